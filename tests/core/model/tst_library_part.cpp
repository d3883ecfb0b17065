#include "core/io/part_file.h"
#include "core/model/library_part.h"
#include "core/model/parameters.h"
#include "tests/core/support/testing.h"

/// A project with two groups of a part of "seek" and "goal", and the library of that part.
struct Linked {
    IdSource ids{5};
    Project one = applied(chase().build(), makeGroup(chase().build(), ids, Ids{"goal", "seek"}));
    Id part = NodeGroups(one).parts().front().id;
    Project two = applied(one, addGroup(one, ids, part, {400, 80}));
    Project library = libraryOf(one, part).value();

    /// The library after an edit of its nodes.
    Project edited(const Result<Change>& change) const { return applied(library, change); }
    static Id nodeOf(const Project& project, std::size_t group, std::string_view role) {
        const NodeGroups groups(project);
        const Id* node = groups.all().at(group).node(role);
        return node ? *node : Id();
    }
};

/// Parts in files of their own.
class TestLibraryPart : public QObject {
    Q_OBJECT

private slots:
    void library_isTheGroupAlone_andReadsBack() {
        Linked at;
        QCOMPARE(at.library.nodes.size(), 2U);
        QCOMPARE(at.library.links.size(), 1U);
        QVERIFY(!findLibraryProblem(at.library));
        QVERIFY(require(readPart(writeProject(at.library))) == at.library);
        QVERIFY(!libraryOf(at.one, "nothing").ok());
    }

    void otherProjects_areNoLibraries() {
        Linked at;
        QVERIFY(findLibraryProblem(at.two));
        QVERIFY(findLibraryProblem(Project()));
        const auto read = readPart(writeProject(at.one)); // more nodes than those of the group
        QVERIFY(!read.ok());
        const Problem& problem = read.problems().front();
        QVERIFY(problem.line > 1 && problem.column > 0);
        QCOMPARE(readPart("{").problems().front().line, 1);
        QVERIFY(!addFromLibrary(at.one, at.ids, at.two, {}, {}).ok());
        QVERIFY(!takeOver(at.one, at.ids, at.part, at.two, "").ok());
    }

    void added_isAGroup_andOneMoreTheNextTime() {
        Linked at;
        const Project empty;
        const PartLink link{"parts/home.tiller-part", partState(at.library)};
        const Change change = require(addFromLibrary(empty, at.ids, at.library, link, {64, 32}));
        const Id group = change.annotations.back().id();
        const Project project = pushed(empty, change);
        QVERIFY(findErrors(project).empty());
        const NodeGroups groups(project);
        const Part& part = groups.partOf(*groups.group(group));
        QVERIFY(linkOf(project, part.id) == link);
        QCOMPARE(numberOf(valueOf(*project.annotation(group), "x")), 64.0);
        QCOMPARE(differencesOf(project, part.id, at.library).size(), 0U);

        const Project more = pushed(project, addFromLibrary(project, at.ids, at.library, link, {}));
        QCOMPARE(NodeGroups(more).parts().size(), 1U);
        QCOMPARE(NodeGroups(more).all().size(), 2U);
        const Project unlinked = pushed(more, setLink(more, part.id, {}));
        QVERIFY(linkOf(unlinked, part.id) == PartLink());
        QVERIFY(readProject(writeProject(more)).value().project == more);
    }

    void state_isOfWhatGroupsHaveInCommon() {
        Linked at;
        const std::string state = partState(at.library);
        QCOMPARE(partState(libraryOf(at.two, at.part).value()), state);
        QVERIFY(partState(at.edited(rename(at.library, "seek", "Go"))) != state);
        // What stands on the card, and the place of the group, differ from group to group.
        const Project shown = at.edited(expose(at.library, {"goal", "point"}, "Where"));
        const Id point = textOf(valueOf(*shown.node("goal"), "point"));
        QVERIFY(partState(shown) != state);
        const std::vector<Id> moved{NodeGroups(shown).all().front().id, point};
        QCOMPARE(partState(applied(shown, moveAnnotations(shown, moved, {8, 8}))),
                 partState(shown));
    }

