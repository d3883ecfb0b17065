#include "core/model/change.h"
#include "tests/core/support/random_edits.h"
#include "tests/core/support/testing.h"

/// Equal except for the order of lists.
bool sameSets(Project a, Project b) {
    for (Project* each : {&a, &b}) {
        std::ranges::sort(each->nodes, {}, &Node::id);
        std::ranges::sort(each->links, {}, &Link::id);
        std::ranges::sort(each->scene, {}, &SceneItem::id);
        std::ranges::sort(each->parameters, {}, &Parameter::id);
    }
    return a == b;
}

std::string where(std::uint64_t seed, const char* edit) {
    return "seed " + std::to_string(seed) + ", " + edit;
}

class TestChange : public QObject {
    Q_OBJECT

private slots:
    void inverse_restoresToTheByte() {
        constexpr std::uint64_t sequences = 1000;
        std::array<int, RandomEdits::names.size()> made{};
        for (std::uint64_t seed = 0; seed < sequences; ++seed) {
            RandomEdits edits(seed);
            const Project start = edits.project();
            const std::string text = writeProject(start);
            Project project = start;
            std::vector<Change> undo;
            for (int i = 0; i < 10; ++i) {
                const std::size_t edit = edits.below(RandomEdits::names.size());
                const Change change = edits.make(edit, project);
                const Project before = project;
                apply(change, project);
                made[edit] += !change.empty();
                const std::string at = where(seed, RandomEdits::names[edit]);
                QVERIFY2(!hasErrors(check(project)), at.c_str());
                QVERIFY2((project != before) == !change.empty(), at.c_str());
                QVERIFY2(applied(project, inverse(change)) == before, at.c_str());
                undo.push_back(inverse(change));
            }
            const Project end = project;
            for (auto each = undo.rbegin(); each != undo.rend(); ++each)
                apply(*each, project);
            QVERIFY2(project == start, where(seed, "all").c_str());
            QCOMPARE(writeProject(project), text);
            for (const Change& each : undo)
                apply(inverse(each), project);
            QVERIFY2(project == end, where(seed, "all again").c_str());
        }
        for (std::size_t edit = 0; edit < made.size(); ++edit)
            QVERIFY2(made[edit] > 100, RandomEdits::names[edit]);
    }

