#pragma once

#include "core/io/reading.h"

#include <span>

namespace tiller {

/// Rewrites the parsed tree of one version into the next one's.
using MigrationStep = void (*)(JsonValue& root);

/// One of our file formats. A new version adds one step, which turns its forerunner into it;
/// readers know only the newest.
struct FileFormat {
    std::string_view id;                       ///< the `format` in files
    std::string_view title;                    ///< as sentences call it: "a project"
    std::span<const MigrationStep> steps = {}; ///< steps[i] makes version i + 2 of version i + 1

    [[nodiscard]] std::size_t version() const { return steps.size() + 1; }
};

[[nodiscard]] const FileFormat& projectFormat();
[[nodiscard]] const FileFormat& exportFormat();
[[nodiscard]] const FileFormat& inputLogFormat();

/// The format a file says it has, among those wanted, migrated to its newest version; null, and a
/// problem, for what is not ours, of another format, or newer.
const FileFormat* enterFormat(Reading& reading, JsonValue& root,
                              std::span<const FileFormat* const> wanted);

} // namespace tiller
