#include "core/base/lattice.h"
#include "core/io/project_io.h"
#include "core/model/check.h"
#include "core/model/resolve.h"
#include "tests/core/model/model_testing.h"
#include "tests/core/support/random_project.h"

#include <QDir>

#include <cmath>
#include <functional>
#include <limits>

using namespace tiller;

namespace {

using Edit = std::function<void(Project&)>;

Node newNode(const Id& id, const std::string& type) {
    return {.id = id, .type = type, .values = findNodeType(type)->defaults()};
}

Link newLink(const Id& id, const std::string& from, const std::string& to, double weight = 1) {
    return {.id = id, .from = port(from), .to = port(to), .weight = weight};
}

/// hunter <- seek <- goal (at goal-at), prey <- flee <- hunter; links link-0 to link-3.
Project broken(const Edit& edit) {
    Project project = chase().build();
    edit(project);
    return project;
}

Value& valueIn(Project& project, const Id& id, std::string_view setting) {
    Node& node = *std::ranges::find(project.nodes, id, &Node::id);
    return node.values.at(*findNodeType(node.type)->settingIndex(setting));
}

/// An agent that one Wander steers. With the default body and a tick of 1 it swings from weight 2.
ProjectBuilder steered(double weight, double mass = 1, double responseTime = 0, double spread = 0) {
    return ProjectBuilder()
        .node("agent", "agent-type",
              {{"mass", mass}, {"massSpread", spread}, {"responseTime", responseTime}})
        .node("roam", "wander")
        .link("roam.force", "agent.steering", weight);
}

bool warnsOfSwing(const Project& project) {
    const Problems problems = check(project);
    return std::ranges::any_of(problems, [](const Problem& problem) {
        return problem.severity == Severity::warning && problem.ids == std::vector<Id>{"agent"} &&
               problem.text.find("may swing") != std::string::npos;
    });
}

/// sum-0 -> sum-1 -> ... -> agent, with a Wander at the start.
Project chainOfSums(std::size_t count, double weight) {
    Project project = ProjectBuilder().node("agent", "agent-type").node("roam", "wander").build();
    std::string from = "roam.force";
    for (std::size_t i = 0; i < count; ++i) {
        const Id id = "sum-" + std::to_string(i);
        project.nodes.push_back(newNode(id, "sum"));
        project.links.push_back(newLink("link-" + id, from, id + ".forces", weight));
        from = id + ".force";
    }
    project.links.push_back(newLink("last", from, "agent.steering", weight));
    return project;
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT

private slots:
    void eachError_namesItsIds_data();
    void eachError_namesItsIds();
    void atTheLimit_isSound_data();
    void atTheLimit_isSound();
    void allErrors_areReported_withoutWarnings();
    void eachWarning_namesItsIds_data();
    void eachWarning_namesItsIds();
    void geometry_needsEnoughPoints_data();
    void geometry_needsEnoughPoints();
    void modes_areAtMost64_data();
    void modes_areAtMost64();
    void eachTarget_whereOneIsNeeded_warns_data();
    void eachTarget_whereOneIsNeeded_warns();
    void unwiredWhen_hasNoWarning();
    void typeThatCannotMove_needsNoSteering();
    void typeMeantToStand_needsNoSteering_data();
    void typeMeantToStand_needsNoSteering();
    void arriveBeforeARegion_thatAConditionWaitsIn_warns_data();
    void arriveBeforeARegion_thatAConditionWaitsIn_warns();
    void ring_namesOnlyItsNodes();
    void ringOfAgentsLinks_isSound();
    void deepChain_isChecked();
    void swing_warnsFromTwoOn_data();
    void swing_warnsFromTwoOn();
    void soundProject_hasNoProblems_data();
    void soundProject_hasNoProblems();
    void randomProjects_areSound();
};

void TestCheck::eachError_namesItsIds_data() {
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char* name, const char* says, const char* ids, Edit edit) {
        QTest::newRow(name) << edit << QString(says) << QString(ids);
    };
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();

