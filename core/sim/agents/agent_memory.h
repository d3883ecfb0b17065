#pragma once

#include "core/sim/agents/crowd.h"
#include "core/sim/compile/program.h"
#include "core/sim/search/world_view.h"

#include <cstdint>

namespace tiller {

/// What nodes remember of the agents of a crowd: per value, by rank.
using AgentMemory = std::vector<std::vector<double>>;

/// Points to the memory of a crowd's agents from a slot on, one pointer per value.
void pointInto(std::vector<Column<double>>& memory, std::size_t first, std::vector<double*>& to);

/// Gives the agents of a crowd from a slot on the memory of a new agent.
void rememberFrom(std::size_t first, Crowd& crowd, const Program& program, const WorldView& view,
                  const Moment& moment, std::uint32_t population);

/// Gives every agent of a crowd the memory of a new agent. @pre slots are ranks
[[nodiscard]] AgentMemory freshMemory(Crowd& crowd, const Program& program, const WorldView& view,
                                      const Moment& moment, std::uint32_t population);

/// After an edit: copies what nodes of the old program remember to the nodes of the new program
/// that have the same id and type, for agents that existed before.
/// @param renumbered by old population: the new one, or AgentRef::none
void copyMemory(const Program& oldProgram, const AgentMemory& oldMemory, const Program& program,
                AgentMemory& memory, const std::vector<std::uint32_t>& renumbered);

} // namespace tiller
