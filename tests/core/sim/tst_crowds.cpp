#include "tests/core/support/crowd_scene.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace tiller;

namespace {

using Walker = CrowdScene::Walker;

constexpr double halfTurn = 3.14159265358979;

/// Rows of agents that walk in the same direction.
void addBlock(CrowdScene& scene, Vec2 corner, int columns, int rows, double apart, Vec2 way) {
    for (int i = 0; i < columns; ++i)
        for (int k = 0; k < rows; ++k) {
            const Vec2 at = corner + Vec2{i * apart, k * apart};
            scene.walkers.push_back({at, at + way});
        }
}

void addWall(CrowdScene& scene, const Points& points) {
    for (std::size_t i = 1; i < points.size(); ++i)
        scene.walls.push_back({points[i - 1], points[i]});
}

void addHouse(CrowdScene& scene, Vec2 low, Vec2 high) {
    addWall(scene, {low, {high.x, low.y}, high, {low.x, high.y}, low});
}

CrowdScene solid() {
    CrowdScene scene;
    scene.findsWays = true;
    return scene;
}

CrowdScene oncoming() {
    CrowdScene scene = solid();
    addBlock(scene, {5, 5}, 5, 5, 1, {20, 0});
    addBlock(scene, {21, 5}, 5, 5, 1, {-20, 0});
    return scene;
}

CrowdScene crossing() {
    CrowdScene scene = solid();
    addBlock(scene, {5, 13}, 5, 5, 1, {16, 0});
    addBlock(scene, {13, 5}, 5, 5, 1, {0, 16});
    return scene;
}

/// Some arrive early, and stand in the way of those behind.
CrowdScene overtaking() {
    CrowdScene scene = solid();
    addBlock(scene, {5, 5}, 4, 4, 1, {25, 0});
    addBlock(scene, {10, 5}, 2, 4, 1, {6, 0});
    return scene;
}

CrowdScene doorway(double width, bool twoWay) {
    CrowdScene scene = solid();
    addBlock(scene, {5, 8}, 5, 5, 1, {17, 0});
    if (twoWay)
        addBlock(scene, {22, 8}, 5, 5, 1, {-17, 0});
    addWall(scene, {{16, 2}, {16, 10 - width / 2}});
    addWall(scene, {{16, 10 + width / 2}, {16, 18}});
    return scene;
}

/// A hall that narrows to a door.
CrowdScene bottleneck() {
    CrowdScene scene = solid();
    addBlock(scene, {5, 5}, 7, 8, 1, {20, 0});
    addWall(scene, {{2, 3}, {12, 3}, {18, 7.8}, {20, 7.8}});
    addWall(scene, {{2, 14}, {12, 14}, {18, 9.2}, {20, 9.2}});
    return scene;
}

/// Two groups that change sides through a corridor in which two fit beside each other.
CrowdScene squeeze() {
    CrowdScene scene = solid();
    addBlock(scene, {5, 8}, 3, 4, 1, {24, 0});
    addBlock(scene, {28, 8}, 3, 4, 1, {-23, 0});
    addWall(scene, {{12, 3}, {12, 8.7}, {24, 8.7}, {24, 3}});
    addWall(scene, {{12, 17}, {12, 11.1}, {24, 11.1}, {24, 17}});
    return scene;
}

CrowdScene hallway() {
    CrowdScene scene = solid();
    addBlock(scene, {5, 5.75}, 10, 4, 0.9, {40, 0});
    addBlock(scene, {37, 5.75}, 10, 4, 0.9, {-32, 0});
    addWall(scene, {{2, 5}, {58, 5}});
    addWall(scene, {{2, 9.2}, {58, 9.2}});
    return scene;
}

CrowdScene circleSwap(std::size_t count, double circle) {
    CrowdScene scene = solid();
    scene.radius = 1.5;
    scene.maxSpeed = 2;
    scene.tick = 0.25;
    scene.near = 3;
    scene.settings = {{"horizon", 10.0}, {"reach", 15.0}, {"margin", 0.1}};
    for (std::size_t i = 0; i < count; ++i) {
        const double angle = 2 * halfTurn * static_cast<double>(i) / static_cast<double>(count);
        const Vec2 way{circle * std::cos(angle), circle * std::sin(angle)};
        const Vec2 center{circle + 10, circle + 10};
        scene.walkers.push_back({center + way, center - way});
    }
    return scene;
}

/// Four groups that cross between four houses.
CrowdScene blocks() {
    CrowdScene scene = solid();
    scene.radius = 2;
    scene.maxSpeed = 2;
    scene.tick = 0.25;
    scene.near = 4;
    scene.cell = 2;
    scene.settings = {{"horizon", 5.0}, {"obstacleHorizon", 5.0}, {"reach", 15.0}, {"margin", 0.1}};
    const Vec2 center{120, 120};
    for (int i = 0; i < 5; ++i)
        for (int k = 0; k < 5; ++k)
            for (const double x : {-1.0, 1.0})
                for (const double y : {-1.0, 1.0}) {
                    const Vec2 from{x * (55 + i * 10), y * (55 + k * 10)};
                    scene.walkers.push_back({center + from, center - from});
                }
    for (const double x : {-40.0, 10.0})
        for (const double y : {-40.0, 10.0})
            addHouse(scene, center + Vec2{x, y}, center + Vec2{x + 30, y + 30});
    return scene;
}

CrowdScene forest() {
    CrowdScene scene = solid();
    addBlock(scene, {5, 5}, 4, 10, 1, {26, 0});
    for (int i = 0; i < 5; ++i)
        for (int k = 0; k < 6; ++k) {
            const Vec2 at{12.0 + 3 * i, 2.0 * k + 4 + i % 2};
            scene.pillars.push_back({at, at, 0.4});
        }
    return scene;
}

/// Six rooms along a corridor. Everybody leaves one room and goes to another.
CrowdScene office() {
    CrowdScene scene = solid();
    constexpr double door = 1.2;
    const auto room = [](int i) {
        return Vec2{4.0 + 6.0 * (i % 3), i < 3 ? 4.0 : 12.5}; // its lower corner
    };
    for (int i = 0; i < 6; ++i) {
        const Vec2 low = room(i);
        const Vec2 high = low + Vec2{6, 6};
        const double middle = (low.x + high.x) / 2;
        const double side = i < 3 ? high.y : low.y; // where the door is
        const double other = i < 3 ? low.y : high.y;
        addWall(scene, {{middle - door / 2, side},
                        {low.x, side},
                        {low.x, other},
                        {high.x, other},
                        {high.x, side},
                        {middle + door / 2, side}});
        const Vec2 goal = room((i * 2 + 3) % 6 == i ? (i + 1) % 6 : (i * 2 + 3) % 6);
        for (int k = 0; k < 6; ++k) {
            const Vec2 place{1.2 + k % 3 * 1.6, 1.5 + k / 3 * 2.5};
            scene.walkers.push_back({low + place, goal + place + Vec2{i * 0.1, 0}});
        }
    }
    addWall(scene, {{4, 10}, {4, 12.5}});
    addWall(scene, {{22, 10}, {22, 12.5}});
    return scene;
}

} // namespace