    row("unknown node type", "\"warp\" is not a type", "seek",
        [](Project& p) { p.nodes[3].type = "warp"; });
    row("unknown geometry", "\"cone\" is not a type", "goal-at",
        [](Project& p) { p.scene[0].type = "cone"; });
    row("too few settings", "Seek does not have the right number of settings", "seek",
        [](Project& p) { p.nodes[3].values.pop_back(); });
    row("too few settings of the world", "World does not have the right number", "world",
        [](Project& p) { p.world.pop_back(); });
    row("value out of range", "Mass is -1; it must be", "hunter",
        [](Project& p) { valueIn(p, "hunter", "mass") = -1.0; });
    row("value that is not finite", "Mass must be a finite number", "hunter",
        [=](Project& p) { valueIn(p, "hunter", "mass") = nan; });
    row("value of the wrong kind", "Mass must be a number", "hunter",
        [](Project& p) { valueIn(p, "hunter", "mass") = std::string("1"); });
    row("unknown choice", "it must be one of: region, placed", "hunter",
        [](Project& p) { valueIn(p, "hunter", "start") = std::string("moon"); });
    row("world out of range", "Width is 0", "world", [](Project& p) { p.world[0] = 0.0; });
    row("geometry out of range", "X is ", "goal-at",
        [](Project& p) { p.scene[0].values[0] = 2e6; });
    row("place that is not finite", "The place of \"seek\" on the canvas is not a finite number",
        "seek", [=](Project& p) { p.nodes[3].place.y = infinity; });

    row("empty id", "\"\" is not a valid id", "", [](Project& p) { p.links[3].id = ""; });
    row("id with capitals", "\"Link\" is not a valid id", "Link",
        [](Project& p) { p.links[3].id = "Link"; });
    row("id world", "\"world\" is not a valid id", "world",
        [](Project& p) { p.links[3].id = "world"; });
    row("double id among links", "\"link-0\" is used twice", "link-0",
        [](Project& p) { p.links[3].id = "link-0"; });
    row("double id of link and node", "\"seek\" is used twice", "seek",
        [](Project& p) { p.links[3].id = "seek"; });
    row("double id of geometry and node", "\"goal\" is used twice", "goal",
        [](Project& p) { p.scene[0].id = "goal"; });

    row("missing geometry", "refers to \"moon\", which is not in the scene", "goal",
        [](Project& p) { valueIn(p, "goal", "point") = std::string("moon"); });
    row("geometry of another type", "needs a region; \"goal-at\" is a point", "hunter,goal-at",
        [](Project& p) { valueIn(p, "hunter", "startRegion") = std::string("goal-at"); });
    row("an obstacle for a region", "needs a region; \"rock\" is an obstacle.", "hunter,rock",
        [](Project& p) {
            p.scene.push_back({"rock", "obstacle", {}, findSceneType("obstacle")->defaults()});
            valueIn(p, "hunter", "startRegion") = std::string("rock");
        });
    row("an obstacle as a goal", "is \"rock\", an obstacle. Use a point", "hunter", [](Project& p) {
        p.scene.push_back({"rock", "obstacle", {}, findSceneType("obstacle")->defaults()});
        p.nodes[0].agents = {{"", {}, {}, {{.item = "rock", .place = {}}}}};
    });

    row("placed agents of a behavior", "has placed agents, but only an agent type can have them",
        "seek", [](Project& p) { p.nodes[3].agents = {{}}; });
    row("placed out of range", "coordinates and speeds must be -1,000,000 to 1,000,000", "hunter",
        [](Project& p) {
            p.nodes[0].agents = {{"", {0, 1000001}, {}}};
        });
    row("placed at a place that is not finite",
        "coordinates and speeds must be -1,000,000 to 1,000,000", "hunter", [=](Project& p) {
            p.nodes[0].agents = {{"", {}, {nan, 0}}};
        });
    row("too many placed", "has more than 1,000,000 placed agents", "hunter",
        [](Project& p) { p.nodes[0].agents.resize(maxAgents + 1); });
    row("too many agents", "There are 1000001 agents in all", "",
        [](Project& p) { valueIn(p, "hunter", "count") = 1e6; });

