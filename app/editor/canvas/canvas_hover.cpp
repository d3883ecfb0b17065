#include "app/editor/canvas/canvas_hover.h"

#include "core/model/registry.h"

namespace tiller {

CanvasHover::Hit CanvasHover::hitAt(QPointF place) const {
    Hit hit;
    hit.node = m_parts.scene.nodeAt(place);
    hit.button = buttonAt(m_parts, place);
    if (!hit.button)
        hit.port = portAt(m_parts, place);
    if (hit.port || hit.node)
        return hit;
    hit.wirePoint = wirePointAt(m_parts, place).has_value();
    if (!hit.wirePoint)
        hit.weight = weightAt(m_parts, place);
    hit.box = boxAt(m_parts, place);
    const bool onCorner = hit.box && resizes(hit.box->grip);
    if (hit.weight)
        hit.link = hit.weight;
    else if (!onCorner)
        hit.link = linkAt(m_parts, place);
    if (hit.link)
        hit.box.reset();
    return hit;
}

void CanvasHover::update() {
    const Hit hit = m_parts.mouse ? hitAt(m_parts.view.toCanvas(*m_parts.mouse)) : Hit();
    if (hit == m_hit)
        return;
    m_hit = hit;
    emit changed();
}

QString CanvasHover::port() const {
    return m_hit.port ? QString::fromStdString(m_hit.port->node + "." + m_hit.port->port)
                      : QString();
}

QString CanvasHover::muteTip(const Node& node) const {
    if (findNodeType(node.type)->kind == NodeKind::agentType)
        return node.muted ? tr("Muted: nothing steers its agents, and they coast. To unmute it, "
                               "click or press M.")
                          : tr("Mute (M): nothing steers its agents any more. They stay, and "
                               "coast.");
    return node.muted ? tr("Muted: it works as if it were not there. To unmute it, click or press "
                           "M.")
                      : tr("Mute (M): it works as if it were not there. Its values stay.");
}

QString CanvasHover::buttonTip() const {
    const Node* node = m_hit.button ? m_parts.project().node(m_hit.button->node) : nullptr;
    if (!node)
        return {};
    switch (m_hit.button->button) {
    case CardButton::mute:
        return muteTip(*node);
    case CardButton::solo:
        return node->solo ? tr("Solo: the other behaviors of its agents are silent. To end solo, "
                               "click or press S.")
                          : tr("Solo (S): silences the other behaviors of its agents.");
    case CardButton::problem:
        return tr("%1 Click to see all problems.").arg(m_parts.nodes.problem(node->id));
    case CardButton::none:
        break;
    }
    return {};
}

QPointF CanvasHover::buttonPlace() const {
    const Card* card = m_hit.button ? m_parts.scene.card(m_hit.button->node) : nullptr;
    if (!card)
        return {};
    const NodeType& type = *findNodeType(m_parts.project().node(card->id)->type);
    const QRectF box = cardButtonBox(*card, m_hit.button->button,
                                     !m_parts.nodes.problem(card->id).isEmpty(), canBeSolo(type));
    return m_parts.view.toScreen(QPointF(box.center().x(), box.bottom()));
}

QString CanvasHover::portHint() const {
    const Card* card = m_parts.scene.card(m_hit.port->node);
    const PortSpot* spot = card ? card->spot(m_hit.port->port) : nullptr;
    if (!spot)
        return {};
    const Port& port = *spot->port;
    return (port.isInput ? tr("%1: takes %2. %3") : tr("%1: gives %2. %3"))
        .arg(QString::fromStdString(port.title), QString::fromStdString(toString(port.type)),
             QString::fromStdString(port.help))
        .trimmed();
}

QString CanvasHover::hint() const {
    if (m_hit.port)
        return portHint();
    if (m_hit.wirePoint)
        return tr("Point of a wire: drag to move it, double-click to remove it.");
    if (m_hit.weight)
        return tr("Weight: drag to change it, double-click to type it.");
    const Wire* wire = m_hit.link ? m_parts.scene.wire(*m_hit.link) : nullptr;
    if (wire && wire->tag)
        return tr("Reference to %1: drag it to another agent type, or to empty space for a new "
                  "one.")
            .arg(QString::fromStdString(wire->tag->name));
    if (wire)
        return tr("Wire: double-click to add a point that it passes through.");
    const Annotation* box = m_hit.box ? m_parts.project().annotation(m_hit.box->id) : nullptr;
    if (!box || m_hit.box->grip != Grip::move)
        return {};
    if (box->type == "group")
        return tr("Group: drag to move it, double-click to open it, F2 to rename it.");
    return box->type == "frame" ? tr("Frame: drag to move it with its cards, drag a corner to "
                                     "resize, double-click to rename.")
                                : tr("Comment: drag to move it, drag a corner to resize, "
                                     "double-click to write.");
}

Qt::CursorShape cursorOf(Grip grip) {
    if (grip == Grip::move)
        return Qt::SizeAllCursor;
    return grip == Grip::topLeft || grip == Grip::bottomRight ? Qt::SizeFDiagCursor
                                                              : Qt::SizeBDiagCursor;
}

Qt::CursorShape CanvasHover::cursor() const {
    if (m_hit.wirePoint)
        return Qt::SizeAllCursor;
    if (m_hit.weight)
        return Qt::SizeHorCursor;
    if (m_hit.port)
        return Qt::CrossCursor;
    if (m_hit.box)
        return cursorOf(m_hit.box->grip);
    return m_hit.link || m_hit.button ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

} // namespace tiller
