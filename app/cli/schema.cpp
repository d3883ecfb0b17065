#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "core/io/project_io.h"

namespace tiller::cli {

namespace {

struct SchemaOptions {
    std::string format; ///< project or export
};

int schema(const SchemaOptions& options) {
    return print(options.format == "export" ? exportSchema() : projectSchema());
}

} // namespace

void addSchema(CommandLine& line) {
    auto [command, options] =
        line.add("schema", "Print the JSON Schema (draft 7) of a file format.", schema);
    addChoice(command, "FORMAT", options.format, "", {"project", "export"}, "project or export.")
        ->required();
}

} // namespace tiller::cli
