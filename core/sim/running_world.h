#pragma once

#include "core/model/change.h"
#include "core/model/parameters.h"
#include "core/numbers/variable.h"
#include "core/sim/agents/agent_memory.h"
#include "core/sim/agents/crowd.h"
#include "core/sim/agents/herd.h"
#include "core/sim/agents/spawn.h"
#include "core/sim/compile/own_programs.h"
#include "core/sim/contact/contacts.h"
#include "core/sim/contact/solid_bodies.h"
#include "core/sim/contact/touching.h"
#include "core/sim/events.h"
#include "core/sim/explanation.h"
#include "core/sim/options.h"
#include "core/sim/run/block_runner.h"
#include "core/sim/search/world_view.h"
#include "core/sim/snapshot.h"

#include <cstdint>
#include <optional>

namespace tiller {

/// The inside of a Simulation: the agents, the programs that steer them, and how a tick is divided
/// among threads.
struct RunningWorld : RunState {
    RunningWorld(const Project& of, const SimulationOptions& how)
        : options(how), workers(how.threads, how.parallelFor) {
        load(of);
    }
    RunningWorld(const RunningWorld&) = delete; // the moment and the view point into it
    RunningWorld& operator=(const RunningWorld&) = delete;

    SimulationOptions options;
    Workers workers;
    Project project; ///< resolved
    Moment moment;
    std::vector<Crowd> crowds;     ///< one per agent type, in the order of the types' ids
    std::vector<Program> programs; ///< by crowd
    std::vector<Herd> herds;
    mutable Ways ways; ///< a trial looks for ways, too
    Grounds grounds;
    std::vector<Spawner> spawners;   ///< by crowd
    std::vector<TickEvent> happened; ///< in the last tick
    bool isHeld = false;             ///< the next tick moves no agent
    /// What the agents of a crowd decided in a tick that moved nobody, by rank.
    struct Held {
        std::vector<std::uint32_t> ordinal;
        Decisions wanted;
    };
    std::vector<Held> held;               ///< by crowd; empty after another tick
    std::vector<OwnValue> inherited;      ///< of newborns of this tick: `own` gets them at its end
    std::vector<OwnPrograms> ownPrograms; ///< by crowd
    WorldView view{crowds, moment};
    Problems errors; ///< of the project that it was made with
    /// @name Made when they are asked for
    /// @{
    mutable std::optional<std::vector<Population>>
        copies;                                       ///< of `populations`; none after a change
    mutable std::optional<std::uint64_t> projectHash; ///< none after an edit
    /// @}

    /// Starts a project at tick 0.
    void load(const Project& of);

    /// Goes on with an edited project: agents, and what surviving nodes remember, stay.
    /// @param edited may be `project` itself, if only own values are new
    void continueWith(const Project& edited);

    /// Adds to `happened` and to the counts.
    /// @param inTick at the end of a tick, not between two
    void note(const TickEvent& event, bool inTick);
    /// Counts what happened to agents of a crowd in a tick, or between two.
    void count(std::size_t crowd, const Id& node, std::uint64_t times = 1, bool inTick = true);
    /// Gives a parameter and its settings a value that they take. Only settings that decide how
    /// programs and agents are made take the time of an edit.
    void setParameter(std::size_t parameter, const Value& value);
    [[nodiscard]] std::vector<Value> parameterValues() const;
    /// Leaves out values that a parameter does not take.
    void setParameters(const std::vector<Value>& values);
    /// Takes an edited project in which only values of parameters are new, as those of a slider
    /// that is dragged. Returns false if more is new.
    bool takeParameters(const Project& edited);
    /// Takes an edited project in which only items of the scene are new that `takeItem` takes.
    bool takeScene(const Project& edited);
    /// Takes a change of one obstacle, point, region or path, without the time of an edit: an item
    /// that is new comes last. Returns false, and changes nothing, where only an edit can.
    bool takeItem(const Replacement<SceneItem>& step);
    [[nodiscard]] std::uint64_t hashOfProject() const;
    /// Gives a type or an agent its own value of a parameter, or takes it away.
    /// @pre the value and the scope are checked
    void setOwnValue(std::size_t parameter, const ParameterScope& scope,
                     const std::optional<Value>& value);
    /// Puts all own values in place of those there are. Those that do not fit are left out.
    void dropLostOwn();
    void giveInherited();
    void setOwnValues(const OwnValues& values, const std::set<std::pair<Id, Id>>& ownedBy);

    void step();

    /// Notes what programs need of each crowd. @param isSameScene since the last call, only numbers
    /// of programs and bodies have changed
    void planSearches(bool isSameScene = false);

    /// Keeps the bodies as they are for the next count of contacts. Call it before a change that no
    /// tick makes.
    void rememberBodies();

    /// Sorts all agents again.
    void sortAll();

