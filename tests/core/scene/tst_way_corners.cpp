#include "core/base/angle.h"
#include "core/base/random.h"
#include "core/scene/way_corners.h"
#include "tests/core/support/testing.h"

#include <queue>

constexpr double clearance = 10;

double distanceBetween(const Segment& a, const Segment& b) {
    const auto side = [](const Segment& line, Vec2 place) {
        const Vec2 along = line.b - line.a;
        return along.x * (place.y - line.a.y) - along.y * (place.x - line.a.x) > 0;
    };
    if (side(a, b.a) != side(a, b.b) && side(b, a.a) != side(b, a.b))
        return 0;
    const auto to = [](const Segment& line, Vec2 place) {
        return length(nearestOn(line, place) - place);
    };
    return std::min({to(a, b.a), to(a, b.b), to(b, a.a), to(b, a.b)});
}

/// The visibility graph of some polygons in the continuous world, grown by the clearance: the
/// oracle. The chords of twelve places around a corner touch its clearance.
class Visibility {
public:
    Visibility(Vec2 world, const std::vector<ObstacleGeometry>& obstacles) {
        for (const ObstacleGeometry& obstacle : obstacles) {
            const Points outline = outlineOf(obstacle);
            for (std::size_t i = 1; i < outline.size(); ++i)
                m_edges.push_back({outline[i - 1], outline[i]});
        }
        for (const Segment& edge : m_edges)
            for (int i = 0; i < 12; ++i) {
                const Vec2 place = edge.a + direction(30.0 * i) * (clearance / cosineOf15);
                const bool isInside = place.x >= 2.5 && place.y >= 2.5 &&
                                      place.x <= world.x - 2.5 && place.y <= world.y - 2.5;
                if (isInside && sees(place, place))
                    m_nodes.push_back(place);
            }
        m_near.resize(m_nodes.size());
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (sees(m_nodes[i], m_nodes[k])) {
                    m_near[i].push_back(k);
                    m_near[k].push_back(i);
                }
    }

    [[nodiscard]] bool sees(Vec2 from, Vec2 to) const {
        const auto isBeyond = [](double a, double b, double from, double to) {
            return std::max(a, b) < std::min(from, to) - clearance ||
                   std::min(a, b) > std::max(from, to) + clearance;
        };
        return std::ranges::none_of(m_edges, [&](const Segment& edge) {
            if (isBeyond(edge.a.x, edge.b.x, from.x, to.x) ||
                isBeyond(edge.a.y, edge.b.y, from.y, to.y))
                return false;
            return distanceBetween(edge, {from, to}) < clearance * (1 - 1e-9);
        });
    }

    [[nodiscard]] double shortest(Vec2 from, Vec2 to) const {
        using Entry = std::pair<double, std::size_t>;
        constexpr double never = std::numeric_limits<double>::infinity();
        if (sees(from, to))
            return length(to - from);
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            if (sees(from, m_nodes[i]))
                open.emplace(length(m_nodes[i] - from), i);
        std::vector<bool> known(m_nodes.size());
        double best = never;
        while (!open.empty() && open.top().first < best) {
            const auto [way, at] = open.top();
            open.pop();
            if (known[at])
                continue;
            known[at] = true;
            if (sees(m_nodes[at], to))
                best = std::min(best, way + length(to - m_nodes[at]));
            for (const std::size_t next : m_near[at])
                open.emplace(way + length(m_nodes[next] - m_nodes[at]), next);
        }
        return best;
    }

private:
    static constexpr double cosineOf15 = 0.9659258262890683;

    std::vector<Segment> m_edges;
    std::vector<Vec2> m_nodes;
    std::vector<std::vector<std::size_t>> m_near;
};

ObstacleGeometry house(Vec2 center, Vec2 size, double angle) {
    const Vec2 along = direction(angle) * (size.x / 2);
    const Vec2 across = turnLeft(direction(angle)) * (size.y / 2);
    ObstacleGeometry polygon;
    polygon.shape = ObstacleShape::polygon;
    polygon.points = {center + along + across, center + along - across, center - along - across,
                      center - along + across};
    return polygon;
}

