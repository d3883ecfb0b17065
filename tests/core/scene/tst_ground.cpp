#include "core/game/saved_world.h"
#include "core/scene/ground.h"
#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

/// The values of the ground "g" as they are, or in steps.
std::vector<double> valuesOf(const Simulation& simulation, double unit = GroundMap::fineness) {
    std::vector<double> values;
    for (const double value : simulation.grounds().at("g")->values())
        values.push_back(value / unit);
    return values;
}

std::int64_t massOf(const Simulation& simulation) {
    std::int64_t mass = 0;
    for (const double value : valuesOf(simulation, 1))
        mass += static_cast<std::int64_t>(value);
    return mass;
}

/// Row by row: "0 4 0 / 4 0 4 / 0 4 0".
QString textOf(const Simulation& simulation) {
    const std::vector<double> values = valuesOf(simulation);
    const std::size_t columns = simulation.grounds().at("g")->cells().columns();
    QStringList words;
    for (std::size_t i = 0; i < values.size(); ++i)
        words << (i > 0 && i % columns == 0 ? "/ " : "") + QString::number(values[i], 'g', 12);
    return words.join(' ');
}

/// A world with a ground of cells of 10.
ProjectBuilder groundIn(const std::string& settings, const std::string& ground) {
    return world("world {}; scene g:ground {}", settings, ground);
}

/// An agent at a place, at rest or not, that leaves something in each tick.
ProjectBuilder leaverIn(const std::string& settings, const std::string& agents,
                        const std::string& leave) {
    return groundIn("width=50 height=30 " + settings, "")
        .add("a {}; always:switch; leave:leave ground=g {}; always > leave > a", agents, leave);
}

/// Agents that leave and follow on a ground that changes, many enough for several threads.
Project busyWorld(const std::string& edges = "wrap") {
    return world("world edges={} width=700 height=500; scene g:ground cell=3 spreads=0.3 "
                 "fades=0.01 grows=0.001 limit=0.5 starts=formula "
                 "formula='modulo(x * y, 7) / 3'; a:agent-type count=3000 maxSpeed=3; "
                 "follow:follow-ground ground=g; walk:wander; first:priority; follow > first; "
                 "walk > first > a; always:switch; leave:leave ground=g amount=0.7 radius=4 "
                 "fires=every-tick; always > leave > a; chance:chance probability=0.1 interval=0; "
                 "take:leave ground=g amount=-0.3 radius=9 fires=every-tick; chance > take > a",
                 edges);
}

class TestGround : public QObject {
    Q_OBJECT

private slots:
    void cells_spreadFadeAndGrow_data() {
        const TestRows<std::string, std::string, int, QString> row;
        const std::string square = "edges=wall width=30 height=30";
        const std::string middle =
            "starts=formula formula='if(abs(x - 15) + abs(y - 15) < 1, 16, 0)'";
        const std::string corner = "starts=formula formula='if(x + y < 11, 16, 0)'";
        const std::string two = "edges=wall width=20 height=10";
        row("nothing", square, middle, 1, "0 0 0 / 0 16 0 / 0 0 0");
        row("half of it spreads", square, middle + " spreads=0.5", 1, "0 2 0 / 2 8 2 / 0 2 0");
        row("no more than all", square, middle + " spreads=7", 1, "0 4 0 / 4 0 4 / 0 4 0");
        row("walls keep it", square, corner + " spreads=1", 1, "8 4 0 / 4 0 0 / 0 0 0");
        row("edges may leak", square, corner + " spreads=1 leaks=true", 1, "0 4 0 / 4 0 0 / 0 0 0");
        row("it wraps with the world", "edges=wrap width=30 height=30", corner + " spreads=1", 1,
            "0 4 4 / 4 0 0 / 4 0 0");
        row("one column", "edges=wrap width=10 height=30", corner + " spreads=1", 1, "8 / 4 / 4");
        row("a row at walls", "edges=wall width=30 height=10", corner + " spreads=1", 2, "10 5 1");
        row("fades", two, "start=16 fades=0.25", 2, "9 9");
        row("fades at once", two, "start=16 fades=3", 1, "0 0");
        row("grows", two, "grows=0.25 limit=2", 3, "0.75 0.75");
        row("up to the limit", two, "grows=0.25 limit=0.625", 3, "0.625 0.625");
        row("above it nothing grows", two, "start=3 grows=0.25 limit=1", 3, "3 3");
        row("a box", "edges=wrap width=90 height=90",
            "shape=box x=30 y=40 width=20 height=20 starts=formula formula='x + y'", 0,
            "80 90 / 90 100");
        row("time is the world's", two + " tick=0.5", "grows=1 limit=9", 3, "1.5 1.5");
        row("values of agents are none", two, "starts=formula formula='speed + x'", 0, "0 0");
        row("what is not finite", two, "starts=formula formula='10 / (x - 5)'", 0, "0 1");
        row("in range", two, "starts=formula formula='if(x < 10, -5, 2e6)'", 0, "0 1000000");
    }
    void cells_spreadFadeAndGrow() {
        const auto [settings, ground, ticks, expected] =
            fetched<std::string, std::string, int, QString>();
        Simulation simulation = afterTicks(ticks, groundIn(settings, ground).build());
        QCOMPARE(textOf(simulation), expected);
    }

