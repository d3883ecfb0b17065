#pragma once

#include "core/base/vec2.h"
#include "core/nodes/node_code.h"
#include "core/sim/compile/program.h"
#include "core/sim/explanation.h"
#include "core/sim/options.h"
#include "core/sim/population.h"
#include "core/sim/search/candidates.h"

#include <cstdint>
#include <optional>
#include <tuple>

namespace tiller {

/// What an action of an agent asks for at the end of a tick, decided from the state at its start.
struct Request {
    Act act = Act::none;
    AgentRef by;
    std::uint32_t action = 0;       ///< index of Program::actions
    AgentRef whom;                  ///< of an action that happens to agents
    std::size_t slot = 0;           ///< of the agent that asks
    std::optional<Vec2> place = {}; ///< of Spawn; nothing: where the agent is after the tick
    double amount = 0;              ///< as NodeCode::amount

    /// The order in which requests are carried out. Add needs none.
    [[nodiscard]] auto rank() const { return std::tie(by, action, whom); }
};

/// The settings of a node that numbers drive: agents with the same values are a group.
struct DrivenSettings {
    struct Group {
        LaneBits lanes = 0;
        const void* settings = nullptr;
    };

    std::shared_ptr<const void> like;        ///< those that `made` are copies of
    std::vector<std::shared_ptr<void>> made; ///< used again in the next block
    std::vector<Group> groups;
};

/// The values that nodes pass to each other while a program runs over one block. Every thread has
/// one workspace and uses it for all blocks.
struct Workspace {
    std::vector<Signal> outputs;        ///< by node
    std::vector<LaneBits> taken;        ///< by force link: the agents it counts for
    std::vector<NeighborSums> sums;     ///< by neighborhood
    std::vector<bool> summed;           ///< by query: whether its sums are computed
    std::vector<double*> memory;        ///< by value the program remembers
    std::vector<LaneBits> events;       ///< by node: the agents that something happened to
    std::vector<DrivenSettings> driven; ///< by node
    std::vector<Seen> touched;
    alignas(64) Lanes forceX, forceY; ///< the steering

    void makeRoomFor(const Program& program);
};

/// Runs a program over one block of agents.
class BlockRunner {
public:
    /// @param world all agents, by population
    /// @param workspace its `memory` points to the values of the block's first agent
    /// @param times added to, if not null
    BlockRunner(const Program& program, std::span<const Candidates> world, const Block& block,
                Workspace& workspace, NodeTimes* times = nullptr);

    /// Fills the memory of new agents.
    void remember() const;

    /// Starts a tick: meters refill, and new agents enter their first mode.
    /// @param actionsRest as Crowd::actionsRest
    void refill(bool actionsRest = false) const;

    /// Evaluates every node, adds up the steering, and marks the nodes that were used.
    void decide() const;

    /// Ends a tick: nodes that were used update their memory, and modes change.
    void commit() const;

    /// Adds what the actions of some of the agents ask for. Call it once per tick, after `commit`.
    /// @param actionsRest as Crowd::actionsRest  @return whether they still do
    bool act(std::vector<Request>& requests, LaneBits whose, bool actionsRest = false) const;

    /// Adds the values of a node's formula for the block's first agent. @pre decide() was called
    void inspect(std::size_t node, TermValues& to) const;
    /// The directions that a node compares for the first agent, if it does.
    [[nodiscard]] std::optional<DirectionMap> inspectMap(std::size_t index) const;

    /// What an action is about to do for the block's first agent. Changes the memory of the action.
    /// @param action an index of Program::actions  @pre decide() was called
    [[nodiscard]] ActionExplanation inspectAction(std::size_t action) const;

    /// The gains of the nodes for one agent, by index: see gainsOf.
    [[nodiscard]] std::vector<double> gains(std::size_t lane) const;

    /// Which used behavior has the longest weighted force: an index into Program::behaviors, the
    /// first of equals, or Population::nobody.
    [[nodiscard]] std::uint16_t leading(std::size_t lane) const;

private:
    [[nodiscard]] std::size_t indexOf(const CompiledNode& node) const;
    /// @param lane whose settings it uses, where numbers drive them
    [[nodiscard]] NodeRun runOf(const CompiledNode& node, std::size_t lane = 0) const;
    [[nodiscard]] NodeRun runOf(const CompiledNode& node, const void* settings, Signal& to,
                                std::span<double* const> memory) const;
    void forEach(NodeCode::Step NodeCode::*step) const;
    void evaluate(const CompiledNode& node) const;
    [[nodiscard]] std::span<const DrivenSettings::Group> groupsOf(const CompiledNode& node) const;
    /// By drive, the values of the agents. They stay until the next call.
    [[nodiscard]] std::span<const Lanes> drivenValues(const CompiledNode& node) const;
    template <class Note>
    void noteEach(const CompiledNode& node, Note note) const;
    [[nodiscard]] void* copyOf(const CompiledNode& node, std::size_t number) const;
    /// Divides the agents by the values of driven settings.
    void drive(const CompiledNode& node) const;
    /// Calls `visit(run, lanes)` for all agents, or for each group with driven settings. What the
    /// node remembers, gives and marks is that of each agent's own group.
    /// @param evaluates the node writes its signal; else its memory
    template <class Visit>
    void forGroups(const CompiledNode& node, bool evaluates, Visit visit) const;
    void weigh(const CompiledNode& node) const;
    void addUpDriven(std::size_t query) const;
    void markUsed(const CompiledNode& node) const;
    void addUpQuery(std::size_t query) const;
    void ask(std::uint32_t action, std::size_t lane, std::vector<Request>& requests) const;
    [[nodiscard]] Signal& out(const CompiledNode& node) const {
        return m_workspace.outputs[static_cast<std::size_t>(&node - m_program.nodes.data())];
    }

    const Program& m_program;
    std::span<const Candidates> m_world;
    const Block& m_block;
    Workspace& m_workspace;
    NodeTimes* m_times;
};

/// Whether a node that comes last steers an agent of the block.
[[nodiscard]] bool isSteeredByLast(const Program& program, const Workspace& workspace,
                                   std::size_t lane);

} // namespace tiller
