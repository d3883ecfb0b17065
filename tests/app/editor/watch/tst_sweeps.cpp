#include "app/editor/watch/sweep_item.h"
#include "app/editor/watch/value_finder.h"
#include "app/editor/watch/watch.h"
#include "core/base/number_text.h"
#include "core/io/sweep_io.h"
#include "tests/app/editor/window.h"

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

#define ACCEPT                                                                                     \
    QTRY_VERIFY(isShown("acceptSweep") && item("acceptSweep")->isEnabled());                       \
    click("acceptSweep");                                                                          \
    QTRY_VERIFY(!isShown("acceptSweep"))
#define VERIFY_ACCEPTED                                                                            \
    ACCEPT;                                                                                        \
    QVERIFY(runToEnd())
#define ACCEPT_SEARCH                                                                              \
    QTRY_VERIFY(isShown("acceptFind") && item("acceptFind")->isEnabled());                         \
    click("acceptFind");                                                                           \
    QTRY_VERIFY(!isShown("acceptFind"))

/// Sweeps in the window: other values, many runs, one chart.
class TestSweeps : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

    void howDoesSightChangeCatches_isAnsweredWithAPlot() {
        QTRY_VERIFY(isShown("panel-sight"));
        mouseClick(center("panel-sight"), Qt::RightButton);
        QQuickItem* found = nullptr;
        QTRY_VERIFY((found = entry(window->contentItem(), QStringLiteral("Try values…"))));
        clickItem(found);
        QTRY_VERIFY(isShown("acceptSweep"));
        SweepDraft& draft = *sweepsOf().draft();
        QCOMPARE(draft.valueOf("first.path"), "sight");
        QCOMPARE(draft.valueOf("measure.quantity"), "contacts-with"); // as the status bar counts
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        QCOMPARE(text("sweepSeconds"), "60");
        waitForFrame(); // a row of the form holds all about the values
        QCOMPARE(center("firstKind").y(), center("firstCount").y());
        QVERIFY(center("firstKind").x() < center("firstFrom").x());
        QVERIFY(center("firstKind").y() > center("firstPath").y() + 20);
        QTRY_VERIFY2(text("noteOfSweep").contains("about") ||
                         text("noteOfSweep").contains("second"),
                     qPrintable(text("noteOfSweep")));
        draft.set("seconds", "10"); // of a slow machine
        click("acceptSweep");
        QTRY_VERIFY(isShown("sweepChart"));
        QVERIFY(runToEnd());
        QVERIFY(sweepsOf().complete());
        const auto summaries = summarize(*sweepsOf().plan(), sweepsOf().results());
        QVERIFY(summaries.front().mean && summaries.back().mean);
        // Who sees far is caught less.
        QCOMPARE_GT(*summaries.front().mean, *summaries.back().mean);
        QVERIFY(text("sweepState").contains("runs"));
    }

    /// Agents that arrive stand at the end: their speed then is a number of no use.
    void whoArrives_isMeasuredByTheDistance() {
        open("arrival");
        tryShort("slowing", "50, 400", "1", "20");
        SweepDraft& draft = *sweepsOf().draft();
        QCOMPARE(draft.valueOf("measure.quantity"), "distance");
        QCOMPARE(draft.valueOf("measure.node"), "mouse"); // to which Arrive is wired
        QCOMPARE(draft.valueOf("measure.of"), "arriver"); // as in the plot of the project
        QCOMPARE(draft.valueOf("take"), "mean");
        VERIFY_ACCEPTED;
        const auto summaries = summarize(*sweepsOf().plan(), sweepsOf().results());
        QCOMPARE(summaries.size(), 2U);
        QVERIFY(*summaries[0].mean > 10);
        QVERIFY(*summaries[1].mean > *summaries[0].mean + 10); // who brakes early arrives late
    }

    void results_equalThoseOfOneRun() {
        tryShort("sight", "50, 100");
        VERIFY_ACCEPTED;
        const SweepPlan& plan = *sweepsOf().plan();
        QCOMPARE(sweepsOf().results().size(), 4U);
        for (const SweepRun& each : plan.runs)
            QCOMPARE(sweepsOf().results().at(each.id),
                     *runOne(project(), plan, each, [] { return true; }));
    }

    void savedProject_showsTheResultsAgain() {
        tryShort("sight", "50, 100");
        VERIFY_ACCEPTED;
        const SweepResults results = sweepsOf().results();
        QVERIFY(document().save());
        const QString file = document().file();
        document().newProject();
        QVERIFY(!sweepsOf().hasResults());
        QVERIFY(document().open(file));
        QCOMPARE(sweepsOf().results(), results);
        QVERIFY(sweepsOf().complete());
        QVERIFY(!sweepsOf().stale());
        QTRY_VERIFY(isShown("sweepChart"));
    }

    void undo_takesTheSweepAway_redoBringsItsResults() {
        tryShort("sight", "50, 100");
        VERIFY_ACCEPTED;
        document().undo();
        QVERIFY(!sweepIn());
        QVERIFY(!document().canUndo());
        document().redo();
        QVERIFY(sweepIn());
        QVERIFY(sweepsOf().complete());
    }

    void anEdit_makesResultsStale_theirOwnValuesDoNot() {
        tryShort("sight", "50, 100");
        VERIFY_ACCEPTED;
        document().push(overrideChanges(project(), "sight=120"), "Edit");
        QTest::qWait(400); // longer than the patience of the results
        QVERIFY(!sweepsOf().stale());
        document().push(overrideChanges(project(), "fear=0.5"), "Edit");
        QTRY_VERIFY(sweepsOf().stale());
        QVERIFY(sweepsOf().hasResults());
        sweepsOf().run();
        QVERIFY(runToEnd());
        QVERIFY(!sweepsOf().stale());
        QVERIFY(sweepsOf().complete());
    }

    void clickOnAPoint_opensThatRun_withTheSameHash() {
        tryShort("sight", "50, 200");
        VERIFY_ACCEPTED;
        QTRY_VERIFY(isShown("sweepChart"));
        waitForFrame();
        const Project before = project();
        const SweepPlan plan = *sweepsOf().plan();
        SweepItem& chart = chartOf();
        const int run = 3; // the second seed of a value
        mouseClick(chart.mapToScene(chart.placeOf(run)).toPoint());
        Comparison& comparison = *editor().teaching.comparison();
        QTRY_VERIFY(comparison.active());
        const int chosen = chart.property("chosenRun").toInt();
        QVERIFY(chosen >= 0);
        const SweepRun& opened = plan.runs[static_cast<std::size_t>(chosen)];
        QCOMPARE(opened.cell, plan.runs[run].cell);
        QCOMPARE(comparison.document()->project().worldNumber("seed"),
                 static_cast<double>(opened.seed));
        QVERIFY(project() == before);
        QVERIFY(runTo(plan.sweep.ticks));
        QTRY_COMPARE(comparison.simulation()->tick(), plan.sweep.ticks);
        QCOMPARE(comparison.simulation()->stateHash().toStdString(),
                 toHex(sweepsOf().results().at(opened.id).hash));
    }

    /// A window may be resized between the removal of old results and the next frame.
    void resultsThatChange_andARoomThatChanges_areShown() {
        tryShort("sight", "50, 200", "1");
        VERIFY_ACCEPTED;
        Comparison& comparison = *editor().teaching.comparison();
        comparison.compareWithRun("run", {});
        QTRY_VERIFY(item("result-0"));
        waitForFrame();
        for (const bool shown : {false, true, false, true}) {
            emit comparison.resultsChanged();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            editor().watch.setPlotsShown(shown);
        }
        waitForFrame();
        QVERIFY(isShown("result-0"));
        QCOMPARE(rect("result-0").width(), item("result-0")->parentItem()->width());
    }

    void useTheseValues_isOneStep() {
        tryShort("sight", "50, 200", "1");
        VERIFY_ACCEPTED;
        QTRY_VERIFY(isShown("sweepChart"));
        item("sweepChart")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        key(Qt::Key_Return); // the run with 200
        QTRY_VERIFY(isShown("useValues"));
        const QSignalSpy used(&sweepsOf(), &Sweeps::valuesUsed);
        click("useValues");
        QCOMPARE(used.count(), 1);
        QVERIFY_HAS(used[0][0].toString(), "How far prey see hunters → 200");
        QCOMPARE(numberOf(project().parameter("sight")->value), 200.0);
        QVERIFY(!editor().teaching.comparison()->active());
        document().undo();
        QCOMPARE(numberOf(project().parameter("sight")->value), 90.0);
        QVERIFY(sweepsOf().hasResults());
    }

    void extend_keepsWhatIsKnown() {
        tryShort("sight", "50, 200", "1");
        VERIFY_ACCEPTED;
        const SweepResults before = sweepsOf().results();
        QTRY_VERIFY(isShown("extendSweep"));
        click("extendSweep");
        QVERIFY(runToEnd());
        QCOMPARE(sweepsOf().results().size(), 12U);
        for (const auto& [id, result] : before)
            QCOMPARE(sweepsOf().results().at(id), result);
    }

    void pause_holds_cancel_keepsResults() {
        constexpr std::size_t all = 4 * 2000; // more than any machine does before the click
        tryShort("sight", "50, 100, 150, 200", "2000", "10");
        ACCEPT;
        QTRY_VERIFY(isShown("cancelSweep"));
        QTRY_VERIFY(sweepsOf().hasResults());
        click("runSweep");
        QVERIFY(sweepsOf().paused());
        std::size_t held = 0; // once what was running has stopped
        QVERIFY(QTest::qWaitFor([&] {
            QTest::qWait(300);
            return std::exchange(held, sweepsOf().results().size()) == held;
        }));
        QTest::qWait(300);
        QCOMPARE(sweepsOf().results().size(), held);
        QVERIFY(held < all);
        click("runSweep");
        QTRY_VERIFY(sweepsOf().results().size() > held);
        click("cancelSweep");
        QVERIFY(runToEnd());
        const SweepAnnotation kept = sweepOf(*sweepIn());
        QVERIFY(readSweepResults(kept.results).size() > held);
        QVERIFY(!sweepsOf().complete());
    }

    void twoSettings_areAMap() {
        tryShort("sight", "0, 100, 200", "2", "5");
        SweepDraft& draft = *sweepsOf().draft();
        draft.set("second.path", "hunters");
        draft.set("second.kind", "list");
        draft.set("second.list", "1, 4, 12");
        VERIFY_ACCEPTED;
        QTRY_VERIFY(isShown("sweepChart"));
        const ChartLook look{.size = {400, 300},
                             .font = {},
                             .ground = Qt::white,
                             .text = Qt::black,
                             .grid = Qt::gray,
                             .line = Qt::blue,
                             .dark = false};
        const Chart chart =
            makeSweepChart(project(), *sweepsOf().plan(), sweepsOf().results(), look);
        QCOMPARE(chart.spots.size(), 9U);
        for (const Chart::Spot& each : chart.spots)
            QCOMPARE(chart.spots[*chart.spotAt(each.area.center())].run, each.run);
    }

    void table_picture_drawing_areWritten() {
        tryShort("sight", "50, 200");
        VERIFY_ACCEPTED;
        QTRY_VERIFY(isShown("moreSweep"));
        const QTemporaryDir folder;
        const auto written = [&](const QString& name) {
            editor().dialogs.answerWith(folder.filePath(name));
            choose(QStringLiteral("Save the chart or table…"));
            QFile file(folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        editor().settings.setValue("tableForm", "means");
        QVERIFY(written("means.csv").contains("runs,mean,spread\n"));
        editor().settings.setValue("tableForm", "plain");
        const QByteArray table = written("a.csv");
        QVERIFY(table.startsWith("run,sight,seed,value,hash\n"));
        QCOMPARE(table.count('\n'), 5);
        const QByteArray drawing = written("a.svg");
        QVERIFY(drawing.startsWith("<svg "));
        QVERIFY(drawing.contains("How far prey see hunters"));
        const QImage picture = QImage::fromData(written("a.png"));
        QVERIFY(picture.width() > chartOf().width() * 2); // with its words around it
        QVERIFY(drawing.contains(document().name().toUtf8()));
    }

    void draft_refuses() {
        tryShort("sight", "50, 200");
        SweepDraft& draft = *sweepsOf().draft();
        for (const auto& [field, typed] : {std::pair("seeds", "many"),
                                           {"seeds", "1.5"},
                                           {"seeds", "0"},
                                           {"seeds", "9000"},
                                           {"seconds", ""},
                                           {"seconds", "0.001"}}) {
            QVERIFY2(draft.canAccept(), typed);
            const QString before = *draft.valueOf(field);
            draft.set(field, QString(typed));
            QVERIFY2(!draft.canAccept(), typed);
            QTRY_VERIFY2(!item("acceptSweep")->isEnabled(), typed);
            QCOMPARE(text("noteOfSweep"), draft.missing());
            draft.set(field, before);
        }
    }

    void integers_stayWhole() {
        sweepsOf().tryValues("hunter.radius"); // a length: fractions are fine
        const SweepDraft& draft = *sweepsOf().draft();
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        sweepsOf().tryValues("hunters");
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        const auto varied = readVaries(sweepOf(draft.annotation()).varies);
        for (const std::string& each : varied.value().front().values)
            QCOMPARE(*parseNumber(each), std::floor(*parseNumber(each)));
    }

    void wire_and_setting_offerIt() {
        select("prey-wander-to-prey-choice");
        sweepsOf().trySelected();
        QCOMPARE(sweepsOf().draft()->valueOf("first.path"), "prey-wander-to-prey-choice.weight");
        QTRY_VERIFY(isShown("acceptSweep"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("acceptSweep"));
        select("stamina");
        QTRY_VERIFY(isShown("setting-drain"));
        mouseClick(item("setting-drain")->mapToScene({20, 10}).toPoint(), Qt::RightButton);
        QQuickItem* found = nullptr;
        QTRY_VERIFY((found = entry(window->contentItem(), QStringLiteral("Try values…"))));
        clickItem(found);
        QTRY_VERIFY(isShown("acceptSweep"));
        QCOMPARE(sweepsOf().draft()->valueOf("first.path"), "stamina.drain");
    }

    void escapeAndDelete_leaveNothing() {
        tryShort("sight", "50, 200");
        QTRY_VERIFY(isShown("acceptSweep"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("acceptSweep"));
        QVERIFY(!sweepIn());
        tryShort("sight", "50, 200");
        VERIFY_ACCEPTED;
        QTRY_VERIFY(isShown("moreSweep"));
        choose(QStringLiteral("Delete the sweep"));
        QVERIFY(!sweepIn());
        QTRY_VERIFY(!isShown("sweepChart"));
        document().undo();
        QVERIFY(sweepsOf().complete());
    }

    void slider_offersIt_theBestIsWatchedAndUsed() {
        QTRY_VERIFY(isShown("panel-hunters"));
        mouseClick(center("panel-hunters"), Qt::RightButton);
        const auto entry = [&](auto&& self, QQuickItem* root) -> QQuickItem* {
            if (root->isVisible() && root->property("text").toString() == "Find values…" &&
                root->inherits("QQuickMenuItem"))
                return root;
            for (QQuickItem* child : root->childItems())
                if (QQuickItem* found = self(self, child))
                    return found;
            return nullptr;
        };
        QQuickItem* found = nullptr;
        QTRY_VERIFY((found = entry(entry, window->contentItem())));
        mouseClick(found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
        QTRY_VERIFY(isShown("acceptFind"));
        ValueFinder& finder = finderOf();
        QCOMPARE(finder.draft()->valueOf("value-1.path").has_value(), false);
        QCOMPARE(finder.draft()->valueOf("value-0.path"), "hunters");
        QCOMPARE(finder.draft()->valueOf("goal-0.measure.quantity"),
                 "contacts-with"); // the counter's
        finder.draft()->set("seeds", "2");
        finder.draft()->set("seconds", "2");
        finder.draft()->set("budget", "1");
        finderOf().draft()->set("goal-0.wish", "large"); // the more hunters, the more catches
        ACCEPT_SEARCH;
        QTRY_VERIFY(isShown("findChart"));
        QTRY_VERIFY_WITH_TIMEOUT(!finder.running(), 60'000);
        QVERIFY2(finder.better(), qPrintable(finder.state()));
        QVERIFY_STARTS(text("findState"), "Result 1 is better than the project, with 10");
        QVERIFY(finder.report().evaluations.size() == finder.scores().size());
        QVERIFY(finder.rows().size() >= 2 && finder.rows().size() <= 6);
        QVERIFY2(finder.rows()[0].toMap()["values"].toString().endsWith(" 4"),
                 qPrintable(finder.rows()[0].toMap()["values"].toString()));

        QTRY_VERIFY(isShown("watch-1"));
        waitForFrame();
        click("watch-1");
        const double best = finder.report().best[0].searched.values[0];
        QVERIFY2(best > 10, qPrintable(QString::number(best)));
        Comparison& comparison = *editor().teaching.comparison();
        QTRY_VERIFY(comparison.active());
        QCOMPARE(comparison.variantName(), "Result 1");
        QCOMPARE(numberOf(comparison.document()->project().parameter("hunters")->value), best);

        waitForFrame(); // the world beside takes room
        const QSignalSpy used(&finder, &ValueFinder::valuesUsed);
        click("take-1");
        QCOMPARE(used.count(), 1);
        QVERIFY(!comparison.active());
        QCOMPARE(numberOf(project().parameter("hunters")->value), best);
        document().undo();
        QCOMPARE(numberOf(project().parameter("hunters")->value), 4.0);
        QVERIFY(!document().canUndo());
        QVERIFY(finder.hasSearch()); // what was found stays
        document().newProject();
        QVERIFY(!finder.hasSearch());
        QTRY_VERIFY(!isShown("findChart"));
    }

    void severalGoalsAndNumbers_areAddedAndRemoved() {
        findShort("sight");
        FindDraft& draft = *finderOf().draft();
        QTRY_VERIFY(isShown("addGoal"));
        (void)stillPicture(); // the dialog has opened
        QVERIFY(!isShown("removeGoal-1"));
        click("addGoal");
        QTRY_VERIFY(isShown("removeGoal-1"));
        QVERIFY(draft.valueOf("goal-1.wish"));
        finderOf().draft()->set("goal-1.wish", "near");
        finderOf().draft()->set("goal-1.target", "3");
        finderOf().draft()->set("goal-1.weight", "2.5");
        QTRY_VERIFY(isShown("target-2"));
        waitForFrame();
        const auto left = [&](const char* name) { return item(name)->mapToScene({}).x(); };
        QVERIFY(left("wish-2") < left("target-2") && left("target-2") < left("weight-2"));
        QCOMPARE(left("wish-2"), left("wish-1"));
        draft.set("addValue", true);
        QVERIFY(draft.valueOf("value-1.path") && draft.valueOf("value-1.path") != "sight");
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        QCOMPARE(draft.task().goals[1].target, 3.0);
        QCOMPARE(draft.task().goals[1].weight, 2.5);
        QCOMPARE(draft.task().free.size(), 2U);
        finderOf().draft()->set("goal-1.weight", "0");
        QVERIFY_HAS(draft.missing(), "above 0");
        QTRY_VERIFY(!item("acceptFind")->isEnabled());
        QCOMPARE(text("noteOfFind"), draft.missing());
        draft.set("goal-1.remove", true);
        draft.set("value-1.remove", true);
        QVERIFY(draft.canAccept());
        draft.set("value-0.to", "0"); // from 0
        QVERIFY_HAS(draft.missing(), "smaller number first");
        draft.set("value-0.to", "300");
        draft.set("seeds", "1.5");
        QVERIFY(!draft.canAccept());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("acceptFind"));
        QVERIFY(!finderOf().hasSearch());
    }

    void pause_holds_cancel_keepsTheBest() {
        findShort("sight", "600");
        finderOf().draft()->set("addValue",
                                true); // more points than any machine has run before the clicks
        finderOf().draft()->set("seconds", "10");
        finderOf().draft()->set("goal-0.wish",
                                "large"); // never reached, so that the search goes on
        ACCEPT_SEARCH;
        ValueFinder& finder = finderOf();
        QTRY_VERIFY(finder.scores().size() > 3);
        click("pauseFind");
        QVERIFY(finder.paused());
        QVERIFY(text("findState").contains("paused"));
        std::size_t held = 0;
        do { // what was running comes
            held = finder.scores().size();
            QTest::qWait(500);
        } while (finder.scores().size() > held);
        click("pauseFind");
        QVERIFY(!finder.paused());
        QTRY_VERIFY2(finder.scores().size() > held, qPrintable(finder.state()));
        click("cancelFind");
        QTRY_VERIFY(!finder.running());
        QVERIFY(!finder.report().isCompared());
        QVERIFY(finder.rows().size() >= 2);
        QVERIFY_STARTS(finder.state(), "Stopped: ");
        QVERIFY(!document().canUndo());
    }

    void chart_hasADotForEachPoint_andTheBestSoFar() {
        const ChartLook look{.size = {400, 200},
                             .font = {},
                             .ground = Qt::white,
                             .text = Qt::black,
                             .grid = Qt::gray,
                             .line = Qt::blue,
                             .dark = false};
        const Chart chart = makeFindChart({1, 0.7, 1000, 0.8, 0.2}, look);
        const auto count = [&](ChartShape::Kind kind) {
            return std::ranges::count(chart.shapes, kind, &ChartShape::kind);
        };
        QCOMPARE(count(ChartShape::Kind::dot), 5);
        const auto line = std::ranges::find_if(chart.shapes, [&](const ChartShape& each) {
            return each.kind == ChartShape::Kind::line && each.color == look.line;
        });
        QVERIFY(line != chart.shapes.end());
        for (qsizetype i = 1; i < line->points.size(); ++i)
            QVERIFY(line->points[i].y() >= line->points[i - 1].y()); // it only gets better
        for (const ChartShape& each : chart.shapes)
            for (const QPointF& point : each.points)
                QVERIFY(point.y() >= 0 && point.y() <= look.size.height());
        QVERIFY(makeFindChart({}, look).shapes.empty());
    }

private:
    Sweeps& sweepsOf() { return *editor().watch.sweeps(); }

    const Annotation* sweepIn() {
        for (const Annotation& each : project().annotations)
            if (each.type == "sweep")
                return &each;
        return nullptr;
    }

    void clickItem(const QQuickItem* item) {
        mouseClick(item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
    }

    /// Chooses an entry of the menu of the shown sweep.
    void choose(const QString& text) {
        click("moreSweep");
        QQuickItem* found = nullptr;
        if (!QTest::qWaitFor([&] {
                found = entry(window->contentItem(), text);
                return found != nullptr;
            }))
            qFatal("the menu has not opened");
        clickItem(found);
    }

    /// Begins a short sweep: few values, few seeds.
    void tryShort(const QString& path, const QString& list, const QString& seeds = "2",
                  const QString& seconds = "1") {
        Sweeps& sweeps = sweepsOf();
        sweeps.tryValues(path);
        SweepDraft& draft = *sweeps.draft();
        draft.set("first.kind", "list");
        draft.set("first.list", list);
        draft.set("seeds", seeds);
        draft.set("seconds", seconds);
    }

    bool runToEnd() {
        return QTest::qWaitFor([&] { return !sweepsOf().running(); }, 60'000);
    }

    SweepItem& chartOf() { return *qobject_cast<SweepItem*>(item("sweepChart")); }

    ValueFinder& finderOf() { return *editor().watch.finder(); }

    /// Begins a search with short runs.
    void findShort(const QString& path, const QString& budget = "1") {
        ValueFinder& finder = finderOf();
        finder.find(path);
        finder.draft()->set("seeds", "2");
        finder.draft()->set("seconds", "1");
        finder.draft()->set("budget", budget);
    }
};
