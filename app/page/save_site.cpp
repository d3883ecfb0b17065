#include "app/page/page.h"
#include "app/page/site.h"
#include "core/io/files.h"

#include <filesystem>
#include <unistd.h>

namespace tiller {

namespace {

namespace fs = std::filesystem;

Problem cannotWrite(const fs::path& folder, const std::error_code& error) {
    return {.text = "The folder \"" + folder.string() + "\" could not be written: " +
                    error.message() + ". What it held before is unchanged."};
}

/// Whether a file is a page or an index that Tiller has written.
bool isOfSite(const fs::path& file) {
    if (file.extension() != ".html" || !fs::is_regular_file(fs::symlink_status(file)))
        return false;
    const auto text = loadText(file);
    return text && text.value().find(pageMark) != std::string::npos;
}

/// Refuses a folder that holds something else.
Result<Done> checkFolder(const fs::path& folder) {
    std::error_code error;
    if (!fs::exists(folder, error))
        return Done();
    if (!fs::is_directory(folder, error))
        return Problem{.text = "\"" + folder.string() +
                               "\" is a file, and a site is a folder. Name another one."};
    for (fs::directory_iterator each(folder, error), end; !error && each != end;
         each.increment(error))
        if (!isOfSite(each->path()))
            return Problem{.text = "The folder \"" + folder.string() + "\" holds \"" +
                                   each->path().filename().string() +
                                   "\", which is no page of a site. Nothing was written. Name a "
                                   "new folder, or move that away."};
    return error ? Result<Done>(cannotWrite(folder, error)) : Done();
}

/// Gives the new folder its name. If that fails, the old one has it again.
std::error_code replace(const fs::path& folder, const fs::path& made) {
    std::error_code error;
    if (!fs::exists(folder, error)) {
        fs::rename(made, folder, error);
        return error;
    }
    const fs::path old = made.string() + "-old";
    fs::rename(folder, old, error);
    if (error)
        return error;
    fs::rename(made, folder, error);
    std::error_code ignored;
    if (error)
        fs::rename(old, folder, ignored);
    else
        fs::remove_all(old, ignored); // pages that are replaced; the new ones have their name
    return error;
}

} // namespace

Result<Done> saveSite(const FilePath& named, const std::vector<SiteFile>& files) {
    std::error_code error;
    fs::path folder = fs::weakly_canonical(fs::absolute(named, error), error);
    if (error)
        return cannotWrite(fs::path(named), error);
    if (!folder.has_filename())
        folder = folder.parent_path();
    if (const auto checked = checkFolder(folder); !checked)
        return checked;
    const fs::path made = folder.parent_path() / (".tiller-site-" + std::to_string(::getpid()));
    fs::remove_all(made, error); // of a killed process
    fs::create_directory(made, error);
    if (error)
        return cannotWrite(folder, error);
    Result<Done> done = Done();
    for (const SiteFile& file : files)
        if (done)
            done = saveText(made / file.name, file.text);
    if (done)
        if (error = replace(folder, made); error)
            done = cannotWrite(folder, error);
    if (!done)
        fs::remove_all(made, error);
    return done;
}

} // namespace tiller
