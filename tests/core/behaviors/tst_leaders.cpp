#include "tests/core/support/testing.h"

ProjectBuilder beside(const Settings& settings, const std::string& self,
                      const std::string& leader) {
    return facingTarget("offset-pursuit", "leader", settings, self, leader);
}

ProjectBuilder following(const std::string& self, const std::string& leader, double distance = 50,
                         double clearance = 40) {
    return facingTarget("leader-following", "leader",
                        filled("distance={} clearance={}", distance, clearance), self, leader);
}

/// The same with other followers, to keep apart from.
ProjectBuilder followingAmong(const std::string& followers) {
    return world("a {}; b (500,0); look:nearest; it:leader-following; b > look > it; "
                 "a > it.others > a",
                 followers);
}

/// Bodies as in a new project: per second. Scattered followers "a" of a leader "b" that moves to
/// the right. "turn" can turn it up.
ProjectBuilder troop(const std::string& pattern, int count, double spacing = 30) {
    std::vector<PlacedAgent> followers;
    for (int i = 0; i < count; ++i)
        followers.push_back({"", {-40.0 - i * 53 % 160, -120.0 + i * 37 % 240}, {}});
    ProjectBuilder builder =
        world("world tick=1/60; a {}; b (0,0)+(50,0); look:nearest; "
              "it:formation pattern={} spacing={}; up:point (0,-1e6); turn:seek; "
              "b > look > it > a; up > turn",
              followers, pattern, spacing);
    liveOn(builder, "a", 120);
    liveOn(builder, "b", 50);
    return builder;
}

/// The places by hand, as offsets ahead of the leader and to its left.
std::vector<Vec2> placesOf(const std::string& pattern, double s) {
    if (pattern == "line")
        return {{0, s}, {0, -s}, {0, 2 * s}, {0, -2 * s}, {0, 3 * s}, {0, -3 * s}};
    if (pattern == "column")
        return {{-s, 0}, {-2 * s, 0}, {-3 * s, 0}, {-4 * s, 0}, {-5 * s, 0}, {-6 * s, 0}};
    if (pattern == "v")
        return {{-s, s},          {-s, -s},        {-2 * s, 2 * s},
                {-2 * s, -2 * s}, {-3 * s, 3 * s}, {-3 * s, -3 * s}};
    if (pattern == "circle") { // a hexagon: as far from each other as from the leader
        const double h = s * std::sqrt(0.75);
        return {{s, 0}, {s / 2, h}, {-s / 2, h}, {-s, 0}, {-s / 2, -h}, {s / 2, -h}};
    }
    return {{-s, s}, {-s, 0}, {-s, -s}, {-2 * s, s}, {-2 * s, 0}, {-2 * s, -s}}; // box, 3 wide
}

/// The same as a steady formation: followers keep apart only by their places.
ProjectBuilder steadyTroop(const std::string& pattern, int count, const Settings& settings = {}) {
    return troop(pattern, count).add("set it steady=true {}", settings);
}

/// How near two of all agents come, leader and followers, in so many ticks.
double nearestWithin(Simulation& simulation, int ticks) {
    double nearest = 1e9;
    for (int tick = 0; tick < ticks; ++tick) {
        simulation.step();
        std::vector<Vec2> all;
        for (const Population& of : simulation.populations())
            for (std::size_t i = 0; i < of.size(); ++i)
                all.push_back(positionOf(of, i));
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                nearest = std::min(nearest, length(all[i] - all[k]));
    }
    return nearest;
}

/// The followers as the leader sees them.
std::vector<Vec2> fromLeader(const Simulation& simulation) {
    const Population& leader = populationOf(simulation, "b");
    const Population& agents = populationOf(simulation, "a");
    std::vector<Vec2> seen;
    for (std::size_t i = 0; i < agents.size(); ++i)
        seen.push_back(positionOf(agents, i) - positionOf(leader, 0));
    return seen;
}

