#pragma once

#include "app/editor/viewport/painters.h"
#include "tests/core/sim/build_project.h"

namespace tiller {

/// The start of a run and what a picture of it needs, in a world of 800 x 600. A unit is a pixel.
struct ShownRun {
    Project project;
    Simulation simulation{project};
    Frame frame;
    ProjectLook look{project, true};
    SceneShapes scene;
    Trails trails;
    ViewTransform view;

    ShownRun(const ProjectBuilder& builder, bool withForces) : project(builder.build()) {
        fillFrame(frame, simulation, 1, withForces);
        view.fit({0, 0, 800, 600}, {800, 600}, 0);
    }

    [[nodiscard]] WorldPicture picture() const {
        return {.project = project,
                .frame = frame,
                .look = look,
                .trails = trails,
                .view = view,
                .size = {800, 600},
                .scene = scene};
    }
};

} // namespace tiller
