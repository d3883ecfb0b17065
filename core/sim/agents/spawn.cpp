#include "core/sim/agents/spawn.h"

#include "core/base/angle.h"
#include "core/model/registry.h"
#include "core/scene/obstacle.h"
#include "core/scene/region.h"
#include "core/sim/compile/wiring.h"
#include "core/sim/run/mover.h"
#include "core/steering/motion.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

StartRoom::StartRoom(const Moment& moment, double largest) : m_moment(&moment) {
    const double cell = std::max(2 * largest, 1e-3);
    m_perCell = {1 / cell, 1 / cell};
    if (moment.edges != Edges::wrap)
        return;
    m_columns = static_cast<std::int64_t>(std::max(std::floor(moment.worldSize.x / cell), 1.0));
    m_rows = static_cast<std::int64_t>(std::max(std::floor(moment.worldSize.y / cell), 1.0));
    m_perCell = {static_cast<double>(m_columns) / moment.worldSize.x,
                 static_cast<double>(m_rows) / moment.worldSize.y};
}

std::int64_t StartRoom::cellOf(double at) {
    return static_cast<std::int64_t>(std::floor(at));
}

std::uint64_t StartRoom::key(std::int64_t column, std::int64_t row) const {
    const auto around = [](std::int64_t cell, std::int64_t cells) {
        return cells == 0 ? cell : (cell % cells + cells) % cells;
    };
    return static_cast<std::uint64_t>(around(column, m_columns)) << 32 ^
           (static_cast<std::uint64_t>(around(row, m_rows)) & 0xffffffff);
}

void StartRoom::add(Vec2 place, double radius) {
    m_cells[key(column(place.x), row(place.y))].push_back({place, radius});
}

bool StartRoom::isFree(Vec2 place, double radius) const {
    for (std::int64_t y = row(place.y) - 1; y <= row(place.y) + 1; ++y)
        for (std::int64_t x = column(place.x) - 1; x <= column(place.x) + 1; ++x) {
            const auto cell = m_cells.find(key(x, y));
            if (cell == m_cells.end())
                continue;
            for (const Body& body : cell->second) {
                const Vec2 apart = m_moment->offset(place, body.place);
                const double touch = radius + body.radius;
                if (dot(apart, apart) < touch * touch)
                    return false;
            }
        }
    return true;
}

