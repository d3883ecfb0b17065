#include "core/base/angle.h"
#include "core/base/random.h"
#include "core/scene/field.h"
#include "core/scene/path.h"
#include "core/scene/region.h"
#include "tests/core/scene/random_scene.h"
#include "tests/core/support/testing.h"

#include <QElapsedTimer>

/// The segments of an outline; a circle is one segment with a radius.
std::vector<Segment> segmentsOf(const ObstacleGeometry& obstacle) {
    if (obstacle.shape == ObstacleShape::circle)
        return {{{obstacle.x, obstacle.y}, {obstacle.x, obstacle.y}, obstacle.radius}};
    const Points outline = outlineOf(obstacle);
    std::vector<Segment> pieces;
    for (std::size_t i = 1; i < outline.size(); ++i)
        pieces.push_back({outline[i - 1], outline[i]});
    return pieces;
}

struct Ray {
    double distance = 0;
    Vec2 normal;
};

/// Where a line enters a circle from outside, or crosses a segment, as in a textbook.
std::optional<Ray> crossing(const Segment& piece, Vec2 from, Vec2 way) {
    const Vec2 start = piece.a - from;
    if (piece.radius > 0) {
        const double middle = dot(start, way);
        const double square = piece.radius * piece.radius - dot(start, start) + middle * middle;
        if (square < 0 || length(start) < piece.radius || middle < 0)
            return {};
        const double distance = middle - std::sqrt(square);
        return Ray{distance, (way * distance - start) / piece.radius};
    }
    const Vec2 along = piece.b - piece.a;
    const double slant = way.x * along.y - way.y * along.x;
    const double distance = (start.x * along.y - start.y * along.x) / slant;
    const double share = (start.x * way.y - start.y * way.x) / slant;
    if (slant == 0 || distance < 0 || share < 0 || share > 1)
        return {};
    const Vec2 normal = unit(Vec2{-along.y, along.x});
    return Ray{distance, dot(normal, way) > 0 ? normal * -1 : normal};
}

ObstacleGeometry shaped(ObstacleShape shape, Points points) {
    ObstacleGeometry obstacle;
    obstacle.shape = shape;
    obstacle.points = std::move(points);
    return obstacle;
}

const Points eight{{0, 0}, {100, 60},  {200, 0},  {100, -60},
                   {0, 0}, {-100, 60}, {-200, 0}, {-100, -60}};

/// Obstacles, regions, fields and paths give the same as a loop over all their images.
class TestScene : public QObject {
    Q_OBJECT

private slots:
    void edges_data() {
        QTest::addColumn<Edges>("edges");
        QTest::newRow("open") << Edges::open;
        QTest::newRow("wrap") << Edges::wrap;
    }

    void firstCut_isTheFirstOfAll_withItsNormal_data() { edges_data(); }

    void firstCut_isTheFirstOfAll_withItsNormal() {
        QFETCH(Edges, edges);
        RandomScene scene(31);
        const auto all = scene.obstacles(60, 60);
        const Obstacles obstacles(all);
        int crossed = 0;
        for (int i = 0; i < 1000; ++i) {
            const Vec2 from = scene.place();
            const Vec2 way = direction(scene.number(0, 360));
            std::optional<Ray> first;
            bool isInCircle = false; // from inside a circle the textbook has no answer
            for (const ObstacleGeometry& each : all)
                for (const Segment& piece : segmentsOf(each))
                    for (const Vec2 shift : imageShifts(edges)) {
                        isInCircle |= length(from + shift - piece.a) < piece.radius;
                        const auto one = crossing(piece, from + shift, way);
                        if (one && one->distance <= 120 &&
                            (!first || one->distance < first->distance))
                            first = one;
                    }
            if (isInCircle)
                continue;
            const auto cut = obstacles.firstCut(sceneMoment(edges), from, way, 120);
            QCOMPARE(cut.has_value(), first.has_value());
            if (!cut)
                continue;
            ++crossed;
            QVERIFY(std::abs(cut->distance - first->distance) < 1e-6);
            QVERIFY(length(cut->normal - first->normal) < 1e-5);
        }
        QVERIFY(crossed > 200);
    }

    void nearest_isTheNearestOutlineOfAll_data() { edges_data(); }

