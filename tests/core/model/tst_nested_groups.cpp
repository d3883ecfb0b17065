#include "core/io/part_file.h"
#include "core/model/agent_type.h"
#include "core/model/library_part.h"
#include "tests/core/support/random_edits.h"
#include "tests/core/support/testing.h"

Id partOfGroup(const Project& project, const Id& group) {
    return NodeGroups(project).group(group)->part;
}

Id nodeIn(const Project& project, const Id& group, std::string_view role) {
    const NodeGroups groups(project);
    const NodeGroup* found = groups.group(group);
    const Id* node = found ? found->node(role) : nullptr;
    return node ? *node : Id();
}

Id groupIn(const Project& project, const Id& group, std::string_view role) {
    const NodeGroups groups(project);
    for (const auto& [each, id] : groups.group(group)->groups)
        if (each == role)
            return id;
    return {};
}

std::string shownText(const Value& value) {
    if (const double* number = std::get_if<double>(&value))
        return toText(*number);
    if (const bool* flag = std::get_if<bool>(&value))
        return *flag ? "on" : "off";
    if (const std::string* text = std::get_if<std::string>(&value))
        return *text;
    std::string places;
    for (const Vec2 place : std::get<Points>(value))
        places += toText(place.x) + ',' + toText(place.y) + ' ';
    return places;
}

/// What all groups of a part must have in common, as lines of text.
std::set<std::string> contentOf(const Project& project, const NodeGroups& groups,
                                const NodeGroup& group) {
    std::set<RoleRef> exposed;
    for (const NamedRole& each : groups.partOf(group).exposed)
        exposed.insert(each.ref);
    std::set<std::string> lines;
    for (const auto& [role, id] : group.nodes) {
        const Node& node = *project.node(id);
        Node shared{.id = role, .type = node.type, .name = node.name, .values = node.values};
        for (std::size_t i = 0; i < node.values.size(); ++i)
            if (exposed.contains({role, findNodeType(node.type)->settings[i].id}))
                shared.values[i] = {};
        std::string line = role + ' ' + node.type + ' ' + node.name;
        for (const Value& value : shared.values)
            line += ' ' + shownText(value);
        lines.insert(line + ' ' + toText(node.place.x) + ' ' + (node.muted ? "muted" : ""));
    }
    for (const auto& [role, id] : group.groups)
        lines.insert(role + " is a " + groups.group(id)->part);
    for (const Link& link : project.links) {
        const Id* from = group.role(link.from.node);
        const Id* to = group.role(link.to.node);
        if (from && to)
            lines.insert(*from + '.' + link.from.port + " to " + *to + '.' + link.to.port + ' ' +
                         toText(link.weight));
    }
    return lines;
}

/// Whether all groups of each part have the same content.
bool areEqual(const Project& project) {
    const NodeGroups groups(project);
    return std::ranges::all_of(groups.parts(), [&](const Part& part) {
        return std::ranges::all_of(part.groups, [&](const Id& id) {
            return contentOf(project, groups, *groups.group(id)) ==
                   contentOf(project, groups, *groups.group(part.groups.front()));
        });
    });
}

/// A chase with a group of "goal" and "seek", within a group that holds "flee", too; and a second
/// outer group.
struct Nested {
    IdSource ids{5};
    Project project = chase().build();
    Id inner, outer, second;

    Nested() {
        inner = add(makeGroup(project, ids, Ids{"goal", "seek"}));
        outer = add(makeGroup(project, ids, Ids{"flee", inner}));
        second = add(addGroup(project, ids, partOfGroup(project, outer), {400, 80}));
    }
    Id add(const Result<Change>& change, const Id& open = {}) {
        const Id group = require(change).annotations.back().id();
        project = pushed(project, change, open);
        return group;
    }
    void edit(const Result<Change>& change, const Id& open = {}) {
        project = pushed(project, change, open);
    }
    [[nodiscard]] Id otherInner() const { return groupIn(project, second, inner); }
};

