#pragma once

#include "core/base/visible.h"
#include "core/io/input_log_io.h"
#include "core/model/note_links.h"
#include "core/nodes/formula_program.h"
#include "tests/fuzz/exercise.h"

#include <cstdint>

/// What is fuzzed. Each function tries one input and returns whether it was accepted. It throws
/// Broken if a rule does not hold.
namespace tiller::fuzz {

/// The parts of a text that has a @ between them: what a target puts into its inputs.
inline std::vector<std::string> piecesOf(std::string_view text) {
    std::vector<std::string> pieces;
    for (std::size_t at = text.find('@'); at != text.npos; at = text.find('@')) {
        pieces.emplace_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    pieces.emplace_back(text);
    return pieces;
}

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

/// Reads a project and does something with it. It may be an export.
inline bool tryWith(std::string_view text,
                    void (*exerciseIt)(const Project&, std::uint64_t choice)) {
    const auto read = readProject(text);
    if (!read)
        return refused(read.problems());
    require(!hasErrors(read.value().warnings), "an accepted project has no errors");
    requireTexts(read.value().warnings);
    exerciseIt(read.value().project, choiceOf(text));
    return true;
}

inline bool tryProject(std::string_view text) {
    return tryWith(text, exercise);
}

inline bool tryExport(std::string_view text) {
    return tryWith(text, exerciseExport);
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
        } else if (const auto* reloaded = std::get_if<Reloaded>(&event.input)) {
            project = reloaded->project;
            small = small && isSmall(project);
        }
    if (small)
        require(replayed(log) == replayed(again.value()), "a log replays bit for bit");
    return true;
}

/// A small project with a node "prey" and an experiment "fast", to which notes may link.
inline Project toLinkInto() {
    Project project;
    const NodeType& seek = *findNodeType("seek");
    project.nodes.push_back({.id = "prey", .type = seek.id, .values = seek.defaults()});
    const Description& experiment = *findAnnotationType("experiment");
    project.annotations.push_back(
        {.id = "fast", .type = experiment.id, .values = experiment.defaults()});
    return project;
}

/// A note of a project: its links are checked, and it is written and read.
inline bool tryNote(std::string_view text) {
    static const Project plain = toLinkInto();
    Project project = plain;
    project.notes.thingsToTry = text;
    if (findBadUtf8(text))
        return false; // the reader refuses such a file
    for (const NoteLink& link : noteLinks(project.notes)) {
        require(!findBadUtf8(link.text), "the text of a link is UTF-8");
        (void)leadsSomewhere(project, link);
    }
    require(!hasErrors(check(project)), "a note is no error");
    writeAndRead(project);
    return true;
}

/// A formula as a person writes it: problems have places, tokens are in order, and what compiles
/// runs.
inline bool tryFormula(std::string_view text) {
    std::size_t end = 0;
    for (const FormulaToken& token : formulaTokens(text)) {
        require(token.at.offset >= end && token.at.length > 0, "tokens follow each other");
        end = token.at.end();
        require(end <= text.size(), "tokens lie in the text");
    }
    const CompiledFormula compiled = compileFormula(text);
    for (const FormulaProblem& problem : compiled.problems) {
        require(problem.at.end() <= text.size() && problem.line > 0 && problem.column > 0,
                "a problem has a place in the text");
        require(problem.text.ends_with('.') || problem.text.ends_with('?'),
                "a problem is a sentence: " + problem.text);
    }
    require(compiled.problems.empty() == (compiled.program != nullptr),
            "a formula is a program or has a problem");
    TermValues known{{"position", Vec2{1, 2}}, {"target", Vec2{3, 4}}, {"velocity", Vec2{0, 1}}};
    for (const FormulaStep& step : formulaSteps(text)) {
        const auto term = Expression::parse(step.term);
        require(term.has_value(), "a line is a term: " + step.term);
        if (const auto value = term->evaluate(known))
            known[step.symbol] = *value;
    }
    if (!compiled.program)
        return false;
    static const Lanes some = [] {
        Lanes lanes;
        for (std::size_t i = 0; i < lanes.size(); ++i)
            lanes[i] = static_cast<double>(i) * 3.7 - 9;
        return lanes;
    }();
    FormulaColumns columns;
    columns.fill(some.data());
    Lanes x;
    Lanes y;
    const LaneBits on = runFormulaProgram(*compiled.program, columns, 61, x.data(), y.data());
    for (std::size_t i = 0; i < 64; ++i)
        if (on >> i & 1)
            require(i < 61 && length(Vec2{x[i], y[i]}) <= 4'000'001, "a force is cut");
    return true;
}

} // namespace tiller::fuzz
