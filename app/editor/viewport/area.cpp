#include "app/editor/viewport/area.h"

#include <algorithm>
#include <optional>

namespace tiller {

namespace {

constexpr std::size_t mostCorners = 4'000;
constexpr std::size_t mostCrossed = 256; // sides; a search for crossings among more is slow

/// A side of an outline, from its upper to its lower end. It is never level.
struct Side {
    Vec2 upper;
    Vec2 lower;

    /// The x of the side at y.
    [[nodiscard]] double at(double y) const {
        return upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y);
    }
};

std::vector<Side> sidesOf(const Points& outline) {
    std::vector<Side> sides;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 a = outline[i];
        const Vec2 b = outline[(i + 1) % outline.size()];
        if (a.y < b.y)
            sides.push_back({a, b});
        else if (b.y < a.y)
            sides.push_back({b, a});
    }
    std::ranges::sort(sides, {}, [](const Side& side) { return side.upper.y; });
    return sides;
}

/// The y where two sides cross.
std::optional<double> crossing(const Side& a, const Side& b) {
    const double top = std::max(a.upper.y, b.upper.y);
    const double bottom = std::min(a.lower.y, b.lower.y);
    if (!(top < bottom))
        return {};
    const double before = a.at(top) - b.at(top);
    const double after = a.at(bottom) - b.at(bottom);
    if (!(before * after < 0))
        return {};
    return top + (bottom - top) * (before / (before - after));
}

/// The levels where sides begin, end or cross. Between two of them, no side does.
std::vector<double> levelsOf(const std::vector<Side>& sides) {
    std::vector<double> levels;
    for (const Side& side : sides) {
        levels.push_back(side.upper.y);
        levels.push_back(side.lower.y);
    }
    if (sides.size() <= mostCrossed)
        for (std::size_t i = 0; i < sides.size(); ++i)
            for (std::size_t k = i + 1; k < sides.size(); ++k)
                if (const auto level = crossing(sides[i], sides[k]))
                    levels.push_back(*level);
    std::ranges::sort(levels);
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

} // namespace

Points areaOf(const Points& outline) {
    Points area;
    if (outline.size() < 3 || outline.size() > mostCorners)
        return area;
    const std::vector<Side> sides = sidesOf(outline);
    const std::vector<double> levels = levelsOf(sides);
    std::vector<Side> active;
    std::size_t next = 0;
    for (std::size_t i = 0; i + 1 < levels.size(); ++i) {
        const double top = levels[i];
        const double bottom = levels[i + 1];
        while (next < sides.size() && sides[next].upper.y <= top)
            active.push_back(sides[next++]);
        std::erase_if(active, [top](const Side& side) { return side.lower.y <= top; });
        const double middle = (top + bottom) / 2;
        std::ranges::sort(active, {}, [middle](const Side& side) { return side.at(middle); });
        for (std::size_t k = 0; k + 1 < active.size(); k += 2) {
            const Vec2 a{active[k].at(top), top};
            const Vec2 b{active[k + 1].at(top), top};
            const Vec2 c{active[k + 1].at(bottom), bottom};
            const Vec2 d{active[k].at(bottom), bottom};
            if (a != b)
                area.insert(area.end(), {a, b, c});
            if (c != d)
                area.insert(area.end(), {a, c, d});
        }
    }
    return area;
}

} // namespace tiller