    row("weight below 0", "The weight of link \"link-1\" is -0.5", "link-1",
        [](Project& p) { p.links[1].weight = -0.5; });
    row("weight above 100", "The weight of link \"link-1\" is 100.5", "link-1",
        [](Project& p) { p.links[1].weight = 100.5; });
    row("weight that is not a number", "it must be 0 to 100", "link-1",
        [=](Project& p) { p.links[1].weight = nan; });
    row("link from a missing node", "leads from \"ghost\", but there is no such node", "link-1",
        [](Project& p) { p.links[1].from.node = "ghost"; });
    row("link to a missing node", "leads to \"ghost\", but there is no such node", "link-1",
        [](Project& p) { p.links[1].to.node = "ghost"; });
    row("no such output", "has no output \"power\". It has: force", "link-1,seek",
        [](Project& p) { p.links[1].from.port = "power"; });
    row("no such input", "has no input \"wheel\". It has: steering", "link-1,hunter",
        [](Project& p) { p.links[1].to.port = "wheel"; });
    row("no inputs at all", "has no input \"point\". It has none.", "link-1,goal",
        [](Project& p) { p.links[1].to = port("goal.point"); });
    row("from an input", "has no output \"target\"", "link-1,seek",
        [](Project& p) { p.links[1].from.port = "target"; });
    row("ports that do not fit", "The output Point of Goal is a point", "link-0,goal,hunter",
        [](Project& p) {
            p.nodes[2].name = "Goal";
            p.links[0].to = port("hunter.steering");
        });
    row("the same link twice", "Link \"again\" has the same ends as another link", "again",
        [](Project& p) { p.links.push_back(newLink("again", "seek.force", "hunter.steering")); });
    row("two into an input that takes one",
        "Input \"seek.target\" takes one link, but \"link-0\" and \"two\" lead to it", "two,seek",
        [](Project& p) { p.links.push_back(newLink("two", "hunter.agents", "seek.target")); });
    row("ring onto itself", "form a ring through Sum. Remove", "loop", [](Project& p) {
        p.nodes.push_back(newNode("loop", "sum"));
        p.links.push_back(newLink("l", "loop.force", "loop.forces"));
    });
    row("ring of two", "form a ring through Sum, Priority. Remove", "one,two", [](Project& p) {
        p.nodes.push_back(newNode("one", "sum"));
        p.nodes.push_back(newNode("two", "priority"));
        p.links.push_back(newLink("a", "one.force", "two.forces"));
        p.links.push_back(newLink("b", "two.force", "one.forces"));
    });
    row("too many nodes", "There are 10001 nodes", "", [](Project& p) {
        while (p.nodes.size() <= maxNodes)
            p.nodes.push_back(newNode("n-" + std::to_string(p.nodes.size()), "cursor"));
    });
    row("too many links", "There are 100001 links", "", [](Project& p) {
        while (p.links.size() <= maxLinks)
            p.links.push_back(newLink("l-" + std::to_string(p.links.size()), "a.b", "c.d"));
    });
}

void TestCheck::eachError_namesItsIds() {
    QFETCH(Edit, edit);
    QFETCH(QString, says);
    QFETCH(QString, ids);
    QVERIFY(check(chase().build()).empty());
    const Problems problems = check(broken(edit));
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().severity, Severity::error);
    const QString text = QString::fromStdString(problems.front().text);
    QVERIFY2(text.contains(says), qPrintable(text));
    QStringList named;
    for (const Id& id : problems.front().ids)
        named.append(QString::fromStdString(id));
    QCOMPARE(named.join(','), ids);
}

