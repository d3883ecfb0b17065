#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <string_view>

namespace tiller {

/// From now on, a crash leaves a report in the folder: the version, the signal, the last commands
/// and the stack. Only the person can read it, and it is sent nowhere. Removes the oldest reports,
/// so that with a new one there are at most ten.
/// @param folder must exist
void installCrashHandler(const QString& folder, const QString& version);

/// Remembers what the person did, for the report. Only the window's thread may call it.
void noteCommand(std::string_view command);

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
