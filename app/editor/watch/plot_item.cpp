#include "app/editor/watch/plot_item.h"

#include "app/editor/sim/timeline.h"
#include "app/editor/watch/plot_line.h"

#include <QFontMetricsF>
#include <QHoverEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double lineWidth = 2;
constexpr double dotRadius = 4;
constexpr double gap = 6;
constexpr double markDistance = 28; // pixels up
constexpr double tickDistance = 96; // pixels across
constexpr double bigStep = 10;

QString numberText(std::optional<double> value) {
    if (!value)
        return QStringLiteral("–");
    const double size = std::abs(*value);
    if (size >= 1e6)
        return QString::number(*value, 'g', 4);
    const bool whole = *value == std::round(*value);
    return QString::number(*value, 'f', whole ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3);
}

} // namespace

PlotItem::PlotItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    connect(this, &PlotItem::lookChanged, this, [this] { update(); });
}

void PlotItem::setPlots(PlotListModel* plots) {
    if (m_plots == plots)
        return;
    if (m_plots)
        m_plots->disconnect(this);
    m_plots = plots;
    if (plots) {
        connect(plots, &PlotListModel::simulationChanged, this, &PlotItem::follow);
        connect(plots, &PlotListModel::variantChanged, this, &PlotItem::onFrame);
        connect(plots, &QAbstractItemModel::dataChanged, this, &PlotItem::onFrame);
        connect(plots, &QAbstractItemModel::modelReset, this, &PlotItem::onFrame);
    }
    follow();
    emit plotsChanged();
}

void PlotItem::setRow(int row) {
    if (m_row == row)
        return;
    m_row = row;
    onFrame();
    emit plotsChanged();
}

void PlotItem::follow() {
    disconnect(m_frames);
    if (m_plots && m_plots->simulation())
        m_frames = connect(m_plots->simulation(), &SimulationController::frameChanged, this,
                           &PlotItem::onFrame);
    onFrame();
}

void PlotItem::onFrame() {
    if (m_hover)
        m_reading = layout().area.isEmpty() ? std::nullopt : std::optional(tickAt(*m_hover));
    updateValues();
    update();
}

double PlotItem::readTick() const {
    return m_reading ? static_cast<double>(*m_reading) : -1;
}

double PlotItem::rate() const {
    return m_plots->simulation()->project().worldNumber("ticksPerSecond");
}

QString PlotItem::readText() const {
    return m_reading ? clockText(readTick() / rate()) : QString();
}

void PlotItem::updateValues() {
    QStringList values;
    bool empty = true;
    const PlotListModel::Plot* shown = plot();
    const std::uint64_t now =
        m_plots && m_plots->simulation() ? m_plots->simulation()->frame().tick : 0;
    for (std::size_t i = 0; shown && i < shown->series.size(); ++i) {
        const MonitorSeries* series = m_plots->seriesOf(shown->series[i].monitor);
        empty = empty && (!series || series->values.size() < 2);
        values.append(numberText(!series     ? std::nullopt
                                 : m_reading ? valueAt(*series, *m_reading)
                                             : latestValue(*series, now)));
    }
    if (values == m_values && m_announcedReading == m_reading && empty == m_empty)
        return;
    m_empty = empty;
    m_values = values;
    m_announcedReading = m_reading;
    emit valuesChanged();
}

std::vector<PlotItem::Measured> PlotItem::measured() const {
    std::vector<Measured> found;
    if (const PlotListModel::Plot* shown = plot())
        for (const PlotListModel::Series& each : shown->series)
            for (const bool isVariant : {false, true})
                if (const MonitorSeries* series = isVariant ? m_plots->variantSeriesOf(each.monitor)
                                                            : m_plots->seriesOf(each.monitor))
                    found.push_back({each.color, series, isVariant});
    return found;
}

std::uint64_t PlotItem::every() const {
    std::uint64_t every = 1;
    for (const Measured& each : measured())
        every = std::max(every, each.series->every);
    return every;
}