/// How many pairs of straight ways cross.
int crossings(const std::vector<Vec2>& from, const std::vector<Vec2>& to) {
    const auto side = [](Vec2 a, Vec2 b, Vec2 c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    };
    int crossed = 0;
    for (std::size_t i = 0; i < from.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            crossed += side(from[i], to[i], from[k]) * side(from[i], to[i], to[k]) < -1 &&
                       side(from[k], to[k], from[i]) * side(from[k], to[k], to[i]) < -1;
    return crossed;
}

struct Match {
    double worst = 0;       ///< the largest distance of an agent to its nearest place
    std::size_t places = 0; ///< the number of places with an agent
};

/// How well agents stand in places around a leader.
Match matchOf(const Population& agents, Vec2 leader, Vec2 heading,
              const std::vector<Vec2>& places) {
    Match match;
    std::set<std::size_t> taken;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        double nearest = 1e9;
        std::size_t which = 0;
        for (std::size_t k = 0; k < places.size(); ++k) {
            const Vec2 left{heading.y, -heading.x};
            const Vec2 at = leader + heading * places[k].x + left * places[k].y;
            if (const double far = length(at - positionOf(agents, i)); far < nearest) {
                nearest = far;
                which = k;
            }
        }
        taken.insert(which);
        match.worst = std::max(match.worst, nearest);
    }
    match.places = taken.size();
    return match;
}

Match matchOf(const Simulation& simulation, const std::string& pattern, double spacing = 30) {
    const Population& leader = populationOf(simulation, "b");
    return matchOf(populationOf(simulation, "a"), positionOf(leader, 0),
                   {leader.headingX[0], leader.headingY[0]}, placesOf(pattern, spacing));
}

const std::vector<std::string> patterns{"line", "column", "v", "circle", "box"};

ProjectBuilder ledByPlayer(const std::string& type) {
    ProjectBuilder builder = world("world tick=1/60; a (-60,50); player:external; it:{}; "
                                   "player > it.leader > a.steering",
                                   type);
    liveOn(builder, "a", 120);
    return builder;
}

/// Offset pursuit, leader following and formation. Values by hand: M = 3, t' = 1.
class TestLeaders : public QObject {
    Q_OBJECT

private slots:
    void force_isAsWorkedOutByHand_data() {
        const TestRows<Project, MaybeForce> row;
        // The leader moves up at (100, 0): 40 behind it is (100, 40), and left of that (60, 40).
        const std::string up = "(100,0)+(0,-3)";
        row("offset: behind and to the left", beside("prediction=none", "(0,40)", up), Vec2{3, 0});
        row("offset: ahead and to the right, at (120, -20)",
            beside("prediction=none ahead=20 left=-20", "(120,80)", up), Vec2{0, -3});
        row("offset: slows near its place", beside("prediction=none", "(35,40)", up), Vec2{1.5, 0});
        row("offset: in its place it brakes", beside("prediction=none", "(60,40)+(1,2)", up),
            Vec2{-1, -2});
        // T = 60/(3 + 3) = 10: the place will be at (60, 10), so at (60, -30) from here.
        row("offset: where its place will be", beside("", "(0,40)", up),
            Vec2{6 / std::sqrt(5), -3 / std::sqrt(5)});
        row("offset: a leader that never moved heads to the right",
            beside("", "(60,-140)", "(100,0)"), Vec2{0, 3});
        row("offset: none is the leader itself",
            beside("ahead=0 left=0 prediction=none", "(100,90)", up), Vec2{0, -3});
        row("offset: on top of a leader, in its place",
            beside("ahead=0 left=0", "(100,0)+(1,0)", up), Vec2{-1, 0});
        row("offset: no slowing radius, M = 0",
            beside("slowingRadius=0", "(0,40)", up).add("set a maxSpeed=0"), Vec2{0, 0});
        row("offset: no leader", beside("", "(0,40)+(1,0)", "()"), {});

        // Behind the leader is (50, 0); T = 60/(3 + 3) = 10.
        const std::string right = "(100,0)+(3,0)";
        row("follow: to behind the leader", following("(-10,0)", right), Vec2{3, 0});
        row("follow: stays behind a leader at rest", following("(50,0)", "(100,0)"), Vec2{0, 0});
        // (100, 30) from there. The leader's way, up to 50 ahead of it, is 30 away.
        const double arriving = 3 / std::hypot(100, 30), near = 3 / std::hypot(50, 30);
        row("follow: steps aside when in its way", following("(150,30)", "(100,0)"),
            Vec2{-100 * arriving, -30 * arriving + 3});
        row("follow: in the middle of its way it leaves to the right of the leader",
            following("(130,0)+(0,1)", "(100,0)"), Vec2{-3, -1} + Vec2{0, 3 - 1});
        row("follow: beyond its way, straight off", following("(180,0)", "(100,0)"),
            Vec2{-3 + 3, 0});
        row("follow: steps aside when too near", following("(100,30)", "(100,0)"),
            Vec2{-50 * near, -30 * near + 3});
        row("follow: beside the way", following("(150,41)", "(100,0)"),
            Vec2{-100, -41} * (3 / std::hypot(100, 41)));
        row("follow: on top of the leader it leaves along its heading",
            following("(100,0)+(0,2)", "(100,0)"), Vec2{-3, -2} + Vec2{0, 1});
        row("follow: at no distance and no clearance", following("(100,90)", "(100,0)", 0, 0),
            Vec2{0, -3});
        row("follow: at no distance, there", following("(100,0)+(0,2)", right, 0, 0),
            Vec2{0, -2} + Vec2{0, 1});
        row("follow: no leader", following("(0,40)+(1,0)", "()"), {});
        // Two fifths of the separation radius away: push(0.6).
        row("follow: apart from the others", followingAmong("(0,0) (10,0)"), Vec2{3 - 1.8, 0});
        row("follow: alone", followingAmong("(0,0)"), Vec2{3, 0});
        row("follow: two at one place, the lower to the left", followingAmong("(0,0) (0,0)"),
            Vec2{3, -3});
    }

