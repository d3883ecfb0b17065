#include "app/editor/teach/slider_panel_model.h"

#include "app/editor/document/document.h"
#include "app/editor/teach/described_parameter.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/words/setting_text.h"
#include "app/editor/words/setting_value.h"
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
    : IdListModel(parent), m_document(document), m_saved(saved) {
    connect(&document, &Document::changed, this, &SliderPanelModel::follow);
    connect(&document, &Document::replaced, this, &SliderPanelModel::follow);
    connect(&saved, &SavedProject::changed, this, &SliderPanelModel::follow);
    follow();
}

void SliderPanelModel::follow() {
    std::vector<Id> parameters;
    for (const Parameter& each : m_document.project().parameters)
        parameters.push_back(each.id);
    if (parameters.empty() && count() == 0)
        return;
    show(parameters);
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

QVariant SliderPanelModel::data(const QModelIndex& index, int role) const {
    const Project& project = m_document.project();
    const QString id = QString::fromStdString(idAt(index));
    const Parameter* parameter = find(id);
    if (role == SliderRole)
        return id;
    if (!parameter)
        return {};
    const Setting setting = shownSetting(project, *parameter).value_or(Setting());
    const Value saved = savedValue(*parameter).value_or(parameter->value);
    const double* number = std::get_if<double>(&parameter->value);
    switch (role) {
    case TitleRole:
        return parameterName(project, *parameter);
    case AboutRole:
        return drivenNames(project, *parameter);
    case CostRole:
        return costOf(project, *parameter);
    case KindRole:
        return shownSetting(project, *parameter) ? QString::fromStdString(toString(setting.kind))
                                                 : QString();
    case ValueRole:
        return toVariant(parameter->value);
    case TextRole:
        return number ? numberText(setting, *number) : toVariant(parameter->value).toString();
    case SavedTextRole:
        return valueText(setting, saved, project);
    case UnitRole:
        return number && *number < noLimit ? unitText(setting.unit, countsTicks(project))
                                           : QString();
    case FromRole:
        return std::max(setting.min, parameter->min);
    case ToRole:
        return sliderEnd(setting, *parameter);
    case StepRole:
        return parameter->step;
    case ChoicesRole:
        return choiceEntries(setting);
    case IsSavedRole:
        return saved == parameter->value;
    default:
        return {};
    }
}

QHash<int, QByteArray> SliderPanelModel::roleNames() const {
    return {{SliderRole, "slider"},       {TitleRole, "title"},     {AboutRole, "about"},
            {KindRole, "kind"},           {ValueRole, "value"},     {TextRole, "text"},
            {UnitRole, "unit"},           {FromRole, "from"},       {ToRole, "to"},
            {StepRole, "step"},           {ChoicesRole, "choices"}, {IsSavedRole, "isSaved"},
            {SavedTextRole, "savedText"}, {CostRole, "cost"}};
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