void TestCheck::atTheLimit_isSound_data() {
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << edit; };
    row("id of 64", [](Project& p) { p.links[0].id = Id(64, '-'); });
    row("a million agents", [](Project& p) { valueIn(p, "hunter", "count") = 999999.0; });
    row("placed ones count instead", [](Project& p) {
        valueIn(p, "hunter", "count") = 1e6;
        valueIn(p, "hunter", "start") = std::string("placed");
    });
    row("placed at the limit", [](Project& p) {
        p.nodes[0].agents = {{"", {-coordinateLimit, coordinateLimit}, {}}};
    });
    row("no geometry", [](Project& p) { valueIn(p, "goal", "point") = std::string(); });
    row("10,000 nodes", [](Project& p) {
        while (p.nodes.size() < maxNodes)
            p.nodes.push_back(newNode("n-" + std::to_string(p.nodes.size()), "cursor"));
    });
    row("weights 0 and 100", [](Project& p) {
        p.links[1].weight = 0;
        p.links[3].weight = 100;
    });
}

void TestCheck::atTheLimit_isSound() {
    QFETCH(Edit, edit);
    const Problems problems = check(broken(edit));
    QVERIFY2(!hasErrors(problems), problems.empty() ? "" : problems.front().text.c_str());
}

void TestCheck::allErrors_areReported_withoutWarnings() {
    const Problems problems = check(broken([](Project& p) {
        p.nodes.push_back(newNode("unused", "wander"));
        p.links[1].weight = -1;
        p.links[3].weight = 101;
        p.links[0].from.node = "ghost";
    }));
    QCOMPARE(problems.size(), std::size_t{3});
    QVERIFY(std::ranges::all_of(
        problems, [](const Problem& each) { return each.severity == Severity::error; }));
}

void TestCheck::eachWarning_namesItsIds_data() {
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("id");
    const auto row = [](const char* name, const char* says, const char* id, Edit edit) {
        QTest::newRow(name) << edit << QString(says) << QString(id);
    };
    row("unwired target",
        "Seek has no wire at its input Target, so it is inactive. Wire a Point, Region", "seek",
        [](Project& p) {
            p.links.erase(p.links.begin());
            p.nodes.erase(p.nodes.begin() + 2);
        });
    row("unwired combiner", "has no wire at its input Forces", "sum", [](Project& p) {
        p.nodes.push_back(newNode("sum", "sum"));
        p.links.push_back(newLink("l", "sum.force", "hunter.steering"));
    });
    row("unwired Nearest", "has no wire at its input Agents", "near", [](Project& p) {
        p.nodes.push_back(newNode("near", "nearest"));
        p.links[2].from = port("near.agent");
    });
    row("node without effect", "Wander does not reach any agent type", "roam",
        [](Project& p) { p.nodes.push_back(newNode("roam", "wander")); });
    row("Go to without a goal", "Go to has no wire at its inputs Way and Target", "go",
        [](Project& p) {
            p.nodes.push_back(newNode("go", "go-to"));
            p.links.push_back(newLink("l", "go.force", "hunter.steering"));
        });
    row("action without a condition", "Remove has no wire at its input When, so it never acts",
        "eat", [](Project& p) {
            p.nodes.push_back(newNode("eat", "remove"));
            p.links.push_back(newLink("l", "eat.done", "hunter.actions"));
        });
    row("agent type without steering", "Agent type \"rock\" has no wire at its input Steering",
        "rock", [](Project& p) { p.nodes.push_back(newNode("rock", "agent-type")); });
    row("a way to many goals", "Way leads to 50 different goals over 480000 cells", "way",
        [](Project& p) {
            p.nodes.push_back(newNode("home", "home"));
            p.nodes.push_back(newNode("way", "way"));
            p.nodes.push_back(newNode("go", "go-to"));
            p.links.push_back(newLink("l1", "home.point", "way.goals"));
            p.links.push_back(newLink("l2", "way.field", "go.way"));
            p.links.push_back(newLink("l3", "go.force", "hunter.steering", 0.1));
            valueIn(p, "hunter", "count") = 50.0;
            valueIn(p, "way", "cell") = 1.0;
        });
    row("swinging", "may swing", "prey", [](Project& p) { p.links[3].weight = 100; });
}