    void force_isAsWorkedOutByHand() {
        const auto [project, expected] = fetched<Project, MaybeForce>();
        QCOMPARE(difference(forceOf(Simulation(project)), expected), QString());
    }

    void leaderThatStops_keepsItsFrame() {
        auto builder = beside("prediction=none", "(0,40)", "(100,0)+(0,-3)");
        builder.add("brake; brake > b");
        Simulation simulation = afterTicks(3, builder.build());
        QCOMPARE(velocityOf(simulation, "b"), Vec2{});
        simulation.moveAgent({"b", 0}, {100, 0});
        simulation.moveAgent({"a", 0}, {0, 40});
        const Vec2 velocity = velocityOf(simulation, "a");
        QCOMPARE(difference(forceOf(simulation), Vec2{3, 0} - velocity), QString());
    }

    void offsetPursuit_settlesInItsPlace() {
        auto builder = beside("ahead=-30 left=50", "(-200,100)", "(0,0)+(30,-40)");
        builder.add("world tick=1/60");
        liveOn(builder, "a", 120);
        liveOn(builder, "b", 120);
        Simulation simulation = afterTicks(900, builder.build());
        const Vec2 leader = positionOf(simulation, "b");
        // Heading (0.6, -0.8), left of it (-0.8, -0.6).
        const Vec2 place = leader + Vec2{0.6, -0.8} * -30 + Vec2{-0.8, -0.6} * 50;
        // It lags by the distance at which Arrive moves at 50 of 120, D = 50 * 50/120, less the
        // prediction: gap (1 + 50/(120 + 50)) = D.
        const double gap = 50.0 * 50 / 120 / (1 + 50.0 / 170);
        const Vec2 expected = place - Vec2{0.6, -0.8} * gap;
        QCOMPARE(difference(positionOf(simulation, "a"), expected, 0.05), QString());
    }

