#include "app/cli/overwrites.h"

#include "core/base/platform.h"

#include <filesystem>

namespace tiller::cli {

namespace {

/// Whether two paths lead to one file, which need not exist. A device such as /dev/null does not
/// count.
bool areSame(const FilePath& a, const FilePath& b) {
    std::error_code error;
    if (std::filesystem::exists(a, error) && std::filesystem::exists(b, error))
        return std::filesystem::equivalent(a, b, error) &&
               !std::filesystem::is_character_file(a, error);
    const auto fullPath = [&error](const std::filesystem::path& path) {
        return std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
    };
    return !fullPath(a).empty() && fullPath(a) == fullPath(b);
}

} // namespace

std::optional<std::string> findOverwrite(const std::vector<CallFile>& inputs,
                                         const std::vector<CallFile>& outputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const auto& [option, file] = outputs[i];
        if (file.empty())
            continue;
        for (const CallFile& input : inputs)
            if (file != "-" && !input.file.empty() && areSame(file, input.file))
                return option + " would overwrite \"" + input.file + "\", which is read as " +
                       input.option + ". Name another file to write.";
        for (std::size_t k = 0; k < i; ++k) {
            const CallFile& other = outputs[k];
            if (other.file.empty() || (file == "-") != (other.file == "-"))
                continue;
            if (file == "-")
                return other.option + " and " + option +
                       " would both go to standard output. Write one of them to a file.";
            if (areSame(file, other.file))
                return other.option + " and " + option + " would both write \"" + file +
                       "\". Give each a file of its own.";
        }
    }
    return {};
}

} // namespace tiller::cli
