#include "core/model/check.h"
#include "core/sim/inputs.h"
#include "core/sim/measure.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace tiller;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

/// Agents that follow the cursor, and others that follow the player.
ProjectBuilder followers() {
    return ProjectBuilder()
        .agents("a", {{"", {0, 0}, {1, 0}}, {"", {50, 0}, {}}})
        .agents("b", {{"", {0, 90}, {0, 1}}})
        .node("mouse", "cursor")
        .node("player", "external", {{"externalName", std::string("player")}})
        .node("go", "seek")
        .node("hunt", "pursue")
        .node("roam", "wander")
        .link("mouse.point", "go.target")
        .link("player.agent", "hunt.target")
        .link("go.force", "a.steering")
        .link("hunt.force", "b.steering")
        .link("roam.force", "b.steering");
}

Project broken() {
    Project project = followers().build();
    project.links.front().to.node = "nothing";
    return project;
}

std::uint64_t hashAfter(Simulation& simulation, int ticks = 5) {
    for (int i = 0; i < ticks; ++i)
        simulation.step();
    return hashOf(simulation.snapshot());
}

void addEdit(InputLog& log, std::uint64_t tick, const Change& change) {
    log.events.emplace_back();
    log.events.back().tick = tick;
    log.events.back().input.emplace<Edited>().change = change;
}

} // namespace

/// What a Simulation does for callers that make mistakes. Runs in the release too.
class TestCallers : public QObject {
    Q_OBJECT

private slots:
    void projectWithErrors_runsAnEmptyWorld();
    void setProjectWithErrors_isRefused();
    void snapshotOfAnotherProject_isRefused_data();
    void snapshotOfAnotherProject_isRefused();
    void snapshotThatWasChanged_isRefused_data();
    void snapshotThatWasChanged_isRefused();
    void snapshotOfTheSameProject_isTaken_whateverItsLayout();
    void populationsThatDoNotExist_haveNoAgents();
    void numbersThatAreNotFinite_areIgnored();
    void numbersBeyondTheLimit_areCut();
    void options_outOfRange_areMended();
    void replay_leavesOutEditsThatDoNotFit();
    void replay_takesQuietEditsOfOneTickAtOnce_bitForBit();
    void measure_ofAnythingUnknown_isNothing();
};

void TestCallers::projectWithErrors_runsAnEmptyWorld() {
    Simulation simulation(broken());
    QCOMPARE(simulation.errors(), findErrors(broken()));
    QCOMPARE(simulation.populationCount(), 0U);
    simulation.step();
    simulation.reset();
    QCOMPARE(simulation.agentCount(), 0U);
    QVERIFY(simulation.setProject(followers().build()).empty());
    QCOMPARE(simulation.agentCount(), 3U);
}

void TestCallers::setProjectWithErrors_isRefused() {
    Simulation simulation(followers().build());
    Simulation same(followers().build());
    QCOMPARE(simulation.setProject(broken()), findErrors(broken()));
    QCOMPARE(hashAfter(simulation), hashAfter(same));
}

void TestCallers::snapshotOfAnotherProject_isRefused_data() {
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"empty", "other agents", "other nodes", "other setting", "other seed"})
        QTest::newRow(kind) << kind;
}

void TestCallers::snapshotOfAnotherProject_isRefused() {
    QFETCH(QString, kind);
    Project project = followers().build();
    if (kind == "empty")
        project = {};
    if (kind == "other agents")
        project.nodes.front().agents.pop_back();
    if (kind == "other nodes")
        project = followers().node("more", "wander").link("more.force", "a.steering").build();
    if (kind == "other setting")
        project = followers().set("roam", "circleRadius", 7.0).build();
    if (kind == "other seed")
        project = followers().world("seed", 99.0).build();
    Simulation other(project);
    other.step();
    Simulation simulation(followers().build());
    Simulation same(followers().build());
    const Result<Done> restored = simulation.restore(other.snapshot());
    QVERIFY(!restored);
    QVERIFY(restored.problems().front().text.find("another project") != std::string::npos);
    QVERIFY(!simulation.restore(Snapshot{}));
    QCOMPARE(hashAfter(simulation), hashAfter(same));
}

void TestCallers::snapshotThatWasChanged_isRefused_data() {
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < 14; ++kind)
        QTest::addRow("%d", kind) << kind;
}