namespace {

Region startRegion(const Wiring& wiring, const AgentTypeSettings& settings) {
    const Project& project = wiring.project();
    if (const SceneItem* item = wiring.sceneItem(settings.startRegion))
        return Region(
            settingsFrom<RegionGeometry>(findSceneType(item->type)->settings, item->values));
    return {{0, 0}, {project.worldNumber("width"), project.worldNumber("height")}};
}

std::uint64_t seedOf(const Project& project) {
    return static_cast<std::uint64_t>(project.worldNumber("seed"));
}

double limited(double x) {
    return lattice(std::clamp(x, -coordinateLimit, coordinateLimit));
}

/// Drops the agents with the highest ordinals.
void shrink(Population& population, std::size_t count) {
    for (auto* column :
         {&population.x, &population.y, &population.vx, &population.vy, &population.headingX,
          &population.headingY, &population.homeX, &population.homeY})
        column->resize(count);
    for (auto* column : {&population.ordinal, &population.life, &population.contacts})
        column->resize(count);
    population.facingX.resize(std::min(count, population.facingX.size()));
    population.facingY.resize(population.facingX.size());
    population.leading.resize(count);
    population.nextOrdinal = static_cast<std::uint32_t>(count);
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

/// Where agents may not start: within obstacles, or so close that their bodies overlap one.
class Spawner::Ground {
public:
    explicit Ground(const std::vector<ObstacleGeometry>& shapes) : m_obstacles(shapes) {
        for (const ObstacleGeometry& shape : shapes)
            if (shape.shape == ObstacleShape::circle)
                m_circles.push_back({{shape.x, shape.y}, shape.radius});
            else if (shape.shape != ObstacleShape::wall)
                addArea(outlineOf(shape));
    }

    [[nodiscard]] bool isFree(const Moment& moment, Vec2 place, double radius) const {
        if (m_obstacles.empty())
            return true;
        const auto isInArea = [&](const Region& area) {
            return area.contains(area.seen(moment, place));
        };
        const auto isInCircle = [&](const Circle& circle) {
            return length(moment.offset(circle.center, place)) < circle.radius;
        };
        if (std::ranges::any_of(m_areas, isInArea) || std::ranges::any_of(m_circles, isInCircle))
            return false;
        const auto near = m_obstacles.nearest(moment, place, radius);
        return !near || near->distance >= radius;
    }

private:
    struct Circle {
        Vec2 center;
        double radius;
    };

    void addArea(Points outline) {
        if (outline.empty())
            return;
        RegionGeometry area;
        area.shape = RegionShape::polygon;
        area.points = std::move(outline);
        m_areas.emplace_back(area);
    }

    std::vector<Region> m_areas;
    std::vector<Circle> m_circles;
    Obstacles m_obstacles;
};

Vec2 slowedDown(Vec2 velocity, double maxSpeed) {
    constexpr double rounding = 4 * latticeStep; // of a tick: of motion, turns and solid bodies
    if (dot(velocity, velocity) <= maxSpeed * maxSpeed) // faster than a root
        return velocity;
    return length(velocity) <= maxSpeed + rounding ? velocity
                                                   : lattice(truncate(velocity, maxSpeed));
}

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
    return {count,
            count,
            std::min(fastest + latticeStep, coordinateLimit * 2),
            settings.radius * (1 + settings.radiusSpread),
            settings.responseTime * (1 - settings.responseTimeSpread),
            settings.solid};
}

Spawner::Spawner(const Wiring& wiring, const Node& agentType, const Moment& moment,
                 std::map<std::uint32_t, AgentTypeSettings> own)
    : m_agentType(&agentType)
    , m_settings(agentTypeSettings(agentType))
    , m_own(std::move(own))
    , m_region(startRegion(wiring, m_settings))
    , m_project(&wiring.project())
    , m_moment(&moment)
    , m_seed(seedOf(wiring.project()))
    , m_starts(m_seed, hashOf(agentType.id), hashOf("start"))
    , m_bodies(m_seed, hashOf(agentType.id), hashOf("body")) {}

void Spawner::add(Start start, std::uint32_t ordinal, std::uint32_t life,
                  Population& population) const {
    start.position = {limited(start.position.x), limited(start.position.y)};
    start.velocity = {limited(start.velocity.x), limited(start.velocity.y)};
    if (m_moment->edges == Edges::wrap)
        keepInside(*m_moment, start.position, start.velocity);
    const Vec2 heading = start.heading.value_or(nextHeading(Vec2{1, 0}, start.velocity));
    population.ordinal.push_back(ordinal);
    population.life.push_back(life);
    population.contacts.push_back(0);
    population.x.push_back(start.position.x);
    population.y.push_back(start.position.y);
    population.vx.push_back(start.velocity.x);
    population.vy.push_back(start.velocity.y);
    population.headingX.push_back(heading.x);
    population.headingY.push_back(heading.y);
    population.homeX.push_back(start.position.x);
    population.homeY.push_back(start.position.y);
    population.leading.push_back(Population::nobody);
    population.nextOrdinal = ordinal + 1;
}

void Spawner::takeBodies(const Node& agentType) {
    m_settings = agentTypeSettings(agentType);
}

bool Spawner::bodiesDiffer() const {
    return !m_own.empty() || m_settings.massSpread > 0 || m_settings.radiusSpread > 0 ||
           m_settings.maxSpeedSpread > 0 || m_settings.maxForceSpread > 0 ||
           m_settings.responseTimeSpread > 0;
}

AgentBody Spawner::bodyOf(std::uint32_t ordinal) const {
    const auto spread = [&](std::uint32_t draw, double value, double share) {
        return share == 0 ? value : value * (1 + share * (2 * m_bodies.draw(0, ordinal, draw) - 1));
    };
    const AgentTypeSettings& s = settingsOf(ordinal);
    return {.mass = spread(0, s.mass, s.massSpread),
            .radius = radiusOf(ordinal),
            .maxSpeed = std::min(spread(2, s.maxSpeed, s.maxSpeedSpread), coordinateLimit),
            .maxForce = s.maxForce == noLimit ? 1e300 : spread(3, s.maxForce, s.maxForceSpread),
            .reaction =
                std::max(spread(4, s.responseTime, s.responseTimeSpread), m_moment->tickLength)};
}

void Spawner::setBodies(Population& population, std::size_t first) const {
    const std::size_t count = population.size();
    for (auto* column : {&population.mass, &population.radius, &population.maxSpeed,
                         &population.maxForce, &population.reaction})
        column->resize(count);
    for (std::size_t i = first; i < count; ++i) {
        const AgentBody body = bodyOf(population.ordinal[i]);
        population.mass[i] = body.mass;
        population.radius[i] = body.radius;
        population.maxSpeed[i] = body.maxSpeed;
        population.maxForce[i] = body.maxForce;
        population.reaction[i] = body.reaction;
    }
}

Spawner::Start Spawner::authored(std::uint32_t ordinal, const StartRoom& room) const {
    if (m_settings.start == StartKind::placed) {
        const PlacedAgent& agent = m_agentType->agents.at(ordinal);
        return {agent.position, agent.velocity};
    }
    return start(
        ordinal,
        [&](std::uint64_t round, std::uint32_t number) {
            return m_starts.draw(round, ordinal, number);
        },
        m_settings.solid == Solid::obstaclesAndAgents ? &room : nullptr);
}

bool Spawner::isFree(Vec2 place, double radius, const StartRoom* room) const {
    if (!m_ground)
        m_ground = std::make_shared<const Ground>(obstacleListOf(*m_project, {}));
    return m_ground->isFree(*m_moment, place, radius) && (!room || room->isFree(place, radius));
}

/// Goes through the whole start region, row by row, for a place that is free. Those that were
/// taken before are skipped.
std::optional<Vec2> Spawner::searchAll(double radius, const StartRoom* room) const {
    constexpr double mostSteps = 1000;
    const auto stepsOf = [&](double size) {
        return std::clamp(std::floor(2 * size / std::max(m_settings.radius, 1e-6)), 1.0, mostSteps);
    };
    const double columns = stepsOf(m_region.size().x);
    const double rows = stepsOf(m_region.size().y);
    const auto count = static_cast<std::size_t>(columns * rows);
    for (; m_searched < count && !m_moment->isStopped(); ++m_searched) {
        const double row = std::floor(static_cast<double>(m_searched) / columns);
        const double column = static_cast<double>(m_searched) - row * columns;
        const Vec2 place = lattice(m_region.placeAt(column / columns, row / rows));
        if (isFree(place, radius, room))
            return place;
    }
    return {};
}

double Spawner::radiusOf(std::uint32_t ordinal) const {
    const AgentTypeSettings& s = settingsOf(ordinal);
    return s.radiusSpread == 0
               ? s.radius
               : s.radius * (1 + s.radiusSpread * (2 * m_bodies.draw(0, ordinal, 1) - 1));
}

Spawner::Start Spawner::start(std::uint32_t ordinal, const Draws& draws,
                              const StartRoom* room) const {
    constexpr std::uint64_t tries = 100;
    const auto draw = [&](std::uint32_t number) { return draws(0, number); };
    Start start{{}, {m_settings.startVelocityX, m_settings.startVelocityY}};
    bool isPlaced = false;
    for (std::uint64_t round = 0; round < tries && !isPlaced && !m_moment->isStopped(); ++round) {
        start.position =
            m_region.randomPlace([&](std::uint32_t number) { return draws(round, number); });
        isPlaced = isFree(room ? lattice(start.position) : start.position, radiusOf(ordinal), room);
    }
    if (!isPlaced && m_settings.solid != Solid::nothing)
        start.position = searchAll(radiusOf(ordinal), room).value_or(start.position);
    if (m_settings.startVelocity == StartVelocity::random) {
        const double speed = m_settings.startSpeedMin +
                             draw(2) * (m_settings.startSpeedMax - m_settings.startSpeedMin);
        start.velocity = direction(360 * draw(3)) * speed;
    }
    return start;
}

std::vector<std::string> Spawner::names() const {
    std::vector<std::string> names;
    if (m_settings.start == StartKind::placed)
        for (const PlacedAgent& agent : m_agentType->agents)
            names.push_back(agent.name);
    return names;
}

void Spawner::addPlaced(StartRoom& room) const {
    if (m_settings.start != StartKind::placed || m_settings.solid != Solid::obstaclesAndAgents)
        return;
    for (std::uint32_t i = 0; i < m_agentType->agents.size(); ++i)
        room.add(m_agentType->agents[i].position, radiusOf(i));
}

void Spawner::addAll(const Population& population, StartRoom& room) const {
    if (m_settings.solid == Solid::obstaclesAndAgents)
        for (std::size_t i = 0; i < population.size(); ++i)
            room.add({population.x[i], population.y[i]}, radiusOf(population.ordinal[i]));
}

void Spawner::populate(std::size_t count, bool turns, std::uint32_t& nextLife,
                       Population& population, StartRoom& room) const {
    if (population.size() > count && !population.hasLived)
        shrink(population, count);
    const std::size_t oldCount = population.size();
    if (m_moment->edges == Edges::wrap) // the edit may have made the world smaller
        for (std::size_t i = 0; i < oldCount; ++i) {
            population.x[i] =
                wrapped(population.x[i], m_moment->worldSize.x, m_moment->perWorldSize.x);
            population.y[i] =
                wrapped(population.y[i], m_moment->worldSize.y, m_moment->perWorldSize.y);
        }
    for (auto i = static_cast<std::uint32_t>(oldCount); i < count && !population.hasLived; ++i) {
        add(authored(i, room), i, nextLife++, population);
        if (m_settings.start == StartKind::region && m_settings.solid == Solid::obstaclesAndAgents)
            room.add({population.x.back(), population.y.back()}, radiusOf(i));
    }
    setBodies(population, 0);
    for (std::size_t i = 0; i < oldCount && m_moment->tick > 0; ++i) { // they may start faster
        const Vec2 velocity =
            slowedDown({population.vx[i], population.vy[i]}, population.maxSpeed[i]);
        population.vx[i] = velocity.x;
        population.vy[i] = velocity.y;
    }
    faceAhead(population, turns);
    population.names = names();
}

void Spawner::addNewborn(const Start& start, std::uint32_t life, Population& newborns) const {
    const std::size_t index = newborns.size();
    Start inside = start;
    inside.position = {limited(start.position.x), limited(start.position.y)};
    keepInside(*m_moment, inside.position, inside.velocity);
    add(inside, newborns.nextOrdinal, life, newborns);
    setBodies(newborns, index);
    const Vec2 velocity{newborns.vx[index], newborns.vy[index]};
    if (length(velocity) <= newborns.maxSpeed[index])
        return;
    const Vec2 slower = lattice(truncate(velocity, newborns.maxSpeed[index]));
    newborns.vx[index] = slower.x;
    newborns.vy[index] = slower.y;
}

} // namespace tiller
