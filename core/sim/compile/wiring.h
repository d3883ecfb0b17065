#pragma once

#include "core/model/project.h"
#include "core/numbers/variable.h"
#include "core/scene/geometry.h"

#include <cstdint>
#include <map>
#include <memory>
#include <set>

namespace tiller {

/// The geometry of a scene item; null for an obstacle or a path without points.
[[nodiscard]] std::shared_ptr<const Geometry> geometryOf(const Project& project,
                                                         const SceneItem& item);

/// The settings of an obstacle, as the world has it.
[[nodiscard]] ObstacleGeometry obstacleOf(const Project& project, const SceneItem& item);
/// Those of a group, or all if it is empty.
[[nodiscard]] std::vector<ObstacleGeometry> obstacleListOf(const Project& project,
                                                           const std::string& group);

/// Finds what the programs of a project's agent types are made from. It is built once for all of
/// them. The project must outlive it.
class Wiring {
public:
    /// @param project resolved, without errors
    /// @param ways keeps the ways of the world  @param grounds of the world
    /// @param given the goals that agents got in the run, by type; must outlive all geometry
    /// @param variables of the world; must outlive all programs
    /// @param kept links that count although their weight may be 0
    Wiring(const Project& project, Ways& ways, const Grounds& grounds,
           const std::map<Id, GivenGoals>& given, const Variables& variables,
           const std::set<Id>& kept = {});

    [[nodiscard]] const Project& project() const { return m_project; }

    /// The links into an input, in their order.
    [[nodiscard]] const std::vector<const Link*>& linksInto(const Id& node,
                                                            const std::string& port) const;

    /// Every node from which links lead to this one, in the order in which nodes run. The search
    /// does not go on at agent types, which are left out. The number at a Summary is not
    /// before it, but before the agent types that it sums up.
    [[nodiscard]] std::vector<const Node*> nodesBefore(const Id& node) const;

    /// A Summary of the numbers of an agent type.
    struct SummaryOf {
        std::size_t index = 0;        ///< of the Summary, among those of the project
        const Link* number = nullptr; ///< into it; null: each agent counts 1
    };
    [[nodiscard]] const std::vector<SummaryOf>& summariesOf(const Id& agentType) const;

    /// Null if there is none.
    [[nodiscard]] const SceneItem* sceneItem(std::string_view id) const;

    /// The geometry that a node refers to: the scene item in its settings, or all obstacles of its
    /// group. Null if it refers to none. Nodes that refer to the same share it.
    [[nodiscard]] std::shared_ptr<const Geometry> geometryOf(const Node& node);

    /// The ways that a Way node gives the agents of one type, on a map that it may share.
    /// @param radius of the largest body of the type  @param most agents of the type that may live
    [[nodiscard]] std::shared_ptr<const Geometry> wayOf(const Node& node, double radius,
                                                        double most);
    /// Whether a Way has goals that may differ from agent to agent, or move.
    [[nodiscard]] bool hasOwnGoals(const Node& way) const;

    /// Where the value of a variable of the world is; null for other nodes.
    [[nodiscard]] const double* variable(const Id& node) const {
        const auto found = m_variables.find(node);
        return found == m_variables.end() ? nullptr : &found->second;
    }

    /// The goals of the agents of a type: those that placed agents start with, and those given.
    [[nodiscard]] std::shared_ptr<const Geometry> ownGoalsOf(const Node& agentType);

private:
    [[nodiscard]] double ownGoalsOf(const Node& way, double most) const;

    struct Place {
        const Node* node = nullptr;
        std::size_t rank = 0; ///< in the order in which nodes run
    };

    const Project& m_project;
    Ways& m_ways;
    const Grounds& m_grounds;
    const std::map<Id, GivenGoals>& m_given;
    const Variables& m_variables;
    std::map<PortRef, std::vector<const Link*>> m_linksInto;
    std::map<std::string_view, Place> m_nodes;
    std::map<std::string_view, const SceneItem*> m_scene;
    std::map<const SceneItem*, std::shared_ptr<const Geometry>> m_geometry;
    std::map<std::string_view, std::shared_ptr<const Geometry>> m_obstacles; ///< by group
    std::map<Id, std::vector<SummaryOf>> m_summaries;                        ///< by agent type
};

/// Whether an agent can go to a scene item.
[[nodiscard]] bool mayBeGoal(const SceneItem& item);

/// The places of an agent's goals. Items that the scene does not have are left out.
[[nodiscard]] Points placesOf(const Project& project, const Id& agentType, std::uint32_t ordinal,
                              const std::vector<AgentGoal>& goals);

} // namespace tiller
