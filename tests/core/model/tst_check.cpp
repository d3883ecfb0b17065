#include "core/base/lattice.h"
#include "core/model/resolve.h"
#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

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

Value& valueIn(Project& project, const Id& id, const std::string& setting) {
    const std::size_t index = descriptionOf(project, id)->settingIndex(setting).value();
    if (id == "world")
        return project.world.at(index);
    const auto node = std::ranges::find(project.nodes, id, &Node::id);
    return node != project.nodes.end()
               ? node->values.at(index)
               : std::ranges::find(project.scene, id, &SceneItem::id)->values.at(index);
}

void setField(Link& link, const std::string& name, const std::string& value) {
    if (name == "weight")
        link.weight = WorldWord(value).number();
    else
        (name == "from" ? link.from : link.to) = port(value);
}

/// Edits that no command makes: "hunter mass=-1; link-1 weight=-0.5 from=ghost.force; loop:sum;
/// seek.force > loop.forces; drop goal". Values in '' are texts.
Edit by(const std::string& text) {
    return [text](Project& p) {
        for (const auto& words : statementsOf(text)) {
            const auto colon = words[0].find(':');
            if (words[0] == "drop") {
                std::erase_if(p.nodes, [&](const Node& each) { return each.id == words[1]; });
                std::erase_if(p.links, [&](const Link& each) { return each.id == words[1]; });
                continue;
            }
            if (words.size() > 1 && words[1] == ">") {
                const Id id = "link-" + std::to_string(p.links.size());
                p.links.push_back(newLink(id, words[0], words.at(2)));
                continue;
            }
            const Id id = words[0].substr(0, colon);
            const auto link = std::ranges::find(p.links, id, &Link::id);
            if (colon != id.npos && words[0].starts_with("scene-"))
                p.scene.push_back({id,
                                   words[0].substr(colon + 1),
                                   {},
                                   findSceneType(words[0].substr(colon + 1))->defaults()});
            else if (colon != id.npos)
                p.nodes.push_back(newNode(id, words[0].substr(colon + 1)));
            for (std::size_t i = 1; i < words.size(); ++i) {
                const auto equals = words[i].find('=');
                const std::string name = words[i].substr(0, equals);
                const std::string value = words[i].substr(equals + 1);
                if (link != p.links.end())
                    setField(*link, name, value);
                else if (value.starts_with('\''))
                    valueIn(p, id, name) = WorldWord(value).text();
                else
                    valueIn(p, id, name) = WorldWord(value).number();
            }
        }
    };
}

/// The problems with this text and these ids.
std::ptrdiff_t countOf(const Problems& problems, const std::string& text, const Ids& ids) {
    return std::ranges::count_if(problems, [&](const Problem& each) {
        return each.ids == ids && each.text.find(text) != std::string::npos;
    });
}

/// An agent that one Wander steers. With the default body and a tick of 1 it swings from weight 2.
ProjectBuilder steered(double weight, double mass = 1, double responseTime = 0, double spread = 0) {
    return world("agent:agent-type mass={} massSpread={} responseTime={}; roam:wander; "
                 "roam >{} agent",
                 mass, spread, responseTime, weight);
}

bool warnsOfSwing(const Project& project) {
    return countOf(ofSeverity(check(project), Severity::warning), "may swing", {"agent"}) > 0;
}

