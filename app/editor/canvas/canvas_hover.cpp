#include "app/editor/canvas/canvas_hover.h"

#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr double buttonSize = 20;
constexpr double buttonStep = buttonSize + 2;
constexpr double buttonMargin = 8;
constexpr double belowTitle = 19; // as in NodeCardContent.qml

// In pixels of the screen.
constexpr double portReach = 12;
constexpr double attractReach = 20;
constexpr double linkReach = 8;
constexpr double boxReach = 8; // corners and borders of frames and comments

/// The frame whose title is there, if it is larger than its bar.
std::optional<Id> largeTitleAt(const CanvasParts& parts, QPointF place) {
    if (parts.view.titleScale() <= 1)
        return {};
    const std::vector<QRectF> frames = frameBoxes(parts.scene.boxes());
    for (const Annotation* each : parts.scene.boxes()) {
        if (each->type != "frame")
            continue;
        const QRectF box = boxOf(*each);
        const TitleRoom room = titleRoom(box, frames);
        const double height = titleHeight(parts.view.titleScale(), room.above);
        const QRectF title(box.x(), box.y() + frameHead - height, box.width(), height);
        if (height <= std::max(room.around, frameHead) && title.contains(place))
            return each->id;
    }
    return {};
}

} // namespace

QRectF cardButtonBox(const Card& card, CardButton button, bool hasProblem, bool canSolo) {
    double right = buttonMargin;
    for (const auto& [each, hasIt] :
         {std::pair{CardButton::problem, hasProblem}, std::pair{CardButton::solo, canSolo},
          std::pair{CardButton::mute, true}}) {
        if (!hasIt)
            continue;
        if (each == button)
            return {card.rect.right() - right - buttonSize,
                    card.rect.top() +
                        (card.hasTypeRow ? belowTitle : (cardHeader - buttonSize) / 2),
                    buttonSize, buttonSize};
        right += buttonStep;
    }
    return {};
}

std::optional<PortRef> portAt(const CanvasParts& parts, QPointF place) {
    return parts.scene.portAt(place, portReach / parts.view.zoom());
}

std::optional<PortRef> portNear(const CanvasParts& parts, QPointF place) {
    return parts.scene.portAt(place, attractReach / parts.view.zoom());
}

std::optional<Id> linkAt(const CanvasParts& parts, QPointF place) {
    if (largeTitleAt(parts, place))
        return {};
    return parts.scene.linkAt(place, wireReach(parts.view));
}

std::optional<Id> wirePointAt(const CanvasParts& parts, QPointF place) {
    return parts.view.marked() ? parts.scene.wirePointAt(place, wireReach(parts.view))
                               : std::nullopt;
}

std::optional<Id> weightAt(const CanvasParts& parts, QPointF place) {
    if (!parts.view.marked() || largeTitleAt(parts, place))
        return {};
    const auto found = parts.scene.weightAt(place, parts.view.markScale());
    const bool isShown =
        found && showsMarks(parts.scene, *parts.scene.wire(*found), parts.view.zoom());
    return isShown ? found : std::nullopt;
}

std::optional<ButtonHit> buttonAt(const CanvasParts& parts, QPointF place) {
    const auto node = parts.view.detailed() ? parts.scene.nodeAt(place) : std::nullopt;
    if (!node)
        return {};
    const NodeType& type = *findNodeType(parts.project().node(*node)->type);
    const bool hasProblem = !parts.nodes.problem(*node).isEmpty();
    for (const CardButton button : {CardButton::problem, CardButton::solo, CardButton::mute})
        if (cardButtonBox(*parts.scene.card(*node), button, hasProblem, canBeSolo(type))
                .contains(place))
            return ButtonHit{*node, button};
    return {};
}

std::optional<AnnotationLayer::Hit> boxAt(const CanvasParts& parts, QPointF place) {
    const auto box = parts.annotations.at(place, boxReach / parts.view.zoom());
    if (box && resizes(box->grip))
        return box;
    if (const auto frame = largeTitleAt(parts, place))
        return AnnotationLayer::Hit{*frame, Grip::move};
    return box;
}

double wireReach(const CanvasView& view) {
    return linkReach / view.zoom();
}

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
