#include "core/base/angle.h"
#include "tests/core/support/testing.h"

/// A behavior that geometry steers: its input, and the target at it.
struct Steered {
    const char* type;
    const char* port; ///< the same id on the behavior and on the target
    const char* target;
};

constexpr Steered steered[] = {{"obstacle-avoidance", "obstacles", "obstacles"},
                               {"wall-avoidance", "obstacles", "obstacles"},
                               {"wall-following", "obstacles", "obstacles"},
                               {"hide", "obstacles", "obstacles"},
                               {"containment", "region", "region"},
                               {"follow-path", "path", "path"},
                               {"stay-on-path", "path", "path"},
                               {"follow-field", "field", "field"}};

/// Moves or mirrors a world.
struct Motion {
    Vec2 by;
    bool mirrored = false; ///< upside down

    [[nodiscard]] Vec2 turned(Vec2 way) const { return mirrored ? Vec2{way.x, -way.y} : way; }
    [[nodiscard]] Vec2 place(Vec2 at) const { return turned(at) + by; }
    [[nodiscard]] Points places(Points points) const {
        for (Vec2& point : points)
            point = place(point);
        return points;
    }
    /// The top left corner of a box.
    [[nodiscard]] Vec2 corner(Vec2 at, Vec2 size) const {
        return place(mirrored ? at + Vec2{0, size.y} : at);
    }
};

class Draw {
public:
    explicit Draw(std::uint32_t seed) : m_random(seed) {}
    double operator()(double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(m_random);
    }
    Vec2 place() { return {(*this)(300, 500), (*this)(200, 400)}; }

private:
    std::mt19937 m_random;
};

/// Agents "a" among all kinds of geometry, per second. "it" of some type steers them; "b" is a
/// threat.
class Stage {
public:
    Stage(const Steered& of, Settings settings, double ticks = 60) : m_steered(of) {
        builder.add("world tick={}; a:agent-type start=placed maxForce=4e6; "
                    "b:agent-type start=placed; who:nearest; where:{}; it:{} {}; b > who; "
                    "where > it.{} > a",
                    1 / ticks, of.target, of.type, settings, of.port);
        if (std::string(of.type) == "hide")
            builder.add("who > it.threat");
    }
    /// Adds a scene item, and gives it to the target if it has the target's kind.
    Stage& item(const Id& id, const std::string& type, const Settings& settings) {
        builder.add("scene {}:{} {}", id, type, settings);
        if (m_steered.target == type)
            builder.add("set where {}={}", type, id);
        return *this;
    }
    [[nodiscard]] Project build(std::vector<PlacedAgent> agents,
                                std::vector<PlacedAgent> threats = {}) const {
        Project project = builder.build();
        project.nodes[0].agents = std::move(agents);
        project.nodes[1].agents = std::move(threats);
        if (hasErrors(check(project)))
            throw std::runtime_error("the stage has errors");
        return project;
    }

    ProjectBuilder builder;

private:
    Steered m_steered;
};

