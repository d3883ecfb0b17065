#pragma once

#include "app/editor/canvas/excerpts.h"
#include "tests/fuzz/targets.h"

namespace tiller::fuzz {

/// What a paste or a copy adds to a project.
inline void addAndTakeBack(const Project& project, const Result<Change>& added) {
    if (!added) {
        require(!firstOf(added.problems()).empty(), "a refused paste says why");
        return;
    }
    Project edited = project;
    apply(added.value(), edited);
    require(!hasErrors(check(edited)), "a paste leads to a valid project");
    const std::vector<Id> chosen = addedBy(added.value());
    const auto again = readExcerpt(QString::fromStdString(writeProject(excerptOf(edited, chosen))));
    require(again.ok() || chosen.empty(), "what is pasted can be copied and pasted again");
    apply(inverse(added.value()), edited);
    require(edited == project, "a paste and its inverse give the same project");
}

/// Text from the clipboard, pasted into an empty project, into another one, and beside itself.
inline bool tryExcerpt(std::string_view text) {
    static const Project other = bounded(ProjectMutator(7).make());
    const auto read =
        readExcerpt(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    if (!read) {
        require(!firstOf(read.problems()).empty(), "a refusal says why");
        require(!findBadUtf8(firstOf(read.problems())), "the text of a problem is UTF-8");
        return false;
    }
    const Project copied = bounded(read.value());
    const Vec2 by{24, -24};
    for (const Project& into : {Project(), other, copied}) {
        IdSource ids(1);
        addAndTakeBack(into, pasteExcerpt(into, ids, copied, by));
    }
    std::vector<Id> chosen;
    for (const Node& node : copied.nodes)
        chosen.push_back(node.id);
    for (const Annotation& annotation : copied.annotations)
        chosen.push_back(annotation.id);
    IdSource ids(1);
    addAndTakeBack(copied, duplicateWithWires(copied, ids, chosen, by));

    Simulation simulation(copied, {.threads = 1});
    run(simulation, copied);
    return true;
}

} // namespace tiller::fuzz
