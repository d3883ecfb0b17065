#pragma once

#include "core/nodes/node_type.h"

namespace tiller::docs {

/// A table of Markdown whose columns are aligned in the source too, the last one apart.
[[nodiscard]] std::string table(std::vector<std::vector<std::string>> rows);

/// A row per setting: what it is, its unit, default and range, and what its choices mean. Empty
/// where there are none.
[[nodiscard]] std::string settingsTable(const std::vector<Setting>& settings);

/// A row per port, without those nearly every node has and @p known already tells of.
[[nodiscard]] std::string portsTable(const std::vector<Port>& ports,
                                     const std::vector<Port>& known);

} // namespace tiller::docs
