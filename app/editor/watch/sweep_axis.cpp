#include "app/editor/watch/sweep_axis.h"

#include "app/editor/watch/varied_setting.h"
#include "core/model/overrides.h"

#include <QCoreApplication>

#include <algorithm>

namespace tiller {

SweepAxis sweepAxisOf(const Project& project, const SweepPlan& plan, std::size_t index) {
    const SweptPath& swept = plan.varied[index];
    const auto varied = findVaried(project, swept.path);
    SweepAxis axis;
    axis.title = varied ? varied->name : QString::fromStdString(swept.path);
    const QString unit = varied ? varied->unit() : QString();
    if (!unit.isEmpty() && unit != QStringLiteral("%") && unit != QStringLiteral("°"))
        axis.title += QStringLiteral(" (%1)").arg(unit);
    axis.isNumber = varied && varied->isNumber();
    for (const std::string& each : swept.values) {
        axis.labels.push_back(varied ? varied->valueText(project, each)
                                     : QString::fromStdString(each));
        axis.places.push_back(axis.isNumber ? parseNumber(each).value_or(0)
                                            : static_cast<double>(axis.places.size()));
    }
    const auto [low, high] = std::ranges::minmax(axis.places);
    const double room = high == low ? 1 : (high - low) * 0.03;
    axis.from = low - (axis.isNumber ? room : 0.5);
    axis.to = high + (axis.isNumber ? room : 0.5);
    return axis;
}

SweepAxis sweepAxisOfCells(const SweepPlan& plan) {
    SweepAxis axis;
    axis.title = QCoreApplication::translate("SweepChart", "Combination");
    for (std::size_t i = 0; i < plan.cells(); ++i) {
        axis.labels.push_back(QString::number(i + 1));
        axis.places.push_back(static_cast<double>(i));
    }
    axis.from = -0.5;
    axis.to = static_cast<double>(plan.cells()) - 0.5;
    return axis;
}

} // namespace tiller
