#pragma once

#include "core/nodes/describe.h"

namespace tiller {

/// The setting of a target that holds the id of its geometry.
template <class Settings>
[[nodiscard]] Setting geometrySetting(std::string Settings::*member, std::string id,
                                      std::string title, std::string geometryType) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = "Where it is in the scene.",
                       .kind = SettingKind::geometry,
                       .initial = std::string(),
                       .geometryType = std::move(geometryType)},
                      member);
}

} // namespace tiller
