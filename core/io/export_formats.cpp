#include "core/io/export_formats.h"

#include "core/io/project_io.h"

#include <algorithm>
#include <array>

namespace tiller {

std::span<const ExportFormat> exportFormats() {
    static constexpr std::array formats{
        ExportFormat{"json", ".json", writeExport},
    };
    return formats;
}

const ExportFormat* findExportFormat(std::string_view id) {
    const auto found = std::ranges::find(exportFormats(), id, &ExportFormat::id);
    return found == exportFormats().end() ? nullptr : &*found;
}

} // namespace tiller
