#include "app/editor/viewmodels/problem_fix.h"
#include "core/model/agent_type.h"
#include "core/model/annotations.h"
#include "tests/app/editor/testing.h"

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

std::optional<Problem> problemWith(const Project& project, const std::string& words) {
    for (const Problem& problem : check(project))
        if (problem.text.find(words) != std::string::npos)
            return problem;
    return {};
}

std::optional<Problem> throughWalls(const Project& project) {
    return problemWith(project, "go through the obstacles");
}

/// The chase with a box at the left edge and a region in the free part.
Project withWall(double width) {
    return chase().add("scene wall:obstacle shape=box x=0 y=0 width={} height=600; "
                       "scene free:region x=700; world width=1000 height=600",
                       width);
}

/// The names of kinds of problems in some sources.
std::set<QString> kindsIn(const char* folder, const QStringList& files) {
    static const QRegularExpression kind("ProblemKind\\{\"([a-z-]+)\"\\}");
    const QDir sources(QString(TILLER_SOURCE_DIR "/") + folder);
    std::set<QString> names;
    for (const QString& name : sources.entryList(files)) {
        QFile file(sources.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        for (auto each = kind.globalMatch(file.readAll()); each.hasNext();)
            names.insert(each.next().captured(1));
    }
    return names;
}

/// The buttons that solve problems.
class TestProblemFix : public QObject {
    Q_OBJECT

private slots:
    void obstaclesOfAMap_thatNothingAvoids_areAProblem_withAFix() {
        const Project project = withMap();
        const auto problem = throughWalls(project);
        QVERIFY(problem);
        QCOMPARE(problem->severity, Severity::warning);
        const auto fix = fixOf(project, *problem);
        QVERIFY(fix);
        const Project fixed = applied(project, fix->change());
        QVERIFY(!throughWalls(fixed));
        QCOMPARE(textOf(valueOf(*fixed.node(problem->ids.front()), "solid")), "obstacles");

        IdSource ids(2);
        const Project heeding = applied(project, addNode(project, ids, "obstacles", {}, {}));
        QVERIFY(!throughWalls(heeding)); // its own wires are checked elsewhere
    }

    void obstaclesWithoutAMap_areNone() {
        Project project = withMap();
        project.annotations.clear();
        QVERIFY(!throughWalls(project));
    }

    void agentsThatStartInWalls_areAProblem_withAFix() {
        QVERIFY(!problemWith(withWall(300), "start within obstacles"));
        const Project project = withWall(500);
        const auto problem = problemWith(project, "start within obstacles");
        QVERIFY(problem);
        QVERIFY_STARTS(problem->text, "About 50%");
        const auto fix = fixOf(project, *problem);
        QVERIFY(fix);
        QVERIFY(!problemWith(applied(project, fix->change()), "start within obstacles"));

        Project inARegion = project;
        for (const Id& type : {Id("hunter"), Id("prey")})
            inARegion = applied(inARegion, setValue(inARegion, type, "startRegion", Id("free")));
        QVERIFY(!problemWith(inARegion, "start within obstacles"));
    }

    void agentsWithinAnObstacle_areNamed() {
        Project project = withWall(300);
        project = applied(project, setValue(project, "prey", "start", std::string("placed")));
        std::vector<PlacedAgent> agents(6, {.name = {}, .position = {900, 50}, .velocity = {}});
        agents[1].position = {100, 100};
        project = applied(project, setAgents(project, "prey", agents));
        const std::string name = "Agent type \"prey\"";
        QVERIFY(problemWith(project, name + " 1 starts within an obstacle."));
        agents[4].position = {100, 200};
        project = applied(project, setAgents(project, "prey", agents));
        QVERIFY(problemWith(project, name + " 1 and 4 start within obstacles."));
        agents[0].position = agents[2].position = {100, 300};
        project = applied(project, setAgents(project, "prey", agents));
        QVERIFY(problemWith(project, name + " 0, 1, 2 and 1 more start within obstacles."));
    }

    /// A search for each of many agents that have no room would take minutes.
    void placedAgents_moveApart_andThoseWithoutRoomStay() {
        for (const std::size_t count : {std::size_t{20}, std::size_t{5000}}) {
            Project project = chase().build();
            const Id type = std::ranges::find(project.nodes, agentTypeId, &Node::type)->id;
            project = applied(project, setValue(project, type, "start", std::string("placed")));
            project = applied(project, setValue(project, type, "radius", 20.0));
            project = applied(
                project, setAgents(project, type,
                                   std::vector<PlacedAgent>(
                                       count, {.name = {}, .position = {50, 50}, .velocity = {}})));
            const Problem problem{
                .severity = Severity::warning, .ids = {type}, .kind = ProblemKind{"bad-place"}};
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

    void arriveBeforeARegion_entersIt() {
        const Project project =
            world("hunter (900,700); scene nest-at:region; nest:region region=nest-at; "
                  "come:arrive; home:inside-region; apart:wander circleDistance=0 circleRadius=0; "
                  "nest > come > hunter; nest > home.region; home > apart > hunter");
        const auto isHome = [](const Project& of) {
            Simulation simulation(of);
            run(simulation, 2000);
            const auto explained = simulation.explain({"hunter", 0});
            return std::ranges::find(explained->nodes, "home", &NodeExplanation::node)->active;
        };
        QVERIFY(!isHome(project)); // it brakes, and waits at the edge
        const auto problem = problemWith(project, "brakes at the edge of");
        QVERIFY(problem);
        const auto fix = fixOf(project, *problem);
        QVERIFY(fix);
        const Project fixed = applied(project, fix->change());
        QVERIFY(!problemWith(fixed, "brakes at the edge of"));
        QVERIFY(isHome(fixed));
    }

    void agentsThatCannotStop_slowDownEarlier() {
        const Project project =
            world("nest:point (300,300); come:arrive; hunter:agent-type mass=10 "
                  "maxForce=60; nest > come > hunter");
        const auto problem = problemWith(project, "cannot stop in time");
        QVERIFY(problem);
        const auto fix = fixOf(project, *problem);
        QVERIFY(fix);
        const Project fixed = applied(project, fix->change());
        QVERIFY(!problemWith(fixed, "cannot stop in time"));
        QCOMPARE(numberIn(fixed, "come", "slowingRadius"), 1200.0);
    }

    void fixes_areThereInAnyLanguage() {
        translateWith([](std::string_view, std::string_view,
                         std::optional<long long>) { return std::string("?"); },
                      "de");
        const Problems found = check(withMap());
        translateWith(nullptr);
        const auto isFixed = [](const Problem& each) { return fixOf(withMap(), each).has_value(); };
        QVERIFY(std::ranges::any_of(found, isFixed));
    }

    /// A kind is a name, which the check and the fix write alike.
    void everyKind_hasAFix() {
        const std::set<QString> found = kindsIn("core/model", {"check*.cpp"});
        QVERIFY(found.size() >= 7);
        QCOMPARE(found, kindsIn("app/editor/viewmodels", {"problem_fix.cpp"}));
    }

    void agentsWithAMinSpeed_mayStop() {
        const Project project = world("nest:point (300,300); come:arrive; hunter:agent-type "
                                      "minSpeed=20; nest > come > hunter");
        const auto problem = problemWith(project, "cannot stop for");
        QVERIFY(problem);
        const auto fix = fixOf(project, *problem);
        QVERIFY(fix);
        QVERIFY(!problemWith(applied(project, fix->change()), "cannot stop for"));
    }

    void goalsInObstacles_moveOut() {
        Project project =
            world("scene box:obstacle shape=box x=200 y=200 width=100 height=80; walls:obstacles; "
                  "nest:point (280,240); own:own-goal; way clearance=10; it:go-to; a (9,9); "
                  "nest > way.goals; own > way.goals; walls > way.obstacles; way > it.way; it > a");
        Node& type = *std::ranges::find(project.nodes, "a", &Node::id);
        type.agents.front().goals = {{.item = {}, .place = {210, 230}},
                                     {.item = {}, .place = {50, 50}}};
        const auto problem = problemWith(project, "is inside an obstacle");
        QVERIFY(problem);
        const auto fix = fixOf(project, *problem);
        QVERIFY(fix);
        const Project fixed = applied(project, fix->change());
        QVERIFY(!problemWith(fixed, "is inside an obstacle"));
        const auto& goals = fixed.node("a")->agents.front().goals;
        QVERIFY(goals[0].place.x <= 190);
        QVERIFY(goals[1].place == Vec2(50, 50)); // it was outside
    }

    /// An agent whose Seek and Flee push against each other stands; with the Context it arrives.
    void forcesThatCancel_areCompared() {
        const Project project =
            world("a (0,0) maxSpeed=3; goal:point (90,0); rock:point (50,1); seek; "
                  "flee radius=30; goal > seek > a.steering; rock > flee > a.steering");
        const Problems hints = findHints(project);
        QCOMPARE(hints.size(), 1u);
        const auto fix = fixOf(project, hints.front());
        QVERIFY(fix);
        const Project fixed = applied(project, fix->change());
        QVERIFY(findHints(fixed).empty() && check(fixed).empty());
        Simulation before(project), after(fixed);
        run(before, 60);
        run(after, 60);
        QVERIFY(before.populations()[0].x[0] < 50);
        QVERIFY(after.populations()[0].x[0] > 80);
    }
};