/// Houses with streets between them, all passable; or houses that may overlap.
std::vector<ObstacleGeometry> town(std::uint64_t seed, Vec2 world, std::size_t count, bool turned,
                                   bool overlap = false) {
    const RandomStream random(seed, 1, 2);
    std::vector<ObstacleGeometry> houses;
    std::vector<std::pair<Vec2, double>> disks;
    for (std::uint32_t i = 0; houses.size() < count; ++i) {
        const auto draw = [&](std::uint32_t number) { return random.draw(0, i, number); };
        const Vec2 center{world.x * draw(0), world.y * draw(1)};
        const Vec2 size{40 + 40 * draw(2), 40 + 40 * draw(3)};
        const double radius = length(size) / 2;
        const auto isNear = [&](const auto& other) {
            return length(other.first - center) < other.second + radius + 2 * clearance + 8;
        };
        if (!overlap && std::ranges::any_of(disks, isNear))
            continue;
        disks.emplace_back(center, radius);
        houses.push_back(house(center, size, turned ? 90 * draw(4) : 0));
    }
    return houses;
}

WayCorners cornersOf(std::vector<ObstacleGeometry> obstacles, Vec2 world = {800, 600},
                     bool wraps = false, double cell = 5) {
    return WayCorners(std::make_shared<const WayMap>(
        WayMap::Terrain{WayCells(world, wraps, cell), std::move(obstacles), clearance}));
}

double lengthOf(const WayCorners& corners, WayCell from, const std::vector<WayCell>& path) {
    double sum = 0;
    for (const WayCell to : path) {
        sum += corners.distance(from, to);
        from = to;
    }
    return sum;
}

class TestWayCorners : public QObject {
    Q_OBJECT

private slots:
    void paths_areNearlyAsShortAsInTheVisibilityGraph_data() {
        const TestRows<bool, bool, int> row;
        for (const bool turned : {false, true})
            for (const bool overlap : {false, true})
                for (const int seed : {1, 2, 3})
                    row(QTest::addRow("%s%s %d", turned ? "turned" : "square",
                                      overlap ? " overlap" : "", seed),
                        turned, overlap, seed);
    }
    void paths_areNearlyAsShortAsInTheVisibilityGraph() {
        const auto [turned, overlap, seed] = fetched<bool, bool, int>();
        const Vec2 world{800, 600};
        const auto houses = town(static_cast<std::uint64_t>(seed), world, 24, turned, overlap);
        const WayCorners corners = cornersOf(houses, world);
        const Visibility oracle(world, houses);
        const RandomStream random(static_cast<std::uint64_t>(seed), 3, 4);
        WaySearch search;
        double sum = 0, worst = 0;
        int count = 0;
        for (std::uint32_t i = 0; i < 60; ++i) {
            const auto cell = [&](std::uint32_t number) {
                return corners.nearestOpen(
                    corners.cells().cellAt({world.x * random.draw(0, i, number),
                                            world.y * random.draw(0, i, number + 1)}));
            };
            const WayCell start = cell(0);
            const WayCell goal = cell(2);
            const auto path = search.find(corners, start, goal);
            const double best = oracle.shortest(corners.site(start), corners.site(goal));
            if (!path && overlap) // houses may enclose a yard
                QCOMPARE(best, std::numeric_limits<double>::infinity());
            if (!path && overlap)
                continue;
            QVERIFY(path);
            WayCell before = start;
            for (const WayCell at : *path) {
                QVERIFY(corners.sees(before, at));
                before = at;
            }
            QCOMPARE(before, goal);
            if (best < 50)
                continue;
            const double ratio = lengthOf(corners, start, *path) / best;
            worst = std::max(worst, ratio);
            sum += ratio;
            ++count;
        }
        QVERIFY2(worst < 1.06, qPrintable(QString::number(worst)));
        QVERIFY2(sum / count < 1.01, qPrintable(QString::number(sum / count)));
    }

