#include "app/editor/viewport/setting_handles.h"

#include "app/editor/viewport/stroke.h"
#include "app/editor/words/setting_text.h"
#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/model/edits.h"
#include "core/model/registry.h"
#include "core/sim/terms.h"

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
constexpr double nearestGrip = 18;  // of a circle that is smaller than an agent
constexpr double endless = 84;      // radius of a circle without limit, as it is drawn
constexpr double handyReach = 64;   // of an angle
constexpr double betweenGrips = 29; // degrees

/// The symbols for places in formulas (core/nodes/node_type.h).
constexpr std::array placeSymbols{"place", "soon", "goal", "aim", "nearest"};

bool isUnlimited(const PlacedHandle& handle) {
    return handle.value >= noLimit;
}

double circlePixels(const PlacedHandle& handle, const ViewTransform& view) {
    return isUnlimited(handle) ? endless + 10 * handle.place
                               : (handle.value + handle.beyond) * view.scale();
}

double reachPixels(const PlacedHandle& handle, const ViewTransform& view) {
    const bool known = handle.reach > 0 && handle.reach < noLimit;
    return known ? std::max(handle.reach * view.scale(), 40.0) : handyReach;
}

/// Turned to the left, in degrees.
Vec2 turned(Vec2 way, double degrees) {
    const Vec2 by = direction(degrees);
    return way * by.x + turnLeft(way) * -by.y;
}

/// The sides of an angle.
std::vector<Vec2> sidesOf(const PlacedHandle& handle) {
    switch (handle.shape) {
    case Shape::spread:
        return {turned(handle.way, handle.value / 2), turned(handle.way, -handle.value / 2)};
    case Shape::eachSide:
        return {turned(handle.way, handle.value), turned(handle.way, -handle.value)};
    case Shape::direction:
        return {direction(handle.value)};
    default:
        return {};
    }
}

QPointF pixels(Vec2 way) {
    return {way.x, way.y};
}

/// Between the handle's direction and a place, 0 to 180.
double angleTo(const PlacedHandle& handle, Vec2 place) {
    const Vec2 off = place - handle.from;
    return std::abs(
        qRadiansToDegrees(std::atan2(dot(off, turnLeft(handle.way)), dot(off, handle.way))));
}

double rounded(double value, double step) {
    // The inverse is whole for steps below 1: n / 10 is the number that "0.1" reads as.
    return step < 1 ? std::round(value * std::round(1 / step)) / std::round(1 / step)
                    : std::round(value / step) * step;
}

/// The place a term names; around the agent where a circle's is not known, or is the mouse.
std::optional<Vec2> fromOf(const SettingHandle& handle, const TermValues& known, bool onCursor) {
    const bool isCircle = handle.shape == Shape::circle;
    const auto from = evaluated<Vec2>(handle.from, known);
    if (isCircle && (!from || onCursor))
        return evaluated<Vec2>("position", known);
    return from;
}

/// What a handle is drawn by.
struct Ground {
    Id item;
    const Description& type;
    const std::vector<Value>& values;
    TermValues known;
    bool onCursor = false;
};

std::optional<PlacedHandle> placed(const Ground& ground, const Setting& setting, double value) {
    const SettingHandle& handle = setting.handle;
    const auto from = fromOf(handle, ground.known, ground.onCursor);
    const auto way =
        handle.way.empty() ? std::optional(Vec2{1, 0}) : evaluated<Vec2>(handle.way, ground.known);
    if (!from || !way || dot(*way, *way) == 0)
        return {};
    const auto number = [&](const std::string& term) {
        return term.empty() ? 0.0 : evaluated<double>(term, ground.known).value_or(0);
    };
    return PlacedHandle{.item = ground.item,
                        .setting = setting.id,
                        .shape = handle.shape,
                        .from = *from,
                        .way = unit(*way),
                        .value = value,
                        .beyond = number(handle.beyond),
                        .reach = number(handle.reach)};
}

/// Two lengths that end at the same point, one across the other, are a point.
bool join(PlacedHandle& first, const PlacedHandle& second) {
    if (first.shape != Shape::along || second.shape != Shape::along || first.second)
        return false;
    const Vec2 apart =
        first.from + first.way * first.value - second.from - second.way * second.value;
    if (length(apart) > 1e-6 || std::abs(dot(first.way, second.way)) > 1e-6)
        return false;
    first.second = PlacedHandle::Second{second.setting, second.way, second.value};
    return true;
}