void TestCheck::eachWarning_namesItsIds() {
    QFETCH(Edit, edit);
    QFETCH(QString, says);
    QFETCH(QString, id);
    const Problems problems = check(broken(edit));
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().severity, Severity::warning);
    const QString text = QString::fromStdString(problems.front().text);
    QVERIFY2(text.contains(says), qPrintable(text));
    QCOMPARE(problems.front().ids, std::vector<Id>{id.toStdString()});
}

void TestCheck::geometry_needsEnoughPoints_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("shape");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("needed");
    QTest::addColumn<int>("places");
    const auto row = [](const char* name, const char* type, const char* shape, int count,
                        int needed, int places = 4) {
        QTest::newRow(name) << type << shape << count << needed << places;
    };
    row("path without points", "path", "", 0, 2);
    row("path of one point", "path", "", 1, 2);
    row("path of two points", "path", "", 2, 2);
    row("polygon without points", "region", "polygon", 0, 3);
    row("polygon of two points", "region", "polygon", 2, 3);
    row("polygon of three points", "region", "polygon", 3, 3);
    row("box, which needs none", "region", "box", 0, 0);
    row("circle, which needs none", "region", "circle", 1, 0);
    row("wall of one point", "obstacle", "wall", 1, 2);
    row("wall of two points", "obstacle", "wall", 2, 2);
    row("obstacle of two corners", "obstacle", "polygon", 2, 3);
    row("obstacle of three corners", "obstacle", "polygon", 3, 3);
    row("round obstacle", "obstacle", "circle", 0, 0);
    row("square obstacle", "obstacle", "box", 2, 0);
    row("path of two equal points", "path", "", 2, 2, 1);
    row("path there and back", "path", "", 3, 2, 2);
    row("wall of equal points", "obstacle", "wall", 5, 2, 1);
    row("polygon of two places", "region", "polygon", 6, 3, 2);
}

void TestCheck::geometry_needsEnoughPoints() {
    QFETCH(QString, type);
    QFETCH(QString, shape);
    QFETCH(int, count);
    QFETCH(int, needed);
    QFETCH(int, places);
    const Problems problems = check(broken([&](Project& p) {
        const Description& of = *findSceneType(type.toStdString());
        SceneItem item{"thing", of.id, "Round", of.defaults()};
        Points points;
        for (int i = 0; i < count; ++i)
            points.push_back({double(i % places), double(i % places) * double(i % places)});
        item.values[*of.settingIndex("points")] = points;
        if (!shape.isEmpty())
            item.values[*of.settingIndex("shape")] = shape.toStdString();
        p.scene.push_back(std::move(item));
    }));
    QCOMPARE(problems.size(), std::size_t(std::min(count, places) < needed ? 1 : 0));
    if (problems.empty())
        return;
    QCOMPARE(problems[0].severity, Severity::warning);
    QCOMPARE(problems[0].ids, std::vector<Id>{"thing"});
    const QString text = QString::fromStdString(problems[0].text);
    const QString says =
        places < needed
            ? QString("\"Round\" has points at %1 only, so its %2 is 0.")
                  .arg(places == 1 ? "1 place" : "2 places", needed == 3 ? "area" : "length")
            : QString("\"Round\" has %1 %2; it needs at least %3.")
                  .arg(count)
                  .arg(count == 1 ? "point" : "points")
                  .arg(needed);
    QVERIFY2(text.contains(says), qPrintable(text));
}

void TestCheck::modes_areAtMost64_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("errors");
    QTest::newRow("64") << 64 << 0;
    QTest::newRow("65") << 65 << 1;
    QTest::newRow("64 each of two types") << 128 << 0;
}

void TestCheck::modes_areAtMost64() {
    QFETCH(int, count);
    QFETCH(int, errors);
    const Problems problems = check(broken([&](Project& p) {
        for (int i = 0; i < count; ++i) {
            const Id id = "mode-" + std::to_string(i);
            p.nodes.push_back(newNode(id, "agent-mode"));
            p.links.push_back(newLink("of-" + std::to_string(i), id + ".mode",
                                      count > 100 && i % 2 == 0 ? "prey.modes" : "hunter.modes"));
        }
    }));
    const auto isError = [](const Problem& each) { return each.severity == Severity::error; };
    QCOMPARE(std::ranges::count_if(problems, isError), errors);
    if (errors == 0)
        return;
    QCOMPARE(problems[0].ids, (std::vector<Id>{"of-64", "hunter"}));
    QVERIFY(problems[0].text.find("more than 64 modes. Remove some.") != std::string::npos);
}

