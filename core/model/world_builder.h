#pragma once

#include "core/model/edits.h"

namespace tiller {

/// Makes a project in code: node types, scene types and settings by their ids, as docs/behaviors.md
/// has them. Each call is the edit that a person would make; what cannot be done is a problem, and
/// changes nothing.
///
///     WorldBuilder build;
///     build.set("world", "width", 800.0).node("prey", "agent-type").set("prey", "count", 30.0);
///     build.node("away", "flee").item("lair", "point").node("there", "point");
///     build.set("there", "point", std::string("lair")).wire("there", "away").wire("away", "prey");
///     auto world = game::World::make(build.project().value());
class WorldBuilder {
public:
    /// Adds a node of a type: "agent-type", "seek", ... with the defaults of its settings.
    WorldBuilder& node(const Id& id, std::string_view type);
    /// Adds an item to the scene: "point", "path", "obstacle", "region", "field" or "ground".
    WorldBuilder& item(const Id& id, std::string_view type);
    /// Sets a setting of a node, of an item, or of the world (id "world"). A choice is the text of
    /// its id.
    WorldBuilder& set(std::string_view id, std::string_view setting, const Value& value);
    /// Places an agent; its type then starts with those that are placed.
    WorldBuilder& agent(std::string_view type, Vec2 position, Vec2 velocity = {});
    /// Wires the output of a node to an input of another: "node", or "node.port". Without a port,
    /// to the first input that it fits. @param weight of a force
    WorldBuilder& wire(std::string_view from, std::string_view to, double weight = 1);
    /// Lets a parameter drive a setting of a node, of an item, or of the world. A new parameter has
    /// the value of the setting; the range is that of a number. A setting that joins a parameter
    /// gets its value.
    WorldBuilder& parameter(const Id& id, std::string_view of, std::string_view setting, double min,
                            double max);

    /// The refused calls; without any, the errors of the project.
    [[nodiscard]] Problems problems() const;
    [[nodiscard]] Result<Project> project() const;
    /// The problem of the last call; nothing if it was done.
    [[nodiscard]] const std::optional<Problem>& last() const { return m_last; }
    /// Drops the problem of the last call.
    void dropLastProblem();

private:
    WorldBuilder& take(const Result<Change>& change);
    WorldBuilder& refuse(Problem problem);
    [[nodiscard]] std::optional<Problem> findIdProblem(const Id& id) const;

    Project m_project;
    IdSource m_ids{1};
    Problems m_problems;
    std::optional<Problem> m_last;
};

} // namespace tiller
