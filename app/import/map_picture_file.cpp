#include "app/import/map_picture_file.h"

#include "app/import/map_layers.h"
#include "app/import/map_reading.h"
#include "core/io/files.h"
#include "core/model/scene_layers.h"

#include <algorithm>

namespace tiller::maps {

namespace fs = std::filesystem;

namespace {

fs::path folderOf(const fs::path& project) {
    return project.has_parent_path() ? project.parent_path() : fs::path(".");
}

/// Whether a project may call a map's picture so: it is a path below the project's folder.
bool isPictureName(const std::string& name, const fs::path& project) {
    const fs::path path = name;
    if (!name.ends_with(pictureEnd) || name.find('\\') != std::string::npos ||
        !path.is_relative() || path.has_root_path() || std::ranges::find(path, "..") != path.end())
        return false;
    if (project.empty())
        return true;
    std::error_code error;
    const fs::path folder = fs::canonical(folderOf(project), error);
    const fs::path own = fs::canonical((folder / path).parent_path(), error);
    return !error && (own == folder || isBelow(own, folder));
}

/// The letters, digits and few signs of a text, for a file's name.
std::string plainName(std::string_view text) {
    std::string name;
    for (const char c : text) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                             (c >= '0' && c <= '9') || c == '_' || c == ' ' || c == '.';
        const bool goesOn = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; // of one letter
        if (!goesOn)
            name += isPlain ? c : '-';
    }
    return name;
}

} // namespace

const Annotation* pictureLayerOf(const Project& project, const ImportSettings& settings) {
    for (const Annotation& each : project.annotations) {
        if (each.type != "map")
            continue;
        const ImportSettings earlier = importSettingsOf(each);
        if (earlier.file != settings.file || earlier.part != settings.part)
            continue;
        const Annotation* layer = project.annotation(MapLayers::pictureId(each.id));
        if (layer && isLayer(*layer))
            return layer;
    }
    return nullptr;
}

std::string pictureNameFor(const Project& project, const ImportSettings& settings,
                           const fs::path& file,
                           const std::function<bool(const std::string&)>& isReserved) {
    if (const Annotation* layer = pictureLayerOf(project, settings))
        if (const std::string& name = textOf(valueOf(*layer, "picture")); isPictureName(name, file))
            return name;
    std::string base = fs::path(settings.file).stem().string();
    if (!settings.part.empty())
        base += "-" + settings.part;
    return freePictureName(plainName(base), file, isReserved);
}

std::string freePictureName(const std::string& name, const fs::path& file,
                            const std::function<bool(const std::string&)>& isReserved) {
    std::string whole = name + std::string(pictureEnd);
    for (int i = 2;
         (isReserved && isReserved(whole)) || (!file.empty() && isThere(folderOf(file) / whole));
         ++i)
        whole = name + "-" + std::to_string(i) + std::string(pictureEnd);
    return whole;
}

Result<Done> savePicture(const fs::path& project, const std::string& name, std::string_view png) {
    const fs::path path = folderOf(project) / name;
    return isThere(project) ? saveCompanion(path, png, project)
                            : saveText(path, png); // the first save: nothing has this name
}

bool isThere(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::symlink_status(path, error);
    return status.type() != fs::file_type::none && status.type() != fs::file_type::not_found;
}

} // namespace tiller::maps
