#include "app/editor/teach/step_form_model.h"

#include "app/editor/viewport/overlays.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"

#include <array>

namespace tiller {

namespace {

/// In the order of the form.
constexpr std::array ids{"text",  "changes",  "seconds",   "speed",  "beside",
                         "shown", "camera",   "spotlight", "hidden", "open",
                         "ask",   "question", "answers",   "right",  "tolerance",
                         "unit",  "plot",     "low",       "high",   "answer"};

using Entry = std::pair<const char*, QString>;

QVariantList entriesOf(const std::vector<Entry>& entries) {
    QVariantList list;
    for (const auto& [id, title] : entries)
        list.append(choiceEntry(id, title.toStdString()));
    return list;
}

QVariantList overlays() {
    const std::vector<Overlay> all = overlaysInMenu();
    QVariantList list;
    for (const std::string_view word : stepOverlays)
        for (const Overlay& each : all)
            if (each.step.toStdString() == word)
                list.append(choiceEntry(std::string(word), each.name.toStdString()));
    return list + entriesOf({{"plots", StepFormModel::tr("Plots, presented")},
                             {"counts", StepFormModel::tr("Counts, presented")}});
}

QVariantList hideable() {
    return entriesOf({{"cards", StepFormModel::tr("Cards")},
                      {"panes", StepFormModel::tr("Palette and inspector")},
                      {"values", StepFormModel::tr("Parameters")},
                      {"plots", StepFormModel::tr("Plots")}});
}

/// What a step has taken over from the project: a sentence, and buttons to take it and to drop it.
std::vector<FormField> takenFields(const QString& name, const QString& sentence, bool isTaken,
                                   const Entry& take, const Entry& drop) {
    return {FormField("note", name, {}, sentence),
            FormField("buttons", name + "Buttons")
                .withChoices(entriesOf(isTaken ? std::vector{take, drop} : std::vector{take}))};
}

} // namespace

StepFormModel::StepFormModel(QObject* parent) : FormModel(parent) {
    connect(this, &StepFormModel::stepChanged, this, &StepFormModel::follow);
}

void StepFormModel::follow() {
    if (!m_steps || m_step.isEmpty())
        return;
    connect(m_steps, &StepListModel::edited, this, &StepFormModel::follow, Qt::UniqueConnection);
    refresh();
}

/// The fields of a setting.
std::vector<FormField> StepFormModel::fieldsOf(const Setting& setting,
                                               const Annotation& annotation) const {
    const StepAnnotation step = stepOf(annotation);
    if (setting.id == "changes") {
        const QString changes = m_steps->changesText(step);
        return takenFields("Settings",
                           changes.isEmpty() ? tr("The world has its own settings.")
                                             : tr("The world has: %1").arg(changes),
                           !changes.isEmpty(),
                           {"takeSettings", tr("Use the settings as they are now")},
                           {"dropSettings", tr("Use none")});
    }
    if (setting.id == "camera")
        return takenFields("Seen",
                           step.camera.empty()
                               ? tr("The step shows the whole world.")
                               : tr("The step shows a part of the world: %1 (middle and width).")
                                     .arg(QString::fromStdString(step.camera)),
                           !step.camera.empty(), {"takeView", tr("Use the view as it is now")},
                           {"dropView", tr("Show the whole world")});
    if (setting.id == "spotlight") {
        const QString target = m_steps->spotlightText(step);
        return takenFields("Spotlight",
                           target.isEmpty() ? tr("Nothing stands out.")
                                            : tr("The spotlight is on %1.").arg(target),
                           !target.isEmpty(), {"takeSpotlight", tr("Spotlight the selection")},
                           {"dropSpotlight", tr("Nothing")});
    }
    if (setting.id == "open")
        return takenFields(
            "Open",
            step.open.empty()
                ? tr("On the page, pupils may change no card.")
                : tr("On the page, pupils may change %1.").arg(m_steps->openText(step)),
            !step.open.empty(), {"takeOpen", tr("Let them change the selection")},
            {"dropOpen", tr("Nothing")});
    return {described(setting, annotation)};
}

/// As the description says, with other words and controls where a lesson needs them.
FormField StepFormModel::described(const Setting& setting, const Annotation& annotation) const {
    const StepAnnotation step = stepOf(annotation);
    const std::string& id = setting.id;
    const Value& value = tiller::valueOf(annotation, id);
    const double* number = std::get_if<double>(&value);
    FormField field = describedField(
        setting, number ? QVariant(QString::fromStdString(toText(*number))) : toVariant(value));
    field.width = number || id == "unit" ? 96 : 0;
    if (id == "text" || id == "answer")
        field.kind = "markdown";
    if (id == "beside" || id == "plot") {
        field.kind = "choice";
        field.choices = id == "plot" ? m_steps->plots() : m_steps->experiments();
    }
    if (id == "shown" || id == "hidden") {
        field.kind = "words";
        field.choices = id == "shown" ? overlays() : hideable();
    }
    if (id == "answers")
        field.kind = "answers";
    if (id == "seconds")
        field.title = tr("Pause after (seconds, 0 = never)");
    else if (id == "plot")
        field.title = tr("Curve of");
    else if (id == "answer")
        field.title =
            step.ask == Ask::nothing ? tr("Text that follows") : tr("Answer, after the guess");
    else if (id == "shown" && step.shown.empty())
        field.title = tr("Overlays: as the pupil has them");
    else if (id == "hidden")
        field.title =
            step.hidden.empty() ? tr("Hidden in the window: nothing") : tr("Hidden in the window");
    return field.inRow(field.title);
}

std::vector<FormField> StepFormModel::fields() const {
    const Annotation* step = m_steps->annotation(m_step);
    if (!step)
        return {};
    std::vector<FormField> all;
    append(all, {}, "step",
           {FormField("text", "title", tr("Title of the step"), QString::fromStdString(step->name))
                .inRow(tr("Title"))});
    const Description& type = *findAnnotationType("step");
    for (const std::string_view id : ids)
        if (const Setting& setting = *type.setting(id); applies(type, step->values, setting))
            append(all, {}, "step", fieldsOf(setting, *step));
    return all;
}

void StepFormModel::enter(const QString& field, const QVariant& value, int gesture) {
    const QString text = value.toString();
    if (field == "title")
        m_steps->rename(m_step, text);
    else if (!field.endsWith("Buttons"))
        m_steps->set(m_step, field, value, gesture);
    else if (text == "takeSettings")
        m_steps->takeSettings(m_step);
    else if (text == "takeSpotlight")
        m_steps->takeSpotlight(m_step);
    else if (text == "takeOpen")
        m_steps->takeOpen(m_step);
    else
        m_steps->set(m_step,
                     text == "dropOpen"       ? "open"
                     : text == "dropSettings" ? "changes"
                     : text == "dropView"     ? "camera"
                                              : "spotlight",
                     QString());
}

} // namespace tiller
