#pragma once

#include <QString>

#include <vector>

namespace tiller {

/// An axis of a plot: from where to where, and the numbers that are written at it.
struct PlotScale {
    double from = 0;
    double to = 1;
    double step = 1; ///< 1, 2 or 5 times a power of ten

    [[nodiscard]] double share(double value) const { return (value - from) / (to - from); }
    [[nodiscard]] std::vector<double> marks() const; ///< multiples of the step, within
    [[nodiscard]] QString text(double mark) const;   ///< with as many digits as the step needs
};

/// Holds @p low and @p high and ends at multiples of its step, of which there are about @p marks;
/// where that would leave nearly a whole step empty, soon after what it holds. A single value is
/// put in the middle.
[[nodiscard]] PlotScale scaleAround(double low, double high, int marks);

/// From @p from to @p to exactly.
[[nodiscard]] PlotScale scaleOver(double from, double to, int marks);

} // namespace tiller
