#include "core/io/input_log_io.h"
#include "core/sim/inputs.h"
#include "tests/core/support/testing.h"

/// Agents "a" without steering, the variable "n", and "always", which is true.
ProjectBuilder counted(const std::string& variable, const std::string& more) {
    return world("a (0,0) (100,0) (200,0); never:timer on=0 off=1000; always:not; never > always; "
                 "n:variable least=-1000 start=5 {}; {}",
                 variable, more);
}

/// An action that changes "n" in every tick.
std::string acting(const std::string& id, const std::string& more) {
    return id + " fires=every-tick " + more + "; n > " + id.substr(0, id.find(':')) +
           ".variable; always > " + id.substr(0, id.find(':')) + " > a; ";
}

class TestVariable : public QObject {
    Q_OBJECT

private slots:
    void changes_addUpWithinTheRange_data() {
        const TestRows<std::string, std::string, double> row;
        row("only read", "", "low:compare; n > low.a; bye:signal; low > bye > a", 5);
        row("each of three adds, in each of two ticks", "", acting("add", ""), 11);
        row("an amount", "", acting("add", "amount=-0.25"), 3.5);
        row("no larger than most", "most=8", acting("add", ""), 8);
        row("no smaller than least", "", acting("add", "amount=-500"), -1000);
        row("only the sum is cut", "most=100",
            acting("add", "amount=900") + acting("less:add", "amount=-899"), 11);
        row("whole", "whole=true", acting("add", "amount=0.1"), 5);
        row("halves go up", "whole=true", acting("add", "amount=-0.5"), 3); // 3.5 is 4, 2.5 is 3
        row("a number drives the amount", "",
            acting("add", "") + "x:agent-value value=x; x > add.amount", 605);
        row("itself, squared", "",
            acting("add", "") + "f:formula formula='a * a'; n > f.a; f > add.amount", 19280);
        row("no number: its own amount", "",
            acting("add", "amount=2") + "d:distance; it:cursor; it > d > add.amount", 17);
        row("the first Set counts, and Adds come after it", "",
            acting("add", "amount=0.5") + acting("put:set", "amount=40") +
                "x:agent-value value=x; f:formula formula='a + 7'; x > f.a; f > put.amount",
            8.5);
    }
    void changes_addUpWithinTheRange() {
        const auto [variable, more, expected] = fetched<std::string, std::string, double>();
        Simulation simulation(counted(variable, more).build());
        run(simulation, 2);
        QCOMPARE(simulation.variable("n"), std::optional(expected));
        QCOMPARE(simulation.variables(), (Variables{{"n", expected}}));
        QVERIFY(!simulation.variable("n", simulation.handleOf({"a", 0})));
        for (const Quantity quantity : {Quantity::store, Quantity::number}) {
            QCOMPARE(simulation.read(0, quantity, "n"), std::vector{expected});
            QCOMPARE(simulation.readEach(0, quantity, "n"), std::vector(3, expected));
        }
        simulation.reset();
        QCOMPARE(simulation.variable("n"), std::optional(5.0));
    }

    /// What many add and take away is exact: the order has no effect.
    void sums_areThoseOfWholeNumbers() {
        std::mt19937_64 random(1);
        for (int round = 0; round < 20; ++round) {
            std::string agents;
            std::int64_t sum = 0; // in steps
            std::vector<double> amounts;
            for (int i = 0; i < 60; ++i) {
                const double x = std::uniform_real_distribution<double>(-1, 1)(random) *
                                 std::pow(10.0, static_cast<double>(random() % 9) - 3);
                const double place = std::nearbyint(x * (1 << 28)) / (1 << 28); // as agents stand
                agents += " (" + worldText(place) + ",0)";
                sum += std::llround(place * (1 << 28));
            }
            ProjectBuilder builder = world("a {}; never:timer on=0 off=1000; always:not; never > "
                                           "always; n:variable start=0 least=-4000000; "
                                           "x:agent-value value=x; {}; x > add.amount",
                                           agents, acting("add", ""));
            builder.world("edges", std::string("open"));
            Simulation simulation = afterTicks(1, builder.build());
            QCOMPARE(*simulation.variable("n"), static_cast<double>(sum) / (1 << 28));
        }
    }