std::pair<double, double> PlotItem::valueRange(double start) const {
    std::optional<std::pair<double, double>> range;
    for (const Measured& each : measured())
        if (const auto own = extent(*each.series, start))
            range = range ? std::pair(std::min(range->first, own->first),
                                      std::max(range->second, own->second))
                          : *own;
    auto [low, high] = range.value_or(std::pair(0.0, 1.0));
    const Quantity quantity = plot()->quantity;
    if (quantity == Quantity::x || quantity == Quantity::y)
        return {low, high};
    low = std::min(low, 0.0); // amounts start at 0
    return {low, high == low ? low + 1 : high};
}

PlotItem::Layout PlotItem::layout() const {
    const SimulationController* simulation = m_plots ? m_plots->simulation() : nullptr;
    if (!plot() || !simulation)
        return {};
    double end = simulation->tick();
    for (const Measured& each : measured())
        if (!each.series->values.empty())
            end = std::max(
                end, static_cast<double>(each.series->tickOf(each.series->values.size() - 1)));
    const double ticks = std::max(1.0, plot()->seconds * rate());
    const double start = std::max(0.0, end - ticks);
    const auto [low, high] = valueRange(start);

    const QFontMetricsF metrics(m_font);
    Layout layout;
    const double upRoom = std::max(height() - metrics.height() * 2, 1.0);
    layout.end = end;
    layout.rate = rate();
    layout.up = scaleAround(low, high, std::max(1, static_cast<int>(upRoom / markDistance)));
    double left = 0;
    for (const double mark : layout.up.marks())
        left = std::max(left, metrics.horizontalAdvance(layout.up.text(mark)));
    layout.area = QRectF(left + gap, metrics.height() / 2, 0, 0);
    layout.area.setRight(std::max(width() - dotRadius - 1, layout.area.left() + 1));
    layout.area.setBottom(std::max(height() - metrics.height() - 4, layout.area.top() + 1));
    const int marks = std::max(1, static_cast<int>(layout.area.width() / tickDistance));
    layout.across = scaleOver(start, start + ticks, marks);
    if (ticks >= layout.rate * marks)
        layout.across.step = layout.rate * roundTime(ticks / layout.rate, marks);
    return layout;
}

