#include "app/editor/viewport/scene_handles.h"

#include "app/editor/pane/draw_target.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/scene/segment_index.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

using Form = SceneShape::Form;

constexpr double pointReach = 12; // pixels
constexpr double cornerReach = 8;
constexpr double edgeReach = 5;
constexpr double startReach = 9;
constexpr double smallestWithCenter = 20; // radius of a circle whose center has the full reach

double distance(QPointF a, QPointF b) {
    return lengthOf(a - b);
}

/// Looks for the parts of one shape at a place.
struct HandleSearch {
    const SceneShape& shape;
    const ViewTransform& view;
    QPointF place;
    bool selected;

    [[nodiscard]] Handle handle(HandlePart part, std::size_t index = 0) const {
        return {shape.id, part, index};
    }

    [[nodiscard]] bool isNear() const {
        const QRectF around = view.toView(shape.bounds);
        return around.adjusted(-pointReach, -pointReach, pointReach, pointReach).contains(place);
    }

    [[nodiscard]] std::optional<Handle> corner() const {
        std::optional<Handle> best;
        double nearest = cornerReach;
        for (std::size_t i = 0; i < shape.points.size(); ++i) {
            const double away = distance(view.toView(shape.points[i]), place);
            if (away > nearest)
                continue;
            nearest = away;
            best = handle(HandlePart::corner, i);
        }
        return best;
    }

    [[nodiscard]] std::optional<Handle> piece() const {
        const Vec2 at = view.toWorld(place);
        std::optional<Handle> best;
        double nearest = edgeReach / view.scale();
        for (std::size_t i = 1; i < shape.line.size(); ++i) {
            const double away = length(nearestOn({shape.line[i - 1], shape.line[i]}, at) - at);
            if (away > nearest)
                continue;
            nearest = away;
            best = handle(HandlePart::line, i - 1);
        }
        return best;
    }

    [[nodiscard]] std::optional<Handle> inside() const {
        const bool isSolid = shape.isObstacle() || (selected && shape.type == "region");
        return isSolid && shape.contains(view.toWorld(place))
                   ? std::optional(handle(HandlePart::inside))
                   : std::nullopt;
    }

    [[nodiscard]] std::optional<Handle> ofCircle() const {
        const double away = distance(view.toView(shape.center), place);
        const double radius = shape.hasLimit() ? shape.radius * view.scale() : 0;
        if (shape.hasLimit() && std::abs(away - radius) <= edgeReach)
            return handle(HandlePart::rim);
        if (!shape.isObstacle() && away <= (radius < smallestWithCenter ? edgeReach : pointReach))
            return handle(HandlePart::center);
        if (!shape.hasLimit() && away <= pointReach)
            return handle(HandlePart::center);
        return inside();
    }

    [[nodiscard]] std::optional<Handle> ofBox() const {
        const QRectF box = view.toView(shape.bounds);
        if (const BoxGrip grip = cornerAt(box, place, cornerReach); grip != BoxGrip::none)
            return handle(static_cast<HandlePart>(grip));
        if (!shape.isObstacle() && distance(box.center(), place) <= pointReach)
            return handle(HandlePart::center);
        if (const BoxGrip grip = sideAt(box, place, edgeReach); grip != BoxGrip::none)
            return handle(static_cast<HandlePart>(grip));
        return inside();
    }

    [[nodiscard]] std::optional<Handle> find() const {
        if (!isNear())
            return {};
        switch (shape.form) {
        case Form::point:
            return distance(view.toView(shape.center), place) <= pointReach
                       ? std::optional(handle(HandlePart::point))
                       : std::nullopt;
        case Form::circle:
            return ofCircle();
        case Form::box:
            return ofBox();
        case Form::polygon:
        case Form::line:
            if (auto found = corner())
                return found;
            if (auto found = piece())
                return found;
            return inside();
        }
        return {};
    }
};

/// Of several handles at a place, the one with the lowest rank counts.
int rankOf(HandlePart part) {
    switch (part) {
    case HandlePart::point:
    case HandlePart::corner:
    case HandlePart::topLeft:
    case HandlePart::topRight:
    case HandlePart::bottomLeft:
    case HandlePart::bottomRight:
    case HandlePart::start:
        return 0;
    case HandlePart::inside:
        return 2;
    default:
        return 1;
    }
}

std::optional<Handle> startAt(const Project& project, const SceneShapes& scene,
                              const ViewTransform& view, QPointF place) {
    for (const Node& node : project.nodes) {
        if (!startsPlaced(node))
            continue;
        for (std::size_t i = 0; i < node.agents.size(); ++i)
            if (distance(view.toView(node.agents[i].position), place) <= startReach &&
                scene.isAgentReachable(node.id, i))
                return Handle{node.id, HandlePart::start, i};
    }
    return {};
}

bool usesItem(const Node& node, std::string_view item) {
    const NodeType* type = findNodeType(node.type);
    for (std::size_t i = 0; type && i < type->settings.size(); ++i)
        if (type->settings[i].kind == SettingKind::geometry && textOf(node.values[i]) == item)
            return true;
    return false;
}

} // namespace

bool movesAll(HandlePart part) {
    return part == HandlePart::point || part == HandlePart::center || part == HandlePart::line ||
           part == HandlePart::inside;
}

bool startsPlaced(const Node& node) {
    return node.type == agentTypeId && textOf(valueOf(node, "start")) == "placed";
}

Handle wholeOf(const SceneShape& shape) {
    return {shape.id, shape.form == Form::point ? HandlePart::point : HandlePart::inside};
}

