#pragma once

#include "core/model/edits.h"

#include <QString>

#include <optional>

namespace tiller {

/// Something that a slider on the panel may set: a setting of a node, of a scene item or of the
/// world, or the weight of a link.
struct Adjustable {
    Id item;
    const Setting* setting = nullptr; ///< lives as long as the registry
    Value value;
};

/// The weight of a force, as a setting of its link.
[[nodiscard]] const Setting& weightSetting();

/// Nothing if the item or the setting is not there, or is none for a panel: places, text, colors.
[[nodiscard]] std::optional<Adjustable>
findAdjustable(const Project& project, std::string_view item, std::string_view setting);

[[nodiscard]] Result<Change> adjust(const Project& project, const Adjustable& what,
                                    const Value& value);

/// "Slowing radius of Arrive", "Weight of Evade to Prey".
[[nodiscard]] QString adjustableName(const Project& project, const Adjustable& what);

/// @name Sliders of the panel, as edits
/// @{

/// The slider that sets it; null if none does.
[[nodiscard]] const Annotation* sliderOf(const Project& project, std::string_view item,
                                         std::string_view setting);

/// Puts it on the panel, over the usual range and at least around its value.
[[nodiscard]] Result<Change> addSlider(const Project& project, IdSource& ids,
                                       const Adjustable& what);

/// On the panel if it is not, off if it is. Refused where there is nothing for a panel.
[[nodiscard]] Result<Change> toggledSlider(const Project& project, IdSource& ids,
                                           std::string_view item, std::string_view setting);

/// The annotation's place among those of its type, by -1 (earlier) or +1 (later).
[[nodiscard]] Change moveAnnotation(const Project& project, std::string_view id, int by);
/// @}

} // namespace tiller
