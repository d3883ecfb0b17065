#pragma once

#include "core/base/random.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/formula.h"

#include <concepts>
#include <cstdint>
#include <span>

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

/// What a SteeringManager moves, as plain data.
struct SteeringBody {
    Vec2 position, velocity;
    double maxVelocity = 3; ///< at least 0
    double mass = 1;        ///< above 0
};

/// An object of a game that a SteeringManager moves: it gives these four, and takes two of them.
template <class Object>
concept SteeringHost = requires(Object& object, const Object& same, Vec2 vector) {
    { same.position() } -> std::convertible_to<Vec2>;
    { same.velocity() } -> std::convertible_to<Vec2>;
    { same.maxVelocity() } -> std::convertible_to<double>;
    { same.mass() } -> std::convertible_to<double>;
    object.setPosition(vector);
    object.setVelocity(vector);
};

/// Settings that all behaviors of a manager share. Times are ticks, and speeds lengths per tick, as
/// in Bevilacqua 2013; perSecond() has the same in seconds.
struct SteeringSettings {
    double tick = 1;              ///< the length of one, above 0
    double maxForce = 5.4;        ///< limits the sum of forces
    double responseTime = 0;      ///< the time to reach a wanted velocity; 0: one tick
    double minSpeed = 0;          ///< it never moves slower, unless the host's maximum is lower
    double maxTurnRate = noLimit; ///< degrees per time; at rest it turns before it goes
    std::uint64_t seed = 1;       ///< below 2^53
    std::uint64_t stream = 0;     ///< gives hosts with the same seed different random numbers
    WanderSettings wander{.circleDistance = 6, .circleRadius = 8, .angleChange = 57.29577951308232};

    /// Those in seconds: the same motion for hosts whose speeds are lengths per second.
    [[nodiscard]] static SteeringSettings perSecond(double ticksPerSecond = 60);
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
    /// The host must live as long as the manager, and stay where it is.
    explicit SteeringManager(SteeringBody& host, const SteeringSettings& settings = {});
    template <SteeringHost Object>
    explicit SteeringManager(Object& host, const SteeringSettings& settings = {})
        : SteeringManager(&host, accessTo<Object>(), settings) {}

    /// Moves toward a target, and slows down within the radius (Bevilacqua's arrival). A radius
    /// of 0: never slows down.
    void seek(Vec2 target, double slowingRadius = 20, double weight = 1);
    void flee(Vec2 target, double weight = 1);
    void wander(double weight = 1);
    void pursue(const SteeringTarget& target, double weight = 1, const PursueSettings& how = {});
    void evade(const SteeringTarget& target, double weight = 1, const EvadeSettings& how = {});
    void arrive(Vec2 target, double weight = 1, const ArriveSettings& how = {});
    void matchVelocity(const SteeringTarget& target, double weight = 1);
    /// Goes between two.
    void interpose(const SteeringTarget& first, const SteeringTarget& second, double weight = 1,
                   const InterposeSettings& how = {});
    void orbit(Vec2 center, double weight = 1, const OrbitSettings& how = {});
    /// Pulls it back when it is farther from a place than the radius.
    void tether(Vec2 center, double weight = 1, const TetherSettings& how = {});
    void targetSpeed(double speed, double weight = 1);
    void brake(double weight = 1);

    /// @name Behaviors about neighbors
    /// Of a list that the game has; those beyond the radius or out of view do not count, and the
    /// object itself may be in it. Sums are in the order of the list.
    /// @{
    using Neighbors = std::span<const SteeringTarget>;
    void separate(Neighbors others, double weight = 1, const SeparationSettings& how = {});
    void align(Neighbors others, double weight = 1, const AlignmentSettings& how = {});
    void cohere(Neighbors others, double weight = 1, const CohesionSettings& how = {});
    /// @}

    /// @name Behaviors about walls
    /// Make Obstacles once of a list (core/scene/obstacle.h), and a Region (core/scene/region.h).
    /// @param radius of the object
    /// @{
    void avoidObstacles(const Obstacles& obstacles, double radius, double weight = 1,
                        const ObstacleAvoidanceSettings& how = {});
    void avoidWalls(const Obstacles& walls, double weight = 1,
                    const WallAvoidanceSettings& how = {});
    void stayInside(const Region& region, double weight = 1, const ContainmentSettings& how = {});
    /// @}

    /// Cuts the steering to maxForce, moves the host by one tick, and clears the steering.
    /// @param tick the length of the tick; without, that of the settings
    /// Returns false, and only clears the steering, if the tick or the mass is not above 0, the
    /// maximum velocity is below 0, or a number is not finite.
    bool update(double tick);
    bool update() { return update(m_settings.tick); }

    /// Drops all calls since the last update.
    void reset() { m_steering = {}; }

    /// The sum of forces since the last update, before it is cut.
    [[nodiscard]] Vec2 steering() const { return m_steering; }

private:
    struct Access {
        SteeringBody (*read)(const void* host);
        void (*move)(void* host, Vec2 position, Vec2 velocity);
    };
    template <class Object>
    [[nodiscard]] static Access accessTo() {
        return {[](const void* host) {
                    const auto& object = *static_cast<const Object*>(host);
                    return SteeringBody{object.position(), object.velocity(), object.maxVelocity(),
                                        object.mass()};
                },
                [](void* host, Vec2 position, Vec2 velocity) {
                    auto& object = *static_cast<Object*>(host);
                    object.setVelocity(velocity);
                    object.setPosition(position);
                }};
    }
    SteeringManager(void* host, Access access, const SteeringSettings& settings);

    [[nodiscard]] tiller::Neighbors<double> seen(Neighbors others, double radius, double viewAngle,
                                                 int falloff) const;
    [[nodiscard]] SteeringBody body() const { return m_access.read(m_host); }
    [[nodiscard]] Self<double> self() const;
    [[nodiscard]] Sight<double> sight(Vec2 target, Vec2 velocity) const;
    void add(const Force<double>& force, double weight);

    void* m_host;
    Access m_access;
    SteeringSettings m_settings;
    RandomStream m_random;
    Vec2 m_steering;
    Vec2 m_heading; ///< +x until the object moves
    double m_wanderAngle;
    bool m_wandered = false;
    double m_tick; ///< the length of the last tick, and the assumed length of the next
    std::uint64_t m_updates = 0;
};

} // namespace tiller
