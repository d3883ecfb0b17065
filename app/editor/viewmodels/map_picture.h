#pragma once

#include "app/import/map.h"

#include <QByteArray>
#include <QImage>
#include <QStringList>

namespace tiller {

/// The picture of a map: its tiles and backgrounds, drawn into one image as large as the map. A
/// pixel of the map is a pixel of the image, or less where the image would be too large.
struct MapPicture {
    QImage image;         ///< null if the map draws nothing
    QStringList problems; ///< about pictures that cannot be read, as sentences
};

/// @param folder of the map: no file elsewhere is read
[[nodiscard]] MapPicture drawMap(const maps::Map& map, const QString& folder);

/// The picture as a PNG file of at most 16 MB, made smaller if it has to be. Empty for no picture.
[[nodiscard]] QByteArray pngOf(QImage image);

} // namespace tiller
