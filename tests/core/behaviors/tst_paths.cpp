#include "core/scene/field.h"
#include "core/scene/path.h"
#include "core/scene/region.h"
#include "tests/core/support/testing.h"

/// The node "it" steers one agent on a path. t' = 1, M = 3.
ProjectBuilder onPath(const std::string& type, const Settings& settings, const std::string& self,
                      const Points& points, bool closed = false) {
    return world("a {}", self)
        .path("way", points, closed)
        .add("it:{} {}; way > it.path > a", type, settings);
}

/// As in a new project: per second, maxSpeed 60.
ProjectBuilder perSecond(ProjectBuilder builder, double ticks = 60) {
    return builder.add("world tick={}; set a maxSpeed=60 maxForce=4e6 responseTime=0.2", 1 / ticks);
}

Vec2 toward(Vec2 from, Vec2 to) {
    return unit(to - from) * 3;
}

const Points bend{{0, 0}, {100, 0}, {100, 100}};

/// Follow path, stay on path, follow field and containment.
class TestPaths : public QObject {
    Q_OBJECT

private slots:
    void followPath_seeksAPlaceAhead_data() {
        const TestRows<Vec2, bool, QString, Vec2> row;
        row("straight on", {20, 10}, false, "once", {50, 0});
        row("on the path", {20, 0}, false, "once", {50, 0});
        row("round the corner", {90, 5}, false, "once", {100, 20});
        row("before its start", {-40, 0}, false, "once", {30, 0});
        row("near the end: the end", {100, 90}, false, "once", {100, 100});
        const double side = std::sqrt(0.5);
        row("a closed one goes on", {100, 90}, true, "loop", {100 - 20 * side, 100 - 20 * side});
    }

    void followPath_seeksAPlaceAhead() {
        const auto [self, closed, mode, aim] = fetched<Vec2, bool, QString, Vec2>();
        const auto builder = onPath(
            "follow-path", filled("lookAhead=30 mode={} slowingRadius=0", mode.toStdString()),
            filled("{}", self), bend, closed);
        QCOMPARE(difference(forceOf(builder), toward(self, aim)), QString());
    }

    void once_stopsAtTheEnd_andCountsOneArrival() {
        Simulation simulation(perSecond(onPath("follow-path", "", "(0,10)", bend)).build());
        run(simulation, 600);
        QVERIFY(length(firstPosition(simulation) - Vec2{100, 100}) < 1);
        QVERIFY(length(velocityOf(simulation.populations().front(), 0)) < 1);
        QCOMPARE(arrivals(simulation), std::uint64_t{1});
        run(simulation, 200);
        QCOMPARE(arrivals(simulation), std::uint64_t{1});
    }

    void loop_goesRound_andFromAnOpenEndBackToTheStart() {
        for (const bool closed : {true, false}) {
            Simulation simulation(
                perSecond(onPath("follow-path", "mode=loop", "(0,10)", bend, closed)).build());
            int starts = 0;
            bool wasNear = true;
            for (int tick = 0; tick < 60 * 30; ++tick) {
                simulation.step();
                const bool near = length(firstPosition(simulation)) < 25;
                starts += near && !wasNear;
                wasNear = near;
            }
            // It is 341 long. At 60 a second that is five or six rounds in half a minute, less the
            // corners.
            QVERIFY2(starts >= 4 && starts <= 6, qPrintable(QString::number(starts)));
            QCOMPARE(arrivals(simulation), std::uint64_t{0});
        }
    }

    void thereAndBack_turnsAtBothEnds() {
        Simulation simulation(
            perSecond(onPath("follow-path", "mode=there-and-back", "(0,10)", bend)).build());
        std::string ends;
        for (int tick = 0; tick < 60 * 20; ++tick) {
            simulation.step();
            if (length(firstPosition(simulation)) < 15 && !ends.ends_with('s'))
                ends += 's';
            if (length(firstPosition(simulation) - Vec2{100, 100}) < 15 && !ends.ends_with('e'))
                ends += 'e';
        }
        QVERIFY_STARTS(ends, "sesese");
    }

    /// Where the path crosses itself the agent goes straight on, round after round.
    void aFigureOfEight_isFollowedThrough() {
        const Points eight{{0, 0}, {100, 60},  {200, 0},  {100, -60},
                           {0, 0}, {-100, 60}, {-200, 0}, {-100, -60}};
        auto builder = perSecond(
            onPath("follow-path", "mode=loop lookAhead=20", "(0,0)+(20,12)", eight, true));
        builder.add("set way-at curve=smooth");
        Simulation simulation(builder.build());
        std::string sides;
        for (int tick = 0; tick < 60 * 60; ++tick) {
            simulation.step();
            const double x = firstPosition(simulation).x;
            const char side = x > 120 ? 'r' : x < -120 ? 'l' : ' ';
            if (side != ' ' && !sides.ends_with(side))
                sides += side;
        }
        QVERIFY2(sides.size() >= 6, sides.c_str());
    }

