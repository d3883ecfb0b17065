#include "app/editor/watch/sweep_item.h"
#include "app/editor/watch/watch.h"
#include "core/base/hex.h"
#include "core/io/sweep_io.h"
#include "core/model/overrides.h"
#include "tests/app/editor/window.h"

#include <QFile>
#include <QTest>

using namespace tiller;

namespace {

Sweeps& sweepsOf(EditorWindow& window) {
    return *window.editor.watch.sweeps();
}

const Annotation* sweepIn(EditorWindow& window) {
    for (const Annotation& each : window.editor.document.project().annotations)
        if (each.type == "sweep")
            return &each;
    return nullptr;
}

/// A visible entry of a menu.
QQuickItem* entry(QQuickItem* root, const QString& text) {
    if (root->isVisible() && root->property("text").toString() == text &&
        root->inherits("QQuickMenuItem"))
        return root;
    for (QQuickItem* child : root->childItems())
        if (QQuickItem* found = entry(child, text))
            return found;
    return nullptr;
}

void clickItem(const EditorWindow& window, const QQuickItem* item) {
    QTest::mouseClick(window.window, Qt::LeftButton, {},
                      item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
}

/// Chooses an entry of the menu of the shown sweep.
void choose(const EditorWindow& window, const QString& text) {
    window.click("moreSweep");
    QQuickItem* found = nullptr;
    if (!QTest::qWaitFor([&] {
            found = entry(window.window->contentItem(), text);
            return found != nullptr;
        }))
        qFatal("the menu has not opened");
    clickItem(window, found);
}

/// Begins a short sweep: few values, few seeds.
void tryShort(EditorWindow& window, const QString& path, const QString& list,
              const QString& seeds = "2", const QString& seconds = "1") {
    Sweeps& sweeps = sweepsOf(window);
    sweeps.tryValues(path);
    SweepDraft& draft = *sweeps.draft();
    draft.first()->setRange(false);
    draft.first()->setProperty("list", list);
    draft.setProperty("seeds", seeds);
    draft.setProperty("seconds", seconds);
}

bool runToEnd(EditorWindow& window) {
    return QTest::qWaitFor([&] { return !sweepsOf(window).running(); }, 60'000);
}

SweepItem& chartOf(EditorWindow& window) {
    return *qobject_cast<SweepItem*>(window.item("sweepChart"));
}

} // namespace

#define ACCEPT(window)                                                                             \
    QTRY_VERIFY(window.isShown("acceptSweep") && window.item("acceptSweep")->isEnabled());         \
    window.click("acceptSweep");                                                                   \
    QTRY_VERIFY(!window.isShown("acceptSweep"))
#define VERIFY_ACCEPTED(window)                                                                    \
    ACCEPT(window);                                                                                \
    QVERIFY(runToEnd(window))

/// Sweeps in the window: other values, many runs, one chart.
class TestSweeps : public QObject {
    Q_OBJECT

private slots:
    void howDoesSightChangeCatches_isAnsweredWithAPlot() {
        EditorWindow window("hunter-and-prey");
        QTRY_VERIFY(window.isShown("panel-sight"));
        QTest::mouseClick(window.window, Qt::RightButton, {}, window.center("panel-sight"));
        QQuickItem* found = nullptr;
        QTRY_VERIFY((found = entry(window.window->contentItem(), QStringLiteral("Try values…"))));
        clickItem(window, found);
        QTRY_VERIFY(window.isShown("acceptSweep"));
        SweepDraft& draft = *sweepsOf(window).draft();
        QCOMPARE(draft.first()->path(), "sight");
        QCOMPARE(draft.measure()->quantity(), "contacts-with"); // as the status bar counts
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        QCOMPARE(window.text("sweepSeconds"), "60");
        QTRY_VERIFY2(window.text("sweepSize").contains("about") ||
                         window.text("sweepSize").contains("second"),
                     qPrintable(window.text("sweepSize")));
        draft.setProperty("seconds", "10"); // of a slow machine
        window.click("acceptSweep");
        QTRY_VERIFY(window.isShown("sweepChart"));
        QVERIFY(runToEnd(window));
        QVERIFY(sweepsOf(window).complete());
        const auto summaries = summarize(*sweepsOf(window).plan(), sweepsOf(window).results());
        QVERIFY(summaries.front().mean && summaries.back().mean);
        QVERIFY2(
            *summaries.front().mean > *summaries.back().mean, // who sees far is caught less
            qPrintable(QString("%1 %2").arg(*summaries.front().mean).arg(*summaries.back().mean)));
        QVERIFY(window.text("sweepState").contains("runs"));
    }

    void results_equalThoseOfOneRun() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 100");
        VERIFY_ACCEPTED(window);
        const SweepPlan& plan = *sweepsOf(window).plan();
        QCOMPARE(sweepsOf(window).results().size(), std::size_t{4});
        for (const SweepRun& each : plan.runs)
            QCOMPARE(sweepsOf(window).results().at(each.id),
                     *runOne(window.editor.document.project(), plan, each, [] { return true; }));
    }

    void savedProject_showsTheResultsAgain() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 100");
        VERIFY_ACCEPTED(window);
        const SweepResults results = sweepsOf(window).results();
        QVERIFY(window.editor.document.save());
        const QString file = window.editor.document.file();
        window.editor.document.newProject();
        QVERIFY(!sweepsOf(window).hasResults());
        QVERIFY(window.editor.document.open(file));
        QCOMPARE(sweepsOf(window).results(), results);
        QVERIFY(sweepsOf(window).complete());
        QVERIFY(!sweepsOf(window).stale());
        QTRY_VERIFY(window.isShown("sweepChart"));
    }

