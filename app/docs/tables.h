#pragma once

#include "core/nodes/node_type.h"

namespace tiller::docs {

/// A Markdown table. All columns but the last are aligned in the source, too.
[[nodiscard]] std::string table(std::vector<std::vector<std::string>> rows);

/// A row per setting: its unit, default, range and meaning, and the meaning of its choices. Empty
/// without settings.
[[nodiscard]] std::string settingsTable(const std::vector<Setting>& settings);

/// A row per port, without the ports in @p known. Empty without rows.
[[nodiscard]] std::string portsTable(const std::vector<Port>& ports,
                                     const std::vector<Port>& known);

} // namespace tiller::docs