std::vector<PlacedHandle> handlesOf(const Ground& ground) {
    std::vector<PlacedHandle> handles;
    int circles = 0;
    for (std::size_t i = 0; i < ground.values.size(); ++i) {
        const Setting& setting = ground.type.settings[i];
        const double* value = std::get_if<double>(&ground.values[i]);
        if (setting.handle.shape == Shape::none || !value ||
            !applies(ground.type, ground.values, setting))
            continue;
        auto handle = placed(ground, setting, *value);
        if (!handle)
            continue;
        if (handle->shape == Shape::circle)
            handle->place = circles++;
        if (handles.empty() || !join(handles.back(), *handle))
            handles.push_back(*std::move(handle));
    }
    return handles;
}

/// What a setting belongs to; nothing if it is gone.
struct Item {
    const Description* type = nullptr;
    const std::vector<Value>* values = nullptr;
};

Item itemOf(const Project& project, const Id& id) {
    if (const Node* node = project.node(id))
        return {findNodeType(node->type), &node->values};
    if (const SceneItem* item = project.sceneItem(id))
        return {findSceneType(item->type), &item->values};
    return {};
}

QRgb faded(const QColor& color, double alpha) {
    return qRgba(color.red(), color.green(), color.blue(), static_cast<int>(255 * alpha));
}

void dashedRing(DrawTarget& target, QPointF center, double radius, QRgb color) {
    constexpr int dashes = 36;
    for (int i = 0; i < dashes; ++i) {
        const auto at = [&](double turn) {
            const double angle = 2 * M_PI * (i + turn) / dashes;
            return center + QPointF(std::cos(angle), std::sin(angle)) * radius;
        };
        target.line(at(0), at(0.5), 1.5, color);
    }
}

void paintGrip(DrawTarget& target, QPointF at, bool active, const QColor& color,
               const QColor& ground) {
    target.disc(at, active ? 8 : 6.5, ground.rgba());
    target.disc(at, active ? 6.5 : 5, color.rgba());
    if (!active)
        target.disc(at, 2.25, ground.rgba());
}

void paintLines(DrawTarget& target, const PlacedHandle& handle, const ViewTransform& view,
                const QSizeF& size, double width, QRgb color) {
    const QPointF from = view.toView(handle.from);
    switch (handle.shape) {
    case Shape::circle:
        if (isUnlimited(handle))
            dashedRing(target, from, circlePixels(handle, view), color);
        else
            Stroke(target, view, size)
                .ring(handle.from, handle.value + handle.beyond, width, color);
        break;
    case Shape::along:
        target.line(from, gripsOf(handle, view).front(), width, color);
        break;
    case Shape::across: {
        const auto grips = gripsOf(handle, view);
        target.line(grips.front(), grips.back(), width, color);
        break;
    }
    case Shape::spread:
    case Shape::eachSide:
    case Shape::direction:
        for (const QPointF& grip : gripsOf(handle, view))
            target.line(from, grip, width, color);
        break;
    case Shape::none:
        break;
    }
}

void paintCross(DrawTarget& target, QPointF at, QRgb color) {
    target.line(at - QPointF(5, 5), at + QPointF(5, 5), 1.5, color);
    target.line(at - QPointF(5, -5), at + QPointF(5, -5), 1.5, color);
}

} // namespace

