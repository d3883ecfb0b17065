#include "core/base/angle.h"
#include "core/behaviors/formulas.h"
#include "core/io/project_io.h"
#include "core/sim/edges.h"
#include "core/sim/simulation.h"
#include "core/steering/motion.h"
#include "tests/core/sim/build_project.h"
#include "tests/core/support/all_simd.h"
#include "tests/core/support/full_or_daily.h"

#include <QTest>

using namespace tiller;

namespace {

#ifdef TILLER_CORE_IS_FAST
const int ticks = fullOrDaily(5000, 1500);
#else
constexpr int ticks = 400; // an unoptimized build is ten times slower
#endif

std::string edgeName(Edges edges) {
    return edges == Edges::wrap     ? "wrap"
           : edges == Edges::wall   ? "wall"
           : edges == Edges::bounce ? "bounce"
                                    : "open";
}

struct Scene {
    Edges edges = Edges::wrap;
    Vec2 size{120, 90};
    double count = 260;
    double cohesion = 6;
    double separation = 8;
    bool atOnePlace = false;
    bool farOutside = false;
};

/// A flock of birds, hawks that hunt the birds and tire, and strays that flock with the birds. They
/// use several groups, radii and view angles, nearest agents, meters and random numbers.
Project projectOf(const Scene& scene) {
    ProjectBuilder builder;
    builder.world("tick", 1.0 / 60)
        .world("edges", edgeName(scene.edges))
        .world("width", scene.size.x)
        .world("height", scene.size.y);
    const auto type = [&](const Id& id, double count, double speed) {
        builder.node(id, "agent-type",
                     {{"count", count},
                      {"mass", 1.0},
                      {"radius", 0.4},
                      {"maxSpeed", speed},
                      {"maxSpeedSpread", id == "stray" ? 0.4 : 0.0},
                      {"maxForce", 27.0},
                      {"responseTime", 0.3},
                      {"start", std::string("region")},
                      {"startVelocity", std::string("random")},
                      {"startSpeedMax", speed}});
    };
    type("bird", scene.count, 9);
    type("hawk", 5, 11);
    type("stray", 40, 7);
    const auto behavior = [&](const Id& id, const std::string& of, double radius, double view) {
        builder.node(id, of, {{"radius", radius}, {"viewAngle", view}});
    };
    behavior("apart", "separation", 5, 360);
    behavior("along", "alignment", 9, 240);
    behavior("together", "cohesion", 9, 360);
    behavior("stray-apart", "separation", 3, 300);
    behavior("stray-together", "cohesion", 30, 360);
    builder.node("near-hawk", "nearest", {{"range", 12.0}})
        .node("prey", "nearest", {{"keep", true}, {"loseRange", 25.0}})
        .node("escape", "evade")
        .node("hunt", "pursue")
        .node("breath", "meter", {{"capacity", 3.0}, {"drain", 1.0}, {"recover", 0.5}})
        .node("roam", "wander", {{"circleDistance", 6.0}, {"circleRadius", 4.0}})
        .node("flocking", "sum")
        .node("choice", "priority")
        .node("hawk-choice", "priority");
    for (const char* id : {"apart", "along", "together"})
        builder.link("bird.agents", std::string(id) + ".agents");
    for (const char* id : {"stray-apart", "stray-together"})
        builder.link("bird.agents", std::string(id) + ".agents")
            .link("stray.agents", std::string(id) + ".agents");
    builder.link("hawk.agents", "near-hawk.agents")
        .link("bird.agents", "prey.agents")
        .link("near-hawk.agent", "escape.target")
        .link("prey.agent", "hunt.target")
        .link("breath.condition", "hunt.when")
        .link("apart.force", "flocking.forces", scene.separation)
        .link("along.force", "flocking.forces", 1)
        .link("together.force", "flocking.forces", scene.cohesion)
        .link("escape.force", "choice.forces")
        .link("flocking.force", "choice.forces")
        .link("choice.force", "bird.steering")
        .link("hunt.force", "hawk-choice.forces")
        .link("roam.force", "hawk-choice.forces")
        .link("hawk-choice.force", "hawk.steering")
        .link("stray-apart.force", "stray.steering", 4)
        .link("stray-together.force", "stray.steering", 2)
        .link("roam.force", "stray.steering", 0.5);
    Project project = builder.build();
    for (Node& node : project.nodes)
        if (node.id == "bird" && (scene.atOnePlace || scene.farOutside)) {
            node.values[*findNodeType("agent-type")->settingIndex("start")] = std::string("placed");
            for (int i = 0; i < static_cast<int>(scene.count); ++i) {
                Vec2 at = scene.size / 2;
                if (scene.farOutside)
                    at = i % 9 == 0 ? Vec2{900'000.0 - i, -700'000}
                                    : Vec2{i % 17 * 5.0, i % 13 * 6.0};
                node.agents.push_back({"", at, direction(i * 30.0) * (i % 3)});
            }
        }
    return project;
}

std::uint64_t hashAfter(const Project& project, const SimulationOptions& options, int count) {
    Simulation simulation(project, options);
    for (int i = 0; i < count; ++i)
        simulation.step();
    return hashOf(simulation.snapshot());
}

} // namespace