    void spreading_keepsAllOfIt_toTheLastBit_data() {
        const TestRows<std::string, std::string, bool> row;
        row("a world that wraps", "edges=wrap", "", true);
        row("walls", "edges=wall", "", true);
        row("a box", "edges=wrap", "shape=box width=300 height=77", true);
        row("edges that leak", "edges=wall", "leaks=true", false);
    }
    void spreading_keepsAllOfIt_toTheLastBit() {
        const auto [edges, ground, keeps] = fetched<std::string, std::string, bool>();
        Simulation simulation(groundIn(edges, ground +
                                                  " cell=7 spreads=0.37 starts=formula "
                                                  "formula='sqrt(x) * modulo(y * y, 13) + 1 / 3'")
                                  .build());
        const std::int64_t before = massOf(simulation);
        run(simulation, 100);
        QCOMPARE(massOf(simulation) == before, keeps);
        QVERIFY(massOf(simulation) > before / 2);
    }

    void left_isOnTheCellsWithinTheRadius_data() {
        const TestRows<std::string, std::string, std::string, int, QString> row;
        const std::string wall = "edges=wall", here = "(15,15)";
        row("its own cell", wall, here, "", 1, "0 0 0 0 0 / 0 1 0 0 0 / 0 0 0 0 0");
        row("once", wall, here, "", 3, "0 0 0 0 0 / 0 1 0 0 0 / 0 0 0 0 0");
        row("every tick", wall, here, "fires=every-tick amount=0.5", 3,
            "0 0 0 0 0 / 0 1.5 0 0 0 / 0 0 0 0 0");
        row("in a unit of time", wall + " tick=0.25", here, "fires=every-tick", 3,
            "0 0 0 0 0 / 0 0.75 0 0 0 / 0 0 0 0 0");
        row("a disk", wall, here, "radius=10", 1, "0 1 0 0 0 / 1 1 1 0 0 / 0 1 0 0 0");
        row("a larger one", wall, here, "radius=15", 1, "1 1 1 0 0 / 1 1 1 0 0 / 1 1 1 0 0");
        row("at the edge of a cell", wall, "(19,15)", "radius=10", 1,
            "0 0 0 0 0 / 0 1 1 0 0 / 0 0 0 0 0");
        row("in the corner", wall, "(1,1)", "radius=11", 1, "1 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0");
        row("around the world", "edges=wrap", "(5,5)", "radius=10", 1,
            "1 1 0 0 1 / 1 0 0 0 0 / 1 0 0 0 0");
        row("no cell twice", "edges=wrap", "(5,5)", "radius=100", 1,
            "1 1 1 1 1 / 1 1 1 1 1 / 1 1 1 1 1");
        row("where it is after the tick", wall, "(19,15)+(2,0)", "", 1,
            "0 0 0 0 0 / 0 0 1 0 0 / 0 0 0 0 0");
        row("two add up", wall, "(15,15)(16,16)", "", 1, "0 0 0 0 0 / 0 2 0 0 0 / 0 0 0 0 0");
        row("taken away, but not below 0", wall, here, "amount=-3", 1,
            "0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0");
        row("at most 1,000,000", wall, "(15,15)(16,16)", "amount=600000", 1,
            "0 0 0 0 0 / 0 1000000 0 0 0 / 0 0 0 0 0");
        row("outside", "edges=open", "(-1,15)", "radius=20", 1,
            "0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0");
    }
    void left_isOnTheCellsWithinTheRadius() {
        const auto [settings, agents, leave, ticks, expected] =
            fetched<std::string, std::string, std::string, int, QString>();
        Simulation simulation = afterTicks(ticks, leaverIn(settings, agents, leave).build());
        QCOMPARE(textOf(simulation), expected);
        const bool acts = agents != "(-1,15)";
        QCOMPARE(simulation.events().size(), acts ? 1U : 0U);
    }

