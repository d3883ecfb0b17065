#include "core/io/schema.h"

#include "app/cli/commands.h"
#include "app/cli/console.h"

namespace tiller::cli {

int schema(const SchemaOptions& options) {
    return print(options.format == "export" ? exportSchema() : projectSchema());
}

} // namespace tiller::cli