/// The forces of many agents in a random scene that is moved.
PopulationForces forcesIn(const Steered& of, std::uint32_t seed, const Motion& motion,
                          const char* edges) {
    Draw draw(seed);
    Stage stage(of, {});
    const Motion& to = motion;
    stage.builder.add("world edges={}", edges);
    for (int i = 0; i < 4; ++i) {
        const std::string number = std::to_string(i);
        const Vec2 center = to.place(draw.place());
        stage.builder.add("scene circle-{}:obstacle x={} y={} radius={}", number, center.x,
                          center.y, draw(4, 15));
        const Vec2 size{draw(4, 25), draw(4, 25)};
        const Vec2 corner = to.corner(draw.place(), size);
        stage.builder.add("scene box-{}:obstacle shape=box x={} y={} width={} height={}", number,
                          corner.x, corner.y, size.x, size.y);
        const Vec2 at = draw.place();
        stage.builder.add("scene wall-{}:obstacle shape={} points={}", number,
                          i % 2 == 0 ? "wall" : "polygon",
                          to.places({at, at + Vec2{draw(5, 30), 3}, at + Vec2{1, draw(5, 30)}}));
    }
    const Vec2 corner = to.corner({330, 230}, {110, 130});
    stage.item("area", "region", filled("x={} y={} width=110 height=130", corner.x, corner.y));
    Points way;
    for (int i = 0; i < 6; ++i)
        way.push_back(draw.place());
    stage.item("way", "path", filled("curve=smooth points={}", to.places(way)));
    const Vec2 center = to.place({390, 310});
    stage.item("wind", "field",
               filled("kind=vortex turn={} radius=80 x={} y={}", motion.mirrored ? "right" : "left",
                      center.x, center.y));
    const auto moved = [&](Vec2 at) {
        Vec2 place = motion.place(at);
        if (std::string(edges) == "wrap")
            place = {place.x - 800 * std::floor(place.x / 800),
                     place.y - 600 * std::floor(place.y / 600)};
        return place;
    };
    std::vector<PlacedAgent> agents;
    for (int i = 0; i < 150; ++i) {
        const Vec2 at = moved(draw.place());
        agents.push_back({"", at, motion.turned(direction(draw(0, 360)) * draw(20, 60))});
    }
    const Vec2 threat = moved(draw.place());
    return Simulation(stage.build(agents, {{"", threat, {}}})).forces(0);
}

QString differenceOf(const PopulationForces& a, const PopulationForces& b, bool mirrored) {
    int active = 0;
    for (std::size_t i = 0; i < a.steeringX.size(); ++i) {
        const Vec2 one{a.steeringX[i], a.steeringY[i]};
        const Vec2 other = Motion{{}, mirrored}.turned({b.steeringX[i], b.steeringY[i]});
        active += one != Vec2{};
        if (length(one - other) > 1e-3)
            return QString("agent %1: (%2, %3) and (%4, %5)")
                .arg(i)
                .arg(one.x)
                .arg(one.y)
                .arg(other.x)
                .arg(other.y);
    }
    return active > 10 ? QString() : QString("only %1 are steered").arg(active);
}

const Steered& followPath = steered[5];

Stage onPath(Settings settings, const Points& points, bool closed = false) {
    Stage stage(followPath, settings);
    stage.builder.add("world edges=open");
    return stage.item("way", "path", filled("points={} closed={}", points, closed));
}

/// Follows a bend of length 200: first in one mode, until it has settled, then in another one.
Simulation changedTo(const char* first, const char* second, bool closed, int ticks) {
    const Points bend{{0, 0}, {100, 0}, {100, 100}};
    const PlacedAgent self{"", {0, 0}, {40, 0}};
    const auto in = [&](const char* mode) {
        return onPath(filled("mode={}", mode), bend, closed).build({self});
    };
    Simulation simulation = afterTicks(ticks, in(first));
    simulation.setProject(in(second));
    return simulation;
}

/// Rules for all behaviors that read the geometry of the scene.
class TestSceneBehaviors : public QObject {
    Q_OBJECT

private slots:
    void all_data() {
        QTest::addColumn<Steered>("of");
        for (const Steered& each : steered)
            QTest::newRow(each.type) << each;
    }

    void aWorldMovedOverItsSeam_givesTheSameForces_data() { all_data(); }

    void aWorldMovedOverItsSeam_givesTheSameForces() {
        QFETCH(Steered, of);
        for (std::uint32_t seed = 0; seed < 3; ++seed) {
            const PopulationForces open = forcesIn(of, seed, {}, "open");
            for (const Vec2 by : {Vec2{}, Vec2{400, 0}, Vec2{-400, 17}, Vec2{9, 300}, Vec2{0, -300},
                                  Vec2{410, 290}, Vec2{-390, -310}, Vec2{2810, -4090}})
                QCOMPARE(differenceOf(open, forcesIn(of, seed, {by}, "wrap"), false), QString());
        }
    }

    void aMirroredWorld_givesMirroredForces_data() { all_data(); }

