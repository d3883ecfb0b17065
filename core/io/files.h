#pragma once

#include "core/base/platform.h"
#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tiller {

inline constexpr std::size_t maxFileBytes = 67'108'864; ///< 64 MiB: what readers of texts accept

/// The content of a regular file. Refuses everything else (folders, pipes, devices, sockets), also
/// behind a link, and files that are larger than readers accept, before it reads them. The problem
/// has no line.
/// @param most bytes
[[nodiscard]] Result<std::string> loadText(const FilePath& file, std::size_t most = maxFileBytes);

/// The name of a file from the root on, where the system has one; also of a file that is not there.
[[nodiscard]] std::string wholePath(const FilePath& file);

/// Saves a text to a file completely or not at all (see FileWriter). After a failure the old file
/// is unchanged.
[[nodiscard]] Result<Done> saveText(const FilePath& file, std::string_view text);

/// Saves what belongs to a project, such as an autosave, as saveText. From the start it has the
/// permissions of the project's file; without one, only the user may read it. A link with the name
/// of @p file is replaced, never followed.
[[nodiscard]] Result<Done> saveCompanion(const FilePath& file, std::string_view text,
                                         const FilePath& project);

/// The name of a file as a title: "hunter-and-prey" is "Hunter and prey".
[[nodiscard]] std::string titleOfName(std::string_view name);

/// How a table is written as CSV.
struct TableForm {
    bool hasByteOrderMark = false; ///< so that spreadsheets read it as UTF-8
    bool hasDecimalComma = false;  ///< then semicolons are between the fields
    /// At most so many decimals, but four digits of small numbers. Nothing: numbers read back
    /// exactly.
    std::optional<int> decimals = {};
};

/// A table as CSV, field by field.
class Table {
public:
    explicit Table(const TableForm& form = {});

    Table& add(const std::string& name);      ///< as toCsv; a number stays as it is written
    Table& add(std::optional<double> number); ///< an empty field for nothing
    Table& endRow();

    /// What was written since the last time.
    [[nodiscard]] std::string take() { return std::exchange(m_text, {}); }

private:
    Table& addField(std::string_view field);

    TableForm m_form;
    std::string m_text;
    bool m_isFirst = true; ///< of its row
};

} // namespace tiller
