#pragma once

#include "core/nodes/setting.h"

#include <array>
#include <string_view>

namespace tiller {

/// The unit of a kind of number. Every export states all of them; a reader refuses other units.
struct ExportUnit {
    std::string_view key;
    std::string_view meaning;
};

inline constexpr std::array exportUnits{
    ExportUnit{"length", "world units"},
    ExportUnit{"time", "the unit of world.tick: one tick takes that much of it"},
    ExportUnit{"speed", "length per time"},
    ExportUnit{"mass", "mass"},
    ExportUnit{"force", "mass * length per time squared"},
    ExportUnit{"angle", "degrees; 0 is +x, they turn left as seen"},
    ExportUnit{"axes", "x to the right, y down"},
    ExportUnit{"share", "0 to 1"},
    ExportUnit{"noLimit", "4000000 means no limit"},
};

/// Whether an export contains a setting. It leaves out how agents look.
[[nodiscard]] inline bool isExported(const Setting& setting) {
    return setting.group != "Look";
}

inline constexpr std::string_view placedAgentType = "placed-agent";

} // namespace tiller