    /// @name Changes between two ticks
    /// Call `tidy` or `sortChanged` after the last of several.
    /// @{
    struct Place {
        std::size_t crowd = 0;
        std::size_t slot = 0;
    };
    /// Nothing if the agent does not live, or is another individual.
    [[nodiscard]] std::optional<Place> findAgent(const AgentHandle& agent);
    [[nodiscard]] AgentHandle handleOf(std::size_t crowd, std::uint32_t ordinal);
    /// Null if there is no such variable, or the agent has none.
    [[nodiscard]] std::pair<double*, VariableSettings>
    findVariable(std::string_view id, const std::optional<AgentHandle>& whose);
    void putAgent(Place agent, Vec2 position, Vec2 velocity);
    /// Before births and deaths between two ticks.
    void beginLifeChange();
    /// The life of an agent that lives, or that left in this tick.
    [[nodiscard]] std::uint32_t lifeOf(AgentRef agent);
    /// Places of goals in the scene as it is now, by type.
    std::map<Id, GivenGoals> goalPlaces;
    std::vector<bool> changedCrowds; ///< by crowd: somebody came or went since the last sort
    bool isUntidy = false;           ///< agents were changed since the last sort
    bool listsAll = false;           ///< `happened` has touches, arrivals and entered modes, too
    [[nodiscard]] bool listsActs() const { return listsAll || options.listsActs; }
    /// Required before columns are read: takes those who died out of the ranks.
    void closeGaps();
    /// Required before everything else except step().
    void tidy();
    /// Before a step.
    void sortChanged();
    /// @}

    /// Makes the ranks of a crowd follow births and deaths of a tick. They may have gaps until
    /// somebody needs them without.
    void settle(Crowd& crowd) const;

    /// Replaces all agents and their memory. @pre both come from the same project
    void restoreAgents(const std::vector<Population>& populations,
                       const std::vector<AgentMemory>& memories);

    /// An agent that leaves its crowd leaves its goals there, and its own values of parameters.
    void dropOwn(std::size_t crowd, std::uint32_t ordinal);

    /// How many agents may live.
    [[nodiscard]] std::size_t mostAgents() const;

    /// What up to 64 agents would do in the next tick. The workspace holds the outputs of all
    /// nodes.
    struct Trial {
        Block block;
        Workspace workspace;
        std::vector<std::vector<double>> memory; ///< of these agents alone
        bool isPrepared = false;
    };
    /// Runs a tick of a few agents without changing the world. @param first their first slot
    void tryTick(std::size_t crowd, std::size_t first, std::size_t count, Trial& trial) const;

    /// The program of the agent in a slot.
    [[nodiscard]] const Program& programOf(std::size_t crowd, std::size_t slot) const {
        const Program* of = ownPrograms[crowd].of(crowds[crowd].ordinal[slot]);
        return of ? *of : programs[crowd];
    }

    [[nodiscard]] std::optional<std::size_t> find(const Id& type) const;
    [[nodiscard]] double largestRadius(std::size_t crowd) const { return m_facts[crowd].largest; }
    [[nodiscard]] const SolidBodies& solids() const { return m_solids; }
    [[nodiscard]] std::size_t agentCount() const;
    [[nodiscard]] std::size_t bytes() const;
    [[nodiscard]] std::vector<Population> populations() const;

    /// Whether `happened` has touches, arrivals and entered modes, too.
    void setListing(bool on);

    void setProfiling(bool on);
    [[nodiscard]] Profile profile() const;

private:
    /// What each thread has to itself.
    struct Thread {
        Workspace workspace;
        std::vector<NodeTimes> times;                   ///< by crowd; empty while not profiling
        std::vector<std::vector<std::uint64_t>> events; ///< of this tick, by crowd and node
        std::vector<Request> requests;                  ///< of this tick
        std::vector<TickEvent> noted;                   ///< of this tick
        std::vector<SummaryTally> tallies;              ///< of this tick, by Summary
        Trial own;                                      ///< of an agent with own values
    };
    /// A few blocks of one crowd or herd: the work that a thread takes at a time.
    struct Part {
        std::size_t crowd = 0; ///< with as many added as there are crowds: a herd
        std::size_t first = 0;
        std::size_t end = 0;
        double farthest = 0; ///< how far on an axis any of these agents moved
    };
    /// The world before an edit, and how its crowds map to the new ones.
    struct Previous {
        std::vector<Crowd> crowds;
        std::vector<Program> programs;
        std::vector<EventCounts> events;
        std::vector<SourceStates> sources;
        std::vector<std::uint32_t> renumbered; ///< by old crowd: the new one, or AgentRef::none
        std::vector<std::size_t> origin; ///< by new crowd: the old one, or crowds.size() if none
    };

