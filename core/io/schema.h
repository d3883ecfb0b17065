#pragma once

#include <string>

namespace tiller {

/// JSON Schemas (draft 7) of the two file formats, made from the descriptions.
[[nodiscard]] std::string projectSchema();
[[nodiscard]] std::string exportSchema();

} // namespace tiller
