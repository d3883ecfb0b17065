#include "core/model/connect.h"
#include "core/nodes/formula_program.h"
#include "tests/core/support/testing.h"

/// One agent that Seek steers to a far point; "n" gives a number, and "when" compares it.
ProjectBuilder measured(const std::string& number) {
    return world("a (0,0)+(3,4); far:point (1000,0); seek; far > seek > a; when:compare; "
                 "when > seek")
        .add(number)
        .add("n > when.a");
}

std::optional<double> numberOf(const Simulation& simulation, const AgentName& agent = {"a", 0}) {
    return explained(simulation, "n", agent).number;
}

/// The number as a text; "nothing" if it is missing.
QString textOfNumber(const ProjectBuilder& builder) {
    const auto number = numberOf(Simulation(builder.build()));
    return number ? QString::number(*number, 'g', 12) : "nothing";
}

/// Makes a constant number drive a socket, whose own value becomes another one.
void drive(Project& project, const Id& node, const Port& socket) {
    Node* driven = &*std::ranges::find(project.nodes, node, &Node::id);
    const NodeType& type = *findNodeType(driven->type);
    const Setting& setting = *type.setting(socket.id);
    Value& own = driven->values[*type.settingIndex(socket.id)];
    const double value = tiller::numberOf(own);
    own = value == setting.max ? setting.min : setting.max;
    const Id id = "driver";
    Node formula{.id = id, .type = "formula", .values = findNodeType("formula")->defaults()};
    formula.values[0] = (value < 0 ? "0 - " : "") + toText(std::abs(value));
    project.nodes.push_back(formula);
    project.links.push_back({.id = "drives", .from = {id, "number"}, .to = {node, socket.id}});
}

