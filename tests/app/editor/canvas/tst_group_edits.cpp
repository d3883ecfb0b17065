#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_controller.h"
#include "core/model/connect.h"
#include "tests/app/editor/canvas/canvas_stage.h"
#include "tests/app/editor/testing.h"

/// The hunt on a canvas.
struct Fixture : CanvasStage {
    GroupEdits& groups = *canvas.groups();

    /// A behavior with a wire out of it.
    [[nodiscard]] Id behavior() const {
        for (const Link& link : project().links)
            if (scene().card(link.from.node)->kind == NodeKind::behavior)
                return link.from.node;
        return {};
    }
    Id group(const Id& node) {
        select(node);
        groups.groupSelected();
        return selectedId();
    }
    void open(const Id& group) { groups.open(QString::fromStdString(group)); }
    void edit(const Result<Change>& change) { document.push(change, "Edit"); }
};

/// A group of a behavior, within another group.
struct NestedFixture : Fixture {
    Id node = behavior();
    Id inner = group(node);
    Id outer;

    NestedFixture() {
        Id other;
        for (const Node& each : project().nodes)
            if (each.id != node && scene().card(each.id)->kind == NodeKind::behavior)
                other = each.id;
        document.selection()->set({QString::fromStdString(inner), QString::fromStdString(other)});
        groups.groupSelected();
        outer = selectedId();
    }
    [[nodiscard]] QStringList titles() const {
        QStringList result;
        for (const QVariant& each : groups.path())
            result.append(each.toMap()["id"].toString());
        return result;
    }
};

/// Groups on the canvas.
class TestGroupEdits : public QObject {
    Q_OBJECT

private slots:
    void grouped_oneCardStandsForTheNodes_andItsPortsTakeWires() {
        Fixture at;
        const Id node = at.behavior();
        QSignalSpy naming(at.canvas.requests(), &CanvasRequests::textEditRequested);
        const std::size_t wires = at.scene().wires().size();
        const Id group = at.group(node);
        QCOMPARE(at.project().annotation(group)->type, "group");
        QCOMPARE(naming.count(), 1);
        QVERIFY(at.scene().isHidden(node));
        QCOMPARE(at.scene().wires().size(), wires); // they end at the card of the group
        const QRectF box = at.box(group);
        QCOMPARE(at.card(node), box);
        const Part& part = at.scene().groups().parts().front();
        for (const PortSpot& spot : at.scene().card(node)->ports)
            QCOMPARE(at.scene().portAt(box.topLeft() + spot.center, 4),
                     std::optional(PortRef{node, spot.port->id}));
        QCOMPARE(at.scene().card(node)->ports.size(), part.ports.size());
        QVERIFY(!at.scene().nodeAt(box.center()));
        QCOMPARE(at.canvas.annotations()->at(box.center(), 4).value().id, group);
    }

    void step_opensAndLeaves() {
        Fixture at;
        QVERIFY(!at.groups.step());
        const Id node = at.behavior();
        const Id group = at.group(node);
        QVERIFY(at.groups.step());
        QVERIFY(at.groups.inside());
        QVERIFY(!at.scene().isHidden(node));
        QCOMPARE(at.groups.edges().size(),
                 static_cast<qsizetype>(at.scene().groups().parts().front().ports.size()));
        at.canvas.edits()->selectAll();
        QCOMPARE(at.document.selection()->ids(), QStringList{QString::fromStdString(node)});
        QVERIFY(at.groups.step());
        QVERIFY(!at.groups.inside());
        QCOMPARE(at.document.selection()->asIds(), std::vector<Id>{group});
    }

    void nodesAddedInside_belongToTheGroup() {
        Fixture at;
        const Id group = at.group(at.behavior());
        at.open(group);
        QVERIFY(at.canvas.adder()->addNode("timer", 100, 100));
        QCOMPARE(at.scene().groups().group(group)->members.size(), 2U);
        at.document.undo();
        at.document.undo(); // the group itself
        QVERIFY(!at.groups.inside());
        QVERIFY(at.project().annotations.empty() || !at.project().annotation(group));
    }

