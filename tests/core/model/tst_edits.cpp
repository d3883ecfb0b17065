#include "core/base/lattice.h"
#include "core/model/edits.h"
#include "tests/core/model/model_testing.h"
#include "tests/core/support/random_project.h"

#include <cmath>
#include <limits>

using namespace tiller;

namespace {

using Ids = std::vector<Id>;

std::string refusalOf(const Result<Change>& change) {
    return change ? "" : change.problems().front().text;
}

/// Three behaviors into the steering of "agent", in the order a, b, c.
Project threeInto() {
    return ProjectBuilder()
        .node("agent", "agent-type")
        .node("a", "wander")
        .node("b", "wander")
        .node("c", "wander")
        .link("a.force", "agent.steering")
        .link("b.force", "agent.steering")
        .link("c.force", "agent.steering")
        .build();
}

Ids orderInto(const Project& project, std::string_view node, std::string_view input) {
    Ids ids;
    for (const Link* link : project.linksInto(node, input))
        ids.push_back(link->from.node);
    return ids;
}

SceneItem region(const Id& id) {
    return {.id = id, .type = "region", .values = findSceneType("region")->defaults()};
}

double numberIn(const SceneItem& item, const char* setting) {
    return numberOf(valueOf(item, setting));
}

} // namespace

class TestEdits : public QObject {
    Q_OBJECT

private slots:
    void setValue_setsOnlyThatValue_data();
    void setValue_setsOnlyThatValue();
    void setValue_refuses_data();
    void setValue_refuses();
    void sameValue_isNoChange();
    void rename_namesNodesAndGeometry();
    void rename_refusesItemsWithoutName();
    void setWeight_takes0To100_data();
    void setWeight_takes0To100();
    void setWeight_refusesOtherIds();
    void setAgents_placesThem();
    void setAgents_ofAMissingNode_isNoChange();
    void moveNodes_movesOnlyThose();

    void addNode_hasDefaultsAndAFreshId_data();
    void addNode_hasDefaultsAndAFreshId();
    void addNode_fitsTheTimeOfTheWorld_data();
    void addNode_fitsTheTimeOfTheWorld();
    void addNode_inSlowTime_isWithinTheLimits();
    void addNode_ofATarget_makesItsGeometry();
    void addNode_outsideTheWorld_staysWithinTheLimits();
    void addNode_refuses();

    void connect_addsLast();
    void connect_replacesTheOneLink();
    void connect_afterTheHighestOrder_isStillLast();
    void connect_refuses();
    void connect_beyondTheLimit_isRefused();
    void reorder_moves_data();
    void reorder_moves();
    void reorder_sortsEqualOrdersById();
    void reorder_keepsOtherInputs();

    void remove_removesLinksOfItsNodes();
    void remove_removesGeometryThatOnlyItUsed();
    void remove_keepsSharedGeometry();
    void remove_ofGeometry_emptiesSettings();
    void remove_ofALink_removesOnlyIt();
    void remove_ofNothing_isNoChange();

    void excerpt_hasTheNodes_theirLinksAndGeometry();
    void paste_givesNewIds_keepsWiring();
    void paste_twice_isTwoCopies();
    void paste_movesAndKeepsSettings();
    void paste_beyondTheLimit_isRefused();
    void pasteOfAll_isTheSameProject_random();

    void ids_areValidAndUnique();
    void ids_areTheSame_forTheSameSeed();
    void ids_avoidPresentOnes();
    void ids_ofLongPrefixes_areValid();
};

void TestEdits::setValue_setsOnlyThatValue_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<double>("value");
    QTest::newRow("of a node") << "hunter"
                               << "mass" << 2.5;
    QTest::newRow("of geometry") << "goal-at"
                                 << "x" << 123.5;
    QTest::newRow("of the world") << "world"
                                  << "width" << 500.0;
    QTest::newRow("at the limit") << "hunter"
                                  << "mass" << 0.001;
}

