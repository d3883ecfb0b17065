#pragma once

#include <string>

namespace tiller::docs {

/// docs/format.md: every key of a project, an export and an input log, from the descriptions of
/// core/io/fields.h and from what the writers write, and how older versions are read.
[[nodiscard]] std::string formatPage();

} // namespace tiller::docs
