#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/frame_edits.h"
#include "app/editor/canvas/splice.h"
#include "app/editor/words/names.h"
#include "core/model/registry.h"

#include <algorithm>

/// Cards, frames and comments under the mouse: moved, resized, dropped on wires; the buttons in
/// the headers of cards.
namespace tiller {

namespace {

constexpr double lineReach = 5; // screen px, from which a card goes into line
constexpr double mostReach = 12;

QPointF cornerOf(const QRectF& box, Grip grip) {
    switch (grip) {
    case Grip::topLeft:
        return box.topLeft();
    case Grip::topRight:
        return box.topRight();
    case Grip::bottomLeft:
        return box.bottomLeft();
    default:
        return box.bottomRight();
    }
}

} // namespace

double CanvasController::reach(int modifiers) const {
    return modifiers & Qt::AltModifier ? 0 : std::min(mostReach, lineReach / m_zoom);
}

void CanvasController::startMove() {
    m_gesture = Gesture::moveCards;
    m_gestureId = m_document.beginGesture();
    m_moved = {};
    m_drag.emplace(m_scene, m_document.selection()->asIds(), seen());
}

void CanvasController::moveCards(QPointF place, int modifiers) {
    const QPointF mouse = place - toCanvas(m_pressed);
    const Vec2 wanted = m_drag->settle(mouse, reach(modifiers));
    const std::vector<Id>& ids = m_drag->ids();
    if (const Vec2 by = wanted - m_moved; by != Vec2{})
        m_document.push(moveOnCanvas(m_scene.project(), ids, by),
                        tr("Move %1").arg(nameOf(m_scene.project(), ids)), m_gestureId);
    m_moved = wanted;
    m_splice = modifiers & Qt::AltModifier ? std::nullopt
                                           : m_drag->spliceAt(m_scene, place, wireReach / m_zoom);
}

void CanvasController::dropCards() {
    if (m_splice)
        m_document.push(
            splice(m_scene.project(), m_document.ids(), m_drag->ids().front(), *m_splice),
            tr("Insert %1").arg(nameOf(m_scene.project(), m_drag->ids())), m_gestureId);
}

void CanvasController::startResize() {
    m_gesture = Gesture::resizeBox;
    m_gestureId = m_document.beginGesture();
    m_boxBefore = boxOf(*m_scene.project().annotation(m_box->id));
    m_drag.emplace(m_scene, m_box->id, cornerOf(m_boxBefore, m_box->grip), seen());
}

void CanvasController::resizeBox(QPointF place, int modifiers) {
    if (!m_scene.project().annotation(m_box->id))
        return;
    const Vec2 by = m_drag->settle(place - toCanvas(m_pressed), reach(modifiers));
    m_document.push(
        setBox(m_scene.project(), m_box->id, resized(m_boxBefore, m_box->grip, {by.x, by.y})),
        tr("Resize %1").arg(nameOf(m_scene.project(), {m_box->id})), m_gestureId);
}

void CanvasController::pressButton() {
    const std::vector<Id> node{m_button->node};
    const Node* pressed = m_scene.project().node(node.front());
    if (!pressed)
        return;
    const QString name = nameOf(m_scene.project(), node);
    switch (m_button->button) {
    case CardButton::mute:
        m_document.push(setMuted(m_scene.project(), node, !pressed->muted),
                        (pressed->muted ? tr("Unmute %1") : tr("Mute %1")).arg(name));
        break;
    case CardButton::solo:
        m_document.push(setSolo(m_scene.project(), node, !pressed->solo),
                        (pressed->solo ? tr("End solo of %1") : tr("Solo %1")).arg(name));
        break;
    case CardButton::problem:
        m_document.selection()->select(QString::fromStdString(node.front()));
        emit problemsRequested(QString::fromStdString(node.front()));
        break;
    case CardButton::none:
        break;
    }
}

QVariantList CanvasController::guides() const {
    QVariantList lines;
    if (m_drag)
        for (const QLineF& line : m_drag->lines()) {
            const QPointF from = m_pan + line.p1() * m_zoom;
            const QPointF to = m_pan + line.p2() * m_zoom;
            lines.append(
                QVariantMap{{"x1", from.x()}, {"y1", from.y()}, {"x2", to.x()}, {"y2", to.y()}});
        }
    return lines;
}

void CanvasController::holdType(const QString& type, double x, double y) {
    const NodeType* held = findNodeType(type.toStdString());
    std::optional<Id> link;
    if (held)
        link = m_scene.linkAt(toCanvas({x, y}), wireReach / m_zoom);
    if (link && !spliceInput(m_scene.project(), *held, *link))
        link.reset();
    if (link == m_splice)
        return;
    m_splice = link;
    emit gestureChanged();
}

} // namespace tiller
