#pragma once

#include <QString>

namespace tiller {

/// What a note may have, so that all four notes of a project are shown within a second. The time to
/// format grows with the square of the marks in a paragraph and of the letters in a word, and with
/// the cube of the depth of lists.
inline constexpr qsizetype maxNoteLength = 10'000;
inline constexpr qsizetype maxNoteMarks = 1000; ///< a link counts as several
inline constexpr qsizetype maxNoteDepth = 10;   ///< of lists and quotes in each other
inline constexpr qsizetype maxNoteWord = 1000;  ///< letters without a space between them
inline constexpr qsizetype maxPlainNote =
    5000; ///< as much as is shown of one that is not formatted

/// Why a note in Markdown is shown as plain text, as a sentence; empty if it can be formatted.
/// Reads the text once, before anything parses it.
[[nodiscard]] QString whyPlain(const QString& markdown);

} // namespace tiller
