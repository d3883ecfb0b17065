#include "app/editor/watch/sweep_item.h"

#include "app/editor/watch/series_color.h"
#include "app/editor/watch/sweep_words.h"
#include "core/io/project_io.h"

#include <QBuffer>
#include <QHoverEvent>
#include <QPainter>

#include <algorithm>

namespace tiller {

namespace {

constexpr double ringRadius = 6;
constexpr double pictureScale = 2; // pixels of a PNG per unit of the window

} // namespace

SweepItem::SweepItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    connect(this, &SweepItem::lookChanged, this, &SweepItem::rebuild);
}

void SweepItem::setSweeps(Sweeps* sweeps) {
    if (m_sweeps == sweeps)
        return;
    if (m_sweeps)
        m_sweeps->disconnect(this);
    m_sweeps = sweeps;
    if (sweeps)
        connect(sweeps, &Sweeps::changed, this, &SweepItem::rebuild);
    rebuild();
    emit sweepsChanged();
}

ChartLook SweepItem::look() const {
    return {.size = size(),
            .font = m_font,
            .ground = m_groundColor,
            .text = m_textColor,
            .grid = m_gridColor,
            .line = seriesColor(0, m_dark),
            .dark = m_dark};
}

void SweepItem::rebuild() {
    const bool hasPlan = m_sweeps && m_sweeps->plan() && m_sweeps->document();
    m_chart = hasPlan && width() > 0 && height() > 0
                  ? makeSweepChart(m_sweeps->document()->project(), *m_sweeps->plan(),
                                   m_sweeps->results(), look())
                  : SweepChart();
    if (m_spot && *m_spot >= m_chart.spots.size())
        m_spot.reset();
    update();
    emit readingChanged();
}

void SweepItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        rebuild();
}

QString SweepItem::reading() const {
    if (!m_sweeps || !m_sweeps->plan() || (!m_spot && m_chosen < 0))
        return {};
    const SweepPlan& plan = *m_sweeps->plan();
    const std::size_t index =
        m_spot ? m_chart.spots[*m_spot].run : static_cast<std::size_t>(m_chosen);
    if (index >= plan.runs.size())
        return {};
    const SweepRun& run = plan.runs[index];
    const auto found = m_sweeps->results().find(run.id);
    if (found == m_sweeps->results().end() || !found->second.value)
        return {};
    const SweepSummary summary = summarize(plan, m_sweeps->results())[run.cell];
    const QString one = m_sweeps->textOf(static_cast<int>(index)) + QStringLiteral(": ") +
                        measuredText(*found->second.value);
    return summary.values.size() < 2
               ? one
               : tr("%1 (mean %2 ± %3)")
                     .arg(one, measuredText(*summary.mean), measuredText(summary.spread));
}

QPointF SweepItem::placeOf(int run) const {
    const auto found =
        std::ranges::find(m_chart.spots, static_cast<std::size_t>(run), &SweepChart::Spot::run);
    return found == m_chart.spots.end() ? QPointF() : found->place;
}

void SweepItem::paint(QPainter* painter) {
    paintChart(*painter, m_chart, look());
    const auto ring = [&](const SweepChart::Spot& spot, const QColor& color) {
        painter->setPen(QPen(color, 2));
        painter->setBrush(Qt::NoBrush);
        if (spot.area.isEmpty())
            painter->drawEllipse(spot.place, ringRadius, ringRadius);
        else
            painter->drawRect(spot.area);
    };
    for (const SweepChart::Spot& each : m_chart.spots)
        if (m_chosen >= 0 && each.run == static_cast<std::size_t>(m_chosen))
            ring(each, m_focusColor);
    if (m_spot)
        ring(m_chart.spots[*m_spot], m_textColor);
    if (hasActiveFocus()) {
        painter->setPen(QPen(m_focusColor, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(boundingRect().adjusted(1, 1, -1, -1), 4, 4);
    }
}

QString SweepItem::exportPicture(const QString& file) const {
    const ChartLook look = this->look();
    std::string bytes;
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        bytes = chartSvg(m_chart, look);
    } else {
        QImage image((look.size * pictureScale).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(pictureScale);
        image.fill(look.ground);
        QPainter painter(&image);
        paintChart(painter, m_chart, look);
        painter.end();
        QByteArray data;
        QBuffer buffer(&data);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        bytes = data.toStdString();
    }
    const auto done = saveText(file.toStdString(), bytes);
    return done ? QString() : QString::fromStdString(done.problems().front().text);
}

void SweepItem::read(std::optional<std::size_t> spot) {
    if (spot == m_spot)
        return;
    m_spot = spot;
    update();
    emit readingChanged();
}

void SweepItem::hoverMoveEvent(QHoverEvent* event) {
    const auto spot = m_chart.spotAt(event->position());
    if (!spot && m_byKeys) // a chart that comes or moves under a mouse at rest gets this event, too
        return;
    m_byKeys = false;
    read(spot);
}

void SweepItem::hoverLeaveEvent(QHoverEvent*) {
    if (!m_byKeys)
        read({});
}

void SweepItem::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    read(m_chart.spotAt(event->position()));
    if (m_spot)
        emit chosen(static_cast<int>(m_chart.spots[*m_spot].run));
}

bool SweepItem::event(QEvent* event) {
    // These keys may also be shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isArrow = key == Qt::Key_Left || key == Qt::Key_Right;
        const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (isArrow || (m_spot && (isEnter || key == Qt::Key_Escape))) {
            event->accept();
            return true;
        }
    }
    return QQuickPaintedItem::event(event);
}

void SweepItem::keyPressEvent(QKeyEvent* event) {
    const std::size_t count = m_chart.spots.size();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (count == 0)
            break;
        m_byKeys = true;
        read(!m_spot                         ? 0
             : event->key() == Qt::Key_Right ? std::min(*m_spot + 1, count - 1)
                                             : *m_spot - std::min<std::size_t>(*m_spot, 1));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_spot)
            break;
        emit chosen(static_cast<int>(m_chart.spots[*m_spot].run));
        return;
    case Qt::Key_Escape:
        if (!m_spot)
            break;
        read({});
        return;
    default:
        break;
    }
    event->ignore();
}

void SweepItem::focusInEvent(QFocusEvent* event) {
    QQuickPaintedItem::focusInEvent(event);
    update();
}

void SweepItem::focusOutEvent(QFocusEvent* event) {
    QQuickPaintedItem::focusOutEvent(event);
    m_byKeys = false;
    read({});
    update();
}

} // namespace tiller
