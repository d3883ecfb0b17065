#include "core/sim/arrangement.h"

#include "core/base/angle.h"
#include "core/base/assignment.h"
#include "core/base/lattice.h"
#include "core/model/check_rules.h"
#include "core/scene/solid_ground.h"

#include <algorithm>
#include <tuple>

namespace tiller {

namespace {

constexpr double usualGap =
    3.25; // radii of the largest body; slots may be swapped from 2 * sqrt(2) on
constexpr double rowOfDisk = 0.8660254037844386; // sqrt(3) / 2: rows of a triangular lattice
constexpr double nearestShare = 0.999;   // of the spacing: slots that are so near are too near
constexpr std::size_t mostSearched = 64; // sites of a disk, per agent

/// Where a body may stand.
class Ground {
public:
    Ground(const Project& project, double radius, std::span<const TakenSlot> taken)
        : m_radius(radius)
        , m_taken(taken)
        , m_seen(project.worldSettings())
        , m_size(project.worldSize()) {
        const int around = m_seen.edges == Edges::wrap ? 1 : 0;
        for (int i = -around; i <= around; ++i)
            for (int k = -around; k <= around; ++k)
                m_images.push_back({i * m_seen.worldSize.x, k * m_seen.worldSize.y});
        const std::vector<ObstacleGeometry> obstacles = obstaclesOf(project);
        if (!obstacles.empty())
            m_solid = SolidGround(obstacles);
    }

    [[nodiscard]] bool isFree(Vec2 place) const {
        if (haveWalls(m_seen.edges) &&
            !(place.x >= m_radius && place.y >= m_radius && place.x <= m_size.x - m_radius &&
              place.y <= m_size.y - m_radius))
            return false;
        for (const TakenSlot& slot : m_taken) {
            const Vec2 away = m_seen.offset(place, slot.at);
            const double near = (m_radius + slot.radius) * (usualGap / 2 * nearestShare);
            if (dot(away, away) < near * near)
                return false;
        }
        return m_solid.empty() || std::ranges::none_of(m_images, [&](Vec2 shift) {
                   std::uint64_t looks = 0;
                   return m_solid.isOverlapped(place + shift, m_radius, looks);
               });
    }

private:
    double m_radius;
    std::span<const TakenSlot> m_taken;
    Moment m_seen;
    Vec2 m_size;
    Points m_images; ///< how far places are moved to see the obstacles
    SolidGround m_solid;
};

/// Calls `visit(offset)` for the sites of a triangular lattice, the nearest first, until it returns
/// false or `most` were visited.
void forDisk(double spacing, std::size_t most, auto visit) {
    struct Site {
        double squared = 0;
        int row = 0;
        Vec2 at;
    };
    std::vector<Site> ring;
    std::size_t visited = 0;
    for (int reach = 0;; ++reach) { // the sites of a ring, farther than those of the one before
        ring.clear();
        const int inner = reach - 1;
        const int rows = static_cast<int>(reach / rowOfDisk);
        for (int row = -rows; row <= rows; ++row)
            for (int column = -reach - 1; column <= reach; ++column) {
                const Vec2 at{column + (row % 2 != 0 ? 0.5 : 0.0), row * rowOfDisk};
                const double squared = dot(at, at);
                if (squared <= reach * reach && (reach == 0 || squared > inner * inner))
                    ring.push_back({squared, row, at});
            }
        std::sort(ring.begin(), ring.end(), [](const Site& a, const Site& b) {
            return std::tie(a.squared, a.row, a.at.x) < std::tie(b.squared, b.row, b.at.x);
        });
        for (const Site& site : ring)
            if (visited++ == most || !visit(site.at * spacing))
                return;
    }
}

/// Ranks behind each other, the middle of all at the place: x is ahead, y to the left.
Points ranksOf(const Arrangement& arrangement, double spacing, std::size_t count) {
    std::size_t columns = 1;
    if (arrangement.kind == Arrangement::Kind::box)
        while (columns * columns < count)
            ++columns;
    double gap = spacing;
    if (arrangement.kind == Arrangement::Kind::line) {
        columns = count;
        if (arrangement.width > 0) {
            const double most = arrangement.width / spacing + 1;
            if (most < static_cast<double>(count))
                columns = static_cast<std::size_t>(most);
            if (columns > 1)
                gap = larger(spacing, arrangement.width / static_cast<double>(columns - 1));
        }
    }
    const std::size_t ranks = (count + columns - 1) / columns;
    Points places;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t rank = i / columns;
        const std::size_t inRank = std::min(columns, count - rank * columns);
        const double ahead = (static_cast<double>(ranks) - 1) / 2 - static_cast<double>(rank);
        const double left =
            (static_cast<double>(inRank) - 1) / 2 - static_cast<double>(i % columns);
        places.push_back({ahead * spacing, left * gap});
    }
    return places;
}

Vec2 middleOf(std::span<const Vec2> agents) {
    Vec2 sum;
    for (const Vec2 at : agents)
        sum = sum + at;
    return sum * (1 / static_cast<double>(agents.size()));
}

/// Moves slots where no body has room to free sites of a disk around the place.
void keepFree(const Ground& ground, Vec2 place, double spacing, Points& slots) {
    std::vector<std::size_t> blocked;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (!ground.isFree(slots[i]))
            blocked.push_back(i);
    if (blocked.empty())
        return;
    Points taken;
    for (std::size_t i = 0, next = 0; i < slots.size(); ++i)
        if (next < blocked.size() && blocked[next] == i)
            ++next;
        else
            taken.push_back(slots[i]);
    std::size_t moved = 0;
    forDisk(spacing, mostSearched * slots.size() + 1000, [&](Vec2 offset) {
        const Vec2 site = place + offset;
        const double near = spacing * nearestShare;
        if (ground.isFree(site) && std::ranges::none_of(taken, [&](Vec2 other) {
                return dot(other - site, other - site) < near * near;
            })) {
            taken.push_back(site);
            slots[blocked[moved++]] = site;
        }
        return moved < blocked.size();
    });
}

/// The agents as the place sees them: the short way in a world that wraps.
Points seenFrom(const Project& project, Vec2 place, std::span<const Vec2> agents) {
    const Moment moment(project.worldSettings());
    Points seen;
    for (const Vec2 at : agents)
        seen.push_back(place + moment.offset(place, at));
    return seen;
}

} // namespace