    void aMirroredWorld_givesMirroredForces() {
        QFETCH(Steered, of);
        for (std::uint32_t seed = 0; seed < 6; ++seed)
            QCOMPARE(differenceOf(forcesIn(of, seed, {}, "open"),
                                  forcesIn(of, seed, {{}, true}, "open"), true),
                     QString());
    }

    void nothingWiredOrEmpty_isInactive_data() { all_data(); }

    void nothingWiredOrEmpty_isInactive() {
        QFETCH(Steered, of);
        const PlacedAgent self{"", {400, 300}, {30, 5}};
        const std::vector<PlacedAgent> threat{{"", {300, 300}, {}}};
        QVERIFY(!forceOf(Simulation(Stage(of, {}).build({self}, threat))));
        Project unwired = Stage(of, {}).build({self}, threat);
        std::erase_if(unwired.links, [](const Link& link) { return link.from.node == "where"; });
        QVERIFY(!forceOf(Simulation(unwired)));
        Stage stage(of, {}); // geometry without points
        stage.item("way", "path", "points=()").item("wall", "obstacle", "shape=wall points=()");
        QVERIFY(!forceOf(Simulation(stage.build({self}, threat))));
    }

    void settingsOf0_breakNothing_data() { all_data(); }

    /// Sets each number of the behavior and of the body to 0, one by one and all at once.
    void settingsOf0_breakNothing() {
        QFETCH(Steered, of);
        std::vector<std::vector<std::pair<Id, std::string>>> zeros{
            {{"a", "maxSpeed"}}, {{"a", "radius"}}, {{"a", "maxForce"}}, {{"a", "responseTime"}}};
        for (const Setting& setting : findNodeType(of.type)->settings)
            if (setting.kind == SettingKind::number)
                zeros.push_back({{"it", setting.id}});
        zeros.push_back({});
        for (std::size_t i = 0; i + 1 < zeros.size(); ++i)
            zeros.back().push_back(zeros[i].front());
        const double fastest = numberOf(findNodeType("agent-type")->setting("maxSpeed")->initial);
        for (const auto& zero : zeros) {
            Stage stage(of, {});
            for (const auto& [node, setting] : zero)
                stage.builder.add("set {} {}=0", node, setting);
            stage.builder.add("scene rock:obstacle x=400 y=300 radius=20; "
                              "scene dot:obstacle x=450 y=300 radius=0; "
                              "scene wall:obstacle shape=wall points=(380,200)(380,400)");
            stage.item("area", "region", "x=380 y=280 width=5 height=0")
                .item("way", "path", "points=(380,200)(380,400)(380,400)")
                .item("wind", "field", "kind=toward");
            std::vector<PlacedAgent> agents;
            for (const Vec2 at : {Vec2{400, 300}, Vec2{380, 300}, Vec2{420, 300}, Vec2{380, 400},
                                  Vec2{450, 300}, Vec2{410, 305}})
                for (const Vec2 velocity : {Vec2{}, Vec2{30, 0}, Vec2{-30, 0}, Vec2{0, 30}})
                    agents.push_back({"", at, velocity});
            Simulation simulation(stage.build(agents, {{"", {400, 300}, {}}}));
            for (int tick = 0; tick < 60; ++tick) {
                simulation.step();
                const Population& now = populationOf(simulation, "a");
                for (std::size_t i = 0; i < now.size(); ++i) {
                    const Vec2 at = positionOf(now, i);
                    const Vec2 velocity = velocityOf(now, i);
                    QVERIFY(std::isfinite(at.x) && std::isfinite(at.y));
                    QVERIFY2(length(velocity) <= fastest + 0.01, zero.front().second.c_str());
                }
            }
        }
    }