class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void values_areThoseOfTheAgent_data() {
        const TestRows<std::string, QString> row;
        row("distance", "n:distance; it:point (30,40); it > n", "50");
        row("without a target", "n:distance; it:cursor; it > n", "nothing");
        row("speed", "n:agent-value", "5");
        row("x", "n:agent-value value=x", "0");
        row("mass", "n:agent-value value=mass", "1");
        row("age, at the start", "n:agent-value value=age", "0");
        row("touching", "n:agent-value value=touching; b (1,0) (5,0) (200,0); b > n", "2");
        row("clock", "n:clock", "0");
        row("meter", "n:agent-value value=meter; m:meter capacity=3 start=0.5; m > n.meter", "1.5");
        row("no meter", "n:agent-value value=meter", "nothing");
        row("constant", "n:constant value=-7.5", "-7.5");
        row("near", "n:count-near radius=50; b (49,0) (50,0) (0,30); b > n", "2");
        row("near and ahead", "n:count-near radius=50 viewAngle=90; b (3,5) (0,-30); b > n", "1");
        row("formula", "n:formula formula='speed * 2 + a'; c:agent-value value=mass; c > n.a",
            "11");
        row("of a name", "n:formula formula='x = 2; number = x ^ 3; y = 9'", "8");
        row("without its input", "n:formula formula='a + 1'", "nothing");
        row("input that is missing",
            "n:formula formula='a + 1'; it:cursor; d:distance; it > d > n.a", "nothing");
        row("not finite", "n:formula formula='1 / 0'", "nothing");
        row("inactive", "n:formula formula='active = 1 > 2; 5'", "nothing");
        row("wrong", "n:formula formula='1 +'", "nothing");
    }

    void values_areThoseOfTheAgent() {
        const auto [number, expected] = fetched<std::string, QString>();
        QCOMPARE(textOfNumber(measured(number)), expected);
    }

    void time_passes() {
        for (const char* number : {"n:clock", "n:agent-value value=age"}) {
            Simulation simulation(measured(number).build());
            run(simulation, 90);
            QCOMPARE(*numberOf(simulation), 90.0);
        }
    }

    void summaries_areThoseOfTheTickBefore_data() {
        const TestRows<std::string, std::string, QString> row;
        row("sum", "what=sum", "x:agent-value value=x; x > s.each", "60");
        row("mean", "what=mean", "x:agent-value value=x; x > s.each", "20");
        row("least", "what=least", "x:agent-value value=x; x > s.each", "10");
        row("largest", "what=largest", "x:agent-value value=x; x > s.each", "30");
        row("count", "what=count", "x:agent-value value=x; x > s.each", "3");
        row("each counts 1", "what=sum", "", "3");
        row("of what the agents compute", "what=sum",
            "x:agent-value value=x; f:formula formula='a * a'; x > f.a; f > s.each", "1400");
        row("of those who have a number", "what=count",
            "near:nearest range=25; a > near; d:distance; near > d > s.each", "2");
        row("of nobody", "what=mean", "it:cursor; d:distance; it > d > s.each", "nothing");
        row("the sum of nobody", "what=sum", "it:cursor; d:distance; it > d > s.each", "0");
    }

    /// Of the agents b, for the agent a.
    void summaries_areThoseOfTheTickBefore() {
        const auto [what, more, expected] = fetched<std::string, std::string, QString>();
        const auto builder =
            world("a (0,0); far:point (1000,0); seek; far > seek > a; when:compare; when > seek; "
                  "s:summary {}; b (10,0) (20,0) (30,0); b > s.agents; {}; s > when.a",
                  what, more);
        Simulation simulation(builder.build());
        QVERIFY(!explained(simulation, "s", {"a", 0}).number && !simulation.variable("s"));
        simulation.step();
        const auto number = explained(simulation, "s", {"a", 0}).number;
        QCOMPARE(number ? QString::number(*number, 'g', 12) : "nothing", expected);
        QCOMPARE(simulation.variable("s"), number);
        QCOMPARE(simulation.read(0, Quantity::number, "s").size(), number ? 1U : 0U);
        QVERIFY(!simulation.setVariable("s", {}, 5));
        Simulation restored(builder.build());
        QVERIFY(restored.restore(simulation.snapshot()));
        QCOMPARE(restored.variable("s"), number);
    }

    /// Agents with values of their own, more threads, and a Source that the number of the living
    /// drives.
    void aSummary_isTheSameForEveryNumberOfThreads() {
        std::vector<std::optional<double>> sums;
        for (const std::size_t threads : {1U, 4U}) {
            Simulation simulation(world("a:agent-type count=500; wander; wander > a; x:agent-value "
                                        "value=x; s:summary; x > s.each; a > s.agents; "
                                        "living:summary what=count; a > living.agents; "
                                        "more:formula formula='600 - a'; living > more.a; "
                                        "born:source; born > a; far:compare; s > far.a; "
                                        "far > wander.when")
                                      .build(),
                                  {.threads = threads, .fewAgents = 0});
            run(simulation, 40);
            sums.push_back(simulation.variable("s"));
            QVERIFY(*simulation.variable("living") > 500);
        }
        QCOMPARE(sums[0], sums[1]);
    }

    /// What has happened until the end of a tick, at 10 ticks in a second of watching.
    void summaries_count_data() {
        const TestRows<std::string, int, double> row;
        const std::string bornEach = "born:source rate=1; born > a; ";
        row("births, at first", bornEach + "n:summary what=born; a > n.agents", 0, 0);
        row("births", bornEach + "n:summary what=born; a > n.agents", 30, 30);
        row("births of others", bornEach + "n:summary what=born; b > n.agents", 30, 0);
        row("births lately", bornEach + "n:summary what=born counts=lately window=20; a > n.agents",
            50, 20);
        row("births lately, of few ticks",
            bornEach + "n:summary what=born counts=lately window=20; a > n.agents", 5, 5);
        row("births per time",
            "born:source rate=3; born > a; n:summary what=born counts=rate window=8; a > n.agents",
            50, 3);
        row("per time, at first",
            bornEach + "n:summary what=born counts=rate window=8; a > n.agents", 0, 0);
        row("longer than is kept",
            "n:summary what=born counts=lately window=100000; born:source rate=1; born > a; "
            "a > n.agents",
            1500, 1200);
        row("deaths",
            "one:remove fires=regularly every=4; always > one > b; n:summary what=died; "
            "b > n.agents",
            9, 2);
        row("changes",
            "turn:become; always > turn > b; a > turn.into; n:summary what=became; "
            "a > n.agents",
            9, 2);
        row("an action",
            "act:signal fires=regularly every=5; always > act > b; n:summary "
            "what=events; b > n.agents; act > n.events",
            11, 6);
        row("an action of others",
            "act:signal fires=regularly every=5; always > act > b; "
            "n:summary what=events; a > n.agents; act > n.events",
            11, 0);
        row("an action of anybody",
            "act:signal fires=regularly every=5; always > act > b; "
            "n:summary what=events; act > n.events",
            11, 6);
        row("a source", "born:source rate=2; born > a; n:summary what=events; born > n.events", 6,
            12);
        row("a mode",
            "one:agent-mode; two:agent-mode; one > b; two > b; go:transition after=3; "
            "always > go > two; n:summary what=events; two > n.events; b > n.agents",
            9, 2);
    }
    void summaries_count() {
        const auto [more, ticks, expected] = fetched<std::string, int, double>();
        const auto builder = world("world tick=1 ticksPerSecond=10 mostAgents=3000; a (0,0); "
                                   "b (50,50) (60,60); always:switch; when:compare; stay:brake; "
                                   "when > stay > a; {}; n > when.a",
                                   more);
        Simulation simulation = afterTicks(ticks, builder.build());
        QCOMPARE(simulation.variable("n"), std::optional(expected));
        Simulation restored(builder.build());
        QVERIFY(restored.restore(simulation.snapshot()));
        run(restored, 3);
        run(simulation, 3);
        QCOMPARE(restored.variable("n"), simulation.variable("n"));
    }

    /// Of events without agent types: those of all agents, and no warning.
    void aSummary_needsNoAgents_forEvents() {
        const auto builder = world("a (0,0); act:signal fires=every-tick; on:switch; "
                                   "on > act > a; n:summary what=events; act > n.events; "
                                   "m:summary what=sum");
        const QByteArray problems = shown(check(builder.build()));
        QCOMPARE(problems.count("has no wire at its input Agents"), 1); // that of m
        Simulation simulation = afterTicks(3, builder.build());
        QCOMPARE(simulation.variable("n"), std::optional(3.0));
    }

    void events_areCountedOfActionsModesAndSources() {
        const Project project =
            world("a (0,0); n:summary what=events; go:timer; mode:agent-mode; act:signal; "
                  "born:source; far:point (0,0)")
                .build();
        const auto refusal = [&](const char* node, const char* port) {
            return findRefusal(project, {node, port}, {"n", "events"});
        };
        QVERIFY(!refusal("act", "done") && !refusal("mode", "mode") && !refusal("born", "births"));
        QVERIFY(refusal("go", "condition") && refusal("far", "point"));
        QVERIFY_HAS(*refusal("go", "condition"), "Wire an action, a Mode or a Source to it.");
    }

    /// A Summary is a number of the world: a Source takes it.
    void aSource_takesASummary() {
        const Project project = world("a (0,0); s:summary what=count; a > s.agents; "
                                      "born:source; born > a; s > born.count")
                                    .build();
        QVERIFY(!findDriveRefusal(project, "s", *project.node("born"), "count"));
    }

    void draws_stay_orChange() {
        const auto drawn = [](const std::string& how, int ticks, std::uint32_t agent) {
            Simulation simulation(
                world("a (0,0) (9,9); far:point (1000,0); seek; far > seek > a; when:compare; "
                      "when > seek; n:draw low=10 high=20 {}; n > when.a",
                      how)
                    .build());
            run(simulation, ticks);
            return *numberOf(simulation, {"a", agent});
        };
        const std::string life = "renews=never", often = "renews=regularly interval=30";
        QCOMPARE(drawn(life, 0, 0), drawn(life, 100, 0));
        QVERIFY(drawn(life, 0, 0) != drawn(life, 0, 1));
        QCOMPARE(drawn(often, 0, 0), drawn(often, 29, 0));
        QVERIFY(drawn(often, 29, 0) != drawn(often, 31, 0));
        double far = 0;
        for (std::uint32_t agent = 0; agent < 2; ++agent)
            for (int tick = 0; tick < 200; tick += 40) {
                const double bell = drawn(often + " shape=bell", tick, agent);
                QVERIFY(bell >= 10 && bell < 20);
                far = std::max(far, std::abs(bell - 15));
            }
        QVERIFY(far > 0 && far < 3.5); // four standard deviations
    }

    void compare_isTrue_data() {
        const TestRows<std::string, double, bool> row;
        row("less", "less b=5", 4.9, true);
        row("less, equal", "less b=5", 5.0, false);
        row("at most, equal", "at-most b=5", 5.0, true);
        row("at most", "at-most b=5", 5.1, false);
        row("at least, equal", "at-least b=5", 5.0, true);
        row("at least", "at-least b=5", 4.9, false);
        row("more, equal", "more b=5", 5.0, false);
        row("more", "more b=5", 5.1, true);
        row("between, at the ends", "between b=5 c=6", 6.0, true);
        row("between", "between b=5 c=6", 6.1, false);
    }

    void compare_isTrue() {
        const auto [how, a, on] = fetched<std::string, double, bool>();
        const auto project =
            world("a (0,0); far:point (1000,0); seek; far > seek > a; when:compare comparison={}; "
                  "when > seek; n:formula formula='{}'; n > when.a",
                  how, a)
                .build();
        QCOMPARE(explained(Simulation(project), "when").active, on);
    }

    void hysteresis_keepsItTrue() {
        // From 0 to 10 and back.
        Simulation simulation(
            world("a (0,0); far:point (1000,0); seek; far > seek > a; "
                  "when:compare comparison=less b=5 hysteresis=3; "
                  "when > seek; n:formula formula='5 + 5 * sin(time * 6 + 270)'; n > when.a")
                .build());
        QString marks;
        for (int tick = 0; tick < 60; tick += 3) {
            marks += explained(simulation, "when").active ? '1' : '0';
            run(simulation, 3);
        }
        QCOMPARE(marks, QString("11111111000000001111"));
    }

    void missingNumber_comparesFalse() {
        Simulation simulation(measured("mouse:cursor; n:distance; mouse > n").build());
        QVERIFY(!explained(simulation, "when").active);
        simulation.setCursor(Vec2{1, 1});
        QVERIFY(explained(simulation, "when").active);
    }

    void formulaForce_readsNumbers() {
        const auto force = [](const std::string& number) {
            return forceOf(
                world("a (0,0); it:formula-force formula='at(a, d)'; it > a; {}", number));
        };
        QCOMPARE(textOf(force("n:formula formula=7; n > it.a; m:formula formula=9; m > it.d")),
                 QString("(7, 9)"));
        QCOMPARE(textOf(force("n:formula formula=7; n > it.a")), QString("nothing"));
        QVERIFY(compileFormula("a + b").problems.size() == 1);
        QVERIFY(!compileFormula("e * heading").program);
    }

    void formulasOfNumbers_nameProblems_data() {
        const TestRows<std::string, QString> row;
        row("arrow", "velocity", "|v| for the length");
        row("condition", "a < b", "if(c, 1, 0)");
        row("target", "|target - position|", "\"target\" is not known");
        row("empty", "", "number = a * 2");
    }

    void formulasOfNumbers_nameProblems() {
        const auto [text, words] = fetched<std::string, QString>();
        const auto compiled = compileFormula(text, FormulaGives::number);
        QVERIFY(!compiled.program && !compiled.problems.empty());
        const std::string& problem = compiled.problems.front().text;
        QVERIFY_HAS(problem, words);
    }

    /// Every setting of every type, driven by its own value, gives the same bits.
    void drivenSettings_areAsTheirValue_data() { rowsOf(projectFiles("tests/data/behaviors")); }

    void drivenSettings_areAsTheirValue() {
        const auto [file] = fetched<std::string>();
        const Project plain = projectIn(file);
        const std::uint64_t expected = hashAfter(plain, 40);
        for (const Node& node : plain.nodes)
            for (const Port& socket : findNodeType(node.type)->sockets) {
                const Setting* setting = findNodeType(node.type)->setting(socket.id);
                // Where agents come to rest, and each of several, follow the setting's own value.
                if (!setting || !plain.linksInto(node.id, socket.id).empty() ||
                    (node.type == "nearest" && textOf(valueOf(node, "choose")) == "each"))
                    continue;
                Project driven = plain;
                drive(driven, node.id, socket);
                QVERIFY2(findErrors(driven).empty(), socket.id.c_str());
                QVERIFY2(hashAfter(driven, 40) == expected, (node.id + "." + socket.id).c_str());
            }
    }

    /// 70 agents with a radius and a weight each are as 70 types with these.
    void drivenSettings_areEachAgentsOwn() {
        const auto flock = [](const std::string& more) {
            std::string agents;
            for (int i = 0; i < 70; ++i)
                agents += worldText(Vec2{i * 7.0, i % 9 * 11.0}) + "+(1,2) ";
            return world("a {}; sep:separation radius=25; coh:cohesion; sum; "
                         "a > sep > sum > a; a > coh > sum; {}",
                         agents, more)
                .build();
        };
        Simulation driven(flock("n:formula formula='20 + modulo(position.x, 30)'; n > sep.radius; "
                                "w:formula formula='modulo(position.x, 3)'; w > coh.weight"));
        for (std::uint32_t i = 0; i < 70; ++i) {
            const double x = i * 7.0;
            const Project own = flock(
                "x:sum; " + std::string()); // the same world, where all have the values of one
            Project same = own;
            for (Node& node : same.nodes)
                if (node.id == "sep")
                    node.values[0] = 20 + std::fmod(x, 30);
            for (Link& link : same.links)
                if (link.from.node == "coh")
                    link.weight = std::fmod(x, 3);
            const auto expected = Simulation(same).explain({"a", i}).value();
            QCOMPARE(driven.explain({"a", i}).value().steering, expected.steering);
        }
        const PopulationForces forces = driven.forces(0);
        for (std::uint32_t i = 0; i < 70; ++i)
            QCOMPARE(forces.wantedX[i], driven.explain({"a", i}).value().wanted.x);
    }

    void drivenWeight_counts_data() {
        const TestRows<std::string, std::string, QString> row;
        for (const char* combiner : {"sum", "priority", "budget", "context", "agent-mode"}) {
            row((std::string(combiner) + ", 2").c_str(), combiner, "2", "2");
            row((std::string(combiner) + ", 0").c_str(), combiner, "0", "0");
            row((std::string(combiner) + ", too large").c_str(), combiner, "1000", "100");
            row((std::string(combiner) + ", missing").c_str(), combiner, "1 / 0", "0.5");
        }
    }

    void drivenWeight_counts() {
        const auto [combiner, number, weight] = fetched<std::string, std::string, QString>();
        const auto made = [&, of = combiner](double own, const std::string& more) {
            ProjectBuilder builder =
                world("a (0,0)+(1,2); far:point (50,0); up:point (0,90); seek; flee; it:{}; "
                      "far > seek; up > flee; seek > it; flee > it; it > a; {}",
                      of, more);
            Project project = builder.build();
            for (Link& link : project.links)
                if (link.from.node == "seek")
                    link.weight = own;
            return project;
        };
        const Simulation driven(made(0.5, "n:formula formula='" + number + "'; n > seek.weight"));
        const Simulation expected(made(weight.toDouble(), ""));
        QCOMPARE(driven.explain({"a", 0}).value().wanted,
                 expected.explain({"a", 0}).value().wanted);
    }

    void fixedSettings_takeNoNumber_data() {
        const TestRows<std::string, std::string, std::string> row;
        row("count", "a", "count", "decides how programs and agents are made");
        row("made at birth", "wander", "startAngle", "decides how programs and agents are made");
        row("begins before numbers", "meter", "drain", "decides how programs and agents are made");
        row("no such", "wander", "sped", "has no input");
    }

    void fixedSettings_takeNoNumber() {
        const auto [node, setting, words] = fetched<std::string, std::string, std::string>();
        Project project =
            world("a (0,0); wander; meter; n:clock; wander > a; meter > wander").build();
        project.links.push_back({.id = "l", .from = {"n", "number"}, .to = {node, setting}});
        const Problems problems = findErrors(project);
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY_HAS(problems[0].text, words);
    }

    void eachOfSeveral_takesNoNumber() {
        const Project project = world("a (0,0); b (9,9); all:nearest choose=each; seek; n:clock; "
                                      "b > all > seek > a")
                                    .build();
        QVERIFY(findRefusal(project, {"n", "number"}, {"all", "range"})->find("each of several") !=
                std::string::npos);
        QVERIFY(!findRefusal(project, {"n", "number"}, {"seek", "speed"}));
    }

    void sockets_areUnlikePorts() {
        for (const NodeType& type : nodeTypes())
            for (const Port& socket : type.sockets)
                QVERIFY2(std::ranges::find(type.ports, socket.id, &Port::id) == type.ports.end(),
                         (type.id + "." + socket.id).c_str());
    }

    void explanation_hasTheDrivenValue() {
        const Project project = world("a (0,0); up:point (0,40); flee radius=50; up > flee > a;"
                                      "n:formula formula=30; n > flee.radius")
                                    .build();
        const Simulation simulation(project);
        const Terms terms = termsOf(*project.node("flee"), simulation.explain({"a", 0}).value());
        QCOMPARE(std::get<double>(terms.known.at("radius")), 30.0);
        QVERIFY(!explained(simulation, "flee").active);
    }
};
