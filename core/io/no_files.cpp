#include "core/io/files.h"

namespace tiller {

/// In place of files.cpp and file_writer.cpp where the system has no files that a library may open.

Result<std::string> loadText(const FilePath& file) {
    return Problem{.text = "\"" + std::string(file) +
                           "\" could not be read: this build of Tiller reads no files. Read it in "
                           "the game, and give Tiller the text."};
}

} // namespace tiller
