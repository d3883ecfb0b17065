#include "app/editor/watch/sketch_item.h"

#include "app/editor/sim/simulation_controller.h"
#include "app/editor/watch/plot_line.h"
#include "core/sim/measure.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tiller {

namespace {

constexpr double sketchWidth = 3;
constexpr double runWidth = 2;
constexpr double endDot = 4;
constexpr double markRoom = 32;  // pixels up
constexpr double clockRoom = 64; // pixels across
constexpr double keyShare = 0.05;
constexpr std::size_t keyColumns = 3;

std::vector<double> nothingDrawn() {
    return std::vector<double>(SketchItem::columns, std::numeric_limits<double>::quiet_NaN());
}

} // namespace

SketchItem::SketchItem(QQuickItem* parent) : ChartItem(parent), m_values(nothingDrawn()) {
    setAcceptedMouseButtons(Qt::LeftButton);
}

void SketchItem::componentComplete() {
    ChartItem::componentComplete();
    connect(m_lesson, &Lesson::changed, this, &SketchItem::follow);
    connect(m_simulation, &SimulationController::frameChanged, this, &SketchItem::rebuild);
    follow();
}

/// Another step has a sketch of its own. What is drawn of it stays when the lesson is left.
void SketchItem::follow() {
    if (m_lesson && m_lesson->step() != m_step) {
        m_step = m_lesson->step();
        const std::vector<double> draft = m_lesson->draftAt(m_step.toStdString());
        m_values = draft.empty() ? nothingDrawn() : draft;
        m_column = 0;
        emit drawnChanged();
    }
    setCursor(canDraw() ? Qt::CrossCursor : Qt::ArrowCursor);
    emit lessonChanged();
    rebuild();
}

bool SketchItem::drawn() const {
    return std::ranges::any_of(m_values, [](double value) { return !std::isnan(value); });
}

bool SketchItem::canDraw() const {
    return m_lesson && m_lesson->locked() && m_lesson->now().ask == Ask::curve;
}

QString SketchItem::title() const {
    if (!m_lesson || !m_simulation)
        return {};
    const Project& project = m_simulation->project();
    const Annotation* plot = project.annotation(m_lesson->now().plot);
    return plot && plot->type == "monitor" ? QString::fromStdString(columnName(*plot, project))
                                           : QString();
}

void SketchItem::clear() {
    m_values = nothingDrawn();
    m_lesson->draftAt(m_step.toStdString()).clear();
    m_column = 0;
    emit drawnChanged();
    rebuild();
}

void SketchItem::submit() {
    if (!canDraw() || !drawn())
        return;
    std::vector<double> all = m_values;
    const auto isDrawn = [](double value) { return !std::isnan(value); };
    const auto first = std::ranges::find_if(all, isDrawn);
    std::fill(all.begin(), first, *first);
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (isDrawn(all[i]))
            continue;
        const auto next =
            std::find_if(all.begin() + static_cast<std::ptrdiff_t>(i), all.end(), isDrawn);
        const auto way = static_cast<double>(next - all.begin()) - static_cast<double>(i) + 1;
        all[i] = all[i - 1] + (next == all.end() ? 0 : (*next - all[i - 1]) / way);
    }
    m_lesson->sketch(std::move(all));
}

const std::vector<double>& SketchItem::shown() const {
    const Guess* guess = m_lesson ? m_lesson->guessAt(m_step.toStdString()) : nullptr;
    return guess && !guess->curve.empty() ? guess->curve : m_values;
}

Chart SketchItem::makeChart(const ChartLook& look) const {
    if (!m_lesson || m_lesson->now().ask != Ask::curve)
        return {};
    const StepAnnotation& step = m_lesson->now();
    if (step.seconds <= 0 || step.high <= step.low)
        return {};
    const QFontMetricsF metrics(look.font);
    Chart chart(look);
    chart.area = {
        QPointF(0, metrics.height() / 2),
        QPointF(width() - metrics.averageCharWidth() * 2, height() - metrics.height() - 4)};
    const double upRoom = std::max(height() - 2 * metrics.height(), 1.0);
    chart.addUp(scaleOver(step.low, step.high, std::max(1, static_cast<int>(upRoom / markRoom))));
    if (chart.area.width() <= 1 || chart.area.height() <= 1)
        return {};
    chart.across =
        scaleOver(0, step.seconds, std::max(1, static_cast<int>(chart.area.width() / clockRoom)));
    std::vector<ChartMark> marks;
    for (const double mark : chart.across.marks())
        marks.push_back({mark, tr("%1 s").arg(chart.across.text(mark))});
    chart.addAcross(marks, true);
    addRun(chart);
    addSketch(chart);
    return chart;
}

