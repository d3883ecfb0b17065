#pragma once

#include "core/model/edits.h"
#include "core/nodes/node_type.h"

#include <QString>

#include <memory>

namespace tiller {

/// Something whose settings the inspector shows: a node, a scene item, an annotation, the world
/// (id "world"), a wire, a parameter, or a group with the settings on its card.
struct InspectedItem {
    Id id;
    std::shared_ptr<const Description> type;
    const std::vector<Value>* stored = nullptr; ///< its values in the project; null for the others
    std::vector<Value> made = {};               ///< of a wire, a parameter or a group

    [[nodiscard]] const std::vector<Value>& values() const { return stored ? *stored : made; }
    [[nodiscard]] const Value& value(std::string_view setting) const {
        return values().at(*type->settingIndex(setting));
    }
};

/// Nothing if the project does not have it.
[[nodiscard]] std::optional<InspectedItem> inspectedItem(const Project& project, const Id& id);

/// Sets a setting of an item.
[[nodiscard]] Result<Change> setIn(const Project& project, const InspectedItem& item,
                                   const Setting& setting, const Value& value);

} // namespace tiller
