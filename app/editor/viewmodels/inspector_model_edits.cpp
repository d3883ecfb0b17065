#include "app/editor/teach/setting_words.h"
#include "app/editor/viewmodels/inspector_model.h"
#include "app/editor/words/language.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"

#include <algorithm>

/// How the inspector edits settings, names and what drives them: typed, dragged, or by keys.
namespace tiller {

namespace {

/// Shift makes steps fine, Ctrl makes them coarse.
double scaleOf(int keys) {
    const auto held = Qt::KeyboardModifiers::fromInt(static_cast<unsigned>(keys));
    return held & Qt::ShiftModifier ? 0.1 : held & Qt::ControlModifier ? 10 : 1;
}

} // namespace

void InspectorModel::edit(const QString& id, const QVariant& value, int gesture) {
    const Setting* row = setting(id);
    if (!row || row->kind == SettingKind::points)
        return;
    Value entered = toValue(*row, value);
    if (const Parameter* driving = parameter(); driving && row->id == "value")
        entered = atStop(*row, *driving, entered);
    else if (double* number = std::get_if<double>(&entered); number && gesture != 0)
        *number = onGrain(*row, *number);
    push(*row, entered, gesture);
}

bool InspectorModel::type(const QString& id, const QString& text) {
    const Setting* row = setting(id);
    if (!row)
        return false;
    const auto read = [&](const InspectedItem& item) {
        return readNumber(*row, text, numberOf(item.value(row->id)));
    };
    const std::vector<InspectedItem> items = present();
    if (!std::ranges::all_of(items, [&](const auto& item) { return read(item).has_value(); })) {
        m_document->refuse(
            tr("%1 takes a number, %2.")
                .arg(QString::fromStdString(row->title), rangeText(*row, countsTicks(project()))));
        return false;
    }
    push(
        *row, [&](const InspectedItem& item) { return Value(*read(item)); }, 0);
    return true;
}

void InspectorModel::restore(const QString& id) {
    if (const Setting* row = setting(id))
        push(*row, row->initial, 0);
}

void InspectorModel::push(const Setting& row, const Value& value, int gesture) {
    push(
        row, [&value](const InspectedItem&) { return value; }, gesture);
}

void InspectorModel::push(const Setting& row, const ValueOf& valueOf, int gesture) {
    Change all;
    Project edited = project();
    std::vector<Id> ids;
    for (const InspectedItem& item : present()) {
        const auto change = setIn(edited, item, row, valueOf(item));
        if (!change) {
            m_document->push(change, {});
            return;
        }
        apply(change.value(), edited);
        all = merged(all, change.value());
        ids.push_back(item.id);
    }
    m_document->push(
        all,
        tr("Set %1 of %2")
            .arg(insideSentence(QString::fromStdString(row.title)), nameOf(project(), ids)),
        gesture);
}

void InspectorModel::rename(const QString& name) {
    if (m_items.size() == 1 && nameable())
        m_document->push(
            tiller::rename(project(), m_items.front().toStdString(), name.trimmed().toStdString()),
            tr("Rename %1").arg(title()));
}

void InspectorModel::togglePanel(const QString& id) {
    if (m_items.size() == 1)
        m_document->push(toggledParameter(project(), m_document->ids(),
                                          {m_items.front().toStdString(), id.toStdString()}),
                         tr("Change the parameters"));
}

void InspectorModel::takeWireAway(const QString& id) {
    const Link* link =
        m_items.size() == 1 ? numberLink(m_items.front().toStdString(), id.toStdString()) : nullptr;
    if (link)
        m_document->push(remove(project(), std::vector{link->id}), tr("Disconnect"));
}

QVariantList InspectorModel::drivers(const QString& id) const {
    QVariantList list;
    if (m_items.size() != 1)
        return list;
    const auto driven = findDrivable(project(), {m_items.front().toStdString(), id.toStdString()});
    for (const Parameter& each : project().parameters)
        if (driven && std::ranges::find(each.drives, driven->ref) == each.drives.end() &&
            !findProblem(*driven->setting, each.value))
            list.append(QVariantMap{{"id", QString::fromStdString(each.id)},
                                    {"name", parameterName(project(), each)}});
    return list;
}

void InspectorModel::driveBy(const QString& setting, const QString& parameter) {
    if (m_items.size() == 1)
        m_document->push(drive(project(), parameter.toStdString(),
                               {m_items.front().toStdString(), setting.toStdString()}),
                         tr("Drive %1 by a parameter").arg(setting));
}

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