    void leaderFollowing_doesNotBumpIntoTheLeader() {
        ProjectBuilder builder;
        std::vector<PlacedAgent> followers;
        for (int i = 0; i < 8; ++i)
            followers.push_back({"", {-60.0 - i * 30, 20.0 * (i % 3)}, {}});
        builder.add("world tick=1/60; a {}; b (0,0)+(70,0); look:nearest; it:leader-following; "
                    "roam:wander circleDistance=60 circleRadius=40; b > look > it; "
                    "a > it.others > a; roam >0.5 b",
                    followers);
        liveOn(builder, "a", 120);
        liveOn(builder, "b", 70);
        Simulation simulation = afterTicks(1800, builder.build());
        for (const ContactCount& contact : simulation.contacts())
            QVERIFY2(contact.first == "a" && contact.second == "a", "an agent touched the leader");
        const Vec2 leader = positionOf(simulation, "b");
        for (std::size_t i = 0; i < 8; ++i) {
            const double far = length(positionOf(simulation, "a", i) - leader);
            QVERIFY2(far > 20 && far < 160, qPrintable(QString::number(far)));
        }
    }

    /// The leader comes straight at an agent in its way. A follower that only arrives is run over.
    void leaderFollowing_stepsAside() {
        const auto contacts = [](double clearance) {
            auto builder = following("(150,1)", "(0,0)+(60,0)", 50, clearance);
            builder.add("world tick=1/60");
            liveOn(builder, "a", 120);
            liveOn(builder, "b", 60);
            Simulation simulation = afterTicks(600, builder.build());
            return simulation.contactTotal();
        };
        QVERIFY(contacts(0) > 0);
        QCOMPARE(contacts(40), 0u);
    }

    void formation_takesAllPlaces_data() { rowsOf(patterns); }

    void formation_takesAllPlaces() {
        const auto [pattern] = fetched<std::string>();
        Simulation simulation = afterTicks(600, troop(pattern, 6).build());
        const Match match = matchOf(simulation, pattern);
        QCOMPARE(match.places, 6u);
        QVERIFY2(match.worst < 0.5, qPrintable(QString::number(match.worst)));
    }

    void formation_givesAPlaceToTheNearest() {
        ProjectBuilder builder; // the lower numbers stand behind: numbers do not decide the places
        builder.add("world tick=1/60; a (-100,0) (-62,0) (-31,0); b (0,0); look:nearest; "
                    "it:formation pattern=column; b > look > it > a");
        liveOn(builder, "a", 60);
        Simulation simulation = afterTicks(300, builder.build());
        const std::vector<double>& x = populationOf(simulation, "a").x;
        QVERIFY(std::abs(x[0] + 90) < 1 && std::abs(x[1] + 60) < 1 && std::abs(x[2] + 30) < 1);
    }

    void formation_settlesAfterAQuarterTurn_data() { formation_takesAllPlaces_data(); }

    void formation_settlesAfterAQuarterTurn() {
        const auto [pattern] = fetched<std::string>();
        Simulation simulation = afterTicks(600, troop(pattern, 6).build());
        simulation.setProject(troop(pattern, 6).add("turn > b").build());
        run(simulation, 40);
        const double turning = matchOf(simulation, pattern).worst;
        QVERIFY2(pattern == "circle" || turning > 10, qPrintable(QString::number(turning)));
        run(simulation, 260);
        const Match match = matchOf(simulation, pattern);
        QCOMPARE(match.places, 6u);
        QVERIFY2(match.worst < 0.5, qPrintable(QString::number(match.worst)));
    }

    void steadyFormation_takesAllPlaces_data() { formation_takesAllPlaces_data(); }

    void steadyFormation_takesAllPlaces() {
        const auto [pattern] = fetched<std::string>();
        Simulation simulation = afterTicks(600, steadyTroop(pattern, 6).build());
        const Match match = matchOf(simulation, pattern);
        QCOMPARE(match.places, 6u);
        QVERIFY2(match.worst < 0.5, qPrintable(QString::number(match.worst)));
    }

    void steadyFormation_ofANewPattern_crossesNoWays_data() {
        const TestRows<const char*, const char*> row;
        row("column to line", "column", "line");
        row("line to column", "line", "column");
        row("v to box", "v", "box");
        row("box to circle", "box", "circle");
    }

