#include "core/sim/inputs.h"
#include "core/sim/measure.h"
#include "tests/core/support/testing.h"

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

/// Agents that follow the cursor, and others that follow the player.
ProjectBuilder followers() {
    return world("a (0,0)+(1,0) (50,0); b (0,90)+(0,1); mouse:cursor; "
                 "player:external externalName=player; go:seek; hunt:pursue; roam:wander; "
                 "mouse > go; player > hunt; go > a; hunt > b; roam > b");
}

Project broken() {
    Project project = followers().build();
    project.links.front().to.node = "nothing";
    return project;
}

std::uint64_t hashAfter(Simulation& simulation, int ticks = 5) {
    run(simulation, ticks);
    return hashOf(simulation.snapshot());
}

void addEdit(InputLog& log, std::uint64_t tick, const Change& change) {
    log.events.emplace_back();
    log.events.back().tick = tick;
    log.events.back().input.emplace<Edited>().change = change;
}

/// What a Simulation does for callers that make mistakes. Runs in the release too.
class TestCallers : public QObject {
    Q_OBJECT

private slots:
    void projectWithErrors_runsAnEmptyWorld() {
        Simulation simulation(broken());
        QCOMPARE(simulation.errors(), findErrors(broken()));
        QCOMPARE(simulation.populationCount(), 0U);
        simulation.step();
        simulation.reset();
        QCOMPARE(simulation.agentCount(), 0U);
        QVERIFY(simulation.setProject(followers().build()).empty());
        QCOMPARE(simulation.agentCount(), 3U);
    }

    void setProjectWithErrors_isRefused() {
        Simulation simulation(followers().build()), same(followers().build());
        QCOMPARE(simulation.setProject(broken()), findErrors(broken()));
        QCOMPARE(hashAfter(simulation), hashAfter(same));
    }

    void snapshotOfAnotherProject_isRefused_data() {
        rowsOf({"empty", "other agents", "other nodes", "other setting", "other seed"});
    }

    void snapshotOfAnotherProject_isRefused() {
        const auto [kind] = fetched<std::string>();
        Project project = followers().build();
        if (kind == "empty")
            project = {};
        if (kind == "other agents")
            project.nodes.front().agents.pop_back();
        if (kind == "other nodes")
            project = followers().add("more:wander; more > a").build();
        if (kind == "other setting")
            project = followers().add("set roam circleRadius=7").build();
        if (kind == "other seed")
            project = followers().add("world seed=99").build();
        Simulation other = afterTicks(1, project);
        Simulation simulation(followers().build()), same(followers().build());
        QVERIFY_REFUSED(simulation.restore(other.snapshot()), "another project");
        QVERIFY(!simulation.restore(Snapshot{}));
        QCOMPARE(hashAfter(simulation), hashAfter(same));
    }

