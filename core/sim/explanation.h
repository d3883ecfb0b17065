#pragma once

#include "core/base/vec2.h"
#include "core/model/project.h"
#include "core/nodes/expression.h"

#include <optional>
#include <vector>

namespace tiller {

/// What one node does for one agent.
struct NodeExplanation {
    Id node;
    bool active = false;        ///< a force is active, a condition true, a target there
    bool used = false;          ///< it reaches the steering
    double weight = 0;          ///< of its force on the way to the steering, all links multiplied
    Vec2 force = {};            ///< of behaviors and combiners, before weights
    std::optional<Vec2> target; ///< of targets: where it is in the world
    std::vector<double> memory; ///< what it remembers: a meter's store, a wander angle, ...
    /// What its formula names beside its settings and what it may know of the agent: each input's
    /// target by the port's id (a place), with Velocity and Heading behind it; of neighbors:
    /// neighbors (how many), neighborPosition, neighborVelocity, away; and the type's own.
    TermValues quantities;
    bool followsCursor = false; ///< a target at an input is where the mouse is
};

/// What one wire into a force input carries for one agent.
struct LinkExplanation {
    Id link;
    Vec2 force = {}; ///< weight * force
    bool used = false;
};

/// Why an agent does what it does.
struct Explanation {
    Vec2 position, velocity, heading;
    double mass = 0, radius = 0, maxSpeed = 0, maxForce = 0;
    std::vector<NodeExplanation> nodes; ///< on the way to the steering, sources first
    std::vector<LinkExplanation> links;
    Id mode;        ///< the one it is in; empty where there are none
    Vec2 wanted;    ///< the sum at `steering`
    Vec2 steering;  ///< what is left of it: cut to maxForce
    double cut = 0; ///< how much force that took away
    /// What formulas name of the agent: position, velocity, heading (of the motion), facing,
    /// maxSpeed, maxForce, mass, bodyRadius, tick, t' (its response time), wanted.
    TermValues quantities;
};

/// Forces of all agents of a population, as columns.
struct PopulationForces {
    struct Column {
        Id node;
        std::vector<double> x, y; ///< weight * force; (0, 0) where it is not used
        /// 1 where it is used; of a condition, where it is true; of a target, where it is there.
        std::vector<std::uint8_t> on = {};
    };

    std::vector<double> steeringX, steeringY;
    std::vector<Column> behaviors;
    std::vector<Column> others; ///< combiners; and conditions and targets, which give no force
};

} // namespace tiller
