#pragma once

#include <string>

namespace tiller {

/// The JSON Schema (draft 7) of projects and of exports, from the descriptions of fields.h.
[[nodiscard]] std::string projectSchema();
[[nodiscard]] std::string exportSchema();

} // namespace tiller
