#pragma once

#include <QSize>
#include <QString>

namespace tiller {

/// A picture in the folder of a project. It is checked before any of it is decoded: nothing
/// outside of the folder is looked at, and only regular files of a format that holds pixels alone
/// are opened.
struct PictureFile {
    enum class Problem {
        none,
        elsewhere, ///< not a file below the folder
        noFolder,  ///< the project has no folder yet
        missing,
        noFile,     ///< a folder, a pipe, ...
        largeFile,  ///< more than 16 MB
        unreadable, ///< no picture, or of another format
        largePicture,
    };

    Problem problem = Problem::none;
    QString file = {}; ///< its real path; empty with a problem
    QSize size = {};   ///< in pixels; also of a picture that is too large
};

/// @param name of the file, from the folder  @param mostPixels more is `largePicture`
[[nodiscard]] PictureFile findPicture(const QString& folder, const QString& name,
                                      qsizetype mostPixels);

} // namespace tiller
