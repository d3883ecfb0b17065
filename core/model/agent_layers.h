#pragma once

#include "core/model/change.h"
#include "core/model/scene_layers.h"

#include <optional>

/// Layers of single placed agents. An agent is in the layer of its agent type unless a layer names
/// the agent itself: `prey#3` is the third of the placed agents of `prey`.
namespace tiller {

/// The line of a layer that names a placed agent. @param index from 0
[[nodiscard]] Id agentItem(std::string_view type, std::size_t index);

[[nodiscard]] bool isAgentItem(std::string_view item);

/// The agent type of such a line; all of another line.
[[nodiscard]] std::string_view typeOfItem(std::string_view item);

/// The change with layers whose lines name the same agents after it, if it removes placed agents.
[[nodiscard]] Change followAgents(const Project& project, Change change);

/// Adds a copy of a placed agent, without a name, behind the others of its type and in the same
/// layer. @pre there is such an agent
[[nodiscard]] Change copyAgent(const Project& project, std::string_view type, std::size_t index);

/// The locked layer whose placed agents a change would edit, add or remove; nothing if there is
/// none.
/// @param after the agent type after the change; null if it is gone
[[nodiscard]] std::optional<Layer> findLockedAgents(const Project& project, const Change& change,
                                                    const Node& before, const Node* after);

} // namespace tiller
