#include "core/base/angle.h"
#include "core/scene/chord_tree.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"

#include <QTest>

#include <cmath>
#include <random>
#include <set>

using namespace tiller;

namespace {

Moment world(Edges edges, Vec2 size = {800, 600}) {
    Moment moment;
    moment.edges = edges;
    moment.worldSize = size;
    moment.perWorldSize = {1 / size.x, 1 / size.y};
    return moment;
}

class Draw {
public:
    explicit Draw(std::uint32_t seed) : m_random(seed) {}
    double operator()(double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(m_random);
    }
    Vec2 place() { return {(*this)(0, 800), (*this)(0, 600)}; }
    std::vector<Segment> pieces(std::size_t count) {
        std::vector<Segment> all;
        for (std::size_t i = 0; i < count; ++i) {
            const Vec2 a = place();
            const bool isPoint = i % 5 == 0;
            all.push_back({a, isPoint ? a : a + Vec2{(*this)(-90, 90), (*this)(-90, 90)},
                           i % 3 == 0 ? (*this)(0, 30) : 0});
        }
        return all;
    }

private:
    std::mt19937 m_random;
};

double distanceTo(const Segment& segment, Vec2 from) {
    return length(nearestOn(segment, from) - from) - segment.radius;
}

/// The offsets of all images of a place.
std::vector<Vec2> images(const Moment& moment) {
    std::vector<Vec2> shifts{{}};
    if (moment.edges == Edges::wrap)
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k)
                if (i != 0 || k != 0)
                    shifts.push_back({i * moment.worldSize.x, k * moment.worldSize.y});
    return shifts;
}

} // namespace

/// The searches of geometry against looking at every piece.
class TestSearches : public QObject {
    Q_OBJECT

private slots:
    void boxes_missNothing_data();
    void boxes_missNothing();
    void nearest_isThatOfAll_data() { boxes_missNothing_data(); }
    void nearest_isThatOfAll();
    void inAWorldThatWraps_theNearestImageCounts();
    void chords_findTheNearestPiece();
    void sweep_stopsWhereTheDiscTouches();
    void cut_isWhereTheLineMeets();
    void paths_findTheNearestPlace_data();
    void paths_findTheNearestPlace();
    void firstAhead_isTheFirstOfAll();
};

void TestSearches::boxes_missNothing_data() {
    QTest::addColumn<int>("count");
    for (const int count : {1, 2, 5, 40, 1000})
        QTest::addRow("%d", count) << count;
}

