#pragma once

#include "app/editor/canvas/card.h"
#include "app/editor/canvas/wire.h"
#include "core/model/groups.h"
#include "core/model/project_model.h"

#include <QObject>
#include <QRectF>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace tiller {

/// Boxes numbered from 0. Finds the boxes that touch an area without a look at all the others.
class SpatialIndex {
public:
    SpatialIndex();
    ~SpatialIndex();
    SpatialIndex(SpatialIndex&&) noexcept;
    SpatialIndex& operator=(SpatialIndex&&) noexcept;

    /// Replaces all boxes. The first one gets the number 0.
    void assign(std::vector<QRectF> boxes);
    void move(std::size_t number, const QRectF& box);

    [[nodiscard]] std::size_t size() const { return m_boxes.size(); }
    [[nodiscard]] const QRectF& box(std::size_t number) const { return m_boxes[number]; }

    /// The numbers of the boxes that touch an area, even at its edge only; lowest first.
    [[nodiscard]] std::vector<std::size_t> touching(const QRectF& area) const;
    [[nodiscard]] std::vector<std::size_t> at(QPointF place, double reach = 0) const;

private:
    struct Tree;

    std::vector<QRectF> m_boxes;
    std::unique_ptr<Tree> m_tree;
};

/// Knows where all cards and wires of a project are, and finds the item at a place. It follows the
/// model: an edit lays out again only what it touches. A search looks only at nearby items.
class CanvasScene : public QObject {
    Q_OBJECT

public:
    explicit CanvasScene(ProjectModel& model, QObject* parent = nullptr);

    [[nodiscard]] const Project& project() const { return m_model.project(); }
    /// Of a node that a group's card stands for: the box of that card, with the ports on it.
    [[nodiscard]] const Card* card(std::string_view node) const;
    [[nodiscard]] bool isHidden(std::string_view node) const;
    /// The index of a node in the project; nothing if it has no card.
    [[nodiscard]] std::optional<std::size_t> numberOf(std::string_view node) const;
    [[nodiscard]] const Wire* wire(std::string_view link) const;
    [[nodiscard]] const std::vector<Wire>& wires() const { return m_wires; }
    /// The wires that begin or end at a node, as indices of wires().
    [[nodiscard]] std::span<const std::size_t> wiresOf(std::string_view node) const;
    /// The wires whose bounds touch an area, as indices of wires().
    [[nodiscard]] std::vector<std::size_t> wiresIn(const QRectF& area) const;
    /// What is shown: nodes, frames and comments, points of wires; each in the order of the
    /// project.
    [[nodiscard]] std::vector<Id> items() const;
    [[nodiscard]] QRectF bounds() const; ///< of all shown cards and tags; null if there are none

    /// @name Groups
    /// @{
    [[nodiscard]] const NodeGroups& groups() const { return m_groups; }
    /// The group whose nodes are shown. Empty: the project, with a card for each group.
    [[nodiscard]] const Id& openGroup() const { return m_openGroup; }
    void setOpenGroup(const Id& group);
    /// The frames, comments and cards of groups that are shown.
    [[nodiscard]] std::vector<const Annotation*> boxes() const;
    /// @}

    /// Whether all references to agent types are drawn as wires. Else those that are long, lead
    /// back or would run behind a card are drawn as tags.
    [[nodiscard]] bool referencesAsWires() const { return m_referencesAsWires; }
    void setReferencesAsWires(bool asWires);
    /// While cards are dragged, wires do not go around them: a card can be dropped on a wire.
    void holdCards(std::span<const Id> nodes);
    void releaseCards();

    /// @name What is at a place on the canvas
    /// Of two cards, the later one in the project lies on top.
    /// @{
    [[nodiscard]] std::optional<Id> nodeAt(QPointF place) const;
    /// The nearest port within @p reach; else the port whose row holds the place.
    [[nodiscard]] std::optional<PortRef> portAt(QPointF place, double reach) const;
    /// The nearest wire within @p reach.
    [[nodiscard]] std::optional<Id> linkAt(QPointF place, double reach) const;
    /// The link whose weight is at the place. @p scale as for weightBox()
    [[nodiscard]] std::optional<Id> weightAt(QPointF place, double scale) const;
    [[nodiscard]] std::vector<Id> nodesIn(const QRectF& area) const;
    /// The nearest point of a wire within @p reach, as the id of its annotation.
    [[nodiscard]] std::optional<Id> wirePointAt(QPointF place, double reach) const;
    /// @}

    /// The box of a wire's weight, around the middle of the curve. @p scale enlarges it where the
    /// canvas is seen from far.
    [[nodiscard]] static QRectF weightBox(const Wire& wire, double scale);
    /// Whether the weight of a wire, with its place in the order, covers no card at that scale.
    [[nodiscard]] bool hasRoomForMarks(const Wire& wire, double scale) const;

signals:
    void replaced();
    void changed(const tiller::Change& change); ///< after cards and wires have followed

private:
    /// How a wire was laid out.
    struct Route {
        int track = 0;
        QRectF area; ///< it goes around the cards in this area
        bool asTag = false;
    };

    void replace(); ///< rebuilds, and announces that
    void rebuild();
    void findWirePoints();
    void followWirePoints(const Change& change);
    [[nodiscard]] Card cardOf(const Node& node) const;
    void follow(const Change& change);
    void layOutAgain(const Node& node);
    [[nodiscard]] std::vector<const Card*> cardsOnGroups() const;
    void indexCards();
    void layOutWires();
    bool addWire(const Link& link);
    void orderWires(const std::vector<const Link*>& links);
    void routeWires();
    void route(std::size_t number);
    void layOutTags();
    [[nodiscard]] WireTag tagOf(const Wire& wire, double right) const;
    [[nodiscard]] bool isNear(const QRectF& area, const Wire& wire) const;
    void touchHeld();
    void announceWires();

    ProjectModel& m_model;
    Id m_openGroup;
    NodeGroups m_groups;
    std::set<PortRef> m_wiredNumbers;
    std::map<Id, Card, std::less<>> m_cards;
    std::map<Id, std::size_t, std::less<>> m_nodeNumbers; ///< indices of the project's nodes
    SpatialIndex m_cardIndex;                             ///< of the cards, by these numbers
    std::vector<Wire> m_wires;                            ///< in the order of the project's links
    std::map<Id, std::size_t, std::less<>> m_wireNumbers;
    std::map<Id, std::vector<std::size_t>, std::less<>> m_wiresOf;  ///< of each node
    std::map<Id, std::vector<WirePoint>, std::less<>> m_wirePoints; ///< of each link with points
    std::vector<Route> m_routes; ///< of the wires, by the same indices
    SpatialIndex m_wireIndex;
    bool m_referencesAsWires = false;
    std::set<Id, std::less<>> m_held; ///< cards that are dragged

    // Of the current change: the nodes whose cards moved, grew or got another name, and the areas
    // of these cards before and after it.
    std::set<Id, std::less<>> m_touched;
    std::vector<QRectF> m_touchedAreas;
    std::vector<QRectF> m_heldAreas; ///< the same, of cards that are dragged

    boost::signals2::scoped_connection m_changedConnection;
    boost::signals2::scoped_connection m_replacedConnection;
};

/// Whether the weight of a wire is shown. Between small cards, only where there is room.
[[nodiscard]] bool showsMarks(const CanvasScene& scene, const Wire& wire, double zoom);

} // namespace tiller
