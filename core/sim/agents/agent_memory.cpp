#include "core/sim/agents/agent_memory.h"

#include "core/scene/way_lanes.h"
#include "core/sim/run/block_runner.h"
#include "core/sim/run/blocks.h"

#include <algorithm>

namespace tiller {

namespace {

void renumber(std::vector<double>& agents, const std::vector<std::uint32_t>& renumbered) {
    for (double& value : agents) {
        AgentRef agent = fromMemory(value);
        if (agent.exists() && agent.population < renumbered.size())
            agent.population = renumbered.at(agent.population);
        value = toMemory(agent);
    }
}

} // namespace

void pointInto(std::vector<Column<double>>& memory, std::size_t first, std::vector<double*>& to) {
    to.clear();
    for (auto& column : memory)
        to.push_back(column.data() + first);
}

void rememberFrom(std::size_t first, Crowd& crowd, const Program& program, const WorldView& view,
                  const Moment& moment, std::uint32_t population) {
    static thread_local Workspace
        workspace; // a game that spawns agents one by one comes here often
    for (; first < crowd.size(); first += blockSize) {
        const Block block = blockAt(crowd, moment, population, first);
        pointInto(crowd.memory, first, workspace.memory);
        BlockRunner(program, view.world(), block, workspace).remember();
    }
}

AgentMemory freshMemory(Crowd& crowd, const Program& program, const WorldView& view,
                        const Moment& moment, std::uint32_t population) {
    crowd.memory.assign(program.memoryCount, {});
    for (auto& column : crowd.memory)
        column.resize(crowd.size());
    rememberFrom(0, crowd, program, view, moment, population);
    return crowd.memoryByRank();
}

void copyMemory(const Program& oldProgram, const AgentMemory& oldMemory, const Program& program,
                AgentMemory& memory, const std::vector<std::uint32_t>& renumbered) {
    std::map<Id, const CompiledNode*> oldNodes;
    for (const CompiledNode& node : oldProgram.nodes)
        oldNodes.emplace(node.id, &node);
    for (const CompiledNode& node : program.nodes) {
        const auto found = oldNodes.find(node.id);
        if (found == oldNodes.end() || found->second->type != node.type ||
            found->second->code != node.code)
            continue;
        const Way* way = wayOf(node.geometry.get());
        if (way && way->fields != wayOf(found->second->geometry.get())->fields)
            continue; // the paths were found in another scene
        for (std::size_t i = 0; i < node.code->memory.size(); ++i) {
            const auto& from = oldMemory[found->second->memory + i];
            auto& to = memory[node.memory + i];
            std::copy_n(from.begin(), std::min(from.size(), to.size()), to.begin());
        }
        for (std::size_t i = 0; i < node.code->memory.size(); ++i)
            if (node.code->memory[i].kind == MemoryValue::Kind::agent)
                renumber(memory[node.memory + i], renumbered);
    }
}

} // namespace tiller
