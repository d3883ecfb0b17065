#pragma once

#include <QSize>
#include <QString>

namespace tiller {

/// A folder in the person's state folder, for what the editor keeps by itself: versions, unsaved
/// projects without a file, and crash reports. $XDG_STATE_HOME/tiller/NAME, or
/// ~/.local/state/tiller/NAME. Only the person can read it. The call makes it; if that fails,
/// writing to it does, too.
[[nodiscard]] QString stateFolder(const QString& name);

/// Makes a folder that only the person can read, if there is none.
void makePrivateFolder(const QString& folder);

/// The real path of a file that a project names, from the project's folder. Empty if the name, or a
/// link on its way, leads out of the folder: then nothing outside was looked at. Such a place may
/// be on a file system that never answers. The file may be missing.
/// @param folder of the project; empty: it has none, and no name leads anywhere
[[nodiscard]] QString pathInFolder(const QString& folder, const QString& name);

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
