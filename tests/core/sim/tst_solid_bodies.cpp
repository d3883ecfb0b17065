#include "core/model/parameters.h"
#include "core/scene/solid_ground.h"
#include "core/sim/run/mover.h"
#include "core/sim/running_world.h"
#include "core/steering/motion.h"
#include "tests/core/support/testing.h"

#include <QElapsedTimer>

const std::string everything = "obstacles-and-agents";
#ifdef __SANITIZE_ADDRESS__
constexpr int hashTicks = 40; // slow there; the released library runs all
#else
constexpr int hashTicks = 150;
#endif

/// Agents of three types that coast into each other and into obstacles: "a" and "b" are solid to
/// everything, "c" to obstacles, "d" to nothing.
struct Scene {
    Edges edges = Edges::open;
    Vec2 size{120, 100};
    int count = 60; ///< of each type
    double speed = 2, radius = 3;
    bool atOnePlace = false, hasObstacles = true;
};

std::string nameOf(Edges edges) {
    const char* names[] = {"open", "wrap", "wall", "bounce"};
    return names[static_cast<int>(edges)];
}

std::vector<ObstacleGeometry> obstaclesOf(const Scene& scene) {
    if (!scene.hasObstacles)
        return {};
    return {{.shape = ObstacleShape::circle, .x = 30, .y = 30, .radius = 9},
            {.shape = ObstacleShape::box, .x = 60, .y = 20, .width = 20, .height = 12},
            {.shape = ObstacleShape::wall, .points = {{5, 70}, {40, 60}, {45, 95}}},
            {.shape = ObstacleShape::polygon, .points = {{80, 60}, {100, 65}, {85, 90}}},
            {.shape = ObstacleShape::circle, .x = 119, .y = 50, .radius = 6}}; // across the edge
}

ProjectBuilder solidProject(const Scene& scene) {
    ProjectBuilder builder =
        world("world edges={} width={} height={}", nameOf(scene.edges), scene.size.x, scene.size.y);
    const std::string shapes[] = {"circle", "box", "polygon", "wall"};
    int number = 0;
    for (const ObstacleGeometry& of : obstaclesOf(scene))
        builder.add("scene {}:obstacle shape={} x={} y={} radius={} width={} height={} points={}",
                    "obstacle-" + std::to_string(number++), shapes[static_cast<int>(of.shape)],
                    of.x, of.y, of.radius, of.width, of.height, of.points);
    std::mt19937 random(7);
    const auto draw = [&](double from, double to) {
        return from + (to - from) * static_cast<double>(random()) / 4294967296.0;
    };
    const std::string solids[] = {everything, everything, "obstacles", "nothing"};
    for (int type = 0; type < 4; ++type) {
        std::vector<PlacedAgent> agents;
        for (int i = 0; i < scene.count; ++i) {
            const Vec2 place = scene.atOnePlace
                                   ? Vec2{50, 50 + i % 2 * 1.0}
                                   : Vec2{draw(0, scene.size.x), draw(0, scene.size.y)};
            const Vec2 velocity{draw(-scene.speed, scene.speed), draw(-scene.speed, scene.speed)};
            agents.push_back({"", place, velocity});
        }
        const Id id(1, static_cast<char>('a' + type));
        builder.add("{0} {1} maxSpeed={2} radius={3} radiusSpread={4} solid={5}", id, agents,
                    2 * scene.speed, scene.radius, type == 1 ? 0.0 : 0.4, solids[type]);
    }
    return builder;
}

