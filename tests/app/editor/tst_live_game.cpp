#include "app/editor/sim/recorded_run.h"
#include "core/game/world.h"
#include "core/live/listener.h"
#include "tests/app/editor/window.h"

/// The note says how much of it has come.

/// Games that run, followed and edited in the window.
class TestLiveGame : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder->path()));
        QVERIFY(
            QFile::copy(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller", path("hunt.tiller")));
        QFile::setPermissions(path("hunt.tiller"), QFile::ReadOwner | QFile::WriteOwner);
        restart();
        m_world = std::make_unique<game::World>(
            game::World::load(path("hunt.tiller").toStdString(), {.seed = 5}).value());
        const auto port = live::listen(*m_world);
        QVERIFY2(port.ok(), port.ok() ? "" : port.problems().front().text.c_str());
        m_hashes = {hashOfGame()};
        step(20);
    }

    void cleanup() {
        close();
        m_world.reset();
    }

    void attached_followsInLockStep() {
        QVERIFY(m_world->setParameter("sight", 60.0).ok());
        attach();
        QCOMPARE(document().file(), path("hunt.tiller"));
        QVERIFY_HAS(noteText(), "Attached to “hunt”");
        QVERIFY(m_world->spawn(1, Vec2{30, 40}, Vec2{1, 0}).has_value());
        step(70);
        QVERIFY(isCaughtUp());
        QVERIFY(simulation().playing());
        QCOMPARE(simulation().stateHash(), hashOfGame());
        QCOMPARE(timeline().marks().size(), 1); // the spawn
        waitForFrame();

        const double past = timeline().first() + 5;
        timeline().goTo(past);
        QTRY_COMPARE(simulation().tick(), past);
        QTRY_VERIFY(!simulation().goesToTick());
        step(30); // the game goes on
        QTRY_COMPARE(timeline().end(), static_cast<double>(m_world->tick()));
        QCOMPARE(simulation().tick(), past);
        QCOMPARE(simulation().stateHash(), m_hashes[static_cast<std::size_t>(past)]);
        simulation().play();
        QVERIFY(isCaughtUp());
        QCOMPARE(simulation().stateHash(), hashOfGame());
        QVERIFY(timeline().differenceText().isEmpty());
        QVERIFY(!timeline().hasFuture());
    }

    void stateThatDoesNotFit_isSaid_data() {
        const TestRows<bool> row;
        row("of another project", false);
        row("memory that is no number", true);
    }

    void stateThatDoesNotFit_isSaid() {
        const auto [isOfTheProject] = fetched<bool>();
        attach();
        auto start = std::make_shared<Recording>();
        start->log.start = m_world->currentProject();
        const auto state = std::make_shared<Snapshot>(
            Simulation(isOfTheProject ? start->log.start : Project()).snapshot());
        int changed = 0;
        for (auto& values : state->memory)
            for (std::vector<double>& column : values)
                for (double& each : column)
                    each = (++changed, std::numeric_limits<double>::quiet_NaN());
        QCOMPARE(changed > 0, isOfTheProject);
        simulation().joinGame(start, state, true);
        QTRY_VERIFY(isShown("closeFailure"));
        click("closeFailure");
        QVERIFY(!editor().recordings.attached());
        QVERIFY(!simulation().playing());
        QCOMPARE(editor().recordings.text(), QString());
    }

    void edits_actInTheGame() {
        attach();
        const auto weight = [&] {
            return m_world->currentProject().link("evade-to-prey-choice")->weight;
        };
        const double before = weight();
        QVERIFY(document().push(setWeight(project(), "evade-to-prey-choice", 0), "Weight"));
        QVERIFY(playsUntil([&] { return weight() == 0; }));
        QVERIFY(document().push(setValue(project(), "world", "width", 900.0), "Width"));
        QVERIFY(playsUntil([&] { return m_world->project().worldNumber("width") == 900; }));
        document().undo();
        document().undo();
        QVERIFY(playsUntil([&] { return weight() == before; }));
        step(60);
        QVERIFY(isCaughtUp());
        QCOMPARE(simulation().stateHash(), hashOfGame());
        QVERIFY(timeline().marks().size() >= 2);
        QVERIFY2(!noteText().contains("refused"), qPrintable(noteText()));
    }

    /// The game has taken a changed file, in which the link is missing.
    void refusedEdits_areTakenBack() {
        attach();
        const QString link = "evade-to-prey-choice";
        const auto weight = [&] { return project().link(link.toStdString())->weight; };
        const double before = weight();
        Project other = m_world->project();
        std::erase_if(other.links, [&](const Link& each) { return each.id == link.toStdString(); });
        std::erase_if(other.parameters, [](const Parameter& each) { return each.id == "fear"; });
        QVERIFY(m_world->reloadText(writeProject(other)).ok());
        QVERIFY(document().push(setValue(project(), "world", "width", 900.0), "Width"));
        QVERIFY(playsUntil([&] { return m_world->project().worldNumber("width") == 900; }));
        QVERIFY(document().push(setWeight(project(), link.toStdString(), 0.5), "Weight"));
        QCOMPARE(weight(), 0.5);
        QVERIFY(playsUntil([&] { return weight() == before; }));
        QVERIFY_HAS(noteText(), "took it back");
        QVERIFY(document().canRedo());
        QCOMPARE(document().undoText(), "Width");
        step(5);
        QVERIFY(isCaughtUp());
        QCOMPARE(simulation().stateHash(), hashOfGame());
        QCOMPARE(m_world->project().link(link.toStdString()), nullptr);
        QVERIFY(document().push(setValue(project(), "world", "width", 800.0), "Width"));
        QVERIFY(playsUntil([&] { return m_world->project().worldNumber("width") == 800; }));
        QVERIFY(playsUntil([&] { return !noteText().contains("refused"); }));
    }

    /// The file was changed since the game opened it.
    void otherProject_isSaid() {
        QVERIFY(document().open(path("hunt.tiller")));
        QVERIFY(document().push(setValue(project(), "world", "height", 500.0), "Height"));
        QVERIFY(document().save());
        attach();
        QVERIFY_HAS(noteText(), "not the one that the game runs");
        step(5);
        QVERIFY(isCaughtUp());
        QCOMPARE(simulation().stateHash(), hashOfGame());
        QVERIFY(document().push(setValue(project(), "world", "width", 900.0), "Width"));
        QVERIFY(playsUntil([&] { return m_world->project().worldNumber("width") == 900; }));
        QCOMPARE(m_world->project().worldNumber("height"), 500.0);
    }

    void lostGame_leavesItsRunOpen() {
        attach();
        step(40);
        QVERIFY(isCaughtUp());
        const double end = simulation().tick();
        m_world.reset();
        QTRY_VERIFY2(noteText().contains("stopped listening"), qPrintable(noteText()));
        QTRY_VERIFY(!simulation().playing());
        QCOMPARE(timeline().end(), end);
        timeline().goTo(end - 10);
        QTRY_COMPARE(simulation().tick(), end - 10);
        QTRY_VERIFY(!simulation().goesToTick());
        QCOMPARE(simulation().stateHash(), m_hashes[static_cast<std::size_t>(end - 10)]);
        QVERIFY(runTo(end + 5)); // a what-if, without the game
        QVERIFY(timeline().hasFuture());
        QVERIFY(!simulation().saveInputLog(path("log.json")).isEmpty()); // it lacks the begin
    }

    void detached_theGameGoesOn() {
        attach();
        command("actionDetachFromGame").trigger();
        QTRY_VERIFY2(noteText().contains("left the game"), qPrintable(noteText()));
        step(20);
        attach(); // again
        step(5);
        QVERIFY(isCaughtUp());
        QCOMPARE(simulation().stateHash(), hashOfGame());
    }

    void gameThatEnded_isSaid() {
        command("actionAttach").trigger();
        QTRY_VERIFY(isShown("attachGame"));
        m_world.reset();
        click("attachGame");
        QTRY_VERIFY(isShown("closeFailure"));
        click("closeFailure");
        command("actionAttach").trigger();
        QTRY_VERIFY(isShown("lookAgain"));
        QVERIFY(!isShown("game-0"));
        click("cancelAttach");
    }

    void attaching_asksAboutChangesFirst() {
        editProject();
        chooseGame();
        QTRY_VERIFY(isShown("cancelChanges"));
        QVERIFY(!editor().recordings.attached());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("cancelChanges"));
        step(5);
        QVERIFY(!editor().recordings.attached());
        QCOMPARE(editor().recordings.text(), QString());

        chooseGame();
        QTRY_VERIFY(isShown("discardChanges"));
        click("discardChanges");
        QVERIFY(playsUntil([&] { return noteText().contains("Attached to"); })); // and asks no more
        QCOMPARE(document().file(), path("hunt.tiller"));
    }

    void answerDuringAQuestion_waits_data() {
        const TestRows<QString> row;
        row("the question is about the new project", "discardChanges");
        row("the game comes after the question", "cancelChanges");
    }

    void answerDuringAQuestion_waits() {
        const auto [button] = fetched<QString>();
        chooseGame();
        editProject();
        key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(isShown(button));
        const Recordings& recordings = editor().recordings;
        QVERIFY(playsUntil([&] { return recordings.hasArrived(); }));
        step(5);
        click(button);
        if (button == "discardChanges") {
            QTRY_VERIFY(!recordings.attached());
            QTest::qWait(50); // its project would come now
            QCOMPARE(document().file(), QString());
            QVERIFY(project().nodes.empty());
            return;
        }
        QTRY_VERIFY(isShown("cancelChanges")); // about the game's project
        QVERIFY(recordings.attached());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!recordings.attached());
        QCOMPARE(recordings.text(), QString());
        QCOMPARE(project().worldNumber("height"), 500.0);
    }

    /// Its file is open elsewhere, and the question about that is canceled.
    void projectThatDoesNotOpen_detaches() {
        FileLock other;
        QVERIFY(other.take(path("hunt.tiller")));
        chooseGame();
        QVERIFY(playsUntil([&] { return isShown("cancelInUse"); }));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!editor().recordings.attached());
        QCOMPARE(editor().recordings.text(), QString());
    }

    void differentHash_isFound() {
        Project project = m_world->currentProject();
        Simulation other(project);
        RecordedRun run;
        QVERIFY(run.join(project, other.snapshot()));
        QVERIFY(!run.isWhole());
        other.step();
        run.extend({.ticks = 1, .check = checkOf(other), .events = {}});
        other.step();
        QVERIFY(other.moveAgent({*other.agents(0).typeId, 0}, {1, 2})); // which nobody says
        run.extend({.ticks = 2, .check = checkOf(other), .events = {}});
        run.advance();
        QVERIFY(!run.difference());
        run.advance();
        QVERIFY(run.difference() && run.difference()->tick == 2 &&
                run.difference()->sameUntil == 1);
        QVERIFY(!run.inPast());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] Timeline& timeline() const { return *simulation().timeline(); }
    [[nodiscard]] QString noteText() const { return text("recordingText"); }

    void step(int ticks) {
        for (int i = 0; i < ticks; ++i) {
            m_world->setExternal("player", {100.0 + static_cast<double>(m_world->tick()), 200},
                                 {60, 0});
            m_world->step();
            m_hashes.push_back(hashOfGame());
        }
    }

    /// Lets the game play until something is so.
    template <class Is>
    [[nodiscard]] bool playsUntil(Is is) {
        return QTest::qWaitFor([&] {
            step(1);
            return is();
        });
    }

    void attach() {
        chooseGame();
        QVERIFY(playsUntil([&] { return noteText().contains("Attached to"); }));
    }

    /// Attaches, and does not wait for the game's answer.
    void chooseGame() {
        command("actionAttach").trigger();
        QTRY_VERIFY(isShown("game-0"));
        QTRY_VERIFY(isShown("attachGame"));
        click("attachGame");
    }

    void editProject() const {
        QVERIFY(document().push(setValue(project(), "world", "height", 500.0), "Height"));
    }

    /// Waits until the window shows the game's tick.
    [[nodiscard]] bool isCaughtUp() const {
        return QTest::qWaitFor(
            [&] { return simulation().tick() == static_cast<double>(m_world->tick()); });
    }

    [[nodiscard]] QString hashOfGame() const {
        return QString("%1").arg(m_world->stateHash(), 16, 16, QChar('0'));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<game::World> m_world;
    std::vector<QString> m_hashes; ///< of the game, by tick
};
