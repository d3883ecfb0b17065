#include "app/editor/viewport/setting_drag.h"

#include "core/base/angle.h"
#include "core/model/edits.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace tiller {

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
