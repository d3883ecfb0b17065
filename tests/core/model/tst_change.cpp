#include "core/io/project_io.h"
#include "core/model/change.h"
#include "tests/core/model/model_testing.h"
#include "tests/core/support/random_project.h"

#include <array>

using namespace tiller;

namespace {

/// Makes random edits of every kind in edits.h.
class RandomEdits {
public:
    explicit RandomEdits(std::uint64_t seed) : m_random(seed), m_ids(seed) {}

    [[nodiscard]] Project project() { return m_random.make(8, 100); }

    static constexpr std::array names{"setValue",  "rename",    "setWeight", "setNotes",
                                      "setAgents", "moveNodes", "addNode",   "connect",
                                      "reorder",   "remove",    "paste",     "difference"};

    /// The edit with this index in `names`; empty if it is refused or has nothing to edit.
    [[nodiscard]] Change make(std::size_t edit, const Project& project) {
        switch (edit) {
        case 0:
            return setAny(project);
        case 1:
            return orNothing(rename(project, anyId(project), m_random.text()));
        case 2:
            return orNothing(setWeight(project, anyLink(project), m_random.number(0, 100)));
        case 3:
            return setNotes(project, {m_random.text(), m_random.text(), {}, m_random.text()});
        case 4:
            return placeAny(project);
        case 5:
            return moveNodes(project, anyNodes(project), {m_random.number(-10, 10), 1});
        case 6:
            return orNothing(addNode(project, m_ids, anyType().id, {1, 2}, {30, 40}));
        case 7:
            return connectAny(project);
        case 8:
            return reorder(project, anyLink(project), m_random.chance(0.5) ? 1 : -1);
        case 9:
            return remove(project, someIds(project));
        case 10:
            return orNothing(paste(project, m_ids, excerpt(project, anyNodes(project)), {20, 20}));
        default:
            return difference(project, m_random.make(4, 100));
        }
    }

    [[nodiscard]] std::size_t below(std::size_t count) { return m_random.below(count); }

private:
    static Change orNothing(const Result<Change>& change) {
        return change ? change.value() : Change();
    }

    template <class T>
    Id oneOf(const std::vector<T>& items) {
        return items.empty() ? Id() : items[below(items.size())].id;
    }
    Id anyLink(const Project& project) { return oneOf(project.links); }
    Id anyId(const Project& project) {
        switch (below(4)) {
        case 0:
            return oneOf(project.scene);
        case 1:
            return anyLink(project);
        default:
            return oneOf(project.nodes);
        }
    }
    const NodeType& anyType() { return nodeTypes()[below(nodeTypes().size())]; }

    std::vector<Id> someIds(const Project& project) {
        std::vector<Id> ids;
        for (std::size_t i = below(4); i > 0; --i)
            ids.push_back(anyId(project));
        return ids;
    }
    std::vector<Id> anyNodes(const Project& project) {
        std::vector<Id> ids;
        for (const Node& node : project.nodes)
            if (m_random.chance(0.3))
                ids.push_back(node.id);
        return ids;
    }

    Change setAny(const Project& project) {
        const Id id = m_random.chance(0.2) ? Id("world") : anyId(project);
        const Description* type = &worldDescription();
        if (const Node* node = project.node(id))
            type = findNodeType(node->type);
        else if (const SceneItem* item = project.sceneItem(id))
            type = findSceneType(item->type);
        if (type->settings.empty())
            return {};
        const Setting& setting = type->settings[below(type->settings.size())];
        if (setting.id == "count")
            return {}; // there could be too many agents
        Value value = m_random.number(setting.min, setting.max);
        if (setting.kind == SettingKind::flag)
            value = m_random.chance(0.5);
        else if (setting.kind == SettingKind::choice)
            value = setting.choices[below(setting.choices.size())].id;
        else if (setting.kind == SettingKind::color)
            value = std::string("#010203");
        else if (setting.kind == SettingKind::geometry)
            value = std::string();
        return orNothing(setValue(project, id, setting.id, value));
    }

    Change placeAny(const Project& project) {
        for (const Node& node : project.nodes)
            if (node.type == "agent-type" && m_random.chance(0.7))
                return setAgents(project, node.id,
                                 {{m_random.text(), {m_random.number(-1e6, 1e6), 1}, {2, 3}}});
        return {};
    }

    Change connectAny(const Project& project) {
        for (int tries = 0; tries < 20 && !project.nodes.empty(); ++tries) {
            const Node& from = project.nodes[below(project.nodes.size())];
            const Node& to = project.nodes[below(project.nodes.size())];
            const auto& ports = findNodeType(to.type)->ports;
            const Port* output = findNodeType(from.type)->output();
            if (!output || ports.empty())
                continue;
            const auto made = connect(project, m_ids, {from.id, output->id},
                                      {to.id, ports[below(ports.size())].id});
            if (made)
                return made.value();
        }
        return {};
    }

