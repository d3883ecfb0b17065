#include "core/base/lattice.h"
#include "core/base/random.h"
#include "core/sim/grid.h"

#include <QTest>

using namespace tiller;

namespace {

struct World {
    std::vector<double> x, y;
    Moment moment;
};

enum Layout { spread, clumped, onOneLine, atOnePlace, farOutside };

World worldOf(Edges edges, Vec2 size, std::size_t count, Layout layout) {
    World world;
    world.moment.edges = edges;
    world.moment.worldSize = size;
    const RandomStream random(7, hashOf("grid"), static_cast<std::uint64_t>(layout));
    for (std::uint32_t i = 0; i < count; ++i) {
        double x = random.draw(0, i, 0) * size.x;
        double y = random.draw(0, i, 1) * size.y;
        if (layout == clumped && i % 4 != 0) {
            x = size.x / 3 + x / 1000;
            y = size.y / 3 + y / 1000;
        }
        if (layout == onOneLine)
            y = size.y / 2;
        if (layout == atOnePlace)
            x = y = size.x / 2;
        if (layout == farOutside && i % 10 == 0)
            x += 900'000;
        world.x.push_back(lattice(x));
        world.y.push_back(lattice(y));
    }
    // Some on the very edge, where rounding may put them in the next cell.
    world.x[0] = size.x - latticeStep;
    world.y[0] = size.y - latticeStep;
    world.x[1] = 0;
    world.y[1] = size.y - latticeStep;
    return world;
}

} // namespace

class TestGrid : public QObject {
    Q_OBJECT

private slots:
    void findsWhatAllPairsFind_data();
    void findsWhatAllPairsFind();
    void nearest_tiesGoToTheLower();
    void empty_findsNobody();
};

void TestGrid::findsWhatAllPairsFind_data() {
    QTest::addColumn<int>("edges");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<int>("layout");
    QTest::addColumn<double>("range");
    for (const int edges : {int(Edges::open), int(Edges::wrap)})
        for (const int layout : {spread, clumped, onOneLine, atOnePlace, farOutside})
            for (const double range : {0.0, 3.0, 40.0, 250.0, noLimit}) {
                if (edges == int(Edges::wrap) && layout == farOutside)
                    continue; // wrapped agents are inside
                QTest::addRow("%d/%d/%g", edges, layout, range)
                    << edges << 300.0 << 200.0 << layout << range;
                QTest::addRow("%d/%d/%g narrow", edges, layout, range)
                    << edges << 700.0 << 2.5 << layout << range;
            }
}

void TestGrid::findsWhatAllPairsFind() {
    QFETCH(int, edges);
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(int, layout);
    QFETCH(double, range);
    const World world = worldOf(Edges(edges), {width, height}, 300, Layout(layout));
    Grid grid;
    grid.build(world.x, world.y, world.moment);

    for (std::uint32_t i = 0; i < world.x.size(); i += 3) {
        const Vec2 from{world.x[i], world.y[i]};
        std::vector<std::uint32_t> expected, found;
        Grid::Found best;
        for (std::uint32_t j = 0; j < world.x.size(); ++j) {
            const Vec2 offset = world.moment.offset(from, {world.x[j], world.y[j]});
            const double d2 = dot(offset, offset);
            if (d2 > range * range)
                continue;
            expected.push_back(j);
            if (j != i && d2 < best.d2)
                best = {j, offset, d2};
        }
        grid.within(from, range, world.moment,
                    [&](std::uint32_t ordinal, Vec2, double) { found.push_back(ordinal); });
        std::ranges::sort(found);
        QCOMPARE(found, expected);

        Grid::Found nearest;
        const bool any = grid.nearest(from, range, world.moment, i, nearest);
        QCOMPARE(any, best.d2 < std::numeric_limits<double>::infinity());
        if (any) {
            QCOMPARE(nearest.ordinal, best.ordinal);
            QCOMPARE(nearest.offset, best.offset);
        }
    }
}

void TestGrid::nearest_tiesGoToTheLower() {
    World world;
    world.moment.worldSize = {100, 100};
    world.x = {90, 60, 50, 40, 10};
    world.y = {50, 50, 50, 50, 50};
    Grid grid;
    grid.build(world.x, world.y, world.moment);
    Grid::Found found;
    QVERIFY(grid.nearest({50, 50}, noLimit, world.moment, 2, found));
    QCOMPARE(found.ordinal, 1u);
}

void TestGrid::empty_findsNobody() {
    World world;
    world.moment.worldSize = {100, 100};
    Grid grid;
    grid.build(world.x, world.y, world.moment);
    Grid::Found found;
    QVERIFY(!grid.nearest({50, 50}, noLimit, world.moment, -1, found));
    grid.within({50, 50}, noLimit, world.moment,
                [&](std::uint32_t, Vec2, double) { QFAIL("found somebody"); });
}

QTEST_APPLESS_MAIN(TestGrid)
#include "tst_grid.moc"
