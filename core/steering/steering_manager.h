#pragma once

#include "core/base/random.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/formula.h"

#include <concepts>
#include <cstdint>

namespace tiller {

/// What others pursue or evade: any object with the getters position() and velocity(), or the two
/// values themselves.
struct SteeringTarget {
    Vec2 position;
    Vec2 velocity;

    SteeringTarget(Vec2 at, Vec2 by) : position(at), velocity(by) {}

    /// Implicit, so that a game can write `pursue(player)`.
    template <class Object>
    requires requires(const Object& object) {
        { object.position() } -> std::convertible_to<Vec2>;
        { object.velocity() } -> std::convertible_to<Vec2>;
    }
    SteeringTarget(const Object& object)
        : position(object.position()), velocity(object.velocity()) {}
};

/// An object of a game that a SteeringManager moves.
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

/// Settings that all behaviors of a manager share.
struct SteeringSettings {
    double maxForce = 5.4;        ///< limits the sum of forces
    double responseTime = 0;      ///< the time to reach a wanted velocity; 0: one tick
    double minSpeed = 0;          ///< it never moves slower, unless the host's maximum is lower
    double maxTurnRate = noLimit; ///< degrees per time; at rest it turns before it goes
    std::uint64_t seed = 1;       ///< below 2^53
    std::uint64_t stream = 0;     ///< gives hosts with the same seed different random numbers
    WanderSettings wander{.circleDistance = 6, .circleRadius = 8, .angleChange = 57.29577951308232};
};

/// Steers one object by hand, like the movement manager of Bevilacqua 2013 (docs/sources.md): each
/// frame, call the behaviors it should follow, then update. The forces of all calls add up, each
/// times its weight. The formulas are the same source as the simulation's, and give the same bits.
///
/// It does not trust its caller, in release builds neither. A call has no effect if its weight is
/// not above 0, or if a number in it, or of the objects, is not finite. A setting that is negative
/// or not finite has its default instead.
class SteeringManager {
public:
    /// The host must live as long as the manager.
    explicit SteeringManager(SteeringHost& host, const SteeringSettings& settings = {});

    /// Moves toward a target, and slows down within the radius (Bevilacqua's arrival). A radius
    /// of 0: never slows down.
    void seek(Vec2 target, double slowingRadius = 20, double weight = 1);
    void flee(Vec2 target, double weight = 1);
    void wander(double weight = 1);
    void pursue(const SteeringTarget& target, double weight = 1, const PursueSettings& how = {});
    void evade(const SteeringTarget& target, double weight = 1, const EvadeSettings& how = {});

    /// Cuts the steering to maxForce, moves the host by one tick, and clears the steering.
    /// @param tick the length of the tick
    /// Returns false, and only clears the steering, if the tick or the mass is not above 0, the
    /// maximum velocity is below 0, or a number is not finite.
    bool update(double tick = 1);

    /// Drops all calls since the last update.
    void reset() { m_steering = {}; }

    /// The sum of forces since the last update, before it is cut.
    [[nodiscard]] Vec2 steering() const { return m_steering; }

private:
    [[nodiscard]] Self<double> self() const;
    [[nodiscard]] Sight<double> sight(Vec2 target, Vec2 velocity) const;
    void add(const Force<double>& force, double weight);

    SteeringHost& m_host;
    SteeringSettings m_settings;
    RandomStream m_random;
    Vec2 m_steering;
    Vec2 m_heading; ///< +x until the object moves
    double m_wanderAngle;
    bool m_wandered = false;
    double m_tick = 1; ///< the length of the last tick, and the assumed length of the next
    std::uint64_t m_updates = 0;
};

} // namespace tiller
