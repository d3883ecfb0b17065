#pragma once

#include "app/docs/page.h"
#include "core/base/result.h"

#include <filesystem>

namespace tiller::docs {

struct MadeFile {
    std::string path; ///< below the source folder
    std::string text;
};

/// The small projects of tests/data/behaviors/, by the id of the node type they show. Refused: one
/// that cannot be read, or that is named after no node type.
[[nodiscard]] Result<ExampleProjects> loadExamples(const std::filesystem::path& sourceFolder);

/// All files that are made from descriptions and small projects: the page, and its pictures.
[[nodiscard]] Result<std::vector<MadeFile>> makeFiles(const std::filesystem::path& sourceFolder);

} // namespace tiller::docs
