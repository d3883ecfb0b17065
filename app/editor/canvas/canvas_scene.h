#pragma once

#include "app/editor/canvas/card.h"
#include "app/editor/canvas/spatial_index.h"
#include "app/editor/canvas/wire.h"
#include "core/model/project_model.h"

#include <QObject>

#include <map>
#include <optional>
#include <set>
#include <span>

namespace tiller {

/// Where all cards and wires of a project are, and what is at a place. Follows the model: what an
/// edit does not touch is not laid out again, and what is far from a place is not looked at.
class CanvasScene : public QObject {
    Q_OBJECT

public:
    explicit CanvasScene(ProjectModel& model, QObject* parent = nullptr);

    [[nodiscard]] const Project& project() const { return m_model.project(); }
    [[nodiscard]] const Card* card(std::string_view node) const;
    [[nodiscard]] const Wire* wire(std::string_view link) const;
    [[nodiscard]] const std::vector<Wire>& wires() const { return m_wires; }
    /// The wires that begin or end at a node, by their places in wires().
    [[nodiscard]] std::span<const std::size_t> wiresOf(std::string_view node) const;
    /// The wires that may be seen in an area, by their places in wires().
    [[nodiscard]] std::vector<std::size_t> wiresIn(const QRectF& area) const;
    [[nodiscard]] QRectF bounds() const; ///< of all cards; null if there are none

    /// @name What is at a place on the canvas; the later of two cards lies on top
    /// @{
    [[nodiscard]] std::optional<Id> nodeAt(QPointF place) const;
    /// The nearest port within @p reach, or whose row holds the place.
    [[nodiscard]] std::optional<PortRef> portAt(QPointF place, double reach) const;
    /// The nearest wire within @p reach of any point of it.
    [[nodiscard]] std::optional<Id> linkAt(QPointF place, double reach) const;
    /// The force wire whose weight stands at the place; @p scale as for weightBox.
    [[nodiscard]] std::optional<Id> weightAt(QPointF place, double scale) const;
    [[nodiscard]] std::vector<Id> nodesIn(const QRectF& area) const;
    /// The node that is next in a direction (one of dx, dy is 1 or -1, the other 0).
    [[nodiscard]] std::optional<Id> neighbor(std::string_view node, int dx, int dy) const;
    /// @}

    /// Where a wire's weight stands: a box around the middle of the curve, which grows by
    /// @p scale where the canvas is seen from far.
    [[nodiscard]] static QRectF weightBox(const Wire& wire, double scale);
    /// Whether what stands on a wire at that scale, its place in the order beside its weight,
    /// keeps clear of all cards.
    [[nodiscard]] bool hasRoomForMarks(const Wire& wire, double scale) const;

signals:
    void replaced();
    void changed(const tiller::Change& change); ///< after cards and wires have followed

private:
    /// A wire between modes, which may lead back to the left: around the cards, on a track.
    struct ModeWire {
        std::size_t number = 0;
        int track = -1; ///< none while it goes straight
        QRectF area;    ///< the cards in it are in its way
    };

    void rebuild();
    void follow(const Change& change);
    void layOutAgain(const Node& node);
    void indexCards();
    void layOutWires();
    bool addWire(const Link& link);
    void orderWires(const std::vector<const Link*>& links);
    void moveWires();
    void turnModeWires();
    void setCurve(std::size_t wire, WireCurve curve);
    [[nodiscard]] WireCurve straightCurve(std::size_t wire) const;

    ProjectModel& m_model;
    std::map<Id, Card, std::less<>> m_cards;
    std::map<Id, std::size_t, std::less<>> m_nodeNumbers; ///< places among the project's nodes
    SpatialIndex m_cardIndex;                             ///< by these: the later lies on top
    std::vector<Wire> m_wires;                            ///< in the order of the project's links
    std::map<Id, std::size_t, std::less<>> m_wireNumbers;
    std::map<Id, std::vector<std::size_t>, std::less<>> m_wiresOf; ///< of each node
    std::vector<ModeWire> m_modeWires;
    SpatialIndex m_wireIndex;

    // In the change at hand: whose cards moved or grew, and where they were and are.
    std::set<Id> m_touched;
    std::vector<QRectF> m_touchedAreas;

    boost::signals2::scoped_connection m_changedConnection;
    boost::signals2::scoped_connection m_replacedConnection;
};

/// Whether one sees what stands on a wire: on small cards, only where they leave room.
[[nodiscard]] bool showsMarks(const CanvasScene& scene, const Wire& wire, double zoom);

} // namespace tiller
