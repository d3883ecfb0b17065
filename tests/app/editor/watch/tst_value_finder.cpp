#include "app/editor/watch/find_item.h"
#include "app/editor/watch/watch.h"
#include "tests/app/editor/window.h"

#include <QTest>

using namespace tiller;

namespace {

ValueFinder& finderOf(EditorWindow& window) {
    return *window.editor.watch.finder();
}

FindGoal& goalOf(EditorWindow& window, int index) {
    return *qobject_cast<FindGoal*>(finderOf(window).draft()->goals().at(index));
}

/// Begins a search with short runs.
void findShort(EditorWindow& window, const QString& path, const QString& budget = "1") {
    ValueFinder& finder = finderOf(window);
    finder.find(path);
    finder.draft()->setProperty("seeds", "2");
    finder.draft()->setProperty("seconds", "1");
    finder.draft()->setProperty("budget", budget);
}

} // namespace

#define ACCEPT_SEARCH(window)                                                                      \
    QTRY_VERIFY(window.isShown("acceptFind") && window.item("acceptFind")->isEnabled());           \
    window.click("acceptFind");                                                                    \
    QTRY_VERIFY(!window.isShown("acceptFind"))

/// Finds values in the window: goals, a search behind it, and the best to watch and to use.
class TestValueFinder : public QObject {
    Q_OBJECT

private slots:
    void slider_offersIt_theBestIsWatchedAndUsed() {
        EditorWindow window("hunter-and-prey");
        QTRY_VERIFY(window.isShown("panel-hunters"));
        QTest::mouseClick(window.window, Qt::RightButton, {}, window.center("panel-hunters"));
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
        QTRY_VERIFY((found = entry(entry, window.window->contentItem())));
        QTest::mouseClick(window.window, Qt::LeftButton, {},
                          found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
        QTRY_VERIFY(window.isShown("acceptFind"));
        ValueFinder& finder = finderOf(window);
        QCOMPARE(finder.draft()->values().size(), 1);
        QCOMPARE(finder.draft()->values()[0]->property("path").toString(), "hunters");
        QCOMPARE(goalOf(window, 0).measure()->quantity(), "contacts-with"); // the counter's
        finder.draft()->setProperty("seeds", "2");
        finder.draft()->setProperty("seconds", "2");
        finder.draft()->setProperty("budget", "1");
        goalOf(window, 0).setWish("large"); // the more hunters, the more catches
        ACCEPT_SEARCH(window);
        QTRY_VERIFY(window.isShown("findChart"));
        QTRY_VERIFY_WITH_TIMEOUT(!finder.running(), 60'000);
        QVERIFY2(finder.better(), qPrintable(finder.state()));
        QVERIFY2(
            window.text("findState").startsWith("Result 1 is better than the project, with 10"),
            qPrintable(window.text("findState")));
        QVERIFY(finder.report().evaluations.size() == finder.scores().size());
        QVERIFY(finder.rows().size() >= 2 && finder.rows().size() <= 6);
        QVERIFY2(finder.rows()[0].toMap()["values"].toString().endsWith(" 4"),
                 qPrintable(finder.rows()[0].toMap()["values"].toString()));

        QTRY_VERIFY(window.isShown("watch-1"));
        window.waitForFrame();
        window.click("watch-1");
        const double best = finder.report().best[0].searched.values[0];
        QVERIFY2(best > 10, qPrintable(QString::number(best)));
        Comparison& comparison = *window.editor.teaching.comparison();
        QTRY_VERIFY(comparison.active());
        QCOMPARE(comparison.variantName(), "Result 1");
        QCOMPARE(numberOf(comparison.document()->project().parameter("hunters")->value), best);

        window.waitForFrame(); // the world beside takes room
        const QSignalSpy used(&finder, &ValueFinder::valuesUsed);
        window.click("take-1");
        QCOMPARE(used.count(), 1);
        QVERIFY(!comparison.active());
        QCOMPARE(numberOf(window.editor.document.project().parameter("hunters")->value), best);
        window.editor.document.undo();
        QCOMPARE(numberOf(window.editor.document.project().parameter("hunters")->value), 4.0);
        QVERIFY(!window.editor.document.canUndo());
        QVERIFY(finder.hasSearch()); // what was found stays
        window.editor.document.newProject();
        QVERIFY(!finder.hasSearch());
        QTRY_VERIFY(!window.isShown("findChart"));
    }

    void severalGoalsAndNumbers_areAddedAndRemoved() {
        EditorWindow window("hunter-and-prey");
        findShort(window, "sight");
        FindDraft& draft = *finderOf(window).draft();
        QTRY_VERIFY(window.isShown("addGoal"));
        (void)window.stillPicture(); // the dialog has opened
        QVERIFY(!window.isShown("removeGoal-1"));
        window.click("addGoal");
        QTRY_VERIFY(window.isShown("removeGoal-1"));
        QCOMPARE(draft.goals().size(), 2);
        goalOf(window, 1).setWish("near");
        goalOf(window, 1).setProperty("target", "3");
        goalOf(window, 1).setProperty("weight", "2.5");
        draft.addValue();
        QCOMPARE(draft.values().size(), 2);
        QVERIFY(draft.values()[1]->property("path").toString() != "sight");
        QVERIFY2(draft.canAccept(), qPrintable(draft.missing()));
        QCOMPARE(draft.task().goals[1].target, 3.0);
        QCOMPARE(draft.task().goals[1].weight, 2.5);
        QCOMPARE(draft.task().free.size(), std::size_t{2});
        goalOf(window, 1).setProperty("weight", "0");
        QVERIFY2(draft.missing().contains("above 0"), qPrintable(draft.missing()));
        QTRY_VERIFY(!window.item("acceptFind")->isEnabled());
        QCOMPARE(window.text("findMissing"), draft.missing());
        draft.removeGoal(1);
        draft.removeValue(1);
        QVERIFY(draft.canAccept());
        draft.values()[0]->setProperty("to", "0"); // from 0
        QVERIFY2(draft.missing().contains("smaller number first"), qPrintable(draft.missing()));
        draft.values()[0]->setProperty("to", "300");
        draft.setProperty("seeds", "1.5");
        QVERIFY(!draft.canAccept());
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!window.isShown("acceptFind"));
        QVERIFY(!finderOf(window).hasSearch());
    }

    void pause_holds_cancel_keepsTheBest() {
        EditorWindow window("hunter-and-prey");
        findShort(window, "sight", "600");
        finderOf(window)
            .draft()
            ->addValue(); // more points than any machine has run before the clicks
        finderOf(window).draft()->setProperty("seconds", "10");
        goalOf(window, 0).setWish("large"); // never reached, so that the search goes on
        ACCEPT_SEARCH(window);
        ValueFinder& finder = finderOf(window);
        QTRY_VERIFY(finder.scores().size() > 3);
        window.click("pauseFind");
        QVERIFY(finder.paused());
        QVERIFY(window.text("findState").contains("paused"));
        std::size_t held = 0;
        do { // what was running comes
            held = finder.scores().size();
            QTest::qWait(500);
        } while (finder.scores().size() > held);
        window.click("pauseFind");
        QVERIFY(!finder.paused());
        QTRY_VERIFY2(finder.scores().size() > held, qPrintable(finder.state()));
        window.click("cancelFind");
        QTRY_VERIFY(!finder.running());
        QVERIFY(!finder.report().isCompared());
        QVERIFY(finder.rows().size() >= 2);
        QVERIFY2(finder.state().startsWith("Stopped: "), qPrintable(finder.state()));
        QVERIFY(!window.editor.document.canUndo());
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
    TestHome m_home;
};

QTEST_MAIN(TestValueFinder)
#include "tst_value_finder.moc"
