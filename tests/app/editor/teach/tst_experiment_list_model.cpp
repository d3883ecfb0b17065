#include "app/editor/teach/experiment_list_model.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/teach/slider_panel_model.h"
#include "tests/app/editor/testing.h"

struct Fixture {
    Document document;
    SavedProject saved{document};
    ExperimentListModel model{document, saved};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QSignalSpy started{&model, &ExperimentListModel::started};
    QSignalSpy refused{&document, &Document::refused};

    Fixture() { QVERIFY(document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller")); }

    [[nodiscard]] QVariant at(int row, const char* role) const { return model.value(row, role); }
    [[nodiscard]] double weight() const {
        return document.project().link("evade-to-prey-choice")->weight;
    }
    [[nodiscard]] double range() const {
        return numberIn(document.project(), "nearest-hunter", "range");
    }
    void set(const char* id, const char* setting, const Value& value) {
        document.push(setValue(document.project(), id, setting, value), {});
    }
};

struct Panel {
    Document document;
    SavedProject saved{document};
    SliderPanelModel model{document, saved};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Panel() { QVERIFY(document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller")); }

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

class TestExperimentListModel : public QObject {
    Q_OBJECT

private slots:
    void rows_showNameAndChanges() {
        Fixture f;
        QCOMPARE(f.model.rowCount(), 4);
        QCOMPARE(f.at(1, "title").toString(), "Watchful prey");
        QCOMPARE(f.at(1, "summary").toString(), "Range of Hunter nearby \u2192 200\u202Funits");
        QCOMPARE(f.at(1, "fault").toString(), QString());
        QVERIFY(!f.at(1, "isRunning").toBool());
    }

    void start_isOneStep_withItsName() {
        Fixture f;
        const Project before = f.document.project();
        f.model.start("experiment-careless");
        QCOMPARE(f.weight(), 0.2);
        QCOMPARE(f.started.count(), 1);
        QCOMPARE(f.document.undoText(), "Experiment: Careless prey");
        QCOMPARE(f.model.running(), "Careless prey");
        QVERIFY(f.at(0, "isRunning").toBool());
        f.document.undo();
        QCOMPARE(f.document.project(), before);
        QVERIFY(!f.document.canUndo());
    }

    void goBack_alsoAfterOtherEdits() {
        Fixture f;
        f.model.start("experiment-careless");
        f.set("nearest-hunter", "range", 120.0);
        f.document.push(setWeight(f.document.project(), "evade-to-prey-choice", 0.4), {});
        QVERIFY(f.model.canGoBack());
        QCOMPARE(f.model.projectBefore()->link("evade-to-prey-choice")->weight, 1.0);
        f.model.goBack();
        QCOMPARE(f.weight(), 1.0);
        QCOMPARE(f.range(), 120.0); // not part of the experiment
        QVERIFY(!f.model.canGoBack());
        QCOMPARE(f.started.count(), 2); // the run starts again
    }

    void anotherExperiment_startsFromBeforeTheFirst() {
        Fixture f;
        f.model.start("experiment-careless");
        f.model.start("experiment-watchful");
        QCOMPARE(f.weight(), 1.0);
        QCOMPARE(f.range(), 200.0);
        QCOMPARE(f.model.running(), "Watchful prey");
        f.document.undo(); // also one step
        QCOMPARE(f.weight(), 0.2);
        QCOMPARE(f.range(), 90.0);
        QCOMPARE(f.model.running(), "Careless prey");
        f.document.redo();
        QCOMPARE(f.model.running(), "Watchful prey");
        f.document.undo();
        f.model.goBack();
        QCOMPARE(f.weight(), 1.0);
        QVERIFY(!f.model.canGoBack());
    }

    void undone_cannotGoBack() {
        Fixture f;
        f.model.start("experiment-careless");
        f.document.undo();
        QVERIFY(!f.model.canGoBack());
        QCOMPARE(f.model.running(), QString());
        f.document.redo();
        QVERIFY(f.model.canGoBack());
    }

    void goBackUndone_isRunningAgain() {
        Fixture f;
        f.model.start("experiment-watchful");
        f.set("nearest-hunter", "range", 150.0);
        f.model.goBack();
        QCOMPARE(f.range(), 90.0);
        f.document.undo();
        QCOMPARE(f.range(), 150.0);
        QVERIFY(f.model.canGoBack());
        QCOMPARE(f.model.running(), "Watchful prey");
        f.set("nearest-hunter", "range", 160.0); // the old values, also after other edits
        f.model.goBack();
        QCOMPARE(f.range(), 90.0);
        QVERIFY(!f.model.canGoBack());
    }

    void endedExperiment_isNotRunningWithOtherValues() {
        Fixture f;
        f.model.start("experiment-watchful");
        f.model.goBack();
        f.set("nearest-hunter", "range", 120.0);
        QVERIFY(!f.model.canGoBack());
        f.model.start("experiment-careless"); // from the current settings
        QCOMPARE(f.range(), 120.0);
        f.document.undo();
        f.document.push(setWeight(f.document.project(), "evade-to-prey-choice", 0.4), {});
        QVERIFY(!f.model.canGoBack());
    }

    void goBack_leavesOutRemovedItems() {
        Fixture f;
        f.set("prey", "mass", 10.0);
        f.model.start("experiment-careless");
        const std::vector<Id> gone{"evade"};
        f.document.push(remove(f.document.project(), gone), {});
        QVERIFY(!f.model.canGoBack());
        f.model.goBack(); // nothing to do
        QCOMPARE(f.started.count(), 1);
    }

    void experimentWithProblems_isRefused() {
        Fixture f;
        f.set("experiment-careless", "changes", std::string("prey.mass=5\nprey.mas=6"));
        QVERIFY(f.at(0, "fault").toString().contains("mas"));
        const Project before = f.document.project();
        f.model.start("experiment-careless");
        QCOMPARE(f.document.project(), before);
        QCOMPARE(f.refused.count(), 1);
        QCOMPARE(f.started.count(), 0);
    }

    void madeOfChanges_hasAllSettings() {
        Fixture f;
        f.set("nearest-hunter", "range", 150.0);
        f.set("prey", "count", 10.0);
        f.model.makeOfChanges();
        QCOMPARE(f.model.rowCount(), 5);
        const Annotation& made = f.document.project().annotations.back();
        QCOMPARE(textOf(valueOf(made, "changes")), "sight=150\nprey.count=10");
        QVERIFY(f.at(4, "isRunning").toBool());
        f.model.goBack();
        QCOMPARE(f.range(), 90.0);
        f.model.start(QString::fromStdString(made.id));
        QCOMPARE(f.range(), 150.0);
    }

    void withoutChanges_noneIsMade() {
        Fixture f;
        f.model.makeOfChanges();
        QCOMPARE(f.model.rowCount(), 4);
        QCOMPARE(f.refused.count(), 1);
    }

    void anotherProject_endsTheExperiment() {
        Fixture f;
        f.model.start("experiment-careless");
        QVERIFY(f.document.open(TILLER_SOURCE_DIR "/examples/arrival.tiller"));
        QVERIFY(!f.model.canGoBack());
        QCOMPARE(f.model.rowCount(), 4);
    }

    void rows_showTitleValueUnitAndRange() {
        Panel f;
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
        Panel f;
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
        Panel f;
        QSignalSpy refused(&f.document, &Document::refused);
        f.model.type("sight", "125 u"); // between two stops, and beyond the end of the slider
        QCOMPARE(f.at(1, "value").toDouble(), 125.0);
        f.model.type("sight", "far");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(f.at(1, "value").toDouble(), 125.0);
    }

    void restore_setsTheSavedValue_ofOneOrAll() {
        Panel f;
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
        Panel f;
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
        Panel f;
        const std::vector<Id> gone{"evade"};
        f.document.push(remove(f.document.project(), gone), {});
        QCOMPARE(f.order(), QStringList({"sight", "hunters"}));
        f.document.undo();
        QCOMPARE(f.model.rowCount(), 3);
        QCOMPARE(f.at(0, "kind").toString(), "number");
    }

    void setting_isAddedToThePanel_andRemoved() {
        Panel f;
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
        Panel f;
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
        Panel f;
        QSignalSpy refused(&f.document, &Document::refused);
        QVERIFY(!f.toggle("hunter", "color"));
        QVERIFY(!f.toggle("stamina-to-pursue-when", "weight")); // this wire carries no force
        QVERIFY(!f.toggle("gone", "mass"));
        QCOMPARE(refused.count(), 3);
    }
};
