#include "core/base/number_text.h"
#include "core/base/suggestion.h"
#include "core/base/text.h"
#include "core/model/agent_type.h"
#include "core/model/check_rules.h"
#include "core/model/note_links.h"
#include "core/model/overrides.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"
#include "core/model/step.h"

#include <algorithm>

namespace tiller {

namespace {

constexpr std::size_t mostDeadLinks = 100; // a project can hold millions

Problem warning(std::string text, std::vector<Id> ids) {
    return {.severity = Severity::warning, .text = std::move(text), .ids = std::move(ids)};
}

std::string deadLinkInNotes(const NoteLink& link) {
    const std::vector<std::string> names{link.text, link.id};
    switch (link.kind) {
    case NoteLink::Kind::node:
        return say("The link \"%1\" in the notes leads to \"%2\", but there is no node, wire or "
                   "scene item with this id. Correct it in the notes.",
                   names);
    case NoteLink::Kind::experiment:
        return say("The link \"%1\" in the notes leads to \"%2\", but there is no experiment with "
                   "this id. Correct it in the notes.",
                   names);
    default:
        return say("The link \"%1\" in the notes leads to \"%2\", but there is no agent with this "
                   "name. Correct it in the notes.",
                   names);
    }
}

void checkExperiment(const Project& project, const Annotation& experiment, Problems& problems) {
    const std::string& changes = textOf(valueOf(experiment, "changes"));
    for (const std::string& problem : overrideProblems(project, changes))
        problems.push_back(
            warning(say("The experiment \"%1\" cannot start: %2", {experiment.name, problem}),
                    {experiment.id}));
}

void checkParameter(const Project& project, const ProjectIndex& items, const Parameter& parameter,
                    Problems& problems) {
    for (const SettingRef& ref : parameter.drives)
        if (!findDrivable(items, project.world, ref))
            problems.push_back(
                warning(say("The parameter \"%1\" drives \"%2.%3\", which is no number, switch, "
                            "choice or weight of this project. Choose another setting, or leave it "
                            "out.",
                            {titleOf(parameter), ref.item, ref.setting}),
                        {parameter.id}));
}

void checkMonitor(const Project& project, const ProjectIndex& items, const Annotation& monitor,
                  Problems& problems) {
    const Id& over = textOf(valueOf(monitor, "over"));
    const Annotation* other = project.annotation(over);
    if (!over.empty() && (over == monitor.id || !other || other->type != "monitor"))
        problems.push_back(warning(
            say("The plot \"%1\" goes over \"%2\", which is not another plot. Choose another "
                "one, or time.",
                {monitor.name.empty() ? monitor.id : monitor.name, over}),
            {monitor.id}));
    if (textOf(valueOf(monitor, "quantity")) != "contacts-with")
        return;
    for (const char* setting : {"of", "with"}) {
        const Id& type = textOf(valueOf(monitor, setting));
        const Node* node = items.node(type);
        if (!node || node->type != agentTypeId)
            problems.push_back(
                warning(say("A plot counts contacts of \"%1\", which is not an agent type. Choose "
                            "another type, or delete the plot.",
                            {type}),
                        {monitor.id}));
    }
}

} // namespace

Problems checkLesson(const Project& project) {
    Problems problems;
    const ProjectIndex items(project);
    for (const NoteLink& link : noteLinks(project.notes))
        if (problems.size() < mostDeadLinks && !leadsSomewhere(items, link))
            problems.push_back(warning(deadLinkInNotes(link), {}));
    for (const Parameter& each : project.parameters)
        if (problems.size() < mostDeadLinks)
            checkParameter(project, items, each, problems);
    for (const Annotation& each : project.annotations) {
        if (each.type == "experiment")
            checkExperiment(project, each, problems);
        if (each.type == "monitor")
            checkMonitor(project, items, each, problems);
        if (isStep(each) && problems.size() < mostDeadLinks)
            checkStep(project, items, each, problems);
    }
    return problems;
}

namespace {

/// Reports the problems of one step.
class StepCheck {
public:
    StepCheck(const Project& project, const ProjectIndex& items, const Annotation& annotation,
              Problems& problems)
        : m_project(project)
        , m_items(items)
        , m_id(annotation.id)
        , m_name(annotation.name.empty() ? annotation.id : annotation.name)
        , m_step(stepOf(annotation))
        , m_problems(problems) {}

    void all() {
        links(m_step.text);
        links(m_step.question);
        links(m_step.answer);
        run();
        question();
    }

private:
    void report(std::string text) { m_problems.push_back(warning(std::move(text), {m_id})); }

