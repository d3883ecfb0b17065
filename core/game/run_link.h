#pragma once

#include "core/sim/inputs.h"

#include <cstdint>

namespace tiller::game {

class World;

/// Goes along with a World: sees each of its inputs, and may give it some before each step. The
/// World calls it in its own thread; core/live sends what it sees to an editor.
class RunLink {
public:
    virtual ~RunLink() = default;

    /// Before each step, between two ticks: it may use the world.
    virtual void beforeStep(World& world) = 0;
    /// Whether it wants to see inputs now.
    [[nodiscard]] virtual bool wantsInputs() const = 0;
    /// An input that was carried out.
    virtual void keep(std::uint64_t tick, const Input& input) = 0;
    virtual void afterStep(const World& world) = 0;
    /// The world went back to a saved state.
    virtual void wentBack(const World& world) = 0;
};

} // namespace tiller::game