    void eachAgent_hasItsOwn() {
        Project project =
            counted("perAgent=true", acting("add", "") + "x:agent-value value=x; x > add.amount")
                .build();
        Simulation simulation = afterTicks(2, project);
        const auto values = [&] {
            std::vector<double> all;
            for (std::uint32_t i = 0; i < 3; ++i)
                all.push_back(*simulation.variable("n", simulation.handleOf({"a", i})));
            return all;
        };
        QCOMPARE(values(), (std::vector<double>{5, 205, 405}));
        QCOMPARE(simulation.read(0, Quantity::store, "n"), values());
        QVERIFY(!simulation.variable("n"));
        QVERIFY(simulation.variables().empty());
        QCOMPARE(explained(simulation, "n", {"a", 1}).number, std::optional(205.0));

        project.world[*worldType().settingIndex("height")] = 900.0; // an edit keeps them
        simulation.setProject(project);
        QCOMPARE(values(), (std::vector<double>{5, 205, 405}));
        QVERIFY(simulation.setVariable("n", simulation.handleOf({"a", 2}), -2000));
        QCOMPARE(values(), (std::vector<double>{5, 205, -1000}));
    }

    void touchedAgents_areChanged_ofAnyType() {
        Simulation simulation(
            world("a (0,0) (500,500); b (3,0) (0,4) (500,400); met:touching margin=5; b > met; "
                  "n:variable perAgent=true start=10; hit:add whom=touched amount=-4; "
                  "met > hit > a; n > hit.variable; low:compare comparison=at-most b=6; n > low.a; "
                  "gone:remove; low > gone > b")
                .build());
        simulation.step();
        QCOMPARE(simulation.read(1, Quantity::store, "n"), (std::vector<double>{6, 6, 10}));
        QCOMPARE(simulation.events(), (std::vector<EventCount>{{"a", "hit", 2}}));
        simulation.step();
        QCOMPARE(populationOf(simulation, "b").size(), 1U);
    }

    void whoBecomes_keepsIt_andNewbornsMayInherit() {
        Simulation simulation(
            world("a (0,0); b (300,300); n:variable perAgent=true start=10; add; n > add.variable; "
                  "early:timer on=1 off=1000; early > add > a; "
                  "spawn inherits=true; early > spawn > a; b > spawn.of; "
                  "soon:timer on=3 off=1000; late:not; soon > late; turn:become; late > turn > a; "
                  "b > turn.into; "
                  "low:compare; n > low.a; bye:signal; low > bye > b")
                .build());
        run(simulation, 6);
        QCOMPARE(simulation.read(1, Quantity::store, "n"), (std::vector<double>{10, 11, 11}));
    }

    void setByTheGame_isAnInput() {
        const Project project = counted("", acting("add", "")).build();
        Simulation simulation(project);
        QVERIFY(!simulation.setVariable("a", {}, 1));
        QVERIFY(!simulation.setVariable("none", {}, 1));
        QVERIFY(!simulation.setVariable("n", simulation.handleOf({"a", 0}), 1));
        InputLog log{.start = project, .ticks = 3, .events = {{1, VariableSet{"n", 100, {}}}}};
        const auto read = readInputLog(writeInputLog(log));
        QVERIFY2(read.ok(), read ? "" : read.problems().front().text.c_str());
        QCOMPARE(read.value().events, log.events);
        Replay replay(read.value());
        run(replay, 3);
        QCOMPARE(replay.simulation().variable("n"), std::optional(106.0));
    }

    void snapshots_haveTheValues() {
        Simulation simulation = afterTicks(2, counted("", acting("add", "")).build());
        const Snapshot snapshot = simulation.snapshot();
        run(simulation, 5);
        QVERIFY(simulation.restore(snapshot));
        QCOMPARE(simulation.variable("n"), std::optional(11.0));
        for (const auto& wrong :
             {Variables{}, Variables{{"n", std::nan("")}}, Variables{{"m", 1}}}) {
            Snapshot changed = snapshot;
            changed.variables = wrong;
            QVERIFY_REFUSED(simulation.restore(changed), "variable");
        }
        QCOMPARE(simulation.variable("n"), std::optional(11.0));
    }

    void actionWithoutAVariable_doesNothing() {
        Simulation simulation(world(
            "a (0,0); never:timer on=0 off=1000; always:not; never > always; "
            "add fires=every-tick; put:set fires=every-tick; always > add > a; always > put > a"));
        run(simulation, 2);
        QVERIFY(simulation.events().empty());
    }

    void unwiredVariable_isNotPartOfTheRun() {
        const Simulation simulation(world("a (0,0); n:variable").build());
        QVERIFY(!simulation.variable("n"));
        QVERIFY(simulation.variables().empty());
    }
};
