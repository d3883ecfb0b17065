#pragma once

#include "tests/core/sim/build_project.h"

namespace tiller {

/// One hunter that goes to a goal at a distance of 300, rests there for one unit of time, and hunts
/// again. The cards of its modes form a ring: Hunt, Tired, Rest, and below them Fit, which leads
/// back.
struct HuntByModes {
    static constexpr double tick = 1.0 / 60;
    Id huntIsMode, restIsMode, outOfHunt, intoRest, outOfRest, intoHunt;
    Project project;

    HuntByModes() {
        project = world("world tick=1/60; hunter:agent-type start=placed; goal:point (400,300); "
                        "go:arrive; there:arrived distance=20 speed=20; hunt:agent-mode; "
                        "tired:transition; rest:agent-mode; fit:transition after=1; "
                        "goal > go.target; goal > there.target; go > hunt > hunter; "
                        "rest > hunter; hunt > tired.from; there > tired > rest; "
                        "rest > fit.from; fit > hunt");
        project.nodes.front().name = "Hunter";
        project.nodes.front().agents = {{"wolf", {100, 300}, {}}};
        place("goal", 0, 400);
        place("go", 264, 400);
        place("there", 264, 600);
        place("hunt", 528, 200);
        place("tired", 792, 160);
        place("rest", 1056, 200);
        place("fit", 792, 400);
        place("hunter", 1320, 200);
        huntIsMode = link("hunt", "hunter");
        restIsMode = link("rest", "hunter");
        outOfHunt = link("hunt", "tired");
        intoRest = link("tired", "rest");
        outOfRest = link("rest", "fit");
        intoHunt = link("fit", "hunt");
    }

private:
    void place(std::string_view node, double x, double y) {
        for (Node& each : project.nodes)
            if (each.id == node)
                each.place = {x, y};
    }
    [[nodiscard]] Id link(std::string_view from, std::string_view to) const {
        for (const Link& each : project.links)
            if (each.from.node == from && each.to.node == to)
                return each.id;
        return {};
    }
};

} // namespace tiller