/// sum-0 -> sum-1 -> ... -> agent, with a Wander at the start.
Project chainOfSums(std::size_t count, double weight) {
    Project project = world("agent:agent-type; roam:wander");
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

class TestCheck : public QObject {
    Q_OBJECT

private slots:
    void eachError_namesItsIds_data() {
        const TestRows<Edit, QString, QString> table;
        const auto row = [&](const char* name, const char* says, const char* ids, Edit edit) {
            table(name, edit, QString(says), QString(ids));
        };
        row("unknown node type", "\"warp\" is not a type", "seek",
            [](Project& p) { p.nodes[3].type = "warp"; });
        row("unknown geometry", "\"cone\" is not a type", "goal-at",
            [](Project& p) { p.scene[0].type = "cone"; });
        row("too few settings", "Seek does not have the right number of settings", "seek",
            [](Project& p) { p.nodes[3].values.pop_back(); });
        row("too few settings of the world", "World does not have the right number", "world",
            [](Project& p) { p.world.pop_back(); });
        row("value out of range", "Mass is -1; it must be", "hunter", by("hunter mass=-1"));
        row("min speed above max speed", "The min speed of 4 is above the max speed of 3.",
            "hunter", by("hunter minSpeed=4; hunter maxSpeed=3"));
        row("value that is not finite", "Mass must be a finite number", "hunter",
            by("hunter mass=nan"));
        row("value of the wrong kind", "Mass must be a number", "hunter", by("hunter mass='1'"));
        row("unknown choice", "it must be one of: region, placed", "hunter",
            by("hunter start='moon'"));
        row("world out of range", "Width is 0", "world", by("world width=0"));
        row("geometry out of range", "X is ", "goal-at", by("goal-at x=2e6"));
        row("place that is not finite",
            "The place of \"seek\" on the canvas is not a finite number", "seek",
            [](Project& p) { p.nodes[3].place.y = INFINITY; });

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
            by("goal point='moon'"));
        row("geometry of another type", "needs a region; \"goal-at\" is a point", "hunter,goal-at",
            by("hunter startRegion='goal-at'"));
        row("an obstacle for a region", "needs a region; \"scene-rock\" is an obstacle.",
            "hunter,scene-rock", by("scene-rock:obstacle; hunter startRegion='scene-rock'"));
        row("an obstacle as a goal", "is \"scene-rock\", an obstacle. Use a point", "hunter",
            [](Project& p) {
                by("scene-rock:obstacle")(p);
                p.nodes[0].agents = {{"", {}, {}, {{.item = "scene-rock", .place = {}}}}};
            });

        const auto placed = [](const PlacedAgent& agent) {
            return [=](Project& p) { p.nodes[0].agents = {agent}; };
        };
        row("placed agents of a behavior",
            "has placed agents, but only an agent type can have them", "seek",
            [](Project& p) { p.nodes[3].agents = {{}}; });
        row("placed out of range", "coordinates and speeds must be -1,000,000 to 1,000,000",
            "hunter", placed({"", {0, 1000001}, {}}));
        row("placed at a place that is not finite",
            "coordinates and speeds must be -1,000,000 to 1,000,000", "hunter",
            placed({"", {}, {NAN, 0}}));
        row("too many placed", "has more than 1,000,000 placed agents", "hunter",
            [](Project& p) { p.nodes[0].agents.resize(maxAgents + 1); });
        row("too many agents", "There are 1000001 agents in all", "", by("hunter count=1e6"));

        row("weight below 0", "The weight of link \"link-1\" is -0.5", "link-1",
            by("link-1 weight=-0.5"));
        row("weight above 100", "The weight of link \"link-1\" is 100.5", "link-1",
            by("link-1 weight=100.5"));
        row("weight that is not a number", "it must be 0 to 100", "link-1",
            by("link-1 weight=nan"));
        row("link from a missing node", "leads from \"ghost\", but there is no such node", "link-1",
            by("link-1 from=ghost.force"));
        row("link to a missing node", "leads to \"ghost\", but there is no such node", "link-1",
            by("link-1 to=ghost.steering"));
        row("no such output", "has no output \"power\". It has: force", "link-1,seek",
            by("link-1 from=seek.power"));
        row("no such input", "has no input \"wheel\". It has: steering", "link-1,hunter",
            by("link-1 to=hunter.wheel"));
        row("no inputs at all", "has no input \"point\". It has none.", "link-1,goal",
            by("link-1 to=goal.point"));
        row("from an input", "has no output \"target\"", "link-1,seek",
            by("link-1 from=seek.target"));
        row("ports that do not fit", "The output Point of Goal is a point", "link-0,goal,hunter",
            [](Project& p) {
                p.nodes[2].name = "Goal";
                p.links[0].to = port("hunter.steering");
            });
        row("the same link twice", "Link \"link-4\" has the same ends as another link", "link-4",
            by("seek.force > hunter.steering"));
        row("two into an input that takes one",
            "Input \"seek.target\" takes one link, but \"link-0\" and \"link-4\" lead to it",
            "link-4,seek", by("hunter.agents > seek.target"));
        row("ring onto itself", "form a ring through Sum. Remove", "loop",
            by("loop:sum; loop.force > loop.forces"));
        row("ring of two", "form a ring through Sum, Priority. Remove", "one,two",
            by("one:sum; two:priority; one.force > two.forces; two.force > one.forces"));
        row("too many nodes", "There are 10001 nodes", "", [](Project& p) {
            while (p.nodes.size() <= maxNodes)
                p.nodes.push_back(newNode("n-" + std::to_string(p.nodes.size()), "cursor"));
        });
        row("too many links", "There are 100001 links", "", [](Project& p) {
            while (p.links.size() <= maxLinks)
                p.links.push_back(newLink("l-" + std::to_string(p.links.size()), "a.b", "c.d"));
        });
    }

    void eachError_namesItsIds() {
        const auto [edit, says, ids] = fetched<Edit, QString, QString>();
        QVERIFY(check(chase().build()).empty());
        const Problems problems = check(broken(edit));
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems.front().severity, Severity::error);
        QVERIFY_HAS(problems.front().text, says);
        QStringList named;
        for (const Id& id : problems.front().ids)
            named.append(QString::fromStdString(id));
        QCOMPARE(named.join(','), ids);
    }

    void atTheLimit_isSound_data() {
        QTest::addColumn<Edit>("edit");
        const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << edit; };
        row("id of 64", [](Project& p) { p.links[0].id = Id(64, '-'); });
        row("a million agents", by("hunter count=999999"));
        row("placed ones count instead", by("hunter count=1e6 start='placed'"));
        row("placed at the limit", [](Project& p) {
            p.nodes[0].agents = {{"", {-coordinateLimit, coordinateLimit}, {}}};
        });
        row("no geometry", by("goal point=''"));
        row("10,000 nodes", [](Project& p) {
            while (p.nodes.size() < maxNodes)
                p.nodes.push_back(newNode("n-" + std::to_string(p.nodes.size()), "cursor"));
        });
        row("weights 0 and 100", by("link-1 weight=0; link-3 weight=100"));
    }

    void atTheLimit_isSound() {
        QFETCH(Edit, edit);
        const Problems problems = check(broken(edit));
        QVERIFY2(!hasErrors(problems), problems.empty() ? "" : problems.front().text.c_str());
    }

    void allErrors_areReported_withoutWarnings() {
        const Problems problems = check(broken(by("unused:wander; link-1 weight=-1; "
                                                  "link-3 weight=101; link-0 from=ghost.point")));
        QCOMPARE(problems.size(), 3U);
        QCOMPARE(ofSeverity(problems, Severity::error).size(), 3U);
    }

    void eachWarning_namesItsIds_data() {
        const TestRows<Edit, std::string, std::string> table;
        const auto row = [&](const char* name, const char* says, const char* id, const char* edit) {
            table(name, by(edit), says, id);
        };
        row("unwired target",
            "Seek has no wire at its input Target, so it is inactive. Wire a Point, Region", "seek",
            "drop link-0; drop goal");
        row("unwired combiner", "has no wire at its input Forces", "sum",
            "sum:sum; sum.force > hunter.steering");
        row("unwired Nearest", "has no wire at its input Agents", "near",
            "near:nearest; link-2 from=near.agent");
        row("node without effect", "Wander does not reach any agent type", "roam", "roam:wander");
        row("Go to without a goal", "Go to has no wire at its inputs Way and Target", "go",
            "go:go-to; go slowingRadius=0; go.force > hunter.steering");
        row("events of nothing", "has no wire at its input Events", "sum",
            "sum:summary what='events'; is:compare; sum.number > is.a; eat:remove; "
            "is.condition > eat.when; eat.done > hunter.actions");
        row("mean of nobody", "has no wire at its input Agents", "sum",
            "sum:summary what='mean'; is:compare; sum.number > is.a; eat:remove; "
            "is.condition > eat.when; eat.done > hunter.actions; eat.done > sum.events");
        row("action without a condition", "Remove has no wire at its input When, so it never acts",
            "eat", "eat:remove; eat.done > hunter.actions");
        row("agent type without steering", "Agent type \"rock\" has no wire at its input Steering",
            "rock", "rock:agent-type");
        row("a goal in an obstacle", "The goal at 400, 300 of Way is inside an obstacle", "way",
            "scene-rock:obstacle; rocks:obstacles; scene-at:point; at:point point='scene-at'; "
            "way:way; go:go-to; go slowingRadius=0; at.point > way.goals; rocks.obstacles > "
            "way.obstacles; "
            "way.field > go.way; go.force > hunter.steering; link-7 weight=0.1");
        row("swinging", "may swing", "prey", "link-3 weight=100");
    }

    void eachWarning_namesItsIds() {
        const auto [edit, says, id] = fetched<Edit, std::string, std::string>();
        const Problems problems = check(broken(edit));
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems.front().severity, Severity::warning);
        QVERIFY_HAS(problems.front().text, says);
        QCOMPARE(problems.front().ids, Ids{id});
    }

    void geometry_needsEnoughPoints_data() {
        const TestRows<std::string, QString, int, int, int> table;
        const auto row = [&](const char* name, const char* type, const char* shape, int count,
                             int needed,
                             int places = 4) { table(name, type, shape, count, needed, places); };
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

    void geometry_needsEnoughPoints() {
        const auto [type, shape, count, needed, places] =
            fetched<std::string, QString, int, int, int>();
        const Problems problems = check(broken([&](Project& p) {
            const Description& of = *findSceneType(type);
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
        QCOMPARE(problems[0].ids, Ids{"thing"});
        const QString text = QString::fromStdString(problems[0].text);
        const QString says =
            places < needed
                ? QString("\"Round\" has points at %1 only, so its %2 is 0.")
                      .arg(places == 1 ? "1 place" : "2 places", needed == 3 ? "area" : "length")
                : QString("\"Round\" has %1 %2; it needs at least %3.")
                      .arg(count)
                      .arg(count == 1 ? "point" : "points")
                      .arg(needed);
        QVERIFY_HAS(text, says);
    }

    void modes_areAtMost64_data() {
        const TestRows<int, int> row;
        row("64", 64, 0);
        row("65", 65, 1);
        row("64 each of two types", 128, 0);
    }

    void modes_areAtMost64() {
        const auto [count, errors] = fetched<int, int>();
        const Problems problems = check(broken([&](Project& p) {
            for (int i = 0; i < count; ++i) {
                const Id id = "mode-" + std::to_string(i);
                p.nodes.push_back(newNode(id, "agent-mode"));
                p.links.push_back(
                    newLink("of-" + std::to_string(i), id + ".mode",
                            count > 100 && i % 2 == 0 ? "prey.modes" : "hunter.modes"));
            }
        }));
        const auto isError = [](const Problem& each) { return each.severity == Severity::error; };
        QCOMPARE(std::ranges::count_if(problems, isError), errors);
        if (errors == 0)
            return;
        QCOMPARE(problems[0].ids, (Ids{"of-64", "hunter"}));
        QVERIFY_HAS(problems[0].text, "more than 64 modes. Remove some.");
    }

    void eachTarget_whereOneIsNeeded_warns_data() {
        const TestRows<QString, QString, bool> row;
        for (const NodeType& type : nodeTypes())
            for (const Port& port : type.ports)
                if (port.isInput && (port.type == PortType::point || port.type == PortType::agent))
                    row(QTest::addRow("%s.%s", type.id.c_str(), port.id.c_str()),
                        QString::fromStdString(type.id), QString::fromStdString(port.id),
                        port.oneOnly);
    }

    /// A node is inactive where check() warns; elsewhere it uses every target.
    void eachTarget_whereOneIsNeeded_warns() {
        const auto [type, port, warns] = fetched<QString, QString, bool>();
        for (const std::string choose : {"each", "nearest"}) {
            const Problems problems = check(
                broken(by("all:nearest choose='" + choose + "'; it:" + type.toStdString() +
                          "; prey.agents > all.agents; all.agent > it." + port.toStdString())));
            QVERIFY(!hasErrors(problems));
            QCOMPARE(countOf(problems, "takes one target", {"it", "all"}) > 0,
                     warns && choose == "each");
        }
    }

    void unwiredWhen_hasNoWarning() { QVERIFY(check(steered(1).build()).empty()); }

    void typeThatCannotMove_needsNoSteering() {
        QVERIFY(check(broken(by("grass:agent-type maxSpeed=0"))).empty());
        QCOMPARE(check(broken(by("grass:agent-type maxSpeed=1"))).size(), 1U);
    }

    /// Towers and food: they start at rest, and others deal with them, or they act.
    void typeMeantToStand_needsNoSteering_data() {
        const TestRows<std::string, bool> row;
        const std::string sees = "tower > look;", still = "set tower startVelocity=fixed;";
        row("moves, alone", "tower:agent-type", true);
        row("moves, and others see it", "tower:agent-type;" + sees, true);
        row("at rest, but nothing is about it", "tower:agent-type;" + still, true);
        row("at rest, and others see it", "tower:agent-type;" + still + sees, false);
        row("placed at rest, and others see it", "tower (1,2);" + sees, false);
        row("placed with a velocity", "tower (1,2)+(3,0);" + sees, true);
        row("at rest, and it acts", "tower:agent-type; shoot:signal; shoot > tower;" + still,
            false);
    }

    void typeMeantToStand_needsNoSteering() {
        const auto [text, warns] = fetched<std::string, bool>();
        const Problems problems = check(chase().add("look:nearest;" + text).build());
        QCOMPARE(countOf(problems, "nothing steers it", {"tower"}) > 0, warns);
    }

    void agentsThatBrakeTooLate_warn_data() {
        const TestRows<std::string, bool> row;
        row("by default", "set hunter mass=1", false);
        row("heavy and weak", "set hunter mass=10 maxForce=60", true);
        row("a slowing radius just long enough", // 120^2 * 10 / (2 * 60)
            "set hunter mass=10 maxForce=60; set come slowingRadius=1200", false);
        row("a little shorter", "set hunter mass=10 maxForce=60; set come slowingRadius=1199",
            true);
        row("slowly", "set hunter mass=10 maxForce=60; set come speed=0.25", false);
        row("it does not slow down", "set hunter mass=10 maxForce=60; set come slowingRadius=0",
            false);
        row("no force at all", "set hunter maxForce=0", false);
    }

    void agentsThatBrakeTooLate_warn() {
        const auto [text, warns] = fetched<std::string, bool>();
        const Problems problems = check(chase()
                                            .add("nest:point (300,300); come:arrive; "
                                                 "nest > come > hunter;" +
                                                 text)
                                            .build());
        QCOMPARE(countOf(problems, "cannot stop in time", {"come", "hunter"}) > 0, warns);
    }

    void seekAndFlee_withFullWeight_areAHint_data() {
        const TestRows<std::string, bool> row;
        row("both push", "seek > a.steering; flee > a.steering", true);
        row("in a mode", "calm:agent-mode; calm > a.modes; seek > calm.forces; flee > calm.forces",
            true);
        row("a lower weight", "seek > a.steering; flee >0.9 a.steering", false);
        row("only seeks", "seek > a.steering", false);
        row("one waits", "late:timer; late > flee.when; seek > a.steering; flee > a.steering",
            false);
        row("a Priority", "first:priority; flee > first; seek > first; first.force > a.steering",
            false);
    }

    void seekAndFlee_withFullWeight_areAHint() {
        const auto [wires, hints] = fetched<std::string, bool>();
        const Project project =
            world("a:agent-type; goal:point (90,0); rock:point (50,0); seek; flee; goal > seek; "
                  "rock > flee; " +
                  wires)
                .build();
        const std::vector<std::string> ids = findHints(project).empty()
                                                 ? std::vector<std::string>()
                                                 : findHints(project).front().ids;
        QCOMPARE(ids.size(), hints ? 3u : 0u);
        for (const Problem& problem : check(project))
            QVERIFY2(problem.text.find("slow") == std::string::npos, problem.text.c_str());
    }

    void aMinSpeed_warnsWithArrive() {
        for (const double slowest : {0.0, 1.0}) {
            const Problems problems =
                check(chase()
                          .add("nest:point (300,300); come:arrive; nest > come > hunter; "
                               "set hunter minSpeed={}",
                               slowest)
                          .build());
            QCOMPARE(countOf(problems, "cannot stop for Arrive", {"come", "hunter"}) > 0,
                     slowest > 0);
        }
    }

    void arriveBeforeARegion_thatAConditionWaitsIn_warns_data() {
        const TestRows<std::string, bool> row;
        row("brakes at the edge", "home > seek", true);
        row("stops before it", "home > seek; set come slowingRadius=0", true);
        row("does not brake", "home > seek; set come slowingRadius=0 stopRadius=0", false);
        row("another region", "home > seek; set other region=other-at", false);
        row("other agents wait", "home > flee", false);
    }

    void arriveBeforeARegion_thatAConditionWaitsIn_warns() {
        const auto [text, warns] = fetched<std::string, bool>();
        const Problems problems =
            check(chase()
                      .add("scene nest-at:region; scene other-at:region; "
                           "nest:region region=nest-at; other:region region=nest-at; come:arrive; "
                           "home:inside-region; nest > come > hunter; other > home;" +
                           text)
                      .build());
        const Problems warnings = ofSeverity(problems, Severity::warning);
        QCOMPARE(countOf(warnings, "brakes at the edge of", {"come", "home", "nest"}), warns);
    }

    void ring_namesOnlyItsNodes() {
        const Problems problems =
            check(broken(by("before:sum; one:sum; two:sum; after:sum; before.force > one.forces; "
                            "one.force > two.forces; two.force > one.forces; "
                            "two.force > after.forces; after.force > prey.steering")));
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems.front().ids, (Ids{"one", "two"}));
    }

    void ringOfAgentsLinks_isSound() {
        const Project project = world("agent:agent-type mass=20; near:nearest; pursue; "
                                      "agent > near > pursue > agent");
        QVERIFY(check(project).empty());
    }

    void deepChain_isChecked() {
        const std::size_t most = maxNodes - 2;
        QVERIFY(check(chainOfSums(most, 1)).empty());
        QVERIFY(warnsOfSwing(chainOfSums(most, 1.01)));
        QCOMPARE(resolve(chainOfSums(most, 1)).nodes.size(), maxNodes);

        Project ring = chainOfSums(most, 1);
        ring.links.front().from.node = ring.nodes.back().id;
        const Problems problems = check(ring);
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems.front().severity, Severity::error);
        QCOMPARE(problems.front().ids.size(), most);
        QVERIFY_HAS(problems.front().text, " and others");
    }

    void swing_warnsFromTwoOn_data() {
        const TestRows<Project, bool> table;
        const auto row = [&](const char* name, bool warns, const ProjectBuilder& builder) {
            table(name, builder.build(), warns);
        };
        const double below = std::nextafter(2.0, 0.0);
        row("2", true, steered(2));
        row("just below 2", false, steered(below));
        row("two weights that add up to 2", true, steered(1).add("too:wander; too > agent"));
        row("two weights below 2", false, steered(1).add("too:wander; too >0.999 agent"));
        row("mass 2, just below 4", false, steered(std::nextafter(4.0, 0.0), 2));
        row("mass 2, 4", true, steered(4, 2));
        row("response time 2, just below 4", false, steered(std::nextafter(4.0, 0.0), 1, 2));
        row("response time 2, 4", true, steered(4, 1, 2));
        row("a response time below a tick counts as a tick", true, steered(2, 1, 0.5));
        row("the smallest mass of a spread counts", true, steered(2, 2, 0, 0.5));
        row("a shorter tick allows more", false, steered(2, 1, 1).add("world tick=0.5"));
        row("a sum adds up", true,
            steered(0).add("too:wander; sum; roam >1.5 sum; too >0.5 sum > agent"));
        row("weights in a row multiply", true, steered(0).add("sum; roam >4 sum >0.5 agent"));
        row("a priority lets one through", false,
            steered(0).add("too:wander; pick:priority; roam >1.5 pick; too >1.5 pick > agent"));
        row("a priority's largest counts", true,
            steered(0).add("too:wander; pick:priority; roam > pick; too >2 pick > agent"));
        row("the weight of a mode's link is no factor", false,
            steered(0).add("mode:agent-mode; roam >1.5 mode >4 agent"));
        row("a mode's steering adds to the agent's", true,
            steered(0.5).add("mode:agent-mode; roam >1.5 mode > agent"));
    }

    void swing_warnsFromTwoOn() {
        const auto [project, warns] = fetched<Project, bool>();
        QCOMPARE(warnsOfSwing(project), warns);
    }

    void soundProject_hasNoProblems_data() { rowsOf(projectFiles("examples")); }

    void soundProject_hasNoProblems() {
        const auto [file] = fetched<std::string>();
        QCOMPARE(shown(check(projectIn(file))), QByteArray());
    }

    void randomProjects_areSound() {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const Problems errors =
                ofSeverity(check(RandomProject(seed).make(20)), Severity::error);
            QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().text.c_str());
        }
    }
};