void TestEdits::setValue_setsOnlyThatValue() {
    QFETCH(QString, id);
    QFETCH(QString, setting);
    QFETCH(double, value);
    const Project before = chase().build();
    const std::string key = setting.toStdString();
    const Project after = applied(before, setValue(before, id.toStdString(), key, value));
    Project expected = before;
    if (id == "world")
        expected.world[*worldDescription().settingIndex(key)] = value;
    else if (id == "hunter")
        expected.nodes[0].values[*findNodeType("agent-type")->settingIndex(key)] = value;
    else
        expected.scene[0].values[*findSceneType("point")->settingIndex(key)] = value;
    QVERIFY(after == expected);
    QVERIFY(after != before);
}

void TestEdits::setValue_refuses_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<Value>("value");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* id, const char* setting, Value value,
                        const char* says) {
        QTest::newRow(name) << QString(id) << QString(setting) << value << QString(says);
    };
    row("missing id", "ghost", "mass", 1.0, "nothing with the id \"ghost\"");
    row("a link", "link-0", "weight", 1.0, "nothing with the id \"link-0\"");
    row("no such setting", "hunter", "wings", 1.0, "Agent type has no setting \"wings\"");
    row("no such setting of the world", "world", "mass", 1.0, "World has no setting \"mass\"");
    row("no such setting of geometry", "goal-at", "width", 1.0, "Point has no setting \"width\"");
    row("below", "hunter", "mass", 0.0, "Mass is 0; it must be 0.001 to");
    row("above", "world", "tick", 8.5, "Tick is 8.5; it must be");
    row("not a number", "hunter", "mass", std::numeric_limits<double>::quiet_NaN(), "finite");
    row("a fraction", "hunter", "count", 1.5, "whole number");
    row("wrong kind", "hunter", "mass", true, "must be a number");
    row("unknown choice", "world", "edges", std::string("cliff"), "one of: open, wrap");
    row("not a color", "hunter", "color", std::string("red"), "must be a color");
}

void TestEdits::setValue_refuses() {
    QFETCH(QString, id);
    QFETCH(QString, setting);
    QFETCH(Value, value);
    QFETCH(QString, says);
    const auto result = setValue(chase().build(), id.toStdString(), setting.toStdString(), value);
    QVERIFY(!result);
    const QString text = QString::fromStdString(result.problems().front().text);
    QVERIFY2(text.contains(says), qPrintable(text));
    QCOMPARE(result.problems().front().ids, Ids{id.toStdString()});
}

void TestEdits::sameValue_isNoChange() {
    const Project project = chase().build();
    QVERIFY(require(setValue(project, "hunter", "mass", 20.0)).empty());
    QVERIFY(require(setValue(project, "world", "tick", 1.0)).empty());
    QVERIFY(require(setValue(project, "goal-at", "x", 10.0)).empty());
    QVERIFY(require(rename(project, "seek", "")).empty());
    QVERIFY(require(setWeight(project, "link-0", 1)).empty());
    QVERIFY(setNotes(project, {}).empty());
    QVERIFY(setAgents(project, "hunter", {}).empty());
    QVERIFY(moveNodes(project, Ids{"seek"}, {}).empty());
}

void TestEdits::rename_namesNodesAndGeometry() {
    Project project = chase().build();
    project = applied(project, rename(project, "seek", "Go"));
    project = applied(project, rename(project, "goal-at", "Gate"));
    QCOMPARE(project.node("seek")->name, std::string("Go"));
    QCOMPARE(project.sceneItem("goal-at")->name, std::string("Gate"));
}

void TestEdits::rename_refusesItemsWithoutName() {
    for (const char* id : {"ghost", "link-0", "world", ""})
        QVERIFY2(!rename(chase().build(), id, "Go"), id);
}

void TestEdits::setWeight_takes0To100_data() {
    QTest::addColumn<double>("weight");
    QTest::addColumn<bool>("taken");
    QTest::newRow("0") << 0.0 << true;
    QTest::newRow("100") << 100.0 << true;
    QTest::newRow("the tiniest") << 5e-324 << true;
    QTest::newRow("below") << -5e-324 << false;
    QTest::newRow("above") << std::nextafter(100.0, 101.0) << false;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << false;
}

void TestEdits::setWeight_takes0To100() {
    QFETCH(double, weight);
    QFETCH(bool, taken);
    const Project project = chase().build();
    const auto change = setWeight(project, "link-1", weight);
    QCOMPARE(change.ok(), taken);
    if (taken)
        QCOMPARE(applied(project, change).link("link-1")->weight, weight);
    else
        QCOMPARE(refusalOf(change), std::string("A weight must be 0 to 100."));
}

