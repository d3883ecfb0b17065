#include "app/editor/canvas/canvas_box.h"

#include "app/editor/canvas/card.h"
#include "app/editor/words/setting_text.h"
#include "core/model/annotations.h"
#include "core/model/edits.h"
#include "core/model/groups.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace tiller {

std::vector<const Annotation*> boxesOnCanvas(const Project& project, const NodeGroups& groups,
                                             std::string_view open) {
    std::vector<const Annotation*> boxes;
    for (const Annotation& each : project.annotations) {
        if (!standsOnCanvas(each))
            continue;
        const NodeGroup* group = each.type == "group" ? groups.group(each.id) : nullptr;
        if (group ? group->outer == open : open.empty())
            boxes.push_back(&each);
    }
    return boxes;
}

QRectF boxOf(const Annotation& annotation) {
    const auto number = [&](const char* setting) { return numberOf(valueOf(annotation, setting)); };
    return {number("x"), number("y"), number("width"), number("height")};
}

std::vector<QRectF> frameBoxes(const std::vector<const Annotation*>& boxes) {
    std::vector<QRectF> areas;
    for (const Annotation* each : boxes)
        if (each->type == "frame")
            areas.push_back(boxOf(*each));
    return areas;
}

TitleRoom titleRoom(const QRectF& frame, const std::vector<QRectF>& frames) {
    const double bottom = frame.top() + frameHead;
    TitleRoom room;
    for (const QRectF& other : frames) {
        if (other == frame || other.left() >= frame.right() || other.right() <= frame.left())
            continue;
        if (other.contains(frame))
            room.around = std::min(room.around, bottom - other.top() - frameHead);
        else if (other.bottom() <= frame.top())
            room.above = std::min(room.above, bottom - other.bottom());
    }
    return room;
}

double titleHeight(double scale, double above) {
    constexpr double lowest = 14; // at scale 1: a line of text
    return std::max(frameHead, std::min(frameHead * scale, std::max(lowest * scale, above)));
}

Grip gripAt(const Annotation& annotation, QPointF place, double reach) {
    const QRectF box = boxOf(annotation);
    if (!box.adjusted(-reach, -reach, reach, reach).contains(place))
        return Grip::none;
    if (annotation.type == "group") // its rows decide its size
        return box.contains(place) ? Grip::move : Grip::none;
    if (const Grip corner = cornerAt(box, place, reach); corner != Grip::none)
        return corner;
    if (annotation.type != "frame")
        return box.contains(place) ? Grip::move : Grip::none;
    const bool inside = box.adjusted(reach, frameHead, -reach, -reach).contains(place);
    return inside ? Grip::none : Grip::move;
}

QRectF resized(const QRectF& box, Grip corner, QPointF by) {
    const QPoint sides = sidesOf(corner);
    QRectF result = box;
    if (sides.x() < 0)
        result.setLeft(std::min(box.left() + by.x(), box.right() - minBoxWidth));
    else
        result.setRight(std::max(box.right() + by.x(), box.left() + minBoxWidth));
    if (sides.y() < 0)
        result.setTop(std::min(box.top() + by.y(), box.bottom() - minBoxHeight));
    else
        result.setBottom(std::max(box.bottom() + by.y(), box.top() + minBoxHeight));
    return result;
}

Result<Change> setBox(const Project& project, std::string_view annotation, const QRectF& box) {
    const auto found = std::ranges::find(project.annotations, annotation, &Annotation::id);
    if (found == project.annotations.end())
        return Problem{.text = "There is nothing with the id \"" + std::string(annotation) + "\"."};
    const Description& type = *findAnnotationType(found->type);
    Annotation after = *found;
    const std::array<std::pair<const char*, double>, 4> values{
        {{"x", box.x()}, {"y", box.y()}, {"width", box.width()}, {"height", box.height()}}};
    for (const auto& [setting, value] : values) {
        const std::size_t index = *type.settingIndex(setting);
        if (const auto problem = findProblem(type.settings[index], value))
            return Problem{.text = *problem, .ids = {found->id}};
        after.values[index] = value;
    }
    Change change;
    if (after != *found)
        change.annotations.push_back(
            {*found, std::move(after),
             static_cast<std::size_t>(found - project.annotations.begin())});
    return change;
}