    void links(std::string_view markdown) {
        for (const NoteLink& link : noteLinks(markdown))
            if (!leadsSomewhere(m_items, link))
                report(
                    link.kind == NoteLink::Kind::agent
                        ? say("The step \"%1\" has a link \"%2\" that leads to \"%3\", but there "
                              "is nothing with this name. Correct it in its text.",
                              {m_name, link.text, link.id})
                        : say("The step \"%1\" has a link \"%2\" that leads to \"%3\", but there "
                              "is nothing with this id. Correct it in its text.",
                              {m_name, link.text, link.id}));
    }

    void run() {
        for (const std::string& problem : overrideProblems(m_project, m_step.changes))
            report(say("The step \"%1\" cannot change a setting: %2", {m_name, problem}));
        for (const std::string_view word : wordsOf(m_step.shown))
            if (std::ranges::find(stepOverlays, word) == stepOverlays.end() &&
                std::ranges::find(stepPanels, word) == stepPanels.end())
                report(say("The step \"%1\" shows \"%2\", which is no overlay.",
                           {m_name, std::string(word)}) +
                       suggestion(word, {stepOverlays.begin(), stepOverlays.end()}));
        for (const std::string_view word : wordsOf(m_step.hidden))
            if (std::ranges::find(stepHideable, word) == stepHideable.end())
                report(say("The step \"%1\" hides \"%2\", which is no part of the window.",
                           {m_name, std::string(word)}) +
                       suggestion(word, {stepHideable.begin(), stepHideable.end()}));
        for (const std::string_view id : wordsOf(m_step.open))
            if (!m_project.node(id))
                report(say("The step \"%1\" lets pupils change \"%2\", which is no card. Choose "
                           "another one, or leave it out.",
                           {m_name, std::string(id)}));
        if (!m_step.camera.empty() && !readCamera(m_step.camera))
            report(say("The step \"%1\" has the camera \"%2\". Write X, Y, WIDTH, with a width "
                       "above 0.",
                       {m_name, m_step.camera}));
        if (!m_step.spotlight.empty() && !canBeLit(m_step.spotlight))
            report(
                say("The step \"%1\" has a spotlight on \"%2\", which is no agent, agent type or "
                    "scene item. Choose another one, or leave it out.",
                    {m_name, m_step.spotlight}));
        if (!m_step.beside.empty() && !isA(m_step.beside, "experiment"))
            report(
                say("The step \"%1\" runs beside \"%2\", which is not an experiment. Choose one, "
                    "or leave it out.",
                    {m_name, m_step.beside}));
    }

    void question() {
        if (m_step.ask == Ask::nothing)
            return;
        if (trimmed(m_step.question).empty())
            report(
                say("The step \"%1\" asks for a guess without a question. Write one.", {m_name}));
        if (m_step.ask == Ask::choice)
            choice();
        if (m_step.ask == Ask::curve)
            curve();
    }

    void choice() {
        const std::vector<StepAnswer> answers = readAnswers(m_step.answers);
        if (answers.size() < 2)
            report(say("The step \"%1\" asks for a choice, but has fewer than two answers. Add "
                       "answers.",
                       {m_name}));
        else if (std::ranges::none_of(answers, &StepAnswer::isRight))
            report(say("The step \"%1\" asks for a choice, but no answer is right. Check the right "
                       "one; in the file it begins with \"* \".",
                       {m_name}));
    }

    void curve() {
        if (!isA(m_step.plot, "monitor"))
            report(say("The step \"%1\" asks for a curve of \"%2\", which is not a plot. Add a "
                       "plot, and choose it.",
                       {m_name, m_step.plot}));
        else if (numberOf(valueOf(*m_items.annotation(m_step.plot), "seconds")) < m_step.seconds)
            report(say("The step \"%1\" asks for a curve that is longer than what its plot shows. "
                       "Let the plot show as many seconds.",
                       {m_name}));
        if (m_step.seconds <= 0)
            report(say("The step \"%1\" asks for a curve without an end. Let it pause after some "
                       "seconds.",
                       {m_name}));
        if (m_step.low >= m_step.high)
            report(say("The step \"%1\" asks for a curve whose axis has no length. Let \"Axis to\" "
                       "be larger than \"Axis from\".",
                       {m_name}));
    }

    [[nodiscard]] bool canBeLit(const std::string& what) const {
        const Node* node = m_items.node(what);
        return m_items.sceneItem(what) || (node && node->type == agentTypeId) ||
               agentNamed(m_items, what);
    }

    [[nodiscard]] bool isA(const Id& id, std::string_view type) const {
        const Annotation* found = m_items.annotation(id);
        return found && found->type == type;
    }

    const Project& m_project;
    const ProjectIndex& m_items;
    Id m_id;
    std::string m_name;
    StepAnnotation m_step;
    Problems& m_problems;
};

} // namespace

void checkStep(const Project& project, const ProjectIndex& items, const Annotation& step,
               Problems& problems) {
    StepCheck(project, items, step, problems).all();
}

} // namespace tiller
