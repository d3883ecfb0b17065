#include "app/editor/canvas/align_guides.h"
#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/gestures.h"
#include "app/editor/canvas/splice.h"
#include "app/editor/words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <set>

namespace tiller {

namespace {

/// Finds where dragged cards, frames and comments come to lie: in line with others nearby, else on
/// the grid. The same for a dragged corner of a frame or comment.
class CardDrag {
public:
    /// @param ids the selected items; a frame takes along the cards that lie in it
    /// @param seen the part of the canvas in view: only items in it give lines
    CardDrag(const CanvasScene& scene, std::span<const Id> ids, const QRectF& seen);
    /// Drags a corner of a frame or comment.
    CardDrag(const CanvasScene& scene, const Id& box, QPointF corner, const QRectF& seen);

    [[nodiscard]] const std::vector<Id>& ids() const { return m_ids; } ///< all that moves

    /// How far the items come to lie from their places before, when the mouse has gone @p by.
    /// @param reach the distance, on the canvas, that they go to a line; 0 for no lines and no grid
    [[nodiscard]] Vec2 settle(QPointF by, double reach);
    /// The lines that the items are on since the last settle().
    [[nodiscard]] const std::vector<QLineF>& lines() const { return m_lines; }

    /// The link that a single card would go into: the one under the mouse, or under the middle of
    /// the card.
    [[nodiscard]] std::optional<Id> spliceAt(const CanvasScene& scene, QPointF mouse,
                                             double reach) const;

private:
    void findOthers(const CanvasScene& scene, const QRectF& seen);

    std::vector<Id> m_ids;
    QRectF m_bounds;              ///< of all that moves, before the drag
    std::vector<QRectF> m_others; ///< the items that stay
    std::vector<QLineF> m_lines;
};

CardDrag::CardDrag(const CanvasScene& scene, std::span<const Id> ids, const QRectF& seen)
    : m_ids(withCarried(scene.project(), ids)) {
    for (const Id& id : m_ids)
        m_bounds |= canvasRect(scene.project(), id);
    findOthers(scene, seen);
}

CardDrag::CardDrag(const CanvasScene& scene, const Id& box, QPointF corner, const QRectF& seen)
    : m_ids{box}, m_bounds(corner, QSizeF()) {
    findOthers(scene, seen);
}

void CardDrag::findOthers(const CanvasScene& scene, const QRectF& seen) {
    const std::set<Id> moving(m_ids.begin(), m_ids.end());
    for (const Id& node : scene.nodesIn(seen))
        if (!moving.contains(node))
            m_others.push_back(scene.card(node)->rect);
    for (const Annotation* box : scene.boxes())
        if (!moving.contains(box->id) && boxOf(*box).intersects(seen))
            m_others.push_back(boxOf(*box));
}

Vec2 CardDrag::settle(QPointF by, double reach) {
    m_lines.clear();
    if (reach <= 0)
        return {std::round(by.x()), std::round(by.y())};
    const AlignGuides near = alignGuides(m_bounds.translated(by), m_others, reach);
    const Vec2 moved{near.dx ? by.x() + *near.dx : onGrid(by.x()),
                     near.dy ? by.y() + *near.dy : onGrid(by.y())};
    constexpr double exact = 1e-6;
    m_lines = alignGuides(m_bounds.translated(moved.x, moved.y), m_others, exact).lines;
    return moved;
}

std::optional<Id> CardDrag::spliceAt(const CanvasScene& scene, QPointF mouse, double reach) const {
    if (m_ids.size() != 1 || !scene.card(m_ids.front()))
        return {};
    const Id& node = m_ids.front();
    for (const QPointF& place : {mouse, scene.card(node)->rect.center()})
        if (const auto link = scene.linkAt(place, reach);
            link && canSplice(scene.project(), node, *link))
            return link;
    return {};
}

/// How near a dragged card or corner goes into line with others, in canvas units; 0 with Alt.
double alignReach(const CanvasView& view, Qt::KeyboardModifiers keys) {
    constexpr double onScreen = 5;
    constexpr double maxOnCanvas = 12;
    return keys & Qt::AltModifier ? 0 : std::min(maxOnCanvas, onScreen / view.zoom());
}

/// A gesture that begins on a card, frame or comment. The press selects that item; a click on one
/// of several selected items selects it alone.
class ItemGesture : public CanvasGesture {
public:
    ItemGesture(CanvasParts& parts, const MouseState& mouse, Id item)
        : CanvasGesture(parts, mouse)
        , m_item(std::move(item))
        , m_selectedBefore(parts.selection().ids()) {
        selectPressed(parts.selection(), m_item, mouse.keys);
    }