void TestEdits::setWeight_refusesOtherIds() {
    QVERIFY(!setWeight(chase().build(), "ghost", 1));
    QVERIFY(!setWeight(chase().build(), "seek", 1));
}

void TestEdits::setAgents_placesThem() {
    const Project project = chase().build();
    const std::vector<PlacedAgent> agents{{"one", {1, 2}, {3, 4}}, {}};
    QVERIFY(applied(project, setAgents(project, "prey", agents)).node("prey")->agents == agents);
}

void TestEdits::setAgents_ofAMissingNode_isNoChange() {
    QVERIFY(setAgents(chase().build(), "ghost", {{}}).empty());
}

void TestEdits::moveNodes_movesOnlyThose() {
    const Project before = chase().build();
    const Project after =
        applied(before, moveNodes(before, Ids{"seek", "ghost", "prey"}, {10, -20}));
    for (const Node& node : after.nodes) {
        const bool moved = node.id == "seek" || node.id == "prey";
        QCOMPARE(node.place, before.node(node.id)->place + (moved ? Vec2{10, -20} : Vec2{}));
    }
}

void TestEdits::addNode_hasDefaultsAndAFreshId_data() {
    QTest::addColumn<QString>("type");
    for (const NodeType& type : nodeTypes())
        QTest::newRow(type.id.c_str()) << QString::fromStdString(type.id);
}

void TestEdits::addNode_hasDefaultsAndAFreshId() {
    QFETCH(QString, type);
    const std::string id = type.toStdString();
    const Project before = chase().world("tick", 1.0 / 60).build();
    IdSource ids(1);
    const Change change = require(addNode(before, ids, id, {5, 6}, {7, 8}));
    QCOMPARE(change.nodes.size(), std::size_t{1});
    const Node& node = *change.nodes.back().after;
    QVERIFY(node.id.starts_with(id + "-"));
    QCOMPARE(node.type, id);
    QCOMPARE(node.place, (Vec2{5, 6}));
    QVERIFY(node.name.empty());
    const Project after = applied(before, change);
    QVERIFY(after.nodes.back() == node);
    QVERIFY(!hasErrors(check(after)));

    const NodeType& described = *findNodeType(id);
    std::size_t geometry = 0;
    for (std::size_t i = 0; i < described.settings.size(); ++i)
        if (described.kind == NodeKind::target &&
            described.settings[i].kind == SettingKind::geometry)
            ++geometry;
        else if (described.settings[i].kind != SettingKind::color) // the next one
            QVERIFY(node.values[i] ==
                    described.settings[i].suggested.value_or(described.settings[i].initial));
    if (id == "obstacles") // the first Obstacles node adds an obstacle
        ++geometry;
    QCOMPARE(after.scene.size(), before.scene.size() + geometry);
}

/// Of 60 ticks a second, where a tick is 1.
void TestEdits::addNode_fitsTheTimeOfTheWorld_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<double>("value");
    const auto row = [](const char* type, const char* setting, double value) {
        QTest::addRow("%s %s", type, setting) << QString(type) << QString(setting) << value;
    };
    row("agent-type", "maxSpeed", 2);
    row("agent-type", "startSpeedMax", 1);
    row("agent-type", "maxForce", 0.167);
    row("agent-type", "responseTime", 12);
    row("agent-type", "radius", 6);
    row("wander", "circleRadius", 0.667);
    row("wander", "circleDistance", 1);
    row("wander", "angleChange", 23.2);
    row("target-speed", "targetSpeed", 1);
    row("flee", "radius", 120);
    row("arrive", "slowingRadius", 100);
    row("arrived", "speed", 0.167);
    row("timer", "on", 60);
    row("meter", "capacity", 2);
    row("meter", "drain", 0.0167);
    row("meter", "recover", 0.0167);
    row("spawn", "speed", 1);
    row("pursue", "maxTime", 4e6); // no limit
}

void TestEdits::addNode_fitsTheTimeOfTheWorld() {
    QFETCH(QString, type);
    QFETCH(QString, setting);
    IdSource ids(1);
    const Project ticks = ProjectBuilder().build();
    const Change change = require(addNode(ticks, ids, type.toStdString(), {}, {}));
    const Node& node = *change.nodes.back().after;
    QTEST(numberOf(valueOf(node, setting.toStdString())), "value");
}

