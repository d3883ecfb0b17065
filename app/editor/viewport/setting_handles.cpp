#include "app/editor/viewport/setting_handles.h"

#include "app/editor/viewport/world_picture.h"
#include "app/editor/words/setting_text.h"
#include "core/base/angle.h"
#include "core/model/edits.h"
#include "core/model/registry.h"
#include "core/sim/explanation.h"

#include <QLineF>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace tiller {

namespace {

using Shape = SettingHandle::Shape;

constexpr double gripReach = 11; // pixels
constexpr double rimReach = 5;
constexpr double nearestGrip = 18;     // from the center of a small circle
constexpr double unlimitedRadius = 84; // of a circle without limit
constexpr double unlimitedGap = 10;    // between two such circles
constexpr double handyReach = 64;      // of an angle
constexpr double smallestReach = 40;   // of an angle
constexpr double firstGripAngle = 20;  // degrees
constexpr double gripAngleGap = 29;    // degrees, between the grips of two circles

/// The symbols for places in formulas (core/nodes/node_type.h).
constexpr std::array placeSymbols{"place", "soon", "goal", "aim", "nearest"};

double reachPixels(const PlacedHandle& handle, const ViewTransform& view) {
    const bool known = handle.reach > 0 && handle.reach < noLimit;
    return known ? std::max(handle.reach * view.scale(), smallestReach) : handyReach;
}

/// The direction after a turn to the left, in degrees.
Vec2 turnedLeft(Vec2 way, double degrees) {
    const Vec2 by = direction(degrees);
    return way * by.x + turnLeft(way) * -by.y;
}

/// The sides of an angle.
std::vector<Vec2> sidesOf(const PlacedHandle& handle) {
    switch (handle.shape) {
    case Shape::spread:
        return {turnedLeft(handle.way, handle.value / 2),
                turnedLeft(handle.way, -handle.value / 2)};
    case Shape::eachSide:
        return {turnedLeft(handle.way, handle.value), turnedLeft(handle.way, -handle.value)};
    case Shape::direction:
        return {direction(handle.value)};
    default:
        return {};
    }
}

/// The place that a term names. For a circle around the mouse, or around a place that is not known,
/// the place of the agent.
std::optional<Vec2> fromOf(const SettingHandle& handle, const TermValues& known, bool onCursor) {
    const bool isCircle = handle.shape == Shape::circle;
    const auto from = evaluated<Vec2>(handle.from, known);
    if (isCircle && (!from || onCursor))
        return evaluated<Vec2>("position", known);
    return from;
}

/// What has settings, and the terms that place their handles.
struct HandleOwner {
    Id item;
    const Description& type;
    const std::vector<Value>& values;
    TermValues known;
    const NodeExplanation* own = nullptr; ///< of a node
};

std::optional<PlacedHandle> placedHandle(const HandleOwner& owner, const Setting& setting,
                                         double value) {
    const SettingHandle& handle = setting.handle;
    const auto from = fromOf(handle, owner.known, owner.own && owner.own->followsCursor);
    const auto way =
        handle.way.empty() ? std::optional(Vec2{1, 0}) : evaluated<Vec2>(handle.way, owner.known);
    if (!from || !way || dot(*way, *way) == 0)
        return {};
    const auto number = [&](std::string_view term) {
        return term.empty() ? 0.0 : evaluated<double>(term, owner.known).value_or(0);
    };
    return PlacedHandle{.item = owner.item,
                        .setting = setting.id,
                        .shape = handle.shape,
                        .from = *from,
                        .way = unit(*way),
                        .value = value,
                        .beyond = number(handle.beyond),
                        .scale = handle.scale.empty() ? 1 : std::max(number(handle.scale), 1.0),
                        .reach = number(handle.reach)};
}

/// Joins two lengths that end at the same point, one across the other. False if they do not.
bool join(PlacedHandle& first, const PlacedHandle& second) {
    if (first.shape != Shape::along || second.shape != Shape::along || first.second ||
        first.isDriven || second.isDriven)
        return false;
    const Vec2 apart =
        first.from + first.way * first.value - second.from - second.way * second.value;
    if (length(apart) > 1e-6 || std::abs(dot(first.way, second.way)) > 1e-6)
        return false;
    first.second = PlacedHandle::Second{second.setting, second.way, second.value};
    return true;
}

/// The number that drives a setting; null if none does.
const double* drivenValue(const HandleOwner& owner, const Setting& setting) {
    if (!owner.own)
        return nullptr;
    const auto found = owner.own->quantities.find(setting.id);
    return found == owner.own->quantities.end() ? nullptr : std::get_if<double>(&found->second);
}

std::vector<PlacedHandle> handlesOf(const HandleOwner& owner) {
    std::vector<PlacedHandle> handles;
    int circles = 0;
    for (std::size_t i = 0; i < owner.values.size(); ++i) {
        const Setting& setting = owner.type.settings[i];
        const double* value = std::get_if<double>(&owner.values[i]);
        if (setting.handle.shape == Shape::none || !value ||
            !applies(owner.type, owner.values, setting))
            continue;
        const double* driven = drivenValue(owner, setting);
        auto handle = placedHandle(owner, setting, driven ? *driven : *value);
        if (!handle)
            continue;
        handle->isDriven = driven != nullptr;
        if (handle->shape == Shape::circle)
            handle->place = circles++;
        if (handles.empty() || !join(handles.back(), *handle))
            handles.push_back(*std::move(handle));
    }
    return handles;
}

} // namespace

