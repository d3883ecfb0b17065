#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/excerpts.h"
#include "core/model/reroute.h"
#include "tests/app/editor/testing.h"

Project example(const char* name) {
    return loadProject(std::string(TILLER_SOURCE_DIR "/examples/") + name + ".tiller")
        .value()
        .project;
}

struct Fixture {
    Project project = example("hunter-and-prey");
    IdSource ids{1};

    Id add(const Result<Change>& change) {
        apply(change.value(), project);
        return addedBy(change.value()).front();
    }
};

class TestExcerpts : public QObject {
    Q_OBJECT

private slots:
    void copiedText_isPastedIntoAnotherProject() {
        Fixture f;
        const Id frame = f.add(frameAround(f.project, f.ids, QRectF(480, 0, 168, 100)));
        const Id comment = f.add(addComment(f.project, f.ids, {0, 0}));
        const std::vector<Id> chosen{"nearest-prey", "pursue", frame, comment};
        const QString text = QString::fromStdString(writeProject(excerptOf(f.project, chosen)));

        Project other;
        const Project copied = readExcerpt(text).value();
        const Change pasted = pasteExcerpt(other, f.ids, copied, {16, 8}).value();
        apply(pasted, other);
        QCOMPARE(other.nodes.size(), 2U);
        QCOMPARE(other.links.size(), 1U);
        QCOMPARE(other.links[0].from.node, other.nodes[0].id);
        QCOMPARE(other.annotations.size(), 2U);
        QCOMPARE(boxOf(other.annotations[0]),
                 boxOf(*f.project.annotation(frame)).translated(16, 8));
        QCOMPARE(addedBy(pasted).size(), 4U);
        for (const Id& id : chosen)
            QVERIFY(!other.has(id));
        apply(inverse(pasted), other);
        QVERIFY(other == Project());
    }

    void copiedGroup_bringsItsPart() {
        Fixture f;
        const Id group =
            f.add(makeGroup(f.project, f.ids, std::vector<Id>{"nearest-prey", "pursue"}));
        const Id comment = f.add(addComment(f.project, f.ids, {0, 0}));
        const std::vector<Id> chosen{group, comment};
        const QString text = QString::fromStdString(writeProject(excerptOf(f.project, chosen)));
        const Project copied = readExcerpt(text).value();
        const QPointF corner = boxOf(*f.project.annotation(group)).topLeft();
        QCOMPARE(cornerOf(copied)->x, std::min(corner.x(), 0.0)); // not of the cards inside

        Project other;
        const Change pasted = pasteExcerpt(other, f.ids, copied, {16, 8}).value();
        apply(pasted, other);
        const NodeGroups groups(other);
        QCOMPARE(groups.all().size(), 1U);
        QCOMPARE(groups.all().front().members.size(), 2U);
        QCOMPARE(addedBy(pasted).size(), 2U); // the group and the comment
        QCOMPARE(boxOf(*other.annotation(groups.all().front().id)).topLeft(),
                 corner + QPointF(16, 8));

        apply(duplicateWithWires(f.project, f.ids, chosen, {400, 0}).value(), f.project);
        const NodeGroups twice(f.project);
        QCOMPARE(twice.parts().size(), 1U);
        QCOMPARE(twice.all().size(), 2U);
        const Id* copy = twice.all().back().node("nearest-prey");
        QVERIFY(copy);
        QCOMPARE(f.project.linksInto(*copy, "agents").size(),
                 f.project.linksInto("nearest-prey", "agents").size()); // its wires came along
    }

