#pragma once

#include "core/model/check.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <stdexcept>

namespace tiller {

inline Value text(const char* value) {
    return std::string(value);
}

/// Builds projects for tests. `build` checks the result and throws if it has errors.
class ProjectBuilder {
public:
    ProjectBuilder() { world("tick", 1.0).world("edges", std::string("open")); }

    ProjectBuilder& world(std::string_view setting, const Value& value) {
        return apply(setValue(m_project, "world", setting, value));
    }
    ProjectBuilder& node(const Id& id, const std::string& type,
                         std::initializer_list<std::pair<std::string, Value>> values = {}) {
        m_project.nodes.push_back(
            {.id = id, .type = type, .values = findNodeType(type)->defaults()});
        for (const auto& [setting, value] : values)
            apply(setValue(m_project, id, setting, value));
        return *this;
    }
    /// An agent type as in the tutorials: maxSpeed 3 and maxForce 5.4 per tick, placed by hand.
    ProjectBuilder& agents(const Id& id, std::vector<PlacedAgent> agents, double mass = 1) {
        node(id, "agent-type",
             {{"mass", mass},
              {"maxSpeed", 3.0},
              {"maxForce", 5.4},
              {"responseTime", 0.0},
              {"start", std::string("placed")}});
        m_project.nodes.back().agents = std::move(agents);
        return *this;
    }
    ProjectBuilder& point(const Id& id, Vec2 at) {
        m_project.scene.push_back({.id = id + "-at", .type = "point", .values = {at.x, at.y}});
        return node(id, "point", {{"point", id + "-at"}});
    }
    ProjectBuilder& path(const Id& id, const Points& points, bool closed) {
        return scene(id + "-at", "path", {{"points", points}, {"closed", closed}})
            .node(id, "path", {{"path", id + "-at"}});
    }
    /// Adds an item to the scene.
    ProjectBuilder& scene(const Id& id, const std::string& type,
                          const std::vector<std::pair<std::string, Value>>& values = {}) {
        m_project.scene.push_back(
            {.id = id, .type = type, .values = findSceneType(type)->defaults()});
        for (const auto& [setting, value] : values)
            set(id, setting, value);
        return *this;
    }
    ProjectBuilder& set(const Id& id, std::string_view setting, const Value& value) {
        return apply(setValue(m_project, id, setting, value));
    }
    /// Links two ports, each named as "node.port": "a.force" to "b.steering".
    ProjectBuilder& link(const std::string& from, const std::string& to, double weight = 1) {
        const Id id = "link-" + std::to_string(m_project.links.size());
        m_project.links.push_back({.id = id,
                                   .from = port(from),
                                   .to = port(to),
                                   .weight = weight,
                                   .order = static_cast<int>(m_project.links.size())});
        return *this;
    }

    [[nodiscard]] Project build() const {
        for (const Problem& problem : check(m_project))
            if (problem.severity == Severity::error)
                throw std::runtime_error(problem.text);
        return m_project;
    }

private:
    static PortRef port(const std::string& text) {
        const auto dot = text.find('.');
        return {text.substr(0, dot), text.substr(dot + 1)};
    }
    ProjectBuilder& apply(const Result<Change>& change) {
        if (!change)
            throw std::runtime_error(change.problems().front().text);
        tiller::apply(change.value(), m_project);
        return *this;
    }

    Project m_project;
};

} // namespace tiller