std::vector<PlacedHandle> placedHandles(const Node& node, const Explanation& explanation) {
    return handlesOf({node.id, *findNodeType(node.type), node.values,
                      termsOf(node, explanation).known, find(explanation, node.id)});
}

std::vector<PlacedHandle> placedHandles(const SceneItem& item) {
    const Description& type = *findSceneType(item.type);
    return handlesOf({item.id, type, item.values, settingsAsTerms(type, item.values)});
}

Points placesOf(const Node& node, const Explanation& explanation) {
    const TermValues known = termsOf(node, explanation).known;
    Points places;
    for (const char* symbol : placeSymbols)
        if (const auto found = known.find(symbol); found != known.end())
            if (const Vec2* place = std::get_if<Vec2>(&found->second))
                places.push_back(*place);
    return places;
}

double circlePixels(const PlacedHandle& handle, const ViewTransform& view) {
    if (handle.shape == Shape::turn)
        return std::max(turningRadius(handle.reach, handle.value) * view.scale(), nearestGrip);
    return handle.isUnlimited() ? unlimitedRadius + unlimitedGap * handle.place
                                : (handle.value * handle.scale + handle.beyond) * view.scale();
}

std::vector<QPointF> gripsOf(const PlacedHandle& handle, const ViewTransform& view) {
    const QPointF from = view.toView(handle.from);
    std::vector<QPointF> grips;
    switch (handle.shape) {
    case Shape::circle: {
        const Vec2 out =
            handle.gripWay.value_or(direction(firstGripAngle + gripAngleGap * handle.place));
        return {from + toPixels(out) * std::max(circlePixels(handle, view), nearestGrip)};
    }
    case Shape::along:
        return {view.toView(handle.from + handle.way * (handle.value * handle.scale))};
    case Shape::across:
        return {view.toView(handle.from + handle.way * (handle.value / 2)),
                view.toView(handle.from - handle.way * (handle.value / 2))};
    case Shape::spread:
    case Shape::eachSide:
    case Shape::direction:
        for (const Vec2 side : sidesOf(handle))
            grips.push_back(from + toPixels(side) * reachPixels(handle, view));
        return grips;
    case Shape::turn:
        for (const Vec2 side : {turnLeft(handle.way), turnLeft(handle.way) * -1})
            grips.push_back(from + toPixels(side) * circlePixels(handle, view));
        return grips;
    case Shape::none:
        break;
    }
    return grips;
}

std::vector<QPointF> draggableGripsOf(const PlacedHandle& handle, const ViewTransform& view) {
    return handle.isDriven ? std::vector<QPointF>() : gripsOf(handle, view);
}

