#include "app/editor/teach/slider_panel_model.h"

#include "app/editor/document/document.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/words/setting_text.h"
#include "app/editor/words/setting_value.h"
#include "core/base/lattice.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

/// The data of a slider whose setting no longer exists.
QVariant dataWithoutSetting(const Annotation& slider, int role) {
    switch (role) {
    case SliderPanelModel::TitleRole:
        return QString::fromStdString(slider.name);
    case SliderPanelModel::FromRole:
    case SliderPanelModel::ToRole:
    case SliderPanelModel::StepRole:
    case SliderPanelModel::ValueRole:
        return 0.0;
    case SliderPanelModel::ChoicesRole:
        return QVariantList();
    case SliderPanelModel::IsSavedRole:
        return true;
    default:
        return QString();
    }
}

/// The nearest stop. A slider without a step has at least a hundred stops at round numbers.
double atStop(double from, double to, double step, double number) {
    if (step > 0) {
        const double stop = from + std::round((number - from) / step) * step;
        const double perUnit = 1e9; // rounds 0.1 * 3 to 0.3
        return std::clamp(std::round(stop * perUnit) / perUnit, from, to);
    }
    double perUnit = 1;
    while ((to - from) * perUnit < 100 && perUnit < 1e9)
        perUnit *= 10;
    return std::clamp(std::round(number * perUnit) / perUnit, from, to);
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
    std::vector<Id> sliders;
    for (const Annotation& each : m_document.project().annotations)
        if (each.type == "slider")
            sliders.push_back(each.id);
    if (sliders.empty() && count() == 0)
        return;
    show(sliders);
    emit valuesChanged();
}

std::optional<Adjustable> SliderPanelModel::adjustable(const Annotation& slider,
                                                       const Project& project) const {
    return findAdjustable(project, textOf(valueOf(slider, "item")),
                          textOf(valueOf(slider, "setting")));
}

std::optional<Value> SliderPanelModel::savedValue(const Annotation& slider) const {
    const auto saved = adjustable(slider, m_saved.project());
    return saved ? std::optional(saved->value) : std::nullopt;
}

bool SliderPanelModel::moved() const {
    return std::ranges::any_of(ids(), [this](const Id& id) {
        const Annotation* slider = m_document.project().annotation(id);
        const auto now = slider ? adjustable(*slider, m_document.project()) : std::nullopt;
        const auto saved = slider ? savedValue(*slider) : std::nullopt;
        return now && saved && now->value != *saved;
    });
}

QString SliderPanelModel::title(const Annotation& slider, const Adjustable& what) const {
    return slider.name.empty() ? adjustableName(m_document.project(), what)
                               : QString::fromStdString(slider.name);
}

QVariant SliderPanelModel::data(const QModelIndex& index, int role) const {
    const Project& project = m_document.project();
    if (role == SliderRole)
        return QString::fromStdString(idAt(index));
    const Annotation* found = project.annotation(idAt(index));
    if (!found)
        return {};
    const Annotation& slider = *found;
    const auto what = adjustable(slider, project);
    if (!what)
        return dataWithoutSetting(slider, role);
    const Value shown =
        role == SavedTextRole ? savedValue(slider).value_or(what->value) : what->value;
    switch (role) {
    case TitleRole:
        return title(slider, *what);
    case AboutRole:
        return adjustableName(project, *what);
    case KindRole:
        return QString::fromStdString(toString(what->setting->kind));
    case ValueRole:
        return toVariant(shown);
    case TextRole:
        return std::holds_alternative<double>(shown) ? numberText(*what->setting, numberOf(shown))
                                                     : toVariant(shown).toString();
    case SavedTextRole:
        return valueText(*what->setting, shown, project);
    case UnitRole:
        return std::holds_alternative<double>(shown) && numberOf(shown) < noLimit
                   ? unitText(what->setting->unit)
                   : QString();
    case FromRole:
        return std::max(what->setting->min, numberOf(valueOf(slider, "from")));
    case ToRole:
        return std::min(what->setting->max, numberOf(valueOf(slider, "to")));
    case StepRole:
        return numberOf(valueOf(slider, "step"));
    case ChoicesRole:
        return choiceEntries(*what->setting);
    case IsSavedRole:
        return savedValue(slider).value_or(what->value) == what->value;
    default:
        return {};
    }
}

