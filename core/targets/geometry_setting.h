#pragma once

#include "core/nodes/setting.h"

namespace tiller {

/// The setting of a target that holds the id of its geometry.
template <class Settings>
[[nodiscard]] Setting geometrySetting(std::string Settings::*member, std::string id,
                                      std::string title, std::string geometryType) {
    Setting setting{.id = std::move(id),
                    .title = std::move(title),
                    .help = "Where it is in the scene.",
                    .kind = SettingKind::geometry,
                    .initial = std::string(),
                    .geometryType = std::move(geometryType)};
    setting.store = [member](void* to, const Value& value) {
        static_cast<Settings*>(to)->*member = textOf(value);
    };
    setting.load = [member](const void* from) -> Value {
        return static_cast<const Settings*>(from)->*member;
    };
    return setting;
}

} // namespace tiller
