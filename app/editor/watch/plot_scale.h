#pragma once

#include <QString>

#include <vector>

namespace tiller {

/// An axis of a plot: its range, and the numbers at it.
struct PlotScale {
    double from = 0;
    double to = 1;
    double step = 1; ///< 1, 2 or 5 times a power of ten

    [[nodiscard]] double share(double value) const { return (value - from) / (to - from); }
    [[nodiscard]] std::vector<double> marks() const; ///< multiples of the step within the range
    [[nodiscard]] QString text(double mark) const;   ///< with as many digits as the step needs
};

/// A scale around @p low and @p high with about @p marks steps. It ends at multiples of its step,
/// or, if that left nearly a whole step empty, soon after the values. A single value is in the
/// middle.
[[nodiscard]] PlotScale scaleAround(double low, double high, int marks);

/// A scale exactly from @p from to @p to.
[[nodiscard]] PlotScale scaleOver(double from, double to, int marks);

} // namespace tiller
