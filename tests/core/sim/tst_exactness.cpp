#include "core/base/angle.h"
#include "core/behaviors/formulas.h"
#include "core/sim/run/mover.h"
#include "core/steering/motion.h"
#include "tests/core/support/testing.h"

#include <thread>

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

/// docs/runtime.md in plain doubles: none of the library's formulas.
namespace plain {

double length(Vec2 v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}
Vec2 truncate(Vec2 v, double most) {
    return length(v) > most ? v * (most / length(v)) : v;
}
Vec2 lattice(Vec2 v) {
    return {std::nearbyint(v.x * 0x1p28) * 0x1p-28, std::nearbyint(v.y * 0x1p28) * 0x1p-28};
}
/// From one coordinate to another; in a world that wraps, the short way.
double offset(double from, double to, double size, bool wraps) {
    const double way = to - from;
    return wraps ? way - size * std::floor(way / size + 0.5) : way;
}

} // namespace plain

struct Scene {
    Edges edges = Edges::wrap;
    Vec2 size{120, 90};
    double count = 260, cohesion = 6;
    double separation = 8;
    bool atOnePlace = false, farOutside = false;
};

/// A flock of birds, hawks that hunt the birds and tire, and strays that flock with the birds. They
/// use several groups, radii and view angles, nearest agents, meters and random numbers.
Project projectOf(const Scene& scene) {
    ProjectBuilder builder = world("world tick=1/60 edges={} width={} height={}",
                                   edgeName(scene.edges), scene.size.x, scene.size.y);
    const auto type = [&](const Id& id, double count, double speed) {
        builder.add(
            "{0}:agent-type count={1} mass=1 radius=0.4 maxSpeed={2} maxSpeedSpread={3} "
            "maxForce=27 responseTime=0.3 start=region startVelocity=random startSpeedMax={2}",
            id, count, speed, id == "stray" ? 0.4 : 0.0);
    };
    type("bird", scene.count, 9);
    type("hawk", 5, 11);
    type("stray", 40, 7);
    const auto behavior = [&](const Id& id, const std::string& of, double radius, double view) {
        builder.add("{}:{} radius={} viewAngle={}", id, of, radius, view);
    };
    behavior("apart", "separation", 5, 360);
    behavior("along", "alignment", 9, 240);
    behavior("together", "cohesion", 9, 360);
    behavior("stray-apart", "separation", 3, 300);
    behavior("stray-together", "cohesion", 30, 360);
    builder.add("near-hawk:nearest range=12; prey:nearest keep=true loseRange=25; escape:evade; "
                "hunt:pursue; breath:meter capacity=3 drain=1 recover=0.5; "
                "roam:wander circleDistance=6 circleRadius=4; flocking:sum; choice:priority; "
                "hawk-choice:priority");
    for (const char* id : {"apart", "along", "together"})
        builder.add("bird > {}.agents", id);
    for (const char* id : {"stray-apart", "stray-together"})
        builder.add("bird > {0}.agents; stray > {0}.agents", id);
    builder.add("hawk > near-hawk.agents; bird > prey; near-hawk > escape; prey > hunt; "
                "breath > hunt; apart >{} flocking.forces; along > flocking.forces; "
                "together >{} flocking.forces; escape > choice; flocking > choice > bird; "
                "hunt > hawk-choice; roam > hawk-choice > hawk.steering; "
                "stray-apart >4 stray.steering; stray-together >2 stray.steering; "
                "roam >0.5 stray.steering",
                scene.separation, scene.cohesion);
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

/// A project has one trajectory, however it is computed.
class TestExactness : public QObject {
    Q_OBJECT

private slots:
    void scenes_data() {
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

    void hash_isTheSame_withAllOptionsAndInstructionSets_data() { scenes_data(); }

    void hash_isTheSame_withAllOptionsAndInstructionSets() {
        QFETCH(Scene, scene);
        const Project project = projectOf(scene);
        const auto hashWith = [&](const SimulationOptions& options) {
            return hashOf(afterTicks(ticks, project, options).snapshot());
        };
        const std::uint64_t expected = hashWith({.threads = 1});
        QCOMPARE(withAllOptions(hashWith), std::set{expected});
        const auto parallelFor = [](std::size_t jobs, const std::function<void(std::size_t)>& job) {
            std::vector<std::jthread> others;
            for (std::size_t i = 0; i < jobs; ++i)
                others.emplace_back([&job, i] { job(i); });
        };
        QCOMPARE(hashWith({.threads = 8, .fewAgents = 0, .parallelFor = parallelFor}), expected);
    }

    void snapshotAndFile_continueBitForBit_data() { scenes_data(); }

    void snapshotAndFile_continueBitForBit() {
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
        for (const Snapshot& snapshot : snapshots)
            QCOMPARE(hashFrom(project, snapshot, ticks / 10 - static_cast<int>(snapshot.tick),
                              {.threads = 2, .sortPeriod = 3}),
                     expected);
        const Project read = require(readProject(writeProject(project))).project;
        QCOMPARE(hashOf(afterTicks(ticks / 10, read).snapshot()), expected);
    }

    void flock_movesAsALoopOverAllPairs_data() {
        const TestRows<int, double> row;
        for (const int edges : {int(Edges::wrap), int(Edges::open)})
            for (const double viewAngle : {360.0, 200.0})
                row(QTest::addRow("%d, %g", edges, viewAngle), edges, viewAngle);
    }

    /// The three rules of Reynolds as a plain loop, agent by agent and pair by pair.
    void flock_movesAsALoopOverAllPairs() {
        const auto [edges, viewAngle] = fetched<int, double>();
        constexpr std::size_t count = 120;
        constexpr double tick = 1.0 / 60, radius = 9, maxSpeed = 9, maxForce = 27,
                         response = 1 / 0.4;
        const Vec2 size{70, 40};
        ProjectBuilder builder =
            world("world tick={} edges={} width={} height={}; "
                  "bird:agent-type count={} mass=1 radius=0 maxSpeed={} maxForce={} "
                  "responseTime=0.4 startVelocity=random startSpeedMax=9",
                  tick, edgeName(Edges(edges)), size.x, size.y, double(count), maxSpeed, maxForce);
        const std::pair<const char*, double> behaviors[] = {
            {"separation", 3}, {"alignment", 2}, {"cohesion", 1.5}};
        for (const auto& [type, weight] : behaviors)
            builder.add("{0}:{0} radius={1} viewAngle={2}; bird > {0}.agents; "
                        "{0} >{3} bird.steering",
                        type, radius, viewAngle, weight);
        Simulation simulation(builder.build());

        Population flock = simulation.populations()[0];
        const double cosine = std::cos(viewAngle / 360 * std::acos(-1));
        const bool wraps = Edges(edges) == Edges::wrap;
        for (int t = 0; t < ticks; ++t) {
            Population next = flock;
            for (std::size_t i = 0; i < count; ++i) {
                const Vec2 place{flock.x[i], flock.y[i]}, now{flock.vx[i], flock.vy[i]};
                const Vec2 heading{flock.headingX[i], flock.headingY[i]};
                Vec2 offsets, velocities, away;
                double seen = 0;
                for (std::size_t j = 0; j < count; ++j) {
                    const Vec2 o{plain::offset(place.x, flock.x[j], size.x, wraps),
                                 plain::offset(place.y, flock.y[j], size.y, wraps)};
                    const double d2 = o.x * o.x + o.y * o.y, f = heading.x * o.x + heading.y * o.y;
                    if (j == i || d2 >= radius * radius)
                        continue;
                    if (viewAngle < 360 && f * std::abs(f) < cosine * std::abs(cosine) * d2)
                        continue;
                    seen += 1;
                    offsets = offsets + o;
                    velocities = velocities + Vec2{flock.vx[j], flock.vy[j]};
                    const Vec2 left{heading.y, 0 - heading.x};
                    away = d2 == 0 ? away + plain::lattice(left) * (i < j ? 1.0 : -1.0)
                                   : away - plain::lattice(o * (1 / std::sqrt(d2) - 1 / radius));
                }
                Vec2 force{};
                if (seen > 0)
                    force = plain::truncate(away, 1) * (maxSpeed * response) * behaviors[0].second +
                            (velocities * (1 / seen) - now) * response * behaviors[1].second +
                            plain::truncate(offsets * (1 / (seen * radius)), 1) *
                                (maxSpeed * response) * behaviors[2].second;
                const Vec2 velocity = plain::lattice(
                    plain::truncate(now + plain::truncate(force, maxForce) * tick, maxSpeed));
                const double speed = plain::length(velocity);
                const Vec2 to = place + plain::lattice(velocity * tick);
                next.x[i] = wraps ? to.x - size.x * std::floor(to.x / size.x) : to.x;
                next.y[i] = wraps ? to.y - size.y * std::floor(to.y / size.y) : to.y;
                next.vx[i] = velocity.x;
                next.vy[i] = velocity.y;
                next.headingX[i] = speed > 0 ? velocity.x / speed : heading.x;
                next.headingY[i] = speed > 0 ? velocity.y / speed : heading.y;
            }
            flock = next;
            simulation.step();
            if (t % 50 == 0 || t == ticks - 1) {
                QVERIFY2(stateHash({flock}) == simulation.stateHash(),
                         qPrintable(QString::number(t)));
            }
        }
    }

    void hashOfManyAgents_isTheSame_withAnyNumberOfThreads() {
        Scene scene;
        scene.count = 9000;
        scene.size = {700, 600};
        const Project project = projectOf(scene);
        const std::uint64_t expected = afterTicks(60, project, {.threads = 1}).stateHash();
        for (const std::size_t threads : {2u, 3u, 8u})
            QCOMPARE(afterTicks(60, project, {.threads = threads}).stateHash(), expected);
    }

    void edits_giveTheSameHash_inAnyOrderOfAgents() {
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
            tiller::run(simulation, 50);
            simulation.moveAgent({"bird", 17}, {3, 4});
            tiller::run(simulation, 20);
            simulation.setProject(after);
            tiller::run(simulation, 50);
            return hashOf(simulation.snapshot());
        };
        const std::uint64_t expected = run({.threads = 1});
        QCOMPARE(run({.threads = 3, .fewAgents = 0, .sortPeriod = 1}), expected);
        QCOMPARE(run({.threads = 2, .sortPeriod = 50, .cellShare = 0.4}), expected);
    }
};
