#include "app/docs/made_files.h"
#include "core/io/project_io.h"

#include <cstdio>
#include <string_view>

namespace {

int fail(const std::string& text) {
    std::fprintf(stderr, "tiller_docs: %s\n", text.c_str());
    return 1;
}

} // namespace

/// Writes files into a source folder: docs/behaviors.md, docs/format.md, the schemas, the table in
/// docs/examples.md and the list of ids; or, with --golden, the golden hashes. With --texts, prints
/// the texts of the descriptions.
int main(int argc, char** argv) {
    if (argc == 2 && std::string_view(argv[1]) == "--texts") {
        std::fputs(tiller::docs::listTexts().c_str(), stdout);
        return 0;
    }
    const bool golden = argc == 3 && std::string_view(argv[1]) == "--golden";
    if (argc != 2 && !golden)
        return fail(
            "name the folder of Tiller's sources: tiller_docs [--golden] FOLDER, or --texts");
    const std::filesystem::path folder = argv[argc - 1];
    const auto files = golden ? tiller::docs::goldenFiles(folder) : tiller::docs::makeFiles(folder);
    if (!files)
        return fail(files.problems().front().text);
    for (const tiller::docs::MadeFile& file : files.value()) {
        std::error_code error; // saveText reports a folder that is missing
        std::filesystem::create_directories((folder / file.path).parent_path(), error);
        const auto saved = tiller::saveText(folder / file.path, file.text);
        if (!saved)
            return fail(saved.problems().front().text);
    }
    std::printf("%zu files written\n", files.value().size());
    return 0;
}
