#include "app/editor/document/document.h"
#include "app/editor/teach/experiment_list_model.h"
#include "app/editor/teach/saved_project.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

struct Fixture {
    Document document;
    SavedProject saved{document};
    ExperimentListModel model{document, saved};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QSignalSpy started{&model, &ExperimentListModel::started};
    QSignalSpy refused{&document, &Document::refused};

    Fixture() { document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"); }

    [[nodiscard]] QVariant at(int row, const char* role) const { return model.value(row, role); }
    [[nodiscard]] double weight() const {
        return document.project().link("evade-to-prey-choice")->weight;
    }
    [[nodiscard]] double range() const {
        return numberOf(valueOf(*document.project().node("nearest-hunter"), "range"));
    }
    void set(const char* id, const char* setting, const Value& value) {
        document.push(setValue(document.project(), id, setting, value), {});
    }
};

} // namespace

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
        f.document.open(TILLER_SOURCE_DIR "/examples/arrival.tiller");
        QVERIFY(!f.model.canGoBack());
        QCOMPARE(f.model.rowCount(), 3);
    }
};

QTEST_GUILESS_MAIN(TestExperimentListModel)
#include "tst_experiment_list_model.moc"