    void duplicate_isOfTheSamePart_untilMadeSingle() {
        Fixture at;
        const Id node = at.behavior();
        at.group(node);
        at.canvas.edits()->duplicateSelected();
        const Id second = at.selectedId();
        const Id copy = at.scene().groups().group(second)->members.front().second;
        at.document.push(rename(at.project(), node, "Both"), "Rename");
        QCOMPARE(at.project().node(copy)->name, "Both");
        at.groups.makeSingle();
        at.document.push(rename(at.project(), node, "One"), "Rename");
        QCOMPARE(at.project().node(copy)->name, "Both");

        const QVariantList parts = at.groups.parts();
        QCOMPARE(parts.size(), 2);
        QVERIFY(at.canvas.adder()->addNode(parts[0].toMap()["id"].toString(), 500, 500));
        QCOMPARE(at.scene().groups().all().size(), 3U);
    }

    void exposedSetting_standsOnTheCard() {
        Fixture at;
        const Id node = at.behavior();
        QVERIFY(!at.groups.canExpose(QString::fromStdString(node), "weight"));
        at.group(node);
        const std::string setting =
            findNodeType(at.project().node(node)->type)->settings.front().id;
        const QString id = QString::fromStdString(node), name = QString::fromStdString(setting);
        QVERIFY(at.groups.canExpose(id, name));
        at.groups.toggleExposed(id, name);
        QVERIFY(at.groups.isExposed(id, name));
        AnnotationListModel& cards = *at.canvas.annotations()->groups();
        const QVariantList rows = cards.value(0, "rows").toList();
        QCOMPARE(rows.back().toMap()["port"].toString(), QString());
        QVERIFY(rows.back().toMap()["name"].toString().startsWith(
            QString::fromStdString(displayName(*at.project().node(node)))));
        at.groups.toggleExposed(id, name);
        QVERIFY(!at.groups.isExposed(id, name));
    }

    void ungroup_andUndo_bringTheCardsBack() {
        Fixture at;
        const Project before = at.project();
        const Id node = at.behavior();
        at.group(node);
        at.groups.ungroupSelected();
        QVERIFY(!at.scene().isHidden(node));
        QCOMPARE(at.document.selection()->asIds(), std::vector<Id>{node});
        at.document.undo();
        QVERIFY(at.scene().isHidden(node));
        at.document.undo();
        QVERIFY(at.project() == before);
    }

    /// The wire itself cannot be carried: its other end is not on this canvas.
    void dragFromAnInput_whoseWireComesFromOutside_drawsANewWire() {
        Fixture at;
        const Link link = *std::ranges::find_if(at.project().links, [&](const Link& each) {
            return at.scene().card(each.to.node)->kind == NodeKind::behavior;
        });
        at.open(at.group(link.to.node));
        QVERIFY(!at.scene().card(link.from.node)->spot(link.from.port));
        const QPointF port =
            at.canvas.view()->pan() +
            at.scene().card(link.to.node)->place(link.to.port) * at.canvas.view()->zoom();
        at.press(port);
        at.move(port + QPointF(-80, 60));
        at.release(port + QPointF(-80, 60));
        QVERIFY(at.project().link(link.id));
    }

    void problemOfAnInnerCard_opensItsGroup() {
        Fixture at;
        const Id node = at.behavior();
        const Id group = at.group(node);
        at.canvas.centerOn(QString::fromStdString(node));
        QCOMPARE(at.document.openGroup(), group);
        at.canvas.centerOn(QString::fromStdString(group));
        QVERIFY(!at.groups.inside());
    }

    void problemOfAnInnerCard_marksTheCard() {
        Fixture at;
        const Id node = at.behavior();
        at.group(node);
        AnnotationListModel& cards = *at.canvas.annotations()->groups();
        const auto problem = [&] { return cards.value(0, "problem").toString(); };
        QCOMPARE(problem(), QString());
        std::vector<Id> wires;
        for (const Link& link : at.project().links)
            if (link.to.node == node)
                wires.push_back(link.id);
        QVERIFY(!wires.empty());
        QSignalSpy changed(&cards, &QAbstractItemModel::dataChanged);
        at.document.push(remove(at.project(), wires), "Delete");
        QTRY_VERIFY(!problem().isEmpty()); // its target is not wired
        QVERIFY(changed.count() > 0);
        at.document.undo();
        QTRY_COMPARE(problem(), QString());
    }

