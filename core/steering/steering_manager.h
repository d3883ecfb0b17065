#pragma once

#include "core/base/random.h"
#include "core/behaviors/evade.h"
#include "core/behaviors/pursue.h"
#include "core/behaviors/wander.h"
#include "core/nodes/formula.h"

#include <cstdint>

namespace tiller {

/// A game's own object that a SteeringManager steers, or that others pursue and evade.
class SteeringHost {
public:
    virtual ~SteeringHost() = default;

    [[nodiscard]] virtual Vec2 position() const = 0;
    [[nodiscard]] virtual Vec2 velocity() const = 0;
    virtual void setPosition(Vec2 position) = 0;
    virtual void setVelocity(Vec2 velocity) = 0;
    [[nodiscard]] virtual double maxVelocity() const = 0; ///< at least 0
    [[nodiscard]] virtual double mass() const = 0;        ///< above 0
};

/// What all behaviors of one manager share.
struct SteeringSettings {
    double maxForce = 5.4;    ///< the sum of forces is cut to it
    double responseTime = 0;  ///< in which a wanted velocity is reached; 0: within one tick
    std::uint64_t seed = 1;   ///< below 2^53
    std::uint64_t stream = 0; ///< tells hosts with the same seed apart
    WanderSettings wander{.circleDistance = 6, .circleRadius = 8, .angleChange = 57.29577951308232};
};

/// Steers one object by hand, with the calls of the tutorials' movement manager: each frame, ask
/// for what it should do, then update. Forces of several calls add up, each times its weight. The
/// formulas are those of the simulation: at the same tick, the same source.
/// Weights are at least 0; 0 is as if the call had not been made.
class SteeringManager {
public:
    /// The host must live as long as the manager.
    explicit SteeringManager(SteeringHost& host, const SteeringSettings& settings = {});

    /// Towards a target, slowing down within the radius (the tutorials' arrival); 0: never.
    void seek(Vec2 target, double slowingRadius = 20, double weight = 1);
    void flee(Vec2 target, double weight = 1);
    void wander(double weight = 1);
    void pursue(const SteeringHost& target, double weight = 1, const PursueSettings& how = {});
    void evade(const SteeringHost& target, double weight = 1, const EvadeSettings& how = {});

    /// Cuts the steering to maxForce, moves the host by one tick, and clears the steering.
    /// @param tick the time that passes, above 0
    void update(double tick = 1);

    /// Forgets what was asked for since the last update.
    void reset() { m_steering = {}; }

    /// The sum of what was asked for since the last update, before it is cut.
    [[nodiscard]] Vec2 steering() const { return m_steering; }

private:
    [[nodiscard]] Self<double> self() const;
    [[nodiscard]] Sight<double> sight(Vec2 target, Vec2 velocity) const;
    void add(const Force<double>& force, double weight);

    SteeringHost& m_host;
    SteeringSettings m_settings;
    RandomStream m_random;
    Vec2 m_steering;
    Vec2 m_heading; ///< to the right where the object never moved
    double m_wanderAngle;
    bool m_wandered = false;
    double m_tick = 1; ///< the last one: what the next is taken to be
    std::uint64_t m_updates = 0;
};

} // namespace tiller
