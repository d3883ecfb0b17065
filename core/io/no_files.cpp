#include "core/io/append_file.h"
#include "core/io/files.h"

namespace tiller {

/// In place of files.cpp, append_file.cpp and file_writer.cpp where the system has no files that a
/// library may open.

Result<std::string> loadText(const FilePath& file) {
    return Problem{.text = "\"" + std::string(file) +
                           "\" could not be read: this build of Tiller reads no files. Read it in "
                           "the game, and give Tiller the text."};
}

Result<AppendFile> AppendFile::create(const FilePath& file) {
    return Problem{.text = "\"" + std::string(file) +
                           "\" could not be written: this build of Tiller writes no files. Use "
                           "Options::records, and save World::recording in the game."};
}

AppendFile::~AppendFile() = default;

Result<Done> AppendFile::append(std::string_view /*text*/) {
    return Done();
}

} // namespace tiller