/// The same rules over all pairs.
class Oracle {
public:
    Oracle(const Scene& scene, const Simulation& simulation)
        : m_isPoint(scene.radius == 0)
        , m_moment(scene.size, scene.edges)
        , m_obstacles(obstaclesOf(scene))
        , m_ground(m_obstacles)
        , m_sum(4.0 * scene.count + static_cast<double>(m_obstacles.size()),
                2 * std::max(scene.radius * 1.4, 1.0 / (1 << 20))) {
        for (std::size_t type = 0; type < 4; ++type) {
            const Population& of = simulation.populations()[type];
            for (std::size_t i = 0; i < of.size(); ++i)
                m_bodies.push_back({{of.x[i], of.y[i]},
                                    {of.vx[i], of.vy[i]},
                                    std::max(of.radius[i], 1.0 / (1 << 20)),
                                    of.maxSpeed[i],
                                    type,
                                    of.ordinal[i]});
        }
    }

    void step() {
        for (Body& body : m_bodies) {
            body.start = body.place;
            body.velocity =
                nextVelocity(body.velocity, Vec2{}, 5.4, 1.0, body.maxSpeed, m_moment.tickLength);
            body.moved = lattice(body.velocity * m_moment.tickLength);
            body.place = nextPosition(body.place, body.velocity, m_moment.tickLength);
            keepInside(m_moment, body.place, body.velocity);
            body.pushed = {};
        }
        for (int round = 0; round < 4; ++round)
            push();
        for (Body& body : m_bodies)
            if (body.type < 3)
                finish(body);
    }

    /// The first difference from a simulation, in words.
    [[nodiscard]] QString difference(const Simulation& simulation) const {
        std::size_t i = 0;
        for (std::size_t type = 0; type < 4; ++type) {
            const Population& of = simulation.populations()[type];
            for (std::size_t k = 0; k < of.size(); ++k, ++i)
                if (m_bodies[i].place != Vec2{of.x[k], of.y[k]} ||
                    m_bodies[i].velocity != Vec2{of.vx[k], of.vy[k]})
                    return QString("tick %1, type %2, agent %3: (%4, %5), not (%6, %7)")
                        .arg(simulation.tick())
                        .arg(type)
                        .arg(k)
                        .arg(of.x[k], 0, 'g', 17)
                        .arg(of.y[k], 0, 'g', 17)
                        .arg(m_bodies[i].place.x, 0, 'g', 17)
                        .arg(m_bodies[i].place.y, 0, 'g', 17);
        }
        return {};
    }

    std::size_t pushes = 0;
    std::size_t stops = 0; ///< by the sweep

private:
    struct Body {
        Vec2 place, velocity;
        double radius = 0, maxSpeed = 0;
        std::size_t type = 0;
        std::uint32_t ordinal = 0;
        Vec2 start = {}, moved = {}, pushed = {};
    };

    std::vector<SolidGround::Piece> allPieces() const {
        std::vector<SolidGround::Piece> all;
        m_ground.findNear(m_moment, {-1e4, -1e4}, {1e4, 1e4}, all);
        return all;
    }

    void push() {
        const auto pieces = allPieces();
        std::vector<Vec2> sums(m_bodies.size());
        for (std::size_t i = 0; i < m_bodies.size(); ++i) {
            const Body& body = m_bodies[i];
            const auto add = [&](Vec2 by) {
                sums[i] = sums[i] + Vec2{m_sum.round(by.x), m_sum.round(by.y)};
                ++pushes;
            };
            for (const Body& other : m_bodies) {
                const double touch = m_isPoint ? 0 : body.radius + other.radius;
                const Vec2 offset = m_moment.offset(body.place, other.place);
                if (&other == &body || body.type > 1 || other.type > 1 ||
                    !(dot(offset, offset) < touch * touch))
                    continue;
                const double distance = length(offset);
                const bool isLower =
                    std::tie(body.type, body.ordinal) < std::tie(other.type, other.ordinal);
                add(distance > 0 ? offset * -((touch - distance) * 0.5 / distance)
                                 : Vec2{isLower ? -touch * 0.5 : touch * 0.5, 0});
            }
            if (body.type < 3)
                m_ground.forPushes(pieces, body.place, body.radius,
                                   [&](Vec2 by) { add(truncate(by, m_sum.bound())); });
        }
        for (std::size_t i = 0; i < m_bodies.size(); ++i) {
            Vec2 ignored;
            m_bodies[i].place = m_bodies[i].place + sums[i];
            m_bodies[i].pushed = m_bodies[i].pushed + sums[i];
            Vec2& place = m_bodies[i].place;
            if (m_moment.edges == Edges::wrap)
                keepInside(m_moment, place, ignored);
            else if (m_moment.edges != Edges::open)
                place = {std::clamp(place.x, 0.0, m_moment.worldSize.x),
                         std::clamp(place.y, 0.0, m_moment.worldSize.y)};
        }
    }