    void inverseOfTheInverse_isTheChange() {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            RandomEdits edits(seed);
            const Project project = edits.project();
            for (std::size_t edit = 0; edit < RandomEdits::names.size(); ++edit) {
                const Change change = edits.make(edit, project);
                QVERIFY(inverse(inverse(change)) == change);
            }
        }
    }

    void merged_hasTheEffectOfBoth_andUndoesBoth() {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            RandomEdits edits(seed);
            const Project start = edits.project();
            Project project = start;
            Change all;
            for (int i = 0; i < 8; ++i) {
                const std::size_t edit = edits.below(RandomEdits::names.size());
                const Change change = edits.make(edit, project);
                apply(change, project);
                all = merged(all, change);
                const std::string at = where(seed, RandomEdits::names[edit]);
                QVERIFY2(applied(start, all) == project, at.c_str());
                QVERIFY2(applied(project, inverse(all)) == start, at.c_str());
            }
            QVERIFY2(applied(start, merged(all, inverse(all))) == start,
                     where(seed, "undo").c_str());
        }
    }

    void mergedGesture_isOneStep() {
        const Project start = chase().build();
        Project project = start;
        Change all;
        const std::vector<Id> moved{"seek", "flee"};
        for (int i = 0; i < 100; ++i) {
            const Change step = moveNodes(project, moved, {1, 2});
            apply(step, project);
            all = merged(all, step);
        }
        QCOMPARE(all.nodes.size(), 2U);
        QVERIFY(all == moveNodes(start, moved, {100, 200}));
    }

    void mergedWithItsInverse_isEmpty_data() {
        QTest::addColumn<Change>("change");
        const Project project = chase().build();
        IdSource ids(1);
        const std::vector<Id> nodes{"seek", "goal"};
        QTest::newRow("value") << require(setValue(project, "hunter", "mass", 3.0));
        QTest::newRow("world") << require(setValue(project, "world", "width", 3.0));
        QTest::newRow("notes") << setNotes(project, {"a", "b", "c", "d"});
        QTest::newRow("move") << moveNodes(project, nodes, {1, 2});
        QTest::newRow("weight") << require(setWeight(project, "link-1", 2));
        QTest::newRow("add") << require(addNode(project, ids, "point", {}, {}));
        QTest::newRow("connect") << require(
            tiller::connect(project, ids, port("prey.agents"), port("seek.target")));
        QTest::newRow("remove") << remove(project, nodes);
        QTest::newRow("paste") << require(paste(project, ids, excerpt(project, nodes), {1, 1}));
    }

    void mergedWithItsInverse_isEmpty() {
        QFETCH(Change, change);
        QVERIFY(!change.empty());
        QVERIFY(merged(change, inverse(change)).empty());
        QVERIFY(merged(change, Change()) == change);
        QVERIFY(merged(Change(), change) == change);
    }

    void merged_spansRemovalAndReturn() {
        const Project start = chase().build();
        const std::vector<Id> gone{"seek"};
        const Change renamed = require(rename(start, "seek", "a"));
        const Project second = applied(start, renamed);
        const Change removed = remove(second, gone);
        const Project third = applied(second, removed);
        const Change returned = inverse(removed);
        const Project fourth = applied(third, returned);
        const Change again = require(rename(fourth, "seek", "b"));
        const Change all = merged(merged(merged(renamed, removed), returned), again);
        QVERIFY(applied(start, all) == applied(fourth, again));
        QVERIFY(applied(applied(start, all), inverse(all)) == start);
    }

    void difference_makesTheOther() {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            RandomEdits edits(seed);
            const Project a = edits.project();
            Project b = a;
            for (int i = 0; i < 6; ++i)
                apply(edits.make(edits.below(RandomEdits::names.size()), b), b);
            const Change change = difference(a, b);
            const Project made = applied(a, change);
            QVERIFY2(sameSets(made, b), where(seed, "difference").c_str());
            QVERIFY2(applied(made, inverse(change)) == a, where(seed, "undo").c_str());
            QVERIFY2(difference(made, b).empty(), where(seed, "once more").c_str());
        }
    }

    void difference_ofEquals_isEmpty() {
        Project project = chase().build();
        QVERIFY(difference(project, project).empty());
        Project turned = project;
        std::ranges::reverse(turned.nodes);
        std::ranges::reverse(turned.links);
        QVERIFY(difference(project, turned).empty());
    }

    void difference_addsInPlace() {
        const Project whole = chase().build();
        Project cut = whole;
        cut.nodes.erase(cut.nodes.begin());
        cut.nodes.erase(cut.nodes.begin() + 1);
        cut.links.erase(cut.links.begin() + 2);
        QVERIFY(applied(cut, difference(cut, whole)) == whole);
        QVERIFY(applied(whole, inverse(difference(cut, whole))) == cut);
    }

    void removedItem_comesBackAtItsIndex() {
        const Project start = chase().build();
        const std::vector<Id> gone{"goal", "prey", "flee"};
        const Change change = remove(start, gone);
        const Project without = applied(start, change);
        QCOMPARE(idsOf(without.nodes), (Ids{"hunter", "seek"}));
        QCOMPARE(idsOf(applied(without, inverse(change)).nodes), idsOf(start.nodes));
    }

    void empty_isTrueWithoutSteps() {
        QVERIFY(Change().empty());
        const Project project = chase().build();
        Change each = require(setValue(project, "world", "width", 3.0));
        QVERIFY(!each.empty());
        each = setNotes(project, {"a", {}, {}, {}});
        QVERIFY(!each.empty());
        each = require(setValue(project, "goal-at", "x", 3.0));
        QVERIFY(each.nodes.empty() && each.links.empty() && !each.empty());
    }
};
