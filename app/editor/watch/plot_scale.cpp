#include "app/editor/watch/plot_scale.h"

#include "app/editor/pane/view_transform.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double mostEmpty = 0.85;   // of a step, beyond the values
constexpr double wholeNumbers = 1e5; // larger steps are written with an exponent

} // namespace

std::vector<double> PlotScale::marks() const {
    std::vector<double> found;
    const double slack = step * 1e-6;
    for (double number = std::ceil((from - slack) / step); number * step <= to + slack; ++number)
        found.push_back(number == 0 ? 0 : number * step); // no -0
    return found;
}

QString PlotScale::text(double mark) const {
    if (step >= wholeNumbers || step < 1e-4)
        return QString::number(mark, 'g', 4);
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step * 1.0001))));
    return QString::number(mark, 'f', decimals);
}

PlotScale scaleAround(double low, double high, int marks) {
    const double least = std::max(std::abs(low), std::abs(high)) * 1e-9;
    if (high - low <= least) {
        const double room = low == 0 ? 1 : std::abs(low) * 0.5;
        low -= room;
        high += room;
    }
    const double step = roundStep((high - low) / marks);
    PlotScale scale{std::floor(low / step + 1e-9) * step, std::ceil(high / step - 1e-9) * step,
                    step};
    if (low - scale.from > mostEmpty * step)
        scale.from = low - (1 - mostEmpty) * step;
    if (scale.to - high > mostEmpty * step)
        scale.to = high + (1 - mostEmpty) * step;
    return scale;
}

PlotScale scaleOver(double from, double to, int marks) {
    return {from, to, roundStep((to - from) / marks)};
}

} // namespace tiller
