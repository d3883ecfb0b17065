#pragma once

#include <string>

namespace tiller {

/// A field of a CSV row, quoted if necessary (RFC 4180).
[[nodiscard]] std::string toCsv(const std::string& field);

} // namespace tiller
