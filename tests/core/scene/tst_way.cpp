#include "core/base/random.h"
#include "core/scene/ways.h"
#include "tests/core/support/testing.h"

#include <queue>

ObstacleGeometry wall(Points points) {
    ObstacleGeometry obstacle;
    obstacle.shape = ObstacleShape::wall;
    obstacle.points = std::move(points);
    return obstacle;
}

ObstacleGeometry circle(Vec2 center, double radius) {
    ObstacleGeometry obstacle;
    obstacle.x = center.x;
    obstacle.y = center.y;
    obstacle.radius = radius;
    return obstacle;
}

std::shared_ptr<const WayMap> mapOf(std::vector<ObstacleGeometry> obstacles, double clearance = 8,
                                    bool wraps = false, double cell = 5) {
    return std::make_shared<const WayMap>(
        WayMap::Terrain{WayCells({800, 600}, wraps, cell), std::move(obstacles), clearance});
}

WayField fieldTo(const std::shared_ptr<const WayMap>& map, const std::vector<Vec2>& goals,
                 const WayField::Crowds& crowds = {}) {
    std::vector<WayCell> cells;
    for (const Vec2 goal : goals)
        cells.push_back(map->cells().cellAt(goal));
    return WayField(map, cells, crowds);
}

template <class Visit>
void forCells(const WayCells& cells, Visit visit) {
    for (std::uint32_t row = 0; row < cells.rows(); ++row)
        for (std::uint32_t column = 0; column < cells.columns(); ++column)
            visit(WayCells::cell(column, row));
}

/// Shortest ways that only go from cell to cell beside, over free cells.
std::map<WayCell, double> dijkstra(const WayMap& map, WayCell goal) {
    const WayCells& cells = map.cells();
    std::map<WayCell, double> times;
    std::priority_queue<std::pair<double, WayCell>, std::vector<std::pair<double, WayCell>>,
                        std::greater<>>
        open;
    open.push({0, goal});
    while (!open.empty()) {
        const auto [time, at] = open.top();
        open.pop();
        if (!times.emplace(at, time).second)
            continue;
        for (const auto& [right, down] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            const auto column = static_cast<int>(WayCells::column(at)) + right;
            const auto row = static_cast<int>(WayCells::row(at)) + down;
            if (column < 0 || row < 0 || column >= static_cast<int>(cells.columns()) ||
                row >= static_cast<int>(cells.rows()))
                continue;
            const WayCell to =
                WayCells::cell(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row));
            const std::size_t slot = cells.slot(to);
            if (map.isFree(slot))
                open.push(
                    {time + map.slowness(slot) * (right != 0 ? cells.size().x : cells.size().y),
                     to});
        }
    }
    return times;
}

/// The direction of the way from one place.
std::optional<Vec2> directionAt(const WayField& field, Vec2 place) {
    WayPlaces from;
    WayPlaces to;
    from.x.fill(place.x);
    from.y.fill(place.y);
    if (field.directionsAt(from, 1, to) == 0)
        return {};
    return Vec2{to.x[0], to.y[0]};
}

std::optional<WayCell> targetOf(const WayField& field, WayCell cell) {
    const WayCell target = field.targetAt(field.map().cells().slot(cell));
    return target >= WayTable::nearWall ? std::nullopt : std::optional(target);
}

std::optional<double> timeLeftAt(const WayField& field, WayCell cell) {
    const std::size_t slot = field.map().cells().slot(cell);
    return targetOf(field, cell) ? std::optional<double>(field.table().times[slot]) : std::nullopt;
}

/// Walks along the directions in small steps. Returns the length of the walk; nothing if it does
/// not come into the goal's cell.
std::optional<double> walk(const WayMap& map, const WayField& field, Vec2 from, Vec2 goal,
                           double& closest) {
    constexpr double step = 0.5;
    for (int i = 0; i < 20'000; ++i) {
        if (map.cells().cellAt(from) == map.cells().cellAt(goal))
            return i * step;
        const auto direction = directionAt(field, from);
        if (!direction)
            return {};
        const Vec2 next = from + *direction * step;
        if (map.isCut(from, next))
            return {};
        from = next;
        if (const auto near = map.nearestOutline(from))
            closest = std::min(closest, near->distance);
    }
    return {};
}

