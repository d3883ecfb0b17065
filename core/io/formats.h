#pragma once

#include "core/base/text.h"
#include "core/io/json_value.h"

#include <span>

namespace tiller {

class Reading;

/// Rewrites a parsed file of one version to the next version. It knows the formats as they were
/// then, and leaves what it does not understand to the reader, which reports it.
struct Migration {
    std::string_view change; ///< what it does: a sentence of docs/format.md
    void (*rewrite)(JsonValue& root);
};

/// A file format of Tiller. A new version adds a migration, from the version before it. Readers
/// know only the newest version.
struct FileFormat {
    std::string_view id;                        ///< the `format` in files
    TableText title;                            ///< in messages: "a project"
    std::size_t first = 1;                      ///< the oldest version that is read
    std::span<const Migration> migrations = {}; ///< of the versions from the first one on

    [[nodiscard]] std::size_t version() const { return first + migrations.size(); }
};

inline constexpr FileFormat projectFormat{"tiller-project", TableText("a project"), 2};
inline constexpr FileFormat jsonExportFormat{"tiller-config", TableText("an export"), 2};
inline constexpr FileFormat inputLogFormat{"tiller-inputs", TableText("an input log"), 2};
inline constexpr FileFormat sweepPlanFormat{"tiller-sweep", TableText("the plan of a sweep")};

/// Finds which of these formats a file has, and migrates the file to the newest version. Returns
/// null, with a problem, if it has another format or a version that is not read.
const FileFormat* recognizeFormat(Reading& reading, JsonValue& root,
                                  std::span<const FileFormat* const> accepted);

} // namespace tiller
