#include "app/editor/viewmodels/problem_fix.h"
#include "core/model/annotations.h"
#include "core/model/check.h"
#include "tests/core/model/model_testing.h"

#include <cmath>
#include <set>

using namespace tiller;

namespace {

/// The chase with an obstacle that an import brought.
Project withMap() {
    Project project = chase().build();
    IdSource ids(1);
    const Description& obstacle = *findSceneType("obstacle");
    project = applied(
        project,
        addSceneItem(project, ids,
                     SceneItem{.id = {}, .type = "obstacle", .values = obstacle.defaults()}));
    const Description& map = *findAnnotationType("map");
    project.annotations.push_back({.id = "map", .type = "map", .values = map.defaults()});
    return project;
}

std::optional<Problem> throughWalls(const Project& project) {
    for (const Problem& problem : check(project))
        if (problem.text.find("go through the obstacles") != std::string::npos)
            return problem;
    return {};
}

} // namespace

/// The buttons that solve problems.
class TestProblemFix : public QObject {
    Q_OBJECT

private slots:
    void obstaclesOfAMap_thatNothingAvoids_areAProblem_withAFix();
    void obstaclesWithoutAMap_areNone();
    void placedAgents_moveApart_andThoseWithoutRoomStay();
};

void TestProblemFix::obstaclesOfAMap_thatNothingAvoids_areAProblem_withAFix() {
    const Project project = withMap();
    const auto problem = throughWalls(project);
    QVERIFY(problem);
    QCOMPARE(problem->severity, Severity::warning);
    const auto fix = fixOf(project, *problem);
    QVERIFY(fix);
    const Project fixed = applied(project, fix->change());
    QVERIFY(!throughWalls(fixed));
    QCOMPARE(textOf(valueOf(*fixed.node(problem->ids.front()), "solid")), std::string("obstacles"));

    IdSource ids(2);
    const Project heeding = applied(project, addNode(project, ids, "obstacles", {}, {}));
    QVERIFY(!throughWalls(heeding)); // its own wires are checked elsewhere
}

void TestProblemFix::obstaclesWithoutAMap_areNone() {
    Project project = withMap();
    project.annotations.clear();
    QVERIFY(!throughWalls(project));
}

/// A search for each of many agents that have no room would take minutes.
void TestProblemFix::placedAgents_moveApart_andThoseWithoutRoomStay() {
    for (const std::size_t count : {std::size_t{20}, std::size_t{5000}}) {
        Project project = chase().build();
        const Id type = std::ranges::find(project.nodes, agentTypeId, &Node::type)->id;
        project = applied(project, setValue(project, type, "start", std::string("placed")));
        project = applied(project, setValue(project, type, "radius", 20.0));
        project = applied(
            project, setAgents(project, type,
                               std::vector<PlacedAgent>(
                                   count, {.name = {}, .position = {50, 50}, .velocity = {}})));
        const Problem problem{.severity = Severity::warning, .text = "Move them.", .ids = {type}};
        const auto fix = fixOf(project, problem);
        QVERIFY(fix);
        const Project fixed = applied(project, fix->change());
        const std::vector<PlacedAgent>& agents = fixed.node(type)->agents;
        QCOMPARE(agents.size(), count);
        std::set<std::pair<double, double>> places;
        for (const PlacedAgent& agent : agents)
            places.emplace(agent.position.x, agent.position.y);
        QVERIFY2(places.size() >= 20, qPrintable(QString::number(places.size())));
        for (const auto& a : places)
            for (const auto& b : places)
                QVERIFY(a == b || std::hypot(a.first - b.first, a.second - b.second) >= 40);
    }
}

QTEST_MAIN(TestProblemFix)
#include "tst_problem_fix.moc"
