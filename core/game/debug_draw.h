#pragma once

#include "core/base/vec2.h"
#include "core/sim/explanation.h"

namespace tiller::game {

/// What a line or a circle shows; a game gives each its color.
enum class Stroke {
    body,     ///< a circle: the agent's body
    velocity, ///< a line to where the agent is after its response time at this velocity
    force,    ///< a line: one behavior's part of the force
    steering, ///< a line: the force that moves the agent
    target,   ///< a line to a target in use; a circle around it
    range,    ///< a circle: a distance that is a setting of a node in use
};

/// Where a game draws what moves an agent.
class DebugDraw {
public:
    virtual ~DebugDraw() = default;
    virtual void line(Vec2 from, Vec2 to, Stroke what) = 0;
    virtual void circle(Vec2 center, double radius, Stroke what) = 0;
};

/// Draws one agent. A force as long as maxForce is drawn 5 radii long; a longer one is longer.
void drawExplanation(const Project& project, const Explanation& explanation, DebugDraw& draw);

/// The same in words, one line for each node in use.
[[nodiscard]] std::string explanationText(const Project& project, const Explanation& explanation);

} // namespace tiller::game