void SketchItem::addRun(Chart& chart) const {
    const MonitorSeries* series = m_lesson->measured();
    if (!m_lesson->locked() && series && m_simulation)
        addSeries(chart, *series, m_simulation->project().worldNumber("ticksPerSecond"),
                  {.color = theme().warning(), .width = runWidth, .isClipped = true});
}

void SketchItem::addSketch(Chart& chart) const {
    const std::vector<double>& values = shown();
    const QColor color = theme().accent();
    const auto placeOf = [&](std::size_t column, double value) {
        return chart.at(chart.across.to * static_cast<double>(column) /
                            static_cast<double>(values.size() - 1),
                        value);
    };
    QPolygonF line;
    for (std::size_t i = 0; i <= values.size(); ++i) {
        if (i < values.size() && !std::isnan(values[i])) {
            line.append(placeOf(i, values[i]));
            continue;
        }
        if (line.size() > 1)
            chart.addLine(line, color, sketchWidth);
        line.clear();
    }
    if (!canDraw() || !hasActiveFocus())
        return;
    const double value =
        std::isnan(values[m_column]) ? (chart.up.from + chart.up.to) / 2 : values[m_column];
    chart.addDot(placeOf(m_column, value), color, endDot);
}

void SketchItem::setValue(std::size_t column, double value) {
    const bool before = drawn();
    m_values[column] = std::clamp(value, m_lesson->now().low, m_lesson->now().high);
    m_lesson->draftAt(m_step.toStdString()) = m_values;
    if (!before)
        emit drawnChanged();
}

/// Draws a straight line from the latest place to this one.
void SketchItem::drawTo(QPointF place, bool isFirst) {
    const Chart& at = chart();
    if (at.isEmpty())
        return;
    const double value = at.upAt(place);
    const auto column =
        static_cast<std::size_t>(std::round(at.acrossAt(place) / at.across.to * (columns - 1)));
    const std::size_t from = isFirst ? column : m_column;
    const double start = isFirst ? value : m_values[from];
    const auto way = static_cast<double>(std::max(from, column) - std::min(from, column));
    for (std::size_t i = std::min(from, column); i <= std::max(from, column); ++i) {
        const double done = static_cast<double>(std::max(i, from) - std::min(i, from));
        setValue(i, way == 0 ? value : start + (value - start) * done / way);
    }
    m_column = column;
    rebuild();
}

void SketchItem::press(QPointF place) {
    if (canDraw())
        drawTo(place, true);
}

void SketchItem::drag(QPointF place) {
    if (canDraw() && !std::isnan(m_values[m_column]))
        drawTo(place, false);
}

bool SketchItem::takes(int key) const {
    return canDraw() && (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
                         key == Qt::Key_Down);
}

void SketchItem::pressKey(int key, Qt::KeyboardModifiers) {
    const bool isUp = key == Qt::Key_Up;
    const bool isRight = key == Qt::Key_Right;
    const double low = m_lesson->now().low;
    const double high = m_lesson->now().high;
    const double value = std::isnan(m_values[m_column]) ? (low + high) / 2 : m_values[m_column];
    setValue(m_column, value);
    if (isUp || key == Qt::Key_Down) {
        setValue(m_column, value + (isUp ? 1 : -1) * keyShare * (high - low));
    } else {
        const std::size_t target = isRight ? std::min(m_column + keyColumns, columns - 1)
                                           : m_column - std::min(m_column, keyColumns);
        for (std::size_t i = std::min(m_column, target); i <= std::max(m_column, target); ++i)
            if (std::isnan(m_values[i]))
                setValue(i, value);
        m_column = target;
    }
    rebuild();
}

} // namespace tiller
