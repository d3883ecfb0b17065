#pragma once

#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/scene_drawing.h"
#include "app/editor/viewport/selected_handles.h"
#include "app/editor/viewport/spotlight.h"
#include "tests/app/editor/sim/hunt.h"

namespace tiller {

/// The parts of a viewport without a window, on a world of 800 x 600. A unit is a pixel.
struct ViewportParts {
    Hunt hunt{1, 2};
    Document document;
    SimulationController simulation{document.projectModel()};
    ShownWorld world;
    WorldCamera camera;
    Snapping snapping{world, camera};
    SceneDrawing drawing{world, camera, snapping};
    SelectedHandles handles{world, camera};
    LitNode lit{world};
    HeldPoint heldPoint{world, camera};

    ViewportParts() {
        hunt.addPoint();
        document.projectModel().replace(hunt.project);
        world.setDocument(&document);
        world.setSimulation(&simulation);
        camera.setSize({800, 600});
    }

    [[nodiscard]] const Project& project() const { return document.project(); }
    void select(const Id& id) { document.selection()->select(QString::fromStdString(id)); }

    /// Draws a wall point by point, and selects it. Returns its id.
    Id drawWall(const std::vector<QPointF>& points) {
        drawing.setTool("wall");
        for (const QPointF& point : points)
            drawing.press(point, Qt::AltModifier); // Alt: it does not snap
        drawing.pressKey(Qt::Key_Return);
        drawing.dropTool();
        return project().scene.back().id;
    }
    [[nodiscard]] Points pointsOfItem(const Id& id) const {
        return shapeOf(*project().sceneItem(id), 1).points;
    }
};

} // namespace tiller
