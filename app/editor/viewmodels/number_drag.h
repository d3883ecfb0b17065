#pragma once

#include "core/model/project.h"

#include <QString>

#include <map>

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

} // namespace tiller