    void itStaysNearThePath() {
        const Points points{{0, 0}, {200, 60}, {400, -40}, {500, 200}, {200, 300}, {-50, 180}};
        auto builder =
            perSecond(onPath("follow-path", "mode=loop lookAhead=15", "(0,0)", points, true));
        builder.add("set way-at curve=smooth");
        Simulation simulation(builder.build());
        const Path path({PathCurve::smooth, true, points});
        Moment moment;
        double worst = 0;
        for (int tick = 0; tick < 3000; ++tick) {
            simulation.step();
            worst = std::max(worst, length(path.nearest(moment, firstPosition(simulation)).offset));
        }
        QVERIFY2(worst < 8, qPrintable(QString::number(worst)));
    }

    void oddPaths_breakNothing_data() {
        QTest::addColumn<Points>("points");
        QTest::newRow("no point") << Points{};
        QTest::newRow("one point") << Points{{50, 50}};
        QTest::newRow("one point twice") << Points{{50, 50}, {50, 50}};
        QTest::newRow("a doubled corner") << Points{{0, 0}, {50, 0}, {50, 0}, {50, 50}};
        QTest::newRow("there and back on itself") << Points{{0, 0}, {80, 0}, {0, 0}};
    }

    void oddPaths_breakNothing() {
        QFETCH(Points, points);
        for (const char* type : {"follow-path", "stay-on-path"})
            for (const char* curve : {"polyline", "smooth"})
                for (const bool closed : {false, true}) {
                    auto builder = perSecond(onPath(type, "", "(10,20)+(30,0)", points, closed));
                    builder.add("set way-at curve={}", curve);
                    Simulation simulation(builder.build());
                    const bool follows = !points.empty() && std::string(type) == "follow-path";
                    QVERIFY(forceOf(simulation).has_value() || !follows);
                    QVERIFY(!forceOf(simulation).has_value() || !points.empty());
                    run(simulation, 300);
                    const Vec2 at = firstPosition(simulation);
                    QVERIFY(std::isfinite(at.x) && std::isfinite(at.y));
                    const Vec2 end = points.empty() ? Vec2{}
                                     : closed       ? points.front()
                                                    : points.back();
                    QVERIFY2(
                        !follows || length(at - end) < 3,
                        qPrintable(
                            QString("%1 %2: (%3, %4)").arg(curve).arg(closed).arg(at.x).arg(at.y)));
                }
    }

    void stayOnPath_isFreeInsideTheTube_data() {
        const TestRows<PlacedAgent, MaybeForce> row;
        row("inside", {"", {50, 10}, {1, 0}}, {});
        row("at its edge", {"", {50, 20}, {1, 0}}, {});
        row("about to leave", {"", {50, 15}, {0, 2}}, Vec2{50, 0});
        row("outside, on the way back", {"", {50, 30}, {0, -2}}, {});
        row("outside", {"", {50, 60}, {2, 0}}, Vec2{100, 60});
        row("beyond the end", {"", {140, 130}, {0, 0}}, Vec2{100, 100});
    }

    void stayOnPath_isFreeInsideTheTube() {
        const auto [self, aim] = fetched<PlacedAgent, MaybeForce>();
        const auto builder = onPath("stay-on-path", "radius=20 lookAhead=5", worldText(self), bend);
        MaybeForce expected;
        if (aim)
            expected = toward(self.position, *aim) - self.velocity;
        QCOMPARE(difference(forceOf(builder), expected), QString());
    }

    void fields_pointAsTheySay_data() {
        const TestRows<Settings, Vec2, MaybeForce> row;
        row("uniform, up", "angle=90", {0, 0}, Vec2{0, -3});
        row("half as strong", "strength=0.5", {0, 0}, Vec2{1.5, 0});
        row("vortex: right of the center, up", "kind=vortex", {500, 300}, Vec2{0, -3});
        row("the other way round", "kind=vortex turn=right", {500, 300}, Vec2{0, 3});
        row("vortex: in its center", "kind=vortex", {400, 300}, Vec2{0, 0});
        row("toward the center", "kind=toward", {400, 500}, Vec2{0, -3});
        row("out of its reach", "radius=50", {451, 300}, {});
        row("at its edge", "radius=50", {450, 300}, Vec2{3, 0});
    }

    void fields_pointAsTheySay() {
        const auto [field, self, wanted] = fetched<Settings, Vec2, MaybeForce>();
        const auto builder = world("a {}; scene wind:field {}; source:field field=wind; "
                                   "it:follow-field; source > it > a",
                                   self, field);
        QCOMPARE(difference(forceOf(builder), wanted), QString());
    }

