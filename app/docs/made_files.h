#pragma once

#include "app/docs/page.h"
#include "app/look/moves.h"
#include "core/base/result.h"

#include <filesystem>

namespace tiller::docs {

/// Every id that a node type ever had, a line each. Projects hold these ids, so none may vanish.
inline constexpr const char* nodeTypeIdsFile = "tests/data/node_types.txt";

/// The length of a run for a golden hash, and for a picture of tests/tour.
inline constexpr std::size_t goldenTicks = 500;

struct MadeFile {
    std::string path; ///< below the source folder
    std::string text;
};

/// The *.tiller files of a folder, in the order of their names. Refused: a folder that cannot be
/// read.
[[nodiscard]] Result<std::vector<std::filesystem::path>>
projectFiles(const std::filesystem::path& folder);

/// The small projects of tests/data/behaviors/, by the id of the node type they show. Refused: one
/// that cannot be read, or that is named after no node type.
[[nodiscard]] Result<ExampleProjects> loadExamples(const std::filesystem::path& sourceFolder);

/// All files that descriptions and small projects make: docs/behaviors.md, docs/format.md and the
/// schemas, the table in docs/examples.md, the list of the node types' ids, and the motion of the
/// examples. Refused: a file that cannot be read.
[[nodiscard]] Result<std::vector<MadeFile>> makeFiles(const std::filesystem::path& sourceFolder);

/// The motion of some agents of every type, for the start page: five seconds after two, or from the
/// start in a world whose ticks are frames. If the project has a Cursor, a mouse goes around in the
/// world and clicks. @pre !hasErrors(check(project))
[[nodiscard]] Moves movesOf(const Project& project);

/// tests/data/golden.inc: the state hash of each example and of each small project after
/// `goldenTicks` ticks without a mouse. Refused: a project that cannot be read.
[[nodiscard]] Result<std::vector<MadeFile>> goldenFiles(const std::filesystem::path& sourceFolder);

/// The texts of the descriptions, for app/words/texts.py: a line each, with where it is, a tab, and
/// the text.
[[nodiscard]] std::string listTexts();

} // namespace tiller::docs
