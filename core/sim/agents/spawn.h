#pragma once

#include "core/model/agent_type.h"
#include "core/model/project.h"
#include "core/nodes/node_code.h"
#include "core/scene/region.h"
#include "core/sim/compile/program.h"
#include "core/sim/population.h"

#include <cstdint>
#include <unordered_map>

namespace tiller {

/// The bodies of solid agents that have got their place at the start, so that others keep clear.
class StartRoom {
public:
    /// @param largest no body has a larger radius. The moment must outlive it.
    StartRoom(const Moment& moment, double largest);

    void add(Vec2 place, double radius);
    /// Whether a body would overlap none.
    [[nodiscard]] bool isFree(Vec2 place, double radius) const;

private:
    struct Body {
        Vec2 place;
        double radius = 0;
    };

    [[nodiscard]] std::int64_t column(double x) const { return cellOf(x * m_perCell.x); }
    [[nodiscard]] std::int64_t row(double y) const { return cellOf(y * m_perCell.y); }
    [[nodiscard]] static std::int64_t cellOf(double at);
    [[nodiscard]] std::uint64_t key(std::int64_t column, std::int64_t row) const;

    const Moment* m_moment;
    Vec2 m_perCell;             ///< 1 / the size of a cell
    std::int64_t m_columns = 0; ///< of a world that wraps, else 0
    std::int64_t m_rows = 0;
    std::unordered_map<std::uint64_t, std::vector<Body>> m_cells; ///< by key
};

/// How many agents an agent type starts with, and bounds of their speed and size. `most` is that
/// count.
[[nodiscard]] CrowdFacts factsOf(const Node& agentType);

/// What the body of one agent is like, and what it can do.
struct AgentBody {
    double mass = 1;
    double radius = 0;
    double maxSpeed = 0;
    double maxForce = 0;
    double reaction = 1; ///< the response time; at least one tick
};

/// The velocity of an agent that an edit keeps: cut to maxSpeed, unless only rounding made it
/// faster.
[[nodiscard]] Vec2 slowedDown(Vec2 velocity, double maxSpeed);

/// Makes agents of one type: those that the project starts with, and those that are born later.
class Spawner {
public:
    /// The project, the node and the moment must outlive it.
    /// @param own the settings of agents that have bodies of their own, by ordinal
    Spawner(const Wiring& wiring, const Node& agentType, const Moment& moment,
            std::map<std::uint32_t, AgentTypeSettings> own = {});

    /// Where an agent begins, and how it moves there.
    struct Start {
        Vec2 position;
        Vec2 velocity;
        std::optional<Vec2> heading = {}; ///< nothing: along the velocity
    };

    /// Makes a population hold @p count agents: drops those with the highest ordinals, or adds
    /// agents as the project starts them. A population in which somebody was born or died stays as
    /// it is. All get bodies, and names, from the project as it is now.
    /// @param turns whether agents may look elsewhere than they go
    /// @param nextLife the life of the next agent in the world
    /// @param room the solid bodies there are; solid agents are added to it
    void populate(std::size_t count, bool turns, std::uint32_t& nextLife, Population& population,
                  StartRoom& room) const;

    /// Adds the agents that are placed by hand, if they are solid to agents.
    void addPlaced(StartRoom& room) const;
    /// Adds the agents of a population, if they are solid to agents.
    void addAll(const Population& population, StartRoom& room) const;

    /// Adds a newborn to those that are born in this tick, with a body. Its speed is cut to its
    /// maxSpeed.
    void addNewborn(const Start& start, std::uint32_t life, Population& newborns) const;

    /// Takes the bodies that the node describes now, which may be another copy of it.
    /// @pre it describes the same count and start
    void takeBodies(const Node& agentType);
    /// Gives an agent a body of its own; nothing takes it away.
    void setOwn(std::uint32_t ordinal, const std::optional<AgentTypeSettings>& settings) {
        m_own.erase(ordinal);
        if (settings)
            m_own.emplace(ordinal, *settings);
    }
    /// The obstacles of the project have changed.
    void forgetGround() { m_ground.reset(); }
    [[nodiscard]] AgentBody bodyOf(std::uint32_t ordinal) const;
    /// Whether one agent may have another body than the next.
    [[nodiscard]] bool bodiesDiffer() const;

    /// Random numbers of one agent: (round, number) gives one in [0, 1).
    using Draws = std::function<double(std::uint64_t, std::uint32_t)>;

    /// How an agent of this type starts, if nothing else is said: in its start region, clear of
    /// obstacles, as far as such a place is found. @param room nothing: it may overlap others
    [[nodiscard]] Start start(std::uint32_t ordinal, const Draws& draws,
                              const StartRoom* room = nullptr) const;

    /// The random numbers of newborns. @param by the node that asks for them
    [[nodiscard]] RandomStream births(const Id& by, std::uint64_t round) const {
        return {m_seed, hashOf(m_agentType->id), hashOf(by) + round};
    }

private:
    class Ground;

    [[nodiscard]] double radiusOf(std::uint32_t ordinal) const;
    [[nodiscard]] const AgentTypeSettings& settingsOf(std::uint32_t ordinal) const {
        const auto found = m_own.find(ordinal);
        return found == m_own.end() ? m_settings : found->second;
    }
    void add(Start start, std::uint32_t ordinal, std::uint32_t life, Population& population) const;
    void setBodies(Population& population, std::size_t first) const;
    [[nodiscard]] Start authored(std::uint32_t ordinal, const StartRoom& room) const;
    [[nodiscard]] bool isFree(Vec2 place, double radius, const StartRoom* room) const;
    [[nodiscard]] std::optional<Vec2> searchAll(double radius, const StartRoom* room) const;
    [[nodiscard]] std::vector<std::string> names() const;

    const Node* m_agentType;
    AgentTypeSettings m_settings;
    std::map<std::uint32_t, AgentTypeSettings> m_own;
    Region m_region;
    const Project* m_project;
    mutable std::shared_ptr<const Ground> m_ground; ///< made when it is needed
    const Moment* m_moment;
    std::uint64_t m_seed;
    RandomStream m_starts;
    RandomStream m_bodies;
    mutable std::size_t m_searched = 0; ///< places of `searchAll` that are taken
};

} // namespace tiller
