#pragma once

#include "app/editor/viewport/render_look.h"
#include "core/base/result.h"

#include <QImage>

namespace tiller {

/// Draws a running world into pictures, without a window, as the viewport does. The same world
/// gives the same bytes.
class WorldRenderer {
public:
    explicit WorldRenderer(RenderLook look);

    /// The world as it is now. Trails are of what was drawn before.
    /// @param project what the simulation runs, as edited up to now
    [[nodiscard]] QImage draw(const Simulation& simulation, const Project& project);

private:
    void show(const Project& project);
    [[nodiscard]] ViewTransform viewOf(const Project& project, const QSizeF& size) const;

    RenderLook m_look;
    std::optional<Project> m_project; ///< what the rest was made of
    ProjectLook m_projectLook;
    SceneShapes m_scene;
    Trails m_trails;
    Frame m_frame;
};

/// Puts a picture into a file as PNG, whole or not at all.
[[nodiscard]] Result<Done> savePng(const QImage& image, const QString& file);

} // namespace tiller
