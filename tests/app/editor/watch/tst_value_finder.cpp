#include "app/editor/watch/find_item.h"
#include "app/editor/watch/watch.h"
#include "tests/app/editor/window.h"

#include <QTest>

using namespace tiller;

#define ACCEPT_SEARCH                                                                              \
    QTRY_VERIFY(isShown("acceptFind") && item("acceptFind")->isEnabled());                         \
    click("acceptFind");                                                                           \
    QTRY_VERIFY(!isShown("acceptFind"))

/// Finds values in the window: goals, a search behind it, and the best to watch and to use.
class TestValueFinder : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

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
        QCOMPARE(finder.draft()->values().size(), 1);
        QCOMPARE(finder.draft()->values()[0]->property("path").toString(), "hunters");
        QCOMPARE(goalOf(0).measure()->quantity(), "contacts-with"); // the counter's
        finder.draft()->setProperty("seeds", "2");
        finder.draft()->setProperty("seconds", "2");
        finder.draft()->setProperty("budget", "1");
        goalOf(0).setWish("large"); // the more hunters, the more catches
        ACCEPT_SEARCH;
        QTRY_VERIFY(isShown("findChart"));
        QTRY_VERIFY_WITH_TIMEOUT(!finder.running(), 60'000);
        QVERIFY2(finder.better(), qPrintable(finder.state()));
        QVERIFY2(text("findState").startsWith("Result 1 is better than the project, with 10"),
                 qPrintable(text("findState")));
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
        QCOMPARE(draft.goals().size(), 2);
        goalOf(1).setWish("near");
        goalOf(1).setProperty("target", "3");
        goalOf(1).setProperty("weight", "2.5");
        draft.addValue();
        QCOMPARE(draft.values().size(), 2);
        QVERIFY(draft.values()[1]->property("path").toString() != "sight");
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        QCOMPARE(draft.task().goals[1].target, 3.0);
        QCOMPARE(draft.task().goals[1].weight, 2.5);
        QCOMPARE(draft.task().free.size(), 2U);
        goalOf(1).setProperty("weight", "0");
        QVERIFY2(draft.missing().contains("above 0"), qPrintable(draft.missing()));
        QTRY_VERIFY(!item("acceptFind")->isEnabled());
        QCOMPARE(text("findMissing"), draft.missing());
        draft.removeGoal(1);
        draft.removeValue(1);
        QVERIFY(draft.canAccept());
        draft.values()[0]->setProperty("to", "0"); // from 0
        QVERIFY2(draft.missing().contains("smaller number first"), qPrintable(draft.missing()));
        draft.values()[0]->setProperty("to", "300");
        draft.setProperty("seeds", "1.5");
        QVERIFY(!draft.canAccept());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("acceptFind"));
        QVERIFY(!finderOf().hasSearch());
    }

    void pause_holds_cancel_keepsTheBest() {
        findShort("sight", "600");
        finderOf().draft()->addValue(); // more points than any machine has run before the clicks
        finderOf().draft()->setProperty("seconds", "10");
        goalOf(0).setWish("large"); // never reached, so that the search goes on
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
        QVERIFY2(finder.state().startsWith("Stopped: "), qPrintable(finder.state()));
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
        const SweepChart chart = makeFindChart({1, 0.7, 1000, 0.8, 0.2}, look);
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
    ValueFinder& finderOf() { return *editor().watch.finder(); }

    FindGoal& goalOf(int index) {
        return *qobject_cast<FindGoal*>(finderOf().draft()->goals().at(index));
    }

    /// Begins a search with short runs.
    void findShort(const QString& path, const QString& budget = "1") {
        ValueFinder& finder = finderOf();
        finder.find(path);
        finder.draft()->setProperty("seeds", "2");
        finder.draft()->setProperty("seconds", "1");
        finder.draft()->setProperty("budget", budget);
    }
};

QTEST_MAIN(TestValueFinder)
#include "tst_value_finder.moc"
