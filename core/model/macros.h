#pragma once

#include "core/model/edits.h"

#include <span>

namespace tiller {

/// A setting on the card of a macro's group.
struct MacroSetting {
    std::string type; ///< of the node: the first of this type
    std::string setting;
    Text name; ///< on the card
};

/// A port on the card of a macro's group: the agents that it takes or gives.
struct MacroPort {
    std::string type; ///< of the node: the first of this type
    std::string port;
    Text name; ///< on the card
};

/// A ready-made group of nodes to start from: a flock, a hunter, a follower.
struct Macro {
    std::string id; ///< kebab-case; no node type has it
    Text title;
    Text help;                            ///< one line: what its agents do
    std::vector<std::string> words = {};  ///< other words for it, for search
    std::vector<MacroSetting> shown = {}; ///< what one changes first
    std::vector<MacroPort> ports = {};    ///< with names of their own
};

[[nodiscard]] std::span<const Macro> macros();
[[nodiscard]] const Macro* findMacro(std::string_view id);
/// The macro that a part was made from, by its name; null if it was made from none, or renamed.
[[nodiscard]] const Macro* macroOfPart(std::string_view name);

/// Adds the nodes of a macro, wired and laid out to the right of and below @p place on the canvas.
/// Times and speeds are converted to the project's time (core/model/world_time.h). They hunt or
/// follow the first agent type of the project; if there is none, that input stays unwired. All
/// nodes of the change are new, the agent type first.
[[nodiscard]] Result<Change> addMacro(const Project& project, IdSource& ids, std::string_view macro,
                                      Vec2 place);

/// Adds the nodes of a macro as a group (groups.h), with the name, the ports and the shown settings
/// of the macro. Its card stands at @p place. The last annotation of the change is the group.
[[nodiscard]] Result<Change> addMacroAsGroup(const Project& project, IdSource& ids,
                                             std::string_view macro, Vec2 place);

} // namespace tiller
