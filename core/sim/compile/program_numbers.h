#pragma once

#include "core/model/parameters.h"
#include "core/sim/compile/program.h"

#include <functional>

namespace tiller {

/// Whether nodes of a type combine the forces at their first input.
[[nodiscard]] bool combines(const NodeType& type);

/// Completes a program with what follows from its settings and weights: the ranges of "each of
/// several", the bounds of speed and size, the gains of forces, and the searches for neighbors.
/// @param crowds by population  @param mostAgents no more agents of all types ever live
void planNumbers(Program& program, const std::vector<CrowdFacts>& crowds, double mostAgents);

/// The gains of the nodes, by index: the products of weights on the way to the steering.
/// @param weightOf a link of the program
[[nodiscard]] std::vector<double> gainsOf(const Program& program,
                                          const std::function<double(const InputLink&)>& weightOf);

/// No wanted velocity is faster than the fastest agent: |d - v| / t' <= 2 M / t'. (An agent that
/// starts faster than its maxSpeed may exceed this for a tick; ExactSum cuts that off.)
void setForceBound(Program& program, const CrowdFacts& crowd, double tick);

/// Puts the ways between modes in the order in which they are tried.
void sortWays(ModeMachine& machine);

/// @name New values without compiling again
/// Call planNumbers after the last of several.
/// @{

/// Whether a run takes a new value of a setting without compiling, apart from weights and radii
/// that begin or cease to be 0.
[[nodiscard]] bool actsAtOnce(const Project& project, const Drivable& driven);

/// Whether a program takes a new value of any setting of such a node. Others decide how programs
/// and agents are made.
[[nodiscard]] bool takesNewSettings(const NodeType& type);

/// Whether a program takes a new value of this setting: not of one that chooses the node's code.
[[nodiscard]] bool takesNewSetting(const Node& node, std::string_view setting);

/// Whether a setting of an agent type is one of bodies: an agent can have its own.
[[nodiscard]] bool isOfBody(std::string_view setting);

/// Whether living agents take a new value of a setting of their type. Ways keep clear of obstacles
/// by the radius, so a new one needs new ways.
[[nodiscard]] bool takesNewBody(const Project& project, const SettingRef& ref);

/// Returns whether the program has the node. @pre takesNewSettings
bool takeSettings(Program& program, const Node& node);

/// Returns whether the program has the link. @pre the weight was above 0 and is so now
bool takeWeight(Program& program, const Link& link);

/// As takeWeight, with any weights: a link of weight 0 counts as none. What its nodes remember
/// stays.
void takeAnyWeight(Program& program, const Link& link);
/// @}

/// Fills in InputPort::answers. @param programs of all agent types, by population
void findAnswers(std::vector<Program>& programs);

/// Fills in CompiledNode::settlers. @param programs and @param crowds of all types, by population
void findSettlers(std::vector<Program>& programs, const std::vector<CrowdFacts>& crowds);

} // namespace tiller
