#pragma once

#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/gradual_ids.h"
#include "app/editor/document/rows_model.h"

#include <set>

namespace tiller {

class CanvasView;
class Document;

/// The links with what stands on their wires: weight, place in the order, and a sentence for screen
/// readers. WireLayer draws the curves.
class LinkListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    LinkListModel(Document& document, CanvasScene& scene, QObject* parent = nullptr);

    void followView(const CanvasView& view);

private:
    [[nodiscard]] std::vector<Role<Wire>> roles();
    [[nodiscard]] QString sentence(const Wire& wire) const;
    void reset();
    void follow();
    void look();
    void announce(const Id& link, const char* role);
    void followSelection();

    Document& m_document;
    CanvasScene& m_scene;
    std::set<Id> m_selected;
    QRectF m_area;
    double m_zoom = 1;
    GradualIds m_marked{[this](const Id& link) { announce(link, "marked"); }};
    Rows<Wire> m_rows{this, roles()};
};

/// The points that the shown wires pass through, a row for each, and their edits. Each edit is one
/// undo step.
class WirePoints : public tiller::RowsModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    WirePoints(Document& document, CanvasScene& scene, QObject* parent = nullptr);

    /// Adds a point to the selected wire, in the middle of its longest part.
    Q_INVOKABLE void addToSelected();
    /// Removes all points of the selected wire.
    Q_INVOKABLE void removeOfSelected();
    void remove(const Id& point);
    /// Adds a point to a wire near a place, and selects it. None for a wire that is drawn as a tag.
    std::optional<Id> add(const Id& link, QPointF place);

private:
    struct Row {
        Id id;
        QPointF place; ///< on the canvas
        bool selected = false;
        QString sentence; ///< "Point of the wire from Evade to Prey", for screen readers

        bool operator==(const Row&) const = default;
    };
    void update();
    [[nodiscard]] std::optional<Id> selectedLink() const;

    Document& m_document;
    CanvasScene& m_scene;
    Rows<Row> m_rows{this,
                     {{"itemId", &Row::id},
                      {"place", &Row::place},
                      {"selected", &Row::selected},
                      {"sentence", &Row::sentence}}};
};

/// The points of the wires at the nodes that a change moves.
[[nodiscard]] std::vector<Id> wirePointsAtMoved(const Project& project, const Change& change);

} // namespace tiller
