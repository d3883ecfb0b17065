#pragma once

#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller {

/// The output of a Way for each agent: vx is the cell of the agent's own goal, whose offset from
/// the agent is (x, y); or this, where the nearest goal is one that all agents share.
inline constexpr double sharedGoals = -1;
/// Or this, or less, where a path leads: vy is how far it is to the goal, and the ordinal of
/// `agent` the cell to head for, or PathStep::toGoal.
inline constexpr double byPath = -2;

/// The flags of a step as a number from byPath down.
[[nodiscard]] inline double flagsOf(const PathStep& step) {
    return byPath - (step.isSeen ? 4 : 0) - (step.waits ? 2 : 0) - static_cast<double>(step.passed);
}

/// @pre a path leads
[[nodiscard]] inline PathStep stepWithFlags(double number) {
    const auto flags = static_cast<unsigned>(byPath - number);
    PathStep step;
    step.isSeen = (flags & 4) != 0;
    step.waits = (flags & 2) != 0;
    step.passed = flags & 1;
    return step;
}

[[nodiscard]] inline const Way* wayOf(const Geometry* geometry) {
    const auto* way = geometry ? geometry->as<std::shared_ptr<Way>>() : nullptr;
    return way ? way->get() : nullptr;
}

/// The field that leads an agent to its goal. @pre the way's output is on for this agent, and no
/// path leads it
[[nodiscard]] inline std::shared_ptr<const WayField> fieldOf(const Way& way, const Signal& output,
                                                             std::size_t lane) {
    if (output.vx[lane] == sharedGoals)
        return {std::shared_ptr<const WayField>(), way.shared.get()};
    return way.fields->to(static_cast<WayCell>(output.vx[lane]));
}

/// The next step of an agent's way to the exact place of its goal; nothing where none leads there.
/// @param to receives that place, if it is not null and the way goes straight there, or all
/// agents have one goal
/// @pre as for fieldOf
[[nodiscard]] inline std::optional<WayField::Step> stepOf(const Way& way, const Signal& output,
                                                          const Block& block, std::size_t lane,
                                                          std::optional<Vec2>* to = nullptr) {
    const Vec2 position = block.position(lane);
    const bool isShared = output.vx[lane] == sharedGoals;
    const Vec2 offset{output.x[lane], output.y[lane]};
    const Vec2 own = position + offset;
    if (output.vx[lane] <= byPath) {
        const WayCell next = output.agent[lane].ordinal;
        if (next != PathStep::toGoal)
            return WayField::Step{way.fields->cells().offset(position, way.corners->site(next)),
                                  output.vy[lane]};
        if (to)
            *to = own;
        return WayField::Step{offset, output.vy[lane]};
    }
    if (to && !isShared)
        *to = own;
    else if (to && way.goals.size() == 1 && !way.goals.front().region)
        *to = way.goals.front().place;
    return fieldOf(way, output, lane)->stepFrom(position, [&](WayCell goal) {
        const Vec2 place = isShared ? way.placeOf(*block.moment, goal, position) : own;
        if (to)
            *to = place;
        return place;
    });
}

} // namespace tiller
