#pragma once

#include "app/editor/canvas/canvas_scene.h"
#include "app/editor/canvas/gradual_ids.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace tiller {

class CanvasView;
class Document;

/// The links with what stands on their wires: weight, place in the order, and a sentence for screen
/// readers. WireLayer draws the curves.
class LinkListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")

public:
    enum Role {
        LinkIdRole = Qt::UserRole,
        MiddleXRole, ///< the middle of the wire, where its weight is
        MiddleYRole,
        IsForceRole,
        WeightRole,
        PlaceRole, ///< from 1, in the order of the links of its input; 0 where order does not
                   ///< matter
        SelectedRole,
        MarkedRole, ///< in view, near enough to show its weight, and with room for it
        IsTagRole,  ///< a reference that is drawn at its input
        TagBoxRole, ///< on the canvas
        TagNameRole,
        TagColorRole,
        SentenceRole, ///< "Evade, force, to Prey, steering; weight 2; number 1 in the order"
    };

    LinkListModel(Document& document, CanvasScene& scene, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void followView(const CanvasView& view);

private:
    void reset();
    void follow();
    void followRows(const std::vector<Wire>& wires);
    void look();
    void announce(const Id& link, int role);
    void followSelection();

    Document& m_document;
    CanvasScene& m_scene;
    std::vector<Wire> m_rows; ///< as last shown, to find what has changed
    std::set<Id> m_selected;
    QRectF m_area;
    double m_zoom = 1;
    GradualIds m_marked{[this](const Id& link) { announce(link, MarkedRole); }};
};

} // namespace tiller
