#pragma once

#include "core/io/input_log_io.h"
#include "core/io/utf8.h"
#include "core/model/note_links.h"
#include "tests/fuzz/exercise.h"

/// What is fuzzed. Each function tries one input and returns whether it was accepted. It throws
/// Broken if a rule does not hold.
namespace tiller::fuzz {

inline void requireTexts(const Problems& problems) {
    for (const Problem& problem : problems) {
        require(!problem.text.empty(), "a problem has a text");
        require(!findBadUtf8(problem.text), "the text of a problem is UTF-8: " + problem.text);
    }
}

/// A refusal says why, in text that can be shown.
inline bool refused(const Problems& problems) {
    require(hasErrors(problems), "a refusal has an error");
    require(problems.front().line > 0, "the first problem has a place: " + firstOf(problems));
    requireTexts(problems);
    return false;
}

inline bool tryProject(std::string_view text) {
    const auto read = readProject(text);
    if (!read)
        return refused(read.problems());
    require(!hasErrors(read.value().warnings), "an accepted project has no errors");
    requireTexts(read.value().warnings);
    exercise(read.value().project);
    return true;
}

inline bool isSmall(const Project& project) {
    return bounded(project) == project;
}

/// Replays at most a few ticks.
inline std::uint64_t replayed(const InputLog& log) {
    Replay replay(log, {.threads = 1});
    for (std::uint64_t i = 0; i < std::min<std::uint64_t>(log.ticks, 8); ++i)
        replay.step();
    replay.finish();
    requireFinite(replay.simulation());
    require(!hasErrors(check(replay.project())), "a replay leads to a valid project");
    return hashOf(replay.simulation().snapshot());
}

inline bool tryInputLog(std::string_view text) {
    const auto read = readInputLog(text);
    if (!read)
        return refused(read.problems());
    InputLog log = read.value();
    const std::string written = writeInputLog(log);
    const auto again = readInputLog(written);
    require(again.ok(),
            "a written log is read: " + firstOf(again.ok() ? Problems() : again.problems()));
    log.start = withoutLayout(log.start);
    require(again.value() == log, "a log that is written and read is the same");
    require(writeInputLog(again.value()) == written, "it has the same bytes");

    Project project = log.start;
    bool small = isSmall(project);
    for (const InputEvent& event : log.events)
        if (const auto* edited = std::get_if<Edited>(&event.input)) {
            apply(edited->change, project);
            small = small && isSmall(project);
        }
    if (small)
        require(replayed(log) == replayed(again.value()), "a log replays bit for bit");
    return true;
}

/// A note of a project: its links are checked, and it is written and read.
inline bool tryNote(std::string_view text) {
    static const Project plain = ProjectMutator(7).make();
    Project project = plain;
    project.notes.thingsToTry = text;
    if (findBadUtf8(text))
        return false; // the reader refuses such a file
    for (const NoteLink& link : noteLinks(project.notes))
        (void)leadsSomewhere(project, link);
    require(!hasErrors(check(project)), "a note is no error");
    writeAndRead(project);
    return true;
}

} // namespace tiller::fuzz