/// The direction of a way, blended cell by cell, where no wall is near.
std::optional<Vec2> blendedAt(const WayField& field, Vec2 place) {
    const WayCells& cells = field.map().cells();
    const WayCorner<double> corner = wayCorner(cells.grid(), place);
    const auto slot = static_cast<std::size_t>(corner.slot);
    const std::size_t around[] = {slot, slot + 1, slot + cells.stride(), slot + cells.stride() + 1};
    const auto [right, down] = corner.share;
    const double shares[] = {(1 - right) * (1 - down), right * (1 - down), (1 - right) * down,
                             right * down};
    std::set<WayCell> targets;
    for (const std::size_t each : around)
        targets.insert(field.table().targets[each]);
    if (*targets.rbegin() >= WayTable::nearWall)
        return {};
    const auto to = [&](WayCell target) { return cells.offset(place, cells.center(target)); };
    const Vec2 half = cells.size() * 0.5;
    for (const WayCell target : targets)
        if (const Vec2 offset = to(target); magnitude(offset.x) <= half.x &&
                                            magnitude(offset.y) <= half.y &&
                                            (targets.size() == 1 || field.isGoal(target)))
            return Vec2{};
    if (targets.size() == 1)
        return unit(to(*targets.begin()));
    Vec2 sum;
    for (int i = 0; i < 4; ++i)
        sum = sum + unit(to(field.table().targets[around[i]])) * shares[i];
    if (length(sum) < 0.2)
        return {};
    return unit(unit(sum));
}

/// Some obstacles at random places.
std::vector<ObstacleGeometry> randomObstacles(std::uint32_t scene) {
    const RandomStream random(11, 1, 1);
    std::vector<ObstacleGeometry> obstacles;
    for (std::uint32_t i = 0; i < 20; ++i) {
        const auto draw = [&](std::uint32_t n) { return random.draw(scene, i, n); };
        const Vec2 at{800 * draw(0), 600 * draw(1)};
        obstacles.push_back(i % 2 ? circle(at, 30 * draw(2))
                                  : wall({at, at + Vec2{80 * draw(3), 60 * draw(4)}}));
    }
    return obstacles;
}

class TestWay : public QObject {
    Q_OBJECT

private slots:
    void cells_fitIntoTheWorld() {
        const WayCells cells({800, 601}, false, 5);
        QCOMPARE(cells.columns(), 160U);
        QCOMPARE(cells.rows(), 121U);
        QCOMPARE(cells.cellAt({-5, 700}), WayCells::cell(0, 120));
        const WayCells huge({1'000'000, 1'000'000}, false, 1);
        QVERIFY(static_cast<double>(huge.count()) <= 1.01 * WayCells::mostCells);
        const WayCells narrow({1'000'000, 1}, true, 0.1);
        QVERIFY(narrow.columns() <= WayCells::mostColumns);
    }

    /// The search for free cells around the goal ends, though it may go farther than the world.
    void clearanceLargerThanTheWorld_endsItsSearch() {
        for (const bool wraps : {false, true}) {
            const auto map = std::make_shared<const WayMap>(
                WayMap::Terrain{WayCells({1, 1}, wraps, 0.1), {circle({0.5, 0.5}, 0.1)}, 1e6});
            const WayField field = fieldTo(map, {{0.05, 0.05}});
            std::size_t leadThere = 0;
            forCells(map->cells(),
                     [&](WayCell cell) { leadThere += targetOf(field, cell).has_value(); });
            QVERIFY(leadThere > 0);
        }
    }

