#pragma once

#include "core/model/edits.h"

#include <QString>

#include <optional>

namespace tiller {

/// A value that a slider on the panel can set: a setting of a node, of a scene item or of the
/// world, or the weight of a link.
struct Adjustable {
    Id item;
    const Setting* setting = nullptr; ///< lives as long as the registry
    Value value;
};

/// The weight of a link, described as a setting.
[[nodiscard]] const Setting& weightSetting();

/// None if there is no such item or setting, or if a panel cannot have it (points, text, color).
[[nodiscard]] std::optional<Adjustable>
findAdjustable(const Project& project, std::string_view item, std::string_view setting);

[[nodiscard]] Result<Change> adjust(const Project& project, const Adjustable& adjustable,
                                    const Value& value);

/// "Slowing radius of Arrive", "Weight of Evade to Prey".
[[nodiscard]] QString adjustableName(const Project& project, const Adjustable& adjustable);

/// @name Sliders of the panel, as edits
/// @{

/// The slider that sets a setting; null if there is none.
[[nodiscard]] const Annotation* sliderOf(const Project& project, std::string_view item,
                                         std::string_view setting);

/// Adds a slider to the panel, over the usual range extended to the current value.
[[nodiscard]] Result<Change> addSlider(const Project& project, IdSource& ids,
                                       const Adjustable& adjustable);

/// Adds the slider of a setting, or removes it. Refused if a panel cannot have the setting.
[[nodiscard]] Result<Change> toggledSlider(const Project& project, IdSource& ids,
                                           std::string_view item, std::string_view setting);

/// Moves an annotation among those of its type: -1 earlier, +1 later.
[[nodiscard]] Change moveAnnotation(const Project& project, std::string_view id, int by);
/// @}

} // namespace tiller
