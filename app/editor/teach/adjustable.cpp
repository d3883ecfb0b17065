#include "app/editor/teach/adjustable.h"

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"
#include "core/base/lattice.h"
#include "core/model/annotations.h"
#include "core/model/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace tiller {

namespace {

QString trAdjustable(const char* text) {
    return QCoreApplication::translate("Adjustable", text);
}

bool fitsPanel(const Setting& setting) {
    switch (setting.kind) {
    case SettingKind::number:
    case SettingKind::integer:
    case SettingKind::flag:
    case SettingKind::choice:
        return true;
    default:
        return false;
    }
}

} // namespace

const Setting& weightSetting() {
    static const Setting weight{.id = "weight",
                                .title = "Weight",
                                .help =
                                    "How much the force counts. 0 has the same effect as no wire.",
                                .initial = 1.0,
                                .max = maxWeight,
                                .sliderMax = 2};
    return weight;
}

std::optional<Adjustable> findAdjustable(const Project& project, std::string_view item,
                                         std::string_view setting) {
    if (const Link* link = project.link(item)) {
        const Node* from = project.node(link->from.node);
        const Port* output = from ? findNodeType(from->type)->output() : nullptr;
        if (setting != "weight" || !output || output->type != PortType::force)
            return {};
        return Adjustable{link->id, &weightSetting(), link->weight};
    }
    const Description* type = project.annotation(item) ? nullptr : descriptionOf(project, item);
    const auto index = type ? type->settingIndex(setting) : std::nullopt;
    if (!index || !fitsPanel(type->settings[*index]))
        return {};
    return Adjustable{Id(item), &type->settings[*index], valuesOf(project, item)[*index]};
}

Result<Change> adjust(const Project& project, const Adjustable& adjustable, const Value& value) {
    if (project.link(adjustable.item))
        return setWeight(project, adjustable.item, numberOf(value));
    return setSceneValue(project, adjustable.item, adjustable.setting->id, value);
}

QString adjustableName(const Project& project, const Adjustable& adjustable) {
    const QString title = QString::fromStdString(adjustable.setting->title);
    if (const Link* link = project.link(adjustable.item))
        return trAdjustable("%1 of %2 to %3")
            .arg(title, nameOf(project, {link->from.node}), nameOf(project, {link->to.node}));
    if (adjustable.item == "world")
        return trAdjustable("%1 of the world").arg(title);
    return trAdjustable("%1 of %2").arg(title, nameOf(project, {adjustable.item}));
}

const Annotation* sliderOf(const Project& project, std::string_view item,
                           std::string_view setting) {
    for (const Annotation& each : project.annotations)
        if (each.type == "slider" && textOf(valueOf(each, "item")) == item &&
            textOf(valueOf(each, "setting")) == setting)
            return &each;
    return nullptr;
}

Result<Change> addSlider(const Project& project, IdSource& ids, const Adjustable& adjustable) {
    SliderAnnotation slider{.item = adjustable.item, .setting = adjustable.setting->id};
    if (const double* number = std::get_if<double>(&adjustable.value)) {
        slider.from = std::max(adjustable.setting->min, -adjustable.setting->sliderMax);
        slider.to = adjustable.setting->sliderMax;
        if (*number < noLimit) {
            slider.from = std::min(slider.from, *number);
            slider.to = std::max(slider.to, *number);
        }
        slider.step = adjustable.setting->kind == SettingKind::integer ? 1 : 0;
    }
    return addAnnotation(
        project, ids,
        {.id = {},
         .type = "slider",
         .values = {slider.item, slider.setting, slider.from, slider.to, slider.step}});
}

Result<Change> toggledSlider(const Project& project, IdSource& ids, std::string_view item,
                             std::string_view setting) {
    if (const Annotation* slider = sliderOf(project, item, setting)) {
        const std::vector<Id> gone{slider->id};
        return remove(project, gone);
    }
    const auto adjustable = findAdjustable(project, item, setting);
    if (!adjustable)
        return Problem{.text = "Only numbers, switches, choices and the weights of forces can be "
                               "on the panel."};
    return addSlider(project, ids, *adjustable);
}

Change moveAnnotation(const Project& project, std::string_view id, int by) {
    const std::vector<Annotation>& all = project.annotations;
    const auto count = static_cast<int>(all.size());
    const auto at = static_cast<int>(std::ranges::find(all, id, &Annotation::id) - all.begin());
    for (int to = at + by; at < count && to >= 0 && to < count; to += by) {
        if (all[static_cast<std::size_t>(to)].type != all[static_cast<std::size_t>(at)].type)
            continue;
        Change change;
        const Annotation& moved = all[static_cast<std::size_t>(at)];
        change.annotations.push_back({moved, {}, static_cast<std::size_t>(at)});
        change.annotations.push_back({{}, moved, static_cast<std::size_t>(to)});
        return change;
    }
    return {};
}

} // namespace tiller
