#include "core/game/world.h"
#include "core/io/recording_io.h"
#include "core/model/annotations.h"
#include "tests/app/editor/window.h"

/// Recordings of games, opened in the window.
class TestGameRecordings : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(
            QFile::copy(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller", path("hunt.tiller")));
        QFile::setPermissions(path("hunt.tiller"), QFile::ReadOwner | QFile::WriteOwner);
        restart();
    }

    void cleanup() { close(); }

    void recording_showsTheRunOfTheGame() {
        open(record(path("hunt.tiller"), 150));
        QCOMPARE(document().file(), path("hunt.tiller"));
        QVERIFY(!document().modified());
        QCOMPARE(timeline().end(), 150.0);
        QVERIFY(!simulation().playing());
        for (const std::size_t tick : {150u, 60u, 0u, 31u, 71u, 149u}) {
            timeline().goTo(static_cast<double>(tick));
            QTRY_COMPARE(simulation().tick(), static_cast<double>(tick));
            QTRY_VERIFY(!simulation().goesToTick());
            QCOMPARE(simulation().stateHash(),
                     QString("%1").arg(m_hashes[tick], 16, 16, QChar('0')));
        }
        QVERIFY(timeline().differenceText().isEmpty());
        QVERIFY(isShown("recordingNote"));
        QCOMPARE(text("seedField"), "5");
        QVERIFY(item("seedField")->property("readOnly").toBool());
        QVERIFY_HAS(noteText(), "“session”: 0:02.5");
        QStringList marks;
        for (const QVariant& mark : timeline().marks())
            marks += mark.toMap()["text"].toString();
        QVERIFY2(marks.size() == 3 && marks[0].startsWith("Added ") &&
                     marks[1].startsWith("Removed "),
                 qPrintable(marks.join('|')));
        QCOMPARE(marks[2], "The game took a changed project");
        click("hideRecordingText");
        QTRY_VERIFY(!isShown("recordingNote"));
    }

    /// The game ran on another machine.
    void projectBesideTheRecording_isOpened() {
        QVERIFY(QDir(m_folder->path()).mkdir("game"));
        QVERIFY(QFile::copy(path("hunt.tiller"), path("game/hunt.tiller")));
        const QString file = record(path("game/hunt.tiller"), 60);
        QVERIFY(QFile::remove(path("game/hunt.tiller")));
        open(file);
        QCOMPARE(document().file(), path("hunt.tiller"));
        QCOMPARE(simulation().stateHash(), QString("%1").arg(m_hashes.back(), 16, 16, QChar('0')));
    }

    void changedProject_isSaid() {
        const QString file = record(path("hunt.tiller"), 60);
        QVERIFY(document().open(path("hunt.tiller")));
        QVERIFY(document().push(setWeight(project(), "evade-to-prey-choice", 0), "Weight"));
        QVERIFY(document().save());
        open(file);
        QVERIFY_HAS(noteText(), "has changed since");
        QCOMPARE(simulation().stateHash(), QString("%1").arg(m_hashes.back(), 16, 16, QChar('0')));
        QVERIFY(timeline().differenceText().isEmpty());
    }

    void withoutItsProject_theCopyIsShown() {
        const QString file = record(path("hunt.tiller"), 60);
        QVERIFY(QFile::remove(path("hunt.tiller")));
        editor().dialogs.answerWith({}); // the person cancels the file dialog
        editor().openFile(file);
        const QObject* question = object("missingProject");
        QTRY_VERIFY(question->property("opened").toBool());
        click("chooseMissingProject");
        QVERIFY(question->property("opened").toBool()); // it still asks
        const QSignalSpy stopped(&simulation(), &SimulationController::stopped);
        click("openRecordedCopy");
        QTRY_VERIFY(!stopped.isEmpty() && !simulation().goesToTick());
        waitForFrame();
        QVERIFY(document().file().isEmpty());
        QCOMPARE(document().name(), "hunt");
        QVERIFY_HAS(noteText(), "copy of the project");
        QCOMPARE(simulation().stateHash(), QString("%1").arg(m_hashes.back(), 16, 16, QChar('0')));
        std::set<std::pair<double, double>> places;
        for (const Node& node : project().nodes)
            places.emplace(node.place.x, node.place.y);
        QCOMPARE(places.size(),
                 project().nodes.size()); // none on another
    }

    void canceledQuestion_dropsTheRecording() {
        const QString file = record(path("hunt.tiller"), 60);
        QVERIFY(QFile::remove(path("hunt.tiller")));
        editor().openFile(file);
        const QObject* question = object("missingProject");
        QTRY_VERIFY(question->property("opened").toBool());
        QCOMPARE(editor().recordings.projectName(), "hunt.tiller");
        key(Qt::Key_Escape);
        QTRY_VERIFY(!question->property("visible").toBool());
        QCOMPARE(editor().recordings.projectName(), QString());
    }

    void difference_hasAMarkAndNamesTheAgent() {
        const Project project = loadProject(path("hunt.tiller").toStdString()).value().project;
        Simulation other(project);
        run(other, 60);
        const RunCheck same = checkOf(other);
        run(other, 60);
        const AgentName who{*other.agents(0).typeId, other.agents(0).ordinal[0]};
        QVERIFY(other.moveAgent(who, {12, 34})); // which the recording does not say
        InputPacker none;
        const std::string text =
            writeRecordingStart(project, path("hunt.tiller").toStdString()) +
            writeRecordingBlock({.ticks = 60, .check = same, .from = 60, .inputs = none.pack({})}) +
            writeRecordingBlock(
                {.ticks = 120, .check = checkOf(other), .from = 120, .inputs = none.pack({})}) +
            writeRecordingBlock({.ticks = 200, .check = {}, .from = 200, .inputs = none.pack({})});
        QFile file(path("other.tiller-recording"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        file.close();
        open(file.fileName());

        const QString name = QString::fromStdString(displayName(*project.node(who.type)));
        const QString said = QString("Since 0:02.0 (tick 120) the run differs from the game: %1 "
                                     "%2. At 0:01.0 it was the "
                                     "same.")
                                 .arg(name)
                                 .arg(who.ordinal);
        QVERIFY_HAS(noteText(), said);
        const QVariantList marks = timeline().marks();
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks[0].toMap()["tick"].toDouble(), 120.0);
        click("mark-0");
        QTRY_COMPARE(simulation().tick(), 120.0);
    }

    void cutFile_opensUpToTheLastWholeBlock() {
        const QString file = record(path("hunt.tiller"), 150);
        QFile cut(file);
        QVERIFY(cut.resize(cut.size() - 3));
        open(file);
        QCOMPARE(timeline().end(), 120.0);
        QVERIFY_HAS(noteText(), "incomplete");
        QCOMPARE(simulation().stateHash(), QString("%1").arg(m_hashes[120], 16, 16, QChar('0')));
    }

    void damagedFile_isRefused() {
        const QString file = record(path("hunt.tiller"), 150);
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::ReadWrite));
        damaged.seek(damaged.size() / 2);
        damaged.write("x");
        damaged.close();
        const QSignalSpy failed(&document(), &Document::failed);
        editor().openFile(file);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY_HAS(failed[0][1].toStringList().join(' '), "complete");
        click("closeFailure");
    }

    /// A what-if: another weight from tick 20 on, and the same game.
    void inputsOfTheGame_actInABranch() {
        open(record(path("hunt.tiller"), 60));
        timeline().goTo(20);
        QTRY_COMPARE(simulation().tick(), 20.0);
        QTRY_VERIFY(!simulation().goesToTick());
        QVERIFY(document().push(setWeight(project(), "evade-to-prey-choice", 0), "Weight"));
        QVERIFY(runTo(59));
        QVERIFY(timeline().hasFuture());
        const InputLog log = simulation().record().log;
        std::vector<std::uint64_t> moved;
        bool hasSpawned = false;
        for (const InputEvent& event : log.events) {
            if (std::holds_alternative<ExternalSet>(event.input))
                moved.push_back(event.tick);
            hasSpawned |= std::holds_alternative<AgentSpawned>(event.input);
        }
        QCOMPARE(moved.size(), 60u);
        QVERIFY(std::ranges::is_sorted(moved) && moved.back() == 59);
        QVERIFY(hasSpawned);
    }

    void plots_showTheWholeRun() {
        open(record(path("hunt.tiller"), 150));
        Annotation plot{.id = "plot-1", .type = "monitor"};
        MonitorAnnotation what;
        what.of = simulation().frame().agents[0].type;
        for (const Setting& setting : findAnnotationType("monitor")->settings)
            plot.values.push_back(setting.load(&what));
        Change change;
        change.annotations.push_back({});
        change.annotations[0].index = project().annotations.size();
        change.annotations[0].after = plot;
        QVERIFY(document().push(change, "Plot"));
        QTRY_VERIFY(!simulation().frame().monitors.empty() &&
                    simulation().frame().monitors.back().values.size() == 151);
        QCOMPARE(simulation().frame().monitors.back().first, 0u);
    }

    void inputLog_isOpened() {
        game::World world =
            game::World::load(path("hunt.tiller").toStdString(), {.records = true}).value();
        for (int tick = 0; tick < 40; ++tick) {
            world.setExternal("player", {100.0 + tick, 200});
            world.step();
        }
        QFile file(path("run.inputs.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(world.recording()));
        file.close();
        QVERIFY(document().open(path("hunt.tiller")));
        open(file.fileName());
        QCOMPARE(document().file(), path("hunt.tiller")); // it is the same project
        QCOMPARE(simulation().stateHash(),
                 QString("%1").arg(world.stateHash(), 16, 16, QChar('0')));
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    /// Plays the hunt, with a player that the game moves. @return its recording
    QString record(const QString& project, int ticks) {
        const QString file = path("session.tiller-recording");
        game::World world = game::World::load(project.toStdString(), {.seed = 5}).value();
        if (!world.record(file.toStdString()).ok())
            qFatal("the game cannot record");
        m_hashes = {world.stateHash()};
        for (int tick = 0; tick < ticks; ++tick) {
            world.setExternal("player", {100.0 + tick, 200}, {60, 0});
            if (tick == 30 && !world.spawn(1, Vec2{30, 40}, Vec2{1, 0}))
                qFatal("the game cannot spawn");
            if (tick == 50 && !world.remove(world.agents(1).agent(0)))
                qFatal("the game cannot remove");
            if (tick == 70 && !world.reload(project.toStdString()))
                qFatal("the game cannot reload");
            world.step();
            m_hashes.push_back(world.stateHash());
        }
        if (!world.stopRecording().ok())
            qFatal("the recording cannot end");
        return file;
    }

    /// Opens a file as the menu does, and waits until its end is shown.
    void open(const QString& file) {
        const QSignalSpy stopped(&simulation(), &SimulationController::stopped);
        editor().openFile(file);
        QTRY_VERIFY(!stopped.isEmpty() && !simulation().goesToTick());
        waitForFrame();
    }

    [[nodiscard]] Timeline& timeline() const { return *simulation().timeline(); }
    [[nodiscard]] QString noteText() const { return text("recordingText"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::uint64_t> m_hashes; ///< of the game, by tick
};
