#include "app/editor/teach/note_pictures.h"

#include "app/editor/document/picture_file.h"

#include <QCoreApplication>

namespace tiller {

namespace {

constexpr qsizetype maxNotePixels = 24'000'000; // of all pictures of a note: about 100 MB in memory

QString trPictures(const char* text) {
    return QCoreApplication::translate("NotePictures", text);
}

/// The sentence that stands in place of a picture.
QString sentenceOf(PictureFile::Problem problem) {
    using Problem = PictureFile::Problem;
    switch (problem) {
    case Problem::none:
        break;
    case Problem::elsewhere:
        return trPictures(
            "[The picture %1 is not shown: pictures must be files beside the project.]");
    case Problem::noFolder:
        return trPictures("[Save the project beside the picture %1 to show it.]");
    case Problem::missing:
        return trPictures("[The picture %1 is missing.]");
    case Problem::noFile:
        return trPictures("[The picture %1 is not a file.]");
    case Problem::largeFile:
        return trPictures("[The picture %1 is not shown: it has more than 16 MB.]");
    case Problem::unreadable:
        return trPictures("[The picture %1 cannot be read.]");
    case Problem::largePicture:
        return trPictures("[The picture %1 is not shown: the pictures of a note may have 24 "
                          "million pixels together.]");
    }
    return {};
}

} // namespace

NotePictures::Picture NotePictures::find(const QString& name) {
    const PictureFile found = findPicture(m_folder, name, maxNotePixels - m_pixels);
    if (found.problem != PictureFile::Problem::none)
        return {sentenceOf(found.problem).arg(name), {}, {}};
    m_pixels += qsizetype{found.size.width()} * found.size.height();
    return {{}, found.file, found.size};
}

} // namespace tiller
