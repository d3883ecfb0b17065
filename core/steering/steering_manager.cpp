#include "core/steering/steering_manager.h"

#include "core/behaviors/formulas.h"
#include "core/steering/motion.h"

#include <cmath>

namespace tiller {

namespace {

constexpr std::uint32_t wanderDraw = 0;
constexpr std::uint32_t startDraw = 1;
constexpr double mostDegrees = 1e6;

/// The settings, with the default for each number that is out of its range.
SteeringSettings soundSettings(SteeringSettings settings) {
    const SteeringSettings sound;
    const auto take = [](double& number, double otherwise) {
        if (!(number >= 0 && std::isfinite(number)))
            number = otherwise;
    };
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

SteeringManager::SteeringManager(SteeringHost& host, const SteeringSettings& settings)
    : m_host(host)
    , m_settings(soundSettings(settings))
    , m_random(settings.seed, settings.stream, hashOf("steering-manager"))
    , m_heading(nextHeading(Vec2{1, 0}, host.velocity()))
    , m_wanderAngle(settings.wander.drawStartAngle ? 360 * m_random.draw(0, 0, startDraw)
                                                   : wrapDegrees(m_settings.wander.startAngle)) {
    if (!isFinite(m_heading))
        m_heading = {1, 0};
}

Self<double> SteeringManager::self() const {
    return {.velocity = m_host.velocity(),
            .heading = nextHeading(m_heading, m_host.velocity()),
            .maxSpeed = m_host.maxVelocity(),
            .response = 1 / larger(m_settings.responseTime, m_tick)};
}

Sight<double> SteeringManager::sight(Vec2 target, Vec2 velocity) const {
    return {target - m_host.position(), velocity};
}

void SteeringManager::add(const Force<double>& force, double weight) {
    const Vec2 sum = m_steering + force.value * weight;
    if (force.active && weight > 0 && isFinite(sum))
        m_steering = sum;
}

void SteeringManager::seek(Vec2 target, double slowingRadius, double weight) {
    const ArriveSettings how{.slowingRadius = slowingRadius, .stopRadius = 0};
    add(arrive(self(), sight(target, {}), how), weight);
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

bool SteeringManager::update(double tick) {
    const bool isSound = tick > 0 && m_host.mass() > 0 && m_host.maxVelocity() >= 0;
    const Vec2 before = m_host.velocity();
    const double most = m_host.maxVelocity();
    Vec2 heading = nextHeading(m_heading, before);
    Vec2 velocity =
        nextVelocity(before, m_steering, m_settings.maxForce, 1 / m_host.mass(), most, tick);
    const MotionLimits limits{m_settings.maxTurnRate, m_settings.minSpeed};
    if (isSound && limits.limitCourses(tick)) {
        const Course<double> course =
            limitedCourse(before, heading, velocity, 0.0, limits.turnIn(tick),
                          smaller(m_settings.minSpeed, most));
        velocity = course.velocity;
        heading = course.heading;
    }
    const Vec2 position = nextPosition(m_host.position(), velocity, tick);
    if (!isSound || !isFinite(velocity) || !isFinite(position)) {
        reset();
        m_wandered = false;
        return false;
    }
    m_heading = nextHeading(heading, velocity);
    m_host.setVelocity(velocity);
    m_host.setPosition(position);
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
