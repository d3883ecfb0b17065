#pragma once

#include "app/editor/viewport/render_look.h"
#include "app/editor/viewport/world_picture.h"
#include "core/base/result.h"

#include <QImage>

namespace tiller {

/// Draws a running world into pictures as the viewport does, but without a window. The same world
/// gives the same bytes.
class WorldRenderer {
public:
    explicit WorldRenderer(RenderLook look);

    /// The world as it is now. Trails show the agents of the pictures before.
    /// @param project the project of the simulation, with the edits so far
    [[nodiscard]] QImage draw(const Simulation& simulation, const Project& project);

private:
    void show(const Project& project);
    [[nodiscard]] ViewTransform viewOf(const Project& project, const QSizeF& size) const;

    RenderLook m_look;
    std::optional<Project> m_project; ///< the looks and the scene belong to it
    ProjectLook m_projectLook;
    SceneShapes m_scene;
    LayerPictures m_pictures;
    Trails m_trails;
    Frame m_frame;
};

/// Writes a picture to a file as PNG. If that fails, the file stays as it was.
[[nodiscard]] Result<Done> savePng(const QImage& image, const QString& file);

} // namespace tiller