    void copiedGroup_isPastedAsOneCard() {
        Fixture at;
        const Id group = at.group(at.behavior());
        const std::size_t nodes = at.project().nodes.size();
        at.canvas.edits()->copySelected();
        at.canvas.edits()->paste();
        QCOMPARE(at.project().nodes.size(), nodes + 1);
        QCOMPARE(at.scene().groups().all().size(), 2U);
        QCOMPARE(at.scene().groups().parts().size(), 1U);
        QCOMPARE(at.document.selection()->asIds(),
                 std::vector<Id>{at.scene().groups().all().back().id});
        at.canvas.edits()->removeSelected();
        QCOMPARE(at.project().nodes.size(), nodes);
        at.open(group);
        QSignalSpy refused(&at.document, &Document::refused);
        at.canvas.edits()->paste();
        QCOMPARE(refused.count(), 1); // it would hold itself
        QCOMPARE(at.project().nodes.size(), nodes);

        Document other;
        CanvasController canvas(other);
        canvas.edits()->paste();
        QCOMPARE(canvas.scene().groups().all().size(), 1U);
        other.undo();
        QVERIFY(other.project() == Project());
    }

    void newGroup_coversNoCard() {
        Fixture at;
        const auto card = [&at](double y) {
            (void)at.canvas.adder()->addNode("timer", 2000, y);
            return at.project().nodes.back().id;
        };
        const Id upper = card(2000);
        const Id taken = card(2200);
        const Id lower = card(2400);
        at.document.selection()->set(
            {QString::fromStdString(upper), QString::fromStdString(lower)});
        at.groups.groupSelected();
        const Id group = at.selectedId();
        QVERIFY(at.project().annotation(group));
        QVERIFY(!canvasRect(at.project(), taken).intersects(at.box(group)));
    }

    /// Cards on both sides of another one: the middle between them is taken.
    /// A wire from a number brings a socket onto a card.
    void wiredNumber_pushesTheCardsBelow() {
        Fixture f;
        const auto added = addNode(f.project(), f.document.ids(), "clock", {3000, 3000}, {});
        f.edit(added);
        const Id clock = added.value().nodes.back().id();
        const QRectF before = f.card("evade");
        const Vec2 hunter = f.project().node("hunter")->place;
        const QPointF below = before.bottomLeft() + QPointF(0, 4);
        f.edit(moveNodes(f.project(), std::vector<Id>{"hunter"},
                         {below.x() - hunter.x, below.y() - hunter.y}));
        const Project placed = f.project();
        f.edit(
            tiller::connect(f.project(), f.document.ids(), {clock, "number"}, {"evade", "radius"}));
        QVERIFY(f.card("evade").height() > before.height());
        QVERIFY(f.card("hunter").top() > f.card("evade").bottom());
        f.document.undo();
        QVERIFY(f.project() == placed);
    }

    /// Settings that come onto the card of a group make it higher.
    void growingCard_pushesTheCardsBelow() {
        Fixture f;
        const Id node = f.behavior();
        const Id group = f.group(node);
        const auto boxOfGroup = [&] { return f.box(group); };
        // Two cards close below, one above the other, and one beside.
        const QRectF box = boxOfGroup();
        const auto put = [&](const char* id, QPointF place) {
            const Vec2 now = f.project().node(id)->place;
            f.document.push(
                moveNodes(f.project(), std::vector<Id>{id}, {place.x() - now.x, place.y() - now.y}),
                "Move");
        };
        double x = 3000;
        for (const Node& other : Project(f.project()).nodes)
            if (other.id != node)
                put(other.id.c_str(), {x += 400, 3000});
        put("hunter", box.bottomLeft() + QPointF(0, 8));
        put("prey", {box.left(), f.card("hunter").bottom() + 8});
        put("stamina", box.topRight() + QPointF(8, 0));
        const Project before = f.project();
        const Node& inside = *f.project().node(node);
        for (const Setting& setting : findNodeType(inside.type)->settings)
            f.groups.toggleExposed(QString::fromStdString(node),
                                   QString::fromStdString(setting.id));
        QVERIFY(boxOfGroup().height() > box.height() + 40);
        const QRectF hunter = f.card("hunter");
        const QRectF prey = f.card("prey");
        QVERIFY(hunter.top() > boxOfGroup().bottom());
        QVERIFY(prey.top() > hunter.bottom());
        QCOMPARE(f.project().node("stamina")->place, before.node("stamina")->place);
        while (f.project() != before && f.document.canUndo())
            f.document.undo();
        QVERIFY(f.project() == before);
    }

