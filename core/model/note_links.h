#pragma once

#include "core/model/project_index.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace tiller {

/// A link in the notes that leads into the project: `[text](node:ID)` selects a node, a link or a
/// scene item, `[text](node:ID.SETTING)` shows a setting of a node, `[text](experiment:ID)` starts
/// an experiment, `[text](agent:NAME)` picks an agent.
struct NoteLink {
    enum class Kind { node, experiment, agent };
    Kind kind = Kind::node;
    std::string text;
    Id id; ///< of an agent: its name, as in traces

    bool operator==(const NoteLink&) const = default;
};

/// The first 10,000 links of all four texts, in their order, without links to web pages and the
/// like.
[[nodiscard]] std::vector<NoteLink> noteLinks(const Notes& notes);
/// The same of one text.
[[nodiscard]] std::vector<NoteLink> noteLinks(std::string_view markdown);

/// @name Whether the project contains the item of a link
/// @{
[[nodiscard]] bool leadsSomewhere(const Project& project, const NoteLink& link);
[[nodiscard]] bool leadsSomewhere(const ProjectIndex& items, const NoteLink& link);
/// @}

/// The agent type and the ordinal of an agent.
using NamedAgent = std::pair<Id, std::uint32_t>;

/// @name The agent with a name, as in traces: one that was given to a placed agent, or the id of an
/// agent type with a number, as in "prey-3". Nothing if no agent type can have such an agent.
/// @{
[[nodiscard]] std::optional<NamedAgent> agentNamed(const Project& project, std::string_view name);
[[nodiscard]] std::optional<NamedAgent> agentNamed(const ProjectIndex& items,
                                                   std::string_view name);
/// @}
/// The name that an agent has in traces.
[[nodiscard]] std::string nameOfAgent(const Project& project, const NamedAgent& agent);

} // namespace tiller
