#include "app/editor/sim/recorded_run.h"
#include "core/game/world.h"
#include "core/live/listener.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QFile>

using namespace tiller;

/// The note says how much of it has come.

/// Games that run, followed and edited in the window.
class TestLiveGame : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder->path()));
        QVERIFY(
            QFile::copy(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller", path("hunt.tiller")));
        QFile::setPermissions(path("hunt.tiller"), QFile::ReadOwner | QFile::WriteOwner);
        m_window = std::make_unique<EditorWindow>();
        m_world = std::make_unique<game::World>(
            game::World::load(path("hunt.tiller").toStdString(), {.seed = 5}).value());
        const auto port = live::listen(*m_world);
        QVERIFY2(port.ok(), port.ok() ? "" : port.problems().front().text.c_str());
        m_hashes = {hashOfGame()};
        step(20);
    }

    void cleanup() {
        m_window.reset();
        m_world.reset();
    }

    void attached_followsInLockStep() {
        QVERIFY(m_world->setParameter("sight", 60.0).ok());
        attach();
        QCOMPARE(m_window->editor.document.file(), path("hunt.tiller"));
        QVERIFY2(noteText().contains("Attached to “hunt”"), qPrintable(noteText()));
        QVERIFY(m_world->spawn(1, Vec2{30, 40}, Vec2{1, 0}).has_value());
        step(70);
        QVERIFY(isCaughtUp());
        QVERIFY(simulation().playing());
        QCOMPARE(simulation().stateHash(), hashOfGame());
        QCOMPARE(timeline().marks().size(), 1); // the spawn
        m_window->waitForFrame();

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

    void stateThatDoesNotFit_isSaid() {
        attach();
        auto start = std::make_shared<Recording>();
        start->log.start = m_world->currentProject();
        const auto state = std::make_shared<Snapshot>(Simulation(Project()).snapshot());
        simulation().joinGame(start, state, true);
        QTRY_VERIFY(m_window->isShown("closeFailure"));
        m_window->click("closeFailure");
        QVERIFY(!m_window->editor.recordings.attached());
        QVERIFY(!simulation().playing());
        QCOMPARE(m_window->editor.recordings.text(), QString());
    }

    void edits_actInTheGame() {
        attach();
        Document& document = m_window->editor.document;
        const auto weight = [&] {
            return m_world->currentProject().link("evade-to-prey-choice")->weight;
        };
        const double before = weight();
        QVERIFY(document.push(setWeight(document.project(), "evade-to-prey-choice", 0), "Weight"));
        QVERIFY(playsUntil([&] { return weight() == 0; }));
        QVERIFY(document.push(setValue(document.project(), "world", "width", 900.0), "Width"));
        QVERIFY(playsUntil([&] { return m_world->project().worldNumber("width") == 900; }));
        document.undo();
        document.undo();
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
        Document& document = m_window->editor.document;
        const QString link = "evade-to-prey-choice";
        const auto weight = [&] { return document.project().link(link.toStdString())->weight; };
        const double before = weight();
        Project other = m_world->project();
        std::erase_if(other.links, [&](const Link& each) { return each.id == link.toStdString(); });
        std::erase_if(other.parameters, [](const Parameter& each) { return each.id == "fear"; });
        QVERIFY(m_world->reloadText(writeProject(other)).ok());
        QVERIFY(document.push(setValue(document.project(), "world", "width", 900.0), "Width"));
        QVERIFY(playsUntil([&] { return m_world->project().worldNumber("width") == 900; }));
        QVERIFY(document.push(setWeight(document.project(), link.toStdString(), 0.5), "Weight"));
        QCOMPARE(weight(), 0.5);
        QVERIFY(playsUntil([&] { return weight() == before; }));
        QVERIFY2(noteText().contains("took it back"), qPrintable(noteText()));
        QVERIFY(document.canRedo());
        QCOMPARE(document.undoText(), QString("Width"));
        step(5);
        QVERIFY(isCaughtUp());
        QCOMPARE(simulation().stateHash(), hashOfGame());
        QCOMPARE(m_world->project().link(link.toStdString()), nullptr);
        QVERIFY(document.push(setValue(document.project(), "world", "width", 800.0), "Width"));
        QVERIFY(playsUntil([&] { return m_world->project().worldNumber("width") == 800; }));
        QVERIFY(playsUntil([&] { return !noteText().contains("refused"); }));
    }

    /// The file was changed since the game opened it.
    void otherProject_isSaid() {
        Document& document = m_window->editor.document;
        QVERIFY(document.open(path("hunt.tiller")));
        QVERIFY(document.push(setValue(document.project(), "world", "height", 500.0), "Height"));
        QVERIFY(document.save());
        attach();
        QVERIFY2(noteText().contains("not the one that the game runs"), qPrintable(noteText()));
        step(5);
        QVERIFY(isCaughtUp());
        QCOMPARE(simulation().stateHash(), hashOfGame());
        QVERIFY(document.push(setValue(document.project(), "world", "width", 900.0), "Width"));
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
        QVERIFY(m_window->runTo(end + 5)); // a what-if, without the game
        QVERIFY(timeline().hasFuture());
        QVERIFY(!simulation().saveInputLog(path("log.json")).isEmpty()); // it lacks the begin
    }

    void detached_theGameGoesOn() {
        attach();
        trigger("actionDetachFromGame");
        QTRY_VERIFY2(noteText().contains("left the game"), qPrintable(noteText()));
        step(20);
        attach(); // again
        step(5);
        QVERIFY(isCaughtUp());
        QCOMPARE(simulation().stateHash(), hashOfGame());
    }

    void gameThatEnded_isSaid() {
        trigger("actionAttach");
        QTRY_VERIFY(m_window->isShown("attachGame"));
        m_world.reset();
        m_window->click("attachGame");
        QTRY_VERIFY(m_window->isShown("closeFailure"));
        m_window->click("closeFailure");
        trigger("actionAttach");
        QTRY_VERIFY(m_window->isShown("lookAgain"));
        QVERIFY(!m_window->isShown("game-0"));
        m_window->click("cancelAttach");
    }

    void attaching_asksAboutChangesFirst() {
        editProject();
        chooseGame();
        QTRY_VERIFY(m_window->isShown("cancelChanges"));
        QVERIFY(!m_window->editor.recordings.attached());
        m_window->key(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->isShown("cancelChanges"));
        step(5);
        QVERIFY(!m_window->editor.recordings.attached());
        QCOMPARE(m_window->editor.recordings.text(), QString());

        chooseGame();
        QTRY_VERIFY(m_window->isShown("discardChanges"));
        m_window->click("discardChanges");
        QVERIFY(playsUntil([&] { return noteText().contains("Attached to"); })); // and asks no more
        QCOMPARE(m_window->editor.document.file(), path("hunt.tiller"));
    }

    void answerDuringAQuestion_waits_data() {
        QTest::addColumn<QString>("button");
        QTest::newRow("the question is about the new project") << "discardChanges";
        QTest::newRow("the game comes after the question") << "cancelChanges";
    }

    void answerDuringAQuestion_waits() {
        QFETCH(QString, button);
        chooseGame();
        editProject();
        m_window->key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(m_window->isShown(button));
        const Recordings& recordings = m_window->editor.recordings;
        QVERIFY(playsUntil([&] { return recordings.hasArrived(); }));
        step(5);
        m_window->click(button);
        if (button == "discardChanges") {
            QTRY_VERIFY(!recordings.attached());
            QTest::qWait(50); // its project would come now
            QCOMPARE(m_window->editor.document.file(), QString());
            QVERIFY(m_window->editor.document.project().nodes.empty());
            return;
        }
        QTRY_VERIFY(m_window->isShown("cancelChanges")); // about the game's project
        QVERIFY(recordings.attached());
        m_window->key(Qt::Key_Escape);
        QTRY_VERIFY(!recordings.attached());
        QCOMPARE(recordings.text(), QString());
        QCOMPARE(m_window->editor.document.project().worldNumber("height"), 500.0);
    }

    /// Its file is open elsewhere, and the question about that is canceled.
    void projectThatDoesNotOpen_detaches() {
        FileLock other;
        QVERIFY(other.take(path("hunt.tiller")));
        chooseGame();
        QVERIFY(playsUntil([&] { return m_window->isShown("cancelInUse"); }));
        m_window->key(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->editor.recordings.attached());
        QCOMPARE(m_window->editor.recordings.text(), QString());
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
        QVERIFY(other.moveAgent({*other.agents(0).type, 0}, {1, 2})); // which nobody says
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
    [[nodiscard]] SimulationController& simulation() const { return m_window->editor.simulation; }
    [[nodiscard]] Timeline& timeline() const { return *simulation().timeline(); }
    [[nodiscard]] QString noteText() const { return m_window->text("recordingText"); }

    void trigger(const QString& action) const {
        auto* found = m_window->window->findChild<QObject*>(action);
        QVERIFY2(found, qPrintable(action));
        QVERIFY(QMetaObject::invokeMethod(found, "trigger"));
    }

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
        trigger("actionAttach");
        QTRY_VERIFY(m_window->isShown("game-0"));
        QTRY_VERIFY(m_window->isShown("attachGame"));
        m_window->click("attachGame");
    }

    void editProject() const {
        Document& document = m_window->editor.document;
        QVERIFY(document.push(setValue(document.project(), "world", "height", 500.0), "Height"));
    }

    /// Waits until the window shows the game's tick.
    [[nodiscard]] bool isCaughtUp() const {
        return QTest::qWaitFor(
            [&] { return simulation().tick() == static_cast<double>(m_world->tick()); });
    }

    [[nodiscard]] QString hashOfGame() const {
        return QString("%1").arg(m_world->stateHash(), 16, 16, QChar('0'));
    }

    TestHome m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EditorWindow> m_window;
    std::unique_ptr<game::World> m_world;
    std::vector<QString> m_hashes; ///< of the game, by tick
};

QTEST_MAIN(TestLiveGame)
#include "tst_live_game.moc"
