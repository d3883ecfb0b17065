#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"

#include <QTest>

using namespace tiller;

class TestLiveEdits : public QObject {
    Q_OBJECT

private slots:
    void edits_actOnTheNextTick_withoutAReset() {
        Document document;
        SimulationController simulation(document.projectModel());
        QVERIFY(
            document.open(QStringLiteral(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller")));
        simulation.play();
        QTRY_VERIFY(simulation.tick() > 3);
        const int gesture = document.beginGesture(); // like the drag of a slider
        for (const double speed : {2.0, 2.5, 4.0, 1.0}) {
            const RunRecord before = simulation.record();
            QVERIFY(document.push(setValue(document.project(), "hunter", "maxSpeed", speed), {},
                                  gesture));
            const RunRecord after = simulation.record();
            QVERIFY(after.tick >= before.tick);
            QVERIFY(after.log.start == before.log.start); // the run goes on
            QTRY_VERIFY(simulation.tick() > static_cast<double>(after.tick));
            const RunRecord later = simulation.record();
            QCOMPARE(later.log.events.size(), before.log.events.size() + 1);
            const InputEvent& edit = later.log.events.back();
            QVERIFY(std::holds_alternative<Edited>(edit.input));
            QVERIFY(edit.tick >= before.tick && edit.tick <= after.tick + 1);
        }
        QVERIFY(simulation.playing());
        simulation.pause();
        const RunRecord end = simulation.record();
        Replay replay(end.log); // applies each edit at its tick
        while (replay.simulation().tick() < end.tick)
            replay.step();
        replay.finish();
        QCOMPARE(replay.simulation().stateHash(), end.stateHash);
        document.undo();
        QVERIFY(!document.canUndo());
    }
};

QTEST_MAIN(TestLiveEdits)
#include "tst_live_edits.moc"