void TestCallers::snapshotThatWasChanged_isRefused() {
    QFETCH(int, kind);
    Simulation simulation(followers().build());
    simulation.setExternal("player", {1, 2});
    simulation.step();
    Snapshot changed = simulation.snapshot();
    QVERIFY(simulation.restore(changed));
    const std::uint64_t before = hashOf(changed);
    const std::vector<std::function<void()>> changes{
        [&] { changed.populations.pop_back(); },
        [&] { std::swap(changed.populations[0], changed.populations[1]); },
        [&] { changed.populations[0].x[0] = notANumber; },
        [&] { changed.populations[0].vy[1] = infinite; },
        [&] { changed.populations[0].mass[0] = 0; },
        [&] { changed.populations[0].y.pop_back(); },
        [&] { changed.populations[1].reaction.clear(); },
        [&] { changed.populations[1].leading[0] = 40; },
        [&] { changed.memory.clear(); },
        [&] { changed.memory[1].pop_back(); },
        [&] { changed.memory[1][0][0] = notANumber; },
        [&] { changed.events.clear(); },
        [&] {
            changed.cursor = Vec2{notANumber, 0};
        },
        [&] { changed.externals[0].velocity.x = infinite; },
    };
    changes[static_cast<std::size_t>(kind)]();
    QVERIFY(!simulation.restore(changed));
    QCOMPARE(hashOf(simulation.snapshot()), before);
    simulation.step();
}

void TestCallers::snapshotOfTheSameProject_isTaken_whateverItsLayout() {
    Project moved = followers().build();
    moved.nodes.front().place = {300, 400};
    moved.nodes.front().name = "Somebody";
    moved.notes.whatItIs = "Notes";
    Simulation other(moved);
    other.step();
    Simulation simulation(followers().build());
    QVERIFY(simulation.restore(other.snapshot()));
    QCOMPARE(hashAfter(simulation), hashAfter(other));
}

void TestCallers::populationsThatDoNotExist_haveNoAgents() {
    const Simulation simulation(followers().build());
    const AgentView none = simulation.agents(99);
    QCOMPARE(none.count, 0U);
    QVERIFY(none.type->empty() && none.names->empty() && none.behaviors->empty());
    QVERIFY(simulation.read(99, Quantity::speed).empty());
    QVERIFY(simulation.read(0, Quantity::speed, "none", 99).empty());
    QVERIFY(simulation.read(0, static_cast<Quantity>(99)).empty());
    QVERIFY(simulation.forces(99).steeringX.empty());
    QVERIFY(!simulation.explain({"a", 99}));
    QVERIFY(!simulation.explain({"nobody", 0}));
}

void TestCallers::numbersThatAreNotFinite_areIgnored() {
    Simulation simulation(followers().build());
    Simulation same(followers().build());
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

void TestCallers::numbersBeyondTheLimit_areCut() {
    Simulation simulation(followers().build());
    Simulation same(followers().build());
    simulation.setCursor(Vec2{1e300, 0});
    simulation.setExternal("player", {-1e300, 0}, {0, 1e300});
    simulation.moveAgent({"a", 1}, {0, 1e300});
    same.setCursor(Vec2{coordinateLimit, 0});
    same.setExternal("player", {-coordinateLimit, 0}, {0, coordinateLimit});
    same.moveAgent({"a", 1}, {0, coordinateLimit});
    QCOMPARE(hashAfter(simulation), hashAfter(same));
}

void TestCallers::options_outOfRange_areMended() {
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

void TestCallers::replay_leavesOutEditsThatDoNotFit() {
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
    for (int i = 0; i < 5; ++i) {
        replay.step();
        same.step();
    }
    QVERIFY(replay.project() == start);
    QCOMPARE(hashOf(replay.simulation().snapshot()), hashOf(same.simulation().snapshot()));
    log.start = broken();
    Replay empty(log);
    empty.step();
    QCOMPARE(empty.simulation().agentCount(), 0U);
}

void TestCallers::replay_takesQuietEditsOfOneTickAtOnce_bitForBit() {
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
            edit(tick, setMuted(project, std::vector<Id>{"roam"}, true));
            edit(tick, setValue(project, "roam", "circleDistance", 3.0));
            edit(tick, setMuted(project, std::vector<Id>{"roam"}, false)); // its memory is new
        }
        edit(tick, setValue(project, "roam", "circleRadius", 20.0));
        edit(tick, setValue(project, "a", "maxSpeed", 2.0));
        edit(tick, setValue(project, "a", "maxSpeed", 3.0));
        oneByOne.step();
    }
    Replay replay(log);
    for (int i = 0; i < 6; ++i)
        replay.step();
    QCOMPARE(hashOf(replay.simulation().snapshot()), hashOf(oneByOne.snapshot()));
}

void TestCallers::measure_ofAnythingUnknown_isNothing() {
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

QTEST_APPLESS_MAIN(TestCallers)
#include "tst_callers.moc"
