#include "core/sim/spawn.h"

#include "core/base/angle.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/scene/region.h"
#include "core/sim/edges.h"
#include "core/steering/motion.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

Region startRegion(const Wiring& wiring, const AgentTypeSettings& settings) {
    const Project& project = wiring.project();
    if (const SceneItem* item = wiring.sceneItem(settings.startRegion))
        return Region(
            settingsFrom<RegionGeometry>(findSceneType(item->type)->settings, item->values));
    return {{0, 0}, {project.worldNumber("width"), project.worldNumber("height")}};
}

struct Start {
    Vec2 position;
    Vec2 velocity;
};

class Spawner {
public:
    Spawner(const Wiring& wiring, const Node& agentType, const Moment& moment)
        : m_agentType(agentType)
        , m_settings(agentTypeSettings(agentType))
        , m_region(startRegion(wiring, m_settings))
        , m_moment(moment)
        , m_starts(seed(wiring.project()), hashOf(agentType.id), hashOf("start"))
        , m_bodies(seed(wiring.project()), hashOf(agentType.id), hashOf("body")) {}

    void add(Population& population) const {
        const auto ordinal = static_cast<std::uint32_t>(population.size());
        Start start = m_settings.start == StartKind::placed ? placed(ordinal) : drawn(ordinal);
        start.position = {limited(start.position.x), limited(start.position.y)};
        start.velocity = {limited(start.velocity.x), limited(start.velocity.y)};
        if (m_moment.edges == Edges::wrap)
            keepInside(m_moment, start.position, start.velocity);
        const Vec2 heading = nextHeading(Vec2{1, 0}, start.velocity);
        population.x.push_back(start.position.x);
        population.y.push_back(start.position.y);
        population.vx.push_back(start.velocity.x);
        population.vy.push_back(start.velocity.y);
        population.headingX.push_back(heading.x);
        population.headingY.push_back(heading.y);
        population.homeX.push_back(start.position.x);
        population.homeY.push_back(start.position.y);
        population.leading.push_back(Population::nobody);
    }

    void setBodies(Population& population) const {
        const std::size_t count = population.size();
        for (auto* column : {&population.mass, &population.radius, &population.maxSpeed,
                             &population.maxForce, &population.reaction})
            column->resize(count);
        for (std::uint32_t i = 0; i < count; ++i) {
            const auto spread = [&](std::uint32_t draw, double value, double share) {
                return share == 0 ? value
                                  : value * (1 + share * (2 * m_bodies.draw(0, i, draw) - 1));
            };
            const AgentTypeSettings& s = m_settings;
            population.mass[i] = spread(0, s.mass, s.massSpread);
            population.radius[i] = spread(1, s.radius, s.radiusSpread);
            population.maxSpeed[i] =
                std::min(spread(2, s.maxSpeed, s.maxSpeedSpread), coordinateLimit);
            population.maxForce[i] =
                s.maxForce == noLimit ? 1e300 : spread(3, s.maxForce, s.maxForceSpread);
            population.reaction[i] =
                std::max(spread(4, s.responseTime, s.responseTimeSpread), m_moment.tickLength);
        }
    }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        if (m_settings.start == StartKind::placed)
            for (const PlacedAgent& agent : m_agentType.agents)
                names.push_back(agent.name);
        return names;
    }

private:
    static std::uint64_t seed(const Project& project) {
        return static_cast<std::uint64_t>(project.worldNumber("seed"));
    }

    static double limited(double x) {
        return lattice(std::clamp(x, -coordinateLimit, coordinateLimit));
    }

    Start placed(std::uint32_t ordinal) const {
        const PlacedAgent& agent = m_agentType.agents.at(ordinal);
        return {agent.position, agent.velocity};
    }

    Start drawn(std::uint32_t ordinal) const {
        const auto draw = [&](std::uint32_t number) { return m_starts.draw(0, ordinal, number); };
        Start start;
        start.position = m_region.randomPlace(draw);
        start.velocity = {m_settings.startVelocityX, m_settings.startVelocityY};
        if (m_settings.startVelocity == StartVelocity::random) {
            const double speed = m_settings.startSpeedMin +
                                 draw(2) * (m_settings.startSpeedMax - m_settings.startSpeedMin);
            start.velocity = direction(360 * draw(3)) * speed;
        }
        return start;
    }

    const Node& m_agentType;
    AgentTypeSettings m_settings;
    Region m_region;
    const Moment& m_moment;
    RandomStream m_starts;
    RandomStream m_bodies;
};

/// Drops the agents with the highest ordinals.
void shrink(Population& population, std::size_t count) {
    for (auto* column :
         {&population.x, &population.y, &population.vx, &population.vy, &population.headingX,
          &population.headingY, &population.homeX, &population.homeY})
        column->resize(count);
    population.facingX.resize(std::min(count, population.facingX.size()));
    population.facingY.resize(population.facingX.size());
    population.leading.resize(count);
}

/// New agents look where they go.
void faceAhead(Population& population, bool turns) {
    population.facingX.resize(turns ? population.facingX.size() : 0);
    population.facingY.resize(population.facingX.size());
    for (std::size_t i = population.facingX.size(); turns && i < population.size(); ++i) {
        population.facingX.push_back(population.headingX[i]);
        population.facingY.push_back(population.headingY[i]);
    }
}

} // namespace

CrowdFacts factsOf(const Node& agentType) {
    const AgentTypeSettings settings = agentTypeSettings(agentType);
    const bool isPlaced = settings.start == StartKind::placed;
    const std::size_t count =
        isPlaced ? agentType.agents.size() : static_cast<std::size_t>(settings.count);
    double start = length(Vec2{settings.startVelocityX, settings.startVelocityY});
    if (settings.startVelocity == StartVelocity::random)
        start = settings.startSpeedMax;
    if (isPlaced)
        for (const PlacedAgent& agent : agentType.agents)
            start = std::max(start, length(agent.velocity));
    const double fastest = std::max(settings.maxSpeed * (1 + settings.maxSpeedSpread), start);
    return {count, std::min(fastest + latticeStep, coordinateLimit * 2),
            settings.radius * (1 + settings.radiusSpread)};
}

void populate(const Wiring& wiring, const Node& agentType, const Moment& moment, std::size_t count,
              bool turns, Population& population) {
    const Spawner spawner(wiring, agentType, moment);
    if (population.size() > count)
        shrink(population, count);
    const std::size_t oldCount = population.size();
    if (moment.edges == Edges::wrap) // the edit may have made the world smaller
        for (std::size_t i = 0; i < oldCount; ++i) {
            population.x[i] = wrapped(population.x[i], moment.worldSize.x, moment.perWorldSize.x);
            population.y[i] = wrapped(population.y[i], moment.worldSize.y, moment.perWorldSize.y);
        }
    while (population.size() < count)
        spawner.add(population);
    spawner.setBodies(population);
    const bool atStart = moment.tick == 0; // agents may start faster than their maxSpeed
    for (std::size_t i = 0; i < oldCount && !atStart; ++i) {
        const Vec2 velocity{population.vx[i], population.vy[i]};
        if (length(velocity) <= population.maxSpeed[i])
            continue;
        const Vec2 slower = lattice(truncate(velocity, population.maxSpeed[i]));
        population.vx[i] = slower.x;
        population.vy[i] = slower.y;
    }
    faceAhead(population, turns);
    population.names = spawner.names();
}

} // namespace tiller
