#pragma once

#include "core/model/edits.h"
#include "core/model/project.h"
#include "core/nodes/node_type.h"

#include <QString>

#include <map>
#include <memory>

namespace tiller {

/// The drag of a number of several items, from their values at its start.
struct NumberDrag {
    QString setting;
    std::map<Id, double> starts;
    double way = 0; ///< in numbers of the setting, since the start
    int gesture = 0;
};

/// The step of a number while it is dragged: a power of ten of at most 1 % of the usual range.
[[nodiscard]] double grainOf(const Setting& setting);

/// The nearest multiple of a step, within the limits of the setting.
/// @param grain 0: grainOf(setting)
[[nodiscard]] double onGrain(const Setting& setting, double number, double grain = 0);

/// How far one pixel of a drag goes.
[[nodiscard]] double wayOfPixel(const Setting& setting);

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
