#include "app/editor/canvas/canvas_controller.h"
#include "core/model/registry.h"

/// What is under the mouse, and what one is told about it.
namespace tiller {

void CanvasController::hover(QPointF place) {
    Hover found;
    found.node = m_scene.nodeAt(place);
    found.button = buttonAt(place);
    if (!found.button)
        found.port = m_scene.portAt(place, portReach / m_zoom);
    if (!found.port && !found.node) {
        found.box = boxAt(place);
        found.weight = weightAt(place);
        const bool corner = found.box && resizes(found.box->grip);
        if (found.weight || !corner)
            found.link = found.weight ? found.weight : m_scene.linkAt(place, wireReach / m_zoom);
        if (found.link)
            found.box.reset();
    }
    if (found == m_hover)
        return;
    m_hover = found;
    emit hoverChanged();
}

/// The canvas has moved under the mouse, or what is on it has; a drag may have ended outside.
void CanvasController::hoverAgain() {
    if (m_gesture != Gesture::none || !m_cursor)
        return;
    if (QRectF({}, m_viewSize).contains(*m_cursor))
        hover(toCanvas(*m_cursor));
    else
        leave();
}

QString CanvasController::hoveredNode() const {
    return QString::fromStdString(m_hover.node.value_or(""));
}

QString CanvasController::hoveredPort() const {
    const auto& port = m_over ? m_over : m_hover.port;
    return port ? QString::fromStdString(port->node + "." + port->port) : QString();
}

QString CanvasController::hoveredLink() const {
    return QString::fromStdString(m_hover.link.value_or(""));
}

QString CanvasController::buttonTip() const {
    const Node* node = m_hover.button ? m_scene.project().node(m_hover.button->node) : nullptr;
    if (!node)
        return {};
    const bool hasAgents = findNodeType(node->type)->kind == NodeKind::agentType;
    switch (m_hover.button->button) {
    case CardButton::mute:
        if (hasAgents)
            return node->muted
                       ? tr("Muted: nothing steers its agents, and they coast. Click, or M, to let "
                            "them act.")
                       : tr("Mute (M): nothing steers its agents any more; they stay, and coast.");
        return node->muted ? tr("Muted: it is as if it were not there. Click, or M, to let it act.")
                           : tr("Mute (M): as if it were not there; its values stay.");
    case CardButton::solo:
        return node->solo ? tr("Solo: the other behaviors of its agents are silent. Click, or S, "
                               "to end it.")
                          : tr("Solo (S): silences the other behaviors of its agents.");
    case CardButton::problem:
        return tr("%1 Click for the list.").arg(m_nodes.problem(node->id));
    case CardButton::none:
        break;
    }
    return {};
}

QPointF CanvasController::buttonPlace() const {
    const Card* card = m_hover.button ? m_scene.card(m_hover.button->node) : nullptr;
    if (!card)
        return {};
    const NodeType& type = *findNodeType(m_scene.project().node(card->id)->type);
    const QRectF box = cardButtonBox(*card, m_hover.button->button,
                                     !m_nodes.problem(card->id).isEmpty(), canBeSolo(type));
    return m_pan + QPointF(box.center().x(), box.bottom()) * m_zoom;
}

QString CanvasController::hint() const {
    if (const Node* start = m_wireStart ? m_scene.project().node(*m_wireStart) : nullptr)
        return tr("A wire from %1: go to the card it leads to and wire again. Esc: none.")
            .arg(QString::fromStdString(displayName(*start)));
    if (m_hover.port) {
        const Card* card = m_scene.card(m_hover.port->node);
        const PortSpot* spot = card ? card->spot(m_hover.port->port) : nullptr;
        if (!spot)
            return {};
        const QString title = QString::fromStdString(spot->port->title);
        const QString type = QString::fromStdString(toString(spot->port->type));
        const QString help = QString::fromStdString(spot->port->help);
        return (spot->port->isInput ? tr("%1: takes %2. %3") : tr("%1: gives %2. %3"))
            .arg(title, type, help)
            .trimmed();
    }
    if (m_hover.weight)
        return tr("Weight: drag to change it, double-click to type it.");
    const Annotation* box = m_hover.box ? m_scene.project().annotation(m_hover.box->id) : nullptr;
    if (box && m_hover.box->grip == Grip::move)
        return box->type == "frame"
                   ? tr("Frame: drag it with its cards, a corner to resize, double-click to "
                        "rename.")
                   : tr("Comment: drag it, a corner to resize, double-click to write.");
    return {};
}

Qt::CursorShape CanvasController::cursor() const {
    const auto ofGrip = [](Grip grip) {
        if (grip == Grip::move)
            return Qt::SizeAllCursor;
        return grip == Grip::topLeft || grip == Grip::bottomRight ? Qt::SizeFDiagCursor
                                                                  : Qt::SizeBDiagCursor;
    };
    switch (m_gesture) {
    case Gesture::pan:
    case Gesture::moveCards:
        return Qt::ClosedHandCursor;
    case Gesture::drawWire:
        return m_refusal.isEmpty() ? Qt::CrossCursor : Qt::ForbiddenCursor;
    case Gesture::weight:
        return Qt::SizeHorCursor;
    case Gesture::pressedBox:
    case Gesture::resizeBox:
        return ofGrip(m_box->grip);
    default:
        break;
    }
    if (m_hover.weight)
        return Qt::SizeHorCursor;
    if (m_hover.port)
        return Qt::CrossCursor;
    if (m_hover.box)
        return ofGrip(m_hover.box->grip);
    return m_hover.link || m_hover.button ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

} // namespace tiller
