#pragma once

#include "app/editor/viewport/painters.h"
#include "tests/core/sim/build_project.h"

namespace tiller {

/// The start of a run and what a picture of it needs, in a world of 800 x 600. A unit is a pixel.
struct ShownRun {
    Project project;
    Simulation simulation;
    Frame frame;
    ProjectLook look{project, true};
    SceneShapes scene;
    Trails trails, previousTrails;
    ViewTransform view;

    ShownRun(const ProjectBuilder& builder, bool withForces)
        : ShownRun(builder.build(), withForces) {}
    ShownRun(Project shown, bool withForces, bool trackLeading = false)
        : project(std::move(shown)), simulation(project, {.trackLeading = trackLeading}) {
        fillFrame(frame, simulation, 1, withForces);
        view.fit({0, 0, 800, 600}, {800, 600}, 0);
    }

    void set(const Id& id, const char* setting, const Value& value) {
        apply(setValue(project, id, setting, value).value(), project);
    }
    [[nodiscard]] WorldPicture picture() const {
        return {.project = project,
                .frame = frame,
                .look = look,
                .trails = trails,
                .view = view,
                .size = {800, 600},
                .scene = scene,
                .previousTrails = &previousTrails};
    }
};

} // namespace tiller
