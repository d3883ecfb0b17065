#pragma once

#include "core/base/platform.h"
#include "core/base/result.h"
#include "core/io/descriptor.h"

#include <filesystem>
#include <optional>
#include <string_view>
#include <sys/stat.h>

namespace tiller {

/// Writes a file completely or not at all, by way of a temporary file beside it: write, fsync,
/// rename, fsync of the folder. The new file has the permissions and, if allowed, the owner of the
/// old one before it has content. Devices and pipes are written directly.
///
/// A link is followed, so that it stays, unless another user made it in a folder where others can
/// write. The temporary file, `.tiller-save-PID-N`, is locked while it is written. Beginning to
/// write removes those in the folder that nobody has locked: their process was killed.
class FileWriter {
public:
    explicit FileWriter(FilePath file);
    /// For a file that belongs to a project, see saveCompanion.
    FileWriter(FilePath file, FilePath project);
    ~FileWriter(); ///< removes the temporary file unless `finish` has renamed it
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    /// Each returns a problem that names the file. After one, the old file is unchanged.
    /// @{
    [[nodiscard]] Result<Done> open();
    [[nodiscard]] Result<Done> write(std::string_view text); ///< @pre it is open
    /// Writes it to the disk, so that `finish` need not wait for that. @pre it is open
    [[nodiscard]] Result<Done> sync();
    [[nodiscard]] Result<Done> finish(); ///< @pre it is open
    /// @}

    /// The file that is being written, for another program to write. @pre it is open
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    [[nodiscard]] Problem failed(const std::string& reason, const std::string& advice) const;
    [[nodiscard]] Problem failed() const; ///< as errno says
    [[nodiscard]] Result<Done> followLinks();
    [[nodiscard]] Result<Done> openDirectly();
    [[nodiscard]] Result<Done> openTemporary(const struct stat* model);
    [[nodiscard]] bool takeName(const std::filesystem::path& path, bool isNew);
    [[nodiscard]] Result<Done> syncFolder() const;

    std::filesystem::path m_named;
    std::filesystem::path m_file;   ///< to which the links lead
    std::filesystem::path m_folder; ///< of m_file
    std::optional<std::filesystem::path> m_project;
    std::filesystem::path m_path;
    bool m_isTemporary = false;
    Descriptor m_out;
    Descriptor m_lock; ///< the same open file: it keeps the lock until the file has its name
};

} // namespace tiller