    void sumUp(const Program& program, const Workspace& workspace, LaneBits whose,
               Thread& thread) const;
    void takeSummaries();
    void takeCounts();
    void addTo(RecentCount& record, std::uint64_t times, bool inTick);
    [[nodiscard]] Previous setAside(const std::vector<const Node*>& types);
    void compileAll(Wiring& wiring);
    void takeVariables();
    void fillCrowds(const std::vector<const Node*>& types, const Previous& previous);
    void fillCrowd(std::size_t index, const Node& type, Population population, StartRoom& room);
    void planSeen(const std::vector<const Node*>& types);
    [[nodiscard]] CrowdFacts factsOfType(const Project& seen, const Id& type) const;
    [[nodiscard]] const Project& seenByCrowd(std::size_t crowd) const {
        return m_seen[crowd] ? *m_seen[crowd] : project;
    }
    void planOwnPrograms();
    void setOwnOfAgent(const Parameter& parameter, const OwnValue& to, bool isThere);
    void takeOwnValue(std::size_t crowd, std::uint32_t ordinal, const Id& parameter,
                      const std::optional<Value>& value);
    void takeOwnBody(std::size_t crowd, std::uint32_t ordinal);
    [[nodiscard]] std::map<std::uint32_t, AgentTypeSettings> ownBodies(std::size_t crowd) const;
    [[nodiscard]] bool isLost(const OwnValue& of) const;
    [[nodiscard]] bool isLight(const Drivable& driven, const Value& value) const;
    [[nodiscard]] bool isLightBody(const Drivable& driven, const Value& value) const;
    void takeNumbers(const std::vector<Drivable>& changed, const Value& value);
    void takeBodies(std::size_t crowd);
    [[nodiscard]] double mostOfAll() const;
    void fillMemory(const Previous& previous);
    void planSolids(bool isSameScene);
    void widenSearches(const Program& program);
    void noteRanks();
    void makeHerds(bool anyBody);
    void gatherHerds();
    void runHerdPart(Part& part, Thread& thread);
    void noteHerdEvents(const Herd& herd, const Block& block, Thread& thread);
    void moveMembers();
    bool followMembers(bool sorted);
    void planThreads();
    void planParts();
    [[nodiscard]] bool mustSort(const Crowd& crowd, double step) const;
    void prepare();
    void planGrounds();
    void passGrounds();
    void prepareWays(bool isTrial) const;
    void prepareNode(std::size_t crowd, const CompiledNode& node,
                     std::span<double* const> memory) const;
    void planRooms();
    void swapSlots();
    void forgetArrival(Place agent);
    void carry();
    void beginHeld();
    double holdBlock(const Block& block, const Workspace& workspace, Crowd& crowd);
    void runPart(Part& part, Thread& thread);
    [[nodiscard]] LaneBits lanesWithOwn(const Block& block) const;
    [[nodiscard]] std::vector<std::vector<double>> memoryOf(const Block& block) const;
    void runOwn(const Block& block, std::size_t lane,
                const std::vector<std::vector<double>>& before, Thread& thread);
    void noteEvents(const Block& block, std::vector<LaneBits>& happenedTo, LaneBits whose,
                    Thread& thread) const;
    void countEvents();
    void keepApart();
    void listNoted();
    void listTouches();
    void knowTouching();
    [[nodiscard]] bool ranksMayHaveGaps() const;
    [[nodiscard]] Bodies bodies() const;
    void takeNext();
    void carryOut();
    void findGoalPlaces();
    [[nodiscard]] bool isLightItem(const Replacement<SceneItem>& step) const;
    template <class Visit>
    void forGeometry(Visit visit);
    void renewWays();
    void forgetPaths(const std::string& group);
    void dropGoalsFrom(std::size_t crowd, std::uint32_t end);

    std::vector<Thread> m_threads;
    std::vector<Part> m_parts;
    std::vector<CrowdFacts> m_facts; ///< by crowd
    std::vector<Id> m_types;         ///< by crowd
    /// By crowd: the project as its agents see it, where the type has own values; else null.
    std::vector<std::shared_ptr<const Project>> m_seen;
    std::vector<std::shared_ptr<const Project>> m_bornIn; ///< as the spawners see it
    std::vector<bool> m_runsInHerd;                       ///< by crowd
    /// Agents that left in this tick and had own values: newborns may still inherit them.
    std::vector<AgentRef> m_left;
    SolidBodies m_solids;
    std::vector<double> m_steps; ///< by crowd: how far on an axis the tick moves any agent
    std::vector<Request> m_requests;
    bool m_waysAreOld = false; ///< they are of obstacles as they were
    bool m_needsRanks = false; ///< programs or herds need ranks without gaps in each tick
    /// While it lists all events: who touched after the last tick; nothing if that is not known.
    std::optional<std::vector<TouchingPair>> m_touching;
    /// A Summary of the project.
    struct SummaryNode {
        Id id;
        SummarySettings settings;
        std::set<Id> types;    ///< whose; of events, empty: all
        std::vector<Id> nodes; ///< whose events it counts
    };
    std::vector<SummaryNode> m_summaries; ///< in the order of the project
    bool m_hasSources = false;
    std::uint64_t m_ticksSinceSort = 0;
    double m_sortSeconds = 0;
    double m_contactSeconds = 0;
    double m_solidSeconds = 0;
    double m_groundSeconds = 0;
    bool m_profiling = false;
};

/// @pre all node types are known
[[nodiscard]] std::vector<const Node*> agentTypesById(const Project& project);

/// Whether a project has a node that brings agents into its types.
[[nodiscard]] bool bears(const Project& project);

} // namespace tiller