    void hidingPlaces_areBehindTheOutline_data() {
        const TestRows<Settings, Vec2, double, Vec2> row; // the agent is at (300, 200), and 5 large
        const Settings box = "shape=box x=380 y=180 width=40 height=40",
                       wall = "shape=wall points=(400,150)(400,250)",
                       polygon = "shape=polygon points=(350,200)(450,170)(450,230)",
                       circle = "x=400 y=200 radius=30";
        const Vec2 center{400, 200};
        const double far = 1e4;
        // Behind it: the extent of the outline from its center, the margin of 15 and the body's 5.
        const Vec2 aslant = unit(Vec2{1, 1});
        row("box, from its left", box, {250, 200}, far, {440, 200});
        row("box, over its corner", box, {300, 100}, far,
            center + aslant * (std::sqrt(800.0) + 20));
        row("wall, from beside", wall, {250, 200}, far, {420, 200});
        row("wall, along it", wall, {400, 20}, far, {400, 270});
        row("polygon, at its tip", polygon, {600, 200}, far, {330, 200});
        row("polygon, at its back", polygon, {250, 200}, far, {470, 200});
        row("circle, from above", circle, {400, 10}, far, {400, 250});
        row("circle, which reaches into the range", circle, {400, 10}, 70.0, {400, 250});
        row("circle, just out of the range", circle, {400, 10}, 69.0, {300, 200});
    }

    void hidingPlaces_areBehindTheOutline() {
        const auto [obstacle, threat, range, place] = fetched<Settings, Vec2, double, Vec2>();
        const Vec2 self{300, 200};
        Stage stage(steered[3], filled("range={} slowingRadius=0", std::min(range, noLimit)));
        stage.builder.add("world edges=open; scene thing:obstacle {}; "
                          "set a radius=5 maxSpeed=100 responseTime=0.5",
                          obstacle);
        std::optional<Vec2> expected; // M / t' is 200
        if (place != self)
            expected = unit(place - self) * 200;
        const Simulation simulation(stage.build({{"", self, {}}}, {{"", threat, {}}}));
        QCOMPARE(difference(forceOf(simulation), expected), QString());
    }

    void withoutAThreat_noAgentHides() {
        Stage stage(steered[3], {});
        stage.builder.add("scene thing:obstacle");
        QVERIFY(!forceOf(Simulation(stage.build({{"", {300, 200}, {}}}))));
        QVERIFY(forceOf(Simulation(stage.build({{"", {300, 200}, {}}}, {{"", {0, 0}, {}}}))));
    }

    void deadAhead_isPassedOnTheLeft_withoutStalling_data() {
        const TestRows<Settings, double> row;
        for (const double speed : {0.0, 1.0, 50.0}) {
            row(QTest::addRow("circle, from %g", speed), "x=150 y=0 radius=30", speed);
            row(QTest::addRow("box, from %g", speed), "shape=box x=130 y=-30 width=40 height=60",
                speed);
            row(QTest::addRow("polygon, from %g", speed),
                "shape=polygon points=(120,0)(150,-30)(180,0)(150,30)", speed);
            row(QTest::addRow("wall, from %g", speed), "shape=wall points=(150,-30)(150,30)",
                speed);
        }
    }

    void deadAhead_isPassedOnTheLeft_withoutStalling() {
        const auto [obstacle, speed] = fetched<Settings, double>();
        Stage stage(steered[0], {});
        stage.builder.add("world edges=open; scene rock:obstacle {}; goal:point (300,0); go:seek; "
                          "either:priority; goal > go; it > either.forces; go > either > a",
                          obstacle);
        Project project = stage.build({{"", {0, 0}, {speed, 0}}});
        std::erase_if(project.links, [](const Link& link) {
            return link.from.node == "it" && link.to.node == "a";
        });
        Simulation simulation(project);
        int ticks = 0;
        double beside = 1e9;
        for (; ticks < 900 && length(firstPosition(simulation) - Vec2{300, 0}) > 10; ++ticks) {
            simulation.step();
            if (std::abs(firstPosition(simulation).x - 150) < 2)
                beside = firstPosition(simulation).y;
        }
        QVERIFY2(beside < -30, qPrintable(QString::number(beside)));
        QCOMPARE_LT(ticks, 600); // straight on at full speed takes 5 s
    }

