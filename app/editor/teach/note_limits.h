#pragma once

#include <QString>

namespace tiller {

/// What a note may have and still be formatted within a fraction of a second. The time to format
/// grows with the square of the marks in a paragraph, and with the cube of the depth of lists.
inline constexpr qsizetype maxNoteLength = 20'000;
inline constexpr qsizetype maxNoteMarks = 1000; ///< a link counts as several
inline constexpr qsizetype maxNoteDepth = 12;   ///< of lists and quotes in each other

/// Why a note in Markdown is shown as plain text, as a sentence; empty if it can be formatted.
/// Reads the text once, before anything parses it.
[[nodiscard]] QString whyPlain(const QString& markdown);

} // namespace tiller