    void copiedGroup_ofAPartThatLostAWire_isPasted() {
        for (const bool hasPoint : {false, true}) {
            Fixture f;
            const Id group =
                f.add(makeGroup(f.project, f.ids, std::vector<Id>{"nearest-prey", "pursue"}));
            const auto wire = std::ranges::find_if(f.project.links, [](const Link& each) {
                return each.from.node == "nearest-prey" && each.to.node == "pursue";
            });
            const Id inner = wire->id;
            if (hasPoint)
                apply(addReroute(f.project, f.ids, inner, 0, {0, 0}).value(), f.project);
            const std::vector<Id> chosen{group};
            const Project copied = excerptOf(f.project, chosen);
            QCOMPARE(copied.links.size(), 1U);
            apply(remove(f.project, std::vector<Id>{inner}), f.project);
            const Project before = f.project;
            const Change pasted = pasteExcerpt(f.project, f.ids, copied, {16, 8}).value();
            apply(pasted, f.project);
            QCOMPARE(NodeGroups(f.project).all().size(), 2U);
            QCOMPARE(f.project.links.size(), before.links.size());
            QVERIFY(std::ranges::none_of(f.project.annotations, isReroute));
            apply(inverse(pasted), f.project);
            QVERIFY(f.project == before);
        }
    }

    void sceneItemsAlone_areMovedAside() {
        Fixture f;
        const auto added = addNode(f.project, f.ids, "point", {0, 0}, {100, 100});
        apply(added.value(), f.project);
        const SceneItem item = f.project.scene.back();
        const Project copied = excerptOf(f.project, std::vector{item.id});
        QVERIFY(copied.nodes.empty());
        for (int i = 0; i < 2; ++i) {
            const Change pasted = pasteExcerpt(f.project, f.ids, copied, {0, 0}).value();
            apply(pasted, f.project);
            QCOMPARE(addedBy(pasted), std::vector{f.project.scene.back().id});
        }
        const std::size_t count = f.project.scene.size();
        QCOMPARE(count, 3U);
        QVERIFY(f.project.scene[0].values != f.project.scene[1].values);
        QVERIFY(f.project.scene[1].values != f.project.scene[2].values);
    }

    /// A path without points stands nowhere. The other items went with it to the end of the world.
    void whatCannotMove_movesNothingAside() {
        Project project;
        const auto item = [](const char* id, const char* type) {
            return SceneItem{.id = id, .type = type, .values = findSceneType(type)->defaults()};
        };
        project.scene = {item("path", "path"), item("goal", "point")};
        project.scene[0].values[*findSceneType("path")->settingIndex("points")] = Points();
        IdSource ids(1);
        apply(pasteExcerpt(project, ids, project, {24, 24}).value(), project);
        QCOMPARE(project.scene.size(), 4U);
        QCOMPARE(numberOf(valueOf(project.scene[3], "x")),
                 numberOf(valueOf(project.scene[1], "x")) + 24);
    }

    void otherTexts_areRefusedWithASentence_data() {
        const TestRows<QString, QString> row;
        row("nothing", " \n", "holds no text");
        row("prose", "Dear diary", "no part of a Tiller project");
        row("broken", R"({"format": "tiller-project", "version": 2,)", "cannot be pasted");
        row("empty project", QString::fromStdString(writeProject({})), "holds nothing to paste");
    }

    void otherTexts_areRefusedWithASentence() {
        const auto [text, says] = fetched<QString, QString>();
        const auto read = readExcerpt(text);
        QVERIFY(!read);
        const QString sentence = QString::fromStdString(read.problems().front().text);
        QVERIFY_HAS(sentence, says);
    }

    void duplicate_keepsTheWiresIntoIt() {
        Fixture f;
        const Project before = f.project;
        const std::vector<Id> chosen{"go-to-mouse", "prey-choice"};
        const Change change = duplicateWithWires(f.project, f.ids, chosen, {24, 24}).value();
        apply(change, f.project);
        const Id move = change.nodes[0].id();
        const Id choice = change.nodes[1].id();
        QCOMPARE(f.project.linksInto(move, "target").front()->from.node, "cursor");
        QCOMPARE(f.project.linksInto(move, "when").front()->from.node, "near-mouse");
        const auto forces = f.project.linksInto(choice, "forces");
        QCOMPARE(forces.size(), 3U);
        QCOMPARE(forces[0]->from.node, "evade");
        QCOMPARE(forces[1]->from.node, move); // a wire between copies is a copy
        for (const Link& link : f.project.links)
            QVERIFY(link.from.node != choice); // wires out of the originals are not copied
        apply(inverse(change), f.project);
        QVERIFY(f.project == before);
    }
};
