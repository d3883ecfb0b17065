#pragma once

#include "core/nodes/setting.h"

#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// A setting of a node, a scene item or the world, or the weight of a link.
struct SettingRef {
    std::string item;    ///< the id of a node, a scene item or a link, or "world"
    std::string setting; ///< the id of the setting; "weight" of a link

    auto operator<=>(const SettingRef&) const = default;
};

/// A value of the project with a name, which drives settings: a slider of a lesson, a knob of a
/// game. All settings that it drives have its value. A setting has at most one parameter.
struct Parameter {
    std::string id; ///< as those of nodes
    std::string name = {};
    Value value = 0.0; ///< a number, a flag, or the id of a choice
    double min = 0;    ///< of a number
    double max = 1;
    double step = 0; ///< from one stop of its slider to the next; 0: any number
    std::vector<SettingRef> drives = {};

    bool operator==(const Parameter&) const = default;
};

inline constexpr std::size_t maxParameters = 10'000; ///< of a project
inline constexpr std::size_t maxDriven = 100;        ///< settings of one parameter

} // namespace tiller
