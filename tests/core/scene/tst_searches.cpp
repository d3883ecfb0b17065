#include "core/base/angle.h"
#include "core/scene/path.h"
#include "core/scene/solid_ground.h"
#include "tests/core/scene/random_scene.h"
#include "tests/core/support/testing.h"

double distanceTo(const Segment& segment, Vec2 from) {
    return length(nearestOn(segment, from) - from) - segment.radius;
}

/// Every search of geometry finds the same as a loop over all segments.
class TestSearches : public QObject {
    Q_OBJECT

private slots:
    void forEachIn_missesNothing_data() {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 5, 40, 1000})
            QTest::addRow("%d", count) << count;
    }

    void forEachIn_missesNothing() {
        QFETCH(int, count);
        RandomScene scene(static_cast<std::uint32_t>(count));
        const SegmentIndex index(scene.segments(static_cast<std::size_t>(count)));
        int found = 0;
        for (int i = 0; i < 200; ++i) {
            const Vec2 low = scene.place() - Vec2{100, 100};
            const Vec2 high = low + Vec2{scene.number(0, 120), scene.number(0, 120)};
            std::set<std::uint32_t> seen;
            index.forEachIn(low, high, [&](std::uint32_t segment) { seen.insert(segment); });
            for (std::uint32_t k = 0; k < index.segments().size(); ++k) {
                // A segment meets the box if one of these places on it is inside.
                const Segment& of = index.segments()[k];
                for (int step = 0; step <= 20; ++step) {
                    const Vec2 at = of.a + (of.b - of.a) * (step / 20.0);
                    const bool inside =
                        at.x >= low.x && at.x <= high.x && at.y >= low.y && at.y <= high.y;
                    found += inside;
                    QVERIFY(!inside || seen.contains(k));
                }
            }
        }
        QVERIFY(count < 40 || found > 100);
    }

    void nearest_isTheNearestOfAll_data() { forEachIn_missesNothing_data(); }

    void nearest_isTheNearestOfAll() {
        QFETCH(int, count);
        RandomScene scene(static_cast<std::uint32_t>(count) + 7);
        const SegmentIndex index(scene.segments(static_cast<std::size_t>(count)));
        for (int i = 0; i < 300; ++i) {
            const Vec2 from = scene.place() * 2 - Vec2{400, 300};
            const double within = i % 3 == 0 ? scene.number(0, 60) : 1e7;
            std::optional<double> best;
            for (const Segment& segment : index.segments())
                if (const double far = distanceTo(segment, from); far <= within)
                    best = best ? std::min(*best, far) : far;
            const auto hit = index.nearest(from, within);
            QCOMPARE(hit.has_value(), best.has_value());
            if (hit)
                QCOMPARE(hit->distance, *best);
        }
    }

    void nearestImage_inAWorldThatWraps_isTheNearestOfAllImages() {
        RandomScene scene(3);
        const Moment moment = sceneMoment(Edges::wrap);
        const SegmentIndex index(scene.segments(30));
        for (int i = 0; i < 300; ++i) {
            const Vec2 from = scene.place();
            double best = 1e9;
            for (const Vec2 shift : imageShifts(moment.edges))
                for (const Segment& segment : index.segments())
                    best = std::min(best, distanceTo(segment, from + shift));
            Vec2 shift;
            const auto hit = index.nearestImage(moment, from, 1e6, shift);
            QVERIFY(hit.has_value());
            QCOMPARE(hit->distance, best);
            QVERIFY(std::abs(length(hit->at - (from + shift)) -
                             index.segments()[hit->segment].radius - best) < 1e-9);
        }
    }

    void forNear_missesNothingNearer() {
        for (const int count : {1, 3, 17, 500}) {
            RandomScene scene(static_cast<std::uint32_t>(count) + 11);
            std::vector<Segment> line;
            Vec2 at = scene.place();
            for (int i = 0; i < count; ++i) {
                const Vec2 next = at + Vec2{scene.number(-20, 30), scene.number(-25, 25)};
                line.push_back({at, next});
                at = next;
            }
            const SegmentIndex index(line);
            for (int i = 0; i < 200; ++i) {
                const Vec2 from = scene.place() * 3 - Vec2{800, 600};
                double best = 1e18;
                for (const Segment& piece : line)
                    best = std::min(best, distanceTo(piece, from));
                double reach = 1e7;
                index.forNear(from, reach, [&](std::uint32_t piece) {
                    reach = std::min(reach, distanceTo(line[piece], from));
                });
                QVERIFY(std::abs(reach - best) < 1e-9);
                QVERIFY(std::sqrt(index.bounds().squaredDistance(from)) <= best + 1e-9);
                QVERIFY(!index.nearest(from, best * 0.99 - 1e-6));
            }
        }
    }

    void sweep_stopsWhereTheDiscTouches() {
        RandomScene scene(5);
        int hits = 0;
        for (int i = 0; i < 3000; ++i) {
            const Segment segment = scene.segments(1 + static_cast<std::size_t>(i % 3)).back();
            const Vec2 from = scene.place();
            const Vec2 way = direction(scene.number(0, 360));
            const double disc = scene.number(0, 20);
            if (distanceTo(segment, from) < disc)
                continue;
            const auto distance = sweep(segment, from, way, 500, disc);
            if (distance) {
                ++hits;
                QVERIFY(std::abs(distanceTo(segment, from + way * *distance) - disc) < 1e-6);
            }
            const double until = distance.value_or(500);
            for (int step = 0; step < 50; ++step)
                QVERIFY(distanceTo(segment, from + way * (until * step / 50)) > disc - 1e-6);
        }
        QVERIFY(hits > 60);
        const Segment wall{{0, -10}, {0, 10}};
        QCOMPARE(*sweep(wall, {-1, 0}, {1, 0}, 100, 3), 0.0); // touches, and moves farther in
        QVERIFY(!sweep(wall, {-1, 0}, {-1, 0}, 100, 3));      // touches, and moves out
        QVERIFY(!sweep(wall, {-5, 0}, {0, 1}, 100, 3));       // moves along it
    }

    void cut_isWhereTheLineCrosses() {
        const Segment wall{{10, -10}, {10, 10}};
        QCOMPARE(*cut(wall, {0, 5}, {1, 0}, 20), 10.0);
        QVERIFY(!cut(wall, {0, 5}, {1, 0}, 9));
        QVERIFY(!cut(wall, {0, 11}, {1, 0}, 20));
        QVERIFY(!cut(wall, {0, 5}, {-1, 0}, 20));
        QVERIFY(!cut(wall, {0, 5}, {0, 1}, 20)); // parallel
        QCOMPARE(*cut({{10, 0}, {10, 0}, 4}, {0, 0}, {1, 0}, 20), 6.0);
    }

    void paths_findTheNearestPlace_data() {
        const TestRows<bool, bool, bool> row;
        for (int i = 0; i < 8; ++i)
            row(QTest::addRow("%s %s %s", i & 1 ? "closed" : "open", i & 2 ? "smooth" : "straight",
                              i & 4 ? "wrap" : "no wrap"),
                bool(i & 1), bool(i & 2), bool(i & 4));
    }

    void paths_findTheNearestPlace() {
        const auto [closed, smooth, wraps] = fetched<bool, bool, bool>();
        RandomScene scene(9);
        const Moment moment = sceneMoment(wraps ? Edges::wrap : Edges::open);
        PathGeometry geometry{smooth ? PathCurve::smooth : PathCurve::polyline, closed, {}};
        for (int i = 0; i < 9; ++i)
            geometry.points.push_back(scene.place());
        const Path path(geometry);
        const Points places = placesAlong(geometry);
        for (int i = 0; i < 300; ++i) {
            const Vec2 from = scene.place();
            double best = 1e9;
            for (const Vec2 shift : imageShifts(moment.edges))
                for (std::size_t k = 1; k < places.size(); ++k)
                    best = std::min(best, distanceTo({places[k - 1], places[k]}, from + shift));
            const Path::Spot spot = path.nearest(moment, from);
            QVERIFY(std::abs(length(spot.offset) - best) < 1e-9);
            QVERIFY(length(moment.offset(from + spot.offset, path.at(spot.along))) < 1e-6);
            // A search from there, or from a little way off, finds the place again.
            for (const double off : {0.0, 3.0, -3.0}) {
                const Path::Spot again = path.nearestFrom(moment, from, spot.along + off);
                QVERIFY(length(again.offset) <= length(spot.offset) + 5);
            }
        }
    }

    void firstAhead_isTheFirstOfAll() {
        RandomScene scene(21);
        const std::vector<ObstacleGeometry> all = scene.obstacles(60, 40);
        const Obstacles together(all);
        int hits = 0;
        for (const Edges edges : {Edges::open, Edges::wrap}) {
            const Moment moment = sceneMoment(edges);
            for (int i = 0; i < 400; ++i) {
                const Vec2 from = scene.place();
                const Vec2 way = direction(scene.number(0, 360));
                std::optional<double> first;
                for (const ObstacleGeometry& each : all)
                    if (const auto one = Obstacles({each}).firstAhead(moment, from, way, 150, 6))
                        first = first ? std::min(*first, one->distance) : one->distance;
                const auto hit = together.firstAhead(moment, from, way, 150, 6);
                QCOMPARE(hit.has_value(), first.has_value());
                if (hit)
                    QCOMPARE(hit->distance, *first);
                hits += hit.has_value();
            }
        }
        QVERIFY(hits > 200);
    }

    /// Obstacles that come, move and go are found as those made of the list that is left.
    void obstaclesThatChange_areFoundAsNewOnes_data() {
        const TestRows<int, int> row;
        for (const Edges edges : {Edges::open, Edges::wrap})
            for (const int count : {0, 1, 40, 300})
                row(QTest::addRow("%d of %d", static_cast<int>(edges), count),
                    static_cast<int>(edges), count);
    }

    void obstaclesThatChange_areFoundAsNewOnes() {
        const auto [edges, count] = fetched<int, int>();
        RandomScene scene(static_cast<std::uint32_t>(count) + 31);
        const Moment moment = sceneMoment(static_cast<Edges>(edges));
        constexpr double margin = 20;
        std::vector<ObstacleGeometry> all = scene.obstacles(count, 60);
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].id = "was-" + std::to_string(i);
        Obstacles kept(all);
        SolidGround ground(all, moment, margin);
        int taken = 0;
        for (int round = 0; round < 120; ++round) {
            const double what = scene.number(0, 3);
            const auto which = static_cast<std::size_t>(
                scene.number(0, static_cast<double>(std::max<std::size_t>(all.size(), 1))));
            const bool isNew = what < 1 || all.empty();
            std::optional<ObstacleGeometry> now;
            std::string id = isNew ? "new-" + std::to_string(round) : all[which].id;
            if (isNew) {
                now = scene.obstacles(1 + round % 4, 60).back();
                now->id = id;
                all.push_back(*now);
            } else if (what < 2) {
                now = all[which];
                const Vec2 by = round % 7 == 0 ? Vec2{900, -400} : scene.place() - sceneSize * 0.5;
                now->x += by.x;
                now->y += by.y;
                for (Vec2& point : now->points)
                    point = point + by;
                if (round % 11 == 0)
                    now->radius = 2'000'000; // it cannot stand
                all[which] = *now;
            } else {
                all.erase(all.begin() + static_cast<std::ptrdiff_t>(which));
            }
            if (kept.take(id, now ? &*now : nullptr, isNew))
                ++taken;
            else
                kept = Obstacles(all);
            if (!ground.take(id, now ? &*now : nullptr, isNew, moment, margin))
                ground.renew(all, moment, margin);
            const Obstacles fresh(all);
            const SolidGround freshGround(all, moment, margin);
            QCOMPARE(kept.empty(), fresh.empty());
            QCOMPARE(ground.empty(), freshGround.empty());
            for (int i = 0; i < 30; ++i) {
                const Vec2 from = scene.place(), way = scene.place() - from;
                const Vec2 direction = unit(way);
                const double reach = length(way) + 1;
                const auto cut = kept.firstCut(moment, from, direction, reach);
                const auto freshCut = fresh.firstCut(moment, from, direction, reach);
                QCOMPARE(cut.has_value(), freshCut.has_value());
                if (cut) {
                    QCOMPARE(cut->distance, freshCut->distance);
                    QCOMPARE(cut->normal, freshCut->normal);
                    QCOMPARE(kept.id(cut->obstacle), fresh.id(freshCut->obstacle));
                }
                const auto ahead = kept.firstAhead(moment, from, direction, reach, 6);
                const auto freshAhead = fresh.firstAhead(moment, from, direction, reach, 6);
                QCOMPARE(ahead.has_value(), freshAhead.has_value());
                if (ahead)
                    QVERIFY(ahead->distance == freshAhead->distance &&
                            ahead->left == freshAhead->left && ahead->right == freshAhead->right);
                const auto near = kept.nearest(moment, from, 80);
                const auto freshNear = fresh.nearest(moment, from, 80);
                QCOMPARE(near.has_value(), freshNear.has_value());
                if (near)
                    QVERIFY(near->offset == freshNear->offset &&
                            near->distance == freshNear->distance);
                QCOMPARE(kept.contain(moment, from), fresh.contain(moment, from));
                std::vector<SolidGround::Piece> pieces, freshPieces;
                const Vec2 wide{12, 12};
                ground.findNear(moment, from - wide, from + wide, pieces);
                freshGround.findNear(moment, from - wide, from + wide, freshPieces);
                std::vector<SolidGround::Piece> around;
                freshGround.findNear(moment, from - Vec2{margin, margin},
                                     from + Vec2{margin, margin}, around);
                QVERIFY(around.empty() || ground.isNear(from));
                std::vector<Vec2> pushes, freshPushes;
                ground.forPushes(pieces, from, 9, [&](Vec2 by) { pushes.push_back(by); });
                freshGround.forPushes(freshPieces, from, 9,
                                      [&](Vec2 by) { freshPushes.push_back(by); });
                QCOMPARE(pushes, freshPushes);
                QCOMPARE(ground.endOfWay(pieces, from, direction * 5, 4),
                         freshGround.endOfWay(freshPieces, from, direction * 5, 4));
            }
        }
        QVERIFY(taken > 40);
    }
};
