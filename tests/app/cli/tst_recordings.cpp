#include "core/game/world.h"
#include "core/io/recording_io.h"
#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"

/// `tiller run` replays what a game recorded while it played.
class TestRecordings : public QObject {
    Q_OBJECT

private slots:
    void recording_isReplayed_toTheSameHash() {
        game::World world = game::World::load(m_project.toStdString()).value();
        QVERIFY(world.record(path("run").toStdString()).ok());
        world.setExternal("player", {10, 20}, {1, 0});
        run(world, 150);
        QVERIFY(world.spawn(0, Vec2{30, 40}, Vec2{1, 0}).has_value());
        world.step();
        QVERIFY(world.stopRecording().ok());
        const Ran ran = tillerRun({"run", m_project, "--inputs", path("run"), "--hash"});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.out.trimmed(), QString("%1").arg(world.stateHash(), 16, 16, QChar('0')));
    }

    void aTornEnd_isLeftOut_withAWarning() {
        QFile file(path("run"));
        QVERIFY(file.resize(file.size() - 3));
        const Ran ran = tillerRun({"run", m_project, "--inputs", path("run"), "--hash"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY_HAS(ran.err, "Ticks that are complete: 120");
    }

    void aDifference_isReported_withItsTickAndAgent() {
        const Project project = loadProject(m_project.toStdString()).value().project;
        Simulation simulation(project);
        run(simulation, 60);
        const RunCheck same = checkOf(simulation);
        const AgentName prey{*simulation.agents(1).typeId, simulation.agents(1).ordinal[0]};
        run(simulation, 60);
        simulation.moveAgent(prey, {12, 34}); // which no input says
        InputPacker nothing;
        const std::string text =
            writeRecordingStart(project) +
            writeRecordingBlock(
                {.ticks = 60, .check = same, .from = 60, .inputs = nothing.pack({})}) +
            writeRecordingBlock({.ticks = 120,
                                 .check = checkOf(simulation),
                                 .from = 120,
                                 .inputs = nothing.pack({})});
        const QString other = writeFile(m_folder, "other", QByteArray::fromStdString(text));
        const Ran ran = tillerRun({"run", m_project, "--inputs", other, "--hash"});
        QCOMPARE(ran.exitCode, 1);
        const QString who = QString("at tick 120: %1 %2. The difference began after tick 60")
                                .arg(QString::fromStdString(displayName(*project.node(prey.type))))
                                .arg(prey.ordinal);
        QVERIFY_HAS(ran.err, who);
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(name); }

    const QString m_project = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";
    QTemporaryDir m_folder;
};
