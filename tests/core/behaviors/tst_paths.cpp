#include "core/scene/field.h"
#include "core/scene/path.h"
#include "core/scene/region.h"
#include "tests/core/support/forces.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

/// The node "it" steers one agent on a path. t' = 1, M = 3.
ProjectBuilder onPath(const std::string& type, Settings settings, const PlacedAgent& self,
                      const Points& points, bool closed = false) {
    ProjectBuilder builder;
    builder.agents("a", {self})
        .path("way", points, closed)
        .node("it", type, settings)
        .link("way.path", "it.path")
        .link("it.force", "a.steering");
    return builder;
}

/// As in a new project: per second, maxSpeed 60.
ProjectBuilder perSecond(ProjectBuilder builder, double ticks = 60) {
    builder.world("tick", 1 / ticks);
    for (const auto& [setting, value] :
         {std::pair("maxSpeed", 60.0), {"maxForce", 4e6}, {"responseTime", 0.2}})
        builder.set("a", setting, value);
    return builder;
}

Vec2 toward(Vec2 from, Vec2 to) {
    return unit(to - from) * 3;
}

const Points bend{{0, 0}, {100, 0}, {100, 100}};

} // namespace

/// Follow path, stay on path, follow field and containment.
class TestPaths : public QObject {
    Q_OBJECT

private slots:
    void followPath_seeksAPlaceAhead_data();
    void followPath_seeksAPlaceAhead();
    void once_stopsAtTheEnd_andCountsOneArrival();
    void loop_goesRound_andFromAnOpenEndBackToTheStart();
    void thereAndBack_turnsAtBothEnds();
    void aFigureOfEight_isFollowedThrough();
    void itStaysNearThePath();
    void oddPaths_breakNothing_data();
    void oddPaths_breakNothing();
    void stayOnPath_isFreeInsideTheTube_data();
    void stayOnPath_isFreeInsideTheTube();
    void fields_pointAsTheySay_data();
    void fields_pointAsTheySay();
    void noise_isSmooth_andNoLongerThanItsStrength();
    void containment_turnsAgentsAboutToLeave_data();
    void containment_turnsAgentsAboutToLeave();
    void regions_knowTheirPlaces_data();
    void regions_knowTheirPlaces();
    void tickLengths_giveTheSameTrack_data();
    void tickLengths_giveTheSameTrack();
};

void TestPaths::followPath_seeksAPlaceAhead_data() {
    QTest::addColumn<Vec2>("self");
    QTest::addColumn<bool>("closed");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<Vec2>("aim");
    QTest::newRow("straight on") << Vec2{20, 10} << false << "once" << Vec2{50, 0};
    QTest::newRow("on the path") << Vec2{20, 0} << false << "once" << Vec2{50, 0};
    QTest::newRow("round the corner") << Vec2{90, 5} << false << "once" << Vec2{100, 20};
    QTest::newRow("before its start") << Vec2{-40, 0} << false << "once" << Vec2{30, 0};
    QTest::newRow("near the end: the end") << Vec2{100, 90} << false << "once" << Vec2{100, 100};
    const double side = std::sqrt(0.5);
    QTest::newRow("a closed one goes on")
        << Vec2{100, 90} << true << "loop" << Vec2{100 - 20 * side, 100 - 20 * side};
}

void TestPaths::followPath_seeksAPlaceAhead() {
    QFETCH(Vec2, self);
    QFETCH(bool, closed);
    QFETCH(QString, mode);
    QFETCH(Vec2, aim);
    const auto builder = onPath(
        "follow-path", {{"lookAhead", 30.0}, {"mode", mode.toStdString()}, {"slowingRadius", 0.0}},
        {"", self, {0, 0}}, bend, closed);
    QCOMPARE(difference(forceOf(builder), toward(self, aim)), QString());
}

void TestPaths::once_stopsAtTheEnd_andCountsOneArrival() {
    Simulation simulation(
        perSecond(onPath("follow-path", {}, {"", {0, 10}, {0, 0}}, bend)).build());
    run(simulation, 600);
    QVERIFY(length(firstPosition(simulation) - Vec2{100, 100}) < 1);
    QVERIFY(length(velocityOf(simulation.populations().front(), 0)) < 1);
    QCOMPARE(arrivals(simulation), std::uint64_t{1});
    run(simulation, 200);
    QCOMPARE(arrivals(simulation), std::uint64_t{1});
}

