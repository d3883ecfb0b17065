#pragma once

#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

/// Settings and standard folders of a test's own, so that a person's settings have no effect.
class TestHome {
public:
    TestHome() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    }

    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};
