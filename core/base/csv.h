#pragma once

#include <string>

namespace tiller {

/// A name as a field of a CSV row, quoted if necessary (RFC 4180). Control characters are visible
/// (toVisible). Where a spreadsheet would take the name for a formula, an apostrophe stands before
/// it, as spreadsheets themselves mark text.
[[nodiscard]] std::string toCsv(const std::string& name);

} // namespace tiller
