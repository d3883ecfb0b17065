#include "app/editor/canvas/excerpts.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

namespace {

/// What a paste or a copy adds to a project. Returns the project with it.
Project addAndTakeBack(const Project& project, const Result<Change>& added) {
    if (!added) {
        require(!firstOf(added.problems()).empty(), "a refused paste says why");
        return project;
    }
    Project edited = project;
    apply(added.value(), edited);
    const Problems problems = check(edited);
    require(!hasErrors(problems), "a paste leads to a valid project: " + firstOf(problems));
    const std::vector<Id> chosen = addedBy(added.value());
    const auto again = readExcerpt(QString::fromStdString(writeProject(excerptOf(edited, chosen))));
    require(again.ok() || chosen.empty(), "what is pasted can be copied and pasted again");
    Project back = edited;
    apply(inverse(added.value()), back);
    require(back == project, "a paste and its inverse give the same project");
    return edited;
}

/// A project in which more agents have room.
Project roomy(Project project) {
    project.world[*worldDescription().settingIndex("mostAgents")] = 1000.0;
    return project;
}

/// Text from the clipboard, pasted into an empty project, into another one, or beside itself, and
/// duplicated.
bool tryExcerpt(std::string_view text) {
    static const Project other = roomy(bounded(ProjectMutator(7).make()));
    const auto read =
        readExcerpt(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    if (!read) {
        require(!firstOf(read.problems()).empty(), "a refusal says why");
        require(!findBadUtf8(firstOf(read.problems())),
                "the text of a problem is UTF-8: " + firstOf(read.problems()));
        return false;
    }
    const Project copied = roomy(bounded(read.value()));
    const Vec2 by{24, -24};
    IdSource ids(1);
    const std::size_t which = text.size() % 3;
    const Project into = which == 0 ? Project() : which == 1 ? other : copied;
    const Project pasted = addAndTakeBack(into, pasteExcerpt(into, ids, copied, by));
    Simulation simulation(bounded(pasted), {.threads = 1});
    step(simulation, 2);
    requireFinite(simulation);

    std::vector<Id> chosen;
    for (const Node& node : copied.nodes)
        chosen.push_back(node.id);
    for (const Annotation& annotation : copied.annotations)
        chosen.push_back(annotation.id);
    addAndTakeBack(copied, duplicateWithWires(copied, ids, chosen, by));
    return true;
}

} // namespace

bool accepts(std::string_view input) {
    return tryExcerpt(input);
}

} // namespace tiller::fuzz
