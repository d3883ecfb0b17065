#pragma once

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

    /// Reads the pictures that have changed. @param folder of the project; empty if it has none
    void show(const Layers& layers, const QString& folder);

    /// Those to draw, from the back to the front.
    [[nodiscard]] const std::vector<Picture>& all() const { return m_pictures; }
    /// Why the picture of a layer is not shown, as a sentence; empty if it is, or if it has none.
    [[nodiscard]] QString problemOf(const Id& layer) const;

private:
    struct File {
        QString folder;
        QDateTime time; ///< when it was written; invalid if there was none
        QImage image = {};
        QString problem = {};
    };
    [[nodiscard]] static File read(const QString& folder, const QString& name);

    std::map<QString, File> m_files; ///< by name
    std::vector<Picture> m_pictures;
    std::map<Id, QString> m_problems; ///< by layer
};

/// Draws the pictures where a view shows them.
void paintPictures(QPainter& painter, const LayerPictures& pictures, const ViewTransform& view);

} // namespace tiller
