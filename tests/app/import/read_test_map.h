#pragma once

#include "app/import/map.h"
#include "core/io/files.h"

#include <QString>

namespace tiller::maps {

inline std::filesystem::path testMap(const std::string& name) {
    return std::filesystem::path(TILLER_SOURCE_DIR "/tests/data/maps") / name;
}

inline Result<Map> readFile(const std::filesystem::path& file, const std::string& part = {}) {
    const Result<std::string> text = loadText(file);
    return text ? readMap(text.value(), file, part) : Result<Map>(text.problems());
}

/// The first problem as "line: text".
inline QString problemOf(const Result<Map>& map) {
    if (map)
        return "none";
    const Problem& first = map.problems().front();
    return QString("%1: %2").arg(first.line).arg(QString::fromStdString(first.text));
}

} // namespace tiller::maps