void TestEdits::addNode_inSlowTime_isWithinTheLimits() {
    IdSource ids(1);
    for (const double tick : {0.0001, 8.0}) {
        const Project project =
            ProjectBuilder().world("tick", tick).world("ticksPerSecond", 1000.0).build();
        for (const NodeType& type : nodeTypes())
            QVERIFY2(findErrors(applied(project, addNode(project, ids, type.id, {}, {}))).empty(),
                     type.id.c_str());
    }
}

void TestEdits::addNode_ofATarget_makesItsGeometry() {
    Project project;
    IdSource ids(1);
    project = applied(project, addNode(project, ids, "point", {}, {100, 200}));
    project = applied(project, addNode(project, ids, "region", {}, {100, 200}));
    QCOMPARE(project.scene.size(), std::size_t{2});
    const SceneItem& point = project.scene[0];
    const SceneItem& box = project.scene[1];
    QCOMPARE(textOf(valueOf(project.nodes[0], "point")), point.id);
    QCOMPARE(textOf(valueOf(project.nodes[1], "region")), box.id);
    QCOMPARE((Vec2{numberIn(point, "x"), numberIn(point, "y")}), (Vec2{100, 200}));
    QCOMPARE((Vec2{numberIn(box, "x") + numberIn(box, "width") / 2,
                   numberIn(box, "y") + numberIn(box, "height") / 2}),
             (Vec2{100, 200}));
}

void TestEdits::addNode_outsideTheWorld_staysWithinTheLimits() {
    Project project;
    IdSource ids(1);
    project = applied(project, addNode(project, ids, "region", {}, {-1e9, 1e9}));
    QCOMPARE(numberIn(project.scene[0], "x"), -coordinateLimit);
    QCOMPARE(numberIn(project.scene[0], "y"), coordinateLimit);
    QVERIFY(!hasErrors(check(project)));
}

void TestEdits::addNode_refuses() {
    IdSource ids(1);
    Project project;
    QCOMPARE(refusalOf(addNode(project, ids, "warp", {}, {})),
             std::string("There is no node type \"warp\"."));
    project.nodes.resize(maxNodes);
    QCOMPARE(refusalOf(addNode(project, ids, "seek", {}, {})),
             std::string("A project holds at most 10,000 nodes."));
    project.nodes.pop_back();
    QVERIFY(addNode(project, ids, "seek", {}, {}).ok());
}

void TestEdits::connect_addsLast() {
    Project project = threeInto();
    project.links[0].order = 7;
    IdSource ids(1);
    project = applied(project, addNode(project, ids, "wander", {}, {}));
    const Id added = project.nodes.back().id;
    project =
        applied(project, tiller::connect(project, ids, {added, "force"}, port("agent.steering")));
    QCOMPARE(orderInto(project, "agent", "steering"), (Ids{"b", "c", "a", added}));
    QCOMPARE(project.links.back().weight, 1.0);
    QVERIFY(project.links.back().id.starts_with("link-"));
}

void TestEdits::connect_replacesTheOneLink() {
    const Project before = chase().build();
    IdSource ids(1);
    const Change change =
        require(tiller::connect(before, ids, port("prey.agents"), port("seek.target")));
    const Project after = applied(before, change);
    QCOMPARE(orderInto(after, "seek", "target"), Ids{"prey"});
    QVERIFY(!after.link("link-0"));
    QCOMPARE(after.links.size(), before.links.size());
    QVERIFY(!hasErrors(check(after)));
    QVERIFY(applied(after, inverse(change)) == before);
}

void TestEdits::connect_afterTheHighestOrder_isStillLast() {
    Project project = threeInto();
    project.links[2].order = std::numeric_limits<int>::max();
    project.nodes.push_back({.id = "0", .type = "sum"});
    IdSource ids(1);
    const Project after =
        applied(project, tiller::connect(project, ids, port("0.force"), port("agent.steering")));
    QCOMPARE(orderInto(after, "agent", "steering"), (Ids{"a", "b", "c", "0"}));
}