std::optional<Handle> handleAt(const Project& project, const SceneShapes& scene,
                               const ViewTransform& view, QPointF place, bool withStarts,
                               const std::set<Id>& selected) {
    std::optional<Handle> best;
    int bestRank = 6;
    for (auto index = scene.order().rbegin(); index != scene.order().rend(); ++index) {
        const SceneShape* shape = &scene.all()[*index];
        if (!shape->isReachable())
            continue;
        const bool isSelected = selected.contains(shape->id);
        const auto found = HandleSearch{*shape, view, place, isSelected}.find();
        const int rank = found ? 2 * rankOf(found->part) + (isSelected ? 0 : 1) : bestRank;
        if (rank >= bestRank)
            continue;
        best = found;
        bestRank = rank;
    }
    if (withStarts && (!best || rankOf(best->part) > 0))
        if (auto start = startAt(project, scene, view, place))
            return start;
    return best;
}

std::set<Id> sceneOf(const Project& project, const std::vector<Id>& selection) {
    std::set<Id> result;
    for (const Id& id : selection) {
        if (project.sceneItem(id))
            result.insert(id);
        const Node* node = project.node(id);
        for (const SceneItem& item : project.scene)
            if (node && usesItem(*node, item.id))
                result.insert(item.id);
    }
    return result;
}

Id ownerOf(const Project& project, const Handle& handle) {
    if (handle.part == HandlePart::start)
        return handle.id;
    const Node* owner = nullptr;
    for (const Node& node : project.nodes)
        if (usesItem(node, handle.id) && (!owner || owner->type == agentTypeId))
            owner = &node; // a target comes before an agent type that starts there
    return owner ? owner->id : handle.id;
}

namespace {

constexpr double frameGap = 10; // pixels
constexpr double frameGripReach = 7;
constexpr double turnAway = 22;     // from the upper side
constexpr double roomForSides = 36; // a shorter side has no grip in its middle
constexpr std::array allGrips{FrameGrip::topLeft,    FrameGrip::topRight, FrameGrip::bottomRight,
                              FrameGrip::bottomLeft, FrameGrip::top,      FrameGrip::right,
                              FrameGrip::bottom,     FrameGrip::left,     FrameGrip::turn};

/// @param box in the world: what has no height, as a level wall, has no grip for it
bool isShown(FrameGrip grip, const QRectF& frame, const QRectF& box) {
    const QPoint sides = sidesOf(grip);
    if (grip == FrameGrip::turn)
        return true;
    const bool hasExtent =
        (sides.x() == 0 || box.width() > 0) && (sides.y() == 0 || box.height() > 0);
    const bool hasRoomAcross = sides.x() != 0 || frame.width() >= roomForSides;
    const bool hasRoomDown = sides.y() != 0 || frame.height() >= roomForSides || box.height() == 0;
    return hasExtent && hasRoomDown && (hasRoomAcross || box.width() == 0);
}

QPointF placeOf(FrameGrip grip, const QRectF& frame) {
    if (grip != FrameGrip::turn)
        return gripPlace(grip, frame);
    const bool hasRoomAbove = frame.top() - turnAway > frameGripReach;
    return {frame.center().x(), hasRoomAbove ? frame.top() - turnAway : frame.bottom() + turnAway};
}

/// An arrow around a corner.
QCursor makeTurnCursor() {
    constexpr int size = 24;
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPolygonF head{QPointF(17.5, 10), QPointF(22.5, 10), QPointF(20, 14.5)};
    for (const auto& [color, width] : {std::pair(Qt::white, 4.5), std::pair(Qt::black, 2.0)}) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawArc(QRectF(4, 4, 16, 16), 0, 270 * 16);
        painter.setBrush(color);
        painter.drawPolygon(head);
    }
    painter.end();
    return QCursor(pixmap, size / 2, size / 2);
}

} // namespace

std::optional<SelectionFrame> SelectionFrame::around(const SceneShapes& scene,
                                                     const std::set<Id>& selected) {
    using Form = SceneShape::Form;
    SelectionFrame frame;
    bool isRound = false;
    Points corners;
    for (const SceneShape& shape : scene.all()) {
        if (!shape.isReachable() || !selected.contains(shape.id))
            continue;
        ++frame.count;
        isRound = shape.form == Form::point || shape.form == Form::circle;
        frame.tight = shape.form == Form::box;
        addCorners(shape.bounds, corners);
    }
    frame.box = boxAround(corners);
    if ((frame.count == 1 && isRound) || frame.box.isNull())
        return {};
    frame.tight = frame.tight && frame.count == 1;
    return frame;
}

QRectF SelectionFrame::inView(const ViewTransform& view) const {
    const double gap = tight ? 0 : frameGap;
    return view.toView(box).adjusted(-gap, -gap, gap, gap);
}

Vec2 SelectionFrame::anchorOf(FrameGrip grip) const {
    const QPointF place = gripPlace(grip, box);
    return {place.x(), place.y()};
}

std::vector<std::pair<FrameGrip, QPointF>>
SelectionFrame::gripsIn(const ViewTransform& view) const {
    const QRectF frame = inView(view);
    std::vector<std::pair<FrameGrip, QPointF>> grips;
    for (const FrameGrip grip : allGrips)
        if (isShown(grip, frame, box))
            grips.emplace_back(grip, placeOf(grip, frame));
    return grips;
}

std::optional<FrameGrip> SelectionFrame::gripAt(const ViewTransform& view, QPointF place) const {
    for (const auto& [grip, at] : gripsIn(view))
        if (lengthOf(at - place) <= frameGripReach)
            return grip;
    return {};
}

QCursor frameCursor(FrameGrip grip) {
    static const QCursor turn = makeTurnCursor();
    return grip == FrameGrip::turn ? turn : cursorOf(grip);
}

} // namespace tiller