    void nearest_isTheNearestOutlineOfAll() {
        QFETCH(Edges, edges);
        RandomScene scene(32);
        const auto all = scene.obstacles(25, 60);
        const Obstacles obstacles(all);
        int found = 0;
        for (int i = 0; i < 600; ++i) {
            const Vec2 from = scene.place();
            const double within = i % 2 == 0 ? 30 : 4000;
            std::optional<double> best;
            for (const ObstacleGeometry& each : all)
                for (const Segment& piece : segmentsOf(each))
                    for (const Vec2 shift : imageShifts(edges)) {
                        const double far =
                            length(nearestOn(piece, from + shift) - (from + shift)) - piece.radius;
                        if (far <= within && (!best || far < *best))
                            best = far;
                    }
            const auto near = obstacles.nearest(sceneMoment(edges), from, within);
            QCOMPARE(near.has_value(), best.has_value());
            if (!near)
                continue;
            ++found;
            QVERIFY(std::abs(near->distance - *best) < 1e-9);
            QVERIFY(std::abs(length(near->offset) - std::abs(*best)) < 1e-9);
        }
        QVERIFY(found > 300);
    }

    void forEachWithin_visitsEachObstacleInReach_once_data() { edges_data(); }

    void forEachWithin_visitsEachObstacleInReach_once() {
        QFETCH(Edges, edges);
        RandomScene scene(33);
        std::vector<ObstacleGeometry> all = scene.obstacles(40, 60);
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].shape = i % 2 == 0 ? ObstacleShape::circle : ObstacleShape::box;
        const Obstacles obstacles(all);
        int reached = 0;
        for (int i = 0; i < 200; ++i) {
            const Vec2 from = scene.place();
            const double within = scene.number(0, 200);
            std::set<std::tuple<std::uint32_t, std::int64_t, std::int64_t>> expected;
            std::set<std::tuple<std::uint32_t, std::int64_t, std::int64_t>> seen;
            const auto key = [](std::uint32_t obstacle, Vec2 offset) {
                return std::tuple(obstacle, std::llround(offset.x * 1024),
                                  std::llround(offset.y * 1024));
            };
            for (std::uint32_t k = 0; k < all.size(); ++k) {
                const ObstacleGeometry& of = all[k];
                const bool isBox = of.shape == ObstacleShape::box;
                const Vec2 half = Vec2{of.width, of.height} * (isBox ? 0.5 : 0);
                const double reach = isBox ? length(half) : of.radius;
                for (const Vec2 shift : imageShifts(edges)) {
                    const Vec2 offset = Vec2{of.x, of.y} + half - (from + shift);
                    if (length(offset) - reach <= within)
                        expected.insert(key(k, offset));
                }
            }
            obstacles.forEachWithin(
                sceneMoment(edges), from, within,
                [&](std::uint32_t obstacle, Vec2 center) { seen.insert(key(obstacle, center)); });
            QCOMPARE(seen.size(), expected.size());
            QVERIFY(seen == expected);
            reached += static_cast<int>(seen.size());
        }
        QVERIFY(reached > 500);
    }

    void extent_isThatOfTheOutline() {
        RandomScene scene(34);
        const auto all = scene.obstacles(16, 60);
        const Obstacles obstacles(all);
        for (std::uint32_t k = 0; k < all.size(); ++k)
            for (double angle = 0; angle < 360; angle += 15) {
                const Vec2 way = direction(angle);
                double expected = all[k].radius;
                if (all[k].shape != ObstacleShape::circle) {
                    const Points outline = outlineOf(all[k]);
                    const auto [left, right] = std::ranges::minmax(outline, {}, &Vec2::x);
                    const auto [top, bottom] = std::ranges::minmax(outline, {}, &Vec2::y);
                    const Vec2 middle = Vec2{left.x + right.x, top.y + bottom.y} * 0.5;
                    expected = -1e9;
                    for (const Vec2 point : outline)
                        expected = std::max(expected, dot(point - middle, way));
                }
                QVERIFY(std::abs(obstacles.extent(k, way) - expected) < 1e-9);
            }
    }

    /// Each segment covers all others. In cells of the usual size the index would need 800 million
    /// entries.
    void manyLargeOverlappingSegments_areIndexedFast() {
        RandomScene scene(37);
        std::vector<Segment> segments;
        for (int i = 0; i < 20'000; ++i) {
            const Vec2 at = scene.place();
            segments.push_back({at, at, scene.number(900, 1000)});
        }
        QElapsedTimer timer;
        timer.start();
        const SegmentIndex index(segments);
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
        std::set<std::uint32_t> seen;
        index.forEachIn({400, 300}, {400, 300},
                        [&](std::uint32_t segment) { seen.insert(segment); });
        QVERIFY(seen.size() > 19'000);
    }

    void degenerateObstacles_giveFiniteAnswers_data() {
        QTest::addColumn<Points>("points");
        QTest::newRow("no point") << Points{};
        QTest::newRow("one point") << Points{{50, 0}};
        QTest::newRow("one point, doubled") << Points{{50, 0}, {50, 0}};
        QTest::newRow("a doubled corner") << Points{{50, -9}, {50, -9}, {50, 9}, {50, 9}};
        QTest::newRow("folded onto itself") << Points{{50, -9}, {50, 9}, {50, -9}};
    }

    void degenerateObstacles_giveFiniteAnswers() {
        QFETCH(Points, points);
        std::vector<Obstacles> all;
        for (const ObstacleShape shape : {ObstacleShape::polygon, ObstacleShape::wall})
            all.emplace_back(std::vector{shaped(shape, points)});
        ObstacleGeometry flat;
        flat.shape = ObstacleShape::box;
        flat.x = 50;
        flat.y = flat.width = flat.height = 0;
        all.emplace_back(std::vector{flat});
        flat.shape = ObstacleShape::circle;
        flat.radius = 0;
        all.emplace_back(std::vector{flat});
        for (const Obstacles& each : all)
            for (const Edges edges : {Edges::open, Edges::wrap}) {
                const Moment moment = sceneMoment(edges);
                if (each.empty()) {
                    QVERIFY(!each.firstAhead(moment, {}, {1, 0}, 100, 5));
                    QVERIFY(!each.firstCut(moment, {}, {1, 0}, 100));
                    QVERIFY(!each.nearest(moment, {}, 1e6));
                    continue;
                }
                const auto ahead = each.firstAhead(moment, {}, {1, 0}, 100, 5);
                QVERIFY(ahead && std::abs(ahead->distance - 45) < 1e-9);
                QVERIFY(std::isfinite(ahead->left) && std::isfinite(ahead->right));
                const auto cut = each.firstCut(moment, {0, 0}, {1, 0}, 100);
                QVERIFY(!cut || (std::abs(cut->distance - 50) < 1e-9 && isFinite(cut->normal)));
                const auto near = each.nearest(moment, {40, 0}, 1e6);
                QVERIFY(near && std::abs(near->distance - 10) < 1e-9);
                const auto on = each.nearest(moment, {50, 0}, 1e6);
                QVERIFY(on && on->distance == 0 && on->offset == Vec2{});
            }
    }

    void regions_acrossTheSeam_areWhole_data() {
        const TestRows<RegionShape, Vec2> row;
        for (const auto& [name, corner] : {std::pair("inside", Vec2{300, 200}),
                                           {"over the right edge", Vec2{730, 200}},
                                           {"over the top edge", Vec2{300, -70}},
                                           {"over a corner", Vec2{700, 520}},
                                           {"before the left edge", Vec2{-190, 100}}}) {
            row(QTest::addRow("box %s", name), RegionShape::box, corner);
            row(QTest::addRow("circle %s", name), RegionShape::circle, corner);
            row(QTest::addRow("polygon %s", name), RegionShape::polygon, corner);
        }
    }

    void regions_acrossTheSeam_areWhole() {
        const auto [shape, corner] = fetched<RegionShape, Vec2>();
        RegionGeometry from{shape, corner.x, corner.y, 200, 150, {}};
        from.points = {corner, corner + Vec2{200, 0}, corner + Vec2{60, 40}, corner + Vec2{0, 150}};
        const Region region(from);
        const Moment moment = sceneMoment(Edges::wrap);
        RandomScene scene(35);
        int inside = 0;
        for (int i = 0; i < 3000; ++i) {
            const Vec2 place = scene.place();
            bool contains = false;
            double nearest = 1e9;
            for (const Vec2 shift : imageShifts(Edges::wrap)) {
                contains |= region.contains(place + shift);
                nearest =
                    std::min(nearest, length(region.nearest(place + shift) - (place + shift)));
            }
            const Vec2 seen = region.seen(moment, place);
            QVERIFY(length(moment.offset(seen, place)) < 1e-9);
            QCOMPARE(region.contains(seen), contains);
            if (shape != RegionShape::polygon)
                QVERIFY(std::abs(length(region.nearest(seen) - seen) - nearest) < 1e-9);
            inside += contains;
        }
        QVERIFY(inside > 30);
    }

    void degenerateRegions_giveFiniteAnswers_data() {
        const TestRows<RegionGeometry, Vec2> row;
        const auto polygon = [](Points points) {
            RegionGeometry from;
            from.shape = RegionShape::polygon;
            from.points = std::move(points);
            return from;
        };
        row("a box of no size", {RegionShape::box, 400, 300, 0, 0, {}}, {400, 300});
        row("a circle of no size", {RegionShape::circle, 400, 300, 90, 0, {}}, {445, 300});
        row("one corner", polygon({{400, 300}}), {400, 300});
        row("two corners", polygon({{400, 200}, {400, 350}}), {400, 300});
        row("doubled corners",
            polygon({{400, 200}, {400, 200}, {400, 400}, {500, 400}, {500, 400}}), {400, 300});
        row("no corner: the corner of its box", polygon({}), {300, 225});
    }

    void degenerateRegions_giveFiniteAnswers() {
        const auto [from, nearest] = fetched<RegionGeometry, Vec2>();
        const Region region(from);
        QVERIFY(!region.contains({100, 300}));
        QVERIFY(length(region.nearest({100, 300}) - nearest) < 1e-9);
        const RandomStream random(1, 2, 3);
        for (std::uint32_t i = 0; i < 50; ++i) {
            const Vec2 place =
                region.randomPlace([&](std::uint32_t n) { return random.draw(i, 0, n); });
            QVERIFY(isFinite(place));
            QVERIFY(length(region.nearest(place) - place) < 1e-9);
        }
    }

    void fields_acrossTheSeam_areWhole() {
        RandomScene scene(36);
        for (const FieldKind kind : {FieldKind::vortex, FieldKind::toward}) {
            FieldGeometry from;
            from.kind = kind;
            from.x = 790;
            from.y = 10;
            from.radius = 200;
            from.strength = 0.5;
            const Field field(from, 1);
            int inside = 0;
            for (int i = 0; i < 1000; ++i) {
                const Vec2 place = scene.place();
                std::optional<Vec2> expected;
                for (const Vec2 shift : imageShifts(Edges::wrap)) {
                    const Vec2 offset = place + shift - Vec2{790, 10};
                    if (length(offset) > 200)
                        continue;
                    const Vec2 in = offset / -length(offset);
                    expected = (kind == FieldKind::toward ? in : Vec2{-in.y, in.x}) * 0.5;
                }
                const auto is = field.at(sceneMoment(Edges::wrap), place);
                QCOMPARE(is.has_value(), expected.has_value());
                if (is)
                    QVERIFY(length(*is - *expected) < 1e-9);
                inside += is.has_value();
            }
            QVERIFY(inside > 100);
        }
    }

    void noise_inAWorldThatWraps_hasNoSeam() {
        for (const double scale : {0.5, 7.0, 90.0, 5000.0}) {
            FieldGeometry from;
            from.kind = FieldKind::noise;
            from.x = 123;
            from.y = 456;
            from.scale = scale;
            const Field field(from, 5);
            const Moment moment = sceneMoment(Edges::wrap);
            const double step = std::min(scale, 100.0) / 1000;
            for (int i = 0; i < 2000; ++i) {
                const double at = i * 0.4;
                // Across the edges, and across the line that is farthest from the center.
                for (const auto& [a, b] : {std::pair(Vec2{0, at}, Vec2{800 - step, at}),
                                           std::pair(Vec2{at, 0}, Vec2{at, 600 - step}),
                                           std::pair(Vec2{523, at}, Vec2{523 - step, at}),
                                           std::pair(Vec2{at, 156}, Vec2{at, 156 - step})})
                    QVERIFY2(length(*field.at(moment, a) - *field.at(moment, b)) < 0.02,
                             qPrintable(QString("scale %1 at %2").arg(scale).arg(at)));
            }
        }
    }

    void curves_goThroughTheirPoints_data() {
        const TestRows<PathGeometry> row;
        const Points some{{10, 20}, {200, 60}, {180, 300}, {-90, 210}, {0, 0}};
        for (const bool closed : {false, true}) {
            const char* ends = closed ? "closed" : "open";
            for (const PathCurve curve : {PathCurve::polyline, PathCurve::smooth}) {
                const char* kind = curve == PathCurve::smooth ? "smooth" : "straight";
                row(QTest::addRow("%s %s", ends, kind), PathGeometry{curve, closed, some});
                row(QTest::addRow("%s %s, doubled points", ends, kind),
                    PathGeometry{curve, closed, {{0, 0}, {0, 0}, {90, 0}, {90, 0}, {90, 40}}});
                row(QTest::addRow("%s %s, two points", ends, kind),
                    PathGeometry{curve, closed, {{0, 0}, {100, 50}}});
                row(QTest::addRow("%s %s, crossing itself", ends, kind),
                    PathGeometry{curve, closed, eight});
            }
        }
    }

    void curves_goThroughTheirPoints() {
        const auto [geometry] = fetched<PathGeometry>();
        const Points places = placesAlong(geometry);
        auto next = places.begin();
        for (const Vec2 point : geometry.points) { // in their order
            next = std::ranges::find(next, places.end(), point);
            QVERIFY(next != places.end());
        }
        QCOMPARE(places.front(), geometry.points.front());
        QCOMPARE(places.back(), geometry.closed ? geometry.points.front() : geometry.points.back());
    }

    void at_movesAsFarAsAlongDoes_data() { curves_goThroughTheirPoints_data(); }

    void at_movesAsFarAsAlongDoes() {
        const auto [geometry] = fetched<PathGeometry>();
        const Path path(geometry);
        const Points places = placesAlong(geometry);
        double size = 0;
        for (std::size_t i = 1; i < places.size(); ++i) {
            size += length(places[i] - places[i - 1]);
            QVERIFY(length(path.at(std::min(size, path.length())) - places[i]) < 1e-6);
        }
        QVERIFY(std::abs(size - path.length()) < 1e-9);
        const double step = size / 777;
        for (double along = -size; along < 2 * size; along += step) {
            const Vec2 here = path.at(along);
            QVERIFY(length(path.at(along + step) - here) <= step + 1e-9);
            if (geometry.closed) // it goes around
                QVERIFY(length(path.at(along + size) - here) < 1e-6);
            else if (along <= 0 || along >= size) // it ends
                QCOMPARE(here, along <= 0 ? places.front() : places.back());
            QVERIFY(length(path.nearestFrom(sceneMoment(Edges::open), here, along).offset) < 1e-6);
        }
    }

    void nearestFrom_staysOnItsBranchAtACrossing_data() {
        QTest::addColumn<double>("lane"); // how far beside the path
        for (const double lane : {-8.0, -2.0, 0.0, 2.0, 8.0})
            QTest::addRow("%g beside", lane) << lane;
    }

    /// An agent that moves along the path, a little beside it, is found farther and farther along,
    /// even where the path crosses itself and another branch is as near.
    void nearestFrom_staysOnItsBranchAtACrossing() {
        QFETCH(double, lane);
        for (const PathCurve curve : {PathCurve::polyline, PathCurve::smooth}) {
            const Path path({curve, true, eight});
            const Moment moment = sceneMoment(Edges::open);
            double along = 5;
            for (double gone = 5; gone < 3 * path.length(); gone += 1.5) {
                const Vec2 ahead = unit(path.at(gone + 1) - path.at(gone - 1));
                const Vec2 at = path.at(gone) + turnLeft(ahead) * lane;
                const double before = along;
                along = path.nearestFrom(moment, at, along).along;
                double step = along - before;
                if (step < -path.length() / 2)
                    step += path.length();
                QVERIFY2(step > -30 && step < 30,
                         qPrintable(QString("from %1 to %2").arg(before).arg(along)));
                double off = along - std::fmod(gone, path.length());
                off -= path.length() * std::round(off / path.length());
                QVERIFY2(std::abs(off) < 30, qPrintable(QString("%1 at %2").arg(off).arg(gone)));
            }
        }
    }
};