void TestCheck::eachTarget_whereOneIsNeeded_warns_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("port");
    QTest::addColumn<bool>("warns");
    for (const NodeType& type : nodeTypes())
        for (const Port& port : type.ports)
            if (port.isInput && (port.type == PortType::point || port.type == PortType::agent))
                QTest::addRow("%s.%s", type.id.c_str(), port.id.c_str())
                    << QString::fromStdString(type.id) << QString::fromStdString(port.id)
                    << port.oneOnly;
}

/// A node is inactive where check() warns; elsewhere it uses every target.
void TestCheck::eachTarget_whereOneIsNeeded_warns() {
    QFETCH(QString, type);
    QFETCH(QString, port);
    QFETCH(bool, warns);
    for (const char* choose : {"each", "nearest"}) {
        const Problems problems = check(broken([&](Project& p) {
            p.nodes.push_back(newNode("all", "nearest"));
            valueIn(p, "all", "choose") = std::string(choose);
            p.nodes.push_back(newNode("it", type.toStdString()));
            p.links.push_back(newLink("l1", "prey.agents", "all.agents"));
            p.links.push_back(newLink("l2", "all.agent", "it." + port.toStdString()));
        }));
        const bool found = std::ranges::any_of(problems, [](const Problem& each) {
            return each.text.find("takes one target") != std::string::npos &&
                   each.ids == std::vector<Id>{"it", "all"};
        });
        QVERIFY(!hasErrors(problems));
        QCOMPARE(found, warns && std::string(choose) == "each");
    }
}

void TestCheck::unwiredWhen_hasNoWarning() {
    QVERIFY(check(steered(1).build()).empty());
}

void TestCheck::typeThatCannotMove_needsNoSteering() {
    const auto withGrass = [](double maxSpeed) {
        Node grass = newNode("grass", "agent-type");
        grass.values[*findNodeType("agent-type")->settingIndex("maxSpeed")] = maxSpeed;
        return check(broken([&](Project& p) { p.nodes.push_back(grass); }));
    };
    QVERIFY(withGrass(0).empty());
    QCOMPARE(withGrass(1).size(), std::size_t{1});
}

/// Towers and food: they start at rest, and others deal with them, or they act.
void TestCheck::typeMeantToStand_needsNoSteering_data() {
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<bool>("warns");
    const auto still = [](Project& p) {
        valueIn(p, "tower", "startVelocity") = std::string("fixed");
    };
    const auto wire = [](Project& p) {
        p.links.push_back(newLink("seen", "tower.agents", "look.agents"));
    };
    QTest::newRow("moves, alone") << Edit([](Project&) {}) << true;
    QTest::newRow("moves, and others see it") << Edit(wire) << true;
    QTest::newRow("at rest, but nothing is about it") << Edit(still) << true;
    QTest::newRow("at rest, and others see it") << Edit([=](Project& p) {
        still(p);
        wire(p);
    }) << false;
    QTest::newRow("placed at rest, and others see it") << Edit([=](Project& p) {
        valueIn(p, "tower", "start") = std::string("placed");
        std::ranges::find(p.nodes, "tower", &Node::id)->agents = {{"", {1, 2}, {}}};
        wire(p);
    }) << false;
    QTest::newRow("placed with a velocity") << Edit([=](Project& p) {
        valueIn(p, "tower", "start") = std::string("placed");
        std::ranges::find(p.nodes, "tower", &Node::id)->agents = {{"", {1, 2}, {3, 0}}};
        wire(p);
    }) << true;
    QTest::newRow("at rest, and it acts") << Edit([=](Project& p) {
        still(p);
        p.nodes.push_back(newNode("shoot", "signal"));
        p.links.push_back(newLink("acts", "shoot.done", "tower.actions"));
    }) << false;
}

