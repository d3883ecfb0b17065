#include "app/editor/teach/described_parameter.h"
#include "app/editor/viewmodels/inspector_model.h"
#include "core/base/lattice.h"

/// Numbers that are dragged, or changed by keys.
namespace tiller {

namespace {

/// Shift makes steps fine, Ctrl makes them coarse.
double scaleOf(int keys) {
    const auto held = Qt::KeyboardModifiers::fromInt(static_cast<unsigned>(keys));
    return held & Qt::ShiftModifier ? 0.1 : held & Qt::ControlModifier ? 10 : 1;
}

} // namespace

void InspectorModel::startDrag(const QString& id) {
    m_drag = {.setting = id, .starts = {}, .gesture = m_document->beginGesture()};
    const Setting* row = setting(id);
    if (!row)
        return;
    for (const InspectedItem& item : present()) {
        const double number = numberOf(item.value(row->id));
        const bool isUnlimited = row->max >= noLimit && number >= noLimit;
        m_drag.starts[item.id] = isUnlimited && row->sliderMax > 0 ? row->sliderMax : number;
    }
}

void InspectorModel::drag(double pixels, int keys) {
    if (const Setting* row = setting(m_drag.setting))
        dragTo(m_drag.way + pixels * wayOfPixel(*row) * scaleOf(keys), keys);
}

void InspectorModel::nudge(const QString& id, double steps, int keys, bool again) {
    if (!again || m_drag.setting != id)
        startDrag(id);
    if (const Setting* row = setting(id)) {
        const double step = parameter() && row->id == "value" && parameter()->step > 0
                                ? parameter()->step
                                : grainOf(*row);
        dragTo(m_drag.way + steps * step * scaleOf(keys), keys);
    }
}

void InspectorModel::cancelDrag() {
    m_document->cancelGesture(m_drag.gesture);
    m_drag = {};
}

void InspectorModel::dragTo(double way, int keys) {
    const Setting* row = setting(m_drag.setting);
    const Parameter* driving = row && row->id == "value" ? parameter() : nullptr;
    if (!row)
        return;
    m_drag.way = way;
    const double grain = grainOf(*row) * std::min(1.0, scaleOf(keys));
    push(
        *row,
        [&](const InspectedItem& item) {
            const auto start = m_drag.starts.find(item.id);
            const double from =
                start == m_drag.starts.end() ? numberOf(item.value(row->id)) : start->second;
            const Value moved = onGrain(*row, from + way, grain);
            return driving ? atStop(*row, *driving, moved) : moved;
        },
        m_drag.gesture);
}

} // namespace tiller
