#include "app/editor/canvas/excerpts.h"
#include "app/editor/viewmodels/inspector_lists.h"
#include "app/editor/viewmodels/inspector_model.h"
#include "app/editor/viewport/scene_drawing.h"
#include "core/model/macros.h"
#include "tests/app/editor/sim/hunt_by_modes.h"
#include "tests/app/editor/testing.h"

const QString example = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";

QVariant value(const InspectorModel& model, const QString& setting, const char* role) {
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.value(row, "setting") == setting)
            return model.value(row, role);
    return {};
}

struct Fixture {
    Document document;
    InspectorModel model;

    explicit Fixture(const QStringList& items) {
        QVERIFY(document.open(example));
        model.setDocument(&document);
        model.setItems(items);
    }
};

struct Orders {
    Document document;
    LinkOrderModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Orders() {
        document.projectModel().replace(HuntByModes().project);
        model.setDocument(&document);
    }
    [[nodiscard]] QStringList from() const {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all.append(model.value(row, "from").toString());
        return all;
    }
};

/// A document with a wall from (0, 0) via (10, 0) to (10, 20).
struct PointStage {
    Document document;
    PointListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    Id wall;

    PointStage() {
        Sketch sketch(DrawTool::wall, {0, 0});
        for (const Vec2 place : {Vec2{10, 0}, Vec2{10, 20}}) {
            sketch.moveTo(place);
            sketch.addPoint();
        }
        const auto change =
            addSceneItem(document.project(), document.ids(), sketch.finished(false)).value();
        document.push(change, "Draw");
        wall = change.scene.front().id();
        model.setDocument(&document);
        model.setItem(QString::fromStdString(wall));
    }
    [[nodiscard]] const Points& points() const {
        return pointsOf(valueOf(*document.project().sceneItem(wall), "points"));
    }
    [[nodiscard]] QString text(int row, const char* role) const {
        return model.value(row, role).toString();
    }
};