void TestEdits::connect_refuses() {
    const Project project = chase().build();
    IdSource ids(1);
    const auto wrong = tiller::connect(project, ids, port("seek.force"), port("flee.when"));
    QVERIFY(!wrong);
    QVERIFY(refusalOf(wrong).starts_with(
        "The output Force of Seek is a force; the input When of Flee takes"));
    QCOMPARE(wrong.problems().front().ids, (Ids{"seek", "flee"}));
    QCOMPARE(refusalOf(tiller::connect(project, ids, port("seek.force"), port("hunter.steering"))),
             std::string("These ports are already wired."));
    QVERIFY(!tiller::connect(project, ids, port("ghost.force"), port("hunter.steering")));
}

void TestEdits::connect_beyondTheLimit_isRefused() {
    Project project = chase().build();
    while (project.links.size() < maxLinks)
        project.links.push_back(
            {.id = "l" + std::to_string(project.links.size()), .from = {}, .to = {}});
    IdSource ids(1);
    QCOMPARE(refusalOf(tiller::connect(project, ids, port("seek.force"), port("prey.steering"))),
             std::string("A project holds at most 100,000 links."));
    // replacing a link does not add one
    QVERIFY(tiller::connect(project, ids, port("prey.agents"), port("seek.target")).ok());
}

void TestEdits::reorder_moves_data() {
    QTest::addColumn<QString>("link");
    QTest::addColumn<int>("by");
    QTest::addColumn<QString>("order");
    QTest::newRow("first later") << "link-0" << 1 << "bac";
    QTest::newRow("last earlier") << "link-2" << -1 << "acb";
    QTest::newRow("middle earlier") << "link-1" << -1 << "bac";
    QTest::newRow("first earlier") << "link-0" << -1 << "abc";
    QTest::newRow("last later") << "link-2" << 1 << "abc";
    QTest::newRow("all the way") << "link-0" << 9 << "bca";
    QTest::newRow("no link") << "ghost" << 1 << "abc";
}

void TestEdits::reorder_moves() {
    QFETCH(QString, link);
    QFETCH(int, by);
    QFETCH(QString, order);
    const Project before = threeInto();
    const Change change = reorder(before, link.toStdString(), by);
    QCOMPARE(change.empty(), order == "abc");
    QString found;
    for (const Id& id : orderInto(applied(before, change), "agent", "steering"))
        found += QString::fromStdString(id);
    QCOMPARE(found, order);
}

void TestEdits::reorder_sortsEqualOrdersById() {
    Project project = threeInto();
    for (Link& link : project.links)
        link.order = 5;
    project = applied(project, reorder(project, "link-2", -1));
    QCOMPARE(orderInto(project, "agent", "steering"), (Ids{"a", "c", "b"}));
}

void TestEdits::reorder_keepsOtherInputs() {
    const Project before = ProjectBuilder()
                               .node("one", "agent-type")
                               .node("two", "agent-type")
                               .node("a", "wander")
                               .node("b", "wander")
                               .link("a.force", "one.steering")
                               .link("a.force", "two.steering")
                               .link("b.force", "one.steering")
                               .link("b.force", "two.steering")
                               .build();
    const Project after = applied(before, reorder(before, "link-0", 1));
    QCOMPARE(orderInto(after, "one", "steering"), (Ids{"b", "a"}));
    QVERIFY(*after.link("link-1") == *before.link("link-1"));
    QVERIFY(*after.link("link-3") == *before.link("link-3"));
}

void TestEdits::remove_removesLinksOfItsNodes() {
    const Project project = chase().build();
    const Project after = applied(project, remove(project, Ids{"hunter"}));
    QCOMPARE(idsOf(after.nodes), (Ids{"prey", "goal", "seek", "flee"}));
    QCOMPARE(idsOf(after.links), (Ids{"link-0", "link-3"}));
    QVERIFY(!hasErrors(check(after)));
}

void TestEdits::remove_removesGeometryThatOnlyItUsed() {
    const Project project = chase().point("other", {1, 1}).build();
    const Project after = applied(project, remove(project, Ids{"goal"}));
    QCOMPARE(idsOf(after.scene), Ids{"other-at"});
}

