#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <functional>
#include <thread>
#include <vector>

namespace tiller {

/// Reads a file in a thread of its own. If that takes long, the window stays alive meanwhile, says
/// so, and lets the user cancel.
class FileReading : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the document")
    Q_PROPERTY(QString file READ file NOTIFY fileChanged)

public:
    /// @param patience until the window says that a file takes long
    explicit FileReading(std::chrono::milliseconds patience, QObject* parent = nullptr);
    ~FileReading() override; ///< waits for the end of reading that was canceled

    /// The name of the file that takes long, without its folder; empty if there is none.
    [[nodiscard]] const QString& file() const { return m_file; }

    /// Calls @p read in another thread, and handles events until it is done. False if it was
    /// canceled: then it ends later, and what it made is dropped. Refuses to begin while another
    /// file is being read. @param read must own what it uses
    [[nodiscard]] bool run(const QString& file, std::function<void()> read);
    Q_INVOKABLE void cancel();

signals:
    void fileChanged();
    void canceled();

private:
    void setFile(const QString& file);

    std::chrono::milliseconds m_patience;
    QString m_file;
    bool m_isCanceled = false;
    std::vector<std::jthread> m_threads;
};

} // namespace tiller
