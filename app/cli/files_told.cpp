#include "app/cli/files_told.h"

#include <filesystem>

namespace tiller::cli {

namespace {

/// Whether two paths lead to one file, be it there or not. Nothing is lost in a device.
bool areSame(const std::filesystem::path& one, const std::filesystem::path& other) {
    std::error_code error;
    if (std::filesystem::exists(one, error) && std::filesystem::exists(other, error))
        return std::filesystem::equivalent(one, other, error) &&
               !std::filesystem::is_character_file(one, error);
    const auto first =
        std::filesystem::weakly_canonical(std::filesystem::absolute(one, error), error);
    const auto second =
        std::filesystem::weakly_canonical(std::filesystem::absolute(other, error), error);
    return !first.empty() && first == second;
}

} // namespace

std::optional<std::string> lossBy(const std::vector<ToldFile>& inputs,
                                  const std::vector<ToldFile>& outputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const auto& [option, file] = outputs[i];
        if (file.empty())
            continue;
        for (const ToldFile& input : inputs)
            if (file != "-" && !input.file.empty() && areSame(file, input.file))
                return option + " would overwrite \"" + input.file + "\", which is read as " +
                       input.option + ". Name another file to write.";
        for (std::size_t k = 0; k < i; ++k) {
            const ToldFile& before = outputs[k];
            if (before.file.empty() || (file == "-") != (before.file == "-"))
                continue;
            if (file == "-")
                return before.option + " and " + option +
                       " would both go to standard output. Write one of them to a file.";
            if (areSame(file, before.file))
                return before.option + " and " + option + " would both write \"" + file +
                       "\". Give each a file of its own.";
        }
    }
    return {};
}

} // namespace tiller::cli