    /// In pieces of at most half a world where the world wraps.
    Vec2 endOfWay(const Body& body, Vec2 way) {
        const bool wraps = m_moment.edges == Edges::wrap;
        const double half = std::min(m_moment.worldSize.x, m_moment.worldSize.y) / 2;
        const double farther = std::max(std::abs(way.x), std::abs(way.y));
        const double pieces = wraps ? std::floor(farther / half) + 1 : 1;
        Vec2 from = body.start, ignored;
        for (double piece = 1; piece <= std::min(pieces, 16.0); ++piece) {
            const Vec2 done = lattice(way * (1 / pieces)) * (piece - 1);
            const Vec2 next = piece < pieces ? lattice(way * (1 / pieces)) : way - done;
            const Vec2 end = m_ground.endOfWay(allPieces(), from, next, body.radius);
            const bool isStopped = end != from + next;
            from = end;
            if (wraps)
                keepInside(m_moment, from, ignored);
            if (isStopped) {
                ++stops;
                return from;
            }
        }
        return body.place;
    }

    void finish(Body& body) {
        const Vec2 way =
            m_moment.edges == Edges::wrap ? body.moved + body.pushed : body.place - body.start;
        body.place = endOfWay(body, way);
        if (const double into = dot(body.velocity, body.pushed); into < 0)
            body.velocity =
                lattice(body.velocity - body.pushed * (into / dot(body.pushed, body.pushed)));
        keepInside(m_moment, body.place, body.velocity);
    }

    bool m_isPoint;
    Moment m_moment;
    std::vector<ObstacleGeometry> m_obstacles;
    SolidGround m_ground;
    ExactSum m_sum;
    std::vector<Body> m_bodies;
};

