#pragma once

#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <cassert>

namespace tiller {

/// A world for tests, made with the edits that the editor makes: hunters that pursue the nearest
/// prey; prey that evade hunters, arrive at the mouse and wander.
class Hunt {
public:
    Id hunter, prey, evade, wander, cursor, point, pointNode;
    Project project;

    Hunt(double hunters, double preyCount) {
        hunter = add("agent-type");
        prey = add("agent-type");
        set(hunter, "count", hunters);
        set(prey, "count", preyCount);
        set(hunter, "color", std::string("#ff0000"));
        set(prey, "color", std::string("#00ff00"));
        wander = add("wander");
        evade = add("evade");
        cursor = add("cursor");
        const Id pursue = add("pursue");
        const Id arrive = add("arrive");
        link(prey, "agents", pursue, "target");
        link(pursue, "force", hunter, "steering");
        link(hunter, "agents", evade, "target");
        link(cursor, "point", arrive, "target");
        for (const Id& each : {evade, arrive, wander})
            link(each, "force", prey, "steering");
        assert(!hasErrors(check(project)));
    }

    /// Adds a point that hunters flee.
    void addPoint() {
        pointNode = add("point");
        const Id flee = add("flee");
        link(pointNode, "point", flee, "target");
        link(flee, "force", hunter, "steering");
        point = project.scene.back().id;
    }

    Id add(std::string_view type) {
        const Change change = addNode(project, m_ids, type, {}, {400, 300}).value();
        apply(change, project);
        return change.nodes.back().after->id;
    }

    void link(const Id& from, const char* output, const Id& to, const char* input) {
        apply(connect(project, m_ids, {from, output}, {to, input}).value(), project);
    }

    void set(const Id& id, const char* setting, const Value& value) {
        apply(setValue(project, id, setting, value).value(), project);
    }

    [[nodiscard]] Id linkFrom(const Id& node) const {
        for (const Link& each : project.links)
            if (each.from.node == node)
                return each.id;
        return {};
    }

private:
    IdSource m_ids{7};
};

} // namespace tiller
