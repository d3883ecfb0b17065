#pragma once

#include "core/base/vec2.h"

/// What formulas take and give. A formula is a template over its number type (see
/// core/base/number.h), so that SteeringManager and the simulation run the same source.
namespace tiller {

/// What a formula may know of the agent it steers, at the start of the tick.
template <class Number>
struct Self {
    Vector<Number> velocity{};
    Vector<Number> heading{Number(1), Number(0)}; ///< u(v); of the last motion while at rest
    Number maxSpeed{};                            ///< M
    Number reaction{Number(1)};                   ///< t' = max(responseTime, tick)
};

/// What it sees of its target.
template <class Number>
struct Sight {
    Vector<Number> offset{};   ///< target - p; the short way round in a world that wraps
    Vector<Number> velocity{}; ///< of the target; zero for a point
};

template <class Number>
struct Force {
    Vector<Number> value{};
    decltype(Number() < Number()) active{};
};

/// The force that turns the velocity into the wanted one within the reaction time: (d - v)/t'.
template <class Number>
[[nodiscard]] Vector<Number> steer(const Self<Number>& self, Vector<Number> desired) {
    return (desired - self.velocity) / self.reaction;
}

template <class Number>
[[nodiscard]] Force<Number> active(Vector<Number> value) {
    return {value, Number(0) < Number(1)};
}

} // namespace tiller
