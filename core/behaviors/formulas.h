#pragma once

#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/nodes/formula.h"
#include "core/nodes/setting.h"

/// The behaviors that are a formula alone: their settings, and their formulas for doubles, as
/// SteeringManager and other behaviors run them.
namespace tiller {

struct SeekSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1

    bool operator==(const SeekSettings&) const = default;
};

struct FleeSettings {
    double speed = 1;        ///< share of maxSpeed, 0 to 1
    double radius = noLimit; ///< the area of effect: inactive at this distance and beyond

    bool operator==(const FleeSettings&) const = default;
};

struct ArriveSettings {
    double speed = 1;           ///< share of maxSpeed, 0 to 1
    double slowingRadius = 100; ///< it slows down inside; 0: it does not
    double stopRadius = 1;      ///< inside it stops and stays
    bool settles = false;       ///< it stops at others that have arrived; not in SteeringManager

    bool operator==(const ArriveSettings&) const = default;
};

/// How a chaser chooses T: it aims at the place where its target will be after T.
enum class PredictionMode {
    none,            ///< T = 0: where the target is
    fixed,           ///< T = fixedTime
    byDistance,      ///< T = distance / M (Bevilacqua 2012)
    closing,         ///< T = distance / (M + speed of the target) (Buckland, yuka)
    openSteer,       ///< T = distance / |v|, times a factor for both places and ways (OpenSteer)
    intercept,       ///< T until they can meet; as `closing` if they cannot (Isaacs 1965)
    byDistanceWhole, ///< T = distance / M, rounded down: an int, as in the tutorials' code
};

struct Prediction {
    PredictionMode mode = PredictionMode::byDistance;
    double fixedTime = 1;     ///< the T of `fixed`
    double maxTime = noLimit; ///< the most that T may be
    double speed = 1;         ///< share of maxSpeed, of `intercept`

    bool operator==(const Prediction&) const = default;
};

struct PursueSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    PredictionMode prediction = PredictionMode::byDistance;
    double fixedTime = 1;
    double maxTime = noLimit;
    double slowingRadius = 0; ///< it slows down inside; 0: it does not

    bool operator==(const PursueSettings&) const = default;
};

struct EvadeSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    PredictionMode prediction = PredictionMode::byDistance;
    double fixedTime = 1;
    double maxTime = noLimit;
    double radius = noLimit; ///< inactive at this distance from the predicted place and beyond

    bool operator==(const EvadeSettings&) const = default;
};

struct InterposeSettings {
    double speed = 1;   ///< share of maxSpeed, 0 to 1
    double ratio = 0.5; ///< the place between them: 0 is at the first, 1 at the second
    double slowingRadius = 50;

    bool operator==(const InterposeSettings&) const = default;
};

enum class OrbitTurn { left, right };

struct OrbitSettings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    double radius = 80;
    OrbitTurn turn = OrbitTurn::left; ///< as seen on screen

    bool operator==(const OrbitSettings&) const = default;
};

struct TetherSettings {
    double radius = 100; ///< inside it is free

    bool operator==(const TetherSettings&) const = default;
};

struct TargetSpeedSettings {
    double targetSpeed = 60; ///< no more than maxSpeed counts

    bool operator==(const TargetSpeedSettings&) const = default;
};

struct WanderSettings {
    double circleDistance = 60; ///< how far ahead its center is; a speed
    double circleRadius = 40;   ///< a speed
    double angleChange = 180;   ///< degrees per square root of time
    bool drawStartAngle = true; ///< each agent starts with an angle of its own
    double startAngle = 0;      ///< degrees, if not drawn

    bool operator==(const WanderSettings&) const = default;
};

struct SeparationSettings {
    double radius = 30;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the heading; 360 is all round
    double falloff = 1;     ///< 0, 1, 2 or 3: how quickly the push fades with distance

    bool operator==(const SeparationSettings&) const = default;
};

struct AlignmentSettings {
    double radius = 60;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the heading; 360 is all round

    bool operator==(const AlignmentSettings&) const = default;
};

struct CohesionSettings {
    double radius = 60;     ///< neighbors are closer than this
    double viewAngle = 360; ///< degrees, half to each side of the heading; 360 is all round

    bool operator==(const CohesionSettings&) const = default;
};

#include "core/behaviors/formulas-inl.h"

struct Moment;
class Obstacles;
class Region;

struct ObstacleAvoidanceSettings {
    double lookAhead = 1; ///< how far it looks, in time
    double margin = 5;    ///< the room between body and obstacle
    double braking = 0.3; ///< how much it brakes, as a share of how much it turns aside
};

struct WallAvoidanceSettings {
    double feelerLength = 40;
    double feelerAngle = 40; ///< degrees between the feeler ahead and those to both sides
};

struct ContainmentSettings {
    double speed = 1;     ///< share of maxSpeed, 0 to 1
    double lookAhead = 1; ///< how far it looks, in time
};

/// @name Behaviors about geometry, for one agent
/// @param from where it is  @param radius of its body
/// @{
/// Obstacle avoidance (Reynolds 1999; OpenSteer). Inactive without an obstacle in its way.
[[nodiscard]] Force<double> avoidObstacles(const Self<double>& self, const Obstacles& obstacles,
                                           const Moment& moment, Vec2 from, double radius,
                                           const ObstacleAvoidanceSettings& settings);
/// Wall avoidance (Reynolds 1999; Buckland 2005). Inactive if no feeler touches a wall.
[[nodiscard]] Force<double> avoidWalls(const Self<double>& self, const Obstacles& walls,
                                       const Moment& moment, Vec2 from,
                                       const WallAvoidanceSettings& settings);
/// Containment (Reynolds 1999). Inactive while it stays inside.
[[nodiscard]] Force<double> stayInside(const Self<double>& self, const Region& region,
                                       const Moment& moment, Vec2 from,
                                       const ContainmentSettings& settings);
/// @}

} // namespace tiller
