#pragma once

#include "app/editor/document/rows_model.h"
#include "app/editor/viewport/scene_shapes.h"

#include <QFont>
#include <QPointF>
#include <QSizeF>

#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace tiller {

/// Where a label stands, seen from its anchor. "inside" is right and below.
enum class LabelStand { inside, beside, above, centered };

/// A label that wants a place. All lengths are pixels.
struct WantedLabel {
    QPointF anchor;
    QSizeF size;
    LabelStand stand;
    /// The left edge stays between these, so that the label is whole in the view.
    double low = -INFINITY;
    double high = INFINITY;
};

/// The top left corners, relative to the anchors, so that no two labels overlap. A label that finds
/// no room at its stand goes to another side of its anchor; without any room it has no place.
/// Labels that come first choose first.
[[nodiscard]] std::vector<std::optional<QPointF>> placeLabels(std::span<const WantedLabel> labels);

/// The names of the scene items, their places in the world, and where each stands so that none
/// covers another. An obstacle without a name has no label.
class SceneLabelsModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QFont font READ font WRITE setFont NOTIFY fontChanged) ///< of the labels

public:
    using RowsModel::RowsModel;

    [[nodiscard]] QFont font() const { return m_font.value_or(QFont()); }
    void setFont(const QFont& font);
    /// @param zoom pixels per world unit
    /// @param origin of the world, in the view
    void setView(double zoom, QPointF origin, QSizeF size);
    void show(const Project& project, const SceneShapes& scene);

signals:
    void fontChanged();

private:
    struct Row {
        Id id;
        QString text;
        double x = 0;
        double y = 0;
        LabelStand stand = LabelStand::centered;
        bool isObstacle = false;
        std::optional<QPointF> place = {}; ///< the top left corner from x, y

        bool operator==(const Row&) const = default;
    };
    void place(std::vector<Row>& rows);
    void placeAgain();

    Rows<Row> m_rows{
        this,
        {{"label", &Row::text},
         {"worldX", &Row::x},
         {"worldY", &Row::y},
         {"leftOfAnchor", [](const Row& row) { return row.place.value_or(QPointF()).x(); }},
         {"topOfAnchor", [](const Row& row) { return row.place.value_or(QPointF()).y(); }},
         {"placed", [](const Row& row) { return row.place.has_value(); }},
         {"isObstacle", &Row::isObstacle}}};
    std::optional<QFont> m_font; ///< nothing: labels have no size yet
    double m_zoom = 1;
    QPointF m_origin;
    QSizeF m_size;
    bool m_movesWithView = false; ///< a label is at an edge of the view
};

} // namespace tiller