    void groundValue_isThatOfTheCell_data() {
        const TestRows<std::string, QString> row;
        row("of the agent", "", "5");
        row("at a target", "it:point (44,5); it > n", "45");
        row("the short way", "it:point (-3,5); it > n", "45");
        row("without the target", "it:cursor; it > n", "nothing");
        row("outside", "set g shape=box; set g width=20; it:point (44,5); it > n", "nothing");
        row("without a ground", "set n ground=''", "nothing");
    }
    void groundValue_isThatOfTheCell() {
        const auto [more, expected] = fetched<std::string, QString>();
        const Simulation simulation(
            groundIn("edges=wrap width=50 height=30", "x=0 y=0 starts=formula formula=x")
                .add("a (5,5); n:ground-value ground=g; far:point (40,5); seek; far > seek > a; "
                     "when:compare; when > seek; n > when.a")
                .add(more)
                .build());
        const auto number = explained(simulation, "n").number;
        QCOMPARE(number ? QString::number(*number) : "nothing", expected);
    }

    /// The agent is in the middle, at a speed of 1 to the right; angles are 90 degrees.
    void followGround_goesWhereThereIsMore_data() {
        const TestRows<std::string, std::string, std::optional<Vec2>> row;
        const Vec2 right{2, 0}, up{-1, -3}, down{-1, 3};
        row("more ahead", "x", "", right);
        row("more on the left", "100 - y", "", up);
        row("more on the right", "y", "", down);
        row("down", "y", "way=down", up);
        row("the same everywhere", "7", "", std::nullopt);
        row("behind does not count", "if(x < 140, 9, 0)", "", std::nullopt);
        row("ahead as on the left: ahead", "if(y < 110, 9, 0)", "distance=10", right);
        row("slope", "y", "senses=slope", down);
        row("down a slope", "y", "senses=slope way=down", up);
        row("no slope", "3", "senses=slope", std::nullopt);
        row("half the speed", "y", "speed=0.5", Vec2{-1, 1.5});
    }
    void followGround_goesWhereThereIsMore() {
        const auto [formula, settings, expected] =
            fetched<std::string, std::string, std::optional<Vec2>>();
        const auto builder =
            groundIn("edges=wall width=300 height=200", "starts=formula formula='" + formula + "'")
                .add("a (155,105)+(1,0); it:follow-ground ground=g angle=90 {}; it > a", settings);
        QCOMPARE(difference(forceOf(builder), expected), QString());
    }