/// A project has one trajectory, however it is computed.
class TestExactness : public QObject {
    Q_OBJECT

private slots:
    void scenes_data();
    void hash_isTheSame_withAllOptionsAndInstructionSets_data() { scenes_data(); }
    void hash_isTheSame_withAllOptionsAndInstructionSets();
    void snapshotAndFile_continueBitForBit_data() { scenes_data(); }
    void snapshotAndFile_continueBitForBit();
    void flock_movesAsALoopOverAllPairs_data();
    void flock_movesAsALoopOverAllPairs();
    void hashOfManyAgents_isTheSame_withAnyNumberOfThreads();
    void edits_giveTheSameHash_inAnyOrderOfAgents();
};

void TestExactness::scenes_data() {
    if (QTest::currentTestFunction() == QByteArray("scenes_data"))
        return;
    QTest::addColumn<Scene>("scene");
    QTest::newRow("wrap") << Scene{};
    QTest::newRow("clumps") << Scene{.cohesion = 30, .separation = 0.5};
    QTest::newRow("open") << Scene{.edges = Edges::open};
    QTest::newRow("wall") << Scene{.edges = Edges::wall};
    QTest::newRow("bounce") << Scene{.edges = Edges::bounce};
    QTest::newRow("narrow, wrap") << Scene{.size = {200, 11}};
    QTest::newRow("narrow both ways, wrap") << Scene{.size = {13, 11}, .count = 60};
    QTest::newRow("narrow, wall") << Scene{.edges = Edges::wall, .size = {200, 4}};
    QTest::newRow("all at one place") << Scene{.count = 90, .atOnePlace = true};
    QTest::newRow("far outside, open") << Scene{.edges = Edges::open, .farOutside = true};
    QTest::newRow("far outside, wall") << Scene{.edges = Edges::wall, .farOutside = true};
    QTest::newRow("far outside, bounce") << Scene{.edges = Edges::bounce, .farOutside = true};
}

void TestExactness::hash_isTheSame_withAllOptionsAndInstructionSets() {
    QFETCH(Scene, scene);
    const Project project = projectOf(scene);
    const std::uint64_t expected = hashAfter(project, {.threads = 1}, ticks);
    const SimulationOptions ways[] = {
        {.threads = 2, .fewAgents = 0, .sortPeriod = 1},
        {.threads = 3, .fewAgents = 0, .sortPeriod = 5, .cellShare = 0.3},
        {.threads = 8, .fewAgents = 0, .sortPeriod = 97},
        {.threads = 1, .sortPeriod = 2, .cellShare = 7}};
    for (const SimulationOptions& way : ways)
        QCOMPARE(hashAfter(project, way, ticks), expected);
    for (const Simd simd : allSimd()) {
        const UseSimd use(simd);
        QCOMPARE(hashAfter(project, {.threads = 1}, ticks), expected);
    }
}

void TestExactness::snapshotAndFile_continueBitForBit() {
    QFETCH(Scene, scene);
    const Project project = projectOf(scene);
    Simulation simulation(project, {.threads = 1});
    std::vector<Snapshot> snapshots;
    for (int i = 0; i < ticks / 10; ++i) {
        if (i % 37 == 5 && snapshots.size() < 5)
            snapshots.push_back(simulation.snapshot());
        simulation.step();
    }
    const std::uint64_t expected = hashOf(simulation.snapshot());
    for (const Snapshot& snapshot : snapshots) {
        Simulation again(project, {.threads = 2, .sortPeriod = 3});
        QVERIFY(again.restore(snapshot));
        while (again.tick() < simulation.tick())
            again.step();
        QCOMPARE(hashOf(again.snapshot()), expected);
    }
    const auto read = readProject(writeProject(project));
    QVERIFY(read);
    QCOMPARE(hashAfter(read.value().project, {}, ticks / 10), expected);
}

void TestExactness::flock_movesAsALoopOverAllPairs_data() {
    QTest::addColumn<int>("edges");
    QTest::addColumn<double>("viewAngle");
    for (const int edges : {int(Edges::wrap), int(Edges::open)})
        for (const double viewAngle : {360.0, 200.0})
            QTest::addRow("%d, %g", edges, viewAngle) << edges << viewAngle;
}

