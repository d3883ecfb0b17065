#pragma once

#include "core/model/sweep.h"

#include <QString>

#include <vector>

namespace tiller {

/// An axis of the chart of a sweep, with the values of a setting: at their numbers, or one after
/// the other.
struct SweepAxis {
    QString title;
    std::vector<QString> labels;
    std::vector<double> places; ///< of the values
    double from = 0;
    double to = 1;
    bool isNumber = false;
};

/// Of a setting that the plan varies. @param index in SweepPlan::varied
[[nodiscard]] SweepAxis sweepAxisOf(const Project& project, const SweepPlan& plan,
                                    std::size_t index);

/// The combinations of any number of settings, one after the other.
[[nodiscard]] SweepAxis sweepAxisOfCells(const SweepPlan& plan);

} // namespace tiller
