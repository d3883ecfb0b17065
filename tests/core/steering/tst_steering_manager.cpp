#include "core/scene/obstacle.h"
#include "core/scene/region.h"
#include "core/steering/steering_manager.h"
#include "tests/core/support/testing.h"

#include <new>

class Body {
public:
    Body(Vec2 position, Vec2 velocity, double mass = 1)
        : m_position(position), m_velocity(velocity), m_mass(mass) {}

    Vec2 position() const { return m_position; }
    Vec2 velocity() const { return m_velocity; }
    void setPosition(Vec2 position) { m_position = position; }
    void setVelocity(Vec2 velocity) { m_velocity = velocity; }
    double maxVelocity() const { return 3; }
    double mass() const { return m_mass; }

private:
    Vec2 m_position, m_velocity;
    double m_mass;
};

/// Something that moves, but that no manager steers.
struct Cart {
    [[nodiscard]] Vec2 position() const { return {100, 0}; }
    [[nodiscard]] Vec2 velocity() const { return {0, 1}; }
};

class TestSteeringManager : public QObject {
    Q_OBJECT

private slots:
    void calls_addUpTimesTheirWeights() {
        Body body({0, 0}, {0, 0});
        SteeringManager manager(body);
        manager.seek({100, 0}, 20, 2);
        manager.flee({0, 100}, 0.5);
        manager.flee({0, -100}, 0);
        QCOMPARE(manager.steering(), (Vec2{6, -1.5}));
    }

    void reset_dropsAllCalls() {
        Body body({0, 0}, {1, 0});
        SteeringManager manager(body);
        manager.seek({0, 100});
        manager.reset();
        QCOMPARE(manager.steering(), (Vec2{0, 0}));
        manager.update();
        QCOMPARE(body.position(), (Vec2{1, 0}));
    }

    void update_movesTheHost_andClearsTheSteering() {
        Body body({0, 0}, {0, 0}, 2);
        SteeringManager manager(body);
        manager.seek({100, 0});
        manager.update();
        QCOMPARE(body.velocity(), (Vec2{1.5, 0}));
        QCOMPARE(body.position(), (Vec2{1.5, 0}));
        QCOMPARE(manager.steering(), (Vec2{0, 0}));
    }

    void update_cutsToMaxForce() {
        Body body({0, 0}, {0, 0}, 4);
        SteeringManager manager(body, {.maxForce = 2});
        manager.seek({100, 0});
        manager.update();
        QCOMPARE(body.velocity(), (Vec2{0.5, 0}));
    }

    void seek_slowsDownWithin20ByDefault() {
        Body body({0, 0}, {0, 0});
        SteeringManager manager(body);
        manager.seek({10, 0});
        QCOMPARE(manager.steering(), (Vec2{1.5, 0}));
    }

    void pursueAndEvade_needOnlyPositionAndVelocity() {
        const Body body({100, 0}, {0, 1});
        const auto steeringToward = [](const SteeringTarget& target) {
            Body own({0, 0}, {0, 0});
            SteeringManager manager(own);
            manager.pursue(target);
            manager.evade(target, 0.5);
            return manager.steering();
        };
        const Vec2 expected = steeringToward(body);
        QVERIFY(length(expected) > 1);
        QCOMPARE(steeringToward(Cart()), expected);
        QCOMPARE(steeringToward({{100, 0}, {0, 1}}), expected);
    }

    void responseTime_dividesTheForce() {
        Body body({0, 0}, {0, 0});
        SteeringManager manager(body, {.maxForce = 1000, .responseTime = 4});
        manager.seek({100, 0});
        QCOMPARE(manager.steering(), (Vec2{0.75, 0}));
    }

    void streams_wanderDifferently_andTheSameEachTime() {
        const auto endOf = [](std::uint64_t stream) {
            Body body({0, 0}, {1, 0}, 20);
            SteeringManager manager(body, {.seed = 3, .stream = stream});
            for (int i = 0; i < 200; ++i) {
                manager.wander();
                manager.update();
            }
            return body.position();
        };
        QCOMPARE(endOf(1), endOf(1));
        QVERIFY(endOf(1) != endOf(2));
    }

