#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/sim/measure.h"
#include "tests/core/support/random_edits.h"
#include "tests/core/support/testing.h"

#include <ctime>

const NodeGroup& theGroup(const NodeGroups& groups, std::size_t index = 0) {
    return groups.all().at(index);
}

Id onlyPart(const Project& project) {
    return NodeGroups(project).parts().front().id;
}

/// The project with a group of these nodes, and a second such group.
Project twice(Project project, IdSource& ids, const Ids& nodes) {
    edit(project, makeGroup(project, ids, nodes));
    edit(project, addGroup(project, ids, onlyPart(project), {400, 80}));
    return project;
}

/// The node of a role in the second group.
Id inSecond(const Project& project, std::string_view role) {
    return *theGroup(NodeGroups(project), 1).node(role);
}

/// A chase with a group of "seek" and "goal", and two such groups.
struct Grouped {
    IdSource ids{5};
    Project one = applied(chase().build(), makeGroup(chase().build(), ids, Ids{"goal", "seek"}));
    Project two = applied(one, addGroup(one, ids, onlyPart(one), {400, 80}));

    Id nodeOf(const Project& project, std::size_t group, std::string_view role) {
        const NodeGroups groups(project);
        const Id* node = theGroup(groups, group).node(role);
        return node ? *node : Id();
    }
};

/// What the clipboard holds of a group.
Project cutOut(const Project& project, std::size_t index = 0) {
    const NodeGroups groups(project);
    const NodeGroup& group = theGroup(groups, index);
    std::vector<Id> nodes;
    for (const auto& [role, node] : group.members)
        nodes.push_back(node);
    Project result = excerpt(project, nodes);
    result.annotations = {*project.annotation(group.part), *project.annotation(group.id)};
    return result;
}