    void followGround_drawsASide_ifBothAreAlike() {
        std::set<double> sides;
        for (const int seed : {1, 2, 3, 4, 5, 6, 7, 8}) {
            const auto builder =
                groundIn("edges=wall width=300 height=200 seed=" + std::to_string(seed),
                         "starts=formula formula='if(x < 160, 1, 0)'")
                    .add("a (155,105)+(1,0); it:follow-ground ground=g angle=90; "
                         "it > a");
            sides.insert(forceOf(builder)->y);
        }
        QCOMPARE(sides, (std::set<double>{-3, 3}));
    }

    void run_isTheSame_withAnyThreadsAndVectors() {
        std::set<std::uint64_t> hashes;
        for (const std::size_t threads : {1, 3})
            for (const Simd simd : allSimd()) {
                const UseSimd use(simd);
                Simulation simulation = afterTicks(20, busyWorld(), {.threads = threads});
                hashes.insert(simulation.stateHash());
            }
        QCOMPARE(hashes.size(), 1U);
    }

    void snapshot_goesOnTheSame_andIsSmall() {
        Simulation simulation(busyWorld("wall"));
        const std::uint64_t fresh = simulation.stateHash();
        run(simulation, 15);
        const Snapshot snapshot = simulation.snapshot();
        QVERIFY(snapshot.grounds.at("g").bytes.size() < valuesOf(simulation).size() * 5);
        run(simulation, 10);
        const std::uint64_t end = simulation.stateHash();
        simulation.reset();
        QCOMPARE(simulation.stateHash(), fresh);
        game::SavedWorld saved{snapshot};
        std::vector<std::byte> bytes;
        game::writeSavedWorld(saved, bytes);
        const auto read = game::readSavedWorld(bytes);
        QVERIFY_OK(read);
        QVERIFY_OK(simulation.restore(read.value().snapshot));
        run(simulation, 10);
        QCOMPARE(simulation.stateHash(), end);
    }

    void snapshot_ofAnEvenGround_isTiny() {
        const Simulation simulation(groundIn("width=5120 height=5120", "start=0.3").build());
        QCOMPARE(valuesOf(simulation).size(), 512U * 512U);
        QVERIFY(simulation.snapshot().grounds.at("g").bytes.size() < 16);
    }

    void changedSnapshot_isRefused_data() {
        const TestRows<std::function<void(PackedGround&)>> row;
        row("too few", [](PackedGround& of) { of.bytes.pop_back(); });
        row("too many", [](PackedGround& of) { of.bytes.push_back(2); });
        row("below 0", [](PackedGround& of) { of.bytes = {1, 0, 14}; });
        row("too large",
            [](PackedGround& of) { of.bytes = {254, 255, 255, 255, 255, 255, 255, 15, 0, 14}; });
        row("other cells", [](PackedGround& of) { std::swap(of.columns, of.rows); });
        row("nothing", [](PackedGround& of) { of.bytes.clear(); });
        row("endless", [](PackedGround& of) { of.bytes.assign(40, 255); });
    }
    void changedSnapshot_isRefused() {
        const auto [change] = fetched<std::function<void(PackedGround&)>>();
        Simulation simulation = afterTicks(1, leaverIn("edges=wall", "(15,15)", "").build());
        Snapshot snapshot = simulation.snapshot();
        QVERIFY_OK(simulation.restore(snapshot));
        change(snapshot.grounds.at("g"));
        const std::uint64_t before = simulation.stateHash();
        QVERIFY_HAS(problemsOf(simulation.restore(snapshot)).at(0).text, "grounds");
        QCOMPARE(simulation.stateHash(), before);
    }

    /// What it does by itself may change; another start or other cells begin it anew.
    void edit_keepsWhatWasLeft_orBeginsAnew_data() {
        const TestRows<std::string, QString> row;
        row("it fades now", "fades=0.5", "0 0 0 0 0 / 0 1 0 0 0 / 0 0 0 0 0");
        row("another color", "color=#123456", "0 0 0 0 0 / 0 1 0 0 0 / 0 0 0 0 0");
        row("another start", "start=2", "2 2 2 2 2 / 2 2 2 2 2 / 2 2 2 2 2");
        row("other cells", "cell=30", "0 0");
    }
    void edit_keepsWhatWasLeft_orBeginsAnew() {
        const auto [change, expected] = fetched<std::string, QString>();
        ProjectBuilder builder = leaverIn("edges=wall", "(15,15)", "");
        Simulation simulation = afterTicks(1, builder.build());
        QVERIFY(simulation.setProject(builder.add("set g {}", change).build()).empty());
        QCOMPARE(textOf(simulation), expected);
    }