    void wanderWithWeight0_keepsItsAngle() {
        Body a({0, 0}, {1, 0}), b({0, 0}, {1, 0});
        SteeringManager first(a), second(b);
        for (int i = 0; i < 5; ++i) {
            first.wander(0);
            first.update();
            second.update();
        }
        first.wander();
        second.wander();
        QCOMPARE(first.steering(), second.steering());
    }

    void hostAtRest_facesRight_whateverTheMemoryHeldBefore() {
        Body body({0, 0}, {0, 0});
        SteeringSettings settings;
        settings.wander.drawStartAngle = false;
        alignas(SteeringManager) std::array<unsigned char, sizeof(SteeringManager)> memory{};
        memory.fill(0x40); // as a double, this is neither 0 nor 1
        auto* manager = new (memory.data()) SteeringManager(body, settings);
        manager->wander();
        const Vec2 steering = manager->steering();
        manager->~SteeringManager();
        QVERIFY(steering.x > 0);
        QCOMPARE(steering.y, 0.0);
    }

    void movesAsTheSimulation_bitForBit_data() {
        QTest::addColumn<QString>("behavior");
        for (const char* behavior : {"seek", "flee", "arrive", "pursue", "evade", "turning seek"})
            QTest::newRow(behavior) << behavior;
    }

    /// Both run the same formulas, so they give the same bits.
    void movesAsTheSimulation_bitForBit() {
        QFETCH(QString, behavior);
        const bool isLimited = behavior.startsWith("turning ");
        const std::string type = behavior.remove("turning ").toStdString();
        ProjectBuilder builder = world("a (10,20)+(1,-2) mass=15; other (300,260)+(-1,0.5)");
        if (type == "arrive")
            builder.add("b:{} slowingRadius=120 stopRadius=0", type);
        else
            builder.add("b:{}", type);
        if (type == "pursue" || type == "evade")
            builder.add("other > b.target");
        else
            builder.add("there:point (400,310); there > b.target");
        SteeringSettings settings;
        if (isLimited) {
            settings.minSpeed = 1;
            settings.maxTurnRate = 0.5;
            builder.add("set a minSpeed=1 maxTurnRate=0.5");
        }
        Simulation simulation(builder.add("b >0.7 a.steering").build());

        Body body({10, 20}, {1, -2}, 15), other({300, 260}, {-1, 0.5});
        SteeringManager manager(body, settings), others(other);
        for (int tick = 0; tick < 400; ++tick) {
            if (type == "seek")
                manager.seek({400, 310}, 0, 0.7);
            else if (type == "flee")
                manager.flee({400, 310}, 0.7);
            else if (type == "arrive")
                manager.seek({400, 310}, 120, 0.7);
            else if (type == "pursue")
                manager.pursue(other, 0.7);
            else
                manager.evade(other, 0.7);
            manager.update();
            others.update();
            simulation.step();
            const Population& of = simulation.populations()[0];
            QCOMPARE(body.position(), (Vec2{of.x[0], of.y[0]}));
            QCOMPARE(body.velocity(), (Vec2{of.vx[0], of.vy[0]}));
        }
    }

    /// Each behavior gives the force of its node, where sums of neighbors are rounded.
    void everyBehavior_isThatOfItsNode_data() {
        const Rows<QString, int> row;
        row("arrive", "it:arrive slowingRadius=40", 0);
        row("orbit", "it:orbit radius=30", 1);
        row("tether", "it:tether radius=20", 2);
        row("target speed", "it:target-speed targetSpeed=2", 3);
        row("brake", "it:brake", 4);
        row("match velocity", "it:match-velocity", 5);
        row("separation", "it:separation radius=60 falloff=2", 6);
        row("alignment", "it:alignment radius=60 viewAngle=200", 7);
        row("cohesion", "it:cohesion radius=60", 8);
        row("obstacle avoidance", "it:obstacle-avoidance lookAhead=30", 9);
        row("wall avoidance", "it:wall-avoidance feelerLength=60", 10);
        row("containment", "it:containment lookAhead=30", 11);
        row("interpose", "it:interpose", 12);
    }

