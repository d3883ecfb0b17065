#include "app/editor/canvas/arrangement.h"
#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/card.h"
#include "app/editor/canvas/frame_edits.h"
#include "app/editor/canvas/group_card.h"
#include "core/model/annotations.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <set>

/// Where the boxes and frames of an arrangement come.
namespace tiller {

namespace {

QRectF framed(const QRectF& content) {
    return content.adjusted(-groupPadding, -groupHead - groupPadding, groupPadding, groupPadding);
}

/// The areas that the layout must not cover: of other cards, of frames around other cards only, and
/// of comments and empty frames that cover no card.
std::vector<QRectF> areasThatStay(const Project& project, const Arrangement& arrangement) {
    const NodeGroups groups(project);
    std::set<Id> moved(arrangement.frames.begin(), arrangement.frames.end());
    moved.insert(arrangement.outer.begin(), arrangement.outer.end());
    for (const Arrangement::Box& box : arrangement.boxes)
        for (const auto& [id, offset] : box.items)
            moved.insert(id);
    const auto isCard = [&](const Id& id) { return project.node(id) || groups.group(id); };
    const auto staysAsCard = [&](const Id& id) { return isCard(id) && !moved.contains(id); };
    const NodeGroup* open = nullptr; // the group whose nodes are laid out
    for (const Id& id : moved)
        if (const NodeGroup* group = groups.holderOf(id))
            open = group;
    std::vector<QRectF> areas;
    std::vector<QRectF> cards;
    for (const Node& node : project.nodes) {
        if (groups.groupOf(node.id) != open)
            continue;
        cards.push_back(layOutCard(node, project).rect);
        if (staysAsCard(node.id))
            areas.push_back(cards.back());
    }
    for (const NodeGroup& group : groups.all()) {
        if (groups.group(group.outer) != open)
            continue;
        cards.push_back(boxOf(*project.annotation(group.id)));
        if (staysAsCard(group.id))
            areas.push_back(cards.back());
    }
    if (open)
        return areas;
    for (const Annotation& annotation : project.annotations) {
        const bool isFrame = annotation.type == "frame";
        if (moved.contains(annotation.id) || (!isFrame && annotation.type != "comment"))
            continue;
        const QRectF box = boxOf(annotation);
        const auto meets = [&box](const QRectF& card) { return card.intersects(box); };
        if ((isFrame && std::ranges::any_of(whollyIn(project, box), staysAsCard)) ||
            std::ranges::none_of(cards, meets))
            areas.push_back(box);
    }
    return areas;
}

/// How far an area must go in a direction (one of x, y is 1 or -1) until it covers no other.
double distanceOut(const QRectF& area, std::span<const QRectF> others, QPointF direction) {
    constexpr double gap = 3 * gridStep;
    double distance = 0;
    for (bool clear = false; !clear;) {
        clear = true;
        for (const QRectF& other : others) {
            const QRectF moved = area.translated(direction * distance);
            const QRectF wide = other.adjusted(-gap, -gap, gap, gap);
            if (!moved.intersects(wide))
                continue;
            const double across =
                direction.x() > 0 ? wide.right() - moved.left() : moved.right() - wide.left();
            const double down =
                direction.y() > 0 ? wide.bottom() - moved.top() : moved.bottom() - wide.top();
            distance = onGrid(distance + (direction.x() != 0 ? across : down) + gridStep / 2);
            clear = false;
        }
    }
    return distance;
}

/// The shortest straight move after which no area covers another. None where none does now.
QPointF moveClear(std::span<const QRectF> areas, std::span<const QRectF> others) {
    const bool covers = std::ranges::any_of(areas, [&](const QRectF& area) {
        return std::ranges::any_of(others,
                                   [&](const QRectF& other) { return area.intersects(other); });
    });
    QPointF best;
    if (!covers)
        return best;
    const QRectF all = std::accumulate(areas.begin(), areas.end(), QRectF(), std::bit_or());
    double shortest = INFINITY;
    for (const QPointF direction : {QPointF(0, 1), QPointF(1, 0), QPointF(0, -1), QPointF(-1, 0)})
        if (const double distance = distanceOut(all, others, direction); distance < shortest) {
            shortest = distance;
            best = direction * distance;
        }
    return best;
}

/// The areas of the boxes and frames of an arrangement in their new places.
struct NewPlaces {
    std::vector<QRectF> boxes;
    std::vector<QRectF> frames;
    QRectF whole; ///< around the boxes

    NewPlaces(const Arrangement& arrangement, const LayoutPlaces& places,
              std::span<const QRectF> others) {
        QPointF low(INFINITY, INFINITY);
        for (const QPointF& place : places)
            low = {std::min(low.x(), place.x()), std::min(low.y(), place.y())};
        for (std::size_t i = 0; i < places.size(); ++i) {
            const QPointF corner = arrangement.corner + places[i] - low;
            boxes.emplace_back(QPointF(onGrid(corner.x()), onGrid(corner.y())),
                               arrangement.graph.boxes[i].size);
        }
        findFrames(arrangement);
        std::vector<QRectF> areas = boxes;
        areas.insert(areas.end(), frames.begin(), frames.end());
        const QPointF by = moveClear(areas, others);
        for (QRectF& box : boxes) {
            box.translate(by);
            whole |= box;
        }
        for (QRectF& frame : frames)
            frame.translate(by);
    }

private:
    void findFrames(const Arrangement& arrangement) {
        std::vector<QRectF> contents(arrangement.frames.size());
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (const auto group = arrangement.graph.boxes[i].group)
                contents[*group] |= boxes[i];
        frames.resize(contents.size());
        for (std::size_t i = contents.size(); i-- > 0;) { // inner frames before outer ones
            frames[i] = framed(contents[i]);
            if (const auto outer = arrangement.graph.groups[i].inside)
                contents[*outer] |= frames[i];
        }
    }
};

} // namespace

Change arranged(const Project& project, const Arrangement& arrangement,
                const LayoutPlaces& places) {
    Project edited = project;
    const auto edit = [&edited](const Change& change) { apply(change, edited); };
    const NewPlaces placed(arrangement, places, areasThatStay(project, arrangement));
    for (std::size_t i = 0; i < placed.boxes.size(); ++i)
        for (const auto& [id, offset] : arrangement.boxes[i].items) {
            const QPointF by =
                placed.boxes[i].topLeft() + offset - canvasRect(edited, id).topLeft();
            if (!canvasRect(edited, id).isNull())
                edit(moveOnCanvas(edited, std::vector{id}, {by.x(), by.y()}));
        }
    for (std::size_t i = placed.frames.size(); i-- > 0;)
        if (edited.annotation(arrangement.frames[i]))
            if (const auto change = setBox(edited, arrangement.frames[i], placed.frames[i]))
                edit(change.value());
    for (const Id& id : arrangement.outer)
        if (const Annotation* frame = edited.annotation(id))
            if (const auto change = setBox(edited, id, boxOf(*frame) | framed(placed.whole)))
                edit(change.value());
    return difference(project, edited);
}

} // namespace tiller