    void painting_isWhatItBeginsWith_data() {
        const TestRows<std::string, std::string, QString> row;
        row("as many cells", "3x2 00*2 ff 80 01*2", "", "0 0 255 / 128 1 1");
        row("fewer", "1x1 07", "", "7 7 7 / 7 7 7");
        row("more", "6x4 00*7 01 00 02 00 03 00*7 04 00 05 00 06", "", "1 2 3 / 4 5 6");
        row("a share of Start", "3x1 00 80 ff", "start=51",
            "0 25.6000000238 51 / 0 25.6000000238 51");
        row("wrong", "3x2 00*2", "", "0 0 0 / 0 0 0");
        row("nothing", "", "", "0 0 0 / 0 0 0");
    }
    void painting_isWhatItBeginsWith() {
        const auto [painting, more, expected] = fetched<std::string, std::string, QString>();
        QCOMPARE(
            textOf(Simulation(groundIn("width=30 height=20", "starts=painted start=255 painting='" +
                                                                 painting + "' " + more)
                                  .build())),
            expected);
    }

    void painting_isReadAsItWasWritten() {
        RandomProject random(7);
        for (int i = 0; i < 200; ++i) {
            GroundPainting painting{1 + static_cast<std::uint32_t>(random.below(9)),
                                    1 + static_cast<std::uint32_t>(random.below(9)),
                                    {}};
            for (std::size_t k = 0; k < std::size_t{painting.columns} * painting.rows; ++k)
                painting.levels.push_back(
                    static_cast<std::uint8_t>(random.chance(0.5) ? random.below(256) : k / 5));
            const auto read = GroundPainting::fromText(painting.text());
            QVERIFY(read && read.value() == painting);
            QVERIFY(painting.resized(painting.columns, painting.rows) == painting);
        }
    }

    void wrongPainting_isRefused_withItsPlace_data() {
        const TestRows<std::string, QString> row;
        row("no size", " 00", "character 1: it must begin with its columns and rows");
        row("no rows", "12", "character 1: it must");
        row("no cells", "0x4", "character 1: it must");
        row("too many", "16384x16384 00*268435456", "at most 1,048,576");
        row("too wide", "16385x1 00*16385", "character 1: it must");
        row("too few", "3x2 00*2", "character 9: it ends after 2 of 6 cells");
        row("more than there are", "3x2 00*4 ff*3", "character 9: it has 6 cells");
        row("no times", "3x2 00*", "character 4: it has 6 cells");
        row("one digit", "3x2 0", "character 4: a space and a level");
        row("other digits", "3x2 00*4 0g*2", "character 9: a space and a level");
        row("a sign", "3x2 -1*6", "character 4: a space and a level");
        row("no space", "3x2 00*600", "character 4: it has 6 cells");
    }
    void wrongPainting_isRefused_withItsPlace() {
        const auto [text, expected] = fetched<std::string, QString>();
        QVERIFY_REFUSED(GroundPainting::fromText(text), expected);
    }

