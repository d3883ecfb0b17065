#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tiller {

/// Text for a terminal or a table: control characters, marks that turn the direction of writing,
/// and line separators become visible as in JSON ("\\u001b", "\\n"), and bytes that are not UTF-8
/// as "\\x9b". Names, ids and paths of files cannot act on a terminal then.
[[nodiscard]] std::string toVisible(std::string_view text);

/// The same for whole lines: line feeds and tabs stay.
[[nodiscard]] std::string toVisibleLines(std::string_view text);

/// A name as a field of a CSV row, quoted if necessary (RFC 4180). Control characters are visible
/// (toVisible). Where a spreadsheet would take the name for a formula, an apostrophe stands before
/// it, as spreadsheets themselves mark text.
[[nodiscard]] std::string toCsv(const std::string& name);

/// The first byte that is not part of valid UTF-8; nothing if the whole text is valid.
[[nodiscard]] std::optional<std::size_t> findBadUtf8(std::string_view text);

/// The start of a text that is at most @p most bytes long and does not end inside a character.
[[nodiscard]] std::string_view firstBytes(std::string_view text, std::size_t most);

} // namespace tiller
