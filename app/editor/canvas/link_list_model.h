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
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")

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

} // namespace tiller
