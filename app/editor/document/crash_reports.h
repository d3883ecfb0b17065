#pragma once

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The latest crash report of an earlier session.
class CrashReports : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the session")
    Q_PROPERTY(QString latest READ latest NOTIFY changed) ///< its path; empty if there is none
    Q_PROPERTY(QString when READ when NOTIFY changed)
    Q_PROPERTY(bool unseen READ unseen NOTIFY changed) ///< nobody has seen it yet

public:
    explicit CrashReports(QString folder, QObject* parent = nullptr);

    [[nodiscard]] static QString folder();

    [[nodiscard]] const QString& latest() const { return m_latest; }
    [[nodiscard]] QString when() const;
    [[nodiscard]] bool unseen() const;

    Q_INVOKABLE QString text() const; ///< of the report
    Q_INVOKABLE void markSeen();
    Q_INVOKABLE void note(const QString& command); ///< for the report of a crash to come

signals:
    void changed();

private:
    QSettings m_settings;
    QString m_latest;
};

} // namespace tiller