    void onceOnAClosedPath_endsWhereItBegan_data() {
        const TestRows<double, double, double> row;
        row("slowing down", 50.0, 30.0, 5.0);
        row("at full speed", 0.0, 30.0, 5.0);
        row("at full speed, looking far ahead", 0.0, 60.0, 5.0);
        row("at full speed, closely", 0.0, 12.0, 2.0);
    }

    void onceOnAClosedPath_endsWhereItBegan() {
        const auto [slowingRadius, lookAhead, radius] = fetched<double, double, double>();
        Stage stage = onPath(filled("slowingRadius={} lookAhead={}", slowingRadius, lookAhead),
                             {{0, 0}, {150, 0}, {150, 100}, {0, 100}}, true);
        stage.builder.add("set a radius={}", radius);
        Simulation simulation(stage.build({{"", {20, 0}, {40, 0}}}));
        int near = 0;
        double farthest = 0;
        for (int tick = 0; tick < 3000; ++tick) {
            simulation.step();
            near += length(firstPosition(simulation) - Vec2{150, 100}) < 50 && tick > 600;
            farthest = std::max(farthest, tick > 1200 ? length(firstPosition(simulation)) : 0);
        }
        QCOMPARE(arrivals(simulation), std::uint64_t{1});
        QCOMPARE(near, 0); // no second round
        QVERIFY2(farthest < 25, qPrintable(QString::number(farthest)));
    }

    void arrived_staysArrived_whenPushedAway() {
        Simulation simulation = afterTicks(
            900, onPath({}, {{0, 0}, {100, 0}, {100, 100}}).build({{"", {0, 0}, {40, 0}}}));
        QCOMPARE(arrivals(simulation), std::uint64_t{1});
        simulation.moveAgent({"a", 0}, {130, 60});
        run(simulation, 900);
        QVERIFY(length(firstPosition(simulation) - Vec2{100, 100}) < 1);
        QCOMPARE(arrivals(simulation), std::uint64_t{1});
    }

    void editedToOnce_itGoesOnToTheEnd_data() {
        const TestRows<QString, int> row;
        row("on its way back", "there-and-back", 200);
        row("on its way to the start", "loop", 165);
        row("on its way", "loop", 100);
    }

    void editedToOnce_itGoesOnToTheEnd() {
        const auto [from, ticks] = fetched<QString, int>();
        Simulation simulation = changedTo(from.toUtf8(), "once", false, ticks);
        QCOMPARE(arrivals(simulation), std::uint64_t{0});
        for (int tick = 0; tick < 1200; ++tick) {
            simulation.step();
            QVERIFY(arrivals(simulation) == 0 ||
                    length(firstPosition(simulation) - Vec2{100, 100}) < 10);
        }
        QVERIFY(length(firstPosition(simulation) - Vec2{100, 100}) < 1);
        QCOMPARE(arrivals(simulation), std::uint64_t{1});
    }

    void editedFromOnce_itGoesOn_data() {
        const TestRows<QString, bool> row;
        row("there and back", "there-and-back", false);
        row("loop", "loop", false);
        row("loop, closed", "loop", true);
    }

    void editedFromOnce_itGoesOn() {
        const auto [to, closed] = fetched<QString, bool>();
        Simulation simulation = changedTo("once", to.toUtf8(), closed, 1200);
        std::string seen;
        for (int tick = 0; tick < 1800; ++tick) {
            simulation.step();
            const Vec2 at = firstPosition(simulation);
            const char near = length(at) < 20 ? 's' : length(at - Vec2{100, 100}) < 20 ? 'e' : ' ';
            if (near != ' ' && !seen.ends_with(near))
                seen += near;
        }
        QVERIFY_HAS(seen, "sese");
    }