    void aPathIsFound_whereCellsConnect_data() {
        const TestRows<bool, double> row;
        for (const bool wraps : {false, true})
            for (const double cell : {5.0, 12.0})
                row(QTest::addRow("wraps %d cell %g", wraps, cell), wraps, cell);
    }
    void aPathIsFound_whereCellsConnect() {
        const auto [wraps, cell] = fetched<bool, double>();
        for (std::uint32_t seed = 0; seed < 3; ++seed) {
            const WayCorners corners =
                cornersOf(town(seed, {800, 600}, 24, true), {800, 600}, wraps, cell);
            const WayCells& cells = corners.cells();
            const WayCell goal = corners.nearestOpen(cells.cellAt({400, 300}));
            std::set<WayCell> reached{goal};
            std::vector<WayCell> open{goal};
            while (!open.empty()) {
                const auto slot = static_cast<std::int64_t>(cells.slot(open.back()));
                open.pop_back();
                for (const std::int64_t by :
                     {-1L, 1L, -std::int64_t{cells.stride()}, std::int64_t{cells.stride()}}) {
                    const auto beside = static_cast<std::size_t>(slot + by);
                    const WayCell next = cells.cellOfSlot(beside);
                    if ((wraps || cells.slot(next) == beside) && corners.isOpen(next) &&
                        reached.insert(next).second)
                        open.push_back(next);
                }
            }
            WaySearch search;
            for (std::uint32_t row = 0; row < cells.rows(); row += 11)
                for (std::uint32_t column = 0; column < cells.columns(); column += 11) {
                    const WayCell start = WayCells::cell(column, row);
                    const bool isFar = wraps && (2 * column + 8 > cells.columns());
                    if (!corners.isOpen(start) || isFar)
                        continue;
                    QCOMPARE(search.find(corners, start, goal).has_value(),
                             reached.contains(start));
                }
        }
    }

    void goalsInAHouse_countAsTheNearestOpenCell() {
        const WayCorners corners = cornersOf({house({400, 300}, {100, 80}, 0)});
        for (const Vec2 place : {Vec2{400, 300}, {449.999, 300}, {450, 300}}) {
            QVERIFY(corners.isInside(place));
            const WayCell nearest = corners.nearestOpen(corners.cells().cellAt(place));
            QVERIFY(corners.isOpen(nearest));
            QVERIFY(!corners.isInside(corners.site(nearest)));
        }
        QVERIFY(!corners.isInside({450.001, 300})); // near the house, and not in it
        QVERIFY(!corners.isInside({700, 300}));
    }

    void passagesThatAreWideEnough_areOpen() {
        for (const double at : {400.0, 401.3, 402.5, 404.9}) {
            const WayCorners corners = cornersOf(
                {house({at / 2 - clearance / 2 - 0.1, 300}, {at - clearance - 0.1, 100}, 0),
                 house({at + clearance + 200, 300}, {400, 100}, 0)});
            QVERIFY(corners.isOpen(corners.cells().cellAt({at - 0.05, 300})));
        }
    }

    /// A fifth of a cell wider than twice the clearance.
    void streetsAtAnyAngle_arePassable() {
        constexpr double side = 2 * clearance + 1;
        for (double turn = 0; turn < 180; turn += 7) {
            const Vec2 across = direction(turn), along = turnLeft(across) * 60;
            const Vec2 middle = Vec2{200, 200} + across * (0.02 * turn);
            const Vec2 away = across * (side / 2 + 50);
            const WayCorners corners = cornersOf(
                {house(middle + away, {100, 60}, turn), house(middle - away, {100, 60}, turn)},
                {400, 400});
            const WayCell start = corners.cells().cellAt(middle + along);
            const auto path =
                WaySearch().find(corners, start, corners.cells().cellAt(middle - along));
            QVERIFY2(path && lengthOf(corners, start, *path) < 1.1 * 120,
                     qPrintable(QString::number(turn)));
        }
    }
};