    /// A wall that crosses a world that wraps thousands of times is drawn as far as agents see it.
    void wallsFarBeyondAWorldThatWraps_areThoseThatASearchFinds() {
        const auto map = mapOf({wall({{-400, 300}, {900'000, 800'000}}), circle({2500, 300}, 40),
                                wall({{900, -300'000}, {900, 1'000'000}})},
                               300, true);
        const Moment moment({800, 600}, Edges::wrap);
        forCells(map->cells(), [&](WayCell cell) {
            const auto near =
                map->obstacles().nearest(moment, map->cells().center(cell), 2 * map->clearance());
            QVERIFY(near);
            const auto drawn = static_cast<double>(map->distance(map->cells().slot(cell)));
            QVERIFY2(std::abs(drawn - near->distance) < 1e-3,
                     qPrintable(QString("%1, not %2").arg(drawn).arg(near->distance)));
        });
    }

    void inTheOpen_timesAreDistances() {
        const auto map = mapOf({});
        const Vec2 goal{402.5, 302.5};
        const WayField field = fieldTo(map, {goal});
        forCells(map->cells(), [&](WayCell cell) {
            const double distance = length(map->cells().center(cell) - goal);
            const double time = timeLeftAt(field, cell).value();
            QVERIFY(time >= distance * (1 - 1e-5));
            QCOMPARE_LE(time, distance * 1.01 + 1.4 * 5); // about two cells after a hundred
            QCOMPARE(targetOf(field, cell).value(), map->cells().cellAt(goal));
        });
        const Vec2 from{60.2, 33};
        QVERIFY(length(*directionAt(field, from) - unit(goal - from)) < 1e-12);
        QCOMPARE(*directionAt(field, {401, 304}), (Vec2{0, 0}));
    }

    void directionsOfABlock_areThoseOfEachPlace() {
        int compared = 0;
        for (const bool wraps : {false, true}) {
            const auto map = mapOf(randomObstacles(1), 8, wraps);
            const WayField field = fieldTo(map, {{400, 300}, {30, 500}});
            const RandomStream random(5, 1, 1);
            for (std::uint32_t block = 0; block < 200; ++block) {
                WayPlaces from;
                WayPlaces to;
                for (std::uint32_t i = 0; i < blockSize; ++i) {
                    from.x[i] = 820 * random.draw(block, i, 0) - 10;
                    from.y[i] = 620 * random.draw(block, i, 1) - 10;
                }
                const LaneBits places = ~(LaneBits{1} << block % blockSize);
                const LaneBits found = field.directionsAt(from, places, to);
                QCOMPARE(found & ~places, LaneBits{0});
                for (std::size_t i = 0; i < blockSize; ++i) {
                    const auto alone = directionAt(field, {from.x[i], from.y[i]});
                    if (!(places >> i & 1))
                        continue;
                    QCOMPARE(alone.has_value(), (found >> i & 1) != 0);
                    if (alone)
                        QCOMPARE(*alone, (Vec2{to.x[i], to.y[i]}));
                    const auto blended = blendedAt(field, {from.x[i], from.y[i]});
                    if (!blended)
                        continue;
                    QCOMPARE(*alone, *blended);
                    ++compared;
                }
            }
        }
        QVERIFY(compared > 10'000);
    }

    void eachGoal_isFoundOnce() {
        const WayMap::Terrain terrain{WayCells({800, 600}, false, 5), randomObstacles(1), 8};
        WayFields fields({.terrain = terrain});
        constexpr std::size_t goals = 40;
        for (std::size_t tick = 0; tick < 4; ++tick) {
            fields.begin({});
            for (std::size_t i = 0; i < goals; ++i)
                (void)fields.to(WayCells::cell(static_cast<std::uint32_t>(3 * i), 60));
        }
        QCOMPARE(fields.found(), goals);
    }

    /// Goals that nobody asks for anymore make room; those that were asked for last stay.
    void goalsThatMove_leaveTheOthers() {
        const WayMap::Terrain terrain{WayCells({800, 600}, false, 5), {}, 8};
        const std::size_t whole = WayField(std::make_shared<const WayMap>(terrain), {}, {}).bytes();
        WayFields fields({.terrain = terrain}, 8 * whole);
        std::size_t moved = 0;
        for (std::uint32_t tick = 0; tick < 300; ++tick, ++moved) {
            fields.begin({});
            (void)fields.to(WayCells::cell(10, 100)); // stays
            (void)fields.toNearest({WayCells::cell(20 + tick % 100, 20 + tick / 100)});
        }
        QCOMPARE(fields.found(), moved + 1);
    }

    /// A cell that knows its only outline gives what a search among all of them finds.
    void nearOutlines_areThoseOfASearch() {
        int near = 0, cuts = 0;
        for (std::uint32_t scene = 0; scene < 8; ++scene) {
            const auto map = mapOf(randomObstacles(scene), scene % 2 ? 8 : 20);
            const Obstacles& obstacles = map->obstacles();
            Moment moment;
            moment.worldSize = {800, 600};
            const RandomStream random(scene, 2, 2);
            for (std::uint32_t i = 0; i < 20'000; ++i) {
                const Vec2 place{820 * random.draw(i, 0, 0) - 10, 620 * random.draw(i, 0, 1) - 10};
                const auto found = map->nearestOutline(place);
                const auto searched = obstacles.nearest(moment, place, map->clearance());
                QCOMPARE(found.has_value(), searched.has_value());
                if (found) {
                    QCOMPARE(found->offset, searched->offset);
                    QCOMPARE(found->distance, searched->distance);
                    ++near;
                }
                const auto corner = wayCorner(map->cells().grid(), place);
                const Vec2 center = map->cells().center(
                    map->cells().cellOfSlot(static_cast<std::size_t>(corner.slot)));
                if (length(center - place) > 8)
                    continue; // outside of the world
                QCOMPARE(map->isCutBefore(place, center), map->isCut(place, center));
                cuts += map->isCut(place, center) ? 1 : 0;
            }
        }
        QVERIFY(near > 1000);
        QVERIFY(cuts > 100);
    }

    void timesAgreeWithDijkstra() {
        const RandomStream random(7, 1, 1);
        for (std::uint32_t scene = 0; scene < 12; ++scene) {
            std::vector<ObstacleGeometry> obstacles;
            for (std::uint32_t i = 0; i < 25; ++i) {
                const auto draw = [&](std::uint32_t n) { return random.draw(scene, i, n); };
                const Vec2 at{800 * draw(0), 600 * draw(1)};
                obstacles.push_back(i % 2 ? circle(at, 30 * draw(2))
                                          : wall({at, {800 * draw(3), 600 * draw(4)}}));
            }
            const auto map = mapOf(obstacles);
            const Vec2 goal{400, 300};
            const WayCell at = map->cells().cellAt(goal);
            if (!map->isFree(map->cells().slot(at)))
                continue;
            const WayField field = fieldTo(map, {goal});
            const auto times = dijkstra(*map, at);
            forCells(map->cells(), [&](WayCell cell) {
                const auto time = timeLeftAt(field, cell);
                const auto found = times.find(cell);
                QCOMPARE(time.has_value(), found != times.end());
                if (!time)
                    return;
                QVERIFY(*time <= found->second * (1 + 1e-4)); // it may go aslant
                QVERIFY(*time >= found->second * (0.7071 - 1e-4));
            });
        }
    }

    void aroundAWall_theWayIsShort() {
        const auto map = mapOf({wall({{400, 150}, {400, 600}})});
        const Vec2 goal{600, 500};
        const WayField field = fieldTo(map, {goal});
        const Vec2 from{200, 500};
        double closest = 100;
        const auto walked = walk(*map, field, from, goal, closest);
        QVERIFY(walked.has_value());
        const double straight = 2 * length(Vec2{200, 350}); // around the end of the wall
        QVERIFY2(*walked < 1.05 * straight, qPrintable(QString::number(*walked / straight)));
        QVERIFY2(closest > 0.8 * 8, qPrintable(QString::number(closest)));
        // From afar it heads for the end of the wall.
        QVERIFY(length(*directionAt(field, from) - unit(Vec2{400, 140} - from)) < 0.1);
    }

    void walksNeverCrossAWall() {
        const RandomStream random(3, 1, 1);
        int arrived = 0;
        for (std::uint32_t scene = 0; scene < 20; ++scene) {
            std::vector<ObstacleGeometry> obstacles;
            for (std::uint32_t i = 0; i < 14; ++i) {
                const auto draw = [&](std::uint32_t n) { return random.draw(scene, i, n); };
                const Vec2 at{800 * draw(0), 600 * draw(1)};
                const Vec2 way{400 * draw(2) - 200, 400 * draw(3) - 200};
                obstacles.push_back(wall({at, at + way}));
            }
            const auto map = mapOf(obstacles, 6);
            const Vec2 goal{402, 303};
            const WayField field = fieldTo(map, {goal});
            for (std::uint32_t i = 0; i < 20; ++i) {
                const Vec2 from{800 * random.draw(scene, i, 8), 600 * random.draw(scene, i, 9)};
                const std::size_t slot = map->cells().slot(map->cells().cellAt(from));
                if (!timeLeftAt(field, map->cells().cellAt(from)) || !map->isFree(slot))
                    continue;
                double closest = 100;
                const auto walked = walk(*map, field, from, goal, closest);
                QVERIFY2(
                    walked.has_value(),
                    qPrintable(QString("scene %1 from %2 %3").arg(scene).arg(from.x).arg(from.y)));
                ++arrived;
            }
        }
        QVERIFY(arrived > 150);
    }

    void closedIn_thereIsNoWay() {
        const RandomStream random(5, 1, 1);
        for (std::uint32_t i = 0; i < 50; ++i) {
            ObstacleGeometry room; // thinner than any cell
            room.shape = ObstacleShape::polygon;
            room.points.clear();
            for (std::uint32_t k = 0; k < 3; ++k)
                room.points.push_back(Vec2{400, 300} +
                                      Vec2{k == 0 ? -250.0 : 250.0, k == 1 ? -200.0 : 200.0} *
                                          (0.5 + random.draw(i, k, 0) / 2) +
                                      Vec2{40 * random.draw(i, k, 1), 40 * random.draw(i, k, 2)});
            const auto map = mapOf({room}, 0);
            const WayField field = fieldTo(map, {{20, 20}});
            const Vec2 middle = (room.points[0] + room.points[1] + room.points[2]) / 3;
            QVERIFY(!timeLeftAt(field, map->cells().cellAt(middle)));
            QVERIFY(!directionAt(field, middle));
            QVERIFY(directionAt(field, {780, 20}).has_value());
        }
    }

    void goalBesideAWall_isReachedOnItsSide() {
        const auto map = mapOf({wall({{400, 100}, {400, 500}})}, 20);
        const Vec2 goal{404, 300}; // closer to the wall than the clearance
        const WayField field = fieldTo(map, {goal});
        double closest = 100;
        QVERIFY(walk(*map, field, {700, 300}, goal, closest).value() < 320);
        QVERIFY(walk(*map, field, {100, 300}, goal, closest).value() > 600);
    }

    void besideAWall_itLeadsAway() {
        const auto map = mapOf({wall({{400, 0}, {400, 600}})}, 30);
        const WayField field = fieldTo(map, {{700, 300}});
        QCOMPARE(*directionAt(field, {401, 300}), (Vec2{1, 0}));
        QVERIFY(!directionAt(field, {200, 300}));
    }

    void severalGoals_theNearestCounts() {
        const auto map = mapOf({});
        const WayField field = fieldTo(map, {{102.5, 302.5}, {702.5, 302.5}});
        QVERIFY(directionAt(field, {350, 300})->x < 0);
        QVERIFY(directionAt(field, {450, 300})->x > 0);
        const WayCell middle = map->cells().cellAt({402.5, 302.5});
        QCOMPARE(targetOf(field, middle).value(), map->cells().cellAt({102.5, 302.5})); // a tie
    }

    void inAWorldThatWraps_itTakesTheShortWay() {
        const auto map = mapOf({}, 8, true);
        const WayField field = fieldTo(map, {{12.5, 12.5}});
        QVERIFY(length(*directionAt(field, {790, 595}) - unit(Vec2{22.5, 17.5})) < 1e-12);
        QVERIFY(timeLeftAt(field, map->cells().cellAt({790, 595})).value() < 40);
        const auto walled =
            mapOf({wall({{1, -10}, {1, 610}}), wall({{-10, 1}, {810, 1}})}, 8, true);
        const WayField around = fieldTo(walled, {{20, 20}});
        QVERIFY(directionAt(around, {780, 580})->x < 0);
        QVERIFY(timeLeftAt(around, walled->cells().cellAt({780, 580})).value() > 900);
        double closest = 100;
        QVERIFY(walk(*walled, around, {780, 580}, {20, 20}, closest).value() < 1000);
    }

    void crowds_makeItLonger() {
        const auto map = mapOf({circle({400, 300}, 100)});
        std::vector<std::uint32_t> counts(map->cells().count());
        for (double y = 20; y < 200; y += 5)
            counts[map->cells().index(map->cells().cellAt({400, y}))] = 100;
        const Vec2 from{200, 295};
        QVERIFY(directionAt(fieldTo(map, {{700, 295}}), from)->y < 0);
        QVERIFY(directionAt(fieldTo(map, {{700, 295}}, {counts, 1}), from)->y > 0);
        QVERIFY(directionAt(fieldTo(map, {{700, 295}}, {counts, 0}), from)->y < 0);
    }

    void steps_goToTheExactPlace() {
        const auto map = mapOf({});
        const Vec2 goal{401, 304};
        const WayField field = fieldTo(map, {goal});
        const auto exact = [&](WayCell) { return goal; };
        for (const Vec2 from : {Vec2{403, 301}, Vec2{100, 50}}) {
            const auto step = field.stepFrom(from, exact);
            QVERIFY(length(step->offset - (goal - from)) < 1e-9);
            QVERIFY(std::abs(step->left - length(goal - from)) < 1e-9);
        }
        const auto map2 = mapOf({wall({{400, 150}, {400, 600}})});
        const WayField around = fieldTo(map2, {{600, 500}});
        const double left = around.stepFrom({200, 500}, exact)->left;
        QVERIFY(left > 800 && left < 950);
    }
};