void TestCheck::typeMeantToStand_needsNoSteering() {
    QFETCH(const Edit, edit);
    Project project = chase().node("tower", "agent-type").node("look", "nearest").build();
    edit(project);
    const Problems problems = check(project);
    QTEST(std::ranges::any_of(problems,
                              [](const Problem& problem) {
                                  return problem.ids == std::vector<Id>{"tower"} &&
                                         problem.text.find("nothing steers it") !=
                                             std::string::npos;
                              }),
          "warns");
}

void TestCheck::arriveBeforeARegion_thatAConditionWaitsIn_warns_data() {
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<bool>("warns");
    QTest::newRow("brakes at the edge") << Edit([](Project&) {}) << true;
    QTest::newRow("stops before it")
        << Edit([](Project& p) { valueIn(p, "come", "slowingRadius") = 0.0; }) << true;
    QTest::newRow("does not brake") << Edit([](Project& p) {
        valueIn(p, "come", "slowingRadius") = 0.0;
        valueIn(p, "come", "stopRadius") = 0.0;
    }) << false;
    QTest::newRow("another region")
        << Edit([](Project& p) { valueIn(p, "other", "region") = std::string("other-at"); })
        << false;
    QTest::newRow("other agents wait") << Edit([](Project& p) {
        std::ranges::find(p.links, "home.condition", [](const Link& link) {
            return link.from.node + '.' + link.from.port;
        })->to.node = "flee";
    }) << false;
}

void TestCheck::arriveBeforeARegion_thatAConditionWaitsIn_warns() {
    QFETCH(const Edit, edit);
    Project project = chase()
                          .scene("nest-at", "region")
                          .scene("other-at", "region")
                          .node("nest", "region", {{"region", std::string("nest-at")}})
                          .node("other", "region", {{"region", std::string("nest-at")}})
                          .node("come", "arrive")
                          .node("home", "inside-region")
                          .link("nest.region", "come.target")
                          .link("come.force", "hunter.steering")
                          .link("other.region", "home.region")
                          .link("home.condition", "seek.when")
                          .build();
    edit(project);
    QVERIFY(findErrors(project).empty());
    const Problems problems = check(project);
    const auto found = std::ranges::find_if(problems, [](const Problem& problem) {
        return problem.text.find("brakes at the edge of") != std::string::npos;
    });
    QTEST(found != problems.end(), "warns");
    if (found == problems.end())
        return;
    QCOMPARE(found->severity, Severity::warning);
    QCOMPARE(found->ids, (std::vector<Id>{"come", "home", "nest"}));
}

void TestCheck::ring_namesOnlyItsNodes() {
    const Problems problems = check(broken([](Project& p) {
        for (const char* id : {"before", "one", "two", "after"})
            p.nodes.push_back(newNode(id, "sum"));
        p.links.push_back(newLink("a", "before.force", "one.forces"));
        p.links.push_back(newLink("b", "one.force", "two.forces"));
        p.links.push_back(newLink("c", "two.force", "one.forces"));
        p.links.push_back(newLink("d", "two.force", "after.forces"));
        p.links.push_back(newLink("e", "after.force", "prey.steering"));
    }));
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().ids, (std::vector<Id>{"one", "two"}));
}

void TestCheck::ringOfAgentsLinks_isSound() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type", {{"mass", 20.0}})
                                .node("near", "nearest")
                                .node("pursue", "pursue")
                                .link("agent.agents", "near.agents")
                                .link("near.agent", "pursue.target")
                                .link("pursue.force", "agent.steering")
                                .build();
    QVERIFY(check(project).empty());
}