class TestInspectorModel : public QObject {
    Q_OBJECT

private slots:
    void rows_showTheDescription() {
        Fixture f({"hunter"});
        const QAbstractItemModelTester tester(
            &f.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(f.model.title(), "Hunter");
        QCOMPARE(f.model.typeTitle(), "Agent type");
        QCOMPARE(f.model.kind(), "agent-type");
        QCOMPARE(value(f.model, "mass", "value").toDouble(), 10.0);
        QCOMPARE(value(f.model, "mass", "group").toString(), "Body");
        QVERIFY(value(f.model, "mass", "help").toString().contains("Range"));
        QCOMPARE(value(f.model, "color", "kind").toString(), "color");
        QCOMPARE(value(f.model, "shape", "choices").toList().size(), 3);
    }

    void regions_areListedByTheirNames() {
        Fixture f({"hunter"});
        for (const char* name : {"Nest", ""}) {
            QVERIFY(f.document.push(
                addNode(f.document.project(), f.document.ids(), "region", {}, {}), "Add"));
            const Id node = f.document.project().nodes.back().id;
            f.document.push(rename(f.document.project(), node, name), "Rename");
        }
        QStringList names;
        for (const QVariant& each : value(f.model, "startRegion", "choices").toList())
            names += each.toMap()["title"].toString();
        QCOMPARE(names, QStringList({"Whole world", "Nest", "Region 2"}));
    }

    void slide_isOneStep_andRounded() {
        Fixture f({"hunter"});
        const int gesture = f.document.beginGesture();
        for (const double mass : {20.123456, 25.98765, 30.000001})
            f.model.edit("mass", mass, gesture);
        QCOMPARE(numberIn(f.document.project(), "hunter", "mass"), 30.0);
        QCOMPARE(f.document.undoText(), "Set mass of Hunter");
        f.document.undo();
        QCOMPARE(value(f.model, "mass", "value").toDouble(), 10.0);
        QVERIFY(!f.document.canUndo());
    }

    void drag_isOneStep_fineAndCoarse() {
        Fixture f({"hunter", "prey"});
        const auto speed = [&](const char* node) {
            return numberIn(f.document.project(), node, "maxSpeed");
        };
        const double hunter = speed("hunter");
        const double prey = speed("prey");
        f.model.startDrag("maxSpeed");
        f.model.drag(20, Qt::NoModifier);
        const double way = speed("hunter") - hunter;
        QVERIFY(way > 0);
        QVERIFY(std::abs(speed("prey") - prey - way) <= 1);
        f.model.drag(-20, Qt::NoModifier);
        f.model.drag(20, Qt::ShiftModifier);
        QVERIFY(std::abs(speed("hunter") - hunter - way / 10) < 0.11);
        f.model.cancelDrag();
        QCOMPARE(speed("hunter"), hunter);
        QCOMPARE(speed("prey"), prey);
        QVERIFY(!f.document.canUndo());
    }

    void arrows_step_sums_changeEach() {
        Fixture f({"hunter", "prey"});
        const auto mass = [&](const char* node) {
            return numberIn(f.document.project(), node, "mass");
        };
        const double hunter = mass("hunter");
        const double prey = mass("prey");
        f.model.nudge("mass", 1, Qt::ControlModifier, false);
        f.model.nudge("mass", 1, Qt::ControlModifier, true);
        QVERIFY(mass("hunter") > hunter);
        f.document.undo();
        QCOMPARE(mass("hunter"), hunter);
        QVERIFY(f.model.type("mass", "*2"));
        QCOMPARE(mass("hunter"), 2 * hunter);
        QCOMPARE(mass("prey"), 2 * prey);
        f.document.undo();
        QVERIFY(!f.document.canUndo());
    }

    void spread_belongsToItsSetting() {
        Fixture f({"hunter"});
        QCOMPARE(value(f.model, "massSpread", "spreadOf").toString(), "mass");
        QCOMPARE(value(f.model, "mass", "spreadOf").toString(), "");
        f.model.edit("massSpread", 0.2);
        QVERIFY(value(f.model, "mass", "spreadText").toString().contains("20"));
        QCOMPARE(value(f.model, "color", "spreadText").toString(), "");
    }

    void severalItems_shareTheirSettings() {
        Fixture f({"hunter", "prey"});
        QCOMPARE(value(f.model, "count", "mixed").toBool(), true);
        QCOMPARE(value(f.model, "shape", "mixed").toBool(), false);
        QVERIFY(f.model.type("maxSpeed", "7 units/s"));
        for (const char* node : {"hunter", "prey"})
            QCOMPARE(numberIn(f.document.project(), node, "maxSpeed"), 7.0);
        f.document.undo();
        QVERIFY(!f.document.canUndo());

        f.model.setItems({"pursue", "go-to-mouse"});
        QVERIFY(value(f.model, "speed", "value").isValid());
        QVERIFY(!value(f.model, "prediction", "value").isValid());
    }

    void outOfRange_isRefused() {
        Fixture f({"hunter"});
        QSignalSpy refused(&f.document, &Document::refused);
        f.model.type("mass", "-5");
        f.model.type("mass", "heavy");
        f.model.edit("color", "reddish");
        QCOMPARE(refused.count(), 3);
        QVERIFY(!f.document.modified());
    }

    void restore_setsTheDefault() {
        Fixture f({"hunter"});
        QCOMPARE(value(f.model, "mass", "isDefault").toBool(), false);
        f.model.restore("mass");
        QCOMPARE(value(f.model, "mass", "value").toDouble(), 1.0);
        QCOMPARE(value(f.model, "mass", "isDefault").toBool(), true);
    }

    void appliesWhen_followsTheOtherSetting() {
        Fixture f({"hunter"});
        QCOMPARE(value(f.model, "startSpeedMax", "applies").toBool(), true);
        f.model.edit("startVelocity", "fixed");
        QCOMPARE(value(f.model, "startSpeedMax", "applies").toBool(), false);
        QCOMPARE(value(f.model, "startVelocityX", "applies").toBool(), true);
        f.model.edit("start", "placed");
        QCOMPARE(value(f.model, "startVelocityX", "applies").toBool(), false);
    }

    void worldIsAnItem() {
        Fixture f({"world"});
        QCOMPARE(value(f.model, "width", "value").toDouble(), 800.0);
        f.model.edit("edges", "bounce");
        QCOMPARE(f.document.project().worldText("edges"), "bounce");
        QVERIFY(!f.model.nameable());
    }

    void removedItem_leavesNoRows() {
        Fixture f({"evade"});
        const QAbstractItemModelTester tester(
            &f.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(f.model.rowCount() > 0);
        f.document.push(remove(f.document.project(), std::vector<Id>{"evade"}), "Delete");
        QCOMPARE(f.model.rowCount(), 0);
        QCOMPARE(f.model.title(), QString());
        f.document.undo();
        QVERIFY(f.model.rowCount() > 0);
    }

    void wire_hasItsEnds_andItsWeight() {
        Fixture f({"evade-to-prey-choice"});
        const QAbstractItemModelTester tester(
            &f.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto weight = [&] {
            return f.document.project().link("evade-to-prey-choice")->weight;
        };
        QCOMPARE(f.model.title(), "Evade → Flee, follow, roam");
        QCOMPARE(f.model.typeTitle(), "Wire");
        QCOMPARE(f.model.help(), "A wire from “Force” of Evade to “Forces” of Flee, follow, roam.");
        QCOMPARE(f.model.orderedNode(), "prey-choice");
        QVERIFY(!f.model.nameable());
        QCOMPARE(f.model.rowCount(), 1);
        QCOMPARE(value(f.model, "weight", "value").toDouble(), 1.0);
        QVERIFY(value(f.model, "weight", "mayPanel").toBool());
        QVERIFY(f.model.type("weight", "2.5"));
        QCOMPARE(weight(), 2.5);
        QVERIFY(!value(f.model, "weight", "isDefault").toBool());
        f.model.restore("weight");
        QCOMPARE(weight(), 1.0);
        QSignalSpy refused(&f.document, &Document::refused);
        QVERIFY(!f.model.type("weight", "much"));
        QCOMPARE(refused.size(), 1);

        QSignalSpy head(&f.model, &InspectorModel::headChanged);
        f.document.push(rename(f.document.project(), "evade", "Away"), "Rename");
        QVERIFY(!head.isEmpty());
        QCOMPARE(f.model.title(), "Away → Flee, follow, roam");
        f.document.push(remove(f.document.project(), std::vector<Id>{"evade-to-prey-choice"}),
                        "Delete");
        QCOMPARE(f.model.title(), QString());
        QCOMPARE(f.model.rowCount(), 0);
    }

    void shippedPart_saysWhatItDoes() {
        Fixture f({});
        const auto added = addMacroAsGroup(f.document.project(), f.document.ids(), "flock", {});
        QVERIFY(f.document.push(added, "Add"));
        const Id group = added.value().annotations.back().id();
        f.model.setItems({QString::fromStdString(group)});
        QCOMPARE(f.model.help(), QString::fromStdString(findMacro("flock")->help));
        QVERIFY(f.document.push(rename(f.document.project(), group, "My birds"), "Rename"));
        QCOMPARE(f.model.help(), "Nodes that the canvas shows as one card.");
    }

    void wire_withoutAForce_hasOnlyItsEnds() {
        Fixture f({});
        for (const Link& link : f.document.project().links) {
            if (link.to.port != "when")
                continue;
            f.model.setItems({QString::fromStdString(link.id)});
            QVERIFY(f.model.title().contains("→"));
            QCOMPARE(f.model.rowCount(), 0);
            QCOMPARE(f.model.orderedNode(), QString());
            return;
        }
        QFAIL("the example has no such wire");
    }

    void wires_amongCards_doNotCount() {
        Fixture f({"evade-to-prey-choice", "hunter"});
        QCOMPARE(f.model.title(), "Hunter");
        QVERIFY(f.model.rowCount() > 5);
    }

    void problem_namesTheCard() {
        Fixture f({});
        f.document.push(duplicateWithWires(f.document.project(), f.document.ids(),
                                           std::vector<Id>{"pursue"}, Vec2{400, 400}),
                        "Duplicate");
        const Id copy = f.document.project().nodes.back().id;
        f.model.setItems({QString::fromStdString(copy)});
        QTRY_VERIFY(f.model.problem().startsWith("Pursue "));
        QVERIFY2(!f.model.problem().contains(QString::fromStdString(copy)),
                 qPrintable(f.model.problem()));
    }

    void modesOfAType_inTheirOrder() {
        Orders f;
        f.model.setItem("hunter");
        QCOMPARE(f.model.title(), "Modes");
        QCOMPARE(f.model.kind(), "mode");
        QCOMPARE(f.from(), QStringList({"hunt", "rest"}));
        QVERIFY(f.model.value(0, "first").toBool());
        QVERIFY(!f.model.value(0, "last").toBool());
        QVERIFY(f.model.value(1, "last").toBool());
    }

    void move_isOneStep_andKeepsTheRows() {
        Orders f;
        f.model.setItem("hunter");
        const Project before = f.document.project();
        const QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
        f.model.move(1, -1);
        QCOMPARE(f.from(), QStringList({"rest", "hunt"}));
        QCOMPARE(f.document.project().linksInto("hunter", "modes").front()->from.node, "rest");
        f.model.move(0, -1); // it is the first
        f.model.move(7, 1);
        QCOMPARE(f.from(), QStringList({"rest", "hunt"}));
        f.document.undo();
        QVERIFY(f.document.project() == before);
        QCOMPARE(f.from(), QStringList({"hunt", "rest"}));
        QCOMPARE(reset.count(), 0);
    }

    void otherNodes_haveNone_data() {
        const TestRows<QString> row;
        for (const char* node : {"", "gone", "hunt", "tired", "go", "world"})
            row(*node ? node : "none", node);
    }

    void otherNodes_haveNone() {
        const auto [node] = fetched<QString>();
        Orders f;
        f.model.setItem("hunter");
        f.model.setItem(node);
        QCOMPARE(f.model.rowCount(), 0);
        QVERIFY(f.model.title().isEmpty());
    }

    void priority_hasRows_andFollowsItsLinks() {
        Orders f;
        const auto add = [&](const char* type) {
            const auto change =
                addNode(f.document.project(), f.document.ids(), type, {}, {}).value();
            f.document.push(change, "add");
            return change.nodes.back().id();
        };
        const Id choice = add("priority");
        f.model.setItem(QString::fromStdString(choice));
        QCOMPARE(f.model.kind(), "combiner");
        QCOMPARE(f.model.rowCount(), 0);
        QSignalSpy changed(&f.model, &LinkOrderModel::filled);
        const auto wire = [&](const Id& from) {
            f.document.push(tiller::connect(f.document.project(), f.document.ids(), {from, "force"},
                                            {choice, "forces"}),
                            "wire");
        };
        const Id roam = add("wander");
        wire("go");
        wire(roam);
        QCOMPARE(f.from(), QStringList({"go", QString::fromStdString(roam)}));
        QVERIFY(changed.count() >= 2);
        f.document.push(rename(f.document.project(), "go", "Go there"), "rename");
        QCOMPARE(f.model.value(0, "name").toString(), "Go there");
        f.document.push(remove(f.document.project(), std::vector<Id>{"go"}), "remove");
        QCOMPARE(f.from(), QStringList({QString::fromStdString(roam)}));
    }

    void rows_areThePoints() {
        PointStage stage;
        QCOMPARE(stage.model.rowCount(), 3);
        QCOMPARE(stage.text(2, "placeX"), "10");
        QCOMPARE(stage.text(2, "placeY"), "20");
    }

    void edit_setsACoordinate() {
        PointStage stage;
        QVERIFY(stage.model.edit(1, "y", "-7.5"));
        QCOMPARE(stage.points(), (Points{{0, 0}, {10, -7.5}, {10, 20}}));
        QCOMPARE(stage.document.undoText(), "Move point of Obstacle 1");
        stage.document.undo();
        QCOMPARE(stage.text(1, "placeY"), "0");
    }

    void edit_refusesTextThatIsNoNumber() {
        PointStage stage;
        QSignalSpy refused(&stage.document, &Document::refused);
        QVERIFY(!stage.model.edit(1, "x", "far"));
        QVERIFY(!stage.model.edit(1, "x", "1000001"));
        QVERIFY(!stage.model.edit(9, "x", "1"));
        QCOMPARE(refused.size(), 2);
        QCOMPARE(stage.points(), (Points{{0, 0}, {10, 0}, {10, 20}}));
    }

    void addAfter_isBetween_orBeyondTheEnd() {
        PointStage stage;
        stage.model.addAfter(0);
        QCOMPARE(stage.points()[1], (Vec2{5, 0}));
        stage.model.addAfter(3);
        QCOMPARE(stage.points().back(), (Vec2{10, 40}));
        QCOMPARE(stage.model.rowCount(), 5);
    }

    void removeAt_keepsAsManyAsNeeded() {
        PointStage stage;
        QSignalSpy refused(&stage.document, &Document::refused);
        stage.model.removeAt(1);
        QCOMPARE(stage.points(), (Points{{0, 0}, {10, 20}}));
        stage.model.removeAt(0);
        QCOMPARE(stage.points().size(), 2U);
        QCOMPARE(refused.size(), 1);
    }

    void move_swaps() {
        PointStage stage;
        stage.model.move(0, 1);
        QCOMPARE(stage.points(), (Points{{10, 0}, {0, 0}, {10, 20}}));
        stage.model.move(0, -1);
        QCOMPARE(stage.points().front(), (Vec2{10, 0}));
    }

    void follows_otherEdits() {
        PointStage stage;
        QSignalSpy came(&stage.model, &PointListModel::rowsInserted);
        QSignalSpy went(&stage.model, &PointListModel::rowsRemoved);
        QSignalSpy reset(&stage.model, &PointListModel::modelReset);
        const auto set = [&](const Points& points) {
            stage.document.push(setValue(stage.document.project(), stage.wall, "points", points),
                                "Set");
        };
        set({{0, 0}, {5, 5}, {10, 0}, {10, 20}});
        QCOMPARE(came.size(), 1);
        QCOMPARE(came.front()[1].toInt(), 1);
        set({{1, 1}, {2, 2}});
        QCOMPARE(went.size(), 1);
        QCOMPARE(stage.model.rowCount(), 2);
        QCOMPARE(stage.text(1, "placeX"), "2");
        QCOMPARE(reset.size(), 0);
    }

    void otherItems_haveNoRows() {
        PointStage stage;
        stage.model.setItem("not-there");
        QCOMPARE(stage.model.rowCount(), 0);
        stage.model.removeAt(0);
        stage.model.addAfter(0);
        QCOMPARE(stage.points().size(), 3U);
    }
};