namespace {

constexpr double framePadding = 3 * gridStep;

/// The smallest area on the grid that holds an area.
QRectF outwardToGrid(const QRectF& area) {
    const double left = std::floor(area.left() / gridStep) * gridStep;
    const double top = std::floor(area.top() / gridStep) * gridStep;
    return {left, top, std::ceil((area.right() - left) / gridStep) * gridStep,
            std::ceil((area.bottom() - top) / gridStep) * gridStep};
}

} // namespace

Result<Change> frameAround(const Project& project, IdSource& ids, const QRectF& area) {
    const QRectF box = outwardToGrid(
        area.adjusted(-framePadding, -framePadding - frameHead, framePadding, framePadding));
    const FrameAnnotation frame{
        .x = box.x(), .y = box.y(), .width = box.width(), .height = box.height()};
    return addAnnotation(project, ids, itemWith("frame", frame));
}

Result<Change> addComment(const Project& project, IdSource& ids, QPointF place) {
    const CommentAnnotation comment{.text = {}, .x = onGrid(place.x()), .y = onGrid(place.y())};
    return addAnnotation(project, ids, itemWith("comment", comment));
}

Change moveOnCanvas(const Project& project, std::span<const Id> ids, Vec2 by) {
    return merged(moveNodes(project, ids, by), moveAnnotations(project, ids, by));
}

QRectF canvasRect(const Project& project, std::string_view id) {
    if (const Node* node = project.node(id))
        return layOutCard(*node, project).rect;
    const Annotation* annotation = project.annotation(id);
    if (annotation && isReroute(*annotation)) {
        constexpr double size = 12;
        const Vec2 place = placeOfReroute(*annotation);
        return {place.x - size / 2, place.y - size / 2, size, size};
    }
    return annotation && standsOnCanvas(*annotation) ? boxOf(*annotation) : QRectF();
}

std::vector<Id> whollyIn(const Project& project, const QRectF& area) {
    std::vector<Id> result;
    const NodeGroups groups(project); // a group's card stands for its nodes
    for (const Node& node : project.nodes)
        if (!groups.groupOf(node.id) && area.contains(layOutCard(node, project).rect))
            result.push_back(node.id);
    for (const Annotation* box : boxesOnCanvas(project, groups))
        if (area.contains(boxOf(*box)))
            result.push_back(box->id);
    return result;
}

std::vector<Id> withCarried(const Project& project, std::span<const Id> ids) {
    std::vector<Id> result;
    std::set<Id> seen;
    const auto add = [&](const Id& id) {
        if (!canvasRect(project, id).isNull() && seen.insert(id).second)
            result.push_back(id);
    };
    for (const Id& id : ids)
        add(id);
    for (const Id& id : ids)
        if (const Annotation* frame = project.annotation(id); frame && frame->type == "frame")
            for (const Id& inside : whollyIn(project, boxOf(*frame)))
                add(inside);
    for (const Annotation& each : project.annotations)
        if (isReroute(each))
            if (const Link* link = project.link(linkOfReroute(each));
                link && seen.contains(link->from.node) && seen.contains(link->to.node))
                add(each.id);
    return result;
}

std::vector<GroupRow> groupRows(const Project& project, const NodeGroups& groups,
                                const NodeGroup& group) {
    const Part& part = groups.partOf(group);
    std::vector<GroupRow> rows;
    double top = groupHeader;
    const auto add = [&](const NamedRole& each, bool isPort) {
        const Id* id = group.node(each.ref.role);
        const Node* node = id ? project.node(*id) : nullptr;
        const NodeType* type = node ? findNodeType(node->type) : nullptr;
        const Port* port = type && isPort ? type->port(each.ref.what) : nullptr;
        const std::size_t count = type && !isPort ? node->values.size() : 0;
        const std::size_t setting =
            count > 0 ? type->settingIndex(each.ref.what).value_or(count) : count;
        if (port || setting < count)
            rows.push_back({.ref = {*id, each.ref.what},
                            .name = QString::fromStdString(each.name),
                            .value = port ? QString()
                                          : shortValueText(type->settings[setting],
                                                           node->values[setting], project),
                            .port = port,
                            .top = top});
        top += groupRow;
    };
    for (const NamedRole& each : part.ports)
        add(each, true);
    for (const NamedRole& each : part.exposed)
        add(each, false);
    return rows;
}