    void everyBehavior_isThatOfItsNode() {
        const auto [graph, which] = fetched<QString, int>();
        const std::vector<std::pair<Vec2, Vec2>> others{
            {{30, 10}, {1, 0.5}}, {{20, -25}, {-0.5, 2}}, {{500, 0}, {1, 1}}};
        std::string text = "world width=900 height=900 edges=open; "
                           "scene rock:obstacle x=60 y=12 radius=20; "
                           "scene pen:region shape=box x=-50 y=-50 width=90 height=100; "
                           "scene hole:point x=50 y=20; a (0,0)+(1.5,0.25); "
                           "b (30,10)+(1,0.5)(20,-25)+(-0.5,2)(500,0)+(1,1); c (30,10)+(1,0.5); "
                           "d (20,-25)+(-0.5,2); goal:point point=hole; rocks:obstacles; "
                           "inside:region region=pen; ";
        text += graph.toStdString() + "; it > a; ";
        for (const char* wire :
             {which < 3 ? "goal > it" : "", which == 5 ? "c > it" : "",
              which >= 6 && which <= 8 ? "b > it" : "",
              which == 9 || which == 10 ? "rocks > it" : "", which == 11 ? "inside > it" : "",
              which == 12 ? "c > it.first; d > it.second" : ""})
            text += std::string(wire) + (*wire ? ";" : "");
        Simulation simulation(tiller::world(text).build());
        const PopulationForces forces = simulation.forces(0);
        SteeringBody body{{0, 0}, {1.5, 0.25}};
        SteeringManager manager(body);
        std::vector<SteeringTarget> seen;
        for (const auto& [at, by] : others)
            seen.emplace_back(at, by);
        const Obstacles rocks({{.x = 60, .y = 12, .radius = 20}});
        const Region pen(
            {.shape = RegionShape::box, .x = -50, .y = -50, .width = 90, .height = 100});
        const double radius =
            numberOf(valueOf(*tiller::world("a (0,0)").build().node("a"), "radius"));
        const std::vector<std::function<void()>> calls{
            [&] {
                manager.arrive({50, 20}, 1, {.slowingRadius = 40});
            },
            [&] {
                manager.orbit({50, 20}, 1, {.radius = 30});
            },
            [&] {
                manager.tether({50, 20}, 1, {.radius = 20});
            },
            [&] { manager.targetSpeed(2); },
            [&] { manager.brake(); },
            [&] { manager.matchVelocity(seen[0]); },
            [&] { manager.separate(seen, 1, {.radius = 60, .falloff = 2}); },
            [&] { manager.align(seen, 1, {.radius = 60, .viewAngle = 200}); },
            [&] { manager.cohere(seen, 1, {.radius = 60}); },
            [&] { manager.avoidObstacles(rocks, radius, 1, {.lookAhead = 30}); },
            [&] { manager.avoidWalls(rocks, 1, {.feelerLength = 60}); },
            [&] { manager.stayInside(pen, 1, {.lookAhead = 30}); },
            [&] { manager.interpose(seen[0], seen[1]); }};
        calls[static_cast<std::size_t>(which)]();
        QVERIFY(manager.steering() != Vec2{} || which == 1);
        const Vec2 wanted{forces.wantedX[0], forces.wantedY[0]};
        QVERIFY2(length(manager.steering() - wanted) < 1e-5,
                 qPrintable(QString("%1 %2, not %3 %4")
                                .arg(manager.steering().x)
                                .arg(manager.steering().y)
                                .arg(wanted.x)
                                .arg(wanted.y)));
    }

    /// The same ways, in seconds as in ticks.
    void perSecond_isTheSameMotion() {
        SteeringBody ticks{{0, 0}, {1, 0}};
        SteeringBody seconds{{0, 0}, {60, 0}, 180};
        SteeringManager inTicks(ticks), inSeconds(seconds, SteeringSettings::perSecond(60));
        double farthest = 0;
        for (int i = 0; i < 120; ++i) {
            for (SteeringManager* each : {&inTicks, &inSeconds}) {
                each->seek({200, 90});
                each->wander(0.5);
                QVERIFY(each->update());
            }
            QVERIFY(length(ticks.position - seconds.position) < 1e-3);
            farthest = std::max(farthest, length(ticks.position));
        }
        QVERIFY(farthest > 20);
    }
};