/// The three rules of Reynolds as a plain loop, agent by agent and pair by pair.
void TestExactness::flock_movesAsALoopOverAllPairs() {
    QFETCH(int, edges);
    QFETCH(double, viewAngle);
    constexpr std::size_t count = 120;
    constexpr double tick = 1.0 / 60, radius = 9, maxSpeed = 9, maxForce = 27, response = 1 / 0.4;
    const Vec2 size{70, 40};
    ProjectBuilder builder;
    builder.world("tick", tick)
        .world("edges", edgeName(Edges(edges)))
        .world("width", size.x)
        .world("height", size.y)
        .node("bird", "agent-type",
              {{"count", double(count)},
               {"mass", 1.0},
               {"radius", 0.0},
               {"maxSpeed", maxSpeed},
               {"maxForce", maxForce},
               {"responseTime", 0.4},
               {"startVelocity", std::string("random")},
               {"startSpeedMax", 9.0}});
    const std::pair<const char*, double> behaviors[] = {
        {"separation", 3}, {"alignment", 2}, {"cohesion", 1.5}};
    for (const auto& [type, weight] : behaviors)
        builder.node(type, type, {{"radius", radius}, {"viewAngle", viewAngle}})
            .link("bird.agents", std::string(type) + ".agents")
            .link(std::string(type) + ".force", "bird.steering", weight);
    Simulation simulation(builder.build());

    Moment moment;
    moment.worldSize = size;
    moment.perWorldSize = {1 / size.x, 1 / size.y};
    moment.edges = Edges(edges);
    Population flock = simulation.populations()[0];
    const double cosine = sineCosine(viewAngle / 2).cosine;
    for (int t = 0; t < ticks; ++t) {
        Population next = flock;
        for (std::size_t i = 0; i < count; ++i) {
            const Vec2 place{flock.x[i], flock.y[i]};
            const Self<double> self{{flock.vx[i], flock.vy[i]},
                                    {flock.headingX[i], flock.headingY[i]},
                                    maxSpeed,
                                    response};
            Neighbors<double> seen;
            for (std::size_t j = 0; j < count; ++j) {
                const Vec2 offset = moment.offset(place, {flock.x[j], flock.y[j]});
                const double d2 = dot(offset, offset);
                if (j == i || d2 >= radius * radius)
                    continue;
                if (viewAngle < 360 &&
                    !inView(self.heading, offset, d2, cosine * magnitude(cosine)))
                    continue;
                seen.count += 1;
                seen.offset = seen.offset + offset;
                seen.velocity = seen.velocity + Vec2{flock.vx[j], flock.vy[j]};
                seen.away = d2 == 0
                                ? seen.away + lattice(turnLeft(self.heading)) * (i < j ? 1.0 : -1.0)
                                : seen.away - lattice(offset * awayShare<1>(d2, 1 / radius));
            }
            Vec2 force{};
            const Force<double> parts[] = {
                separation(self, seen, SeparationSettings{.radius = radius}),
                alignment(self, seen, AlignmentSettings{.radius = radius}),
                cohesion(self, seen, CohesionSettings{.radius = radius})};
            for (std::size_t k = 0; k < 3; ++k)
                if (parts[k].active)
                    force = force + parts[k].value * behaviors[k].second;
            Vec2 velocity = nextVelocity(self.velocity, force, maxForce, 1.0, maxSpeed, tick);
            Vec2 to = nextPosition(place, velocity, tick);
            keepInside(moment, to, velocity);
            const Vec2 heading = nextHeading(self.heading, velocity);
            next.x[i] = to.x;
            next.y[i] = to.y;
            next.vx[i] = velocity.x;
            next.vy[i] = velocity.y;
            next.headingX[i] = heading.x;
            next.headingY[i] = heading.y;
        }
        flock = next;
        simulation.step();
        if (t % 50 == 0 || t == ticks - 1) {
            QVERIFY2(stateHash({flock}) == simulation.stateHash(), qPrintable(QString::number(t)));
        }
    }
}

void TestExactness::hashOfManyAgents_isTheSame_withAnyNumberOfThreads() {
    Scene scene;
    scene.count = 9000;
    scene.size = {700, 600};
    const Project project = projectOf(scene);
    const std::uint64_t expected = hashAfter(project, {.threads = 1}, 60);
    for (const std::size_t threads : {2u, 3u, 8u})
        QCOMPARE(hashAfter(project, {.threads = threads}, 60), expected);
}

void TestExactness::edits_giveTheSameHash_inAnyOrderOfAgents() {
    const Project before = projectOf({});
    Project after = before;
    const auto apply = [&](const Id& item, const char* setting, const Value& value) {
        tiller::apply(setValue(after, item, setting, value).value(), after);
    };
    apply("bird", "count", 200.0);
    apply("bird", "maxSpeed", 5.0);
    apply("world", "width", 80.0);
    apply("prey", "keep", false);
    const auto run = [&](const SimulationOptions& options) {
        Simulation simulation(before, options);
        for (int i = 0; i < 50; ++i)
            simulation.step();
        simulation.moveAgent({"bird", 17}, {3, 4});
        for (int i = 0; i < 20; ++i)
            simulation.step();
        simulation.setProject(after);
        for (int i = 0; i < 50; ++i)
            simulation.step();
        return hashOf(simulation.snapshot());
    };
    const std::uint64_t expected = run({.threads = 1});
    QCOMPARE(run({.threads = 3, .fewAgents = 0, .sortPeriod = 1}), expected);
    QCOMPARE(run({.threads = 2, .sortPeriod = 50, .cellShare = 0.4}), expected);
}

QTEST_APPLESS_MAIN(TestExactness)
#include "tst_exactness.moc"
