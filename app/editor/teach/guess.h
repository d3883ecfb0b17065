#pragma once

#include "app/editor/sim/monitor_recorder.h"
#include "core/base/result.h"
#include "core/io/files.h"
#include "core/model/step.h"

#include <QString>

#include <optional>
#include <vector>

namespace tiller {

/// What a pupil guessed at a step of a lesson.
struct Guess {
    int choice = -1;                   ///< the index of an answer; below 0: none
    std::optional<double> number = {}; ///< in the unit of the step
    std::vector<double> curve = {};    ///< values at equal distances from the start to the end
    /// Of a curve: its mean distance from what was measured, as a share of the axis; nothing before
    /// the run has reached its end.
    std::optional<double> off = {};

    /// A teacher unlocked the step instead.
    [[nodiscard]] bool isNone() const { return choice < 0 && !number && curve.empty(); }
};

/// Whether a guess is right; nothing without a guess, and for a curve before its run has ended.
[[nodiscard]] std::optional<bool> isRight(const StepAnnotation& step, const Guess& guess);

/// The guess as people read it: "12 seconds", "a curve: 0 s: 0; ...". Empty without a guess.
[[nodiscard]] QString guessText(const StepAnnotation& step, const Guess& guess);

/// The right answer as people read it: "about 12 seconds". Empty for a curve.
[[nodiscard]] QString rightText(const StepAnnotation& step);

/// Says kindly whether a guess is right, with the guess and the right answer.
[[nodiscard]] QString verdictText(const StepAnnotation& step, const Guess& guess);

/// The mean distance between a curve and a series, as a share of the axis; nothing if the series
/// has no value.
[[nodiscard]] std::optional<double> curveOff(const StepAnnotation& step,
                                             const std::vector<double>& curve,
                                             const MonitorSeries& series, double ticksPerSecond);

/// A question of a lesson with a pupil's guess, in words.
struct LessonResult {
    QString step; ///< its title
    QString question;
    QString guess;   ///< empty without one
    QString right;   ///< the right answer; empty without a guess, and for a curve
    QString verdict; ///< "right", "not right", "unlocked", "not answered", ...

    bool operator==(const LessonResult&) const = default;
};

/// @param guess null if the pupil has not come to the step
[[nodiscard]] LessonResult resultOf(const QString& title, const StepAnnotation& step,
                                    const Guess* guess);

/// A table as CSV, with a row for each question. The pupil's name is in each, so that a class fits
/// into one table.
[[nodiscard]] std::string toCsv(const QString& pupil, const std::vector<LessonResult>& results,
                                const TableForm& form = {});

/// The same as Markdown, with a heading, and the name if there is one.
[[nodiscard]] std::string toMarkdown(const QString& lesson, const QString& pupil,
                                     const std::vector<LessonResult>& results);

/// Writes a table (`.csv`), Markdown (`.md`) or pages to print (`.pdf`). Refuses other endings.
[[nodiscard]] Result<Done> saveLessonResults(const QString& file, const QString& lesson,
                                             const QString& pupil,
                                             const std::vector<LessonResult>& results,
                                             const TableForm& form = {});

} // namespace tiller
