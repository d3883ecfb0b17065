#include "app/editor/canvas/canvas_box.h"

#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <cmath>

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
    const std::array<std::pair<QPointF, Grip>, 4> corners{{{box.topLeft(), Grip::topLeft},
                                                           {box.topRight(), Grip::topRight},
                                                           {box.bottomLeft(), Grip::bottomLeft},
                                                           {box.bottomRight(), Grip::bottomRight}}};
    for (const auto& [corner, grip] : corners)
        if (std::max(std::abs(place.x() - corner.x()), std::abs(place.y() - corner.y())) <= reach)
            return grip;
    if (annotation.type != "frame")
        return box.contains(place) ? Grip::move : Grip::none;
    const bool inside = box.adjusted(reach, frameHead, -reach, -reach).contains(place);
    return inside ? Grip::none : Grip::move;
}

QRectF resized(const QRectF& box, Grip corner, QPointF by) {
    QRectF result = box;
    if (corner == Grip::topLeft || corner == Grip::bottomLeft)
        result.setLeft(std::min(box.left() + by.x(), box.right() - minBoxWidth));
    if (corner == Grip::topRight || corner == Grip::bottomRight)
        result.setRight(std::max(box.right() + by.x(), box.left() + minBoxWidth));
    if (corner == Grip::topLeft || corner == Grip::topRight)
        result.setTop(std::min(box.top() + by.y(), box.bottom() - minBoxHeight));
    if (corner == Grip::bottomLeft || corner == Grip::bottomRight)
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

} // namespace tiller
