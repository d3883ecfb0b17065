#include "app/import/map_look.h"

#include "app/import/picture.h"
#include "core/io/files.h"

#include <algorithm>

namespace tiller::maps {

std::optional<std::size_t> LookBuilder::picture(const MapFile& from, const std::string& path) {
    if (path.empty())
        return {};
    const auto [known, isNew] = m_known.try_emplace(from.name + "\n" + path);
    if (!isNew)
        return known->second;
    std::string problem;
    const auto found = m_reading.find(from, path, problem);
    if (!found) {
        m_look.problems.push_back("The picture \"" + path + "\" is not drawn. " + problem);
        return {};
    }
    const auto same = std::ranges::find(m_look.pictures, *found);
    known->second = static_cast<std::size_t>(same - m_look.pictures.begin());
    if (same == m_look.pictures.end())
        m_look.pictures.push_back(*found);
    return known->second;
}

std::optional<Vec2> LookBuilder::sizeOf(const MapFile& from, const std::string& path) {
    const auto index = picture(from, path);
    if (!index)
        return {};
    const auto [known, isNew] = m_sizes.try_emplace(*index);
    if (!isNew)
        return known->second;
    const Result<std::string> text = loadText(m_reading.folder() / m_look.pictures[*index]);
    if (const auto size = text ? pictureSizeOf(text.value()) : std::nullopt)
        known->second = Vec2{static_cast<double>(size->width), static_cast<double>(size->height)};
    return known->second;
}

void LookBuilder::add(MapPiece piece) {
    if (m_look.pieces.size() < maxMapPieces) {
        m_look.pieces.push_back(std::move(piece));
    } else if (!m_isFull) {
        m_isFull = true;
        m_look.problems.push_back(
            "The map has more than 1,000,000 tiles; its picture shows the first.");
    }
}

} // namespace tiller::maps
