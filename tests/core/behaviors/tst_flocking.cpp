#include "core/base/angle.h"
#include "tests/core/support/testing.h"

/// One behavior steers agents of type "bird", which are neighbors. M = 3, t' = 1.
ProjectBuilder flockOf(const std::string& behavior, const Settings& settings,
                       const std::string& birds) {
    return world("bird {}; it:{} {}; bird > it > bird", birds, behavior, settings);
}

NodeExplanation explained(const ProjectBuilder& builder, std::uint32_t bird = 0) {
    return explained(Simulation(builder.build()), "it", {"bird", bird});
}

bool near(Vec2 a, Vec2 b) {
    return length(a - b) < 1e-7;
}

/// Separation, alignment and cohesion against closed forms, and their rules in special cases.
class TestFlocking : public QObject {
    Q_OBJECT

private slots:
    void agentsAtOnePlace_part_data() {
        const TestRows<int, int, double> row;
        row("the lower goes left", 2, 0, 1.0);
        row("the higher goes right", 2, 1, -1.0);
        row("of three, the middle stays", 3, 1, 0.0);
        row("of three, the first: cut to one push", 3, 0, 1.0);
        row("of three, the last", 3, 2, -1.0);
    }

    void agentsAtOnePlace_part() {
        const auto [birds, bird, left] = fetched<int, int, double>();
        std::vector<PlacedAgent> all;
        for (int i = 0; i < birds; ++i)
            all.push_back({"", {50, 50}, {1, 0}});
        const auto builder = flockOf("separation", "radius=20", worldText(all));
        const auto it = explained(builder, static_cast<std::uint32_t>(bird));
        QVERIFY(it.active);
        QVERIFY(near(it.force, Vec2{0, -3} * left)); // left of (1, 0) is up
        Simulation simulation = afterTicks(1, builder.build());
        if (birds == 2) {
            QVERIFY(simulation.populations()[0].y[0] < 50);
            QVERIFY(simulation.populations()[0].y[1] > 50);
        }
    }

    void radius_isExclusive_data() {
        const TestRows<std::string, double, bool> row;
        for (const char* behavior : {"separation", "alignment", "cohesion"}) {
            row(QTest::addRow("%s at the radius", behavior), behavior, 5.0, false);
            row(QTest::addRow("%s just inside", behavior), behavior, 5.0000001, true);
            row(QTest::addRow("%s, radius 0", behavior), behavior, 0.0, false);
            row(QTest::addRow("%s, no limit", behavior), behavior, noLimit, true);
        }
    }

    void radius_isExclusive() {
        const auto [behavior, radius, active] = fetched<std::string, double, bool>();
        const auto it =
            explained(flockOf(behavior, filled("radius={}", radius), "(0,0)+(1,0) (3,4)+(0,1)"));
        QCOMPARE(it.active, active);
    }

    void viewAngle_isHalfToEachSide_data() {
        const TestRows<double, double, bool> row;
        row("ahead", 10.0, 0.0, true);
        row("inside, left", 90.0, 44.0, true);
        row("inside, right", 90.0, -44.0, true);
        row("outside, left", 90.0, 46.0, false);
        row("outside, right", 90.0, -46.0, false);
        row("on the bound", 180.0, 90.0, true);
        row("wide, behind the shoulder", 300.0, 149.0, true);
        row("wide, behind", 300.0, 151.0, false);
        row("all round, right behind", 360.0, 180.0, true);
    }

    void viewAngle_isHalfToEachSide() {
        const auto [viewAngle, at, seen] = fetched<double, double, bool>();
        for (const char* behavior : {"separation", "alignment", "cohesion"}) {
            const auto it = explained(flockOf(behavior, filled("radius=50 viewAngle={}", viewAngle),
                                              filled("(0,0)+(2,0) {}", direction(at) * 30)));
            QCOMPARE(it.active, seen);
        }
    }