QHash<int, QByteArray> SliderPanelModel::roleNames() const {
    return {{SliderRole, "slider"},      {TitleRole, "title"},     {AboutRole, "about"},
            {KindRole, "kind"},          {ValueRole, "value"},     {TextRole, "text"},
            {UnitRole, "unit"},          {FromRole, "from"},       {ToRole, "to"},
            {StepRole, "step"},          {ChoicesRole, "choices"}, {IsSavedRole, "isSaved"},
            {SavedTextRole, "savedText"}};
}

void SliderPanelModel::edit(const QString& id, const QVariant& value, int gesture) {
    const Annotation* slider = m_document.project().annotation(id.toStdString());
    const auto what = slider ? adjustable(*slider, m_document.project()) : std::nullopt;
    if (!what)
        return;
    Value entered = toValue(*what->setting, value);
    if (double* number = std::get_if<double>(&entered)) {
        const double from = std::max(what->setting->min, numberOf(valueOf(*slider, "from")));
        const double to = std::min(what->setting->max, numberOf(valueOf(*slider, "to")));
        if (from < to)
            *number = atStop(from, to, numberOf(valueOf(*slider, "step")), *number);
        if (what->setting->kind == SettingKind::integer)
            *number = std::round(*number);
    }
    push(*slider, entered, gesture);
}

void SliderPanelModel::type(const QString& id, const QString& text) {
    const Annotation* slider = m_document.project().annotation(id.toStdString());
    const auto what = slider ? adjustable(*slider, m_document.project()) : std::nullopt;
    if (!what)
        return;
    if (const auto number = readNumber(*what->setting, text))
        push(*slider, *number, 0);
    else
        m_document.refuse(
            tr("%1 takes a number, %2.").arg(title(*slider, *what), rangeText(*what->setting)));
}

void SliderPanelModel::push(const Annotation& slider, const Value& value, int gesture) {
    const auto what = adjustable(slider, m_document.project());
    m_document.push(adjust(m_document.project(), *what, value),
                    tr("Set %1").arg(title(slider, *what)), gesture);
}

void SliderPanelModel::restore(const QString& id) {
    const Annotation* slider = m_document.project().annotation(id.toStdString());
    const auto saved = slider ? savedValue(*slider) : std::nullopt;
    if (saved && adjustable(*slider, m_document.project()))
        push(*slider, *saved, 0);
}

void SliderPanelModel::restoreAll(int gesture) {
    Project edited = m_document.project();
    Change all;
    for (const Id& id : ids()) {
        const Annotation& slider = *m_document.project().annotation(id);
        const auto what = adjustable(slider, edited);
        const auto saved = savedValue(slider);
        if (!what || !saved)
            continue;
        const auto change = adjust(edited, *what, *saved);
        if (!change)
            continue; // later edits make the saved value invalid: this slider stays
        apply(change.value(), edited);
        all = merged(all, change.value());
    }
    m_document.push(all, tr("Set the panel as it was saved"), gesture);
}

void SliderPanelModel::move(const QString& id, int by) {
    m_document.push(moveAnnotation(m_document.project(), id.toStdString(), by),
                    tr("Move a slider"));
}

void SliderPanelModel::remove(const QString& id) {
    const std::vector<Id> gone{id.toStdString()};
    m_document.push(tiller::remove(m_document.project(), gone), tr("Take off the panel"));
}

void SliderPanelModel::rename(const QString& id, const QString& name) {
    m_document.push(
        tiller::rename(m_document.project(), id.toStdString(), name.trimmed().toStdString()),
        tr("Rename a slider"));
}

} // namespace tiller
