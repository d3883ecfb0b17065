#include "core/model/check_lesson.h"

#include "core/model/agent_type.h"
#include "core/model/check_steps.h"
#include "core/model/note_links.h"
#include "core/model/overrides.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"
#include "core/model/step.h"

namespace tiller {

namespace {

constexpr std::size_t mostDeadLinks = 100; // a project can hold millions

Problem warning(std::string text, std::vector<Id> ids) {
    return {.severity = Severity::warning, .text = std::move(text), .ids = std::move(ids)};
}

std::string whatIsMissing(NoteLink::Kind kind) {
    return kind == NoteLink::Kind::node         ? "node, wire or scene item with this id"
           : kind == NoteLink::Kind::experiment ? "experiment with this id"
                                                : "agent with this name";
}

void checkExperiment(const Project& project, const Annotation& experiment, Problems& problems) {
    const std::string& changes = textOf(valueOf(experiment, "changes"));
    for (const std::string& problem : overrideProblems(project, changes))
        problems.push_back(
            warning("The experiment \"" + experiment.name + "\" cannot start: " + problem,
                    {experiment.id}));
}

void checkParameter(const Project& project, const ProjectIndex& items, const Parameter& parameter,
                    Problems& problems) {
    for (const SettingRef& ref : parameter.drives)
        if (!findDrivable(items, project.world, ref))
            problems.push_back(warning("The parameter \"" + titleOf(parameter) + "\" drives \"" +
                                           ref.item + "." + ref.setting +
                                           "\", which is no number, switch, choice or weight of "
                                           "this project. Choose another setting, or leave it out.",
                                       {parameter.id}));
}

void checkMonitor(const ProjectIndex& items, const Annotation& monitor, Problems& problems) {
    if (textOf(valueOf(monitor, "quantity")) != "contacts-with")
        return;
    for (const char* setting : {"of", "with"}) {
        const Id& type = textOf(valueOf(monitor, setting));
        const Node* node = items.node(type);
        if (!node || node->type != agentTypeId)
            problems.push_back(warning("A plot counts contacts of \"" + type +
                                           "\", which is not an agent type. Choose another type, "
                                           "or delete the plot.",
                                       {monitor.id}));
    }
}

} // namespace

Problems checkLesson(const Project& project) {
    Problems problems;
    const ProjectIndex items(project);
    for (const NoteLink& link : noteLinks(project.notes))
        if (problems.size() < mostDeadLinks && !leadsSomewhere(items, link))
            problems.push_back(warning("The link \"" + link.text + "\" in the notes leads to \"" +
                                           link.id + "\", but there is no " +
                                           whatIsMissing(link.kind) + ". Correct it in the notes.",
                                       {}));
    for (const Parameter& each : project.parameters)
        if (problems.size() < mostDeadLinks)
            checkParameter(project, items, each, problems);
    for (const Annotation& each : project.annotations) {
        if (each.type == "experiment")
            checkExperiment(project, each, problems);
        if (each.type == "monitor")
            checkMonitor(items, each, problems);
        if (isStep(each) && problems.size() < mostDeadLinks)
            checkStep(project, items, each, problems);
    }
    return problems;
}

} // namespace tiller
