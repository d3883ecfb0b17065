#pragma once

#include "core/nodes/describe.h"

namespace tiller {

/// The setting of a target that names its item of the scene.
template <class Settings>
[[nodiscard]] Setting geometrySetting(std::string Settings::*member, std::string_view id,
                                      std::string_view title, std::string_view geometryType) {
    return bindMember({.id = id,
                       .title = title,
                       .help = "The item of the scene that it stands for.",
                       .kind = SettingKind::geometry,
                       .initial = "",
                       .geometryType = geometryType},
                      member);
}

/// The code of targets that stand for a whole path, region, field or group of obstacles: the target
/// exists if the geometry does. Behaviors read the geometry itself.
inline void evaluateGeometry(const NodeRun& run) {
    run.out.on = run.geometry ? run.block.lanes() : 0;
}

} // namespace tiller