void TestEdits::remove_keepsSharedGeometry() {
    Project project = chase().node("too", "point", {{"point", std::string("goal-at")}}).build();
    QCOMPARE(idsOf(applied(project, remove(project, Ids{"goal"})).scene), Ids{"goal-at"});
    QVERIFY(applied(project, remove(project, Ids{"goal", "too"})).scene.empty());

    project = ProjectBuilder().node("box", "region").node("agent", "agent-type").build();
    project.scene.push_back(region("area"));
    project = applied(project, setValue(project, "box", "region", std::string("area")));
    project = applied(project, setValue(project, "agent", "startRegion", std::string("area")));
    QCOMPARE(idsOf(applied(project, remove(project, Ids{"box"})).scene), Ids{"area"});
}

void TestEdits::remove_ofGeometry_emptiesSettings() {
    Project project = chase().build();
    project.scene.push_back(region("area"));
    project = applied(project, setValue(project, "hunter", "startRegion", std::string("area")));
    const Change change = remove(project, Ids{"area", "goal-at"});
    const Project after = applied(project, change);
    QVERIFY(after.scene.empty());
    QCOMPARE(textOf(valueOf(*after.node("hunter"), "startRegion")), std::string());
    QCOMPARE(textOf(valueOf(*after.node("goal"), "point")), std::string());
    QCOMPARE(after.nodes.size(), project.nodes.size());
    QVERIFY(after.links == project.links);
    QVERIFY(!hasErrors(check(after)));
    QVERIFY(applied(after, inverse(change)) == project);
}

void TestEdits::remove_ofALink_removesOnlyIt() {
    const Project project = chase().build();
    Project expected = project;
    expected.links.erase(expected.links.begin() + 1);
    QVERIFY(applied(project, remove(project, Ids{"link-1"})) == expected);
}

void TestEdits::remove_ofNothing_isNoChange() {
    QVERIFY(remove(chase().build(), Ids{}).empty());
    QVERIFY(remove(chase().build(), Ids{"ghost", "world", ""}).empty());
}

void TestEdits::excerpt_hasTheNodes_theirLinksAndGeometry() {
    const Project project = chase().point("other", {1, 1}).build();
    const Project part = excerpt(project, Ids{"goal", "seek", "prey"});
    QCOMPARE(idsOf(part.nodes), (Ids{"prey", "goal", "seek"}));
    QCOMPARE(idsOf(part.links), Ids{"link-0"});
    QCOMPARE(idsOf(part.scene), Ids{"goal-at"});
    QVERIFY(*part.node("seek") == *project.node("seek"));
    QVERIFY(!hasErrors(check(part)));
}

void TestEdits::paste_givesNewIds_keepsWiring() {
    const Project before = chase().build();
    const Project part = excerpt(before, Ids{"goal", "seek", "hunter"});
    IdSource ids(1);
    const Change change = require(paste(before, ids, part, {1, 1}));
    const Project after = applied(before, change);
    QVERIFY(!hasErrors(check(after)));
    QCOMPARE(after.nodes.size(), before.nodes.size() + 3);
    QCOMPARE(after.links.size(), before.links.size() + 2);
    QCOMPARE(after.scene.size(), before.scene.size() + 1);

    const Id hunter = after.nodes[5].id, goal = after.nodes[6].id, seek = after.nodes[7].id;
    for (const Id& id : {hunter, goal, seek, after.scene[1].id, after.links[4].id})
        QVERIFY2(!before.has(id), id.c_str());
    QCOMPARE(orderInto(after, seek, "target"), Ids{goal});
    QCOMPARE(orderInto(after, hunter, "steering"), Ids{seek});
    QCOMPARE(orderInto(after, "seek", "target"), Ids{"goal"});
    QCOMPARE(textOf(valueOf(after.nodes[6], "point")), after.scene[1].id);
    QVERIFY(after.scene[1].values == before.scene[0].values);
}

void TestEdits::paste_twice_isTwoCopies() {
    Project project = chase().build();
    const Project part = excerpt(project, idsOf(project.nodes));
    IdSource ids(1);
    for (int i = 0; i < 2; ++i)
        project = applied(project, paste(project, ids, part, {}));
    QCOMPARE(project.nodes.size(), std::size_t{15});
    QVERIFY(!hasErrors(check(project)));
}