    void nestedGroups_openAndLeave_levelByLevel() {
        NestedFixture at;
        const QString inner = QString::fromStdString(at.inner);
        const QString outer = QString::fromStdString(at.outer);
        QVERIFY(at.groups.step());
        QCOMPARE(at.titles(), QStringList{outer});
        at.select(inner);
        QVERIFY(at.groups.step());
        QCOMPARE(at.titles(), (QStringList{outer, inner}));
        QVERIFY(!at.scene().isHidden(at.node));
        QVERIFY(at.groups.step()); // out of the inner group
        QCOMPARE(at.document.openGroup(), at.outer);
        QCOMPARE(at.document.selection()->ids(), QStringList{inner});
        at.groups.open(inner);
        at.groups.leaveTo(outer);
        QCOMPARE(at.document.openGroup(), at.outer);
        at.groups.open(inner);
        at.groups.leaveAll();
        QVERIFY(!at.groups.inside());
        QCOMPARE(at.document.selection()->ids(), QStringList{outer});
    }

    void nestedGroups_standOnTheCanvasOfTheirGroup() {
        NestedFixture at;
        AnnotationListModel& cards = *at.canvas.annotations()->groups();
        const auto shown = [&] {
            return cards.rowCount() == 1 ? cards.value(0, "itemId").toString() : QString();
        };
        QCOMPARE(shown(), QString::fromStdString(at.outer));
        const QRectF outerBox = at.box(at.outer);
        QCOMPARE(at.scene().card(at.node)->rect, outerBox);
        at.open(at.outer);
        QCOMPARE(shown(), QString::fromStdString(at.inner));
        const QRectF box = at.box(at.inner);
        QCOMPARE(at.scene().card(at.node)->rect, box);
        QCOMPARE(at.canvas.annotations()->at(box.center(), 4).value().id, at.inner);
        for (const QVariant& edge : at.groups.edges())
            QVERIFY(!edge.toMap()["place"].toPointF().isNull());
        at.open(at.inner);
        QCOMPARE(cards.rowCount(), 0);
    }

    void groupMadeInside_standsInside_andUngroupsInside() {
        NestedFixture at;
        const Project before = at.project();
        at.open(at.inner);
        const Id middle = at.group(at.node);
        QCOMPARE(at.scene().groups().group(middle)->outer, at.inner);
        QCOMPARE(at.document.openGroup(), at.inner);
        at.groups.ungroupSelected();
        QCOMPARE(at.document.openGroup(), at.inner);
        QVERIFY(!at.scene().isHidden(at.node));
        QVERIFY(at.canvas.adder()->addNode("flock", 100, 100)); // a part of Tiller
        const Id flock = at.selectedId();
        QCOMPARE(at.scene().groups().group(flock)->outer, at.inner);
        for (int i = 0; i < 3; ++i)
            at.document.undo();
        QVERIFY(at.project() == before);
    }

    void problemTwoLevelsDeep_marksTheOuterCard_andOpensTheInnerGroup() {
        NestedFixture at;
        AnnotationListModel& cards = *at.canvas.annotations()->groups();
        const auto problem = [&] { return cards.value(0, "problem").toString(); };
        std::vector<Id> wires;
        for (const Link& link : at.project().links)
            if (link.to.node == at.node)
                wires.push_back(link.id);
        at.document.push(remove(at.project(), wires), "Delete");
        QTRY_VERIFY(!problem().isEmpty());
        at.canvas.centerOn(QString::fromStdString(at.node));
        QCOMPARE(at.document.openGroup(), at.inner);
        at.canvas.centerOn(QString::fromStdString(at.inner));
        QCOMPARE(at.document.openGroup(), at.outer);
    }

    void settingTwoLevelsDeep_isExposedLevelByLevel() {
        NestedFixture at;
        const std::string setting = findNodeType(at.project().node(at.node)->type)->settings[0].id;
        const QString id = QString::fromStdString(at.node), name = QString::fromStdString(setting);
        QVERIFY(!at.groups.canExpose(id, name)); // the inner card does not show it
        at.open(at.inner);
        at.groups.toggleExposed(id, name);
        at.groups.leave();
        QVERIFY(at.groups.canExpose(id, name));
        QVERIFY(!at.groups.isExposed(id, name));
        at.groups.toggleExposed(id, name);
        at.groups.leaveAll();
        QVERIFY(at.groups.isExposed(id, name));
    }
};
