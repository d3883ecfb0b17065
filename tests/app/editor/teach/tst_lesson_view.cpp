#include "app/editor/viewport/agents_item.h"
#include "app/editor/watch/sketch_item.h"
#include "core/model/step.h"
#include "tests/app/editor/qml_warnings.h"
#include "tests/app/editor/window.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

/// A window with an example whose lesson is followed in the notes beside the canvas.
struct LessonWindow : EditorWindow {
    Lesson& lesson = *editor.teaching.lesson();

    explicit LessonWindow(const QString& example, int step = 0) : EditorWindow(example) {
        QTest::keyClick(window, Qt::Key_F7);
        lesson.begin();
        lesson.goTo(step);
        if (!QTest::qWaitFor([this] { return shows("lessonView"); }))
            qFatal("the lesson is not shown");
        waitForFrame();
    }
    /// In the notes beside the canvas: the inspector has a view, too.
    [[nodiscard]] QQuickItem* inNotes(const QString& name) const {
        return find(item("notesPane"), name);
    }
    [[nodiscard]] bool shows(const QString& name) const {
        const QQuickItem* found = inNotes(name);
        return found && found->isVisible() && found->width() > 0 && found->height() > 0;
    }
    [[nodiscard]] QString textOf(const QString& name) const {
        return inNotes(name)->property("text").toString();
    }
    void clickOn(const QString& name) const {
        const QQuickItem* found = inNotes(name);
        QTest::mouseClick(window, Qt::LeftButton, {},
                          found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
    }
};

bool isOnScreen(const QQuickItem* item, const QQuickWindow* window) {
    const QRectF area = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    return item->isVisible() && area.height() > 0 &&
           QRectF(0, 0, window->width(), window->height()).contains(area);
}

} // namespace

