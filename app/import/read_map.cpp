#include "app/import/read_map.h"

#include "app/import/map_reading.h"

#include <algorithm>
#include <cmath>

namespace tiller::maps {

namespace fs = std::filesystem;

namespace {

bool isSize(double size) {
    return std::isfinite(size) && size > 0;
}

} // namespace

Result<Map> readMap(std::string_view text, const fs::path& file, const std::string& part) {
    MapReading reading(file);
    const MapFile* source = reading.openMap(text);
    if (!source)
        return reading.errors();
    const JsonValue& root = source->document.root;
    const bool isLdtk = root.find("jsonVersion") && root.find("defs");
    const bool isTiled =
        !isLdtk && root.find("tilewidth") && root.find("tileheight") && !root.find("tilecount");
    if (!isLdtk && !isTiled)
        return Problem{.text = say("The file is no map of Tiled (.tmj, .tmx) and no project of "
                                   "LDtk (.ldtk).")};
    Map map = isLdtk ? readLdtk(reading, *source, part) : readTiled(reading, *source);
    if (isTiled && !part.empty())
        reading.refuse(root, say("Only projects of LDtk have parts to choose from."));
    if (reading.failed())
        return reading.errors();
    if (!isSize(map.bounds.width) || !isSize(map.bounds.height))
        return Problem{.text =
                           say("The map is empty: it has no size. Draw something in it first.")};
    map.warnings = reading.takeWarnings();
    return map;
}

std::string storedPath(const fs::path& map, const fs::path& project) {
    std::error_code error;
    const fs::path folder = fs::weakly_canonical(fs::absolute(project, error).parent_path(), error);
    const fs::path from =
        fs::weakly_canonical(fs::absolute(map, error), error).lexically_relative(folder);
    const bool isBelow = !project.empty() && !from.empty() && *from.begin() != "..";
    return (isBelow ? from : map.filename()).generic_string();
}

} // namespace tiller::maps
