#include "core/base/lattice.h"
#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

/// Three behaviors into the steering of "agent", in the order a, b, c.
Project threeInto() {
    return world("agent:agent-type; a:wander; b:wander; c:wander; a > agent; b > agent; c > agent");
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

class TestEdits : public QObject {
    Q_OBJECT

private slots:
    void setValue_setsOnlyThatValue_data() {
        const TestRows<QString, std::string, double> row;
        row("of a node", "hunter", "mass", 2.5);
        row("of geometry", "goal-at", "x", 123.5);
        row("of the world", "world", "width", 500.0);
        row("at the limit", "hunter", "mass", 0.001);
    }

    void setValue_setsOnlyThatValue() {
        const auto [id, setting, value] = fetched<QString, std::string, double>();
        const Project before = chase().build();
        const std::string key = setting;
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

    void setValue_refuses_data() {
        const TestRows<std::string, std::string, Value, QString> row;
        row("missing id", "ghost", "mass", 1.0, "nothing with the id \"ghost\"");
        row("a link", "link-0", "weight", 1.0, "nothing with the id \"link-0\"");
        row("no such setting", "hunter", "wings", 1.0, "Agent type has no setting \"wings\"");
        row("no such setting of the world", "world", "mass", 1.0, "World has no setting \"mass\"");
        row("no such setting of geometry", "goal-at", "width", 1.0,
            "Point has no setting \"width\"");
        row("below", "hunter", "mass", 0.0, "Mass is 0; it must be 0.001 to");
        row("above", "world", "tick", 8.5, "Tick is 8.5; it must be");
        row("not a number", "hunter", "mass", std::numeric_limits<double>::quiet_NaN(), "finite");
        row("a fraction", "hunter", "count", 1.5, "whole number");
        row("min speed above max speed", "hunter", "minSpeed", 1e5,
            "is above the max speed of 120");
        row("wrong kind", "hunter", "mass", true, "must be a number");
        row("unknown choice", "world", "edges", std::string("cliff"), "one of: open, wrap");
        row("not a color", "hunter", "color", std::string("red"), "must be a color");
    }

    void setValue_refuses() {
        const auto [id, setting, value, says] = fetched<std::string, std::string, Value, QString>();
        const auto result = setValue(chase().build(), id, setting, value);
        QVERIFY_REFUSED(result, says);
        QCOMPARE(result.problems().front().ids, Ids{id});
    }

    void sameValue_isNoChange() {
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

    void rename_namesNodesAndGeometry() {
        Project project = chase().build();
        edit(project, rename(project, "seek", "Go"));
        edit(project, rename(project, "goal-at", "Gate"));
        QCOMPARE(project.node("seek")->name, "Go"s);
        QCOMPARE(project.sceneItem("goal-at")->name, "Gate"s);
    }

    void rename_refusesItemsWithoutName() {
        for (const char* id : {"ghost", "link-0", "world", ""})
            QVERIFY2(!rename(chase().build(), id, "Go"), id);
    }

    void setWeight_takes0To100_data() {
        const TestRows<Id, double, bool> row;
        row("0", "link-1", 0.0, true);
        row("100", "link-1", 100.0, true);
        row("the tiniest", "link-1", 5e-324, true);
        row("below", "link-1", -5e-324, false);
        row("above", "link-1", std::nextafter(100.0, 101.0), false);
        row("no number", "link-1", std::numeric_limits<double>::quiet_NaN(), false);
        row("no such link", "ghost", 1.0, false);
        row("a node", "seek", 1.0, false);
    }

    void setWeight_takes0To100() {
        const auto [id, weight, taken] = fetched<Id, double, bool>();
        const Project project = chase().build();
        const auto change = setWeight(project, id, weight);
        QCOMPARE(change.ok(), taken);
        if (taken)
            QCOMPARE(applied(project, change).link(id)->weight, weight);
        else if (id == "link-1")
            QCOMPARE(refusalOf(change), "A weight must be 0 to 100."s);
    }

    void setAgents_placesThem() {
        const Project project = chase().build();
        const std::vector<PlacedAgent> agents{{"one", {1, 2}, {3, 4}}, {}};
        QVERIFY(applied(project, setAgents(project, "prey", agents)).node("prey")->agents ==
                agents);
    }

    void setAgents_ofAMissingNode_isNoChange() {
        QVERIFY(setAgents(chase().build(), "ghost", {{}}).empty());
    }

    void moveNodes_movesOnlyThose() {
        const Project before = chase().build();
        const Project after =
            applied(before, moveNodes(before, Ids{"seek", "ghost", "prey"}, {10, -20}));
        for (const Node& node : after.nodes) {
            const bool moved = node.id == "seek" || node.id == "prey";
            QCOMPARE(node.place, before.node(node.id)->place + (moved ? Vec2{10, -20} : Vec2{}));
        }
    }

    void addNode_hasDefaultsAndAFreshId_data() {
        std::vector<std::string> ids;
        for (const NodeType& type : nodeTypes())
            ids.push_back(type.id);
        rowsOf(ids);
    }

    void addNode_hasDefaultsAndAFreshId() {
        const auto [id] = fetched<std::string>();
        const Project before = chase().add("world tick=1/60").build();
        IdSource ids(1);
        const Change change = require(addNode(before, ids, id, {5, 6}, {7, 8}));
        QCOMPARE(change.nodes.size(), 1U);
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
            if (described.settings[i].kind == SettingKind::geometry &&
                (described.kind == NodeKind::target ||
                 described.settings[i].geometryType == "ground")) // the first one adds a ground
                ++geometry;
            else if (described.settings[i].kind != SettingKind::color) // the next one
                QVERIFY(node.values[i] ==
                        described.settings[i].suggested.value_or(described.settings[i].initial));
        if (id == "obstacles") // the first Obstacles node adds an obstacle
            ++geometry;
        QCOMPARE(after.scene.size(), before.scene.size() + geometry);
    }

    /// Of 60 ticks a second, where a tick is 1.
    void addNode_fitsTheTimeOfTheWorld_data() {
        const TestRows<QString, QString, double> table;
        const auto row = [&](const char* type, const char* setting, double value) {
            table(QTest::addRow("%s %s", type, setting), QString(type), QString(setting), value);
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
        row("arrive", "stopRadius", 0); // as in the tutorials
        row("arrived", "speed", 0.167);
        row("timer", "on", 60);
        row("meter", "capacity", 2);
        row("meter", "drain", 0.0167);
        row("meter", "recover", 0.0167);
        row("spawn", "speed", 1);
        row("pursue", "maxTime", 4e6); // no limit
    }

    void addNode_fitsTheTimeOfTheWorld() {
        const auto [type, setting, value] = fetched<QString, QString, double>();
        IdSource ids(1);
        const Project ticks = ProjectBuilder().build();
        const Change change = require(addNode(ticks, ids, type.toStdString(), {}, {}));
        const Node& node = *change.nodes.back().after;
        QCOMPARE(numberOf(valueOf(node, setting.toStdString())), value);
    }

    void addNode_inSlowTime_isWithinTheLimits() {
        IdSource ids(1);
        for (const double tick : {0.0001, 8.0}) {
            const Project project = world("world tick={} ticksPerSecond=1000", tick);
            for (const NodeType& type : nodeTypes())
                QVERIFY2(
                    findErrors(applied(project, addNode(project, ids, type.id, {}, {}))).empty(),
                    type.id.c_str());
        }
    }

    void addNode_ofATarget_makesItsGeometry() {
        Project project;
        IdSource ids(1);
        edit(project, addNode(project, ids, "point", {}, {100, 200}));
        edit(project, addNode(project, ids, "region", {}, {100, 200}));
        QCOMPARE(project.scene.size(), 2U);
        const SceneItem& point = project.scene[0];
        const SceneItem& box = project.scene[1];
        QCOMPARE(textOf(valueOf(project.nodes[0], "point")), point.id);
        QCOMPARE(textOf(valueOf(project.nodes[1], "region")), box.id);
        QCOMPARE((Vec2{numberIn(point, "x"), numberIn(point, "y")}), (Vec2{100, 200}));
        QCOMPARE((Vec2{numberIn(box, "x") + numberIn(box, "width") / 2,
                       numberIn(box, "y") + numberIn(box, "height") / 2}),
                 (Vec2{100, 200}));
    }

    void addNode_outsideTheWorld_staysWithinTheLimits() {
        Project project;
        IdSource ids(1);
        edit(project, addNode(project, ids, "region", {}, {-1e9, 1e9}));
        QCOMPARE(numberIn(project.scene[0], "x"), -coordinateLimit);
        QCOMPARE(numberIn(project.scene[0], "y"), coordinateLimit);
        QVERIFY(!hasErrors(check(project)));
    }

    void addNode_refuses() {
        IdSource ids(1);
        Project project;
        QCOMPARE(refusalOf(addNode(project, ids, "warp", {}, {})),
                 "There is no node type \"warp\"."s);
        project.nodes.resize(maxNodes);
        QCOMPARE(refusalOf(addNode(project, ids, "seek", {}, {})),
                 "A project holds at most 10,000 nodes."s);
        project.nodes.pop_back();
        QVERIFY(addNode(project, ids, "seek", {}, {}).ok());
    }

    void connect_addsLast() {
        Project project = threeInto();
        project.links[0].order = 7;
        IdSource ids(1);
        edit(project, addNode(project, ids, "wander", {}, {}));
        const Id added = project.nodes.back().id;
        edit(project, tiller::connect(project, ids, {added, "force"}, port("agent.steering")));
        QCOMPARE(orderInto(project, "agent", "steering"), (Ids{"b", "c", "a", added}));
        QCOMPARE(project.links.back().weight, 1.0);
        QVERIFY(project.links.back().id.starts_with("link-"));
    }

    void connect_replacesTheOneLink() {
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

    void connect_afterTheHighestOrder_isStillLast() {
        Project project = threeInto();
        project.links[2].order = std::numeric_limits<int>::max();
        project.nodes.push_back({.id = "0", .type = "sum"});
        IdSource ids(1);
        const Project after = applied(
            project, tiller::connect(project, ids, port("0.force"), port("agent.steering")));
        QCOMPARE(orderInto(after, "agent", "steering"), (Ids{"a", "b", "c", "0"}));
    }

    void connect_refuses() {
        const Project project = chase().build();
        IdSource ids(1);
        const auto wrong = tiller::connect(project, ids, port("seek.force"), port("flee.when"));
        QVERIFY(!wrong);
        QVERIFY(refusalOf(wrong).starts_with(
            "The output Force of Seek is a force; the input When of Flee takes"));
        QCOMPARE(wrong.problems().front().ids, (Ids{"seek", "flee"}));
        QCOMPARE(
            refusalOf(tiller::connect(project, ids, port("seek.force"), port("hunter.steering"))),
            "These ports are already wired."s);
        QVERIFY(!tiller::connect(project, ids, port("ghost.force"), port("hunter.steering")));
    }

    void connect_beyondTheLimit_isRefused() {
        Project project = chase().build();
        while (project.links.size() < maxLinks)
            project.links.push_back(
                {.id = "l" + std::to_string(project.links.size()), .from = {}, .to = {}});
        IdSource ids(1);
        QCOMPARE(
            refusalOf(tiller::connect(project, ids, port("seek.force"), port("prey.steering"))),
            "A project holds at most 100,000 links."s);
        // replacing a link does not add one
        QVERIFY(tiller::connect(project, ids, port("prey.agents"), port("seek.target")).ok());
    }

    void reorder_moves_data() {
        const TestRows<std::string, int, QString> row;
        row("first later", "link-0", 1, "bac");
        row("last earlier", "link-2", -1, "acb");
        row("middle earlier", "link-1", -1, "bac");
        row("first earlier", "link-0", -1, "abc");
        row("last later", "link-2", 1, "abc");
        row("all the way", "link-0", 9, "bca");
        row("no link", "ghost", 1, "abc");
    }

    void reorder_moves() {
        const auto [link, by, order] = fetched<std::string, int, QString>();
        const Project before = threeInto();
        const Change change = reorder(before, link, by);
        QCOMPARE(change.empty(), order == "abc");
        QString found;
        for (const Id& id : orderInto(applied(before, change), "agent", "steering"))
            found += QString::fromStdString(id);
        QCOMPARE(found, order);
    }

    void reorder_sortsEqualOrdersById() {
        Project project = threeInto();
        for (Link& link : project.links)
            link.order = 5;
        edit(project, reorder(project, "link-2", -1));
        QCOMPARE(orderInto(project, "agent", "steering"), (Ids{"a", "c", "b"}));
    }

    void reorder_keepsOtherInputs() {
        const Project before = world("one:agent-type; two:agent-type; a:wander; b:wander; a > one; "
                                     "a > two; b > one; b > two");
        const Project after = applied(before, reorder(before, "link-0", 1));
        QCOMPARE(orderInto(after, "one", "steering"), (Ids{"b", "a"}));
        QVERIFY(*after.link("link-1") == *before.link("link-1"));
        QVERIFY(*after.link("link-3") == *before.link("link-3"));
    }

    void remove_removesLinksOfItsNodes() {
        const Project project = chase().build();
        const Project after = applied(project, remove(project, Ids{"hunter"}));
        QCOMPARE(idsOf(after.nodes), (Ids{"prey", "goal", "seek", "flee"}));
        QCOMPARE(idsOf(after.links), (Ids{"link-0", "link-3"}));
        QVERIFY(!hasErrors(check(after)));
    }

    void remove_removesGeometryThatOnlyItUsed() {
        const Project project = chase().add("other:point (1,1)").build();
        const Project after = applied(project, remove(project, Ids{"goal"}));
        QCOMPARE(idsOf(after.scene), Ids{"other-at"});
    }

    void remove_keepsSharedGeometry() {
        Project project = chase().add("too:point point=goal-at").build();
        QCOMPARE(idsOf(applied(project, remove(project, Ids{"goal"})).scene), Ids{"goal-at"});
        QVERIFY(applied(project, remove(project, Ids{"goal", "too"})).scene.empty());

        project = world("box:region; agent:agent-type");
        project.scene.push_back(region("area"));
        edit(project, setValue(project, "box", "region", std::string("area")));
        edit(project, setValue(project, "agent", "startRegion", std::string("area")));
        QCOMPARE(idsOf(applied(project, remove(project, Ids{"box"})).scene), Ids{"area"});
    }

    void remove_ofGeometry_emptiesSettings() {
        Project project = chase().build();
        project.scene.push_back(region("area"));
        edit(project, setValue(project, "hunter", "startRegion", std::string("area")));
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

    void remove_ofALink_removesOnlyIt() {
        const Project project = chase().build();
        Project expected = project;
        expected.links.erase(expected.links.begin() + 1);
        QVERIFY(applied(project, remove(project, Ids{"link-1"})) == expected);
    }

    void remove_ofNothing_isNoChange() {
        QVERIFY(remove(chase().build(), Ids{}).empty());
        QVERIFY(remove(chase().build(), Ids{"ghost", "world", ""}).empty());
    }

    void excerpt_hasTheNodes_theirLinksAndGeometry() {
        const Project project = chase().add("other:point (1,1)").build();
        const Project part = excerpt(project, Ids{"goal", "seek", "prey"});
        QCOMPARE(idsOf(part.nodes), (Ids{"prey", "goal", "seek"}));
        QCOMPARE(idsOf(part.links), Ids{"link-0"});
        QCOMPARE(idsOf(part.scene), Ids{"goal-at"});
        QVERIFY(*part.node("seek") == *project.node("seek"));
        QVERIFY(!hasErrors(check(part)));
    }

    void paste_givesNewIds_keepsWiring() {
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

    void paste_twice_isTwoCopies() {
        Project project = chase().build();
        const Project part = excerpt(project, idsOf(project.nodes));
        IdSource ids(1);
        for (int i = 0; i < 2; ++i)
            edit(project, paste(project, ids, part, {}));
        QCOMPARE(project.nodes.size(), 15U);
        QVERIFY(!hasErrors(check(project)));
    }

    void paste_movesAndKeepsSettings() {
        Project source = chase().build();
        edit(source, rename(source, "seek", "Go"));
        edit(source, setWeight(source, "link-1", 2.5));
        edit(source, moveNodes(source, Ids{"seek"}, {100, 50}));
        IdSource ids(1);
        const Project empty;
        const Project pasted =
            applied(empty, paste(empty, ids, excerpt(source, Ids{"seek", "hunter"}), {20, 30}));
        QCOMPARE(pasted.nodes.size(), 2U);
        QVERIFY(pasted.nodes[0].values == source.node("hunter")->values);
        QCOMPARE(pasted.nodes[0].place, (Vec2{20, 30}));
        QCOMPARE(pasted.nodes[1].name, "Go"s);
        QCOMPARE(pasted.nodes[1].place, (Vec2{120, 80}));
        QCOMPARE(pasted.links.at(0).weight, 2.5);
        QCOMPARE(pasted.links.at(0).order, source.link("link-1")->order);
        QVERIFY(pasted.world == empty.world);
    }

    void paste_beyondTheLimit_isRefused() {
        IdSource ids(1);
        const Project part = chase().build();
        Project project;
        project.nodes.resize(maxNodes - 4);
        QCOMPARE(refusalOf(paste(project, ids, part, {})),
                 "A project holds at most 10,000 nodes."s);
        project.nodes.pop_back();
        QVERIFY(paste(project, ids, part, {}).ok());
        project.links.resize(maxLinks - 3);
        QCOMPARE(refusalOf(paste(project, ids, part, {})),
                 "A project holds at most 100,000 links."s);
        project.links.pop_back();
        QVERIFY(paste(project, ids, part, {}).ok());
    }

    void pasteOfAll_isTheSameProject_random() {
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

    void ids_areValidAndUnique() {
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

    void ids_areTheSame_forTheSameSeed() {
        const Project project;
        IdSource one(1), same(1), other(2), system, another;
        const Id id = one.make("a", project);
        QCOMPARE(same.make("a", project), id);
        QVERIFY(other.make("a", project) != id);
        QVERIFY(system.make("a", project) != another.make("a", project));
    }

    void ids_avoidPresentOnes() {
        Project project;
        IdSource first(1), second(1);
        project.nodes.push_back({.id = first.make("a", project), .type = "seek"});
        project.links.push_back({.id = first.make("a", project), .from = {}, .to = {}});
        project.scene.push_back({.id = first.make("a", project), .type = "point"});
        const Id fourth = first.make("a", project);
        QVERIFY(!project.has(fourth));
        QCOMPARE(second.make("a", project), fourth);
    }

    void ids_ofLongPrefixes_areValid() {
        IdSource ids(1);
        const Project project;
        QVERIFY(isId(ids.make(std::string(500, 'x'), project)));
        QVERIFY(isId(ids.make("", project)));
    }
};