/// A lesson in the window. Names of items: course, lesson-NAME, lessonCard, beginLesson,
/// lessonView, lessonPlace, lessonTitle, lessonQuestion, answer-N, guessNumber, submitNumber,
/// sketch, submitCurve, clearCurve, lessonVerdict, revealAnswer, previousStep, nextStep, endLesson,
/// leaveLesson; stepList, addStep, step-ID, stepTitle, stepText, stepAsk, addAnswer, right-N
class TestLessonView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QmlWarnings::start(); }

    void lesson_beginsAboveTheNotes_andAnswersUnfold() {
        EditorWindow plain("wander");
        QTest::keyClick(plain.window, Qt::Key_F7);
        QTRY_VERIFY(plain.isShown("beginLesson"));
        QTRY_VERIFY(plain.item("notesPane")->width() >= 224);
        plain.waitForFrame();
        plain.click("beginLesson");
        QVERIFY(plain.editor.teaching.lesson()->running());
        QTRY_VERIFY(plain.isShown("lessonView"));

        LessonWindow w("wander");
        QCOMPARE(w.textOf("lessonPlace"), QString("Step 1 of 5"));
        QCOMPARE(w.textOf("lessonTitle"), QString("Chance in each tick"));
        QVERIFY(!w.shows("lessonVerdict"));
        w.clickOn("answer-0");
        QVERIFY(w.editor.simulation.playing());
        QTRY_VERIFY(w.shows("revealAnswer"));
        QVERIFY(!w.shows("lessonVerdict"));
        w.waitForFrame();
        w.clickOn("revealAnswer");
        QTRY_VERIFY(w.shows("lessonVerdict"));
        QVERIFY(w.textOf("lessonVerdict").contains("They tremble"));
        QVERIFY(w.textOf("lessonVerdict").contains("They turn smoothly"));
        w.clickOn("leaveLesson");
        QTRY_VERIFY(!w.lesson.running());
    }

    void pageKeys_goThroughTheSteps() {
        LessonWindow w("wander");
        QTest::keyClick(w.window, Qt::Key_PageDown);
        QCOMPARE(w.lesson.current(), 1);
        QTest::keyClick(w.window, Qt::Key_PageDown);
        QTest::keyClick(w.window, Qt::Key_PageUp);
        QCOMPARE(w.lesson.current(), 1);
        w.clickOn("nextStep");
        QCOMPARE(w.lesson.current(), 2);
        w.clickOn("previousStep");
        QCOMPARE(w.lesson.current(), 1);
        QTRY_COMPARE(w.textOf("lessonPlace"), QString("Step 2 of 5"));
    }

    void locked_playSaysWhy() {
        LessonWindow w("wander");
        QVERIFY(w.item("playButton")->property("tip").toString().contains("guess"));
        w.click("playButton");
        QVERIFY(!w.editor.simulation.playing());
        QTest::keyClick(w.window, Qt::Key_Space);
        QVERIFY(!w.editor.simulation.playing());
        w.lesson.choose(1);
        QVERIFY(!w.item("playButton")->property("tip").toString().contains("guess"));
        w.click("playButton");
        QVERIFY(!w.editor.simulation.playing()); // it played, and pauses now
    }

    void theTeachersKey_unlocks() {
        LessonWindow w("wander");
        QTest::keyClick(w.window, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!w.lesson.locked());
        QVERIFY(w.editor.simulation.playing());
    }

    void number_isTyped() {
        LessonWindow w("straight-motion-and-seek", 2);
        QTRY_VERIFY(w.shows("guessNumber"));
        w.clickOn("guessNumber");
        w.type("5O");
        QTest::keyClick(w.window, Qt::Key_Return);
        QVERIFY(w.lesson.locked());
        QTest::keyClick(w.window, Qt::Key_Backspace);
        w.type("0");
        w.clickOn("submitNumber");
        QVERIFY(!w.lesson.locked());
        w.lesson.reveal();
        QVERIFY(w.lesson.right());
        QTRY_VERIFY(w.shows("guessedNumber"));
        QVERIFY(w.textOf("guessedNumber").contains("50"));
    }

    void curve_isSketchedWithTheMouse() {
        LessonWindow w("arrival", 1);
        QTRY_VERIFY(w.shows("sketch"));
        const QQuickItem* sketch = w.inNotes("sketch");
        QVERIFY(!w.inNotes("submitCurve")->isEnabled());
        const QPointF corner = sketch->mapToScene({0, 0});
        const auto at = [&](double x, double y) {
            return (corner + QPointF(x * sketch->width(), y * sketch->height())).toPoint();
        };
        w.drag(at(0.2, 0.3), at(0.5, 0.3));
        w.drag(at(0.5, 0.3), at(0.9, 0.8));
        QTRY_VERIFY(w.inNotes("submitCurve")->isEnabled());
        w.waitForFrame();
        w.clickOn("clearCurve");
        QTRY_VERIFY(!w.inNotes("submitCurve")->isEnabled());
        w.drag(at(0.2, 0.3), at(0.9, 0.8));
        w.waitForFrame();
        w.clickOn("submitCurve");
        QVERIFY(!w.lesson.locked());
        const std::vector<double>& curve = w.lesson.guessAt("step-curve")->curve;
        QCOMPARE(curve.size(), SketchItem::columns);
        QVERIFY(curve.front() > curve.back());
        QVERIFY(std::ranges::none_of(curve, [](double each) { return std::isnan(each); }));
    }

    void curve_isSketchedWithTheKeys() {
        LessonWindow w("arrival", 1);
        QTRY_VERIFY(w.shows("sketch"));
        w.inNotes("sketch")->forceActiveFocus(Qt::TabFocusReason);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(w.window, Qt::Key_Up);
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(w.window, Qt::Key_Right);
        QTest::keyClick(w.window, Qt::Key_Down);
        QTRY_VERIFY(w.inNotes("submitCurve")->isEnabled());
        w.inNotes("submitCurve")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(w.window, Qt::Key_Return);
        const std::vector<double>& curve = w.lesson.guessAt("step-curve")->curve;
        QVERIFY(std::abs(curve.front() - (1.75 + 3 * 0.05 * 3.5)) < 1e-9);
        QVERIFY(std::abs(curve.at(30) - (1.75 + 2 * 0.05 * 3.5)) < 1e-9);
    }

    void overlays_followTheStep_andComeBack() {
        LessonWindow w("wander");
        const auto trails = [&] {
            return w.item("world")->property("overlays").value<Overlays>().trails;
        };
        QVERIFY(trails());
        w.lesson.goTo(4); // it says nothing
        QTRY_VERIFY(!trails());
        QVERIFY(w.item("world")->property("overlays").value<Overlays>().grid);
        w.lesson.goTo(1);
        QTRY_VERIFY(trails());
        QVERIFY(!w.item("world")->property("overlays").value<Overlays>().grid);
        w.lesson.leave();
        QTRY_VERIFY(!trails());
        QVERIFY(w.item("world")->property("overlays").value<Overlays>().grid);
    }

    void overlays_ofAStepAreNotStored() {
        const auto stored = [](const char* name, bool standard) {
            return QSettings().value(QString("viewport/") + name, standard).toBool();
        };
        LessonWindow w("wander"); // with trails, and without the grid
        auto* world = qobject_cast<AgentsItem*>(w.item("world"));
        QVERIFY(world->overlays().trails && !world->overlays().grid);
        QVERIFY(!stored("showTrails", false) && stored("showGrid", true));
        Overlays other = world->overlays();
        other.snap = true; // of no step
        other.radii = true;
        world->setOverlays(other);
        QVERIFY(!stored("showRadii", false));
        w.lesson.goTo(1);
        w.lesson.leave();
        QTRY_VERIFY(!world->overlays().trails);
        QVERIFY(!stored("showTrails", false) && stored("showGrid", true));
        QVERIFY(!stored("showRadii", false));
        QVERIFY(stored("snapToGrid", false));
        other = world->overlays();
        other.radii = true;
        other.snap = false;
        world->setOverlays(other);
        QVERIFY(stored("showRadii", false));
        QVERIFY(!stored("snapToGrid", true));
        QSettings().remove("viewport");
    }

    void steps_moveTheCamera_lightUp_andHide() {
        EditorWindow w("wander");
        const QString id = w.editor.teaching.steps()->add();
        w.editor.teaching.steps()->move(id, -5);
        for (const auto& [setting, value] :
             {std::pair("camera", "200, 150, 160"), std::pair("spotlight", "drifter-0"),
              std::pair("hidden", "cards, panes, values, plots")})
            w.editor.teaching.steps()->set(id, setting, value);
        auto* world = qobject_cast<AgentsItem*>(w.item("world"));
        QVERIFY(world->camera()->seen().isEmpty());
        w.editor.teaching.lesson()->begin();
        QTRY_VERIFY(w.isShown("lessonView"));
        QCOMPARE(world->camera()->seen().center(), QPointF(200, 150));
        QCOMPARE(world->spotlight()->target(), QString("drifter-0"));
        QTRY_VERIFY(!w.isShown("canvas"));
        QVERIFY(!w.isShown("inspector") && !w.isShown("palette"));
        w.waitForFrame();
        QVERIFY(isOnScreen(w.item("lessonPlace"), w.window));
        // What is far from the light is dark.
        const QColor corner = world->snapshot().pixelColor(3, 3);
        world->spotlight()->setTarget({});
        QVERIFY(world->snapshot().pixelColor(3, 3).lightness() > corner.lightness());
        w.editor.teaching.lesson()->next();
        QVERIFY(world->camera()->seen().isEmpty());
        QTRY_VERIFY(w.isShown("canvas") && w.isShown("inspector"));
        w.editor.teaching.lesson()->previous();
        w.editor.teaching.lesson()->leave();
        QVERIFY(world->camera()->seen().isEmpty());
        QCOMPARE(world->spotlight()->target(), QString());
        QTRY_VERIFY(w.isShown("canvas") && w.isShown("inspector"));
    }

    void presentation_showsOverlays_speedAndASpotlight() {
        EditorWindow w("hunter-and-prey");
        w.window->resize(1024, 740);
        QTest::keyClick(w.window, Qt::Key_F5);
        QTRY_VERIFY(w.isShown("presentation"));
        w.editor.teaching.lesson()->begin();
        w.waitForFrame();
        const auto inStage = [&](const char* name) {
            return EditorWindow::find(w.item("presentation"), name);
        };
        for (const char* name : {"stagePlay", "stageSlower", "stageFaster", "stageShow",
                                 "stageSpotlight", "stageTicks", "leavePresentation"}) {
            QVERIFY2(isOnScreen(inStage(name), w.window), name);
            QVERIFY2(inStage(name)->width() >= inStage(name)->implicitWidth(), name);
        }
        QVERIFY(isOnScreen(inStage("stageCounter"), w.window));
        QVERIFY(w.text("stageTicks").contains(':')); // as steps count
        QMetaObject::invokeMethod(inStage("stageFaster"), "clicked");
        QVERIFY(w.editor.simulation.speed() > 1);
        auto* world =
            qobject_cast<AgentsItem*>(EditorWindow::find(w.item("presentation"), "world"));
        QMetaObject::invokeMethod(inStage("stageSpotlight"), "clicked");
        QVERIFY(world->spotlight()->followsMouse());
        QMetaObject::invokeMethod(inStage("stageShow"), "clicked");
        const auto* overlays = w.window->findChild<QObject*>("stageOverlays");
        QVERIFY(overlays);
        QTRY_VERIFY(overlays->property("opened").toBool());
        QQuickItem* choice = EditorWindow::find(
            overlays->property("contentItem").value<QQuickItem*>(), "colorByBehavior");
        QVERIFY(choice && isOnScreen(choice, w.window));
        QTest::mouseClick(
            w.window, Qt::LeftButton, {},
            choice->mapToScene({choice->width() / 2, choice->height() / 2}).toPoint());
        QTRY_VERIFY(world->overlays().colorByBehavior);
    }

    void presentation_fitsASmallScreen() {
        for (const char* example : {"arrival", "hunter-and-prey", "straight-motion-and-seek"}) {
            EditorWindow w(example);
            Lesson& lesson = *w.editor.teaching.lesson();
            w.window->resize(1024, 740);
            QTest::keyClick(w.window, Qt::Key_F5);
            QTRY_VERIFY(w.isShown("presentation"));
            lesson.begin();
            const auto inStage = [&](const QString& name) {
                return EditorWindow::find(w.item("presentation"), name);
            };
            for (int step = 0; step < lesson.count(); ++step) {
                lesson.goTo(step);
                w.waitForFrame();
                QVERIFY(isOnScreen(inStage("lessonPlace"), w.window));
                QVERIFY(isOnScreen(inStage(step + 1 < lesson.count() ? "nextStep" : "endLesson"),
                                   w.window));
                QVERIFY(inStage("presentedViewport")->height() > 300);
                if (lesson.ask() == "nothing")
                    continue;
                const char* needed = lesson.ask() == "choice"   ? "answer-2"
                                     : lesson.ask() == "number" ? "submitNumber"
                                                                : "submitCurve";
                QVERIFY2(isOnScreen(inStage(needed), w.window),
                         qPrintable(QString("%1, step %2").arg(example).arg(step)));
            }
        }
    }

    void course_opensTheNextLesson_andRemembersIt() {
        EditorWindow w;
        QTRY_VERIFY(w.isShown("course"));
        QCOMPARE(w.item("lesson-flee")->property("isNext").toBool(), false);
        QCOMPARE(w.item("lesson-straight-motion-and-seek")->property("isNext").toBool(), true);
        w.click("lesson-straight-motion-and-seek");
        QTRY_VERIFY(w.isShown("presentation"));
        Lesson& lesson = *w.editor.teaching.lesson();
        QTRY_VERIFY(lesson.running());
        for (int step = 0; step < lesson.count(); ++step) {
            lesson.goTo(step);
            lesson.unlock();
        }
        lesson.reveal();
        QVERIFY(lesson.finished());
        w.waitForFrame();
        const QQuickItem* end = EditorWindow::find(w.item("presentation"), "endLesson");
        QTest::mouseClick(w.window, Qt::LeftButton, {},
                          end->mapToScene({end->width() / 2, end->height() / 2}).toPoint());
        QTRY_VERIFY(w.isShown("course"));
        QVERIFY(w.item("lesson-straight-motion-and-seek")->property("done").toBool());
        QVERIFY(w.item("lesson-flee")->property("isNext").toBool());
        QVERIFY(!w.editor.document.modified());
    }

    void answers_areSaved() {
        LessonWindow w("wander");
        QCOMPARE(w.item("tickLabel")->property("unit").toString(), "min:s"); // as steps count
        const QTemporaryDir folder;
        const QString file = folder.filePath("answers.csv");
        w.lesson.choose(1);
        w.editor.dialogs.answerWith(file);
        QVERIFY(QMetaObject::invokeMethod(w.window->findChild<QObject*>("actionSaveAnswers"),
                                          "trigger"));
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.readAll().contains("They turn smoothly,They turn smoothly,right"));
    }

    /// The settings of a step are not the project's.
    void saving_leavesTheLesson() {
        LessonWindow w("wander", 1);
        const QByteArray before = [&] {
            QFile file(w.editor.document.file());
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }();
        QVERIFY(w.editor.document.modified());
        QTest::keyClick(w.window, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!w.editor.document.modified());
        QVERIFY(!w.lesson.running());
        QFile file(w.editor.document.file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
    }

    void savingThatFails_keepsTheGuesses_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("isCopy");
        QTest::newRow("canceled, in the course") << QString() << true;
        QTest::newRow("canceled") << QString() << false;
        QTest::newRow("cannot be written") << "/nowhere/at/all.tiller" << false;
    }

    void savingThatFails_keepsTheGuesses() {
        QFETCH(QString, answer);
        QFETCH(bool, isCopy);
        LessonWindow w("wander");
        if (isCopy) {
            QVERIFY(w.editor.document.openCopy(TILLER_SOURCE_DIR "/examples/wander.tiller"));
            w.lesson.begin();
        }
        const std::string step = w.lesson.step().toStdString();
        w.lesson.choose(1);
        w.lesson.goTo(1);
        const Project before = w.editor.document.project();
        w.editor.dialogs.answerWith(answer);
        QTest::keyClick(w.window, Qt::Key_S,
                        isCopy ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(w.lesson.running());
        QCOMPARE(w.lesson.current(), 1);
        QVERIFY(w.lesson.guessAt(step));
        QCOMPARE(w.lesson.guessAt(step)->choice, 1);
        QVERIFY(w.editor.document.project() == before);
        if (!answer.isEmpty()) {
            QTRY_VERIFY(w.isShown("closeFailure"));
            w.click("closeFailure");
        }
        w.editor.document.undo(); // the lesson is one step
        QVERIFY(!w.editor.document.canUndo());
    }

    void lesson_isWrittenWithoutMarkdown() {
        EditorWindow w("fish-and-shark");
        QTest::keyClick(w.window, Qt::Key_F7);
        QTRY_VERIFY(w.item("notesPane")->width() >= 224);
        w.waitForFrame();
        const auto inNotes = [&](const QString& name) {
            return EditorWindow::find(w.item("notesPane"), name);
        };
        const auto press = [&](const QString& name) {
            inNotes(name)->forceActiveFocus(Qt::TabFocusReason);
            QTest::keyClick(w.window, Qt::Key_Space);
        };
        w.click("editNotes");
        QTRY_VERIFY(inNotes("addStep")->isVisible());
        press("addStep");
        const StepListModel& steps = *w.editor.teaching.steps();
        QCOMPARE(steps.count(), 1);
        QTRY_VERIFY(inNotes("stepTextField"));
        QTRY_VERIFY(isOnScreen(inNotes("stepTitle"), w.window)); // the form begins in sight
        inNotes("stepTextField")->forceActiveFocus(Qt::TabFocusReason);
        w.type("Look ");
        w.select("shark");
        QMetaObject::invokeMethod(inNotes("stepLink"), "clicked");
        const Id id = stepsOf(w.editor.document.project()).front()->id;
        const auto step = [&] { return stepOf(*w.editor.document.project().annotation(id)); };
        inNotes("stepAsk")->forceActiveFocus(Qt::TabFocusReason); // the text is taken now
        QMetaObject::invokeMethod(inNotes("stepAsk"), "edited", Q_ARG(QString, "choice"));
        QCOMPARE(step().text, std::string("Look [Shark](node:shark)"));
        QVERIFY(step().ask == Ask::choice);
        QTRY_VERIFY(inNotes("addAnswer")->isVisible());
        press("addAnswer");
        press("addAnswer");
        QTRY_VERIFY(inNotes("right-1"));
        press("right-1");
        QCOMPARE(step().answers, std::string("Answer 1\n* Answer 2"));
        press("shown-velocity");
        press("shown-trails");
        QCOMPARE(step().shown, std::string("trails, velocity"));
        press("shown-velocity");
        QCOMPARE(step().shown, std::string("trails"));
        QVERIFY(inNotes("shown-trails")->property("checked").toBool());
        qobject_cast<AgentsItem*>(w.item("world"))->camera()->show({100, 75, 80, 60});
        press("takeView");
        QCOMPARE(step().camera, std::string("140, 105, 80"));
        press("takeSpotlight"); // the shark is selected
        QCOMPARE(step().spotlight, std::string("shark"));
        press("hidden-values");
        press("hidden-cards");
        QCOMPARE(step().hidden, std::string("cards, values"));
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(),
                 qPrintable(QmlWarnings::all().join(QLatin1Char(10))));
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestLessonView)
#include "tst_lesson_view.moc"
