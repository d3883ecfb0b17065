#pragma once

#include "app/editor/canvas/card.h"
#include "app/editor/canvas/wire.h"
#include "core/model/project_model.h"

#include <QObject>

#include <map>
#include <optional>

namespace tiller {

/// Where all cards and wires of a project are, and what is at a place. Follows the model.
class CanvasScene : public QObject {
    Q_OBJECT

public:
    explicit CanvasScene(ProjectModel& model, QObject* parent = nullptr);

    [[nodiscard]] const Project& project() const { return m_model.project(); }
    [[nodiscard]] const Card* card(std::string_view node) const;
    [[nodiscard]] const Wire* wire(std::string_view link) const;
    [[nodiscard]] const std::vector<Wire>& wires() const { return m_wires; }
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

signals:
    void replaced();
    void changed(const tiller::Change& change); ///< after cards and wires have followed

private:
    void rebuild();
    void follow(const Change& change);
    void layOutWires();
    [[nodiscard]] WireCurve curveOf(const Card& from, const Link& link, const Card& to,
                                    int& tracks);

    ProjectModel& m_model;
    std::map<Id, Card, std::less<>> m_cards;
    std::vector<Wire> m_wires; ///< in the order of the project's links
    boost::signals2::scoped_connection m_changedConnection;
    boost::signals2::scoped_connection m_replacedConnection;
};

} // namespace tiller