    void release(const MouseState& mouse) override {
        const bool selectedSeveral = m_selectedBefore.size() > 1;
        if (!mouse.dragged && selectedSeveral && m_selectedBefore == m_parts.selection().ids())
            m_parts.selection().select(QString::fromStdString(m_item));
    }

    [[nodiscard]] bool isObsolete() const override {
        return !m_parts.project().node(m_item) && !m_parts.project().annotation(m_item);
    }

protected:
    Id m_item;

private:
    QStringList m_selectedBefore;
};

class MoveGesture final : public ItemGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    using ItemGesture::ItemGesture;
    ~MoveGesture() override {
        if (m_drag)
            m_parts.scene.releaseCards();
    }
    Q_DISABLE_COPY_MOVE(MoveGesture)

    void move(const MouseState& mouse) override {
        if (!mouse.dragged)
            return;
        if (!m_drag) {
            m_step = m_document.beginGesture();
            m_drag.emplace(m_parts.scene, m_parts.selection().asIds(), m_parts.view.seen());
            m_parts.scene.holdCards(m_drag->ids());
        }
        const Vec2 target = m_drag->settle(wayTo(mouse), alignReach(m_parts.view, mouse.keys));
        if (const Vec2 by = target - m_moved; by != Vec2{})
            m_document.push(moveOnCanvas(m_parts.project(), m_drag->ids(), by),
                            tr("Move %1").arg(draggedName()), m_step);
        m_moved = target;
        m_parts.marks.guides = m_drag->lines();
        m_parts.marks.splice =
            mouse.keys & Qt::AltModifier
                ? std::nullopt
                : m_drag->spliceAt(m_parts.scene, placeOf(mouse), wireReach(m_parts.view));
    }

    void release(const MouseState& mouse) override {
        ItemGesture::release(mouse);
        if (m_parts.marks.splice)
            m_document.push(splice(m_parts.project(), m_document.ids(), m_drag->ids().front(),
                                   *m_parts.marks.splice),
                            tr("Insert %1").arg(draggedName()), m_step);
    }

    [[nodiscard]] std::optional<QCursor> cursor() const override {
        return m_drag ? std::optional(QCursor(Qt::ClosedHandCursor)) : std::nullopt;
    }

private:
    [[nodiscard]] QString draggedName() const { return nameOf(m_parts.project(), m_drag->ids()); }

    std::optional<CardDrag> m_drag;
    Vec2 m_moved; ///< how far the dragged items are from their places before
};

} // namespace

GesturePtr moveGesture(CanvasParts& parts, const MouseState& mouse, const Id& item) {
    return std::make_unique<MoveGesture>(parts, mouse, item);
}

namespace {

class ResizeGesture final : public ItemGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    ResizeGesture(CanvasParts& parts, const MouseState& mouse, const AnnotationLayer::Hit& corner)
        : ItemGesture(parts, mouse, corner.id), m_corner(corner.grip) {}

    void move(const MouseState& mouse) override {
        const Annotation* box = m_parts.project().annotation(m_item);
        if (!box || !mouse.dragged)
            return;
        if (!m_drag) {
            m_step = m_document.beginGesture();
            m_boxBefore = boxOf(*box);
            m_drag.emplace(m_parts.scene, m_item, gripPlace(m_corner, m_boxBefore),
                           m_parts.view.seen());
        }
        const Vec2 by = m_drag->settle(wayTo(mouse), alignReach(m_parts.view, mouse.keys));
        m_document.push(
            setBox(m_parts.project(), m_item, resized(m_boxBefore, m_corner, {by.x, by.y})),
            tr("Resize %1").arg(nameOf(m_parts.project(), {m_item})), m_step);
        m_parts.marks.guides = m_drag->lines();
    }

    [[nodiscard]] std::optional<QCursor> cursor() const override { return cursorOf(m_corner); }

private:
    Grip m_corner;
    QRectF m_boxBefore;
    std::optional<CardDrag> m_drag;
};

} // namespace

GesturePtr resizeGesture(CanvasParts& parts, const MouseState& mouse,
                         const AnnotationLayer::Hit& corner) {
    return std::make_unique<ResizeGesture>(parts, mouse, corner);
}

} // namespace tiller
