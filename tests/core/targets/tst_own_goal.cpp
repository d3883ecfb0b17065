#include "tests/core/support/testing.h"

AgentGoal at(Vec2 place) {
    return {.item = {}, .place = place};
}

AgentGoal in(const Id& item) {
    return {.item = item};
}

/// An agent at (0, 0), which arrives at its goals one after the other.
ProjectBuilder walker(std::vector<AgentGoal> goals, const char* end = "stay") {
    ProjectBuilder builder;
    builder.agents("a", {{"", {0, 0}, {}, std::move(goals)}})
        .add("goal:own-goal end={}; it:arrive slowingRadius=20; scene exit:point x=80 y=40; "
             "scene yard:region x=200 y=0 width=50 height=30; goal > it > a",
             end);
    return builder;
}

std::optional<Vec2> goalOf(const Simulation& simulation, std::uint32_t agent = 0) {
    const auto explained = simulation.explain({"a", agent});
    for (const NodeExplanation& node : explained->nodes)
        if (node.node == "goal")
            return node.target;
    return {};
}

class TestOwnGoal : public QObject {
    Q_OBJECT

private slots:
    void oneAfterTheOther_thenItStays() {
        Simulation simulation(walker({at({50, 0}), in("exit")}).build());
        QCOMPARE(difference(goalOf(simulation), Vec2{50, 0}), QString());
        run(simulation, 40);
        QCOMPARE(difference(goalOf(simulation), Vec2{80, 40}), QString());
        run(simulation, 200);
        QCOMPARE(difference(goalOf(simulation), Vec2{80, 40}), QString());
        const Population& a = simulation.populations()[0];
        QVERIFY(length(Vec2{a.x[0], a.y[0]} - Vec2{80, 40}) < 2);
    }

    void again_itStartsWithTheFirst() {
        Simulation simulation(walker({at({50, 0}), at({0, 0})}, "again").build());
        int turns = 0;
        for (int i = 0; i < 400; ++i) {
            const auto before = goalOf(simulation);
            simulation.step();
            turns += goalOf(simulation) != before;
        }
        QVERIFY(turns >= 4);
    }

    void region_isARandomPlaceOfIt() {
        auto builder = walker({in("yard"), in("yard")});
        const auto goal = goalOf(Simulation(builder.build()));
        QVERIFY(goal->x >= 200 && goal->x <= 250 && goal->y >= 0 && goal->y <= 30);
        QVERIFY(*goal != goalOf(Simulation(builder.add("world seed=5").build())));
    }

    void withoutGoals_itIsMissing() { QVERIFY(!forceOf(walker({}))); }

    void restore_keepsTheGoal() {
        Simulation simulation(walker({at({50, 0}), at({0, 50}), at({90, 90})}, "again").build());
        run(simulation, 47);
        const Snapshot snapshot = simulation.snapshot();
        run(simulation, 100);
        const auto expected = simulation.stateHash();
        QVERIFY(simulation.restore(snapshot).ok());
        run(simulation, 100);
        QCOMPARE(simulation.stateHash(), expected);
    }

    void edit_ofTheListKeepsTheIndex() {
        const Project project = walker({at({50, 0}), at({0, 50}), at({90, 90})}).build();
        Simulation simulation(project);
        while (goalOf(simulation) != std::optional(Vec2{90, 90}))
            simulation.step();
        Project edited = project;
        edited.nodes[0].agents[0].goals.pop_back();
        QVERIFY(simulation.setProject(edited).empty());
        QCOMPARE(difference(goalOf(simulation), Vec2{0, 50}), QString());
    }

    void files_keepGoals() {
        const Project project = walker({at({50, 0.5}), in("exit")}).build();
        QVERIFY(require(readProject(writeProject(project))).project == project);
        const auto exported = require(readProject(writeExport(project).value()));
        QCOMPARE(exported.project.nodes[0].agents[0].goals, project.nodes[0].agents[0].goals);
        QVERIFY(!QString::fromStdString(writeProject(walker({}).build())).contains("goals"));
    }

    void badGoals_areErrors() {
        Project project = walker({in("exit")}).build();
        const auto errorWith = [&](std::vector<AgentGoal> goals) {
            project.nodes[0].agents[0].goals = std::move(goals);
            const Problems errors = findErrors(project);
            return errors.empty() ? QString() : QString::fromStdString(errors[0].text);
        };
        QVERIFY(errorWith({in("nowhere")}).contains("not in the scene"));
        QVERIFY(errorWith({at({1e7, 0})}).contains("too far out"));
        QVERIFY(errorWith(std::vector<AgentGoal>(1001)).contains("1,000 goals"));
        project.scene.push_back(
            {.id = "rock", .type = "obstacle", .values = findSceneType("obstacle")->defaults()});
        QVERIFY_HAS(errorWith({in("rock")}), "is \"rock\", an obstacle.");
        QCOMPARE(errorWith({in("exit"), at({3, 4})}), QString());
    }

    void removedItems_leaveTheLists() {
        Project project = walker({in("exit"), at({1, 2}), in("yard")}).build();
        const Id exit = "exit";
        apply(remove(project, std::span(&exit, 1)), project);
        QVERIFY(findErrors(project).empty());
        QCOMPARE(project.nodes[0].agents[0].goals, (std::vector{at({1, 2}), in("yard")}));
    }

    void sharedCells_shareAField() {
        auto builder = walker({at({300, 300})});
        builder.agents("b", {{"", {700, 20}, {}, {at({301, 301})}}, {"", {20, 500}, {}}})
            .add("way; go:go-to; goal > way > go > b");
        Simulation simulation = afterTicks(400, builder.build());
        const Population& b = simulation.populations()[1];
        QVERIFY(length(Vec2{b.x[0], b.y[0]} - Vec2{301, 301}) < 2);
        QCOMPARE(Vec2({b.x[1], b.y[1]}), Vec2({20, 500})); // it has no goal
    }
};
