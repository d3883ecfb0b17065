#include "app/editor/canvas/excerpts.h"
#include "app/editor/document/document.h"
#include "app/editor/viewmodels/inspector_model.h"
#include "core/model/macros.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

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
        document.open(example);
        model.setDocument(&document);
        model.setItems(items);
    }
};

} // namespace

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

    void slide_isOneStep_andRounded() {
        Fixture f({"hunter"});
        const int gesture = f.document.beginGesture();
        for (const double mass : {20.123456, 25.98765, 30.000001})
            f.model.edit("mass", mass, gesture);
        QCOMPARE(numberOf(valueOf(*f.document.project().node("hunter"), "mass")), 30.0);
        QCOMPARE(f.document.undoText(), "Set mass of Hunter");
        f.document.undo();
        QCOMPARE(value(f.model, "mass", "value").toDouble(), 10.0);
        QVERIFY(!f.document.canUndo());
    }

    void drag_isOneStep_fineAndCoarse() {
        Fixture f({"hunter", "prey"});
        const auto speed = [&](const char* node) {
            return numberOf(valueOf(*f.document.project().node(node), "maxSpeed"));
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
            return numberOf(valueOf(*f.document.project().node(node), "mass"));
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
            QCOMPARE(numberOf(valueOf(*f.document.project().node(node), "maxSpeed")), 7.0);
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
};

QTEST_GUILESS_MAIN(TestInspectorModel)
#include "tst_inspector_model.moc"