void TestCheck::deepChain_isChecked() {
    const std::size_t most = maxNodes - 2;
    QVERIFY(check(chainOfSums(most, 1)).empty());
    QVERIFY(warnsOfSwing(chainOfSums(most, 1.01)));
    QCOMPARE(resolve(chainOfSums(most, 1)).nodes.size(), maxNodes);

    Project ring = chainOfSums(most, 1);
    ring.links.front().from.node = ring.nodes.back().id;
    const Problems problems = check(ring);
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().severity, Severity::error);
    QCOMPARE(problems.front().ids.size(), most);
    QVERIFY(problems.front().text.find(" and others") != std::string::npos);
}

void TestCheck::swing_warnsFromTwoOn_data() {
    QTest::addColumn<Project>("project");
    QTest::addColumn<bool>("warns");
    const auto row = [](const char* name, bool warns, const ProjectBuilder& builder) {
        QTest::newRow(name) << builder.build() << warns;
    };
    const double below = std::nextafter(2.0, 0.0);
    row("2", true, steered(2));
    row("just below 2", false, steered(below));
    row("two weights that add up to 2", true,
        steered(1).node("too", "wander").link("too.force", "agent.steering"));
    row("two weights below 2", false,
        steered(1).node("too", "wander").link("too.force", "agent.steering", 0.999));
    row("mass 2, just below 4", false, steered(std::nextafter(4.0, 0.0), 2));
    row("mass 2, 4", true, steered(4, 2));
    row("response time 2, just below 4", false, steered(std::nextafter(4.0, 0.0), 1, 2));
    row("response time 2, 4", true, steered(4, 1, 2));
    row("a response time below a tick counts as a tick", true, steered(2, 1, 0.5));
    row("the smallest mass of a spread counts", true, steered(2, 2, 0, 0.5));
    row("a shorter tick allows more", false, steered(2, 1, 1).world("tick", 0.5));
    row("a sum adds up", true,
        steered(0)
            .node("too", "wander")
            .node("sum", "sum")
            .link("roam.force", "sum.forces", 1.5)
            .link("too.force", "sum.forces", 0.5)
            .link("sum.force", "agent.steering"));
    row("weights in a row multiply", true,
        steered(0)
            .node("sum", "sum")
            .link("roam.force", "sum.forces", 4)
            .link("sum.force", "agent.steering", 0.5));
    row("a priority lets one through", false,
        steered(0)
            .node("too", "wander")
            .node("pick", "priority")
            .link("roam.force", "pick.forces", 1.5)
            .link("too.force", "pick.forces", 1.5)
            .link("pick.force", "agent.steering"));
    row("a priority's largest counts", true,
        steered(0)
            .node("too", "wander")
            .node("pick", "priority")
            .link("roam.force", "pick.forces", 1)
            .link("too.force", "pick.forces", 2)
            .link("pick.force", "agent.steering"));
    row("the weight of a mode's link is no factor", false,
        steered(0)
            .node("mode", "agent-mode")
            .link("roam.force", "mode.forces", 1.5)
            .link("mode.mode", "agent.modes", 4));
    row("a mode's steering adds to the agent's", true,
        steered(0.5)
            .node("mode", "agent-mode")
            .link("roam.force", "mode.forces", 1.5)
            .link("mode.mode", "agent.modes"));
}

void TestCheck::swing_warnsFromTwoOn() {
    QFETCH(Project, project);
    QFETCH(bool, warns);
    QCOMPARE(warnsOfSwing(project), warns);
}

void TestCheck::soundProject_hasNoProblems_data() {
    QTest::addColumn<QString>("file");
    const QDir folder(TILLER_SOURCE_DIR "/examples");
    for (const QString& file : folder.entryList({"*.tiller"}))
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestCheck::soundProject_hasNoProblems() {
    QFETCH(QString, file);
    const auto loaded = loadProject(file.toStdString());
    QVERIFY(loaded.ok());
    const Problems problems = check(loaded.value().project);
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text.c_str());
}

void TestCheck::randomProjects_areSound() {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Problems errors = ofSeverity(check(RandomProject(seed).make(20)), Severity::error);
        QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().text.c_str());
    }
}

QTEST_APPLESS_MAIN(TestCheck)
#include "tst_check.moc"
