#include "app/cli/point_text.h"

#include "core/base/lattice.h"
#include "core/model/overrides.h"

#include <cmath>

namespace tiller::cli {

std::optional<Vec2> parsePoint(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos)
        return {};
    const auto x = parseNumber(text.substr(0, comma));
    const auto y = parseNumber(text.substr(comma + 1));
    if (!x || !y || std::abs(*x) > coordinateLimit || std::abs(*y) > coordinateLimit)
        return {};
    return Vec2{*x, *y};
}

} // namespace tiller::cli