/// The deepest overlap of two bodies, as a share of their radii.
double deepest(const Simulation& simulation) {
    double depth = 0;
    std::vector<std::pair<Vec2, double>> bodies;
    for (const Population& of : simulation.populations())
        for (std::size_t i = 0; i < of.size(); ++i)
            bodies.push_back({{of.x[i], of.y[i]}, of.radius[i]});
    for (std::size_t i = 0; i < bodies.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            depth = std::max(depth, 1 - length(bodies[i].first - bodies[k].first) /
                                            (bodies[i].second + bodies[k].second));
    return depth;
}

/// Agents with radius 5 that coast.
ProjectBuilder coasting(const std::string& agents, const std::string& solid = everything) {
    return world("a {} radius=5 solid={}", agents, solid);
}

class TestSolidBodies : public QObject {
    Q_OBJECT

private slots:
    void scenes_data() {
        if (QTest::currentTestFunction() == QByteArray("scenes_data"))
            return;
        const TestRows<Scene> row;
        row("open", Scene{});
        row("wrap", Scene{.edges = Edges::wrap});
        row("wall", Scene{.edges = Edges::wall});
        row("bounce", Scene{.edges = Edges::bounce});
        row("without obstacles", Scene{.edges = Edges::wrap, .hasObstacles = false});
        row("crowded", Scene{.edges = Edges::wall, .size = {125, 100}, .count = 150});
        row("narrow, wrap",
            Scene{.edges = Edges::wrap, .size = {125, 11}, .count = 12, .hasObstacles = false});
        row("large bodies, wrap", Scene{.edges = Edges::wrap, .count = 8, .radius = 35});
        row("at one place", Scene{.edges = Edges::wrap, .count = 40, .atOnePlace = true});
        row("fast", Scene{.edges = Edges::bounce, .speed = 18});
        row("points", Scene{.edges = Edges::bounce, .speed = 9, .radius = 0});
    }

    void pushes_areThoseOfAllPairs_data() { scenes_data(); }

    void pushes_areThoseOfAllPairs() {
        const auto [scene] = fetched<Scene>();
        Simulation simulation(solidProject(scene).build());
        Oracle oracle(scene, simulation);
        const int ticks = fullOrDaily(120, 60);
        for (int tick = 0; tick < ticks; ++tick) {
            simulation.step();
            oracle.step();
            QCOMPARE(oracle.difference(simulation), QString());
        }
        QVERIFY(oracle.pushes > 200);
    }

    void bits_areTheSame_withAllOptionsAndInstructionSets_data() { scenes_data(); }

    void bits_areTheSame_withAllOptionsAndInstructionSets() {
        const auto [scene] = fetched<Scene>();
        const Project project = solidProject(scene).build();
        const auto hashWith = [&](const SimulationOptions& options) {
            return hashOf(afterTicks(hashTicks, project, options).snapshot());
        };
        QCOMPARE(withAllOptions(hashWith), std::set{hashWith({.threads = 1})});
    }

    void restoredAtAnyTick_itGoesOnTheSame() {
        const Project project = solidProject({.edges = Edges::wrap}).build();
        Simulation simulation(project);
        std::vector<Snapshot> snapshots;
        for (int tick = 0; tick < 60; ++tick) {
            snapshots.push_back(simulation.snapshot());
            simulation.step();
        }
        for (int tick = 0; tick < 60; ++tick)
            QCOMPARE(hashFrom(project, snapshots[static_cast<std::size_t>(tick)], 60 - tick),
                     hashOf(simulation.snapshot()));
    }

    void half_ofTheOverlap_goesToEach() {
        Simulation simulation(coasting("(100,100) (106,108)")
                                  .add("set a radius=6")
                                  .build()); // at distance 10, so the overlap is 2
        simulation.step();
        const Population& a = simulation.populations()[0];
        QVERIFY(std::abs(a.x[0] - 99.4) < 1e-7 && std::abs(a.y[0] - 99.2) < 1e-7);
        QVERIFY(std::abs(a.x[1] - 106.6) < 1e-7 && std::abs(a.y[1] - 108.8) < 1e-7);
        QCOMPARE(a.vx[0], 0.0); // a push moves; it gives no velocity
    }

    void equalCenters_partAlongX_theLowerToTheLeft() {
        Simulation simulation = afterTicks(1, coasting("(100,100) (100,100)").build());
        const Population& a = simulation.populations()[0];
        QCOMPARE(a.x, (std::vector<double>{95, 105}));
        QCOMPARE(a.y, (std::vector<double>{100, 100}));
    }

    void whoIsNotSolidToAgents_isNotPushed() {
        for (const std::string& solid : {std::string("nothing"), std::string("obstacles")}) {
            ProjectBuilder builder = coasting("(100,100)");
            builder.add("b (103,100) radius=5 solid={}", solid);
            Simulation simulation = afterTicks(1, builder.build());
            QCOMPARE(simulation.populations()[0].x[0], 100.0);
            QCOMPARE(simulation.populations()[1].x[0], 103.0);
        }
    }

    void velocity_losesThePartThatLeadsIn() {
        Simulation simulation = afterTicks(1, coasting("(100,100)+(2,0) (110,100)+(1,1)").build());
        const Population& a = simulation.populations()[0];
        // The second goes right, too, and its push leads there; only the first loses velocity.
        QVERIFY(length(Vec2{a.x[1] - a.x[0], a.y[1] - a.y[0]}) > 10 - 1e-6);
        QVERIFY(a.vx[0] < 0.1);
        QCOMPARE(a.vx[1], 1.0);
        QCOMPARE(a.vy[1], 1.0);
    }

    void nobody_passesAThinWall_data() {
        const TestRows<double, double, std::string, std::string> row;
        for (const char* edges : {"open", "wrap", "bounce"})
            for (const double speed : {0.5, 7.0, 60.0, 500.0, 30000.0})
                for (const double radius : {0.0, 1.0, 5.0})
                    row(QTest::addRow("%s, speed %g, radius %g", edges, speed, radius), speed,
                        radius, (speed < 100 ? everything : std::string("obstacles")),
                        std::string(edges));
    }

    void nobody_passesAThinWall() {
        const auto [speed, radius, solid, edges] =
            fetched<double, double, std::string, std::string>();
        ProjectBuilder builder = world("world edges={} width=400 height=400", edges);
        // A square around the agents, and a thin cross in it.
        builder.add(
            "scene room:obstacle shape=wall points=(100,100)(300,110)(290,300)(105,290)(100,100); "
            "scene cross:obstacle shape=wall points=(130,200)(270,201); "
            "scene cross-2:obstacle shape=wall points=(200,130)(201,270)");
        std::vector<PlacedAgent> agents;
        for (int i = 0; i < 40; ++i)
            agents.push_back({"",
                              {115.0 + i % 8 * 22 + (i % 8 > 3 ? 10 : 0), 120.0 + i / 8 * 35},
                              Vec2{std::cos(i * 1.7), std::sin(i * 1.7)} * speed});
        builder.add("a {0} radius={1} maxSpeed={2} maxForce=4000000 solid={3}; "
                    "walk:wander circleDistance={4} circleRadius={4}; walk > a",
                    agents, radius, speed * 1.01, solid, speed);
        Simulation simulation(builder.build());
        const SolidGround ground(std::vector<ObstacleGeometry>{
            {.shape = ObstacleShape::wall,
             .points = {{100, 100}, {300, 110}, {290, 300}, {105, 290}, {100, 100}}},
            {.shape = ObstacleShape::wall, .points = {{130, 200}, {270, 201}}},
            {.shape = ObstacleShape::wall, .points = {{200, 130}, {201, 270}}}});
        double moved = 0;
        std::vector<double> lastX = simulation.populations()[0].x;
        const int ticks = fullOrDaily(300, 100);
        for (int tick = 0; tick < ticks; ++tick) {
            simulation.step();
            const Population& a = simulation.populations()[0];
            for (std::size_t i = 0; i < a.size(); ++i) {
                const Vec2 at{a.x[i], a.y[i]};
                QVERIFY2(at.x > 100 && at.x < 300 && at.y > 100 && at.y < 300,
                         qPrintable(QString("agent %1 is outside at tick %2").arg(i).arg(tick)));
                for (const Segment& wall :
                     {Segment{{130, 200}, {270, 201}}, Segment{{200, 130}, {201, 270}},
                      Segment{{100, 100}, {300, 110}}, Segment{{300, 110}, {290, 300}}})
                    QVERIFY2(
                        length(at - nearestOn(wall, at)) >= radius * (1 - 1e-9),
                        qPrintable(QString("agent %1 is in a wall at tick %2").arg(i).arg(tick)));
                moved += std::abs(a.x[i] - lastX[i]);
            }
            lastX = a.x;
        }
        QVERIFY(moved > 40 * std::min(speed, 20.0)); // they are not stuck
    }

    void whoWalksAgainstAWall_slidesAlongIt_data() {
        const TestRows<std::string> row;
        row("wall", "shape=wall points=(50,-20)(150,-15)");
        row("box", "shape=box x=50 y=-20 width=100 height=30");
        row("circle", "shape=circle x=100 y=5 radius=25");
        row("corner of a polygon", "shape=polygon points=(100,-22)(130,20)(70,20)");
    }

    /// Somebody who walks to the right and a little down meets an obstacle, and comes past it.
    void whoWalksAgainstAWall_slidesAlongIt() {
        const auto [obstacle] = fetched<std::string>();
        const Simulation simulation =
            afterTicks(130, coasting("(0,-28)", "obstacles")
                                .add("goal:point (300,0); set a maxForce=10000; seek; "
                                     "scene it:obstacle {}; goal > seek > a",
                                     obstacle));
        QCOMPARE_GT(simulation.populations()[0].x[0], 290.0);
    }

    void whoStartsInside_isPushedOut_data() {
        QTest::addColumn<int>("shape");
        QTest::newRow("circle") << 0;
        QTest::newRow("box") << 1;
        QTest::newRow("polygon") << 2;
        QTest::newRow("wall") << 3;
    }

    void whoStartsInside_isPushedOut() {
        QFETCH(int, shape);
        const std::string shapes[] = {"circle", "box", "polygon", "wall"};
        ProjectBuilder builder = coasting("(100,100) (118,103)", "obstacles");
        const ObstacleGeometry obstacle{.shape = static_cast<ObstacleShape>(shape),
                                        .x = shape == 0 ? 100.0 : 80.0,
                                        .y = shape == 0 ? 100.0 : 80.0,
                                        .radius = 30,
                                        .width = 60,
                                        .height = 50,
                                        .points = {{70, 98}, {130, 95}, {125, 140}}};
        builder.add("scene it:obstacle shape={} x={} y={} radius={} width={} height={} points={}",
                    shapes[shape], obstacle.x, obstacle.y, obstacle.radius, obstacle.width,
                    obstacle.height, obstacle.points);
        Simulation simulation = afterTicks(10, builder.build());
        const SolidGround ground({obstacle});
        std::vector<SolidGround::Piece> pieces;
        ground.findNear({}, {-1000, -1000}, {1000, 1000}, pieces);
        for (int i = 0; i < 2; ++i) {
            int pushes = 0;
            const Population& a = simulation.populations()[0];
            const auto at = static_cast<std::size_t>(i);
            ground.forPushes(pieces, {a.x[at], a.y[at]}, 5, [&](Vec2) { ++pushes; });
            QCOMPARE(pushes, 0);
            QVERIFY(length(Vec2{a.x[at], a.y[at]} - Vec2{100, 100}) < 60);
        }
    }

    void aMovedObstacle_pushesAgents() {
        ProjectBuilder builder = coasting("(100,100)", "obstacles");
        builder.add("scene it:obstacle x=50 y=100 radius=20");
        Simulation simulation(builder.build());
        for (int i = 0; i < 60; ++i) {
            builder.add("set it x={}", 50.0 + i);
            QVERIFY(simulation.setProject(builder.build()).empty());
            simulation.step();
            const double distance = simulation.populations()[0].x[0] - (50.0 + i);
            QVERIFY(distance >= 25);
        }
        QVERIFY(simulation.populations()[0].x[0] < 135);
    }

    void atTheStart_bodiesAreFree_data() {
        const TestRows<double, std::string> row;
        row("few", 10.0, "open");
        row("a third of the room", 100.0, "wall");
        row("half of the room, wrap", 150.0, "wrap");
    }

    void atTheStart_bodiesAreFree() {
        const auto [count, edges] = fetched<double, std::string>();
        ProjectBuilder builder =
            world("world edges={0} width=200 height=150; scene it:obstacle x=100 y=75 radius=20; "
                  "placed (20,20) radius=15 solid={1}; "
                  "a:agent-type count={2} radius=4 radiusSpread=0.5 solid={1}; "
                  "b:agent-type count=10 radius=3 solid={1}",
                  edges, everything, count);
        for (const char* type : {"a", "b"})
            builder.add("set {} startSpeedMax=0", type);
        Simulation simulation(builder.build());
        QVERIFY(deepest(simulation) < 1e-9);
        for (const Population& of : simulation.populations())
            for (std::size_t i = 0; i < of.size(); ++i)
                QVERIFY(length(Vec2{of.x[i] - 100, of.y[i] - 75}) >= 20 + of.radius[i] - 1e-9);
        // More agents keep clear of those that are there.
        run(simulation, 3);
        builder.add("set b count=20");
        QVERIFY(simulation.setProject(builder.build()).empty());
        QVERIFY(deepest(simulation) < 1e-6);
    }

    void withoutRoom_thereIsAWarning_data() {
        const TestRows<int, QString> row;
        row("room", 0, "");
        row("a region that is too small", 1,
            "Agent type has no room to start in: the bodies of 300 agents would cover 79% of "
            "it, "
            "and more than half cannot be filled. Some start within each other and are pushed "
            "apart. Lower the count or the radius, or use a larger region.");
        row("within an obstacle", 2,
            "Agent type 1 starts within an obstacle, which pushes it out. Move the agent.");
        row("within each other", 3,
            "An agent of Agent type and one of Agent type are placed within each other, and are "
            "pushed apart. Move one.");
    }

    void withoutRoom_thereIsAWarning() {
        const auto [which, warning] = fetched<int, QString>();
        ProjectBuilder builder = coasting("(20,20) (30,20)");
        builder.add("world width=100 height=300; scene it:obstacle x=60 y=20 radius={}",
                    which == 2 ? 26.0 : 9.0);
        if (which == 1)
            builder.add("set a start=region count=300");
        if (which == 3)
            builder.add("set a radius=6");
        QStringList found;
        for (const Problem& problem : check(builder.build()))
            if (!QString::fromStdString(problem.text).contains("no wire"))
                found += QString::fromStdString(problem.text);
        QCOMPARE(found.join('\n'), warning);
    }

    void largeProjects_areCheckedInAMoment_data() {
        const TestRows<bool, QString> row;
        row("agents x obstacles", false,
            "Agent type 0, 1, 2 and 4 more start within obstacles. Move the agents.");
        row("a region of many corners", true, "");
    }

    void largeProjects_areCheckedInAMoment() {
        const auto [region, warning] = fetched<bool, QString>();
        constexpr qint64 freeze = 30'000; // ms; pair by pair it takes longer
        constexpr int side = 316;
        ProjectBuilder builder = world("world width={} height={}", 4.0 * side, 4.0 * side);
        if (region) {
            Points circle;
            for (int i = 0; i < 99'000; ++i)
                circle.push_back({600 + 500 * std::cos(i * 6.28 / 99'000),
                                  600 + 500 * std::sin(i * 6.28 / 99'000)});
            builder.add("a:agent-type count=50 start=region startRegion=ring solid={}; "
                        "scene ring:region shape=polygon points={}",
                        everything, circle);
        } else {
            std::vector<PlacedAgent> agents;
            for (int i = 0; i < 10'000; ++i) {
                const double between = i < 7 ? 0 : 2; // seven are on an obstacle
                agents.push_back(
                    {"", {4.0 * (i % 300 + 5) + between, 4.0 * (i / 300 + 5) + between}, {}});
            }
            builder.add("a {} radius=0.5; scene o:obstacle radius=1", agents);
        }
        Project project = builder.build();
        if (!region) {
            const Description& obstacle = *findSceneType("obstacle");
            SceneItem item = project.scene.back();
            project.scene.clear();
            for (int i = 0; i < side * side; ++i) {
                item.id = "o" + std::to_string(i);
                item.values[*obstacle.settingIndex("x")] = 4.0 * (i % side);
                item.values[*obstacle.settingIndex("y")] = 4.0 * (i / side);
                project.scene.push_back(item);
            }
        }
        QElapsedTimer clock;
        clock.start();
        QStringList found;
        for (const Problem& problem : check(project))
            if (problem.text.find("start") != std::string::npos)
                found += QString::fromStdString(problem.text);
        const qint64 took = clock.elapsed();
        QCOMPARE(found.join('\n'), warning);
        QVERIFY2(took < freeze, qPrintable(QString("%1 ms").arg(took)));
    }

    void touching_allowsForRounding() {
        ProjectBuilder builder = coasting("(100,100) (107,107.1) (125,100)");
        builder.add("touch:touching; ring:signal fires=every-tick; a > touch > ring > a");
        Simulation simulation = afterTicks(5, builder.build());
        QCOMPARE(simulation.tickEvents().size(), 2U);
        QVERIFY(deepest(simulation) < 1e-6);
    }

    /// The marks would cover a large world, and checks of projects ask for none.
    void ground_withoutMargin_isNearEverywhere() {
        const std::vector<ObstacleGeometry> one{
            {.shape = ObstacleShape::circle, .x = 50, .y = 50, .radius = 10}};
        for (const Vec2 place : {Vec2{50, 50}, Vec2{500, 50}, Vec2{-1e6, 1e6}})
            QVERIFY(SolidGround(one).isNear(place));
        QVERIFY(SolidGround(one, {}, 5).isNear({63, 50}));
        QVERIFY(!SolidGround(one, {}, 5).isNear({500, 50}));
    }

    /// Many obstacles make the marks no coarser.
    void ground_ofManyObstacles_isNearThemOnly() {
        std::vector<ObstacleGeometry> boxes;
        for (int i = 0; i < 5000; ++i)
            boxes.push_back({.shape = ObstacleShape::box,
                             .x = 40.0 * (i % 50),
                             .y = 40.0 * (i / 50),
                             .width = 4,
                             .height = 4});
        constexpr double margin = 5;
        const SolidGround ground(boxes, {}, margin);
        for (int i = 0; i < 49; ++i) {
            QVERIFY(ground.isNear({40.0 * i + 8, 40.0 * i + 8}));
            QVERIFY(!ground.isNear({40.0 * i + 22, 40.0 * i + 22}));
        }
    }

    void ofAnotherWeight_readNoObstacles() {
        Project project = solidProject(Scene{}).add("roam:wander; roam > a").build();
        IdSource ids(1);
        apply(makeParameter(project, ids, {project.links.back().id, "weight"}).value(), project);
        RunningWorld world(project, {.threads = 1});
        QCOMPARE(world.solids().readCount(), 1U);
        for (const double weight : {0.5, 0.25, 2.0})
            world.setParameter(project.parameters.size() - 1, weight);
        QCOMPARE(world.solids().readCount(), 1U);
        world.continueWith(Project(world.project));
        QCOMPARE(world.solids().readCount(), 2U);
    }

    /// Each agent has a type of its own, or all have the same.
    void manySmallTypes_areAsOneLargeOne() {
        std::vector<PlacedAgent> agents;
        for (int i = 0; i < 60; ++i)
            agents.push_back({"",
                              {40.0 + i * 37 % 100, 40.0 + i * 61 % 90},
                              {std::cos(i) * 2, std::sin(i) * 2}});
        ProjectBuilder one = coasting(worldText(agents));
        ProjectBuilder many;
        for (int i = 0; i < 60; ++i) {
            const Id id = "t" + std::to_string(100 + i);
            many.add("{0} {1}; set {0} radius=5; set {0} solid={2}", id,
                     agents[static_cast<std::size_t>(i)], everything);
        }
        for (ProjectBuilder* builder : {&one, &many})
            builder->world("edges", std::string("wrap")).add("world width=170 height=160");
        Simulation a(one.build()), b(many.build());
        for (int tick = 0; tick < 100; ++tick) {
            a.step();
            b.step();
            for (std::size_t i = 0; i < 60; ++i) {
                QCOMPARE(b.populations()[i].x[0], a.populations()[0].x[i]);
                QCOMPARE(b.populations()[i].y[0], a.populations()[0].y[i]);
            }
        }
    }
};
