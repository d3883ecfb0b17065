#include "core/model/check_lesson.h"

#include "core/model/note_links.h"
#include "core/model/overrides.h"

namespace tiller {

namespace {

Problem warning(std::string text, std::vector<Id> ids) {
    return {.severity = Severity::warning, .text = std::move(text), .ids = std::move(ids)};
}

bool hasTarget(const Project& project, const Annotation& slider) {
    const Id& item = textOf(valueOf(slider, "item"));
    const std::string& setting = textOf(valueOf(slider, "setting"));
    if (project.link(item))
        return setting == "weight";
    const Description* type = descriptionOf(project, item);
    return type && type->setting(setting);
}

void checkExperiment(const Project& project, const Annotation& experiment, Problems& problems) {
    const std::string& changes = textOf(valueOf(experiment, "changes"));
    for (const std::string& problem : overrideProblems(project, changes))
        problems.push_back(
            warning("The experiment \"" + experiment.name + "\" cannot start: " + problem,
                    {experiment.id}));
}

void checkSlider(const Project& project, const Annotation& slider, Problems& problems) {
    if (!hasTarget(project, slider))
        problems.push_back(warning("A slider sets \"" + textOf(valueOf(slider, "setting")) +
                                       "\" of \"" + textOf(valueOf(slider, "item")) +
                                       "\", which does not exist. Choose another setting, or "
                                       "delete the slider.",
                                   {slider.id}));
}

} // namespace

Problems checkLesson(const Project& project) {
    Problems problems;
    for (const NoteLink& link : noteLinks(project.notes))
        if (!leadsSomewhere(project, link))
            problems.push_back(
                warning("The link \"" + link.text + "\" in the notes leads to \"" + link.id +
                            "\", but there is no " +
                            (link.kind == NoteLink::Kind::node ? "node, wire or scene item"
                                                               : "experiment") +
                            " with this id. Correct the id in the notes.",
                        {}));
    for (const Annotation& each : project.annotations) {
        if (each.type == "experiment")
            checkExperiment(project, each, problems);
        if (each.type == "slider")
            checkSlider(project, each, problems);
    }
    return problems;
}

} // namespace tiller
