#pragma once

#include "core/base/vec2.h"
#include "core/model/project.h"
#include "core/nodes/expression.h"
#include "core/nodes/node_code.h"
#include "core/nodes/worked_formula.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tiller {

/// What an action is about to do for one agent. NodeExplanation::active says whether it was carried
/// out in the last tick.
struct ActionExplanation {
    bool isOn = false;  ///< its condition is true
    bool fires = false; ///< it acts in the next tick
    double wait = 0; ///< where it acts regularly and its condition stays true: the time until then

    bool operator==(const ActionExplanation&) const = default;
};

/// What one node does for one agent in the next tick.
struct NodeExplanation {
    Id node;
    bool active = false; ///< a force is active, a condition is true, a target or number is there
    bool used = false;   ///< its result reaches the steering
    double weight = 0;   ///< of its force: the product of the weights to the steering
    Vec2 force = {};     ///< of behaviors and combiners, before weights
    std::optional<Vec2> target;   ///< of targets: where it is in the world
    std::optional<double> number; ///< of numbers
    std::vector<double> memory;   ///< the values it remembers: a meter's store, a wander angle, ...
    /// The values its formula uses, apart from its settings and Explanation::quantities. Each
    /// input's target has the port's id (its place), and the id with Velocity or Heading appended.
    /// Neighbors have: neighbors (how many), neighborPosition, neighborVelocity, away. Some types
    /// add more.
    TermValues quantities;
    bool followsCursor = false;                   ///< a target at an input is at the mouse
    std::optional<ActionExplanation> action = {}; ///< of actions
    std::optional<DirectionMap> map = {};         ///< of nodes that compare directions
};

/// What one wire into a force input carries for one agent.
struct LinkExplanation {
    Id link;
    Vec2 force = {}; ///< weight * force
    bool used = false;
    std::optional<Appeal> appeal = {}; ///< into a node that compares directions
};

/// Why an agent is about to move as it does: the nodes, wires and values of its next tick.
struct Explanation {
    Vec2 position, velocity, heading;
    double mass = 0, radius = 0, maxSpeed = 0, maxForce = 0;
    std::vector<NodeExplanation> nodes; ///< those that can reach the steering, in running order
    std::vector<LinkExplanation> links;
    Id mode;        ///< the mode it is in; empty if its type has none
    Vec2 wanted;    ///< the sum of forces at `steering`
    Vec2 steering;  ///< that sum, cut to maxForce
    double cut = 0; ///< the length that was cut off
    /// The values of the agent that formulas use: position, velocity, heading (of the motion),
    /// facing, maxSpeed, maxForce, mass, bodyRadius, tick, t' (its response time), response (1 /
    /// t'), wanted.
    TermValues quantities;
};

/// The steering that agents computed in a tick, as columns.
struct Decisions {
    std::vector<double> steeringX, steeringY; ///< the force, cut to maxForce
    std::vector<double> desiredX, desiredY;   ///< the velocity that their behaviors ask for
};

/// The forces on all agents of a population, as columns in the order of Population.
struct PopulationForces : Decisions {
    struct Column {
        Id node;
        std::vector<double> x, y; ///< weight * force; (0, 0) for agents that do not use it
        /// 1 for agents that use the node. For a condition: 1 if true. For a target: 1 if found.
        std::vector<std::uint8_t> on = {};
        double weight = 1; ///< of its force: the product of the weights to the steering; that of
                           ///< the type, where agents have values of their own
    };

    std::vector<Column> behaviors;
    std::vector<Column> others; ///< combiners, and conditions and targets (without a force)
    std::vector<double> wantedX = {}, wantedY = {}; ///< the sum of forces, before it is cut
    std::vector<double> responseTime = {};          ///< t' of each agent, at least a tick
    /// The time in which `wanted` would bring each agent the velocity that it stands for: t', or
    /// tick / mass after a node that comes last.
    std::vector<double> wantedTime = {};
};

/// The values of a node's formula for one agent: the node's settings, the agent's own values, what
/// the node saw, and the lines of the formula worked out.
struct Terms {
    TermValues known;
    std::vector<WorkedStep> steps; ///< the lines that apply
};

/// Works out a node's formula. @param node its settings may be newer than the explanation
[[nodiscard]] Terms termsOf(const Node& node, const Explanation& explanation);

/// The part of an explanation that is about a node; null if that node does not steer the agent.
[[nodiscard]] const NodeExplanation* find(const Explanation& explanation, std::string_view node);

} // namespace tiller