/// A project whose groups each hold the next one.
std::string textWithLevels(int levels) {
    std::string annotations;
    for (int i = 0; i < levels; ++i) {
        const std::string number = std::to_string(i);
        annotations += (i == 0 ? "" : ",") +
                       (R"({"id":"p)" + number + R"(","type":"part"},{"id":"g)" + number) +
                       R"(","type":"group","of":"p)" + number + R"(","members":"m=)" +
                       (i + 1 < levels ? "g" + std::to_string(i + 1) : "seek") + "\"}";
    }
    const std::string text = writeProject(world("seek"));
    const std::string empty = "\"annotations\": []";
    if (const std::size_t at = text.find(empty); at != std::string::npos)
        return std::string(text).replace(at, empty.size(),
                                         "\"annotations\": [" + annotations + "]");
    return std::string(text).insert(text.rfind('}'), ", \"annotations\": [" + annotations + "]\n");
}

/// What the clipboard holds of a group with its inner groups.
Project copyOf(const Project& project, const Id& group) {
    const NodeGroups groups(project);
    const NodeGroup& of = *groups.group(group);
    std::vector<Id> nodes;
    for (const auto& [role, node] : of.nodes)
        nodes.push_back(node);
    Project result = excerpt(project, nodes);
    result.annotations = {*project.annotation(of.part), *project.annotation(group)};
    for (const auto& [role, inner] : of.groups) {
        result.annotations.push_back(*project.annotation(groups.group(inner)->part));
        result.annotations.push_back(*project.annotation(inner));
    }
    return result;
}

/// Groups in groups.
class TestNestedGroups : public QObject {
    Q_OBJECT

private slots:
    void groupOfAGroup_keepsIds_andTheExport() {
        Nested at;
        const Project flat = chase().build();
        const NodeGroups groups(at.project);
        const NodeGroup& outer = *groups.group(at.outer);
        QCOMPARE(*outer.node("flee"), Id("flee"));
        QCOMPARE(*outer.node(at.inner + "/seek"), Id("seek"));
        QCOMPARE(outer.members.size(), 2U);
        QCOMPARE(outer.nodes.size(), 3U);
        QCOMPARE(groups.partOf(outer).level, 2);
        QVERIFY(findErrors(at.project).empty());
        const Project one = pushed(at.project, remove(at.project, Ids{at.second})); // as before it
        QCOMPARE(writeExport(one).value(), writeExport(flat).value());
        QCOMPARE(hashAfter(one, 50), hashAfter(flat, 50));
        QVERIFY(require(readProject(writeProject(at.project))).project == at.project);
    }

    void secondGroup_hasAnInnerGroupOfItsOwn() {
        Nested at;
        const Id other = at.otherInner();
        QCOMPARE(other, at.second + "-" + at.inner);
        QCOMPARE(partOfGroup(at.project, other), partOfGroup(at.project, at.inner));
        QCOMPARE(nodeIn(at.project, other, "seek"), other + "-seek"); // INSTANCE-INNER
        QVERIFY(areEqual(at.project));
        const Project alone = pushed(at.project, remove(at.project, Ids{at.second}));
        QCOMPARE(NodeGroups(alone).all().size(), 2U);
        QCOMPARE(alone.nodes.size(), chase().build().nodes.size());
    }

    void cardOf_isTheGroupThatTheCanvasShows() {
        Nested at;
        const NodeGroups groups(at.project);
        QCOMPARE(groups.cardOf("seek", "")->id, at.outer);
        QCOMPARE(groups.cardOf("seek", at.outer)->id, at.inner);
        QVERIFY(!groups.cardOf("seek", at.inner)); // it has a card of its own there
        QVERIFY(!groups.cardOf("flee", at.outer));
        QVERIFY(!groups.cardOf("seek", at.second));
        QCOMPARE(groups.holderOf(at.inner)->id, at.outer);
        QCOMPARE(groups.groupOf("seek")->id, at.inner);
    }

