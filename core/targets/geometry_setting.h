#pragma once

#include "core/nodes/describe.h"

namespace tiller {

/// The setting of a target that names its item of the scene.
template <class Settings>
[[nodiscard]] Setting geometrySetting(std::string Settings::*member, std::string id,
                                      std::string title, std::string geometryType) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = "The item of the scene that it stands for.",
                       .kind = SettingKind::geometry,
                       .initial = std::string(),
                       .geometryType = std::move(geometryType)},
                      member);
}

/// The code of targets that stand for a whole path, region, field or group of obstacles: the target
/// exists if the geometry does. Behaviors read the geometry itself.
inline void evaluateGeometry(const NodeRun& run) {
    run.out.on = run.geometry ? run.block.lanes() : 0;
}

} // namespace tiller
