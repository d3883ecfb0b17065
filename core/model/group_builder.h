#pragma once

#include "core/model/agent_type.h"
#include "core/model/macros.h"
#include "core/model/registry.h"
#include "core/model/world_time.h"

#include <algorithm>
#include <cmath>
#include <functional>

// For macros.cpp only.
namespace tiller {

/// The size of the columns and rows in which cards are placed on the canvas.
inline constexpr Vec2 cardRoom{264, 184};

/// Builds a group, node by node and wire by wire, as one change.
class GroupBuilder {
public:
    using Values = std::initializer_list<std::pair<std::string_view, Value>>;

    GroupBuilder(const Project& project, IdSource& ids, Vec2 place)
        : m_start(project), m_project(project), m_ids(ids), m_place(place), m_time(project) {
        const auto first = std::ranges::find(project.nodes, agentTypeId, &Node::type);
        if (first != project.nodes.end())
            m_firstAgentType = first->id;
        double most = -1;
        for (const Node& node : project.nodes) {
            if (node.type != agentTypeId)
                continue;
            const double count =
                std::max(numberOf(valueOf(node, "count")), static_cast<double>(node.agents.size()));
            if (count <= most)
                continue;
            most = count;
            m_largestAgentType = node.id;
        }
    }

    /// Adds a node with these settings and returns its id; an empty id after a problem.
    /// @param column, row of the card within the group
    Id node(std::string_view type, std::string_view name, double column, double row,
            Values values = {}) {
        const Vec2 place{m_place.x + column * cardRoom.x, m_place.y + row * cardRoom.y};
        const Result<Change> added = addNode(m_project, m_ids, type, place, {});
        if (!applyIfOk(added))
            return {};
        const Id id = added.value().nodes.back().id();
        const std::vector<Setting>& settings = findNodeType(type)->settings;
        Node& node = m_project.nodes.back();
        node.name = name.empty() ? std::string() : unusedName(std::string(name));
        for (const auto& [setting, value] : values) {
            const std::size_t i = *findNodeType(type)->settingIndex(setting);
            const double* number = std::get_if<double>(&value);
            node.values[i] = number ? Value(m_time.convert(settings[i].unit, *number)) : value;
        }
        return id;
    }

    /// The middle of the world.
    [[nodiscard]] Vec2 middle() const {
        return {std::floor(m_project.worldNumber("width") / 2),
                std::floor(m_project.worldNumber("height") / 2)};
    }

    /// Adds a target with a scene item of these values around the middle of the world.
    Id place(std::string_view type, std::string_view name, double column, double row,
             const std::function<void(SceneItem&)>& shape) {
        const Vec2 at{m_place.x + column * cardRoom.x, m_place.y + row * cardRoom.y};
        const Result<Change> added = addNode(m_project, m_ids, type, at, middle());
        if (!applyIfOk(added))
            return {};
        m_project.nodes.back().name = unusedName(std::string(name));
        shape(m_project.scene.back());
        return added.value().nodes.back().id();
    }

    void wire(const Id& from, const Id& to, std::string_view port, double weight = 1) {
        if (!m_problems.empty() || from.empty())
            return;
        const NodeType& type = *findNodeType(m_project.node(from)->type);
        const Result<Change> joined =
            connect(m_project, m_ids, {from, type.output()->id}, {to, std::string(port)});
        if (applyIfOk(joined) && weight != 1)
            applyIfOk(setWeight(m_project, joined.value().links.back().id(), weight));
    }

    [[nodiscard]] const WorldTime& time() const { return m_time; }

    /// The first agent type of the project before the macro; empty if it had none.
    [[nodiscard]] const Id& firstAgentType() const { return m_firstAgentType; }

    /// The agent type that had the most agents; of several, the first.
    [[nodiscard]] const Id& largestAgentType() const { return m_largestAgentType; }

    [[nodiscard]] Result<Change> finish() && {
        if (!m_problems.empty())
            return m_problems;
        return difference(m_start, m_project);
    }

private:
    bool applyIfOk(const Result<Change>& change) {
        if (!m_problems.empty())
            return false;
        if (!change) {
            m_problems = change.problems();
            return false;
        }
        apply(change.value(), m_project);
        return true;
    }

    [[nodiscard]] std::string unusedName(const std::string& wanted) const {
        std::string name = wanted;
        const auto taken = [&](const Node& node) { return node.name == name; };
        for (int i = 2; std::ranges::any_of(m_project.nodes, taken); ++i)
            name = wanted + ' ' + std::to_string(i);
        return name;
    }

    const Project& m_start;
    Project m_project; ///< with all that is added so far
    IdSource& m_ids;
    Vec2 m_place;
    WorldTime m_time;
    Id m_firstAgentType;
    Id m_largestAgentType;
    Problems m_problems;
};

} // namespace tiller