std::optional<std::size_t> settingHandleAt(std::span<const PlacedHandle> handles,
                                           const ViewTransform& view, QPointF place) {
    std::optional<std::size_t> best;
    double nearest = gripReach;
    for (std::size_t i = 0; i < handles.size(); ++i)
        for (const QPointF& grip : draggableGripsOf(handles[i], view))
            if (const double away = QLineF(grip, place).length(); away <= nearest) {
                nearest = away;
                best = i;
            }
    if (best)
        return best;
    nearest = rimReach;
    for (std::size_t i = 0; i < handles.size(); ++i) {
        if (handles[i].shape != Shape::circle || handles[i].isDriven)
            continue;
        const double out = QLineF(view.toView(handles[i].from), place).length();
        const double away = std::abs(out - circlePixels(handles[i], view));
        if (away <= nearest && out > nearestGrip / 2) {
            nearest = away;
            best = i;
        }
    }
    return best;
}

QString handleText(const Project& project, const PlacedHandle& handle) {
    const Description* type = descriptionOf(project, handle.item);
    if (!type)
        return {};
    const auto line = [&](const std::string& id) {
        const std::size_t index = *type->settingIndex(id);
        const Setting& setting = type->settings[index];
        return QStringLiteral("%1  %2").arg(
            QString::fromStdString(setting.title),
            valueText(setting, valuesOf(project, handle.item)[index], project));
    };
    const QString first = line(handle.setting);
    return handle.second ? first + '\n' + line(handle.second->setting) : first;
}

namespace {

/// The angle between the direction of the handle and a place, 0 to 180 degrees.
double angleTo(const PlacedHandle& handle, Vec2 place) {
    const Vec2 off = place - handle.from;
    return std::abs(
        qRadiansToDegrees(std::atan2(dot(off, turnLeft(handle.way)), dot(off, handle.way))));
}

} // namespace

double SettingDrag::valueAt(Vec2 place) const {
    using Shape = SettingHandle::Shape;
    const double value = m_handle.value;
    const Vec2 off = place - m_handle.from;
    const Vec2 pressedOff = m_pressed - m_handle.from;
    const double along = dot(place - m_pressed, m_handle.way);
    const double turned = angleTo(m_handle, place) - angleTo(m_handle, m_pressed);
    switch (m_handle.shape) {
    case Shape::circle:
        return m_handle.isUnlimited() ? length(off) - m_handle.beyond
                                      : value + (length(off) - length(pressedOff)) / m_handle.scale;
    case Shape::along:
        return value + along / m_handle.scale;
    case Shape::across:
        return value + (dot(pressedOff, m_handle.way) < 0 ? -2 : 2) * along;
    case Shape::spread:
        return value + 2 * turned;
    case Shape::eachSide:
        return value + turned;
    case Shape::direction:
        return wrapDegrees(qRadiansToDegrees(std::atan2(-off.y, off.x)));
    case Shape::turn: {
        const auto aside = [&](Vec2 to) { return std::abs(dot(to, turnLeft(m_handle.way))); };
        const double radius = m_handle.isUnlimited() ? aside(off)
                                                     : turningRadius(m_handle.reach, value) +
                                                           aside(off) - aside(pressedOff);
        return qRadiansToDegrees(m_handle.reach / std::max(radius, 1e-9));
    }
    case Shape::none:
        break;
    }
    return value;
}

Change SettingDrag::movedTo(const Project& project, Vec2 place, const DragStep& step) const {
    const Description* type = descriptionOf(project, m_handle.item);
    const Vec2 at = m_pressed + (place - m_pressed) * step.share;
    Change all;
    Project edited = project;
    const auto set = [&](const std::string& id, double value) {
        const Setting* setting = type ? type->setting(id) : nullptr;
        if (!setting)
            return;
        const double by = setting->unit == Unit::degrees ? step.degrees : step.length;
        const double rounded = std::clamp(roundTo(value, by), setting->min, setting->max);
        const auto change = setValue(edited, m_handle.item, id, rounded);
        if (!change)
            return;
        apply(change.value(), edited);
        all = merged(all, change.value());
    };
    set(m_handle.setting, valueAt(at));
    if (const auto& second = m_handle.second)
        set(second->setting, second->value + dot(at - m_pressed, second->way));
    return all;
}

} // namespace tiller