void TestSearches::boxes_missNothing() {
    QFETCH(int, count);
    Draw draw(static_cast<std::uint32_t>(count));
    const SegmentIndex index(draw.pieces(static_cast<std::size_t>(count)));
    int found = 0;
    for (int i = 0; i < 200; ++i) {
        const Vec2 low = draw.place() - Vec2{100, 100};
        const Vec2 high = low + Vec2{draw(0, 120), draw(0, 120)};
        std::set<std::uint32_t> seen;
        index.forEachIn(low, high, [&](std::uint32_t piece) { seen.insert(piece); });
        for (std::uint32_t k = 0; k < index.segments().size(); ++k) {
            // A piece is in the box if one of its places is.
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

void TestSearches::nearest_isThatOfAll() {
    QFETCH(int, count);
    Draw draw(static_cast<std::uint32_t>(count) + 7);
    const SegmentIndex index(draw.pieces(static_cast<std::size_t>(count)));
    for (int i = 0; i < 300; ++i) {
        const Vec2 from = draw.place() * 2 - Vec2{400, 300};
        const double within = i % 3 == 0 ? draw(0, 60) : 1e7;
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

void TestSearches::inAWorldThatWraps_theNearestImageCounts() {
    Draw draw(3);
    const Moment moment = world(Edges::wrap);
    const SegmentIndex index(draw.pieces(30));
    for (int i = 0; i < 300; ++i) {
        const Vec2 from = draw.place();
        double best = 1e9;
        for (const Vec2 shift : images(moment))
            for (const Segment& segment : index.segments())
                best = std::min(best, distanceTo(segment, from + shift));
        Vec2 shift;
        const auto hit = index.nearestImage(moment, from, 1e6, shift);
        QVERIFY(hit.has_value());
        QCOMPARE(hit->distance, best);
        QVERIFY(std::abs(length(hit->at - (from + shift)) - index.segments()[hit->segment].radius -
                         best) < 1e-9);
    }
}

void TestSearches::chords_findTheNearestPiece() {
    for (const int count : {1, 3, 17, 500}) {
        Draw draw(static_cast<std::uint32_t>(count) + 11);
        std::vector<Segment> line;
        Vec2 at = draw.place();
        for (int i = 0; i < count; ++i) {
            const Vec2 next = at + Vec2{draw(-20, 30), draw(-25, 25)};
            line.push_back({at, next});
            at = next;
        }
        const ChordTree tree(line);
        for (int i = 0; i < 200; ++i) {
            const Vec2 from = draw.place() * 3 - Vec2{800, 600};
            double best = 1e18;
            for (const Segment& piece : line)
                best = std::min(best, distanceTo(piece, from));
            const auto hit = tree.nearest(from, 1e7);
            QVERIFY(hit.has_value());
            QVERIFY(std::abs(std::sqrt(hit->distance2) - best) < 1e-9);
            QVERIFY(tree.leastDistance(from) <= best + 1e-9);
            QVERIFY(!tree.nearest(from, best * 0.99 - 1e-6));
        }
    }
}

void TestSearches::sweep_stopsWhereTheDiscTouches() {
    Draw draw(5);
    int hits = 0;
    for (int i = 0; i < 3000; ++i) {
        const Segment segment = draw.pieces(1 + static_cast<std::size_t>(i % 3)).back();
        const Vec2 from = draw.place();
        const Vec2 way = direction(draw(0, 360));
        const double disc = draw(0, 20);
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
    QCOMPARE(*sweep(wall, {-1, 0}, {1, 0}, 100, 3), 0.0); // touches, and goes further in
    QVERIFY(!sweep(wall, {-1, 0}, {-1, 0}, 100, 3));      // touches, and leaves
    QVERIFY(!sweep(wall, {-5, 0}, {0, 1}, 100, 3));       // goes along
}

void TestSearches::cut_isWhereTheLineMeets() {
    const Segment wall{{10, -10}, {10, 10}};
    QCOMPARE(*cut(wall, {0, 5}, {1, 0}, 20), 10.0);
    QVERIFY(!cut(wall, {0, 5}, {1, 0}, 9));
    QVERIFY(!cut(wall, {0, 11}, {1, 0}, 20));
    QVERIFY(!cut(wall, {0, 5}, {-1, 0}, 20));
    QVERIFY(!cut(wall, {0, 5}, {0, 1}, 20)); // along it
    QCOMPARE(*cut({{10, 0}, {10, 0}, 4}, {0, 0}, {1, 0}, 20), 6.0);
}

void TestSearches::paths_findTheNearestPlace_data() {
    QTest::addColumn<bool>("closed");
    QTest::addColumn<bool>("smooth");
    QTest::addColumn<bool>("wraps");
    for (int i = 0; i < 8; ++i)
        QTest::addRow("%s %s %s", i & 1 ? "closed" : "open", i & 2 ? "smooth" : "straight",
                      i & 4 ? "wrap" : "no wrap")
            << bool(i & 1) << bool(i & 2) << bool(i & 4);
}

void TestSearches::paths_findTheNearestPlace() {
    QFETCH(bool, closed);
    QFETCH(bool, smooth);
    QFETCH(bool, wraps);
    Draw draw(9);
    const Moment moment = world(wraps ? Edges::wrap : Edges::open);
    PathGeometry geometry{smooth ? PathCurve::smooth : PathCurve::polyline, closed, {}};
    for (int i = 0; i < 9; ++i)
        geometry.points.push_back(draw.place());
    const Path path(geometry);
    const Points places = placesAlong(geometry);
    for (int i = 0; i < 300; ++i) {
        const Vec2 from = draw.place();
        double best = 1e9;
        for (const Vec2 shift : images(moment))
            for (std::size_t k = 1; k < places.size(); ++k)
                best = std::min(best, distanceTo({places[k - 1], places[k]}, from + shift));
        const Path::Spot spot = path.nearest(moment, from);
        QVERIFY(std::abs(length(spot.offset) - best) < 1e-9);
        QVERIFY(length(moment.offset(from + spot.offset, path.at(spot.along))) < 1e-6);
        // Who is there already is found again, and found from a little way off.
        for (const double off : {0.0, 3.0, -3.0}) {
            const Path::Spot again = path.nearestFrom(moment, from, spot.along + off);
            QVERIFY(length(again.offset) <= length(spot.offset) + 5);
        }
    }
}

void TestSearches::firstAhead_isTheFirstOfAll() {
    Draw draw(21);
    std::vector<ObstacleGeometry> all;
    for (int i = 0; i < 60; ++i) {
        ObstacleGeometry each;
        const Vec2 at = draw.place();
        each.shape = static_cast<ObstacleShape>(i % 4);
        each.x = at.x;
        each.y = at.y;
        each.radius = draw(3, 25);
        each.width = draw(5, 40);
        each.height = draw(5, 40);
        each.points = {at, at + Vec2{draw(5, 40), 0}, at + Vec2{0, draw(5, 40)}};
        all.push_back(each);
    }
    const Obstacles together(all);
    int met = 0;
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Moment moment = world(edges);
        for (int i = 0; i < 400; ++i) {
            const Vec2 from = draw.place();
            const Vec2 way = direction(draw(0, 360));
            std::optional<double> first;
            for (const ObstacleGeometry& each : all)
                if (const auto one = Obstacles({each}).firstAhead(moment, from, way, 150, 6))
                    first = first ? std::min(*first, one->distance) : one->distance;
            const auto hit = together.firstAhead(moment, from, way, 150, 6);
            QCOMPARE(hit.has_value(), first.has_value());
            if (hit)
                QCOMPARE(hit->distance, *first);
            met += hit.has_value();
        }
    }
    QVERIFY(met > 200);
}

QTEST_APPLESS_MAIN(TestSearches)
#include "tst_searches.moc"
