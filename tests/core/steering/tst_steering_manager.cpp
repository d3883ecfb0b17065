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

/// A body that is steered, and what is around it.
struct Surrounded {
    SteeringBody body{{0, 0}, {1.5, 0.25}};
    SteeringManager manager{body};
    std::vector<SteeringTarget> seen{
        {{30, 10}, {1, 0.5}}, {{20, -25}, {-0.5, 2}}, {{500, 0}, {1, 1}}};
    Obstacles rocks{{{.x = 60, .y = 12, .radius = 20}}};
    Region pen{{.shape = RegionShape::box, .x = -50, .y = -50, .width = 90, .height = 100}};
    double radius = numberOf(findNodeType("agent-type")->setting("radius")->initial);
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
        rowsOf({"seek", "flee", "arrive", "pursue", "evade", "turning seek"});
    }

    /// Both run the same formulas, so they give the same bits.
    void movesAsTheSimulation_bitForBit() {
        const auto [behavior] = fetched<std::string>();
        const bool isLimited = behavior.starts_with("turning ");
        const std::string type = behavior.substr(isLimited ? 8 : 0);
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

    void everyBehavior_isThatOfItsNode_data() {
        const TestRows<std::string, std::string, void (*)(Surrounded&)> row;
        row("arrive", "it:arrive slowingRadius=40", "goal > it", [](Surrounded& of) {
            of.manager.arrive({50, 20}, 1, {.slowingRadius = 40});
        });
        row("orbit", "it:orbit radius=30", "goal > it", [](Surrounded& of) {
            of.manager.orbit({50, 20}, 1, {.radius = 30});
        });
        row("tether", "it:tether radius=20", "goal > it", [](Surrounded& of) {
            of.manager.tether({50, 20}, 1, {.radius = 20});
        });
        row("target speed", "it:target-speed targetSpeed=2", "",
            [](Surrounded& of) { of.manager.targetSpeed(2); });
        row("brake", "it:brake", "", [](Surrounded& of) { of.manager.brake(); });
        row("match velocity", "it:match-velocity", "c > it",
            [](Surrounded& of) { of.manager.matchVelocity(of.seen[0]); });
        row("separation", "it:separation radius=60 falloff=2", "b > it",
            [](Surrounded& of) { of.manager.separate(of.seen, 1, {.radius = 60, .falloff = 2}); });
        row("alignment", "it:alignment radius=60 viewAngle=200", "b > it",
            [](Surrounded& of) { of.manager.align(of.seen, 1, {.radius = 60, .viewAngle = 200}); });
        row("cohesion", "it:cohesion radius=60", "b > it",
            [](Surrounded& of) { of.manager.cohere(of.seen, 1, {.radius = 60}); });
        row("obstacle avoidance", "it:obstacle-avoidance lookAhead=30", "rocks > it",
            [](Surrounded& of) {
                of.manager.avoidObstacles(of.rocks, of.radius, 1, {.lookAhead = 30});
            });
        row("wall avoidance", "it:wall-avoidance feelerLength=60", "rocks > it",
            [](Surrounded& of) { of.manager.avoidWalls(of.rocks, 1, {.feelerLength = 60}); });
        row("containment", "it:containment lookAhead=30", "inside > it",
            [](Surrounded& of) { of.manager.stayInside(of.pen, 1, {.lookAhead = 30}); });
        row("interpose", "it:interpose", "c > it.first; d > it.second",
            [](Surrounded& of) { of.manager.interpose(of.seen[0], of.seen[1]); });
    }

    void everyBehavior_isThatOfItsNode() {
        const auto [node, wires, call] = fetched<std::string, std::string, void (*)(Surrounded&)>();
        const Simulation simulation(
            tiller::world("world width=900 height=900 edges=open; "
                          "scene rock:obstacle x=60 y=12 radius=20; "
                          "scene pen:region shape=box x=-50 y=-50 width=90 height=100; "
                          "scene hole:point x=50 y=20; a (0,0)+(1.5,0.25); "
                          "b (30,10)+(1,0.5)(20,-25)+(-0.5,2)(500,0)+(1,1); c (30,10)+(1,0.5); "
                          "d (20,-25)+(-0.5,2); goal:point point=hole; rocks:obstacles; "
                          "inside:region region=pen; {}; it > a; {}",
                          node, wires));
        const PopulationForces forces = simulation.forces(0);
        Surrounded called;
        call(called);
        const Vec2 steering = called.manager.steering();
        QVERIFY(steering != Vec2{} || node.starts_with("it:orbit"));
        QCOMPARE(difference(steering, Vec2{forces.wantedX[0], forces.wantedY[0]}, 1e-5), QString());
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
