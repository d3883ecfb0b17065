#include "app/editor/viewmodels/problem_fix.h"
#include "core/model/annotations.h"
#include "core/model/check.h"
#include "tests/core/model/model_testing.h"

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
};

void TestProblemFix::obstaclesOfAMap_thatNothingAvoids_areAProblem_withAFix() {
    const Project project = withMap();
    const auto problem = throughWalls(project);
    QVERIFY(problem);
    QCOMPARE(problem->severity, Severity::warning);
    const auto fix = fixOf(project, *problem);
    QVERIFY(fix);
    const Project fixed = applied(project, fix->change);
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

QTEST_MAIN(TestProblemFix)
#include "tst_problem_fix.moc"