    void undo_takesTheSweepAway_redoBringsItsResults() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 100");
        VERIFY_ACCEPTED(window);
        window.editor.document.undo();
        QVERIFY(!sweepIn(window));
        QVERIFY(!window.editor.document.canUndo());
        window.editor.document.redo();
        QVERIFY(sweepIn(window));
        QVERIFY(sweepsOf(window).complete());
    }

    void anEdit_makesResultsStale_theirOwnValuesDoNot() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 100");
        VERIFY_ACCEPTED(window);
        Document& document = window.editor.document;
        document.push(overrideChanges(document.project(), "sight=120"), "Edit");
        QTest::qWait(400); // longer than the patience of the results
        QVERIFY(!sweepsOf(window).stale());
        document.push(overrideChanges(document.project(), "fear=0.5"), "Edit");
        QTRY_VERIFY(sweepsOf(window).stale());
        QVERIFY(sweepsOf(window).hasResults());
        sweepsOf(window).run();
        QVERIFY(runToEnd(window));
        QVERIFY(!sweepsOf(window).stale());
        QVERIFY(sweepsOf(window).complete());
    }

    void clickOnAPoint_opensThatRun_withTheSameHash() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 200");
        VERIFY_ACCEPTED(window);
        QTRY_VERIFY(window.isShown("sweepChart"));
        window.waitForFrame();
        const Project before = window.editor.document.project();
        const SweepPlan plan = *sweepsOf(window).plan();
        SweepItem& chart = chartOf(window);
        const int run = 3; // the second seed of a value
        QTest::mouseClick(window.window, Qt::LeftButton, {},
                          chart.mapToScene(chart.placeOf(run)).toPoint());
        Comparison& comparison = *window.editor.teaching.comparison();
        QTRY_VERIFY(comparison.active());
        const int chosen = chart.property("chosenRun").toInt();
        QVERIFY(chosen >= 0);
        const SweepRun& opened = plan.runs[static_cast<std::size_t>(chosen)];
        QCOMPARE(opened.cell, plan.runs[run].cell);
        QCOMPARE(comparison.document()->project().worldNumber("seed"),
                 static_cast<double>(opened.seed));
        QVERIFY(window.editor.document.project() == before);
        QVERIFY(window.runTo(plan.sweep.ticks));
        QTRY_COMPARE(comparison.simulation()->tick(), plan.sweep.ticks);
        QCOMPARE(comparison.simulation()->stateHash().toStdString(),
                 toHex(sweepsOf(window).results().at(opened.id).hash));
    }

    void useTheseValues_isOneStep() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 200", "1");
        VERIFY_ACCEPTED(window);
        QTRY_VERIFY(window.isShown("sweepChart"));
        window.item("sweepChart")->forceActiveFocus(Qt::TabFocusReason);
        window.key(Qt::Key_Right);
        window.key(Qt::Key_Right);
        window.key(Qt::Key_Return); // the run with 200
        QTRY_VERIFY(window.isShown("useValues"));
        const QSignalSpy used(&sweepsOf(window), &Sweeps::valuesUsed);
        window.click("useValues");
        QCOMPARE(used.count(), 1);
        QVERIFY2(used[0][0].toString().contains("How far prey see hunters → 200"),
                 qPrintable(used[0][0].toString()));
        QCOMPARE(numberOf(window.editor.document.project().parameter("sight")->value), 200.0);
        QVERIFY(!window.editor.teaching.comparison()->active());
        window.editor.document.undo();
        QCOMPARE(numberOf(window.editor.document.project().parameter("sight")->value), 90.0);
        QVERIFY(sweepsOf(window).hasResults());
    }

    void extend_keepsWhatIsKnown() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 200", "1");
        VERIFY_ACCEPTED(window);
        const SweepResults before = sweepsOf(window).results();
        QTRY_VERIFY(window.isShown("extendSweep"));
        window.click("extendSweep");
        QVERIFY(runToEnd(window));
        QCOMPARE(sweepsOf(window).results().size(), std::size_t{12});
        for (const auto& [id, result] : before)
            QCOMPARE(sweepsOf(window).results().at(id), result);
    }

    void pause_holds_cancel_keepsResults() {
        EditorWindow window("hunter-and-prey");
        constexpr std::size_t all = 4 * 2000; // more than any machine does before the click
        tryShort(window, "sight", "50, 100, 150, 200", "2000", "10");
        ACCEPT(window);
        QTRY_VERIFY(window.isShown("cancelSweep"));
        QTRY_VERIFY(sweepsOf(window).hasResults());
        window.click("runSweep");
        QVERIFY(sweepsOf(window).paused());
        std::size_t held = 0; // once what was running has stopped
        QVERIFY(QTest::qWaitFor([&] {
            QTest::qWait(300);
            return std::exchange(held, sweepsOf(window).results().size()) == held;
        }));
        QTest::qWait(300);
        QCOMPARE(sweepsOf(window).results().size(), held);
        QVERIFY(held < all);
        window.click("runSweep");
        QTRY_VERIFY(sweepsOf(window).results().size() > held);
        window.click("cancelSweep");
        QVERIFY(runToEnd(window));
        const SweepAnnotation kept = sweepOf(*sweepIn(window));
        QVERIFY(readSweepResults(kept.results).size() > held);
        QVERIFY(!sweepsOf(window).complete());
    }

    void twoSettings_areAMap() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "0, 100, 200", "2", "5");
        SweepDraft& draft = *sweepsOf(window).draft();
        draft.chooseSecond("hunters");
        draft.second()->setRange(false);
        draft.second()->setProperty("list", "1, 4, 12");
        VERIFY_ACCEPTED(window);
        QTRY_VERIFY(window.isShown("sweepChart"));
        const ChartLook look{.size = {400, 300},
                             .font = {},
                             .ground = Qt::white,
                             .text = Qt::black,
                             .grid = Qt::gray,
                             .line = Qt::blue,
                             .dark = false};
        const SweepChart chart =
            makeSweepChart(window.editor.document.project(), *sweepsOf(window).plan(),
                           sweepsOf(window).results(), look);
        QCOMPARE(chart.spots.size(), std::size_t{9});
        for (const SweepChart::Spot& each : chart.spots)
            QCOMPARE(chart.spots[*chart.spotAt(each.area.center())].run, each.run);
    }

    void table_picture_drawing_areWritten() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 200");
        VERIFY_ACCEPTED(window);
        QTRY_VERIFY(window.isShown("moreSweep"));
        const QTemporaryDir folder;
        const auto written = [&](const QString& name) {
            window.editor.dialogs.answerWith(folder.filePath(name));
            choose(window, QStringLiteral("Save the chart or table…"));
            QFile file(folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray table = written("a.csv");
        QVERIFY(table.startsWith("run,sight,seed,value,hash\n"));
        QCOMPARE(table.count('\n'), 5);
        const QByteArray drawing = written("a.svg");
        QVERIFY(drawing.startsWith("<svg "));
        QVERIFY(drawing.contains("How far prey see hunters"));
        const QImage picture = QImage::fromData(written("a.png"));
        QCOMPARE(picture.size(), (chartOf(window).size() * 2).toSize());
    }

    void draft_refuses() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 200");
        SweepDraft& draft = *sweepsOf(window).draft();
        for (const auto& [field, typed] : {std::pair("seeds", "many"),
                                           {"seeds", "1.5"},
                                           {"seeds", "0"},
                                           {"seeds", "9000"},
                                           {"seconds", ""},
                                           {"seconds", "0.001"}}) {
            QVERIFY2(draft.canAccept(), typed);
            const QVariant before = draft.property(field);
            draft.setProperty(field, QString(typed));
            QVERIFY2(!draft.canAccept(), typed);
            QTRY_VERIFY2(!window.item("acceptSweep")->isEnabled(), typed);
            QCOMPARE(window.text("sweepSize"), draft.missing());
            draft.setProperty(field, before);
        }
    }

    void integers_stayWhole() {
        EditorWindow window("hunter-and-prey");
        sweepsOf(window).tryValues("hunter.radius"); // a length: fractions are fine
        const SweepDraft& draft = *sweepsOf(window).draft();
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        sweepsOf(window).tryValues("hunters");
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        const auto varied = readVaries(sweepOf(draft.annotation()).varies);
        for (const std::string& each : varied.value().front().values)
            QCOMPARE(*parseNumber(each), std::floor(*parseNumber(each)));
    }

    void wire_and_setting_offerIt() {
        EditorWindow window("hunter-and-prey");
        window.select("prey-wander-to-prey-choice");
        sweepsOf(window).trySelected();
        QCOMPARE(sweepsOf(window).draft()->first()->path(), "prey-wander-to-prey-choice.weight");
        QTRY_VERIFY(window.isShown("acceptSweep"));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.isShown("acceptSweep"));
        window.select("stamina");
        QTRY_VERIFY(window.isShown("setting-drain"));
        QTest::mouseClick(window.window, Qt::RightButton, {},
                          window.item("setting-drain")->mapToScene({20, 10}).toPoint());
        QQuickItem* found = nullptr;
        QTRY_VERIFY((found = entry(window.window->contentItem(), QStringLiteral("Try values…"))));
        clickItem(window, found);
        QTRY_VERIFY(window.isShown("acceptSweep"));
        QCOMPARE(sweepsOf(window).draft()->first()->path(), "stamina.drain");
    }

    void escapeAndDelete_leaveNothing() {
        EditorWindow window("hunter-and-prey");
        tryShort(window, "sight", "50, 200");
        QTRY_VERIFY(window.isShown("acceptSweep"));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.isShown("acceptSweep"));
        QVERIFY(!sweepIn(window));
        tryShort(window, "sight", "50, 200");
        VERIFY_ACCEPTED(window);
        QTRY_VERIFY(window.isShown("moreSweep"));
        choose(window, QStringLiteral("Delete the sweep"));
        QVERIFY(!sweepIn(window));
        QTRY_VERIFY(!window.isShown("sweepChart"));
        window.editor.document.undo();
        QVERIFY(sweepsOf(window).complete());
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestSweeps)
#include "tst_sweeps.moc"