    void steadyFormation_ofANewPattern_crossesNoWays() {
        const auto [before, after] = fetched<const char*, const char*>();
        Simulation simulation = afterTicks(1200, steadyTroop(before, 24).build());
        const std::vector<Vec2> from = fromLeader(simulation);
        simulation.setProject(steadyTroop(after, 24).build());
        run(simulation, 1500);
        QCOMPARE(crossings(from, fromLeader(simulation)), 0);
    }

    void steadyFormation_keepsApart_whenTheLeaderTurnsBack_data() {
        formation_takesAllPlaces_data();
    }

    void steadyFormation_keepsApart_whenTheLeaderTurnsBack() {
        const auto [pattern] = fetched<std::string>();
        for (const int count : {6, 24}) {
            Simulation simulation = afterTicks(1200, steadyTroop(pattern, count).build());
            QVERIFY(simulation.turnAgent({"b", 0}, {-1, 0}));
            const double nearest = nearestWithin(simulation, 900);
            qWarning() << pattern.c_str() << count << nearest / 8;
            QVERIFY2(nearest > 2 * 8, qPrintable(QString::number(nearest)));
        }
    }

    void steadyFormation_turnsNoFasterThanItsAgents() {
        Simulation simulation = afterTicks(600, steadyTroop("line", 6).build());
        QVERIFY(simulation.turnAgent({"b", 0}, {0, -1}));
        // The outermost place is 90 from the leader: at 120 a quarter turn takes 1.18 s.
        run(simulation, 50);
        QVERIFY(matchOf(simulation, "line").worst > 10);
        run(simulation, 250);
        QVERIFY(matchOf(simulation, "line").worst < 1);
    }

    void steadyFormation_withoutItsLeader_data() {
        const TestRows<const char*, double> row; // how far the last of them is behind after 3 s
        row("nothing: they drift on", "nothing", 0);
        row("they stop", "stop", 0);
        row("the nearest leads", "promote", 0);
    }

    void steadyFormation_withoutItsLeader() {
        const auto [setting, unused] = fetched<const char*, double>();
        Simulation simulation =
            afterTicks(900, steadyTroop("column", 6, filled("withoutLeader={}", setting)).build());
        const std::vector<Vec2> before = fromLeader(simulation);
        QVERIFY(simulation.remove({"b", 0}));
        run(simulation, 240);
        const Population& a = populationOf(simulation, "a");
        std::vector<double> x(a.x.begin(), a.x.end());
        std::ranges::sort(x);
        const bool isMoving = std::abs(a.vx[0]) > 20;
        QCOMPARE(isMoving, std::string(setting) != "stop");
        for (std::size_t i = 1; i < x.size(); ++i)
            QVERIFY(std::abs(x[i] - x[i - 1] - 30) < 3);
    }

    void formation_fillsTheGapsOfRemovedAgents() {
        Simulation simulation = afterTicks(300, troop("v", 6).build());
        simulation.setProject(troop("v", 4).build()); // removes the two highest numbers
        run(simulation, 300);
        const Population& leader = populationOf(simulation, "b");
        std::vector<Vec2> places = placesOf("v", 30);
        places.resize(4);
        const Match match = matchOf(populationOf(simulation, "a"), positionOf(leader, 0),
                                    {leader.headingX[0], leader.headingY[0]}, places);
        QCOMPARE(match.places, 4u);
        QVERIFY2(match.worst < 0.5, qPrintable(QString::number(match.worst)));
        simulation.setProject(troop("v", 6).build());
        run(simulation, 600);
        QCOMPARE(matchOf(simulation, "v").places, 6u);
    }

    void formation_ofTwoLeaders_eachHasItsOwn() {
        ProjectBuilder builder = world("world tick=1/60; a (0,-50) (0,50) (500,-50) (500,50); "
                                       "b (0,0) (500,0); look:nearest keep=true; "
                                       "it:formation pattern=line; b > look > it > a");
        liveOn(builder, "a", 60);
        Simulation simulation = afterTicks(300, builder.build());
        const Population& of = populationOf(simulation, "a");
        const Vec2 expected[] = {{0, -30}, {0, 30}, {500, -30}, {500, 30}};
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(difference(positionOf(of, i), expected[i], 1), QString());
    }