    void editOfAnInnerNode_isMadeInAllOfItsPart() {
        Nested at;
        const Id third =
            at.add(addGroup(at.project, at.ids, partOfGroup(at.project, at.inner), {900, 0}));
        at.edit(rename(at.project, nodeIn(at.project, at.otherInner(), "seek"), "Go home"));
        QCOMPARE(at.project.node("seek")->name, "Go home"s);
        QCOMPARE(at.project.node(nodeIn(at.project, third, "seek"))->name, "Go home"s);
        const Change added = require(addNode(at.project, at.ids, "timer", {8, 16}, {}));
        at.edit(added, third);
        const Id timer = added.nodes.back().id();
        QCOMPARE(nodeIn(at.project, at.second, at.inner + "/" + timer),
                 at.otherInner() + "-" + timer);
        at.edit(connectNodes(at.project, at.ids, timer, nodeIn(at.project, third, "seek")));
        QCOMPARE(at.project.linksInto("seek", "when").size(), 1U);
        QVERIFY(areEqual(at.project));
    }

    void exposedSettings_areShownLevelByLevel() {
        IdSource ids(3);
        Project project = chase().add("roam:wander; roam > prey").build();
        const auto add = [&](const Result<Change>& change) {
            const Id group = require(change).annotations.back().id();
            project = pushed(project, change);
            return group;
        };
        const Id inner = add(makeGroup(project, ids, Ids{"roam"}));
        const Id outer = add(makeGroup(project, ids, Ids{inner}));
        const Id second = add(addGroup(project, ids, partOfGroup(project, outer), {}));
        const Id third = add(addGroup(project, ids, partOfGroup(project, inner), {}));
        const std::string setting = findNodeType("wander")->settings.front().id;
        const SettingRef ref{"roam", setting};
        const auto number = [&](const Id& group, const std::string& role) {
            return numberIn(project, nodeIn(project, group, role), setting);
        };
        const double before = number(third, "roam");

        QVERIFY_REFUSED(expose(project, ref, "Restless", outer), "first");
        project = pushed(project, expose(project, ref, "Restless"));
        project = pushed(project, setValue(project, "roam", setting, before + 1));
        QCOMPARE(number(second, inner + "/roam"), before + 1); // the outer groups are equal
        QCOMPARE(number(third, "roam"), before);
        project = pushed(project, expose(project, ref, "How restless", outer));
        project = pushed(project, setValue(project, "roam", setting, before + 2));
        QCOMPARE(number(second, inner + "/roam"), before + 1);
        QVERIFY(areEqual(project));
        project = pushed(project, unexpose(project, ref)); // of the inner card: so of both
        QCOMPARE(number(second, inner + "/roam"), before + 2);
        QCOMPARE(number(third, "roam"), before + 2);
        const NodeGroups groups(project);
        for (const Part& part : groups.parts())
            QVERIFY(part.exposed.empty());
    }

    void portsOfTheOuterCard_haveTheNamesOfTheInnerOne() {
        Nested at;
        at.edit(remove(at.project, Ids{at.outer, at.second}));
        at.project = chase().build();
        at.inner = at.add(makeGroup(at.project, at.ids, Ids{"goal", "seek"}));
        at.edit(namePort(at.project, port("seek.force"), "Go there"));
        at.outer = at.add(makeGroup(at.project, at.ids, Ids{"flee", at.inner}));
        const NodeGroups groups(at.project);
        const std::vector<NamedRole>& ports = groups.partOf(*groups.group(at.outer)).ports;
        const RoleRef ref{at.inner + "/seek", "force"};
        const auto found = std::ranges::find(ports, ref, &NamedRole::ref);
        QVERIFY(found != ports.end());
        QCOMPARE(found->name, "Go there"s);
        at.edit(namePort(at.project, port("seek.force"), "Home", at.outer));
        const NodeGroups named(at.project);
        QCOMPARE(named.partOf(*named.group(at.inner)).ports.front().name, "Go there"s);
    }