    void force_isAsWorkedOutByHand_data() {
        const TestRows<Project, std::uint32_t, Vec2> row;
        // At a quarter of the radius, along (3, 4) / 5.
        const auto falloff = [&](const char* name, double of, double push) {
            row(name, flockOf("separation", filled("radius=20 falloff={}", of), "(0,0) (3,4)"), 0,
                Vec2{-0.6, -0.8} * (3 * push));
        };
        falloff("separation: falloff 0", 0, 1);
        falloff("separation: falloff 1", 1, 0.75);
        falloff("separation: falloff 2", 2, 0.5625);
        falloff("separation: falloff 3", 3, 0.421875);
        row("separation: cut to one push",
            flockOf("separation", "radius=20 falloff=0", "(0,0) (5,0) (6,0) (7,0)"), 0, {-3, 0});
        row("alignment: to the mean velocity",
            flockOf("alignment", "radius=50", "(0,0)+(1,1) (5,0)+(2,0) (0,5)+(0,3)"), 0,
            {1 - 1, 1.5 - 1});
        row("alignment: of all types, but not of the agent itself",
            flockOf("alignment", "radius=50", "(0,0)+(3,0) (1,0)+(0,2)")
                .add("fly (0,1)+(0,-1) (400,0)+(3,3); fly > it"),
            0, Vec2{0, 0.5} - Vec2{3, 0});
        row("alignment: with another type",
            world("bird (0,0)+(3,0) (1,0)+(0,2); fly (0,1)+(0,-1); it:alignment radius=50; "
                  "fly > it > bird"),
            0, Vec2{0, -1} - Vec2{3, 0});
        row("cohesion: to the mean place", flockOf("cohesion", "radius=20", "(0,0) (8,0) (0,4)"), 0,
            Vec2{4.0 / 20, 2.0 / 20} * 3);
        for (const std::uint32_t bird : {0U, 1U})
            row(QTest::addRow("cohesion: the short way, %u", bird),
                flockOf("cohesion", "radius=20", "(2,50) (98,50)")
                    .add("world edges=wrap width=100 height=100"),
                bird, Vec2{bird == 0 ? -0.2 : 0.2, 0} * 3);
    }

    void force_isAsWorkedOutByHand() {
        const auto [project, bird, force] = fetched<Project, std::uint32_t, Vec2>();
        QCOMPARE(difference(forceOf(Simulation(project), {"bird", bird}), force, 1e-7), QString());
    }

    void alone_isInactive_soPriorityTakesTheNext() {
        for (const char* behavior : {"separation", "alignment", "cohesion"}) {
            const Simulation simulation(
                world("bird (0,0)+(1,0); it:{}; goal:point (10,0); go:seek; choice:priority; "
                      "bird > it; goal > go; it > choice; go > choice > bird",
                      behavior));
            QVERIFY(!explained(simulation, "it", {"bird", 0}).active);
            QVERIFY(explained(simulation, "go", {"bird", 0}).used);
        }
    }

    void sharedSums_giveTheSameAsSeparateOnes() {
        std::vector<PlacedAgent> birds;
        for (int i = 0; i < 90; ++i)
            birds.push_back({"", {i * 37 % 101 * 1.5, i * 53 % 89 * 1.25}, direction(i * 71.0)});
        struct Behavior {
            const char* type;
            double radius, viewAngle;
        };
        const Behavior nodes[] = {{"separation", 30, 360},
                                  {"alignment", 30, 360},
                                  {"cohesion", 30, 360},
                                  {"cohesion", 45, 200},
                                  {"alignment", 20, 120}};
        ProjectBuilder together = world("bird {}", birds);
        for (std::size_t i = 0; i < std::size(nodes); ++i) {
            const std::string id = "n" + std::to_string(i);
            together.add("{0}:{1} radius={2} viewAngle={3}; bird > {0}.agents; {0} > bird.steering",
                         id, nodes[i].type, nodes[i].radius, nodes[i].viewAngle);
        }
        const Simulation all(together.build());
        for (std::size_t i = 0; i < std::size(nodes); ++i) {
            const Simulation alone(
                flockOf(nodes[i].type,
                        filled("radius={} viewAngle={}", nodes[i].radius, nodes[i].viewAngle),
                        worldText(birds))
                    .build());
            int active = 0;
            for (std::uint32_t bird = 0; bird < birds.size(); ++bird) {
                const auto expected = explained(alone, "it", {"bird", bird});
                const auto it = explained(all, "n" + std::to_string(i), {"bird", bird});
                QCOMPARE(it.active, expected.active);
                QCOMPARE(it.force, expected.force);
                active += it.active;
            }
            QVERIFY(active > 30);
        }
    }
};