    /// Any start becomes a painting that gives nearly the same; one that is painted stays.
    void asPainted_keepsWhatIsThere_data() {
        const TestRows<std::string, double, double> row;
        row("even", "start=3", 10, 10);
        row("more than asked for", "start=30", 10, 30);
        row("by a formula", "starts=formula formula='x / 10'", 1, 2.5);
        row("painted", "starts=painted start=8 painting='3x2 00*2 ff 80 01*2'", 4, 8);
        row("painted, with less", "starts=painted start=8 painting='3x2 00*2 ff 80 01*2'", 16, 16);
    }
    void asPainted_keepsWhatIsThere() {
        const auto [ground, least, start] = fetched<std::string, double, double>();
        const Project project = groundIn("width=30 height=20", ground).build();
        const auto before = settingsOf<GroundGeometry>(project.scene.front());
        const GroundGeometry after = asPainted(before, project.worldSettings(), least);
        QCOMPARE(after.starts, GroundStarts::painted);
        QCOMPARE(after.start, start);
        const GroundMap was(before, project.worldSettings()), is(after, project.worldSettings());
        for (std::size_t i = 0; i < 6; ++i)
            QVERIFY(std::abs(was.valueOf(i) - is.valueOf(i)) <= start / 510 + 1e-6);
    }

    /// While it runs, cells that are not painted keep what they hold.
    void painting_changesItsCellsAlone() {
        const auto painted = [](const std::string& painting) {
            return groundIn("width=30 height=20 edges=wall",
                            "starts=painted start=255 painting='" + painting + "'")
                .add("a (15,15); always:switch; leave:leave ground=g amount=100; "
                     "always > leave > a");
        };
        Simulation simulation = afterTicks(2, painted("3x2 07*6").build());
        QCOMPARE(textOf(simulation), QString("7 7 7 / 7 107 7"));
        QVERIFY(simulation.setProject(painted("3x2 07*5 09").build()).empty());
        QCOMPARE(textOf(simulation), QString("7 7 7 / 7 107 9"));
        QVERIFY(simulation.setProject(painted("3x2 07*4 01 09").build()).empty());
        QCOMPARE(textOf(simulation), QString("7 7 7 / 7 1 9"));
    }

    void byHand_itIsThereAtOnce() {
        Simulation simulation(groundIn("width=30 height=20 edges=wall", "start=2").build());
        QVERIFY(simulation.addToGround("g", {5, 5}, 3, 0));
        QCOMPARE(textOf(simulation), QString("5 2 2 / 2 2 2"));
        QVERIFY(simulation.addToGround("g", {15, 15}, -4, 11));
        QCOMPARE(textOf(simulation), QString("5 0 2 / 0 0 0"));
        QCOMPARE(simulation.groundValue("g", {9, 9}), std::optional(5.0));
        QVERIFY(!simulation.groundValue("g", {31, 9}) && !simulation.groundValue("h", {9, 9}));
        QVERIFY(!simulation.addToGround("g", {31, 9}, 1, 5) &&
                !simulation.addToGround("h", {9, 9}, 1, 5));
        QVERIFY_OK(simulation.restore(simulation.snapshot()));
    }

    void hash_hasTheGround() {
        const auto hashOf = [](const std::string& leave) {
            Simulation simulation = afterTicks(1, leaverIn("edges=wall", "(15,15)", leave).build());
            return simulation.stateHash();
        };
        QVERIFY(hashOf("amount=1") != hashOf("amount=2"));
        QCOMPARE(hashOf("amount=2"), hashOf("amount=2"));
    }

    void problems_nameTheGround_data() {
        const TestRows<std::string, QString> row;
        row("nothing is wrong", "", "");
        row("a wrong formula", "set g starts=formula; set g formula='x +'", "Line 1");
        row("a formula of agents", "set g starts=formula; set g formula=speed", "x and y");
        row("a wrong painting", "set g starts=painted; set g painting=12", "character 1");
        row("too many cells", "set g cell=0.001", "Ground \"g\" would have more than 1,048,576");
        row("no ground", "set leave ground=''", "has no ground, so it never acts");
        row("a box outside", "set g shape=box; set g x=900", "lies outside the world");
    }
    void problems_nameTheGround() {
        const auto [change, expected] = fetched<std::string, QString>();
        const Problems problems = check(leaverIn("edges=wall", "(15,15)", "").add(change).build());
        if (expected.isEmpty())
            QCOMPARE(shown(problems), QByteArray());
        else
            QVERIFY_HAS(shown(problems), expected);
    }
};
