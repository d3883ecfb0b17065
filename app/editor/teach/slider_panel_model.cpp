#include "app/editor/teach/slider_panel_model.h"

#include "app/editor/document/document.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/teach/setting_words.h"
#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"

#include <algorithm>

namespace tiller {

namespace {

/// The cost of the first of its settings that does not act at once.
QString costOf(const Project& project, const Parameter& parameter) {
    for (const SettingRef& ref : parameter.drives)
        if (const QString cost = runCost(project, ref); !cost.isEmpty())
            return cost;
    return {};
}

} // namespace

SliderPanelModel::SliderPanelModel(Document& document, SavedProject& saved, QObject* parent)
    : RowsModel(parent), m_document(document), m_saved(saved) {
    connect(&document, &Document::changed, this, &SliderPanelModel::follow);
    connect(&document, &Document::replaced, this, &SliderPanelModel::follow);
    connect(&saved, &SavedProject::changed, this, &SliderPanelModel::follow);
    follow();
}

void SliderPanelModel::follow() {
    const auto& parameters = m_document.project().parameters;
    if (parameters.empty() && m_rows.empty())
        return;
    m_rows.show(parameters, &Parameter::id);
    m_rows.announce();
    emit valuesChanged();
}

const Parameter* SliderPanelModel::find(const QString& id) const {
    return m_document.project().parameter(id.toStdString());
}

std::optional<Value> SliderPanelModel::savedValue(const Parameter& parameter) const {
    const Parameter* saved = m_saved.project().parameter(parameter.id);
    return saved ? std::optional(saved->value) : std::nullopt;
}

bool SliderPanelModel::moved() const {
    return std::ranges::any_of(m_document.project().parameters, [this](const Parameter& each) {
        return savedValue(each).value_or(each.value) != each.value;
    });
}

std::vector<Role<Parameter>> SliderPanelModel::roles() {
    const auto project = [this]() -> const Project& { return m_document.project(); };
    const auto settingOf = [=](const Parameter& each) {
        return shownSetting(project(), each).value_or(Setting());
    };
    const auto saved = [this](const Parameter& each) {
        return savedValue(each).value_or(each.value);
    };
    return {
        {"slider", &Parameter::id},
        {"title", [=](const Parameter& each) { return parameterName(project(), each); }},
        {"about", [=](const Parameter& each) { return drivenNames(project(), each); }},
        {"kind",
         [=](const Parameter& each) {
             const auto setting = shownSetting(project(), each);
             return setting ? QString::fromStdString(toString(setting->kind)) : QString();
         }},
        {"value", [](const Parameter& each) { return toVariant(each.value); }},
        {"text",
         [=](const Parameter& each) {
             const double* number = std::get_if<double>(&each.value);
             return number ? numberText(settingOf(each), *number)
                           : toVariant(each.value).toString();
         }},
        {"unit",
         [=](const Parameter& each) {
             const double* number = std::get_if<double>(&each.value);
             return number && *number < noLimit
                        ? unitText(settingOf(each).unit, countsTicks(project()))
                        : QString();
         }},
        {"from", [=](const Parameter& each) { return std::max(settingOf(each).min, each.min); }},
        {"to", [=](const Parameter& each) { return sliderEnd(settingOf(each), each); }},
        {"step", &Parameter::step},
        {"choices", [=](const Parameter& each) { return choiceEntries(settingOf(each)); }},
        {"isSaved", [=](const Parameter& each) { return saved(each) == each.value; }},
        {"savedText",
         [=](const Parameter& each) { return valueText(settingOf(each), saved(each), project()); }},
        {"cost", [=](const Parameter& each) { return costOf(project(), each); }},
    };
}

void SliderPanelModel::edit(const QString& id, const QVariant& value, int gesture) {
    const Parameter* parameter = find(id);
    const auto setting = parameter ? shownSetting(m_document.project(), *parameter) : std::nullopt;
    if (!setting)
        return;
    push(*parameter, atStop(*setting, *parameter, toValue(*setting, value)), gesture);
}

void SliderPanelModel::type(const QString& id, const QString& text) {
    const Parameter* parameter = find(id);
    const auto setting = parameter ? shownSetting(m_document.project(), *parameter) : std::nullopt;
    if (!setting)
        return;
    if (const auto number = readNumber(*setting, text, numberOf(parameter->value)))
        push(*parameter, *number, 0);
    else
        m_document.refuse(
            tr("%1 takes a number, %2.")
                .arg(parameterName(m_document.project(), *parameter), rangeText(*setting)));
}

/// A typed number may lie beyond the range, which then widens.
void SliderPanelModel::push(const Parameter& parameter, const Value& value, int gesture) {
    Parameter after = parameter;
    after.value = value;
    if (const double* number = std::get_if<double>(&value)) {
        after.min = std::min(after.min, *number);
        after.max = std::max(after.max, *number);
    }
    m_document.push(editParameter(m_document.project(), after),
                    tr("Set %1").arg(parameterName(m_document.project(), parameter)), gesture);
}

void SliderPanelModel::restore(const QString& id) {
    const Parameter* parameter = find(id);
    if (const auto saved = parameter ? savedValue(*parameter) : std::nullopt)
        push(*parameter, *saved, 0);
}

void SliderPanelModel::restoreAll(int gesture) {
    Project edited = m_document.project();
    Change all;
    for (const Parameter& parameter : m_document.project().parameters) {
        const auto saved = savedValue(parameter);
        const auto change = setParameter(edited, parameter.id, saved.value_or(parameter.value));
        if (!change)
            continue; // its range or its settings are others now: this parameter stays
        apply(change.value(), edited);
        all = merged(all, change.value());
    }
    m_document.push(all, tr("Restore the saved parameters"), gesture);
}

void SliderPanelModel::move(const QString& id, int by) {
    m_document.push(moveParameter(m_document.project(), id.toStdString(), by),
                    tr("Move a parameter"));
}

void SliderPanelModel::remove(const QString& id) {
    const std::vector<Id> gone{id.toStdString()};
    m_document.push(tiller::remove(m_document.project(), gone), tr("Remove a parameter"));
}

void SliderPanelModel::rename(const QString& id, const QString& name) {
    m_document.push(
        tiller::rename(m_document.project(), id.toStdString(), name.trimmed().toStdString()),
        tr("Rename a parameter"));
}

} // namespace tiller