const Description& arrangementType() {
    static const Description description = [] {
        Description type;
        type.id = "arrangement";
        type.title = "Arrangement";
        type.help = "How agents stand at the place that they are ordered to.";
        type.settings = {
            choiceSetting(&Arrangement::kind, "arrangement", "Arrangement", "How they stand there.",
                          {{"disk", "Disk", "Around the place."},
                           {"box", "Box", "In as many ranks as files."},
                           {"line", "Line", "Abreast, in ranks where the width is small."},
                           {"column", "Column", "One behind the other."},
                           {"keep", "As they are", "In the formation that they have."}}),
            optional(lengthSetting(&Arrangement::spacing, "spacing", "Spacing",
                                   "Between neighbors. 0: 3.25 radii of the largest body.", 200)),
            optional(lengthSetting(&Arrangement::width, "width", "Width",
                                   "Of the front of a line, on which they spread. 0: as they need.",
                                   2000)),
            optional(numberSetting(&Arrangement::facingX, "facingX", "Facing x",
                                   "Where they face. (0, 0): from where they are to the place.",
                                   Unit::none, {-coordinateLimit, coordinateLimit, 1})),
            optional(numberSetting(&Arrangement::facingY, "facingY", "Facing y",
                                   "Where they face, downward.", Unit::none,
                                   {-coordinateLimit, coordinateLimit, 1}))};
        return type;
    }();
    return description;
}

bool isSound(const Arrangement& arrangement) {
    return arrangement.kind >= Arrangement::Kind::disk &&
           arrangement.kind <= Arrangement::Kind::keep && arrangement.spacing >= 0 &&
           arrangement.spacing <= coordinateLimit && arrangement.width >= 0 &&
           arrangement.width <= coordinateLimit &&
           isPlace({arrangement.facingX, arrangement.facingY});
}

Points slotsAround(const Project& project, Vec2 place, const Arrangement& arrangement,
                   std::span<const Vec2> agents, double radius, std::span<const TakenSlot> taken) {
    Points slots;
    if (agents.empty())
        return slots;
    const Ground ground(project, radius, taken);
    const double spacing =
        larger(arrangement.spacing > 0 ? arrangement.spacing : usualGap * radius, 0x1p-10);
    const Points seen = seenFrom(project, place, agents);
    const Vec2 middle = middleOf(seen);
    if (arrangement.kind == Arrangement::Kind::disk) {
        forDisk(spacing, mostSearched * agents.size() + 1000, [&](Vec2 offset) {
            if (ground.isFree(place + offset))
                slots.push_back(place + offset);
            return slots.size() < agents.size();
        });
        slots.resize(agents.size(), place);
        return slots;
    }
    if (arrangement.kind == Arrangement::Kind::keep) {
        for (const Vec2 at : seen)
            slots.push_back(place + (at - middle));
    } else {
        Vec2 ahead = unit(Vec2{arrangement.facingX, arrangement.facingY});
        if (ahead == Vec2{})
            ahead = unit(place - middle);
        if (ahead == Vec2{})
            ahead = {1, 0};
        for (const Vec2 at : ranksOf(arrangement, spacing, agents.size()))
            slots.push_back(place + ahead * at.x + turnLeft(ahead) * at.y);
    }
    keepFree(ground, place, spacing, slots);
    return slots;
}

Points slotsOf(const Project& project, Vec2 place, const Arrangement& arrangement,
               std::span<const Vec2> agents, double radius, std::span<const TakenSlot> taken) {
    Points slots = slotsAround(project, place, arrangement, agents, radius, taken);
    if (arrangement.kind == Arrangement::Kind::keep)
        return slots;
    Points of;
    for (const std::uint32_t slot : assignPlaces(seenFrom(project, place, agents), slots))
        of.push_back(slots[slot]);
    return of;
}

} // namespace tiller
