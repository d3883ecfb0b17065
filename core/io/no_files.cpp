#include "core/base/text.h"
#include "core/io/append_file.h"
#include "core/io/files.h"

#include <map>

namespace tiller {

/// In place of files.cpp, append_file.cpp and file_writer.cpp where the system has no files that a
/// library may open.

namespace {

struct Appended {
    std::string text; ///< that nobody has taken
    bool isOpen = true;
};

std::map<FilePath, Appended>& appendedTexts() {
    static std::map<FilePath, Appended> texts;
    return texts;
}

} // namespace

std::string wholePath(const FilePath& file) {
    return file;
}

Result<std::string> loadText(const FilePath& file, std::size_t) {
    return Problem{.text =
                       say("\"%1\" could not be read: this build of Tiller reads no files. Read "
                           "it in the game, and give Tiller the text.",
                           {std::string(file)})};
}

Result<AppendFile> AppendFile::create(const FilePath& file) {
    appendedTexts()[file] = {};
    return AppendFile(file, 0);
}

AppendFile::~AppendFile() {
    if (m_number >= 0)
        appendedTexts()[m_file].isOpen = false;
}

Result<Done> AppendFile::append(std::string_view text) {
    appendedTexts()[m_file].text += text;
    return Done();
}

std::string takeAppended(const FilePath& file) {
    const auto found = appendedTexts().find(file);
    if (found == appendedTexts().end())
        return {};
    std::string text = std::exchange(found->second.text, {});
    if (!found->second.isOpen)
        appendedTexts().erase(found);
    return text;
}

} // namespace tiller