    void groupMadeInside_isMadeInAll_andTakenApartInAll() {
        Nested at;
        const std::vector<Node> nodes = at.project.nodes;
        const std::vector<Link> links = at.project.links;
        const auto outerNodes = NodeGroups(at.project).group(at.second)->nodes.size();
        const Result<Change> made = makeGroup(at.project, at.ids, Ids{"flee"});
        const Id middle = at.add(made, at.outer);
        QCOMPARE(NodeGroups(at.project).group(middle)->outer, at.outer);
        const Id other = groupIn(at.project, at.second, middle);
        QCOMPARE(NodeGroups(at.project).group(other)->members.size(), 1U);
        QVERIFY(at.project.nodes == nodes); // no node gets another id or loses a wire
        QVERIFY(at.project.links == links);
        QVERIFY(areEqual(at.project));
        QVERIFY(!makeGroup(at.project, at.ids, Ids{"flee", "prey"}).ok());

        at.edit(ungroup(at.project, Ids{at.otherInner()}));
        QCOMPARE(NodeGroups(at.project).group(at.outer)->members.size(), 3U);
        QVERIFY(groupIn(at.project, at.outer, at.inner).empty());
        QCOMPARE(nodeIn(at.project, at.second, at.inner + "-seek"),
                 at.second + "-" + at.inner + "-seek");
        QCOMPARE(NodeGroups(at.project).group(at.second)->nodes.size(), outerNodes);
        QVERIFY(areEqual(at.project));
        at.edit(ungroup(at.project, Ids{at.outer, at.second}));
        QCOMPARE(NodeGroups(at.project).all().size(), 2U); // those made inside
        QVERIFY(at.project.links == links);
    }

    void singleInnerGroup_isSingleInAllOuterGroups() {
        Nested at;
        QVERIFY(!makeSingle(at.project, at.ids, at.inner).ok()); // nowhere else
        const Id third =
            at.add(addGroup(at.project, at.ids, partOfGroup(at.project, at.inner), {900, 0}));
        at.edit(makeSingle(at.project, at.ids, at.inner));
        QVERIFY(partOfGroup(at.project, at.inner) != partOfGroup(at.project, third));
        QCOMPARE(partOfGroup(at.project, at.otherInner()), partOfGroup(at.project, at.inner));
        at.edit(rename(at.project, "seek", "Mine"));
        QCOMPARE(at.project.node(nodeIn(at.project, third, "seek"))->name, std::string());
        QVERIFY(areEqual(at.project));
    }

    void addedGroup_joinsTheOpenOne() {
        Nested at;
        const Id lone = at.add(makeGroup(at.project, at.ids, Ids{"prey"}));
        const Id within = at.add(
            addGroup(at.project, at.ids, partOfGroup(at.project, lone), {40, 400}), at.second);
        QCOMPARE(NodeGroups(at.project).group(within)->outer, at.second);
        const Id first = groupIn(at.project, at.outer, within);
        QVERIFY(!first.empty());
        QVERIFY(at.project.node(nodeIn(at.project, first, "prey")));
        QVERIFY(areEqual(at.project));
    }

    void removedInnerGroup_goesFromAll() {
        Nested at;
        at.edit(remove(at.project, Ids{at.otherInner()}));
        QVERIFY(!at.project.node("seek"));
        QCOMPARE(NodeGroups(at.project).group(at.outer)->nodes.size(), 1U);
        QCOMPARE(NodeGroups(at.project).parts().size(), 1U);
        QVERIFY(areEqual(at.project));
    }

    void groupThatHoldsItself_isRefused() {
        Nested at;
        for (const Id& part :
             {partOfGroup(at.project, at.inner), partOfGroup(at.project, at.outer)}) {
            const Change added = require(addGroup(at.project, at.ids, part, {}));
            QVERIFY_REFUSED(followGroups(at.project, added, at.inner), "would hold itself");
        }
    }

