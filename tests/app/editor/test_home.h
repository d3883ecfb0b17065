#pragma once

#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

/// Settings, state and standard folders of a test's own, so that those of a person have no effect.
class TestHome {
public:
    TestHome() {
        QStandardPaths::setTestModeEnabled(true);
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_folder.filePath("state")));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }

    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};
