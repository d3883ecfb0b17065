#pragma once

#include <string>

namespace tiller {

/// The JSON Schemas (draft 7) of projects and exports, made from the descriptions of all types.
[[nodiscard]] std::string projectSchema();
[[nodiscard]] std::string exportSchema();

} // namespace tiller
