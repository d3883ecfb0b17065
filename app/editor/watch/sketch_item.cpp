#include "app/editor/watch/sketch_item.h"

#include "app/editor/sim/simulation_controller.h"
#include "app/editor/watch/plot_line.h"
#include "core/sim/monitor_name.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tiller {

namespace {

constexpr double sketchWidth = 3;
constexpr double runWidth = 2;
constexpr double endDot = 4;
constexpr double axisGap = 6;
constexpr double markRoom = 32;  // pixels up
constexpr double clockRoom = 64; // pixels across
constexpr double keyShare = 0.05;
constexpr std::size_t keyColumns = 3;

std::vector<double> nothingDrawn() {
    return std::vector<double>(SketchItem::columns, std::numeric_limits<double>::quiet_NaN());
}

} // namespace

SketchItem::SketchItem(QQuickItem* parent) : QQuickPaintedItem(parent), m_values(nothingDrawn()) {
    setAntialiasing(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    connect(this, &SketchItem::lookChanged, this, [this] { update(); });
}

void SketchItem::setLesson(Lesson* lesson) {
    if (m_lesson == lesson)
        return;
    if (m_lesson)
        m_lesson->disconnect(this);
    m_lesson = lesson;
    if (lesson)
        connect(lesson, &Lesson::changed, this, &SketchItem::follow);
    follow();
}

void SketchItem::setSimulation(SimulationController* simulation) {
    if (m_simulation == simulation)
        return;
    if (m_simulation)
        m_simulation->disconnect(this);
    m_simulation = simulation;
    if (simulation)
        connect(simulation, &SimulationController::frameChanged, this, [this] { update(); });
    emit lessonChanged();
}

/// Another step has a sketch of its own.
void SketchItem::follow() {
    if (m_lesson && m_lesson->step() != m_step) {
        m_step = m_lesson->step();
        clear();
    }
    setCursor(canDraw() ? Qt::CrossCursor : Qt::ArrowCursor);
    emit lessonChanged();
    update();
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
    m_column = 0;
    emit drawnChanged();
    update();
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

SketchItem::Layout SketchItem::layout() const {
    if (!m_lesson || m_lesson->now().ask != Ask::curve)
        return {};
    const StepAnnotation& step = m_lesson->now();
    if (step.seconds <= 0 || step.high <= step.low)
        return {};
    const QFontMetricsF metrics(m_font);
    Layout at;
    const double upRoom = std::max(height() - 2 * metrics.height(), 1.0);
    at.up = scaleOver(step.low, step.high, std::max(1, static_cast<int>(upRoom / markRoom)));
    double left = 0;
    for (const double mark : at.up.marks())
        left = std::max(left, metrics.horizontalAdvance(at.up.text(mark)));
    at.area =
        QRectF(QPointF(left + axisGap, metrics.height() / 2),
               QPointF(width() - metrics.averageCharWidth() * 2, height() - metrics.height() - 4));
    at.across =
        scaleOver(0, step.seconds, std::max(1, static_cast<int>(at.area.width() / clockRoom)));
    return at.area.width() > 1 && at.area.height() > 1 ? at : Layout();
}

const std::vector<double>& SketchItem::shown() const {
    const Guess* guess = m_lesson ? m_lesson->guessAt(m_step.toStdString()) : nullptr;
    return guess && !guess->curve.empty() ? guess->curve : m_values;
}

void SketchItem::paint(QPainter* painter) {
    const Layout at = layout();
    if (at.area.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_font);
    paintAxes(*painter, at);
    paintRun(*painter, at);
    paintSketch(*painter, at);
    if (hasActiveFocus()) {
        painter->setPen(QPen(m_sketchColor, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(boundingRect().adjusted(1, 1, -1, -1), 4, 4);
    }
}

void SketchItem::paintAxes(QPainter& painter, const Layout& at) const {
    const QFontMetricsF metrics(m_font);
    const double high = metrics.height();
    for (const double mark : at.up.marks()) {
        const double y = at.place(0, mark).y();
        painter.setPen(QPen(m_gridColor, 1));
        painter.drawLine(QPointF(at.area.left(), y), QPointF(at.area.right(), y));
        painter.setPen(m_textColor);
        painter.drawText(QRectF(0, y - high / 2, at.area.left() - axisGap, high),
                         Qt::AlignRight | Qt::AlignVCenter, at.up.text(mark));
    }
    for (const double mark : at.across.marks()) {
        const double x = at.place(mark, at.up.from).x();
        painter.setPen(QPen(m_gridColor, 1));
        painter.drawLine(QPointF(x, at.area.top()), QPointF(x, at.area.bottom()));
        const QString text = tr("%1 s").arg(at.across.text(mark));
        const double wide = metrics.horizontalAdvance(text);
        painter.setPen(m_textColor);
        painter.drawText(QPointF(std::clamp(x - wide / 2, 0.0, std::max(0.0, width() - wide)),
                                 at.area.bottom() + 3 + metrics.ascent()),
                         text);
    }
}

void SketchItem::paintSketch(QPainter& painter, const Layout& at) const {
    const std::vector<double>& values = shown();
    painter.setPen(QPen(m_sketchColor, sketchWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto placeOf = [&](std::size_t column) {
        return at.place(at.across.to * static_cast<double>(column) /
                            static_cast<double>(values.size() - 1),
                        values[column]);
    };
    for (std::size_t i = 1; i < values.size(); ++i)
        if (!std::isnan(values[i - 1]) && !std::isnan(values[i]))
            painter.drawLine(placeOf(i - 1), placeOf(i));
    if (!canDraw() || !hasActiveFocus())
        return;
    painter.setBrush(m_sketchColor);
    const double value =
        std::isnan(values[m_column]) ? (at.up.from + at.up.to) / 2 : values[m_column];
    painter.drawEllipse(
        at.place(at.across.to * static_cast<double>(m_column) / static_cast<double>(columns - 1),
                 value),
        endDot, endDot);
}

void SketchItem::paintRun(QPainter& painter, const Layout& at) const {
    const MonitorSeries* series = m_lesson->measured();
    if (m_lesson->locked() || !series || !m_simulation)
        return;
    const double rate = m_simulation->project().worldNumber("ticksPerSecond");
    painter.save();
    painter.setClipRect(at.area.adjusted(0, -runWidth, endDot, runWidth));
    painter.setPen(QPen(m_runColor, runWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (QPolygonF& line :
         linesOf(*series, 0, at.across.to * rate, static_cast<int>(at.area.width()))) {
        for (QPointF& point : line)
            point = at.place(point.x() / rate, point.y());
        painter.drawPolyline(line);
    }
    painter.restore();
}

void SketchItem::setValue(std::size_t column, double value) {
    const bool before = drawn();
    m_values[column] = std::clamp(value, m_lesson->now().low, m_lesson->now().high);
    if (!before)
        emit drawnChanged();
}

/// Draws a straight line from the latest place to this one.
void SketchItem::drawTo(QPointF place, bool isFirst) {
    const Layout at = layout();
    if (at.area.isEmpty())
        return;
    const double share = std::clamp((place.x() - at.area.left()) / at.area.width(), 0.0, 1.0);
    const double up = std::clamp((at.area.bottom() - place.y()) / at.area.height(), 0.0, 1.0);
    const double value = at.up.from + up * (at.up.to - at.up.from);
    const auto column = static_cast<std::size_t>(std::round(share * (columns - 1)));
    const std::size_t from = isFirst ? column : m_column;
    const double start = isFirst ? value : m_values[from];
    const auto way = static_cast<double>(std::max(from, column) - std::min(from, column));
    for (std::size_t i = std::min(from, column); i <= std::max(from, column); ++i) {
        const double done = static_cast<double>(std::max(i, from) - std::min(i, from));
        setValue(i, way == 0 ? value : start + (value - start) * done / way);
    }
    m_column = column;
    update();
}

void SketchItem::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    if (canDraw())
        drawTo(event->position(), true);
}

void SketchItem::mouseMoveEvent(QMouseEvent* event) {
    if (canDraw() && !std::isnan(m_values[m_column]))
        drawTo(event->position(), false);
}

bool SketchItem::event(QEvent* event) {
    // These keys may also be shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride && canDraw()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
            key == Qt::Key_Down) {
            event->accept();
            return true;
        }
    }
    return QQuickPaintedItem::event(event);
}

void SketchItem::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool isUp = key == Qt::Key_Up;
    const bool isRight = key == Qt::Key_Right;
    if (!canDraw() || (!isUp && !isRight && key != Qt::Key_Left && key != Qt::Key_Down)) {
        event->ignore();
        return;
    }
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
    update();
}

void SketchItem::focusInEvent(QFocusEvent* event) {
    QQuickPaintedItem::focusInEvent(event);
    update();
}

void SketchItem::focusOutEvent(QFocusEvent* event) {
    QQuickPaintedItem::focusOutEvent(event);
    update();
}

} // namespace tiller
