#include "app/docs/made_files.h"
#include "core/io/project_io.h"

#include <cstdio>

namespace {

int complain(const std::string& text) {
    std::fprintf(stderr, "tiller_docs: %s\n", text.c_str());
    return 1;
}

} // namespace

/// Writes docs/behaviors.md and its pictures into a source folder.
int main(int argc, char** argv) {
    if (argc != 2)
        return complain("say the folder of Tiller's sources, and nothing else");
    const std::filesystem::path folder = argv[1];
    const auto files = tiller::docs::makeFiles(folder);
    if (!files)
        return complain(files.problems().front().text);
    for (const tiller::docs::MadeFile& file : files.value()) {
        std::error_code fault;
        std::filesystem::create_directories((folder / file.path).parent_path(), fault);
        const auto saved = tiller::saveText(folder / file.path, file.text);
        if (!saved)
            return complain(saved.problems().front().text);
    }
    std::printf("%zu files written\n", files.value().size());
    return 0;
}