void PlotItem::paint(QPainter* painter) {
    const Layout at = layout();
    if (at.area.isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_font);
    paintGrid(*painter, at);
    paintSeries(*painter, at);
    paintReading(*painter, at);
    if (hasActiveFocus()) {
        painter->setPen(QPen(m_focusColor, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(boundingRect().adjusted(1, 1, -1, -1), 4, 4);
    }
}

void PlotItem::paintGrid(QPainter& painter, const Layout& at) const {
    const QFontMetricsF metrics(m_font);
    const double high = metrics.height();
    for (const double mark : at.up.marks()) {
        const double y = at.place(at.across.from, mark).y();
        painter.setPen(QPen(m_gridColor, 1));
        painter.drawLine(QPointF(at.area.left(), y), QPointF(at.area.right(), y));
        painter.setPen(m_textColor);
        painter.drawText(QRectF(0, y - high / 2, at.area.left() - gap, high),
                         Qt::AlignRight | Qt::AlignVCenter, at.up.text(mark));
    }
    for (const double mark : at.across.marks()) {
        const double x = at.place(mark, at.up.from).x();
        painter.setPen(QPen(m_gridColor, 1));
        painter.drawLine(QPointF(x, at.area.top()), QPointF(x, at.area.bottom()));
        QString text = clockText(mark / at.rate);
        if (at.across.step >= at.rate)
            text.chop(2);
        const double wide = metrics.horizontalAdvance(text);
        const double left = std::clamp(x - wide / 2, 0.0, std::max(0.0, width() - wide));
        painter.setPen(m_textColor);
        painter.drawText(QPointF(left, at.area.bottom() + 3 + metrics.ascent()), text);
    }
}

void PlotItem::paintSeries(QPainter& painter, const Layout& at) const {
    painter.save();
    painter.setClipRect(at.area.adjusted(0, -lineWidth, dotRadius, lineWidth));
    for (const Measured& each : measured()) {
        painter.setPen(QPen(each.color, lineWidth, each.isVariant ? Qt::DashLine : Qt::SolidLine,
                            each.isVariant ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(each.color);
        for (QPolygonF& line : linesOf(*each.series, at.across.from, at.across.to,
                                       static_cast<int>(at.area.width()))) {
            for (QPointF& point : line)
                point = at.place(point.x(), point.y());
            if (line.size() == 1)
                painter.drawPoint(line.front());
            else
                painter.drawPolyline(line);
        }
    }
    const double now = m_plots->simulation()->tick();
    if (now < at.end) { // the current tick, before the last measured one
        const double x = at.place(now, at.up.from).x();
        painter.setPen(QPen(m_textColor, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, at.area.top()), QPointF(x, at.area.bottom()));
    }
    painter.restore();
}

void PlotItem::paintReading(QPainter& painter, const Layout& at) const {
    if (!m_reading)
        return;
    const auto tick = static_cast<double>(*m_reading);
    if (tick < at.across.from || tick > at.across.to)
        return;
    const double x = at.place(tick, at.up.from).x();
    painter.setPen(QPen(m_textColor, 1));
    painter.drawLine(QPointF(x, at.area.top()), QPointF(x, at.area.bottom()));
    for (const Measured& each : measured()) {
        const auto value = valueAt(*each.series, *m_reading);
        if (!value)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(each.color);
        painter.drawEllipse(at.place(tick, *value), dotRadius, dotRadius);
    }
}

std::uint64_t PlotItem::tickAt(QPointF place) const {
    const Layout at = layout();
    const double share = std::clamp((place.x() - at.area.left()) / at.area.width(), 0.0, 1.0);
    const double step = static_cast<double>(every());
    const double tick = at.across.from + share * (at.across.to - at.across.from);
    return static_cast<std::uint64_t>(std::round(std::max(0.0, tick) / step) * step);
}

void PlotItem::stopReading() {
    m_hover.reset();
    m_reading.reset();
    onFrame();
}

void PlotItem::hoverMoveEvent(QHoverEvent* event) {
    m_hover = event->position();
    onFrame();
}

void PlotItem::hoverLeaveEvent(QHoverEvent*) {
    stopReading();
}

void PlotItem::mousePressEvent(QMouseEvent*) {
    forceActiveFocus(Qt::MouseFocusReason);
}

bool PlotItem::event(QEvent* event) {
    // These keys may also be shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || (key == Qt::Key_Escape && m_reading)) {
            event->accept();
            return true;
        }
    }
    return QQuickPaintedItem::event(event);
}

void PlotItem::keyPressEvent(QKeyEvent* event) {
    const bool left = event->key() == Qt::Key_Left;
    if (event->key() == Qt::Key_Escape && m_reading) {
        stopReading();
        return;
    }
    const Layout at = layout();
    if ((!left && event->key() != Qt::Key_Right) || at.area.isEmpty()) {
        event->ignore();
        return;
    }
    const double steps = event->modifiers() & Qt::ShiftModifier ? bigStep : 1;
    const double by = static_cast<double>(every()) * steps * (left ? -1 : 1);
    const double now = std::min(m_plots->simulation()->tick(), at.across.to);
    const double tick = std::clamp((m_reading ? readTick() : now) + by, at.across.from, now);
    m_hover.reset();
    m_reading = tickAt(at.place(tick, at.up.from));
    onFrame();
}

void PlotItem::focusInEvent(QFocusEvent* event) {
    QQuickPaintedItem::focusInEvent(event);
    update();
}

void PlotItem::focusOutEvent(QFocusEvent* event) {
    QQuickPaintedItem::focusOutEvent(event);
    stopReading();
}

} // namespace tiller