    void formation_manyAtOnePlace_withoutSpacing() {
        for (const std::string& pattern : patterns) {
            Simulation simulation =
                afterTicks(200, world("a {}; b (0,0)+(1,0); look:nearest; "
                                      "it:formation pattern={} spacing=0; b > look > it > a",
                                      std::vector<PlacedAgent>(20, {"", {100, 100}, {}}), pattern));
            const Vec2 leader = positionOf(simulation, "b");
            for (std::size_t i = 0; i < 20; ++i) {
                const double off = length(positionOf(simulation, "a", i) - leader);
                QVERIFY2(off < 0.5, qPrintable(QString("%1: %2").arg(pattern.c_str()).arg(off)));
            }
        }
    }

    void external_leads_data() {
        const TestRows<std::string, Vec2> row;
        // Arrive lags behind a target at 60 of 120: 60 * 50/120 = gap (1 + 60/(120 + 60)).
        const double lag = 18.75;
        row("offset-pursuit", "offset-pursuit", {-40 - lag, 40});
        row("leader-following", "leader-following", {-50 - lag, 0});
        row("formation", "formation", {-30, 30});
    }

    void external_leads() {
        const auto [type, place] = fetched<std::string, Vec2>();
        Simulation simulation(ledByPlayer(type).build());
        QVERIFY(!forceOf(simulation));
        run(simulation, 10);
        QCOMPARE(positionOf(simulation, "a"), (Vec2{-60, 50})); // no agent leads
        Vec2 player{0, 0};
        const Vec2 velocity{36, -48};
        for (int i = 0; i < 900; ++i) {
            simulation.setExternal("player", player, velocity);
            simulation.step();
            player = player + velocity / 60;
        }
        const Vec2 at = player + Vec2{0.6, -0.8} * place.x + Vec2{-0.8, -0.6} * place.y;
        QCOMPARE(difference(positionOf(simulation, "a"), at, 0.5), QString());
        simulation.clearExternal("player");
        QVERIFY(!forceOf(simulation));
    }

    void external_thatStops_keepsItsFrame() {
        for (const char* type : {"offset-pursuit", "formation", "leader-following"}) {
            Simulation simulation(ledByPlayer(type).build());
            simulation.setExternal("player", {0, 0}, {0, -60});
            run(simulation, 600);
            const Vec2 before = positionOf(simulation, "a");
            simulation.setExternal("player", {0, 0});
            run(simulation, 600);
            const Snapshot snapshot = simulation.snapshot();
            const Vec2 after = positionOf(simulation, "a");
            QVERIFY2(length(after - before) < 25, qPrintable(textOf(after - before)));
            QVERIFY(after.y > 20); // behind the player, which moved up
            Simulation other(ledByPlayer(type).build());
            QVERIFY(other.restore(snapshot));
            run(simulation, 100);
            run(other, 100);
            QCOMPARE(other.stateHash(), simulation.stateHash());
        }
    }

    /// The game may set externals in any order: each keeps its followers.
    void externals_setInTurn_keepTheirPlaces() {
        auto builder = ledByPlayer("formation");
        builder.add("c (500,50); other:external externalName=friend; it-c:formation; "
                    "other > it-c > c");
        liveOn(builder, "c", 120);
        Simulation simulation(builder.build());
        for (int i = 0; i < 600; ++i) {
            const bool first = i % 2 == 0;
            simulation.setExternal(first ? "player" : "friend", {first ? 0.0 : 500.0, 0}, {0, -1});
            simulation.setExternal(first ? "friend" : "player", {first ? 500.0 : 0.0, 0}, {0, -1});
            simulation.step();
            QVERIFY(i < 2 || (forceOf(simulation) && forceOf(simulation, {"c", 0}, "it-c")));
        }
        // Behind and to the left of a leader that moves up.
        QCOMPARE(difference(positionOf(simulation, "a"), Vec2{-30, 30}, 2), QString());
        QCOMPARE(difference(positionOf(simulation, "c"), Vec2{470, 30}, 2), QString());
    }
};
