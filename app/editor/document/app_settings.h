#pragma once

#include "app/editor/document/shortcuts.h"

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What the editor remembers between sessions, apart from projects: theme, recent files, panes.
class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    Q_PROPERTY(QStringList recentFiles READ recentFiles NOTIFY recentFilesChanged)
    Q_PROPERTY(tiller::Shortcuts* shortcuts READ shortcuts CONSTANT)

public:
    explicit AppSettings(QObject* parent = nullptr);

    /// As chosen; until then, as the desktop's own colors are.
    [[nodiscard]] bool dark() const { return m_dark; }
    void setDark(bool dark);

    [[nodiscard]] QStringList recentFiles() const; ///< the latest first; those that are still there
    Q_INVOKABLE void addRecentFile(const QString& file);
    Q_INVOKABLE void clearRecentFiles();

    [[nodiscard]] Shortcuts* shortcuts() { return &m_shortcuts; }

signals:
    void darkChanged();
    void recentFilesChanged();

private:
    QSettings m_settings;
    Shortcuts m_shortcuts;
    bool m_dark;
};

} // namespace tiller
