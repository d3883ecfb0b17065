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
        project = ProjectBuilder()
                      .world("tick", tick)
                      .node("hunter", "agent-type", {{"start", std::string("placed")}})
                      .point("goal", {400, 300})
                      .node("go", "arrive")
                      .node("there", "arrived", {{"distance", 20.0}, {"speed", 20.0}})
                      .node("hunt", "agent-mode")
                      .node("tired", "transition")
                      .node("rest", "agent-mode")
                      .node("fit", "transition", {{"after", 1.0}})
                      .link("goal.point", "go.target")
                      .link("goal.point", "there.target")
                      .link("go.force", "hunt.forces")
                      .link("hunt.mode", "hunter.modes")
                      .link("rest.mode", "hunter.modes")
                      .link("hunt.mode", "tired.from")
                      .link("there.condition", "tired.when")
                      .link("tired.transition", "rest.enter")
                      .link("rest.mode", "fit.from")
                      .link("fit.transition", "hunt.enter")
                      .build();
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
