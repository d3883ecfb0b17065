#include "app/cli/commands.h"
#include "app/cli/editor_process.h"

namespace tiller::cli {

int edit(const EditOptions& options) {
    if (options.file.empty())
        return becomeEditor({});
    return becomeEditor({options.file});
}

} // namespace tiller::cli