/// Wanders that lead into sums, one into the next. The long ids differ in their ends alone.
Project longChain(int pairs) {
    const std::string start(30, 'n');
    Project project;
    const NodeType& wander = *findNodeType("wander");
    const NodeType& sum = *findNodeType("sum");
    for (int i = 0; i < pairs; ++i) {
        const std::string number = std::to_string(10'000 + i);
        const Id from = start + "-w" + number, to = start + "-s" + number;
        project.nodes.push_back(
            {.id = from, .type = "wander", .name = {}, .values = wander.suggestions()});
        project.nodes.push_back({.id = to, .type = "sum", .name = {}, .values = sum.suggestions()});
        const PortRef input{to, sum.ports.front().id};
        project.links.push_back(
            {.id = start + "-l" + number, .from = {from, wander.output()->id}, .to = input});
        if (i > 0)
            project.links.push_back(
                {.id = start + "-m" + number,
                 .from = {start + "-s" + std::to_string(10'000 + i - 1), sum.output()->id},
                 .to = input});
    }
    return project;
}

/// How long it takes to group all nodes, to add another group, and to paste as many nodes into one.
/// In ms of this thread, which other processes do not change much.
double timeOfLargeGroup(int pairs) {
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    };
    const Project flat = longChain(pairs);
    std::vector<Id> all;
    Change pasted;
    for (const Node& node : flat.nodes) {
        all.push_back(node.id);
        Node copy = node;
        copy.id += "-2";
        pasted.nodes.push_back({{}, std::move(copy), flat.nodes.size() + pasted.nodes.size()});
    }
    double least = INFINITY;
    for (int i = 0; i < 3; ++i) {
        IdSource ids{1};
        const double before = now();
        const Project one = applied(flat, makeGroup(flat, ids, all));
        const NodeGroups groups(one);
        const Project two = applied(one, addGroup(one, ids, groups.parts().front().id, {}));
        const Project more = pushed(one, pasted, theGroup(groups).id);
        least = std::min(least, now() - before);
        if (NodeGroups(two).all().at(1).members.size() != all.size() ||
            NodeGroups(more).all().at(0).members.size() != 2 * all.size())
            qFatal("The groups are not as they should be.");
    }
    return least;
}

/// Groups: their definitions, and how they stay equal.
class TestGroups : public QObject {
    Q_OBJECT

private slots:
    void makeGroup_keepsTheFlatGraph_andMakesPorts() {
        Grouped made;
        const Project flat = chase().build();
        QVERIFY(made.one.nodes == flat.nodes);
        QVERIFY(made.one.links == flat.links);
        QCOMPARE(hashAfter(made.one, 50), hashAfter(flat, 50));
        const NodeGroups groups(made.one);
        const Part& part = groups.partOf(theGroup(groups));
        QCOMPARE(part.ports.size(), 1U);
        QCOMPARE(part.ports[0].ref.role, Id("seek"));
        QCOMPARE(part.ports[0].ref.what, "force"s);
        QCOMPARE(part.ports[0].name, "Seek"s);
        // An agent type offers its agents, and an input that needs a wire waits for it.
        const Project bare = applied(flat, remove(flat, Ids{"goal"}));
        const Project rest = applied(bare, makeGroup(bare, made.ids, Ids{"seek", "hunter"}));
        const std::vector<NamedRole> ports = NodeGroups(rest).parts().front().ports;
        const auto has = [&](const RoleRef& ref) {
            return std::ranges::find(ports, ref, &NamedRole::ref) != ports.end();
        };
        QVERIFY(has({"seek", "target"}) && has({"hunter", "agents"}));
        QVERIFY(!has({"seek", "when"}) && !has({"seek", "force"}));
        QCOMPARE(groups.groupOf("goal"), &theGroup(groups));
        QVERIFY(!groups.groupOf("flee"));
        QVERIFY(findErrors(made.one).empty());
        const Project named = applied(made.one, rename(made.one, theGroup(groups).id, "Home"));
        QCOMPARE(NodeGroups(named).parts().front().name, "Home"s);
    }

    void makeGroup_refusesNodesOfGroups() {
        Grouped made;
        QVERIFY(!makeGroup(made.one, made.ids, Ids{"seek", "flee"}).ok());
        QVERIFY(!makeGroup(made.one, made.ids, Ids{}).ok());
    }

    void secondGroup_hasNodesAndLinksOfItsOwn() {
        Grouped made;
        const NodeGroups groups(made.two);
        QCOMPARE(groups.all().size(), 2U);
        QCOMPARE(made.two.nodes.size(), made.one.nodes.size() + 2);
        QCOMPARE(made.two.links.size(), made.one.links.size() + 1);
        const Id seek = made.nodeOf(made.two, 1, "seek");
        QCOMPARE(seek, theGroup(groups, 1).id + "-seek");
        QVERIFY(findErrors(made.two).empty());
        QCOMPARE(hashAfter(made.two, 50), hashAfter(made.one, 50)); // nothing is wired to it
    }

    void groups_haveNamesOfTheirOwn() {
        Grouped made;
        const auto nameIn = [](const Project& project, std::size_t index) {
            const NodeGroups groups(project);
            return groupName(project, groups, theGroup(groups, index));
        };
        QCOMPARE(nameIn(made.two, 0), "Group"s);
        QCOMPARE(nameIn(made.two, 1), "Group 2"s);
        const Id second = theGroup(NodeGroups(made.two), 1).id;
        Project project = pushed(made.two, rename(made.two, second, "Lane"));
        QCOMPARE(nameIn(project, 0), "Group"s);
        QCOMPARE(nameIn(project, 1), "Lane"s);
        QCOMPARE(NodeGroups(project).parts().front().name, "Group"s);
        // A pasted group does not take the name of another one, nor does a part file.
        const Project pasted = pushed(project, paste(project, made.ids, cutOut(project, 1), {}));
        QCOMPARE(nameIn(pasted, 2), "Group 3"s);
        // A group that remains alone has the name of its part again once it is renamed.
        push(project, remove(project, Ids{theGroup(NodeGroups(project)).id}));
        push(project, rename(project, second, "Last"));
        QCOMPARE(nameIn(project, 0), "Last"s);
        QCOMPARE(NodeGroups(project).parts().front().name, "Last"s);
    }

    void agentTypesOfLinkedGroups_haveTheGroupsNamesInLists() {
        IdSource ids(4);
        Project project = chase().build();
        edit(project, rename(project, "hunter", "Creep"));
        edit(project, makeGroup(project, ids, Ids{"hunter", "seek"}));
        QCOMPARE(nameInLists(project, *project.node("hunter")), "Creep"s);
        edit(project, addGroup(project, ids, onlyPart(project), {}));
        const Id second = theGroup(NodeGroups(project), 1).id;
        const Id other = inSecond(project, "hunter");
        push(project, rename(project, second, "Lane 2"));
        QCOMPARE(nameInLists(project, *project.node("hunter")), "Creep (Group)"s);
        QCOMPARE(nameInLists(project, *project.node(other)), "Creep (Lane 2)"s);
        QCOMPARE(nameInLists(project, *project.node("prey")), "Agent type"s);
        MonitorAnnotation monitor;
        monitor.of = other;
        monitor.quantity = Quantity::count;
        QCOMPARE(whoseText(monitor, project), "Creep (Lane 2)"s);
    }

    void editInOneGroup_isMadeInAll() {
        Grouped made;
        const Id other = made.nodeOf(made.two, 1, "seek");
        Project project = pushed(made.two, rename(made.two, other, "Go home"));
        QCOMPARE(project.node("seek")->name, "Go home"s);
        push(project, setMuted(project, Ids{"seek"}, true));
        QVERIFY(project.node(other)->muted);
        push(project, remove(project, Ids{made.two.linksInto(other, "target").front()->id}));
        QVERIFY(project.linksInto("seek", "target").empty());
        project = pushed(
            project, tiller::connect(project, made.ids, port("goal.point"), port("seek.target")));
        QCOMPARE(project.linksInto(other, "target").size(), 1U);
    }

    void exposedSetting_differsByGroup() {
        IdSource ids(3);
        Project project = twice(chase().add("roam:wander; roam > prey"), ids, {"roam"});
        const Id other = inSecond(project, "roam");
        const std::string setting = findNodeType("wander")->settings.front().id;
        const double before = numberIn(project, other, setting.c_str());

        push(project, expose(project, {"roam", setting}, "Restless"));
        QCOMPARE(NodeGroups(project).parts().front().exposed.front().name, "Restless"s);
        push(project, setValue(project, "roam", setting, before + 1));
        QCOMPARE(numberIn(project, "roam", setting.c_str()), before + 1);
        QCOMPARE(numberIn(project, other, setting.c_str()), before);

        push(project, unexpose(project, {"roam", setting}));
        QCOMPARE(numberIn(project, other, setting.c_str()), before + 1);
        QVERIFY(!expose(project, {"prey", "mass"}, "Mass").ok());
        QVERIFY(!expose(project, {"roam", "nothing"}, "Nothing").ok());
    }

    void namedPort_keepsItsName() {
        Grouped made;
        Project project = pushed(made.two, namePort(made.two, port("seek.force"), "Go there"));
        const Id other = made.nodeOf(project, 1, "seek");
        project = pushed(
            project, tiller::connect(project, made.ids, {other, "force"}, port("prey.steering")));
        const std::vector<NamedRole> ports = NodeGroups(project).parts().front().ports;
        QCOMPARE(ports.size(), 1U);
        QCOMPARE(ports.front().name, "Go there"s);
        QVERIFY(!namePort(project, port("seek.target"), "Inside").ok());
        QVERIFY(!namePort(project, port("prey.steering"), "No group").ok());
    }

    void addedNode_joinsTheOpenGroup_andTheOthers() {
        Grouped made;
        const Id open = theGroup(NodeGroups(made.two), 1).id;
        const Change added = require(addNode(made.two, made.ids, "timer", {8, 16}, {}));
        QCOMPARE(pushed(made.two, added).nodes.size(), made.two.nodes.size() + 1);
        Project project = pushed(made.two, added, open);
        QCOMPARE(project.nodes.size(), made.two.nodes.size() + 2);
        const Id timer = added.nodes.back().id();
        const Id first = made.nodeOf(project, 0, timer);
        QCOMPARE(made.nodeOf(project, 1, timer), timer);
        QCOMPARE(first, theGroup(NodeGroups(project)).id + "-" + timer);
        push(project, connectNodes(project, made.ids, first, "seek"));
        QCOMPARE(project.linksInto(made.nodeOf(project, 1, "seek"), "when").size(), 1U);
    }

    void removedNode_goesFromAll_removedGroupAlone() {
        Grouped made;
        const Project without = pushed(made.two, remove(made.two, Ids{"goal"}));
        QCOMPARE(without.nodes.size(), made.two.nodes.size() - 2);
        const NodeGroups left(without);
        for (const NodeGroup& group : left.all())
            QCOMPARE(group.members.size(), 1U);

        const NodeGroups groups(made.two);
        const Project alone = pushed(made.two, remove(made.two, Ids{theGroup(groups, 1).id}));
        QVERIFY(alone == made.one);
        const Project none = pushed(alone, remove(alone, Ids{theGroup(groups).id}));
        QCOMPARE(none.annotations.size(), 0U);
        QVERIFY(!none.node("seek"));
    }

    void wiresAcrossTheBorder_belongToOneGroup() {
        Grouped made;
        const Id other = made.nodeOf(made.two, 1, "seek");
        Project project = pushed(
            made.two, tiller::connect(made.two, made.ids, {other, "force"}, port("prey.steering")));
        QCOMPARE(project.links.size(), made.two.links.size() + 1);
        project = pushed(
            project, tiller::connect(project, made.ids, {"goal", "point"}, port("flee.target")));
        QCOMPARE(NodeGroups(project).parts().front().ports.size(), 2U);
        QVERIFY(findErrors(project).empty());
    }

    void drivenSetting_isDrivenInAll() {
        IdSource ids(3);
        Project project = twice(chase().add("roam:wander"), ids, {"roam"});
        const Id other = inSecond(project, "roam");
        const std::string setting = findNodeType("wander")->settings.front().id;
        push(project, makeParameter(project, ids, {other, setting}));
        QCOMPARE(project.parameters.front().drives.size(), 2U);
        const Id parameter = project.parameters.front().id;
        const double value = numberIn(project, other, setting.c_str()) / 2;
        push(project, setParameter(project, parameter, value));
        QCOMPARE(numberIn(project, "roam", setting.c_str()), value);
        QVERIFY(findErrors(project).empty());
    }

    void drivenSetting_isReleasedInAny() {
        IdSource ids(3);
        Project project = twice(chase().add("roam:wander"), ids, {"roam"});
        const Id other = inSecond(project, "roam");
        const auto& settings = findNodeType("wander")->settings;
        const std::string one = settings[0].id, two = settings[1].id;
        push(project, makeParameter(project, ids, {other, one}));
        // An edit of the second group counts, too: it is not taken back by the first.
        Project more = project;
        more.parameters.front().drives.push_back({other, two});
        more = pushed(project, difference(project, more));
        QCOMPARE(more.parameters.front().drives.size(), 4U);
        push(more, release(more, {other, one}));
        const std::vector<SettingRef>& left = more.parameters.front().drives;
        QCOMPARE(std::set(left.begin(), left.end()),
                 (std::set<SettingRef>{{other, two}, {"roam", two}}));
        // Without settings it goes.
        QVERIFY(pushed(project, release(project, {other, one})).parameters.empty());
        QVERIFY(pushed(project, release(project, {"roam", one})).parameters.empty());
    }

    void drivenWeight_isDrivenInAll() {
        IdSource ids(3);
        Project project = chase().add("sum; seek > sum").build();
        const Id inner = project.links.back().id;
        project = twice(project, ids, {"seek", "sum"});
        const Id copy = project.linksInto(inSecond(project, "sum"), "forces").front()->id;
        for (const Id& each : {inner, copy}) {
            Project driven = pushed(project, makeParameter(project, ids, {each, "weight"}));
            const std::vector<SettingRef>& drives = driven.parameters.front().drives;
            QCOMPARE(std::set(drives.begin(), drives.end()),
                     (std::set<SettingRef>{{inner, "weight"}, {copy, "weight"}}));
            push(driven, setParameter(driven, driven.parameters.front().id, 1.5));
            QCOMPARE(driven.link(inner)->weight, 1.5);
            QCOMPARE(driven.link(copy)->weight, 1.5);
            const Id& gone = each == inner ? copy : inner;
            push(driven, remove(driven, Ids{gone}));
            QVERIFY(!driven.link(each));
            QVERIFY(driven.parameters.empty());
        }
    }

    void makeSingle_separates() {
        Grouped made;
        const Id single = theGroup(NodeGroups(made.two), 1).id;
        QVERIFY(!makeSingle(made.one, made.ids, theGroup(NodeGroups(made.one)).id).ok());
        Project project = pushed(made.two, makeSingle(made.two, made.ids, single));
        QCOMPARE(NodeGroups(project).parts().size(), 2U);
        push(project, rename(project, "seek", "Mine"));
        QCOMPARE(project.node(made.nodeOf(project, 1, "seek"))->name, std::string());
    }

    void ungroup_keepsTheNodes() {
        Grouped made;
        const NodeGroups groups(made.two);
        const std::vector<Id> both{theGroup(groups).id, theGroup(groups, 1).id};
        const Project project = pushed(made.two, ungroup(made.two, both));
        QCOMPARE(project.nodes.size(), made.two.nodes.size());
        QVERIFY(project.links == made.two.links);
        QVERIFY(project.annotations.empty());
        QVERIFY(project.node(made.nodeOf(made.two, 1, "seek"))->place !=
                made.two.node("seek")->place);
    }

    void pastedGroup_isOneMoreOfItsPart() {
        Grouped made;
        const Change change = require(paste(made.one, made.ids, cutOut(made.one), {40, 80}));
        Project project = pushed(made.one, change);
        QVERIFY(findErrors(project).empty());
        QVERIFY(applied(project, inverse(followGroups(made.one, change, {}).value())) == made.one);
        const NodeGroups groups(project);
        QCOMPARE(groups.parts().size(), 1U);
        QCOMPARE(groups.all().size(), 2U);
        QCOMPARE(project.nodes.size(), made.one.nodes.size() + 2);
        const Annotation& first = *project.annotation(theGroup(groups).id);
        const Annotation& second = *project.annotation(theGroup(groups, 1).id);
        QCOMPARE(numberOf(valueOf(second, "x")), numberOf(valueOf(first, "x")) + 40);
        const Id seek = made.nodeOf(project, 1, "seek");
        QCOMPARE(project.node(seek)->place, project.node("seek")->place);
        push(project, rename(project, seek, "Both"));
        QCOMPARE(project.node("seek")->name, "Both"s);
        // What was copied before an edit does not undo the edit.
        push(project, paste(project, made.ids, cutOut(made.one), {}));
        QCOMPARE(project.node("seek")->name, "Both"s);
        QCOMPARE(project.node(made.nodeOf(project, 2, "seek"))->name, "Both"s);
        // A part that has other nodes by now is another part.
        Project changed = pushed(made.one, remove(made.one, Ids{"goal"}));
        push(changed, paste(changed, made.ids, cutOut(made.one), {}));
        QCOMPARE(NodeGroups(changed).parts().size(), 2U);
    }

    void pastedGroup_withoutALinkOfThePart_namesOnlyWhatIsAdded() {
        Grouped made;
        const Project copied = cutOut(made.one);
        QCOMPARE(copied.links.size(), 1U);
        const PastedItems whole = pasteItems(made.one, made.ids, copied, {}).value();
        QCOMPARE(whole.copies.size(), 3U);
        const Project cut =
            pushed(made.one, remove(made.one, std::vector{copied.links.front().id}));
        const PastedItems pasted = pasteItems(cut, made.ids, copied, {}).value();
        QVERIFY(pasted.change.links.empty());
        QCOMPARE(pasted.copies.size(), 2U);
        QVERIFY(applied(cut, pasted.change).node(pasted.copies.at("seek")));
    }

    void pastedGroup_bringsItsPartIntoAnotherProject() {
        Grouped made;
        const Project named =
            pushed(made.one, rename(made.one, NodeGroups(made.one).parts().front().id, "Way home"));
        const Project other = world("prey:agent-type");
        const Project both = pushed(other, paste(other, made.ids, cutOut(named), {}));
        QVERIFY(findErrors(both).empty());
        QCOMPARE(NodeGroups(both).parts().front().name, "Way home"s);
        QCOMPARE(both.links.size(), 1U);
        const Project twice = pushed(both, paste(both, made.ids, cutOut(named), {}));
        QCOMPARE(NodeGroups(twice).parts().size(), 1U);
        QCOMPARE(NodeGroups(twice).all().size(), 2U);
    }

    void pastedGroup_sharesGeometry_unlessItIsOnTheCard() {
        IdSource ids(4);
        Project project;
        edit(project, addNode(project, ids, "path", {}, {100, 100}));
        const Id path = project.nodes.front().id;
        edit(project, makeGroup(project, ids, Ids{path}));
        const Project shared = pushed(project, paste(project, ids, cutOut(project), {}));
        QCOMPARE(shared.scene.size(), 1U);
        QCOMPARE(textOf(shared.nodes.at(1).values.at(0)), shared.scene.front().id);
        push(project, expose(project, {path, "path"}, "Way"));
        const Project own = pushed(project, paste(project, ids, cutOut(project), {}));
        QCOMPARE(own.scene.size(), 2U);
        QCOMPARE(textOf(own.nodes.at(1).values.at(0)), own.scene.at(1).id);
    }

    void override_isMadeInAll() {
        Grouped made;
        const Id other = made.nodeOf(made.two, 1, "seek");
        const Project project = applied(made.two, overrideChange(made.two, other + ".muted=true"));
        QVERIFY(project.node("seek")->muted);
    }

    void files_containGroups() {
        Grouped made;
        QVERIFY(require(readProject(writeProject(made.two))).project == made.two);
        QCOMPARE(writeExport(made.one).value(), writeExport(chase().build()).value());
    }

    void everyExample_runsAsWithoutGroups() {
        for (const std::string& file : projectFiles("examples")) {
            const Project flat = projectIn(file);
            std::vector<Id> nodes; // every other one
            for (std::size_t i = 0; i < flat.nodes.size(); i += 2)
                nodes.push_back(flat.nodes[i].id);
            IdSource ids(1);
            const Project grouped = applied(flat, makeGroup(flat, ids, nodes));
            QVERIFY(writeExport(grouped).value() == writeExport(flat).value());
            QCOMPARE(hashAfter(grouped, 3), hashAfter(flat, 3));
        }
    }

    void randomGroups_runAsTheFlatProject() {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            RandomProject random(seed);
            const Project flat = random.make(20, 20);
            IdSource ids(seed);
            Project grouped = flat;
            for (int groups = 0; groups < 3; ++groups) {
                std::vector<Id> nodes;
                const NodeGroups present(grouped);
                for (const Node& node : grouped.nodes)
                    if (!present.groupOf(node.id) && random.chance(0.3))
                        nodes.push_back(node.id);
                if (!nodes.empty())
                    edit(grouped, makeGroup(grouped, ids, nodes));
            }
            QCOMPARE(hashAfter(grouped, 5), hashAfter(flat, 5));
            std::vector<Id> all;
            const NodeGroups made(grouped);
            for (const NodeGroup& group : made.all())
                all.push_back(group.id);
            QCOMPARE(hashAfter(applied(grouped, ungroup(grouped, all)), 5), hashAfter(flat, 5));
        }
    }

    void randomEdits_keepGroupsEqual_andAreUndone() {
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 150; ++seed) {
            RandomEdits edits(seed);
            Project project = edits.project();
            std::erase_if(project.annotations, [](const Annotation& each) {
                return each.type == "part" || each.type == "group";
            });
            IdSource ids(seed);
            std::vector<Id> nodes;
            for (const Node& node : project.nodes)
                if (edits.below(2) == 0)
                    nodes.push_back(node.id);
            if (nodes.empty())
                continue;
            project = twice(project, ids, nodes);
            for (int i = 0; i < 8; ++i) {
                const std::string before = writeProject(project);
                const NodeGroups groups(project);
                const Id open = groups.empty() ? Id() : theGroup(groups).id;
                const std::size_t edit = edits.below(RandomEdits::names.size() - 1);
                const Change change =
                    require(followGroups(project, edits.make(edit, project), open));
                const Project after = applied(project, change);
                QVERIFY2(writeProject(applied(after, inverse(change))) == before,
                         RandomEdits::names.at(edit));
                project = after;
                const NodeGroups now(project);
                if (now.all().size() != 2 || now.parts().size() != 1)
                    break;
                QCOMPARE(theGroup(now, 1).members.size(), theGroup(now).members.size());
                ++compared;
            }
        }
        QVERIFY(compared > 200);
    }

    /// Eight times as many nodes take eight to ten times as long; it was 64 times where each node
    /// looked at all others.
    void largeGroups_takeTimeInProportion() {
        const double small = timeOfLargeGroup(300), large = timeOfLargeGroup(2400);
        QVERIFY2(large < 20 * small, qPrintable(QString("%1 ms, %2 ms").arg(small).arg(large)));
    }
};