void TestEdits::paste_movesAndKeepsSettings() {
    Project source = chase().build();
    source = applied(source, rename(source, "seek", "Go"));
    source = applied(source, setWeight(source, "link-1", 2.5));
    source = applied(source, moveNodes(source, Ids{"seek"}, {100, 50}));
    IdSource ids(1);
    const Project empty;
    const Project pasted =
        applied(empty, paste(empty, ids, excerpt(source, Ids{"seek", "hunter"}), {20, 30}));
    QCOMPARE(pasted.nodes.size(), std::size_t{2});
    QVERIFY(pasted.nodes[0].values == source.node("hunter")->values);
    QCOMPARE(pasted.nodes[0].place, (Vec2{20, 30}));
    QCOMPARE(pasted.nodes[1].name, std::string("Go"));
    QCOMPARE(pasted.nodes[1].place, (Vec2{120, 80}));
    QCOMPARE(pasted.links.at(0).weight, 2.5);
    QCOMPARE(pasted.links.at(0).order, source.link("link-1")->order);
    QVERIFY(pasted.world == empty.world);
}

void TestEdits::paste_beyondTheLimit_isRefused() {
    IdSource ids(1);
    const Project part = chase().build();
    Project project;
    project.nodes.resize(maxNodes - 4);
    QCOMPARE(refusalOf(paste(project, ids, part, {})),
             std::string("A project holds at most 10,000 nodes."));
    project.nodes.pop_back();
    QVERIFY(paste(project, ids, part, {}).ok());
    project.links.resize(maxLinks - 3);
    QCOMPARE(refusalOf(paste(project, ids, part, {})),
             std::string("A project holds at most 100,000 links."));
    project.links.pop_back();
    QVERIFY(paste(project, ids, part, {}).ok());
}

void TestEdits::pasteOfAll_isTheSameProject_random() {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Project source = RandomProject(seed).make();
        IdSource ids(seed);
        const Project part = excerpt(source, idsOf(source.nodes));
        Project empty;
        const Project copy = applied(empty, paste(empty, ids, part, {}));
        QVERIFY(!hasErrors(check(copy)));
        QCOMPARE(copy.nodes.size(), part.nodes.size());
        QCOMPARE(copy.scene.size(), part.scene.size());
        QCOMPARE(copy.links.size(), part.links.size());
        std::map<Id, Id> renamed;
        for (std::size_t i = 0; i < part.nodes.size(); ++i)
            renamed[part.nodes[i].id] = copy.nodes[i].id;
        for (std::size_t i = 0; i < part.links.size(); ++i) {
            Link expected = part.links[i];
            expected.id = copy.links[i].id;
            expected.from.node = renamed.at(expected.from.node);
            expected.to.node = renamed.at(expected.to.node);
            QVERIFY(copy.links[i] == expected);
        }
    }
}

void TestEdits::ids_areValidAndUnique() {
    const Project project;
    std::set<Id> seen;
    IdSource ids(1);
    for (int i = 0; i < 3000; ++i) {
        const Id id = ids.make("seek", project);
        QVERIFY(isId(id));
        QVERIFY(id.starts_with("seek-"));
        QVERIFY(seen.insert(id).second);
    }
}

void TestEdits::ids_areTheSame_forTheSameSeed() {
    const Project project;
    IdSource one(1), same(1), other(2), system, another;
    const Id id = one.make("a", project);
    QCOMPARE(same.make("a", project), id);
    QVERIFY(other.make("a", project) != id);
    QVERIFY(system.make("a", project) != another.make("a", project));
}

void TestEdits::ids_avoidPresentOnes() {
    Project project;
    IdSource first(1), second(1);
    project.nodes.push_back({.id = first.make("a", project), .type = "seek"});
    project.links.push_back({.id = first.make("a", project), .from = {}, .to = {}});
    project.scene.push_back({.id = first.make("a", project), .type = "point"});
    const Id fourth = first.make("a", project);
    QVERIFY(!project.has(fourth));
    QCOMPARE(second.make("a", project), fourth);
}

void TestEdits::ids_ofLongPrefixes_areValid() {
    IdSource ids(1);
    const Project project;
    QVERIFY(isId(ids.make(std::string(500, 'x'), project)));
    QVERIFY(isId(ids.make("", project)));
}

QTEST_APPLESS_MAIN(TestEdits)
#include "tst_edits.moc"