    void files_refuseGroupsThatHoldThemselves() {
        Nested at;
        Project damaged = at.project;
        for (Annotation& each : damaged.annotations) // the inner part holds the outer one, too
            if (each.id == at.otherInner())
                each.values[*findAnnotationType("group")->settingIndex("members")] =
                    "again=" + at.outer + '\n';
        QVERIFY_HAS(shown(findErrors(damaged)), "would hold itself");
        QVERIFY(!readProject(writeProject(damaged)).ok());
        QVERIFY(NodeGroups(damaged).problem());
    }

    void files_refuseTooManyLevels() {
        QVERIFY(readProject(textWithLevels(maxGroupLevels)).ok());
        for (const int levels : {maxGroupLevels + 1, 5'000})
            QVERIFY_HAS(shown(problemsOf(readProject(textWithLevels(levels)))),
                        "at most 16 levels deep");
        const auto hostile = readProject(textWithLevels(100'000));
        QVERIFY(!hostile.ok());
        QVERIFY(!hostile.problems().front().text.empty());
    }

    void pastedOuterGroup_bringsTheInnerPart() {
        Nested at;
        const Project copied = copyOf(at.project, at.outer);
        const Id third = at.add(paste(at.project, at.ids, copied, {40, 80}));
        QCOMPARE(NodeGroups(at.project).parts().size(), 2U);
        QCOMPARE(partOfGroup(at.project, third), partOfGroup(at.project, at.outer));
        QVERIFY(areEqual(at.project));
        QVERIFY(findErrors(at.project).empty());
        const Project prey = world("prey:agent-type");
        const Project other = pushed(prey, paste(prey, at.ids, copied, {}));
        QCOMPARE(NodeGroups(other).parts().size(), 2U);
        QCOMPARE(NodeGroups(other).all().size(), 2U);
        QVERIFY(findErrors(other).empty());
        const auto itself =
            followGroups(at.project, require(paste(at.project, at.ids, copied, {})), at.inner);
        QVERIFY(!itself.ok());
    }

    void partFile_holdsGroups() {
        Nested at;
        const Id part = partOfGroup(at.project, at.outer);
        const Project library = libraryOf(at.project, part).value();
        QVERIFY(readPart(writeProject(library)).ok());
        QCOMPARE(NodeGroups(library).all().size(), 2U);
        QVERIFY(differencesOf(at.project, part, library).empty());

        Project other = world("prey:agent-type");
        other =
            pushed(other, addFromLibrary(other, at.ids, library, {"legs.tiller-part", "1"}, {}));
        other =
            pushed(other, addFromLibrary(other, at.ids, library, {"legs.tiller-part", "1"}, {}));
        const NodeGroups groups(other);
        QCOMPARE(groups.all().size(), 4U);
        QCOMPARE(groups.parts().size(), 2U);
        const auto outer = std::ranges::find(groups.parts(), 2, &Part::level);
        QCOMPARE(linkOf(other, outer->id).file, "legs.tiller-part"s);
        QVERIFY(differencesOf(other, outer->id, library).empty());

        Project changed = pushed(library, rename(library, "seek", "Go"));
        const Change timer = require(addNode(changed, at.ids, "timer", {8, 8}, {}));
        const NodeGroups inLibrary(changed);
        changed = pushed(changed, timer, inLibrary.groupOf("seek")->id);
        QCOMPARE(differencesOf(other, outer->id, changed).size(),
                 std::size_t{3}); // card, name, timer
        QVERIFY(partState(changed) != partState(library));
        const Project taken =
            pushed(other, takeOver(other, at.ids, outer->id, changed, partState(changed)));
        QVERIFY(differencesOf(taken, outer->id, changed).empty());
        QCOMPARE(taken.nodes.size(), other.nodes.size() + 2);
        QCOMPARE(NodeGroups(taken).all().size(), 4U);
        QVERIFY(areEqual(taken));
        QVERIFY(findErrors(taken).empty());
    }

    void tooLargeCopies_areRefused() {
        Nested at;
        for (int doubled = 0; doubled < 5; ++doubled) { // 64 groups
            std::vector<Id> all;
            const NodeGroups groups(at.project);
            for (const NodeGroup& group : groups.all())
                if (group.outer.empty())
                    all.push_back(group.id);
            const Id pair = at.add(makeGroup(at.project, at.ids, all));
            at.add(addGroup(at.project, at.ids, partOfGroup(at.project, pair), {}));
        }
        Project many;
        IdSource ids(1);
        for (int i = 0; i < 200; ++i)
            edit(many, addNode(many, ids, "timer", {}, {}));
        QVERIFY_REFUSED(
            followGroups(at.project, require(paste(at.project, ids, many, {})), at.inner),
            "at most 10,000 nodes");
    }

    void everyExample_runsAsTheFlatOne() {
        for (const std::string& file : projectFiles("examples")) {
            const Project flat = projectIn(file);
            std::vector<Id> inner, outer;
            const NodeGroups present(flat);
            for (std::size_t i = 0; i < flat.nodes.size(); ++i)
                if (!present.groupOf(flat.nodes[i].id) && i % 3 != 2)
                    (i % 3 == 0 ? inner : outer).push_back(flat.nodes[i].id);
            if (inner.empty())
                continue;
            IdSource ids(1);
            Result<Change> made = makeGroup(flat, ids, inner);
            const Project grouped = pushed(flat, made);
            outer.push_back(require(made).annotations.back().id());
            const Project nested = pushed(grouped, makeGroup(grouped, ids, outer));
            QVERIFY(writeExport(nested).value() == writeExport(flat).value());
            QCOMPARE(hashAfter(nested, 2), hashAfter(flat, 2));
        }
    }

    void randomEdits_keepGroupsEqual_andAreUndone() {
        int compared = 0, nested = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            RandomEdits edits(seed);
            Project project = edits.project();
            std::erase_if(project.annotations, [](const Annotation& each) {
                return each.type == "part" || each.type == "group";
            });
            IdSource ids(seed);
            for (int i = 0; i < 14; ++i) {
                const std::string before = writeProject(project);
                const NodeGroups groups(project);
                const auto any = [&](const auto& items) {
                    return items[edits.below(items.size())].id;
                };
                const Id open = groups.empty() || edits.below(2) == 0 ? Id() : any(groups.all());
                std::vector<Id> cards; // of the canvas with that group open
                const auto offer = [&](const Id& id) {
                    const NodeGroup* holder = groups.holderOf(id);
                    if ((holder ? holder->id : Id()) == open && edits.below(3) == 0)
                        cards.push_back(id);
                };
                for (const Node& node : project.nodes)
                    offer(node.id);
                for (const NodeGroup& group : groups.all())
                    offer(group.id);
                Result<Change> change = Change();
                switch (i < 2 ? 0 : edits.below(8)) {
                case 0:
                    change = makeGroup(project, ids, cards);
                    break;
                case 1:
                    if (!groups.empty())
                        change = addGroup(project, ids, any(groups.parts()), {8, 8});
                    break;
                case 2:
                    change = ungroup(project, cards);
                    break;
                case 3:
                    if (!groups.empty())
                        change = makeSingle(project, ids, any(groups.all()));
                    break;
                default:
                    change = edits.make(edits.below(RandomEdits::names.size() - 1), project);
                }
                if (!change)
                    continue;
                const Result<Change> whole = followGroups(project, change.value(), open);
                if (!whole) // it would hold itself
                    continue;
                const Project after = applied(project, whole.value());
                QCOMPARE(writeProject(applied(after, inverse(whole.value()))), before);
                project = after;
                QVERIFY2(areEqual(project), std::to_string(seed).c_str());
                const NodeGroups now(project);
                QVERIFY(!now.problem());
                compared += now.all().size() > now.parts().size();
                nested += std::ranges::any_of(now.parts(),
                                              [](const Part& part) { return part.level > 1; });
            }
        }
        QVERIFY(compared > 100);
        QVERIFY(nested > 100);
    }
};
