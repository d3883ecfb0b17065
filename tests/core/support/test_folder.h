#pragma once

#include "core/io/files.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <string>
#include <sys/stat.h>

namespace tiller {

/// A folder that exists as long as this object.
class TestFolder {
public:
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return m_path / name;
    }
    [[nodiscard]] std::size_t fileCount() const {
        using Iterator = std::filesystem::directory_iterator;
        return static_cast<std::size_t>(std::distance(Iterator(m_path), Iterator()));
    }

private:
    QTemporaryDir m_temporary;
    std::filesystem::path m_path = m_temporary.path().toStdString();
};

inline std::string contentOf(const std::filesystem::path& file) {
    const auto text = loadText(file);
    return text ? text.value() : "(unreadable)";
}

inline void writeFile(const std::filesystem::path& file, const std::string& text,
                      mode_t mode = 0644) {
    std::ofstream(file) << text;
    ::chmod(file.c_str(), mode);
}

} // namespace tiller
