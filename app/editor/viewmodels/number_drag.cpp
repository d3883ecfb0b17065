#include "app/editor/viewmodels/number_drag.h"

#include "core/base/lattice.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

/// The size of the usual range; 0 if the setting has none.
double spanOf(const Setting& setting) {
    const double span = setting.sliderMax - std::max(setting.min, -setting.sliderMax);
    if (span > 0)
        return span;
    return setting.max < noLimit && setting.max > setting.min ? setting.max - setting.min : 0;
}

} // namespace

double grainOf(const Setting& setting) {
    const double span = spanOf(setting);
    double grain = 1;
    while (span > 0 && setting.kind != SettingKind::integer && grain > span / 100)
        grain /= 10;
    return grain;
}

double onGrain(const Setting& setting, double number, double grain) {
    if (grain <= 0 || (setting.kind == SettingKind::integer && grain < 1))
        grain = grainOf(setting);
    const double perUnit = std::round(1 / grain); // dividing by a whole number keeps 0.1 as 0.1
    const double result =
        grain < 1 ? std::round(number * perUnit) / perUnit : std::round(number / grain) * grain;
    return std::clamp(result, setting.min, setting.max);
}

double wayOfPixel(const Setting& setting) {
    constexpr double pixelsOfGrain = 2;
    constexpr double pixelsOfRange = 1000;
    const double span = setting.sliderMax > 0 ? spanOf(setting) : 0;
    return std::max(grainOf(setting) / pixelsOfGrain, span / pixelsOfRange);
}

} // namespace tiller
