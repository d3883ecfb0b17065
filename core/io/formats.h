#pragma once

#include "core/io/reading.h"

#include <span>

namespace tiller {

/// Rewrites a parsed file of one version to the next version.
using MigrationStep = void (*)(JsonValue& root);

/// A file format of Tiller. A new version adds one step, which migrates the previous version to it.
/// Readers know only the newest version.
struct FileFormat {
    std::string_view id;                       ///< the `format` in files
    std::string_view title;                    ///< in messages: "a project"
    std::span<const MigrationStep> steps = {}; ///< steps[i] migrates version i + 1 to i + 2

    [[nodiscard]] std::size_t version() const { return steps.size() + 1; }
};

[[nodiscard]] const FileFormat& projectFormat();
[[nodiscard]] const FileFormat& jsonExportFormat();
[[nodiscard]] const FileFormat& inputLogFormat();
[[nodiscard]] const FileFormat& sweepPlanFormat();

/// Finds which of these formats a file has, and migrates the file to the newest version. Returns
/// null, with a problem, if it has another format or a newer version.
const FileFormat* recognizeFormat(Reading& reading, JsonValue& root,
                                  std::span<const FileFormat* const> accepted);

} // namespace tiller
