#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <thread>

namespace tiller {

/// Writes projects as a folder of pages with an index (app/page/site.h), in a thread of its own.
class CourseExport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed) ///< that is written now: its name
    Q_PROPERTY(int written READ written NOTIFY changed)   ///< how many lessons are
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    using QObject::QObject;
    ~CourseExport() override; ///< cancels, and waits for the end

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] const QString& lesson() const { return m_lesson; }
    [[nodiscard]] int written() const { return m_written; }
    [[nodiscard]] int count() const { return m_count; }

    /// Begins, if nothing is written yet. The lessons come in the order of their names. The title
    /// is made of the folder's name.
    /// @param folder as saveSite takes it
    Q_INVOKABLE void begin(const QStringList& files, const QString& folder);
    /// Stops before the folder is written; it stays as it was.
    Q_INVOKABLE void cancel();

signals:
    void changed();
    void saved(const QString& index); ///< the file to open first
    void failed(const QString& what, const QStringList& why);

private:
    void show(int written, const QString& lesson);
    void end(const QString& folder, const Result<Done>& done, bool isCanceled);

    std::jthread m_thread;
    bool m_running = false;
    QString m_lesson;
    int m_written = 0;
    int m_count = 0;
};

} // namespace tiller
