#pragma once

#include "core/sim/run/block_runner.h"
#include "core/sim/running_world.h"

#include <cstdint>

namespace tiller {

struct SpawnSettings;

/// Lets agents die, change their type, and be born: at the end of a tick, or by hand.
class LifeChanges {
public:
    /// @param inTick at the end of a tick, not between two
    LifeChanges(RunningWorld& world, bool inTick);
    /// Lets agents leave something on grounds. @param requests in any order: the sums are exact
    void leaveBehind(std::span<const Request> requests);
    /// @param requests in their order, those of leaveBehind apart
    void decide(std::span<const Request> requests);
    /// By hand. @param start nothing: as the type starts
    void bearOne(std::uint32_t population, const std::optional<Spawner::Start>& start);
    /// Takes out of their crowds who left, and puts in who came.
    /// @param changed receives, by crowd, whether it has changed
    void apply(std::vector<bool>& changed);
    /// By hand: an agent changes its type between two ticks.
    void convert(std::uint32_t population, std::size_t slot, std::uint32_t into);

private:
    /// What a meter or a variable of an agent holds, for the agent that it becomes or bears.
    struct Inherited {
        Id node;
        double value = 0;
    };
    struct Changed;
    /// An agent that comes into a crowd.
    struct Arrival {
        Spawner::Start start;
        std::uint32_t life = 0;
        TickEvent event; ///< says who came
        std::vector<Inherited> inherited = {};
        std::vector<OwnValue> own = {}; ///< of parameters
    };
    /// An agent that is about to be born, with random numbers of its own.
    struct Newborn {
        std::uint32_t ordinal;
        Spawner::Draws draws;

        [[nodiscard]] double operator()(std::uint32_t number) const { return draws(0, number); }
    };

    [[nodiscard]] Spawner::Start asItsTypeStarts(std::uint32_t population,
                                                 const Newborn& newborn) const;
    void note(const TickEvent& event);
    [[nodiscard]] const Program& programOf(const Request& request) const;
    [[nodiscard]] const CompiledAction& actionOf(const Request& request) const;
    [[nodiscard]] const CompiledNode& nodeOf(const Request& request) const;
    template <class Visit>
    void forActs(std::span<const Request> requests, Act act, Visit visit);
    [[nodiscard]] std::size_t countAll() const;
    /// The agent that asked learns in the next tick that it was done.
    void markDone(const Request& request);
    [[nodiscard]] std::size_t slotOf(const Request& request);
    /// The slot of an agent that leaves its crowd now; nothing if it left before.
    std::optional<std::size_t> leave(const Request& request);
    void changeVariables(std::span<const Request> requests);
    /// What a Set or an Add changes; without values where those agents do not have the variable.
    [[nodiscard]] Changed changedBy(const Request& request);
    void remove(const Request& request);
    void become(const Request& request);
    /// Lets an agent of another crowd come into a crowd as it is.
    void arrive(const Crowd& from, const Crowd::Motion& motion, std::size_t slot,
                std::uint32_t into, TickEvent event);
    void spawn(const Request& request);
    void inherit(const Request& request, Arrival& heir) const;
    /// How many newborns a Spawn asks for while so many of the type live.
    [[nodiscard]] std::size_t wantedOf(double count, double mostAlive, std::uint32_t type) const;
    [[nodiscard]] static Vec2 directionOf(const SpawnSettings& settings, const Newborn& newborn,
                                          std::size_t index, std::size_t count);
    [[nodiscard]] std::vector<Inherited> heldBy(const Crowd& crowd, std::size_t slot,
                                                bool withMeters) const;
    void signal(const Request& request);
    void end(const Request& request);
    void noteAct(const Request& request, TickEvent::Kind kind, double number);
    void bear(std::uint32_t population, const CompiledSource& source);
    /// With the values of numbers that drive them.
    [[nodiscard]] SourceSettings settingsOf(std::uint32_t population,
                                            const CompiledSource& source) const;
    /// Lets agents be born, as many as there is room for. @param startOf (newborn, index)
    /// @return how many
    template <class StartOf>
    std::size_t bear(std::uint32_t population, const Id& node, AgentRef by, std::size_t count,
                     StartOf startOf);
    void putIn(std::uint32_t population);
    /// Gives newborns the memory of a new agent, and what they inherit.
    void fillMemory(std::uint32_t population, std::size_t first);

    RunningWorld& m_world;
    bool m_inTick;
    std::vector<std::vector<bool>> m_isGone; ///< by crowd and slot; empty where nobody leaves
    std::vector<std::vector<std::size_t>> m_leaving; ///< slots, by crowd
    std::vector<std::vector<Arrival>> m_arrivals;    ///< by crowd, in the order of their ordinals
    std::size_t m_room = 0;
};

} // namespace tiller