    void noise_isSmooth_andNoLongerThanItsStrength() {
        FieldGeometry from;
        from.kind = FieldKind::noise;
        from.strength = 0.8;
        from.scale = 50;
        const Field field(from, 7);
        const Field other(from, 8);
        Moment moment;
        double total = 0, apart = 0;
        for (int i = 0; i < 2000; ++i) {
            const Vec2 at{i * 1.7, i * 0.9 - 500};
            const Vec2 here = *field.at(moment, at);
            QVERIFY(length(here) <= 0.8 + 1e-12);
            QVERIFY(length(*field.at(moment, at + Vec2{0.5, 0.5}) - here) < 0.1);
            total += length(here);
            apart += length(*other.at(moment, at) - here);
        }
        QVERIFY(total / 2000 > 0.3);
        QVERIFY(apart / 2000 > 0.3);
    }

    void containment_turnsAgentsAboutToLeave_data() {
        const TestRows<QString, PlacedAgent, MaybeForce> row;
        // A box from (300, 225) to (500, 375); the circle in it has the radius 75 around (400,
        // 300).
        row("inside", "box", {"", {400, 300}, {2, 0}}, {});
        row("at the edge, along it", "box", {"", {400, 225}, {2, 0}}, {});
        row("about to leave", "box", {"", {495, 300}, {2, 0}}, Vec2{-3, 0});
        row("over a corner", "box", {"", {498, 373}, {1, 1}}, Vec2{-1, -1} * (3 / std::sqrt(2.0)));
        row("far outside", "box", {"", {400, 900}, {0, 0}}, Vec2{0, -3});
        row("out of the circle", "circle", {"", {470, 300}, {2, 0}}, Vec2{-3, 0});
        row("in the circle", "circle", {"", {460, 300}, {2, 0}}, {});
    }

    void containment_turnsAgentsAboutToLeave() {
        auto [shape, self, wanted] = fetched<QString, PlacedAgent, MaybeForce>();
        ProjectBuilder builder =
            world("a {}; scene area:region shape={}; where:region region=area; "
                  "it:containment lookAhead=5; where > it > a",
                  self, shape.toStdString());
        if (wanted)
            wanted = *wanted - self.velocity;
        QCOMPARE(difference(forceOf(builder), wanted), QString());
    }

    void regions_knowTheirPlaces_data() {
        const TestRows<int, double> row;
        row("box", 0, 1.0);
        row("circle", 1, 3.14159265 / 4);
        row("polygon", 2, 0.75);
    }

    void regions_knowTheirPlaces() {
        const auto [shape, area] = fetched<int, double>();
        RegionGeometry from;
        from.shape = static_cast<RegionShape>(shape);
        from.x = from.y = 0;
        from.width = from.height = 100;
        from.points = {{0, 0}, {100, 0}, {100, 100}, {50, 50}, {0, 100}}; // with a notch
        const Region region(from);
        int inside = 0;
        const RandomStream random(1, 2, 3);
        for (std::uint32_t i = 0; i < 2000; ++i) {
            const Vec2 at{200 * random.draw(0, i, 0) - 50, 200 * random.draw(0, i, 1) - 50};
            inside += region.contains(at);
            const Vec2 near = region.nearest(at);
            if (region.contains(at))
                QCOMPARE(near, at);
            else
                for (int k = 0; k < 40; ++k) { // no place of the region is nearer
                    const Vec2 some = region.randomPlace([&](std::uint32_t n) {
                        return random.draw(i, static_cast<std::uint32_t>(k), n);
                    });
                    QVERIFY(length(some - at) >= length(near - at) - 1e-9);
                }
        }
        QVERIFY2(std::abs(inside / 2000.0 - area / 4) < 0.03, qPrintable(QString::number(inside)));
        double left = 0;
        for (std::uint32_t i = 0; i < 4000; ++i) {
            const Vec2 at =
                region.randomPlace([&](std::uint32_t n) { return random.draw(9, i, n); });
            QVERIFY(length(region.nearest(at) - at) < 1e-9);
            left += at.x < 50;
        }
        QVERIFY(std::abs(left / 4000 - 0.5) < 0.04); // each half equally often
    }

    void tickLengths_giveTheSameTrack_data() {
        rowsOf({"follow-path", "stay-on-path", "containment"});
    }

    void tickLengths_giveTheSameTrack() {
        const auto [type] = fetched<std::string>();
        const bool isRegion = type == "containment";
        const auto builder =
            isRegion
                ? world("a (20,10)+(40,20); scene area:region x=0 y=0 width=700 height=260; "
                        "where:region region=area; it:containment; where > it > a")
                : onPath(type, "", "(0,10)+(40,20)", {{0, 0}, {300, 40}, {350, 300}, {900, 500}});
        const auto worldOf = [&](double ticks) {
            return perSecond(builder, ticks)
                .add("on:target-speed targetSpeed=50; on >{} a", isRegion ? 0 : 0.3)
                .build();
        };
        QCOMPARE(differenceOfTracks(worldOf), QString());
    }
};
