#include "app/page/page_template.h"

#include "core/io/files.h"

#include <filesystem>

namespace tiller {

std::string pageTemplateFile() {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        const fs::path installed =
            program.parent_path().parent_path() / "share/tiller/page-template.html";
        if (fs::exists(installed, error))
            return installed.string();
    }
    return TILLER_BUILT_PAGE;
}

namespace {

Result<std::string> load(const std::string& file) {
    auto text = loadText(file);
    if (!text)
        return Problem{.text = "A page needs " + file +
                               ", which cannot be read. Make it with ./dev page in the sources of "
                               "Tiller, then try again."};
    return text;
}

} // namespace

Result<std::string> loadPageTemplate() {
    return load(pageTemplateFile());
}

Result<std::string> loadSiteTemplate(const std::string& pageTemplateFile) {
    namespace fs = std::filesystem;
    return load((fs::path(pageTemplateFile).parent_path() / "site-template.html").string());
}

} // namespace tiller
