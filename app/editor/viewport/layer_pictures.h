#pragma once

#include "app/editor/document/folders.h"
#include "core/model/scene_layers.h"

#include <QDateTime>
#include <QImage>
#include <QRectF>

class QPainter;

namespace tiller {

class ViewTransform;

/// The pictures of layers, beneath the scene. They are files in the folder of the project.
class LayerPictures {
public:
    struct Picture {
        Id layer;
        QImage image;
        QRectF place; ///< in the world
        double opacity = 1;
    };

    /// Reads the pictures that are shown and have changed. Those beyond 100 million pixels in all
    /// are left out. @param folder of the project; empty if it has none
    void show(const Layers& layers, const QString& folder);

    /// Those to draw, from the back to the front.
    [[nodiscard]] const std::vector<Picture>& all() const { return m_pictures; }
    /// Why the picture of a layer is not shown, as a sentence; empty if it is, or if it has none.
    [[nodiscard]] QString problemOf(const Id& layer) const;

private:
    struct File {
        QString folder;
        QDateTime time; ///< when it was written; invalid if there was none
        PictureFile found = {};
    };
    struct Image {
        QDateTime time;    ///< of its file
        QImage image = {}; ///< null if the file cannot be read
    };
    using Files = std::map<QString, File>;   ///< by the name that a layer gives
    using Images = std::map<QString, Image>; ///< by the real path
    const File& fileOf(const QString& folder, const QString& name, const Files& before);
    [[nodiscard]] static bool isKnown(const Images& images, const File& file);
    [[nodiscard]] static Image read(const File& file);

    Files m_files;
    Images m_images;
    std::vector<Picture> m_pictures;
    std::map<Id, QString> m_problems; ///< by layer
};

/// Draws the pictures where a view shows them.
void paintPictures(QPainter& painter, const LayerPictures& pictures, const ViewTransform& view);

} // namespace tiller