    void differences_nameEachOne() {
        Linked at;
        QVERIFY(differencesOf(at.two, at.part, at.library).empty());
        Project library = at.edited(rename(at.library, "seek", "Go"));
        edit(library, setMuted(library, Ids{"goal"}, true));
        edit(library, rename(library, at.part, "Home"));
        const auto found = differencesOf(at.two, at.part, library);
        QCOMPARE(found.size(), 3U);
        QVERIFY_HAS(found[0], "Home");
        const Project without = at.edited(remove(at.library, Ids{"goal"}));
        const auto removed = differencesOf(at.two, at.part, without);
        QCOMPARE(removed.size(), 2U); // the node and its wire
        QVERIFY(removed[0].ends_with("is only here."));
    }

    void takeOver_changesAllGroups_andIsUndone() {
        Linked at;
        Project library = at.edited(rename(at.library, "seek", "Go"));
        Change added = require(addNode(library, at.ids, "timer", {8, 8}, {}));
        const Id timer = added.nodes.back().id();
        edit(library, followGroups(library, added, NodeGroups(library).all().front().id));
        edit(library, connectNodes(library, at.ids, timer, "seek"));
        edit(library, rename(library, at.part, "Home"));

        const Result<Change> taken = takeOver(at.two, at.ids, at.part, library, "77");
        const Project after = pushed(at.two, taken);
        QVERIFY(findErrors(after).empty());
        QVERIFY(differencesOf(after, at.part, library).empty());
        QCOMPARE(linkOf(after, at.part).taken, "77"s);
        QCOMPARE(after.nodes.size(), at.two.nodes.size() + 2);
        QCOMPARE(NodeGroups(after).all().size(), 2U);
        for (const std::size_t group : {0U, 1U}) {
            const Id seek = at.nodeOf(after, group, "seek");
            QCOMPARE(seek, at.nodeOf(at.two, group, "seek")); // ids, and so draws, stay
            QCOMPARE(after.node(seek)->name, "Go"s);
            QCOMPARE(after.linksInto(seek, "when").size(), 1U);
        }
        QVERIFY(applied(after, inverse(followGroups(at.two, require(taken), {}).value())) ==
                at.two);
        const Project back = pushed(after, takeOver(after, at.ids, at.part, at.library, ""));
        QCOMPARE(back.nodes.size(), at.two.nodes.size());
    }

    void takeOver_keepsWires_drivenSettings_andGeometry() {
        Linked at;
        const Id other = at.nodeOf(at.two, 1, "seek");
        Project project = pushed(
            at.two, tiller::connect(at.two, at.ids, {other, "force"}, port("prey.steering")));
        const Project library = at.edited(rename(at.library, "seek", "Go"));
        const Id point = textOf(valueOf(*project.node("goal"), "point"));
        const std::size_t links = project.links.size(), items = project.scene.size();
        push(project, takeOver(project, at.ids, at.part, library, ""));
        QCOMPARE(project.links.size(), links);
        QCOMPARE(project.scene.size(), items);
        QCOMPARE(textOf(valueOf(*project.node("goal"), "point")), point);

        IdSource ids(3);
        Project roam = chase().add("roam:wander").build();
        edit(roam, makeGroup(roam, ids, Ids{"roam"}));
        const Id part = NodeGroups(roam).parts().front().id;
        const Project same = libraryOf(roam, part).value();
        push(roam, makeParameter(roam, ids, {"roam", findNodeType("wander")->settings[0].id}));
        push(roam, takeOver(roam, ids, part, same, ""));
        QCOMPARE(roam.parameters.front().drives.size(), 1U);
        QCOMPARE(roam.parameters.front().drives.front().item, Id("roam"));
    }

    void takeOver_replacesNodesOfAnotherType() {
        Linked at;
        Project library = at.library;
        const auto seek = std::ranges::find(library.nodes, Id("seek"), &Node::id);
        seek->type = "arrive";
        seek->values = findNodeType("arrive")->suggestions();
        QVERIFY(findErrors(library).empty());
        const Project after = pushed(at.two, takeOver(at.two, at.ids, at.part, library, ""));
        QVERIFY(findErrors(after).empty());
        QVERIFY(differencesOf(after, at.part, library).empty());
        QCOMPARE(after.node(at.nodeOf(after, 1, "seek"))->type, "arrive"s);
    }
};
