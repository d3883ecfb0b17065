#include "app/editor/canvas/frame_edits.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/card.h"
#include "core/model/groups.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tiller {

namespace {

constexpr double framePadding = 3 * gridStep;

Annotation annotationIn(const char* type, const QRectF& box) {
    const Description& description = *findAnnotationType(type);
    Annotation annotation{.id = {}, .type = type, .values = description.defaults()};
    const auto set = [&](const char* setting, double value) {
        annotation.values[*description.settingIndex(setting)] = value;
    };
    set("x", box.x());
    set("y", box.y());
    set("width", box.width());
    set("height", box.height());
    return annotation;
}

/// The smallest area on the grid that holds an area.
QRectF outwardToGrid(const QRectF& area) {
    const double left = std::floor(area.left() / gridStep) * gridStep;
    const double top = std::floor(area.top() / gridStep) * gridStep;
    return {left, top, std::ceil((area.right() - left) / gridStep) * gridStep,
            std::ceil((area.bottom() - top) / gridStep) * gridStep};
}

} // namespace

Result<Change> frameAround(const Project& project, IdSource& ids, const QRectF& area) {
    const QRectF box =
        area.adjusted(-framePadding, -framePadding - frameHead, framePadding, framePadding);
    return addAnnotation(project, ids, annotationIn("frame", outwardToGrid(box)));
}

Result<Change> addComment(const Project& project, IdSource& ids, QPointF place) {
    const CommentAnnotation initial;
    const QPointF corner(onGrid(place.x()), onGrid(place.y()));
    return addAnnotation(
        project, ids,
        annotationIn("comment", QRectF(corner, QSizeF(initial.width, initial.height))));
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

} // namespace tiller
