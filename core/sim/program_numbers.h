#pragma once

#include "core/model/parameters.h"
#include "core/sim/program.h"

namespace tiller {

/// Whether nodes of a type combine the forces at their first input.
[[nodiscard]] bool combines(const NodeType& type);

/// Completes a program with what follows from its settings and weights: the ranges of "each of
/// several", the gains of forces, and the searches for neighbors.
/// @param crowds by population  @param mostAgents no more agents of all types ever live
void planNumbers(Program& program, const std::vector<CrowdFacts>& crowds, double mostAgents);

/// Puts the ways between modes in the order in which they are tried.
void sortWays(ModeMachine& machine);

/// @name New values without compiling again
/// Call planNumbers after the last of several.
/// @{

/// Whether a run takes a new value of a setting without compiling, apart from weights that begin
/// or cease to be 0.
[[nodiscard]] bool actsAtOnce(const Project& project, const Drivable& driven);

/// Whether a program takes a new value of any setting of such a node. Others decide how programs
/// and agents are made.
[[nodiscard]] bool takesNewSettings(const NodeType& type);

/// Returns whether the program has the node. @pre takesNewSettings
bool takeSettings(Program& program, const Node& node);

/// Returns whether the program has the link. @pre the weight was above 0 and is so now
bool takeWeight(Program& program, const Link& link);

/// As takeWeight, with any weights: a link of weight 0 counts as none. What its nodes remember
/// stays.
void takeAnyWeight(Program& program, const Link& link);
/// @}

} // namespace tiller
