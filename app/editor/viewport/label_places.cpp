#include "app/editor/viewport/label_places.h"

#include "app/editor/viewport/scene_handles.h"

#include <QFontMetricsF>
#include <QRectF>

#include <algorithm>
#include <array>

namespace tiller {

namespace {

constexpr double besideGap = 12; // pixels from the anchor
constexpr double aboveGap = 6;
constexpr double insideGap = 4;

QPointF labelCorner(LabelStand stand, QSizeF size) {
    switch (stand) {
    case LabelStand::inside:
        return {insideGap + 2, insideGap};
    case LabelStand::beside:
        return {besideGap, -size.height() / 2};
    case LabelStand::above:
        return {-size.width() / 2, -size.height() - aboveGap};
    case LabelStand::centered:
        return {-size.width() / 2, -size.height() / 2};
    }
    return {};
}

/// The stand first, then above, below, right and left of the anchor, then farther and farthest
/// above and below.
std::array<QPointF, 9> cornersFor(const WantedLabel& label) {
    const QSizeF& size = label.size;
    return {labelCorner(label.stand, size),
            labelCorner(LabelStand::above, size),
            QPointF(-size.width() / 2, aboveGap),
            labelCorner(LabelStand::beside, size),
            QPointF(-size.width() - besideGap, -size.height() / 2),
            QPointF(-size.width() / 2, -1.5 * size.height() - 2),
            QPointF(-size.width() / 2, 0.5 * size.height() + 2),
            QPointF(-size.width() / 2, -2.6 * size.height() - 4),
            QPointF(-size.width() / 2, 1.6 * size.height() + 4)};
}

} // namespace

std::vector<std::optional<QPointF>> placeLabels(std::span<const WantedLabel> labels) {
    std::vector<QRectF> taken;
    std::vector<std::optional<QPointF>> places;
    for (const WantedLabel& label : labels) {
        auto corners = cornersFor(label);
        if (label.low <= label.high)
            for (QPointF& corner : corners)
                corner.setX(std::clamp(label.anchor.x() + corner.x(), label.low, label.high) -
                            label.anchor.x());
        const auto isFree = [&](QPointF corner) {
            const QRectF box(label.anchor + corner, label.size);
            return std::ranges::none_of(taken,
                                        [&](const QRectF& each) { return each.intersects(box); });
        };
        const auto found = std::ranges::find_if(corners, isFree);
        if (found == corners.end()) {
            places.emplace_back();
            continue;
        }
        taken.emplace_back(label.anchor + *found, label.size);
        places.emplace_back(*found);
    }
    return places;
}

namespace {

/// The name of an item, or of the node that uses it.
QString labelOf(const Project& project, const SceneItem& item) {
    if (!item.name.empty())
        return QString::fromStdString(item.name);
    const Node* owner = project.node(ownerOf(project, {item.id}));
    return owner ? QString::fromStdString(displayName(*owner)) : QString();
}

/// The place of a label in the world, and on which side of it the label stands.
std::pair<Vec2, LabelStand> standOf(const SceneShape& shape) {
    const QRectF& bounds = shape.bounds;
    if (shape.isObstacle())
        return {{bounds.right(), shape.center.y}, LabelStand::beside};
    if (shape.form == SceneShape::Form::line && !shape.line.empty())
        return {shape.line.front(), LabelStand::above};
    if (shape.form == SceneShape::Form::box)
        return {{bounds.left(), bounds.top()}, LabelStand::inside};
    return {shape.center, shape.type == "region" ? LabelStand::centered : LabelStand::beside};
}

} // namespace

void SceneLabelsModel::setFont(const QFont& font) {
    if (m_font == font)
        return;
    m_font = font;
    placeAgain();
    emit fontChanged();
}

void SceneLabelsModel::setView(double zoom, QPointF origin, QSizeF size) {
    const bool sameZoom = m_zoom == zoom;
    if (sameZoom && m_origin == origin && m_size == size)
        return;
    m_zoom = zoom;
    m_origin = origin;
    m_size = size;
    constexpr double widest = 240; // of usual labels
    const auto isAtEdge = [&](const Row& row) {
        const double x = origin.x() + row.x * zoom;
        return (x >= 0 && x < widest) || (x > size.width() - widest && x <= size.width());
    };
    if (!sameZoom || m_movesWithView || std::ranges::any_of(m_rows, isAtEdge))
        placeAgain();
}

/// A label is whole as long as what it names is in view.
void SceneLabelsModel::place(std::vector<Row>& rows) {
    constexpr double margin = 4;
    m_movesWithView = false;
    std::optional<QFontMetricsF> metrics;
    if (m_font)
        metrics.emplace(*m_font);
    std::vector<WantedLabel> wanted;
    for (const Row& row : rows) {
        const QSizeF size = metrics
                                ? QSizeF(metrics->horizontalAdvance(row.text), metrics->height())
                                : QSizeF(0, 0);
        WantedLabel label{
            .anchor = QPointF(row.x, row.y) * m_zoom, .size = size, .stand = row.stand};
        const double x = m_origin.x() + label.anchor.x();
        if (x >= 0 && x <= m_size.width()) {
            label.low = margin - m_origin.x();
            label.high = m_size.width() - size.width() - margin - m_origin.x();
            m_movesWithView = m_movesWithView || x < size.width() + 2 * margin ||
                              x > m_size.width() - size.width() - 2 * margin;
        }
        wanted.push_back(label);
    }
    const auto places = placeLabels(wanted);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].place = places[i];
}

void SceneLabelsModel::placeAgain() {
    if (m_rows.empty())
        return;
    std::vector<Row> rows = m_rows.all();
    place(rows);
    m_rows.show(rows);
}

void SceneLabelsModel::show(const Project& project, const SceneShapes& scene) {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < project.scene.size(); ++i) {
        const SceneItem& item = project.scene[i];
        const SceneShape& shape = scene.all()[i];
        const QString name =
            item.name.empty() && shape.isObstacle() ? QString() : labelOf(project, item);
        if (name.isEmpty() || shape.hidden)
            continue;
        const auto [place, stand] = standOf(shape);
        rows.push_back({item.id, name, place.x, place.y, stand, shape.isObstacle()});
    }
    place(rows);
    m_rows.show(rows, &Row::id);
}

} // namespace tiller
