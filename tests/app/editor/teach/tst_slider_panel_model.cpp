#include "app/editor/document/document.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/teach/slider_panel_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

struct Fixture {
    Document document;
    SavedProject saved{document};
    SliderPanelModel model{document, saved};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Fixture() { document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"); }

    [[nodiscard]] QVariant at(int row, const char* role) const { return model.value(row, role); }
    [[nodiscard]] QStringList order() const {
        QStringList result;
        for (int row = 0; row < model.rowCount(); ++row)
            result.append(at(row, "slider").toString());
        return result;
    }
    [[nodiscard]] double weight() const {
        return document.project().link("evade-to-prey-choice")->weight;
    }
    bool toggle(const char* item, const char* setting) {
        return document.push(toggledParameter(document.project(), document.ids(), {item, setting}),
                             {});
    }
};

} // namespace

class TestSliderPanelModel : public QObject {
    Q_OBJECT

private slots:
    void rows_showTitleValueUnitAndRange() {
        Fixture f;
        QCOMPARE(f.order(), QStringList({"fear", "sight", "hunters"}));
        QCOMPARE(f.at(1, "title").toString(), "How far prey see hunters");
        QCOMPARE(f.at(1, "about").toString(), "Range of Hunter nearby");
        QCOMPARE(f.at(0, "about").toString(), "Weight of Evade to Flee, follow, roam");
        QCOMPARE(f.at(1, "text").toString(), "90");
        QCOMPARE(f.at(1, "unit").toString(), "units");
        QCOMPARE(f.at(1, "to").toDouble(), 300.0);
        QVERIFY(f.at(1, "isSaved").toBool());
    }

    void drag_isOneStep_onTheStops() {
        Fixture f;
        const int gesture = f.document.beginGesture();
        f.model.edit("fear", 0.71, gesture);
        f.model.edit("fear", 0.333, gesture);
        QCOMPARE(f.weight(), 0.3);
        QVERIFY(!f.at(0, "isSaved").toBool());
        f.document.undo();
        QCOMPARE(f.weight(), 1.0);
        QVERIFY(!f.document.canUndo());
    }

    void typedNumber_isEnteredOrRefused() {
        Fixture f;
        QSignalSpy refused(&f.document, &Document::refused);
        f.model.type("sight", "125 u"); // between two stops, and beyond the end of the slider
        QCOMPARE(f.at(1, "value").toDouble(), 125.0);
        f.model.type("sight", "far");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(f.at(1, "value").toDouble(), 125.0);
    }

    void restore_setsTheSavedValue_ofOneOrAll() {
        Fixture f;
        QVERIFY(!f.model.moved());
        f.model.edit("fear", 0.5);
        f.model.edit("sight", 200.0);
        QVERIFY(f.model.moved());
        f.model.restore("fear");
        QCOMPARE(f.weight(), 1.0);
        f.model.edit("fear", 0.5);
        f.model.restoreAll();
        QVERIFY(!f.model.moved());
        f.document.undo(); // one step
        QCOMPARE(f.weight(), 0.5);
        QCOMPARE(f.at(1, "value").toDouble(), 200.0);
    }

    void sliders_areMovedRenamedRemoved() {
        Fixture f;
        f.model.move("fear", 1);
        QCOMPARE(f.order(), QStringList({"sight", "fear", "hunters"}));
        f.model.move("hunters", 1); // it is the last
        QCOMPARE(f.order(), QStringList({"sight", "fear", "hunters"}));
        f.document.undo();
        QCOMPARE(f.order(), QStringList({"fear", "sight", "hunters"}));
        f.model.rename("fear", "  Fear ");
        QCOMPARE(f.at(0, "title").toString(), "Fear");
        f.model.rename("fear", "");
        QCOMPARE(f.at(0, "title").toString(), "Weight of Evade to Flee, follow, roam");
        f.model.remove("fear");
        QCOMPARE(f.order(), QStringList({"sight", "hunters"}));
    }

    void slider_isRemovedWithItsItem() {
        Fixture f;
        const std::vector<Id> gone{"evade"};
        f.document.push(remove(f.document.project(), gone), {});
        QCOMPARE(f.order(), QStringList({"sight", "hunters"}));
        f.document.undo();
        QCOMPARE(f.model.rowCount(), 3);
        QCOMPARE(f.at(0, "kind").toString(), "number");
    }

    void setting_isAddedToThePanel_andRemoved() {
        Fixture f;
        QVERIFY(f.toggle("prey", "maxSpeed"));
        QCOMPARE(f.model.rowCount(), 4);
        QCOMPARE(f.at(3, "title").toString(), "Max speed of Prey");
        QVERIFY(f.at(3, "from").toDouble() <= 3);
        QVERIFY(f.at(3, "to").toDouble() >= 3);
        QVERIFY(f.toggle("prey", "maxSpeed"));
        QCOMPARE(f.model.rowCount(), 3);
        QVERIFY(f.toggle("nearest-prey", "loseRange")); // its value is "no limit"
        QVERIFY(f.at(3, "to").toDouble() < 100'000);
    }

    void switchesAndChoices() {
        Fixture f;
        QVERIFY(f.toggle("nearest-prey", "keep"));
        QVERIFY(f.toggle("world", "edges"));
        QCOMPARE(f.at(3, "kind").toString(), "flag");
        f.model.edit(f.at(3, "slider").toString(), false);
        QCOMPARE(f.at(3, "value").toBool(), false);
        QVERIFY(f.at(4, "choices").toList().size() >= 4);
        f.model.edit(f.at(4, "slider").toString(), "wall");
        QCOMPARE(f.document.project().worldText("edges"), "wall");
    }

    void settingNotForThePanel_isRefused() {
        Fixture f;
        QSignalSpy refused(&f.document, &Document::refused);
        QVERIFY(!f.toggle("hunter", "color"));
        QVERIFY(!f.toggle("stamina-to-pursue-when", "weight")); // this wire carries no force
        QVERIFY(!f.toggle("gone", "mass"));
        QCOMPARE(refused.count(), 3);
    }
};

QTEST_GUILESS_MAIN(TestSliderPanelModel)
#include "tst_slider_panel_model.moc"
