#pragma once

// What most tests of the editor use: what those of core use (tests/core/support/testing.h),
// documents, signal spies, and folders of a test's own.
#include "app/editor/document/document.h"
#include "app/editor/document/long_work.h"
#include "tests/core/support/testing.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <memory>

/// What a file holds; nothing if it cannot be read.
inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

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

/// While it is there, the window says at once that work takes long, as it does after a moment when
/// a person works. Otherwise tests wait for work as if it were short.
class NoPatience {
public:
    NoPatience() { LongWork::patience = {}; }
    ~NoPatience() { LongWork::patience = m_before; }
    NoPatience(const NoPatience&) = delete;
    NoPatience& operator=(const NoPatience&) = delete;

private:
    std::chrono::milliseconds m_before = LongWork::patience;
};
