#pragma once

#include "app/editor/document/app_settings.h"
#include "app/editor/document/file_session.h"
#include "tests/app/editor/testing.h"

namespace tiller {

inline const QString example = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";

inline bool writeContent(const QString& path, const QByteArray& content,
                         QIODevice::OpenMode mode = QIODevice::WriteOnly) {
    QFile file(path);
    return file.open(mode) && file.write(content) == content.size();
}
/// Makes a file as old as this.
inline bool setAge(const QString& path, int days) {
    QFile file(path);
    return file.open(QIODevice::ReadWrite) &&
           file.setFileTime(QDateTime::currentDateTime().addDays(-days),
                            QFileDevice::FileModificationTime);
}

/// The parts of a window that deal with files. Where it has a file, it opens it.
struct Session {
    Document document;
    AppSettings settings;
    FileSession files{document, settings};

    explicit Session(const QString& file = {}) {
        if (!file.isEmpty() && !document.open(file))
            qFatal("the file cannot be opened");
    }
    void renameHunter(const char* name) {
        document.push(rename(document.project(), "hunter", name), "Rename");
    }
    bool saveRenamed(const char* name) {
        renameHunter(name);
        return static_cast<bool>(document.save());
    }
    [[nodiscard]] const Project& project() const { return document.project(); }
    [[nodiscard]] std::string hunter() const { return project().node("hunter")->name; }
};

/// A test whose functions have a copy of the hunt each, in a folder of its own.
class FileTest : protected TestHome {
protected:
    void begin() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = inFolder("hunt.tiller");
        QVERIFY(QFile::copy(example, m_file));
    }
    [[nodiscard]] QString inFolder(const char* name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList filesInFolder() const {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

} // namespace tiller