Card standIn(const Project& project, const NodeGroups& groups, const NodeGroup* group, Card card) {
    card.hidden = true;
    card.ports.clear();
    const Annotation* annotation = group ? project.annotation(group->id) : nullptr;
    if (!annotation)
        return card;
    card.rect = boxOf(*annotation);
    const double width = card.rect.width();
    for (const GroupRow& row : groupRows(project, groups, *group)) {
        if (!row.port || row.ref.node != card.id)
            continue;
        const bool isInput = row.port->isInput;
        card.ports.push_back({.port = row.port,
                              .center = {isInput ? 0 : width, row.top + groupRow / 2},
                              .row = {isInput ? 0 : width / 2, row.top, width / 2, groupRow}});
    }
    return card;
}

namespace {

/// What stands on a canvas: a card, the card of a group, or a comment.
struct Standing {
    Id id;
    QRectF box;
    double down = 0; ///< how far it moves
};

std::vector<Standing> standingIn(const Project& project, const NodeGroups& groups,
                                 const Id& level) {
    std::vector<Standing> all;
    for (const Node& node : project.nodes) {
        const NodeGroup* group = groups.groupOf(node.id);
        if ((group ? group->id : Id()) == level)
            all.push_back({node.id, layOutCard(node, project).rect});
    }
    for (const Annotation* each : boxesOnCanvas(project, groups, level))
        if (each->type != "frame")
            all.push_back({each->id, boxOf(*each)});
    return all;
}

/// Pushes down what the box covers now, and what that covers then. It does not push what it covered
/// before.
void pushDown(std::vector<Standing>& all, const Standing& by, const QRectF& before) {
    constexpr double gap = 2 * gridStep;
    const QRectF box = by.box.translated(0, by.down);
    for (Standing& each : all) {
        const QRectF at = each.box.translated(0, each.down);
        if (each.id == by.id || !at.intersects(box) || at.intersects(before) ||
            at.top() < box.top())
            continue;
        each.down += std::ceil((box.bottom() + gap - at.top()) / gridStep) * gridStep;
        pushDown(all, Standing(each), at);
    }
}

/// The cards that a change makes higher, with their boxes before it: of groups that get more rows,
/// and of nodes that get a wire from a number.
std::map<Id, QRectF> grownCards(const Project& project, const Change& change) {
    std::map<Id, QRectF> grown;
    for (const Replacement<Annotation>& step : change.annotations)
        if (step.before && step.after && step.after->type == "group" &&
            boxOf(*step.after).height() > boxOf(*step.before).height())
            grown.emplace(step.id(), boxOf(*step.before));
    for (const Replacement<Link>& step : change.links)
        if (const Node* node = step.after ? project.node(step.after->to.node) : nullptr)
            if (const Port* port = findNodeType(node->type)->port(step.after->to.port);
                port && port->type == PortType::number)
                grown.emplace(node->id, layOutCard(*node, project).rect);
    return grown;
}

} // namespace

Change withRoom(const Project& project, const Change& change) {
    const std::map<Id, QRectF> grown = grownCards(project, change);
    if (grown.empty())
        return change;
    Project after = project;
    apply(change, after);
    Change all = change;
    const NodeGroups groups(after);
    for (const auto& [id, was] : grown) {
        const NodeGroup* outer = after.node(id)     ? groups.groupOf(id)
                                 : groups.group(id) ? groups.group(groups.group(id)->outer)
                                                    : nullptr;
        const QRectF now = canvasRect(after, id); // another one may have moved it
        const QRectF before(now.topLeft(), was.size());
        std::vector<Standing> standing = standingIn(after, groups, outer ? outer->id : Id());
        pushDown(standing, {id, now}, before);
        for (const Standing& each : standing) {
            if (each.down == 0)
                continue;
            Result<Change> move = setBox(after, each.id, each.box.translated(0, each.down));
            if (after.node(each.id))
                move = moveNodes(after, std::vector{each.id}, {0, each.down});
            if (!move)
                continue;
            apply(move.value(), after);
            all = merged(all, move.value());
        }
    }
    return all;
}

bool isInner(const NodeGroups& groups, const Link& link, std::string_view open) {
    const NodeGroup* from = groups.cardOf(link.from.node, open);
    return from && from == groups.cardOf(link.to.node, open);
}

} // namespace tiller