std::vector<PlacedHandle> placedHandles(const Node& node, const Explanation& explanation) {
    const NodeExplanation* own = find(explanation, node.id);
    return handlesOf({node.id, *findNodeType(node.type), node.values,
                      termsOf(node, explanation).known, own && own->followsCursor});
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

std::vector<QPointF> gripsOf(const PlacedHandle& handle, const ViewTransform& view) {
    const QPointF from = view.toView(handle.from);
    std::vector<QPointF> grips;
    switch (handle.shape) {
    case Shape::circle: {
        const Vec2 out = handle.gripWay.value_or(direction(20 + betweenGrips * handle.place));
        return {from + pixels(out) * std::max(circlePixels(handle, view), nearestGrip)};
    }
    case Shape::along:
        return {view.toView(handle.from + handle.way * handle.value)};
    case Shape::across:
        return {view.toView(handle.from + handle.way * (handle.value / 2)),
                view.toView(handle.from - handle.way * (handle.value / 2))};
    case Shape::spread:
    case Shape::eachSide:
    case Shape::direction:
        for (const Vec2 side : sidesOf(handle))
            grips.push_back(from + pixels(side) * reachPixels(handle, view));
        return grips;
    case Shape::none:
        break;
    }
    return grips;
}

std::optional<std::size_t> settingHandleAt(std::span<const PlacedHandle> handles,
                                           const ViewTransform& view, QPointF place) {
    std::optional<std::size_t> best;
    double nearest = gripReach;
    for (std::size_t i = 0; i < handles.size(); ++i)
        for (const QPointF& grip : gripsOf(handles[i], view))
            if (const double away = QLineF(grip, place).length(); away <= nearest) {
                nearest = away;
                best = i;
            }
    if (best)
        return best;
    nearest = rimReach;
    for (std::size_t i = 0; i < handles.size(); ++i) {
        if (handles[i].shape != Shape::circle)
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

double SettingDrag::valueAt(Vec2 place) const {
    const PlacedHandle& held = m_handle;
    const Vec2 by = place - m_pressed;
    switch (held.shape) {
    case Shape::circle: {
        const double out = length(place - held.from);
        return isUnlimited(held) ? out - held.beyond
                                 : held.value + out - length(m_pressed - held.from);
    }
    case Shape::along:
        return held.value + dot(by, held.way);
    case Shape::across: {
        const double side = dot(m_pressed - held.from, held.way) < 0 ? -1 : 1;
        return held.value + 2 * side * dot(by, held.way);
    }
    case Shape::spread:
        return held.value + 2 * (angleTo(held, place) - angleTo(held, m_pressed));
    case Shape::eachSide:
        return held.value + angleTo(held, place) - angleTo(held, m_pressed);
    case Shape::direction: {
        const Vec2 off = place - held.from;
        return wrapDegrees(qRadiansToDegrees(std::atan2(-off.y, off.x)));
    }
    case Shape::none:
        break;
    }
    return held.value;
}

Change SettingDrag::movedTo(const Project& project, Vec2 place, const DragStep& step) const {
    const Item item = itemOf(project, m_handle.item);
    const Vec2 at = m_pressed + (place - m_pressed) * step.share;
    Change all;
    Project edited = project;
    const auto set = [&](const std::string& id, double value) {
        const Setting* setting = item.type ? item.type->setting(id) : nullptr;
        if (!setting)
            return;
        const double by = setting->unit == Unit::degrees ? step.degrees : step.length;
        const double wanted = std::clamp(rounded(value, by), setting->min, setting->max);
        const auto change = setValue(edited, m_handle.item, id, wanted);
        if (!change)
            return;
        apply(change.value(), edited);
        all = merged(all, change.value());
    };
    set(m_handle.setting, valueAt(at));
    if (m_handle.second)
        set(m_handle.second->setting,
            m_handle.second->value + dot(at - m_pressed, m_handle.second->way));
    return all;
}

QString handleText(const Project& project, const PlacedHandle& handle) {
    const Item item = itemOf(project, handle.item);
    if (!item.type)
        return {};
    const auto part = [&](const std::string& id) {
        const std::size_t index = *item.type->settingIndex(id);
        const Setting& setting = item.type->settings[index];
        return QStringLiteral("%1  %2").arg(QString::fromStdString(setting.title),
                                            valueText(setting, (*item.values)[index], project));
    };
    const QString first = part(handle.setting);
    return handle.second ? first + QStringLiteral("\n") + part(handle.second->setting) : first;
}

void paintSettingHandles(DrawTarget& target, std::span<const PlacedHandle> handles,
                         std::span<const Vec2> places, std::optional<std::size_t> active,
                         const ViewTransform& view, const QSizeF& size, const QColor& color,
                         const QColor& ground) {
    const QRectF sight = QRectF(QPointF(), size).adjusted(-40, -40, 40, 40);
    for (const Vec2 place : places)
        if (const QPointF at = view.toView(place); sight.contains(at))
            paintCross(target, at, faded(color, 0.9));
    for (std::size_t i = 0; i < handles.size(); ++i)
        paintLines(target, handles[i], view, size, active == i ? 2.5 : 1.5,
                   faded(color, active == i ? 1 : 0.75));
    for (std::size_t i = 0; i < handles.size(); ++i)
        for (const QPointF& grip : gripsOf(handles[i], view))
            if (sight.contains(grip))
                paintGrip(target, grip, active == i, color, ground);
}

} // namespace tiller