    RandomProject m_random;
    IdSource m_ids;
};

/// Equal except for the order of lists.
bool sameSets(Project a, Project b) {
    for (Project* each : {&a, &b}) {
        std::ranges::sort(each->nodes, {}, &Node::id);
        std::ranges::sort(each->links, {}, &Link::id);
        std::ranges::sort(each->scene, {}, &SceneItem::id);
    }
    return a == b;
}

std::string where(std::uint64_t seed, const char* edit) {
    return "seed " + std::to_string(seed) + ", " + edit;
}

} // namespace

class TestChange : public QObject {
    Q_OBJECT

private slots:
    void inverse_restoresToTheByte();
    void inverseOfTheInverse_isTheChange();
    void merged_hasTheEffectOfBoth_andUndoesBoth();
    void mergedGesture_isOneStep();
    void mergedWithItsInverse_isEmpty_data();
    void mergedWithItsInverse_isEmpty();
    void merged_spansRemovalAndReturn();
    void difference_makesTheOther();
    void difference_ofEquals_isEmpty();
    void removedItem_comesBackAtItsIndex();
    void empty_isTrueWithoutSteps();
};

void TestChange::inverse_restoresToTheByte() {
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
            QVERIFY2(!hasErrors(check(project)), where(seed, RandomEdits::names[edit]).c_str());
            QVERIFY2((project != before) == !change.empty(),
                     where(seed, RandomEdits::names[edit]).c_str());
            QVERIFY2(applied(project, inverse(change)) == before,
                     where(seed, RandomEdits::names[edit]).c_str());
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

void TestChange::inverseOfTheInverse_isTheChange() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomEdits edits(seed);
        const Project project = edits.project();
        for (std::size_t edit = 0; edit < RandomEdits::names.size(); ++edit) {
            const Change change = edits.make(edit, project);
            QVERIFY(inverse(inverse(change)) == change);
        }
    }
}

void TestChange::merged_hasTheEffectOfBoth_andUndoesBoth() {
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
        QVERIFY2(applied(start, merged(all, inverse(all))) == start, where(seed, "undo").c_str());
    }
}

void TestChange::mergedGesture_isOneStep() {
    const Project start = chase().build();
    Project project = start;
    Change all;
    const std::vector<Id> moved{"seek", "flee"};
    for (int i = 0; i < 100; ++i) {
        const Change step = moveNodes(project, moved, {1, 2});
        apply(step, project);
        all = merged(all, step);
    }
    QCOMPARE(all.nodes.size(), std::size_t{2});
    QVERIFY(all == moveNodes(start, moved, {100, 200}));
}

void TestChange::mergedWithItsInverse_isEmpty_data() {
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

void TestChange::mergedWithItsInverse_isEmpty() {
    QFETCH(Change, change);
    QVERIFY(!change.empty());
    QVERIFY(merged(change, inverse(change)).empty());
    QVERIFY(merged(change, Change()) == change);
    QVERIFY(merged(Change(), change) == change);
}

void TestChange::merged_spansRemovalAndReturn() {
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

void TestChange::difference_makesTheOther() {
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

void TestChange::difference_ofEquals_isEmpty() {
    Project project = chase().build();
    QVERIFY(difference(project, project).empty());
    Project turned = project;
    std::ranges::reverse(turned.nodes);
    std::ranges::reverse(turned.links);
    QVERIFY(difference(project, turned).empty());
}

void TestChange::removedItem_comesBackAtItsIndex() {
    const Project start = chase().build();
    const std::vector<Id> gone{"goal", "prey", "flee"};
    const Change change = remove(start, gone);
    const Project without = applied(start, change);
    QCOMPARE(idsOf(without.nodes), (std::vector<Id>{"hunter", "seek"}));
    QCOMPARE(idsOf(applied(without, inverse(change)).nodes), idsOf(start.nodes));
}

void TestChange::empty_isTrueWithoutSteps() {
    QVERIFY(Change().empty());
    const Project project = chase().build();
    Change each = require(setValue(project, "world", "width", 3.0));
    QVERIFY(!each.empty());
    each = setNotes(project, {"a", {}, {}, {}});
    QVERIFY(!each.empty());
    each = require(setValue(project, "goal-at", "x", 3.0));
    QVERIFY(each.nodes.empty() && each.links.empty() && !each.empty());
}

QTEST_APPLESS_MAIN(TestChange)
#include "tst_change.moc"
