#include "app/editor/watch/sweep_item.h"

#include "app/editor/watch/sweep_words.h"

#include <QPainter>

#include <algorithm>

namespace tiller {

namespace {

constexpr double ringRadius = 6;

} // namespace

SweepItem::SweepItem(QQuickItem* parent) : ChartItem(parent) {
    setAcceptHoverEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    connect(this, &SweepItem::chosenRunChanged, this, &SweepItem::follow);
    connect(this, &SweepItem::sweepsChanged, this, [this] {
        connect(m_sweeps, &Sweeps::changed, this, &SweepItem::follow);
        follow();
    });
}

void SweepItem::follow() {
    rebuild();
    if (m_spot && *m_spot >= chart().spots.size())
        m_spot.reset();
    emit readingChanged();
}

Chart SweepItem::makeChart(const ChartLook& look) const {
    return m_sweeps && m_sweeps->plan()
               ? makeSweepChart(m_sweeps->project(), *m_sweeps->plan(), m_sweeps->results(), look)
               : Chart();
}

QString SweepItem::reading() const {
    if (!m_sweeps || !m_sweeps->plan() || (!m_spot && m_chosen < 0))
        return {};
    const SweepPlan& plan = *m_sweeps->plan();
    const std::size_t index =
        m_spot ? chart().spots[*m_spot].run : static_cast<std::size_t>(m_chosen);
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
        std::ranges::find(chart().spots, static_cast<std::size_t>(run), &Chart::Spot::run);
    return found == chart().spots.end() ? QPointF() : found->place;
}

void SweepItem::paint(QPainter* painter) {
    ChartItem::paint(painter);
    const auto ring = [&](const Chart::Spot& spot, const QColor& color) {
        painter->setPen(QPen(color, 2));
        painter->setBrush(Qt::NoBrush);
        if (spot.area.isEmpty())
            painter->drawEllipse(spot.place, ringRadius, ringRadius);
        else
            painter->drawRect(spot.area);
    };
    for (const Chart::Spot& each : chart().spots)
        if (m_chosen >= 0 && each.run == static_cast<std::size_t>(m_chosen))
            ring(each, theme().accent());
    if (m_spot)
        ring(chart().spots[*m_spot], theme().textMuted());
}

ChartWords SweepItem::words() const {
    return {m_sweeps->measure(), m_sweeps->projectName(), {}};
}

void SweepItem::read(std::optional<std::size_t> spot) {
    if (spot == m_spot)
        return;
    m_spot = spot;
    update();
    emit readingChanged();
}

void SweepItem::hover(QPointF place) {
    const auto spot = chart().spotAt(place);
    if (!spot && m_byKeys) // a chart that comes or moves under a mouse at rest gets this event, too
        return;
    m_byKeys = false;
    read(spot);
}

void SweepItem::leave() {
    if (!m_byKeys)
        read({});
}

void SweepItem::press(QPointF place) {
    read(chart().spotAt(place));
    if (m_spot)
        emit chosen(static_cast<int>(chart().spots[*m_spot].run));
}

bool SweepItem::takes(int key) const {
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        return !chart().spots.empty();
    return m_spot && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape);
}

void SweepItem::pressKey(int key, Qt::KeyboardModifiers) {
    const std::size_t last = chart().spots.size() - 1;
    if (key == Qt::Key_Escape) {
        read({});
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        emit chosen(static_cast<int>(chart().spots[*m_spot].run));
    } else {
        m_byKeys = true;
        read(!m_spot                ? 0
             : key == Qt::Key_Right ? std::min(*m_spot + 1, last)
                                    : *m_spot - std::min<std::size_t>(*m_spot, 1));
    }
}

void SweepItem::loseFocus() {
    m_byKeys = false;
    read({});
}

} // namespace tiller