/// Crowds with Go to, reciprocal avoidance and solid bodies.
class TestCrowds : public QObject {
    Q_OBJECT

private slots:
    void everybodyArrives_data();
    void everybodyArrives();
};

void TestCrowds::everybodyArrives_data() {
    QTest::addColumn<CrowdScene>("scene");
    QTest::addColumn<double>("longest"); // in seconds
    QTest::newRow("oncoming") << oncoming() << 120.0;
    QTest::newRow("crossing") << crossing() << 120.0;
    QTest::newRow("overtaking") << overtaking() << 120.0;
    QTest::newRow("doorway, one way") << doorway(1.2, false) << 300.0;
    QTest::newRow("doorway, two ways") << doorway(1.2, true) << 300.0;
    QTest::newRow("wide doorway, two ways") << doorway(2.4, true) << 300.0;
    QTest::newRow("bottleneck") << bottleneck() << 300.0;
    QTest::newRow("squeeze") << squeeze() << 300.0;
    QTest::newRow("hallway") << hallway() << 300.0;
    QTest::newRow("forest of pillars") << forest() << 300.0;
    QTest::newRow("office") << office() << 300.0;
    QTest::newRow("four blocks") << blocks() << 600.0;
    QTest::newRow("circle swap of 250") << circleSwap(250, 200) << 900.0;
}

void TestCrowds::everybodyArrives() {
    QFETCH(CrowdScene, scene);
    QFETCH(double, longest);
    const CrowdScene::Outcome outcome = scene.run(longest);
    qInfo("%-24s %3zu of %3zu arrived, %zu collisions, deepest %.3f, in a wall %.3f, time x %.2f",
          QTest::currentDataTag(), outcome.arrived, scene.walkers.size(), outcome.collisions,
          outcome.deepest, outcome.deepestInWall, outcome.slowdown);
    QCOMPARE(outcome.arrived, scene.walkers.size());
    QCOMPARE(outcome.collisions, std::size_t{0});
    QVERIFY(outcome.deepestInWall < 1e-6);
}

QTEST_APPLESS_MAIN(TestCrowds)
#include "tst_crowds.moc"
