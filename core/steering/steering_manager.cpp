#include "core/steering/steering_manager.h"

#include "core/behaviors/formulas.h"
#include "core/scene/obstacle.h"
#include "core/scene/region.h"
#include "core/steering/motion.h"

#include <cmath>

namespace tiller {

namespace {

constexpr std::uint32_t wanderDraw = 0;
constexpr std::uint32_t startDraw = 1;
constexpr double mostDegrees = 1e6;

bool isLength(double number) {
    return number >= 0 && number <= coordinateLimit;
}

/// The settings, with the default for each number that is out of its range.
SteeringSettings soundSettings(SteeringSettings settings) {
    const SteeringSettings sound;
    const auto take = [](double& number, double otherwise) {
        if (!(number >= 0 && std::isfinite(number)))
            number = otherwise;
    };
    if (!(settings.tick > 0 && std::isfinite(settings.tick)))
        settings.tick = sound.tick;
    take(settings.maxForce, sound.maxForce);
    take(settings.responseTime, sound.responseTime);
    take(settings.minSpeed, sound.minSpeed);
    take(settings.maxTurnRate, sound.maxTurnRate);
    take(settings.wander.circleDistance, sound.wander.circleDistance);
    take(settings.wander.circleRadius, sound.wander.circleRadius);
    if (!(settings.wander.angleChange >= 0 && settings.wander.angleChange <= mostDegrees))
        settings.wander.angleChange = sound.wander.angleChange;
    if (!(std::abs(settings.wander.startAngle) <= mostDegrees))
        settings.wander.startAngle = sound.wander.startAngle;
    return settings;
}

} // namespace

SteeringSettings SteeringSettings::perSecond(double ticksPerSecond) {
    SteeringSettings settings;
    if (!(ticksPerSecond > 0 && std::isfinite(ticksPerSecond)))
        return settings;
    settings.tick = 1 / ticksPerSecond;
    settings.maxForce *= ticksPerSecond * ticksPerSecond;
    settings.wander.circleDistance *= ticksPerSecond;
    settings.wander.circleRadius *= ticksPerSecond;
    settings.wander.angleChange *= std::sqrt(ticksPerSecond);
    return settings;
}

SteeringManager::SteeringManager(SteeringBody& host, const SteeringSettings& settings)
    : SteeringManager(&host,
                      {[](const void* of) { return *static_cast<const SteeringBody*>(of); },
                       [](void* of, Vec2 position, Vec2 velocity) {
                           static_cast<SteeringBody*>(of)->position = position;
                           static_cast<SteeringBody*>(of)->velocity = velocity;
                       }},
                      settings) {}

SteeringManager::SteeringManager(void* host, Access access, const SteeringSettings& settings)
    : m_host(host)
    , m_access(access)
    , m_settings(soundSettings(settings))
    , m_random(settings.seed, settings.stream, hashOf("steering-manager"))
    , m_heading(nextHeading(Vec2{1, 0}, body().velocity))
    , m_wanderAngle(settings.wander.drawStartAngle ? 360 * m_random.draw(0, 0, startDraw)
                                                   : wrapDegrees(m_settings.wander.startAngle))
    , m_tick(m_settings.tick) {
    if (!isFinite(m_heading))
        m_heading = {1, 0};
}

Self<double> SteeringManager::self() const {
    const SteeringBody own = body();
    return {.velocity = own.velocity,
            .heading = nextHeading(m_heading, own.velocity),
            .maxSpeed = own.maxVelocity,
            .response = 1 / larger(m_settings.responseTime, m_tick)};
}

Sight<double> SteeringManager::sight(Vec2 target, Vec2 velocity) const {
    return {target - body().position, velocity};
}

void SteeringManager::add(const Force<double>& force, double weight) {
    const Vec2 sum = m_steering + force.value * weight;
    if (force.active && weight > 0 && isFinite(sum))
        m_steering = sum;
}

void SteeringManager::seek(Vec2 target, double slowingRadius, double weight) {
    const ArriveSettings how{.slowingRadius = slowingRadius, .stopRadius = 0};
    add(tiller::arrive(self(), sight(target, {}), how), weight);
}

void SteeringManager::flee(Vec2 target, double weight) {
    add(tiller::flee(self(), sight(target, {}), FleeSettings{}), weight);
}

void SteeringManager::wander(double weight) {
    add(tiller::wander(self(), m_wanderAngle, m_settings.wander), weight);
    m_wandered = m_wandered || weight > 0;
}

void SteeringManager::pursue(const SteeringTarget& target, double weight,
                             const PursueSettings& how) {
    add(tiller::pursue(self(), sight(target.position, target.velocity), how), weight);
}

void SteeringManager::evade(const SteeringTarget& target, double weight, const EvadeSettings& how) {
    add(tiller::evade(self(), sight(target.position, target.velocity), how), weight);
}

void SteeringManager::arrive(Vec2 target, double weight, const ArriveSettings& how) {
    add(tiller::arrive(self(), sight(target, {}), how), weight);
}

void SteeringManager::matchVelocity(const SteeringTarget& target, double weight) {
    add(tiller::matchVelocity(self(), sight(target.position, target.velocity), NoSettings{}),
        weight);
}

void SteeringManager::interpose(const SteeringTarget& first, const SteeringTarget& second,
                                double weight, const InterposeSettings& how) {
    add(tiller::interpose(self(), sight(first.position, first.velocity),
                          sight(second.position, second.velocity), how),
        weight);
}

void SteeringManager::orbit(Vec2 center, double weight, const OrbitSettings& how) {
    add(tiller::orbit(self(), sight(center, {}), how), weight);
}

void SteeringManager::tether(Vec2 center, double weight, const TetherSettings& how) {
    add(tiller::tether(self(), sight(center, {}), how), weight);
}

void SteeringManager::targetSpeed(double speed, double weight) {
    add(tiller::targetSpeed(self(), TargetSpeedSettings{speed}), weight);
}

void SteeringManager::brake(double weight) {
    add(tiller::brake(self(), NoSettings{}), weight);
}

tiller::Neighbors<double> SteeringManager::seen(Neighbors others, double radius, double viewAngle,
                                                int falloff) const {
    tiller::Neighbors<double> sums;
    if (!(radius > 0) || !(viewAngle >= 0))
        return sums;
    const SteeringBody own = body();
    const Vec2 heading = nextHeading(m_heading, own.velocity);
    const double cosine = viewAngle < 360 ? sineCosine(viewAngle / 2).cosine : -2;
    const double bound = cosine * magnitude(cosine);
    for (const SteeringTarget& other : others) {
        const Vec2 offset = other.position - own.position;
        const double square = dot(offset, offset);
        const bool isOwn = square == 0 && other.velocity == own.velocity;
        if (isOwn || !(square < radius * radius) ||
            (viewAngle < 360 && !inView(heading, offset, square, bound)))
            continue;
        const double share = falloff == 0   ? awayShare<0>(square, 1 / radius)
                             : falloff == 1 ? awayShare<1>(square, 1 / radius)
                             : falloff == 2 ? awayShare<2>(square, 1 / radius)
                                            : awayShare<3>(square, 1 / radius);
        sums.count += 1;
        sums.offset = sums.offset + offset;
        sums.velocity = sums.velocity + other.velocity;
        sums.away = sums.away - offset * share;
    }
    return sums;
}

void SteeringManager::separate(Neighbors others, double weight, const SeparationSettings& how) {
    add(separation(self(),
                   seen(others, how.radius, how.viewAngle,
                        how.falloff >= 0 && how.falloff < 4 ? static_cast<int>(how.falloff) : 1),
                   how),
        weight);
}

void SteeringManager::align(Neighbors others, double weight, const AlignmentSettings& how) {
    add(alignment(self(), seen(others, how.radius, how.viewAngle, 0), how), weight);
}

void SteeringManager::cohere(Neighbors others, double weight, const CohesionSettings& how) {
    add(cohesion(self(), seen(others, how.radius, how.viewAngle, 0), how), weight);
}

void SteeringManager::avoidObstacles(const Obstacles& obstacles, double radius, double weight,
                                     const ObstacleAvoidanceSettings& how) {
    if (isPlace(body().position) && isFinite(self().velocity) && isLength(radius) &&
        isLength(how.lookAhead) && isLength(how.margin))
        add(tiller::avoidObstacles(self(), obstacles, Moment(), body().position, radius, how),
            weight);
}

void SteeringManager::avoidWalls(const Obstacles& walls, double weight,
                                 const WallAvoidanceSettings& how) {
    if (isPlace(body().position) && isLength(how.feelerLength) &&
        std::abs(how.feelerAngle) <= mostDegrees)
        add(tiller::avoidWalls(self(), walls, Moment(), body().position, how), weight);
}

void SteeringManager::stayInside(const Region& region, double weight,
                                 const ContainmentSettings& how) {
    if (isPlace(body().position) && isFinite(self().velocity) && isLength(how.lookAhead))
        add(tiller::stayInside(self(), region, Moment(), body().position, how), weight);
}

bool SteeringManager::update(double tick) {
    const SteeringBody own = body();
    const bool isSound = tick > 0 && own.mass > 0 && own.maxVelocity >= 0;
    const Vec2 before = own.velocity;
    const double most = own.maxVelocity;
    Vec2 heading = nextHeading(m_heading, before);
    Vec2 velocity = nextVelocity(before, m_steering, m_settings.maxForce, 1 / own.mass, most, tick);
    const MotionLimits limits{m_settings.maxTurnRate, m_settings.minSpeed};
    if (isSound && limits.limitCourses(tick)) {
        const Course<double> course =
            limitedCourse(before, heading, velocity, 0.0, limits.turnIn(tick),
                          smaller(m_settings.minSpeed, most));
        velocity = course.velocity;
        heading = course.heading;
    }
    const Vec2 position = nextPosition(own.position, velocity, tick);
    if (!isSound || !isFinite(velocity) || !isFinite(position)) {
        reset();
        m_wandered = false;
        return false;
    }
    m_heading = nextHeading(heading, velocity);
    m_access.move(m_host, position, velocity);
    if (m_wandered)
        m_wanderAngle = nextWanderAngle(m_wanderAngle, m_random.draw(m_updates, 0, wanderDraw),
                                        tick, m_settings.wander);
    m_wandered = false;
    m_tick = tick;
    ++m_updates;
    reset();
    return true;
}

} // namespace tiller