    void snapshotThatWasChanged_isRefused_data() {
        using Change = void (*)(Snapshot&);
        const TestRows<QString, Change> row;
        row("fewer types", "each agent type", [](Snapshot& of) { of.populations.pop_back(); });
        row("other types", "another project",
            [](Snapshot& of) { std::swap(of.populations[0], of.populations[1]); });
        row("place that is no number", "agent 0 of \"a\" has nan as x",
            [](Snapshot& of) { of.populations[0].x[0] = notANumber; });
        row("place outside the world",
            "agent 1 of \"a\" has 800 as x. It must be a multiple of 2^-28 from 0 to below 800.",
            [](Snapshot& of) { of.populations[0].x[1] = 800; });
        row("place above the world", "has -1 as y",
            [](Snapshot& of) { of.populations[0].y[1] = -1; });
        row("place off the lattice", "as x", [](Snapshot& of) { of.populations[0].x[1] = 1e-9; });
        row("infinite velocity", "as velocity y",
            [](Snapshot& of) { of.populations[0].vy[1] = infinite; });
        row("speed above the limit", "as maximum speed",
            [](Snapshot& of) { of.populations[0].maxSpeed[0] = 1e200; });
        row("body above the limit", "as radius",
            [](Snapshot& of) { of.populations[0].radius[0] = 1e9; });
        row("no mass", "as mass", [](Snapshot& of) { of.populations[0].mass[0] = 0; });
        row("short column", "1 numbers for 2",
            [](Snapshot& of) { of.populations[0].y.pop_back(); });
        row("empty column", "0 numbers for 1",
            [](Snapshot& of) { of.populations[1].reaction.clear(); });
        row("facing of agents that do not turn", "facing x",
            [](Snapshot& of) { of.populations[1].facingX = {1}; });
        row("behavior that does not lead", "led by a behavior",
            [](Snapshot& of) { of.populations[1].leading[0] = 40; });
        row("numbers with a gap", "do not ascend",
            [](Snapshot& of) { of.populations[0].nextOrdinal = 3; });
        row("too many agents", "do not ascend",
            [](Snapshot& of) { of.populations[0].nextOrdinal = mostOrdinals + 1; });
        row("life that has not begun", "a life that has not begun",
            [](Snapshot& of) { of.populations[0].life[0] = 99; });
        row("no memory", "each agent type", [](Snapshot& of) { of.memory.clear(); });
        row("fewer values", "remember other values", [](Snapshot& of) { of.memory[1].pop_back(); });
        row("memory that is no number",
            "agent 0 of \"b\" has nan as the memory \"angle\" of node \"roam\". It must be a "
            "number "
            "from 0 to 360.",
            [](Snapshot& of) { of.memory[1][0][0] = notANumber; });
        row("no events", "each agent type", [](Snapshot& of) { of.events.clear(); });
        row("mouse nowhere", "the mouse", [](Snapshot& of) { of.cursor = Vec2{notANumber, 0}; });
        row("infinite external", "\"player\"",
            [](Snapshot& of) { of.externals[0].velocity.x = infinite; });
        row("tick above the limit", "2^53", [](Snapshot& of) { of.tick = ~std::uint64_t{0}; });
        row("contact to come", "contacts", [](Snapshot& of) {
            of.contacts.counts[{"a", "b"}].recent = {{9, 1}};
        });
        row("body outside the world", "x at the last count", [](Snapshot& of) {
            of.contacts.previous =
                Bodies{Edges::wrap,
                       {800, 600},
                       {{{0, 1}, {5, 800}, {5, 5}, {6, 6}}, {{0}, {5}, {5}, {6}}}};
        });
        row("bodies out of order", "do not ascend", [](Snapshot& of) {
            of.contacts.previous = Bodies{
                Edges::wrap, {800, 600}, {{{1, 0}, {5, 8}, {5, 5}, {6, 6}}, {{0}, {5}, {5}, {6}}}};
        });
        row("births that nobody can count", "source \"gate\"",
            [](Snapshot& of) { of.sources[0]["gate"].carried = 1e300; });
    }

    void snapshotThatWasChanged_isRefused() {
        using Change = void (*)(Snapshot&);
        const auto [says, change] = fetched<QString, Change>();
        Simulation simulation(followers().add("world edges=wrap").build());
        simulation.setExternal("player", {1, 2});
        simulation.step();
        Snapshot changed = simulation.snapshot();
        QVERIFY(simulation.restore(changed));
        const std::uint64_t before = hashOf(changed);
        change(changed);
        QVERIFY_REFUSED(simulation.restore(changed), says);
        QCOMPARE(hashOf(simulation.snapshot()), before);
        simulation.step();
    }

    void snapshotOfTheSameProject_isTaken_whateverItsLayout() {
        Project moved = followers().build();
        moved.nodes.front().place = {300, 400};
        moved.nodes.front().name = "Somebody";
        moved.notes.whatItIs = "Notes";
        Simulation other = afterTicks(1, moved);
        Simulation simulation(followers().build());
        QVERIFY(simulation.restore(other.snapshot()));
        QCOMPARE(hashAfter(simulation), hashAfter(other));
    }

    void populationsThatDoNotExist_haveNoAgents() {
        const Simulation simulation(followers().build());
        const AgentView none = simulation.agents(99);
        QCOMPARE(none.count, 0U);
        QVERIFY(none.typeId->empty() && none.names->empty() && none.behaviors->empty());
        QVERIFY(simulation.read(99, Quantity::speed).empty());
        QVERIFY(simulation.read(0, Quantity::speed, "none", 99).empty());
        QVERIFY(simulation.read(0, static_cast<Quantity>(99)).empty());
        QVERIFY(simulation.forces(99).steeringX.empty());
        QVERIFY(!simulation.explain({"a", 99}));
        QVERIFY(!simulation.explain({"nobody", 0}));
    }

    void numbersThatAreNotFinite_areIgnored() {
        Simulation simulation(followers().build()), same(followers().build());
        for (Simulation* each : {&simulation, &same}) {
            each->setCursor(Vec2{30, 30});
            each->click({30, 30});
            each->setExternal("player", {70, 70}, {1, 0});
        }
        for (const Vec2 bad :
             {Vec2{notANumber, 0}, Vec2{0, notANumber}, Vec2{infinite, 0}, Vec2{0, -infinite}}) {
            simulation.setCursor(bad);
            simulation.click(bad);
            simulation.setExternal("player", bad);
            simulation.setExternal("player", {0, 0}, bad);
            simulation.moveAgent({"a", 0}, bad);
        }
        simulation.moveAgent({"a", 99}, {0, 0});
        simulation.moveAgent({"nobody", 0}, {0, 0});
        simulation.clearExternal("nobody");
        QCOMPARE(hashAfter(simulation), hashAfter(same));
    }

