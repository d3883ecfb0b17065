#pragma once

#include <QSize>
#include <QString>

namespace tiller {

/// The pictures of one note. They are files in the folder of the project. Each is checked before
/// any of it is read: links in the path are followed first, and only regular files are opened.
class NotePictures {
public:
    explicit NotePictures(const QString& folder) : m_folder(folder) {}

    struct Picture {
        QString problem; ///< why the picture is not shown, as a sentence; empty if it is shown
        QString file;    ///< its real path
        QSize size;
    };
    /// The picture that the note names. Adds its pixels to those of the note.
    [[nodiscard]] Picture find(const QString& name);

private:
    QString m_folder;
    qsizetype m_pixels = 0; ///< of the pictures found so far
};

} // namespace tiller