void TestPaths::loop_goesRound_andFromAnOpenEndBackToTheStart() {
    for (const bool closed : {true, false}) {
        Simulation simulation(perSecond(onPath("follow-path", {{"mode", text("loop")}},
                                               {"", {0, 10}, {0, 0}}, bend, closed))
                                  .build());
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

void TestPaths::thereAndBack_turnsAtBothEnds() {
    Simulation simulation(perSecond(onPath("follow-path", {{"mode", text("there-and-back")}},
                                           {"", {0, 10}, {0, 0}}, bend))
                              .build());
    std::string ends;
    for (int tick = 0; tick < 60 * 20; ++tick) {
        simulation.step();
        if (length(firstPosition(simulation)) < 15 && !ends.ends_with('s'))
            ends += 's';
        if (length(firstPosition(simulation) - Vec2{100, 100}) < 15 && !ends.ends_with('e'))
            ends += 'e';
    }
    QVERIFY2(ends.starts_with("sesese"), ends.c_str());
}

/// Where the path crosses itself the agent goes straight on, round after round.
void TestPaths::aFigureOfEight_isFollowedThrough() {
    const Points eight{{0, 0}, {100, 60},  {200, 0},  {100, -60},
                       {0, 0}, {-100, 60}, {-200, 0}, {-100, -60}};
    auto builder = perSecond(onPath("follow-path", {{"mode", text("loop")}, {"lookAhead", 20.0}},
                                    {"", {0, 0}, {20, 12}}, eight, true));
    builder.set("way-at", "curve", text("smooth"));
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

void TestPaths::itStaysNearThePath() {
    const Points points{{0, 0}, {200, 60}, {400, -40}, {500, 200}, {200, 300}, {-50, 180}};
    auto builder = perSecond(onPath("follow-path", {{"mode", text("loop")}, {"lookAhead", 15.0}},
                                    {"", {0, 0}, {0, 0}}, points, true));
    builder.set("way-at", "curve", text("smooth"));
    const Project project = builder.build();
    Simulation simulation(project);
    const Path path({PathCurve::smooth, true, points});
    Moment moment;
    double worst = 0;
    for (int tick = 0; tick < 3000; ++tick) {
        simulation.step();
        worst = std::max(worst, length(path.nearest(moment, firstPosition(simulation)).offset));
    }
    QVERIFY2(worst < 8, qPrintable(QString::number(worst)));
}

void TestPaths::oddPaths_breakNothing_data() {
    QTest::addColumn<Points>("points");
    QTest::newRow("no point") << Points{};
    QTest::newRow("one point") << Points{{50, 50}};
    QTest::newRow("one point twice") << Points{{50, 50}, {50, 50}};
    QTest::newRow("a doubled corner") << Points{{0, 0}, {50, 0}, {50, 0}, {50, 50}};
    QTest::newRow("there and back on itself") << Points{{0, 0}, {80, 0}, {0, 0}};
}

void TestPaths::oddPaths_breakNothing() {
    QFETCH(Points, points);
    for (const char* type : {"follow-path", "stay-on-path"})
        for (const char* curve : {"polyline", "smooth"})
            for (const bool closed : {false, true}) {
                auto builder = perSecond(onPath(type, {}, {"", {10, 20}, {30, 0}}, points, closed));
                builder.set("way-at", "curve", text(curve));
                Simulation simulation(builder.build());
                const bool follows = !points.empty() && std::string(type) == "follow-path";
                QVERIFY(forceOf(simulation).has_value() || !follows);
                QVERIFY(!forceOf(simulation).has_value() || !points.empty());
                run(simulation, 300);
                const Vec2 at = firstPosition(simulation);
                QVERIFY(std::isfinite(at.x) && std::isfinite(at.y));
                const Vec2 end = points.empty() ? Vec2{} : closed ? points.front() : points.back();
                QVERIFY2(
                    !follows || length(at - end) < 3,
                    qPrintable(
                        QString("%1 %2: (%3, %4)").arg(curve).arg(closed).arg(at.x).arg(at.y)));
            }
}

void TestPaths::stayOnPath_isFreeInsideTheTube_data() {
    QTest::addColumn<PlacedAgent>("self");
    QTest::addColumn<std::optional<Vec2>>("aim");
    const std::optional<Vec2> nothing;
    QTest::newRow("inside") << PlacedAgent{"", {50, 10}, {1, 0}} << nothing;
    QTest::newRow("at its edge") << PlacedAgent{"", {50, 20}, {1, 0}} << nothing;
    QTest::newRow("about to leave")
        << PlacedAgent{"", {50, 15}, {0, 2}} << std::optional(Vec2{50, 0});
    QTest::newRow("outside, on the way back") << PlacedAgent{"", {50, 30}, {0, -2}} << nothing;
    QTest::newRow("outside") << PlacedAgent{"", {50, 60}, {2, 0}} << std::optional(Vec2{100, 60});
    QTest::newRow("beyond the end")
        << PlacedAgent{"", {140, 130}, {0, 0}} << std::optional(Vec2{100, 100});
}

void TestPaths::stayOnPath_isFreeInsideTheTube() {
    QFETCH(PlacedAgent, self);
    QFETCH(std::optional<Vec2>, aim);
    const auto builder = onPath("stay-on-path", {{"radius", 20.0}, {"lookAhead", 5.0}}, self, bend);
    std::optional<Vec2> expected;
    if (aim)
        expected = toward(self.position, *aim) - self.velocity;
    QCOMPARE(difference(forceOf(builder), expected), QString());
}

void TestPaths::fields_pointAsTheySay_data() {
    QTest::addColumn<std::vector<std::pair<std::string, Value>>>("field");
    QTest::addColumn<Vec2>("self");
    QTest::addColumn<std::optional<Vec2>>("wanted");
    using Values = std::vector<std::pair<std::string, Value>>;
    const std::optional<Vec2> nothing;
    const Value vortex = text("vortex");
    QTest::newRow("uniform, up") << Values{{"angle", 90.0}} << Vec2{0, 0}
                                 << std::optional(Vec2{0, -3});
    QTest::newRow("half as strong")
        << Values{{"strength", 0.5}} << Vec2{0, 0} << std::optional(Vec2{1.5, 0});
    QTest::newRow("vortex: right of the center, up")
        << Values{{"kind", vortex}} << Vec2{500, 300} << std::optional(Vec2{0, -3});
    QTest::newRow("the other way round") << Values{{"kind", vortex}, {"turn", text("right")}}
                                         << Vec2{500, 300} << std::optional(Vec2{0, 3});
    QTest::newRow("vortex: in its center")
        << Values{{"kind", vortex}} << Vec2{400, 300} << std::optional(Vec2{0, 0});
    QTest::newRow("toward the center")
        << Values{{"kind", text("toward")}} << Vec2{400, 500} << std::optional(Vec2{0, -3});
    QTest::newRow("out of its reach") << Values{{"radius", 50.0}} << Vec2{451, 300} << nothing;
    QTest::newRow("at its edge") << Values{{"radius", 50.0}} << Vec2{450, 300}
                                 << std::optional(Vec2{3, 0});
}

void TestPaths::fields_pointAsTheySay() {
    using Values = std::vector<std::pair<std::string, Value>>;
    QFETCH(Values, field);
    QFETCH(Vec2, self);
    QFETCH(std::optional<Vec2>, wanted);
    ProjectBuilder builder;
    builder.agents("a", {{"", self, {0, 0}}})
        .scene("wind", "field", field)
        .node("source", "field", {{"field", text("wind")}})
        .node("it", "follow-field")
        .link("source.field", "it.field")
        .link("it.force", "a.steering");
    QCOMPARE(difference(forceOf(builder), wanted), QString());
}

void TestPaths::noise_isSmooth_andNoLongerThanItsStrength() {
    FieldGeometry from;
    from.kind = FieldKind::noise;
    from.strength = 0.8;
    from.scale = 50;
    const Field field(from, 7);
    const Field other(from, 8);
    Moment moment;
    double total = 0;
    double apart = 0;
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

void TestPaths::containment_turnsAgentsAboutToLeave_data() {
    QTest::addColumn<QString>("shape");
    QTest::addColumn<PlacedAgent>("self");
    QTest::addColumn<std::optional<Vec2>>("wanted");
    // A box from (300, 225) to (500, 375); the circle in it has the radius 75 around (400, 300).
    const std::optional<Vec2> nothing;
    QTest::newRow("inside") << "box" << PlacedAgent{"", {400, 300}, {2, 0}} << nothing;
    QTest::newRow("at the edge, along it")
        << "box" << PlacedAgent{"", {400, 225}, {2, 0}} << nothing;
    QTest::newRow("about to leave")
        << "box" << PlacedAgent{"", {495, 300}, {2, 0}} << std::optional(Vec2{-3, 0});
    QTest::newRow("over a corner") << "box" << PlacedAgent{"", {498, 373}, {1, 1}}
                                   << std::optional(Vec2{-1, -1} * (3 / std::sqrt(2.0)));
    QTest::newRow("far outside") << "box" << PlacedAgent{"", {400, 900}, {0, 0}}
                                 << std::optional(Vec2{0, -3});
    QTest::newRow("out of the circle")
        << "circle" << PlacedAgent{"", {470, 300}, {2, 0}} << std::optional(Vec2{-3, 0});
    QTest::newRow("in the circle") << "circle" << PlacedAgent{"", {460, 300}, {2, 0}} << nothing;
}

void TestPaths::containment_turnsAgentsAboutToLeave() {
    QFETCH(QString, shape);
    QFETCH(PlacedAgent, self);
    QFETCH(std::optional<Vec2>, wanted);
    ProjectBuilder builder;
    builder.agents("a", {self})
        .scene("area", "region", {{"shape", shape.toStdString()}})
        .node("where", "region", {{"region", text("area")}})
        .node("it", "containment", {{"lookAhead", 5.0}})
        .link("where.region", "it.region")
        .link("it.force", "a.steering");
    if (wanted)
        wanted = *wanted - self.velocity;
    QCOMPARE(difference(forceOf(builder), wanted), QString());
}

void TestPaths::regions_knowTheirPlaces_data() {
    QTest::addColumn<int>("shape");
    QTest::addColumn<double>("area"); // as a share of the box around
    QTest::newRow("box") << 0 << 1.0;
    QTest::newRow("circle") << 1 << 3.14159265 / 4;
    QTest::newRow("polygon") << 2 << 0.75;
}

void TestPaths::regions_knowTheirPlaces() {
    QFETCH(int, shape);
    QFETCH(double, area);
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
        const Vec2 at = region.randomPlace([&](std::uint32_t n) { return random.draw(9, i, n); });
        QVERIFY(length(region.nearest(at) - at) < 1e-9);
        left += at.x < 50;
    }
    QVERIFY(std::abs(left / 4000 - 0.5) < 0.04); // each half equally often
}

void TestPaths::tickLengths_giveTheSameTrack_data() {
    QTest::addColumn<QString>("type");
    for (const char* type : {"follow-path", "stay-on-path", "containment"})
        QTest::newRow(type) << type;
}

void TestPaths::tickLengths_giveTheSameTrack() {
    QFETCH(QString, type);
    std::vector<Vec2> ends;
    double way = 0;
    for (const double ticks : {30.0, 60.0, 240.0}) {
        auto builder = perSecond(onPath(type.toStdString(), {}, {"", {0, 10}, {40, 20}},
                                        {{0, 0}, {300, 40}, {350, 300}, {900, 500}}),
                                 ticks);
        if (type == "containment")
            builder =
                perSecond(ProjectBuilder()
                              .agents("a", {{"", {20, 10}, {40, 20}}})
                              .scene("area", "region",
                                     {{"x", 0.0}, {"y", 0.0}, {"width", 700.0}, {"height", 260.0}})
                              .node("where", "region", {{"region", text("area")}})
                              .node("it", "containment")
                              .link("where.region", "it.region")
                              .link("it.force", "a.steering"),
                          ticks);
        builder.node("on", "target-speed", {{"targetSpeed", 50.0}});
        builder.link("on.force", "a.steering", type == "containment" ? 0 : 0.3);
        Simulation simulation(builder.build());
        way = 0;
        for (int tick = 0; tick < 10 * ticks; ++tick) {
            const Vec2 before = firstPosition(simulation);
            simulation.step();
            way += length(firstPosition(simulation) - before);
        }
        ends.push_back(firstPosition(simulation));
    }
    QVERIFY(way > 200);
    for (const Vec2 end : ends)
        QVERIFY2(length(end - ends.back()) < 0.03 * way,
                 qPrintable(QString("%1 of %2").arg(length(end - ends.back())).arg(way)));
}

QTEST_APPLESS_MAIN(TestPaths)
#include "tst_paths.moc"