    void numbersBeyondTheLimit_areCut() {
        Simulation simulation(followers().build()), same(followers().build());
        simulation.setCursor(Vec2{1e300, 0});
        simulation.setExternal("player", {-1e300, 0}, {0, 1e300});
        simulation.moveAgent({"a", 1}, {0, 1e300});
        same.setCursor(Vec2{coordinateLimit, 0});
        same.setExternal("player", {-coordinateLimit, 0}, {0, coordinateLimit});
        same.moveAgent({"a", 1}, {0, coordinateLimit});
        QCOMPARE(hashAfter(simulation), hashAfter(same));
    }

    void options_outOfRange_areMended() {
        Simulation same(followers().build());
        const std::uint64_t hash = hashAfter(same);
        for (const double share : {0.0, -1.0, notANumber, infinite, 1e300}) {
            Simulation simulation(followers().build(), {.threads = 3, .cellShare = share});
            QCOMPARE(hashAfter(simulation), hash);
        }
        Simulation simulation(followers().build(),
                              {.threads = std::numeric_limits<std::size_t>::max()});
        QCOMPARE(hashAfter(simulation), hash);
        QVERIFY(!chooseSimd(static_cast<Simd>(99)) || simdInUse() == Simd::scalar);
    }

    void replay_leavesOutEditsThatDoNotFit() {
        const Project start = followers().build();
        Change missing;
        missing.nodes.push_back({Node{.id = "gone", .type = "seek"}, {}, 7});
        Change wrong;
        wrong.links.push_back({start.links.front(), start.links.front(), 0});
        wrong.links.front().after->to.node = "nothing";
        Change none;
        none.nodes.push_back({});
        InputLog log{.start = start, .ticks = 5, .events = {}};
        Replay same(log);
        for (const Change& change : {missing, wrong, none})
            addEdit(log, 1, change);
        Replay replay(log);
        run(replay, 5);
        run(same, 5);
        QVERIFY(replay.project() == start);
        QCOMPARE(replay.problems().size(), 2U); // the last one changes nothing
        for (const Problem& problem : replay.problems())
            QVERIFY_STARTS(problem.text, "The edit at tick 1 cannot be made: ");
        QCOMPARE(hashOf(replay.simulation().snapshot()), hashOf(same.simulation().snapshot()));
        log.start = broken();
        Replay empty(log);
        empty.step();
        QCOMPARE(empty.simulation().agentCount(), 0U);
    }

    void replay_takesQuietEditsOfOneTickAtOnce_bitForBit() {
        Project project = followers().build();
        InputLog log{.start = project, .ticks = 6, .events = {}};
        Simulation oneByOne(project);
        const auto edit = [&](std::uint64_t tick, const Result<Change>& change) {
            QVERIFY(change);
            addEdit(log, tick, change.value());
            apply(change.value(), project);
            oneByOne.setProject(project);
        };
        for (std::uint64_t tick = 0; tick < 6; ++tick) {
            edit(tick, setValue(project, "roam", "circleRadius", 10.0 + static_cast<double>(tick)));
            edit(tick, setWeight(project, project.links.back().id, 2.0));
            if (tick == 2) {
                edit(tick, setMuted(project, Ids{"roam"}, true));
                edit(tick, setValue(project, "roam", "circleDistance", 3.0));
                edit(tick, setMuted(project, Ids{"roam"}, false)); // its memory is new
            }
            edit(tick, setValue(project, "roam", "circleRadius", 20.0));
            edit(tick, setValue(project, "a", "maxSpeed", 2.0));
            edit(tick, setValue(project, "a", "maxSpeed", 3.0));
            oneByOne.step();
        }
        Replay replay(log);
        run(replay, 6);
        QCOMPARE(hashOf(replay.simulation().snapshot()), hashOf(oneByOne.snapshot()));
    }

    void measure_ofAnythingUnknown_isNothing() {
        const Simulation simulation(followers().build());
        const Project project = followers().build();
        MonitorAnnotation odd;
        odd.of = "nobody";
        QVERIFY(!measure(simulation, odd));
        odd.of = "a";
        odd.agent = "a-99";
        QVERIFY(!measure(simulation, odd));
        odd.agent = {};
        odd.quantity = static_cast<Quantity>(99);
        odd.statistic = static_cast<Statistic>(99);
        QVERIFY(!measure(simulation, odd));
        QVERIFY(!quantityText(odd, project).empty());
        QVERIFY(!whoseText(odd, project).empty());
    }
};
