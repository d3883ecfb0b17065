#pragma once

#include "core/sim/agents/crowd.h"
#include "core/sim/compile/program.h"
#include "core/sim/search/candidates.h"

#include <cstdint>
#include <functional>

namespace tiller {

/// The agents of several crowds in one crowd, sorted together by place: one search finds them all,
/// however many types they have. If the programs of the crowds do the same, the herd runs in their
/// place.
class Herd {
public:
    /// @param members crowds, ascending  @param runs in their place
    Herd(std::vector<std::uint32_t> members, bool runs)
        : m_members(std::move(members)), m_runs(runs) {}

    [[nodiscard]] const std::vector<std::uint32_t>& members() const { return m_members; }
    [[nodiscard]] bool runs() const { return m_runs; }

    /// The agents. Their ordinals are those in their own crowds; their ranks are the herd's.
    [[nodiscard]] Crowd& crowd() { return m_crowd; }
    [[nodiscard]] const Crowd& crowd() const { return m_crowd; }

    /// Copies all agents. Call it when some came, left, or were changed.
    void gather(const std::vector<Crowd>& crowds, const Moment& moment, double cellShare,
                const Workers& workers);
    /// Notes where the crowds store their agents. Call it when some have been sorted.
    void findSlots(const std::vector<Crowd>& crowds);
    /// Of a herd that runs: writes the computed tick into its crowds.
    void moveMembers(std::vector<Crowd>& crowds);
    /// Of any other herd: copies the new state of its crowds, as the next one of its own.
    void follow(const std::vector<Crowd>& crowds);
    /// Makes the next state the present one.
    void takeNext(const Moment& moment, double cellShare, const Workers& workers, bool mustSort);

    /// @param index as its population
    [[nodiscard]] Candidates candidates(std::uint32_t index) const;

    /// The agent in a slot of the herd.
    [[nodiscard]] AgentRef agent(std::size_t slot) const { return m_agents[m_crowd.rank[slot]]; }
    /// Where its own crowd stores it.
    [[nodiscard]] std::size_t slotOf(std::size_t slot) const { return m_slots[m_crowd.rank[slot]]; }

private:
    /// The next state of an agent, in one piece: the way from the order of places to that of ranks
    /// costs most where it touches much memory.
    struct alignas(64) Moved {
        double x, y, vx, vy, headingX, headingY;
    };

    void takePrevious(const std::vector<Crowd>& crowds);
    void sorted();

    std::vector<std::uint32_t> m_members;
    bool m_runs;
    Crowd m_crowd;
    std::vector<AgentRef> m_agents;      ///< by rank: crowd after crowd
    std::vector<std::uint32_t> m_slots;  ///< by rank: in its crowd
    std::vector<std::uint32_t> m_places; ///< by rank: in the herd
    std::vector<Moved> m_moved;          ///< by rank
};

/// How herds are made of the crowds of a world.
struct HerdPlan {
    std::vector<Herd> herds;
    /// By crowd: others search it, or count its contacts, where it stores its agents itself.
    std::vector<bool> isSearchedAlone;
};

/// Groups of fewer crowds are searched crowd by crowd.
inline constexpr std::size_t fewCrowdsToSearch = 8;

/// Finds crowds that are always searched together, and tells the queries of all programs to search
/// herds in their place.
/// @param mayRun whether no agent of the crowd has its own program
/// @param settingsOf a node of a crowd's program, as its agents see it
[[nodiscard]] HerdPlan
planHerds(std::vector<Program>& programs, const std::function<bool(std::size_t)>& mayRun,
          const std::function<const Node&(std::size_t crowd, const Id& node)>& nodeOf);

} // namespace tiller
