#pragma once

#include "app/editor/document/rows_model.h"
#include "app/editor/viewport/label_places.h"
#include "app/editor/viewport/scene_shapes.h"

#include <QFont>

namespace tiller {

/// The names of the scene items, their places in the world, and where each stands so that none
/// covers another. An obstacle without a name has no label.
class SceneLabelsModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
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