    /// The agent leaves at the right edge and enters at the left.
    void aPathOverTheSeam_isFollowedOverIt() {
        Stage stage = onPath({}, {{700, 300}, {900, 300}, {900, 500}});
        stage.builder.add("world edges=wrap");
        Simulation simulation(stage.build({{"", {700, 300}, {40, 0}}}));
        bool wasBeyond = false;
        for (int tick = 0; tick < 900; ++tick) {
            simulation.step();
            const Vec2 at = firstPosition(simulation);
            QVERIFY2(at.x > 690 || at.x < 110, qPrintable(QString::number(at.x)));
            wasBeyond |= at.x > 5 && at.x < 90 && at.y < 330;
        }
        QVERIFY(wasBeyond);
        QVERIFY(length(firstPosition(simulation) - Vec2{100, 500}) < 1);
        QCOMPARE(arrivals(simulation), std::uint64_t{1});
    }

    void aPathShortenedOrTakenAway_isNoLongerFollowed() {
        const PlacedAgent self{"", {0, 0}, {40, 0}};
        Simulation simulation(onPath({}, {{0, 0}, {300, 0}, {300, 300}}).build({self}));
        run(simulation, 420);
        QVERIFY(firstPosition(simulation).y > 60);
        simulation.setProject(onPath({}, {{0, 0}, {100, 0}}).build({self}));
        run(simulation, 900);
        QVERIFY(length(firstPosition(simulation) - Vec2{100, 0}) < 1);
        simulation.setProject(onPath({}, {}).build({self}));
        QVERIFY(!forceOf(simulation));
        run(simulation, 10);
        simulation.setProject(onPath({}, {{0, 0}, {300, 0}, {300, 50}}).build({self}));
        QVERIFY(forceOf(simulation));
    }

    /// Hide and seek: agents that hide have far fewer contacts than agents that wander.
    void hidingAgents_haveFewContacts() {
        const auto touched = [](bool hiding) {
            ProjectBuilder builder =
                world("world tick=1/60 edges=wall; seekers:agent-type count=4 maxSpeed=60; "
                      "hiders:agent-type count=20 radius=4 maxSpeed=60; things:obstacles; "
                      "look:wander; seekers-clear:obstacle-avoidance; "
                      "hiders-clear:obstacle-avoidance; who:nearest; hide; stroll:wander; "
                      "look > seekers; things > seekers-clear >3 seekers; "
                      "things > hiders-clear >3 hiders; seekers > who > hide; things > hide")
                    .link(hiding ? "hide.force" : "stroll.force", "hiders.steering");
            for (int i = 0; i < 8; ++i)
                builder.add("scene r{}:obstacle x={} y={} radius=35", i, 150.0 + 170 * (i % 4),
                            180.0 + 240 * (i / 4));
            Simulation simulation = afterTicks(3600, builder.build());
            std::uint64_t count = 0;
            for (const ContactCount& contact : simulation.contacts())
                count += contact.first != contact.second ? contact.count : 0;
            return count;
        };
        const std::uint64_t hiding = touched(true);
        const std::uint64_t strolling = touched(false);
        QVERIFY2(strolling >= 10 && hiding * 4 < strolling,
                 qPrintable(QString("%1 and %2").arg(hiding).arg(strolling)));
    }

    void tickLengths_giveTheSameTrack_data() { all_data(); }

    void tickLengths_giveTheSameTrack() {
        QFETCH(Steered, of);
        const auto worldOf = [&](double ticks) {
            Stage stage(of, {}, ticks);
            stage.builder.add("world edges=open; set a maxSpeed=60; "
                              "on:target-speed targetSpeed=50; "
                              "scene rock:obstacle x=500 y=320 radius=40; "
                              "scene wall:obstacle shape=wall points=(620,100)(700,600); "
                              "on >0.5 a");
            stage.item("area", "region", "x=300 y=200 width=300 height=300")
                .item("way", "path", "points=(300,200)(600,340)(700,600)")
                .item("wind", "field", "kind=vortex x=450 y=380");
            return stage.build({{"", {350, 300}, {50, 4}}}, {{"", {420, 280}, {}}});
        };
        QCOMPARE(differenceOfTracks(worldOf), QString());
    }
};
