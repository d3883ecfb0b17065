#pragma once

#include "app/editor/teach/guess.h"
#include "core/base/result.h"

#include <QString>

#include <vector>

namespace tiller {

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

/// A table as CSV, with a row for each question.
[[nodiscard]] std::string toCsv(const std::vector<LessonResult>& results);

/// The same as Markdown, with a heading.
[[nodiscard]] std::string toMarkdown(const QString& lesson,
                                     const std::vector<LessonResult>& results);

/// Writes a table (`.csv`), Markdown (`.md`) or pages to print (`.pdf`). Refuses other endings.
[[nodiscard]] Result<Done> saveLessonResults(const QString& file, const QString& lesson,
                                             const std::vector<LessonResult>& results);

} // namespace tiller
