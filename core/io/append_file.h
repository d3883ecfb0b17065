#pragma once

#include "core/base/platform.h"
#include "core/base/result.h"

#include <string>
#include <string_view>
#include <utility>

namespace tiller {

/// A new file that grows at its end. What append() has returned from survives the end of the
/// process, however it ends.
class AppendFile {
public:
    /// Replaces the content of a file that exists. Refuses what is not a regular file.
    [[nodiscard]] static Result<AppendFile> create(const FilePath& file);
    ~AppendFile();
    AppendFile(AppendFile&& other) noexcept
        : m_file(std::move(other.m_file)), m_number(std::exchange(other.m_number, -1)) {}
    AppendFile& operator=(AppendFile&&) = delete;

    [[nodiscard]] Result<Done> append(std::string_view text);

private:
    AppendFile(FilePath file, int number) : m_file(std::move(file)), m_number(number) {}

    FilePath m_file;
    int m_number;
};

/// In a build without files (TILLER_PORTABLE) an AppendFile is only a name, and what it gets stays
/// in memory. Takes all since the last call; "" if there is no such file.
[[nodiscard]] std::string takeAppended(const FilePath& file);

} // namespace tiller
