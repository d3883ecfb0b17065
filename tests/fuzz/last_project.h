#pragma once

#include "core/io/project_io.h"
#include "tests/fuzz/project_mutator.h"

#include <optional>
#include <utility>

namespace tiller::fuzz {

/// libFuzzer changes an input several times, so most texts that are to be changed were just made.
/// Their projects are kept, because reading one takes a tenth of the time of a try.
struct LastProject {
    std::string text;
    Project project;
};

inline LastProject& lastWritten() {
    static LastProject last;
    return last;
}

/// The text of a project. lastProject() gives the project back.
inline std::string written(Project project) {
    std::string text = writeProject(project);
    lastWritten() = {text, std::move(project)};
    return text;
}

/// The project of a text; nothing if it is none.
inline std::optional<Project> lastProject(std::string_view text) {
    if (text == lastWritten().text)
        return lastWritten().project;
    auto read = readProject(text);
    if (!read)
        return {};
    return std::move(read.value().project);
}

} // namespace tiller::fuzz
