#include "app/editor/watch/sketch_item.h"
#include "core/model/step.h"
#include "core/sim/measure.h"
#include "tests/app/editor/window.h"

/// A window with an example whose lesson is followed in the notes beside the canvas.
struct LessonWindow : EditorTest {
    void begin(const QString& example, int step = 0) {
        restart(example); // with the notes closed
        key(Qt::Key_F7);
        lesson().begin();
        lesson().goTo(step);
        if (!QTest::qWaitFor([this] { return shows("lessonView"); }))
            qFatal("the lesson is not shown");
        waitForFrame();
    }
    [[nodiscard]] Lesson& lesson() const { return *editor().teaching.lesson(); }
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

/// A lesson in the window. Names of items: course, lesson-NAME, lessonCard, beginLesson,
/// lessonView, lessonPlace, lessonTitle, lessonQuestion, answer-N, guessNumber, submitNumber,
/// sketch, submitCurve, clearCurve, lessonVerdict, revealAnswer, previousStep, nextStep, endLesson,
/// leaveLesson; stepList, addStep, step-ID, stepTitle, stepText, stepAsk, addAnswer, right-N
class TestLessonView : public QObject, public LessonWindow {
    Q_OBJECT

private slots:
    void initTestCase() { QmlWarnings::start(); }

    void lesson_beginsAboveTheNotes_andAnswersUnfold() {
        restart("wander");
        key(Qt::Key_F7);
        QTRY_VERIFY(isShown("beginLesson"));
        QTRY_VERIFY(item("notesPane")->width() >= 224);
        waitForFrame();
        click("beginLesson");
        QVERIFY(editor().teaching.lesson()->running());
        QTRY_VERIFY(isShown("lessonView"));

        begin("wander");
        QCOMPARE(textOf("lessonPlace"), "Step 1 of 5");
        QCOMPARE(textOf("lessonTitle"), "Chance in each tick");
        QVERIFY(!shows("lessonVerdict"));
        clickOn("answer-0");
        QVERIFY(simulation().playing());
        QTRY_VERIFY(shows("revealAnswer"));
        QVERIFY(!shows("lessonVerdict"));
        waitForFrame();
        clickOn("revealAnswer");
        QTRY_VERIFY(shows("lessonVerdict"));
        QVERIFY(textOf("lessonVerdict").contains("They shake"));
        QVERIFY(textOf("lessonVerdict").contains("They turn smoothly"));
        clickOn("leaveLesson");
        QTRY_VERIFY(!lesson().running());
    }

    void pageKeys_goThroughTheSteps() {
        begin("wander");
        key(Qt::Key_PageDown);
        QCOMPARE(lesson().current(), 1);
        key(Qt::Key_PageDown);
        key(Qt::Key_PageUp);
        QCOMPARE(lesson().current(), 1);
        clickOn("nextStep");
        QCOMPARE(lesson().current(), 2);
        clickOn("previousStep");
        QCOMPARE(lesson().current(), 1);
        QTRY_COMPARE(textOf("lessonPlace"), QString("Step 2 of 5"));
    }

    void locked_playSaysWhy() {
        begin("wander");
        QVERIFY(item("playButton")->property("tip").toString().contains("guess"));
        click("playButton");
        QVERIFY(!simulation().playing());
        key(Qt::Key_Space);
        QVERIFY(!simulation().playing());
        lesson().choose(1);
        QVERIFY(!item("playButton")->property("tip").toString().contains("guess"));
        click("playButton");
        QVERIFY(!simulation().playing()); // it played, and pauses now
    }

    void theTeachersKey_unlocks() {
        begin("wander");
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!lesson().locked());
        QVERIFY(simulation().playing());
    }

    void number_isTyped() {
        begin("straight-motion-and-seek", 2);
        QTRY_VERIFY(shows("guessNumber"));
        clickOn("guessNumber");
        type("5O");
        key(Qt::Key_Return);
        QVERIFY(lesson().locked());
        key(Qt::Key_Backspace);
        type("0");
        clickOn("submitNumber");
        QVERIFY(!lesson().locked());
        lesson().reveal();
        QVERIFY(lesson().right());
        QTRY_VERIFY(shows("guessedNumber"));
        QVERIFY(textOf("guessedNumber").contains("50"));
    }

    void curve_isSketchedWithTheMouse() {
        begin("arrival", 1);
        QTRY_VERIFY(shows("sketch"));
        const QQuickItem* sketch = inNotes("sketch");
        QVERIFY(!inNotes("submitCurve")->isEnabled());
        const QPointF corner = sketch->mapToScene({0, 0});
        const auto at = [&](double x, double y) {
            return (corner + QPointF(x * sketch->width(), y * sketch->height())).toPoint();
        };
        drag(at(0.2, 0.3), at(0.5, 0.3));
        drag(at(0.5, 0.3), at(0.9, 0.8));
        QTRY_VERIFY(inNotes("submitCurve")->isEnabled());
        waitForFrame();
        clickOn("clearCurve");
        QTRY_VERIFY(!inNotes("submitCurve")->isEnabled());
        drag(at(0.2, 0.3), at(0.9, 0.8));
        waitForFrame();
        clickOn("submitCurve");
        QVERIFY(!lesson().locked());
        const std::vector<double>& curve = lesson().guessAt("step-curve")->curve;
        QCOMPARE(curve.size(), SketchItem::columns);
        QVERIFY(curve.front() > curve.back());
        QVERIFY(std::ranges::none_of(curve, [](double each) { return std::isnan(each); }));
    }

    /// The view scrolls, and took drags up and down for its own.
    void curve_isSketchedUpAndDown() {
        begin("arrival", 1);
        window->resize(1280, 500);
        QTRY_VERIFY(shows("sketch"));
        auto* view = inNotes("lessonScroll")->property("contentItem").value<QQuickItem*>();
        QTRY_VERIFY(view->property("contentHeight").toDouble() > view->height() + 100);
        QQuickItem* sketch = inNotes("sketch");
        view->setProperty("contentY", view->property("contentHeight").toDouble() - view->height());
        waitForFrame();
        const QPointF place = sketch->mapToScene({0, 0});
        const auto at = [&](double x, double y) {
            return sketch->mapToScene({x * sketch->width(), y * sketch->height()}).toPoint();
        };
        QTest::mousePress(window, Qt::LeftButton, {}, at(0.3, 0.2));
        for (int i = 1; i <= 20; ++i)
            QTest::mouseMove(window, at(0.3 + 0.001 * i, 0.2 + 0.03 * i));
        waitForFrame();
        QCOMPARE(sketch->mapToScene({0, 0}), place); // it stays under the pen
        for (int i = 1; i <= 20; ++i)
            QTest::mouseMove(window, at(0.32 + 0.02 * i, 0.8 - 0.03 * i));
        QTest::mouseRelease(window, Qt::LeftButton, {}, at(0.72, 0.2));
        std::vector<double> drawn = lesson().draftAt("step-curve");
        const double high = lesson().now().high;
        QVERIFY(drawn.at(18) < 0.35 * high); // the bottom of the V
        QVERIFY(drawn.at(42) > 0.7 * high);  // its end
        lesson().leave();
        lesson().comeBack(); // what is drawn is still there
        QCOMPARE(lesson().draftAt("step-curve").at(42), drawn.at(42));
        QTRY_VERIFY(inNotes("submitCurve")->isEnabled());
    }

    void curve_isSketchedWithTheKeys() {
        begin("arrival", 1);
        QTRY_VERIFY(shows("sketch"));
        inNotes("sketch")->forceActiveFocus(Qt::TabFocusReason);
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_Up);
        for (int i = 0; i < 10; ++i)
            key(Qt::Key_Right);
        key(Qt::Key_Down);
        QTRY_VERIFY(inNotes("submitCurve")->isEnabled());
        inNotes("submitCurve")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Return);
        const std::vector<double>& curve = lesson().guessAt("step-curve")->curve;
        QVERIFY(std::abs(curve.front() - (1.75 + 3 * 0.05 * 3.5)) < 1e-9);
        QVERIFY(std::abs(curve.at(30) - (1.75 + 2 * 0.05 * 3.5)) < 1e-9);
    }

    void overlays_followTheStep_andComeBack() {
        begin("wander");
        const auto trails = [&] {
            return item("world")->property("overlays").value<Overlays>().trails;
        };
        QVERIFY(trails());
        lesson().goTo(4); // it says nothing
        QTRY_VERIFY(!trails());
        QVERIFY(item("world")->property("overlays").value<Overlays>().grid);
        lesson().goTo(1);
        QTRY_VERIFY(trails());
        QVERIFY(!item("world")->property("overlays").value<Overlays>().grid);
        lesson().leave();
        QTRY_VERIFY(!trails());
        QVERIFY(item("world")->property("overlays").value<Overlays>().grid);
    }

    void anotherProject_opensWhileALessonIsGiven() {
        begin("flee"); // with overlays of its own
        QVERIFY(document().open(TILLER_SOURCE_DIR "/examples/wander.tiller"));
        waitForFrame();
        auto* world = qobject_cast<AgentsItem*>(item("world"));
        QVERIFY(!world->legend().isEmpty());
    }

    void overlays_ofAStepAreNotStored() {
        const auto stored = [](const char* name, bool standard) {
            return QSettings().value(QString("viewport/") + name, standard).toBool();
        };
        begin("wander"); // with trails, and without the grid
        auto* world = qobject_cast<AgentsItem*>(item("world"));
        QVERIFY(world->overlays().trails && !world->overlays().grid);
        QVERIFY(!stored("showTrails", false) && stored("showGrid", true));
        Overlays other = world->overlays();
        other.snap = true; // of no step
        other.radii = true;
        world->setOverlays(other);
        QVERIFY(!stored("showRadii", false));
        lesson().goTo(1);
        lesson().leave();
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
        restart("wander");
        const QString id = editor().teaching.steps()->add();
        editor().teaching.steps()->move(id, -5);
        for (const auto& [setting, value] :
             {std::pair("camera", "200, 150, 160"), std::pair("spotlight", "drifter-0"),
              std::pair("hidden", "cards, panes, values, plots")})
            editor().teaching.steps()->set(id, setting, value);
        auto* world = qobject_cast<AgentsItem*>(item("world"));
        QVERIFY(world->camera()->seen().isEmpty());
        editor().teaching.lesson()->begin();
        QTRY_VERIFY(isShown("lessonView"));
        QCOMPARE(world->camera()->seen().center(), QPointF(200, 150));
        QCOMPARE(world->spotlight()->target(), "drifter-0");
        QTRY_VERIFY(!isShown("canvas"));
        QVERIFY(!isShown("inspector") && !isShown("palette"));
        waitForFrame();
        QVERIFY(isOnScreen(item("lessonPlace"), window));
        // What is far from the light is dark.
        const QColor corner = world->snapshot().pixelColor(3, 3);
        world->spotlight()->setTarget({});
        QVERIFY(world->snapshot().pixelColor(3, 3).lightness() > corner.lightness());
        editor().teaching.lesson()->next();
        QVERIFY(world->camera()->seen().isEmpty());
        QTRY_VERIFY(isShown("canvas") && isShown("inspector"));
        editor().teaching.lesson()->previous();
        editor().teaching.lesson()->leave();
        QVERIFY(world->camera()->seen().isEmpty());
        QCOMPARE(world->spotlight()->target(), QString());
        QTRY_VERIFY(isShown("canvas") && isShown("inspector"));
    }

    void presentation_showsOverlays_speedAndASpotlight() {
        restart("hunter-and-prey");
        window->resize(1024, 740);
        key(Qt::Key_F5);
        QTRY_VERIFY(isShown("presentation"));
        editor().teaching.lesson()->begin();
        waitForFrame();
        const auto inStage = [&](const char* name) { return find(item("presentation"), name); };
        for (const char* name : {"stagePlay", "stageSlower", "stageFaster", "stageShow",
                                 "stageSpotlight", "stageTicks", "leavePresentation"}) {
            QVERIFY2(isOnScreen(inStage(name), window), name);
            QVERIFY2(inStage(name)->width() >= inStage(name)->implicitWidth(), name);
        }
        QVERIFY(isOnScreen(inStage("stageCounter"), window));
        QVERIFY(text("stageTicks").contains(':')); // as steps count
        QMetaObject::invokeMethod(inStage("stageFaster"), "clicked");
        QVERIFY(simulation().speed() > 1);
        auto* world = qobject_cast<AgentsItem*>(find(item("presentation"), "world"));
        QMetaObject::invokeMethod(inStage("stageSpotlight"), "clicked");
        QVERIFY(world->spotlight()->followsMouse());
        QMetaObject::invokeMethod(inStage("stageShow"), "clicked");
        const auto* overlays = object("stageOverlays");
        QVERIFY(overlays);
        QTRY_VERIFY(overlays->property("opened").toBool());
        QQuickItem* choice =
            find(overlays->property("contentItem").value<QQuickItem*>(), "colorByBehavior");
        QVERIFY(choice && isOnScreen(choice, window));
        QTest::mouseClick(
            window, Qt::LeftButton, {},
            choice->mapToScene({choice->width() / 2, choice->height() / 2}).toPoint());
        QTRY_VERIFY(world->overlays().colorByBehavior);
    }

    void presentation_fitsASmallScreen() {
        for (const char* example : {"arrival", "hunter-and-prey", "straight-motion-and-seek"}) {
            restart(example);
            window->resize(1024, 740);
            key(Qt::Key_F5);
            QTRY_VERIFY(isShown("presentation"));
            lesson().begin();
            const auto inStage = [&](const QString& name) {
                return find(item("presentation"), name);
            };
            for (int step = 0; step < lesson().count(); ++step) {
                lesson().goTo(step);
                waitForFrame();
                QVERIFY(isOnScreen(inStage("lessonPlace"), window));
                QVERIFY(isOnScreen(inStage(step + 1 < lesson().count() ? "nextStep" : "endLesson"),
                                   window));
                QVERIFY(inStage("presentedViewport")->height() > 300);
                if (lesson().ask() == "nothing")
                    continue;
                const char* needed = lesson().ask() == "choice"   ? "answer-2"
                                     : lesson().ask() == "number" ? "submitNumber"
                                                                  : "submitCurve";
                QVERIFY2(isOnScreen(inStage(needed), window),
                         qPrintable(QString("%1, step %2").arg(example).arg(step)));
            }
        }
    }

    void course_opensTheNextLesson_andRemembersIt() {
        restart();
        QTRY_VERIFY(isShown("course"));
        QCOMPARE(item("lesson-flee")->property("isNext").toBool(), false);
        QCOMPARE(item("lesson-straight-motion-and-seek")->property("isNext").toBool(), true);
        click("lesson-straight-motion-and-seek");
        QTRY_VERIFY(isShown("presentation"));
        QTRY_VERIFY(lesson().running());
        for (int step = 0; step < lesson().count(); ++step) {
            lesson().goTo(step);
            lesson().unlock();
        }
        lesson().reveal();
        QVERIFY(lesson().finished());
        waitForFrame();
        const QQuickItem* end = find(item("presentation"), "endLesson");
        mouseClick(end->mapToScene({end->width() / 2, end->height() / 2}).toPoint());
        QTRY_VERIFY(isShown("course"));
        QVERIFY(item("lesson-straight-motion-and-seek")->property("done").toBool());
        QVERIFY(item("lesson-flee")->property("isNext").toBool());
        QVERIFY(!document().modified());
    }

    /// It opens and is presented at once: nothing beside or below the world stays empty.
    void lessonOfTheCourse_fillsThePresentation_data() {
        const TestRows<QString> row;
        row("arrival", "arrival");
        row("flee", "flee");
    }

    void lessonOfTheCourse_fillsThePresentation() {
        const auto [name] = fetched<QString>();
        restart();
        window->resize(1280, 720);
        QTRY_VERIFY(isShown("course"));
        waitForFrame();
        click("lesson-" + name);
        QTRY_VERIFY(isShown("presentation"));
        waitForFrame();
        const auto placeOf = [&](const char* name) {
            const QQuickItem* found = find(item("presentedViewport"), name);
            return found && found->isVisible()
                       ? found->mapRectToScene(QRectF(0, 0, found->width(), found->height()))
                       : QRectF();
        };
        const QRectF pane = placeOf("presentedViewport");
        QVERIFY(pane.width() > 800);
        const double beside = pane.right() - placeOf("world").right();
        const QRectF side = placeOf("worldSide");
        const QRectF plots = placeOf("plotPanel");
        const double below = pane.bottom() - placeOf("world").bottom();
        const auto is = [](double one, double other) { return std::abs(one - other) < 1; };
        const bool atRight = !plots.isNull() && plots.height() > 0.9 * pane.height();
        QVERIFY2(is(beside, atRight ? plots.width() : 0), qPrintable(QString::number(beside)));
        const bool isLow = !side.isNull() && side.width() > 0.4 * pane.width();
        const double lowest =
            std::max(isLow ? side.height() : 0.0, atRight || plots.isNull() ? 0.0 : plots.height());
        QVERIFY2(below < lowest + 2, qPrintable(QString("%1, %2").arg(below).arg(lowest)));
    }

    /// In the language of the person; the pupil's name is in the file's, and no longer in the next
    /// lesson.
    void handedInFile_isNamedForPeople() {
        begin("wander");
        QVERIFY(document().openCopy(QStringLiteral(TILLER_SOURCE_DIR "/examples/arrival.tiller")));
        editor().settings.setLanguage("de");
        QCOMPARE(document().title(), "Ankunft");
        QCOMPARE(item("projectTitle")->property("text").toString(), "Ankunft");
        lesson().begin();
        lesson().setProperty("pupil", "J\u00f6rg / 7b");
        lesson().unlock();
        QCOMPARE(lesson().nameOfAnswers(), "Ankunft, Antworten von J\u00f6rg 7b");
        editor().settings.setLanguage("en");
        QCOMPARE(document().title(), "Arrival");
        lesson().leave();
        QVERIFY(document().openCopy(QStringLiteral(TILLER_SOURCE_DIR "/examples/flee.tiller")));
        QCOMPARE(lesson().pupil(), QString());
    }

    void answers_areSaved() {
        begin("wander");
        QCOMPARE(item("tickLabel")->property("unit").toString(), "min:s"); // as steps count
        const QTemporaryDir folder;
        const QString file = folder.filePath("answers.csv");
        QVERIFY(!command("actionHandIn").enabled());
        lesson().choose(1);
        lesson().goTo(lesson().count() - 1);
        QQuickItem* name = find(inNotes("lessonView"), "pupilName"); // the notes have one, too
        QTRY_VERIFY(name->isVisible());
        name->forceActiveFocus(Qt::TabFocusReason);
        for (const char letter : {'A', 'd', 'a'})
            QTest::keyClick(window, letter);
        QCOMPARE(lesson().pupil(), "Ada");
        editor().dialogs.answerWith(file);
        key(Qt::Key_Return);
        QVERIFY(lesson().handedIn());
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QByteArray table = saved.readAll();
        QVERIFY(table.contains("\nAda,"));
        QVERIFY(table.contains("They turn smoothly,They turn smoothly,right"));
    }

    void leaving_keepsTheAnswers_untilTheLessonBeginsAnew() {
        begin("wander");
        const std::string step = lesson().step().toStdString();
        lesson().choose(1);
        lesson().goTo(lesson().count() - 1);
        clickOn("endLesson");
        QTRY_VERIFY(!lesson().running());
        if (isShown("course")) { // a lesson of the course ends there
            key(Qt::Key_Escape);
            QTRY_VERIFY(shows("continueLesson"));
        }
        QVERIFY(command("actionHandIn").enabled());
        QTRY_VERIFY(shows("continueLesson"));
        clickOn("continueLesson");
        QCOMPARE(lesson().current(), lesson().count() - 1);
        QVERIFY(lesson().guessAt(step));
        lesson().leave();
        QTRY_VERIFY(shows("beginLesson"));
        clickOn("beginLesson");
        QVERIFY(!lesson().answered());
    }

    void anotherProject_asksForTheAnswersFirst_data() {
        const TestRows<QString, bool, bool> row;
        row("cancel", "cancelHandIn", false, false);
        row("discard", "discardAnswers", true, false);
        row("hand in", "handInButton", true, true);
    }

    void anotherProject_asksForTheAnswersFirst() {
        const auto [button, opensOther, isHandedIn] = fetched<QString, bool, bool>();
        begin("wander");
        lesson().choose(1);
        lesson().leave();
        const QTemporaryDir folder;
        const QString file = folder.filePath("answers.md");
        editor().dialogs.answerWith(file);
        const QString before = document().name();
        command("actionNew").trigger();
        QTRY_VERIFY(isShown(button));
        click(button);
        QTRY_COMPARE(document().name() != before, opensOther);
        QCOMPARE(QFile::exists(file), isHandedIn);
        QCOMPARE(lesson().answered(), !opensOther);
    }

    /// The settings of a step are not the project's.
    void saving_leavesTheLesson() {
        begin("wander", 1);
        const QByteArray before = [&] {
            QFile file(document().file());
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }();
        QVERIFY(document().modified());
        key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!document().modified());
        QVERIFY(!lesson().running());
        QFile file(document().file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
    }

    void savingThatFails_keepsTheGuesses_data() {
        const TestRows<QString, bool> row;
        row("canceled, in the course", QString(), true);
        row("canceled", QString(), false);
        row("cannot be written", "/nowhere/at/all.tiller", false);
    }

    void savingThatFails_keepsTheGuesses() {
        const auto [answer, isCopy] = fetched<QString, bool>();
        begin("wander");
        if (isCopy) {
            QVERIFY(document().openCopy(TILLER_SOURCE_DIR "/examples/wander.tiller"));
            lesson().begin();
        }
        const std::string step = lesson().step().toStdString();
        lesson().choose(1);
        lesson().goTo(1);
        const Project before = project();
        editor().dialogs.answerWith(answer);
        key(Qt::Key_S, isCopy ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(lesson().running());
        QCOMPARE(lesson().current(), 1);
        QVERIFY(lesson().guessAt(step));
        QCOMPARE(lesson().guessAt(step)->choice, 1);
        QVERIFY(project() == before);
        if (!answer.isEmpty()) {
            QTRY_VERIFY(isShown("closeFailure"));
            click("closeFailure");
        }
        document().undo(); // the lesson is one step
        QVERIFY(!document().canUndo());
    }

    void lesson_isWrittenWithoutMarkdown() {
        restart("fish-and-shark");
        key(Qt::Key_F7);
        QTRY_VERIFY(item("notesPane")->width() >= 224);
        waitForFrame();
        const auto inNotes = [&](const QString& name) { return find(item("notesPane"), name); };
        const auto press = [&](const QString& name) {
            inNotes(name)->forceActiveFocus(Qt::TabFocusReason);
            key(Qt::Key_Space);
        };
        click("editNotes");
        QTRY_VERIFY(inNotes("addStep")->isVisible());
        press("addStep");
        const StepListModel& steps = *editor().teaching.steps();
        QCOMPARE(steps.count(), 1);
        QTRY_VERIFY(inNotes("stepTextField"));
        QTRY_VERIFY(isOnScreen(inNotes("stepTitle"), window)); // the form begins in sight
        inNotes("stepTextField")->forceActiveFocus(Qt::TabFocusReason);
        type("Look ");
        select("shark");
        QMetaObject::invokeMethod(inNotes("stepLink"), "clicked");
        const Id id = stepsOf(project()).front()->id;
        const auto step = [&] { return stepOf(*project().annotation(id)); };
        inNotes("stepAsk")->forceActiveFocus(Qt::TabFocusReason); // the text is taken now
        QMetaObject::invokeMethod(inNotes("stepAsk"), "edited", Q_ARG(QString, "choice"));
        QCOMPARE(step().text, "Look [Shark](node:shark)");
        QVERIFY(step().ask == Ask::choice);
        QTRY_VERIFY(inNotes("addAnswer")->isVisible());
        press("addAnswer");
        press("addAnswer");
        QTRY_VERIFY(inNotes("right-1"));
        press("right-1");
        QCOMPARE(step().answers, "Answer 1\n* Answer 2");
        press("shown-velocity");
        press("shown-trails");
        QCOMPARE(step().shown, "trails, velocity");
        press("shown-velocity");
        QCOMPARE(step().shown, "trails");
        QVERIFY(inNotes("shown-trails")->property("checked").toBool());
        qobject_cast<AgentsItem*>(item("world"))->camera()->show({100, 75, 80, 60});
        press("takeView");
        QCOMPARE(step().camera, "140, 105, 80");
        press("takeSpotlight"); // the shark is selected
        QCOMPARE(step().spotlight, "shark");
        press("hidden-values");
        press("hidden-cards");
        QCOMPARE(step().hidden, "cards, values");
    }

    void warningOfAStep_movesNoField() {
        const QString step = writeAStep("choice");
        QTRY_VERIFY(inNotes("stepTitle"));
        const auto place = [this] { return inNotes("stepTitle")->mapToScene({}); };
        QVERIFY(inNotes("stepFault-" + step)->isVisible()); // it has no right answer
        QCOMPARE(inNotes("stepWarns-" + step)->opacity(), 1.0);
        const QPointF before = place();
        editor().teaching.steps()->set(step, "question", "Which?");
        editor().teaching.steps()->set(step, "answers", "* This\nThat");
        QTRY_VERIFY(!inNotes("stepFault-" + step)->isVisible());
        waitForFrame();
        QCOMPARE(place(), before);
    }

    /// A letter that is typed in the notes is no key of the canvas, also where a field has gone.
    void lettersInTheNotes_areNoKeysOfTheCanvas() {
        const QString step = writeAStep("choice");
        editor().teaching.steps()->set(step, "answers", "* One\nTwo");
        QTRY_VERIFY(inNotes("answerText-1"));
        select("prey");
        const std::string before = writeProject(project());
        inNotes("answerText-0")->forceActiveFocus(Qt::TabFocusReason);
        type("Sum");
        key(Qt::Key_Tab);
        key(Qt::Key_Tab); // over the button beside it
        key(Qt::Key_Tab);
        waitForFrame();
        QVERIFY(inNotes("answerText-1")->hasActiveFocus());
        type("Most");
        key(Qt::Key_Tab);
        QTRY_COMPARE(stepOf(*project().annotation(step.toStdString())).answers, "* Sum\nMost");
        inNotes("stepHead-" + step)->forceActiveFocus(Qt::TabFocusReason);
        type("SM");
        editor().teaching.steps()->set(step, "answers", "* One\nTwo");
        QCOMPARE(writeProject(project()), before); // nothing is muted
        item("canvas")->forceActiveFocus();
        type("M");
        QTRY_VERIFY(writeProject(project()) != before);
    }

    void newPlot_ofACurve_isMadeInItsDialog_andChosen() {
        const QString step = writeAStep("curve");
        QTRY_VERIFY(inNotes("stepPlot"));
        QMetaObject::invokeMethod(inNotes("stepPlot"), "edited", Q_ARG(QString, "new plot"));
        QTRY_VERIFY(isOpen("monitorDialog"));
        click("cancelPlotDraft");
        QTRY_VERIFY(!isOpen("monitorDialog"));
        const auto plot = [&] { return stepOf(*project().annotation(step.toStdString())).plot; };
        QCOMPARE(plot(), std::string());
        QMetaObject::invokeMethod(inNotes("stepPlot"), "edited", Q_ARG(QString, "new plot"));
        QTRY_VERIFY(isOpen("monitorDialog"));
        click("acceptPlot");
        QTRY_VERIFY(!plot().empty());
        QCOMPARE(plot(), monitorsIn(project()).back()->id);
        QVERIFY(isShown("notesPane") && inNotes("stepTitle"));
    }

    void linkToASetting_showsIt() {
        restart("arrival");
        QSignalSpy shown(&editor().teaching, &Teaching::settingShown);
        editor().teaching.follow("node:arrive.slowingRadius");
        QCOMPARE(shown.count(), 1);
        QCOMPARE(document().selection()->ids(), QStringList{"arrive"});
        QSignalSpy refused(&document(), &Document::refused);
        editor().teaching.follow("node:arrive.sloth");
        QCOMPARE(refused.count(), 1);
    }

    void sizeOfTexts_isChosen_alsoInThePresentation() {
        restart("flee");
        const auto size = [this](const char* name) {
            return item(name)->property("font").value<QFont>().pixelSize();
        };
        const int medium = size("seedField");
        key(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(isOpen("settingsDialog"));
        QMetaObject::invokeMethod(item("sizeChoice"), "edited", Q_ARG(QString, "150"));
        QTRY_COMPARE(size("seedField"), medium * 3 / 2);
        QMetaObject::invokeMethod(item("sizeChoice"), "edited", Q_ARG(QString, "100"));
        click("closeSettings");
        QTRY_VERIFY(!isOpen("settingsDialog"));
        QCOMPARE(size("seedField"), medium);
        key(Qt::Key_F5);
        QTRY_VERIFY(isShown("presentation"));
        lesson().begin();
        waitForFrame();
        QVERIFY(isShown("stageCounted"));
        const int before = size("stageCounted");
        key(Qt::Key_Plus, Qt::ControlModifier);
        QTRY_VERIFY(size("stageCounted") > before);
        const auto* world = qobject_cast<AgentsItem*>(find(item("presentation"), "world"));
        const double zoom = world->view().scale();
        QWheelEvent wheel(center("presentedViewport"),
                          window->mapToGlobal(QPointF(center("presentedViewport"))), {}, {0, -120},
                          {}, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(window, &wheel);
        QTRY_COMPARE(size("stageCounted"), before);
        waitForFrame();
        QVERIFY(std::abs(world->view().scale() / zoom - 1) < 0.1); // it does not zoom the world
        key(Qt::Key_Minus, Qt::ControlModifier);
        QTRY_VERIFY(size("stageCounted") < before);
        key(Qt::Key_0, Qt::ControlModifier);
        QTRY_COMPARE(size("stageCounted"), before);
    }

    void presentation_showsCountsAndPlots_whereTheStepNamesThem() {
        restart("hunter-and-prey");
        window->resize(1280, 720);
        key(Qt::Key_F5);
        QTRY_VERIFY(isShown("presentation"));
        QVERIFY(find(item("presentation"), "stageCounter")->isVisible());
        lesson().begin();
        waitForFrame();
        const auto isIn = [this](const char* name) {
            const QQuickItem* found = find(item("presentation"), name);
            return found && found->isVisible();
        };
        QVERIFY(isIn("stageCounter"));
        QVERIFY(!isIn("plotPanel"));
        const QString step = lesson().step();
        editor().teaching.steps()->set(step, "shown", "trails");
        QTRY_VERIFY(!isIn("stageCounter"));
        Annotation speed = newAnnotation("monitor", "speeds", "Speed");
        editSettings<MonitorAnnotation>(speed, [](MonitorAnnotation& it) { it.of = "prey"; });
        document().push(addAnnotation(project(), document().ids(), speed), "Add");
        waitForFrame();
        QVERIFY(!isIn("plotPanel"));
        editor().teaching.steps()->set(step, "shown", "trails, plots");
        QTRY_VERIFY(isIn("plotPanel") && isIn("plotItem"));
        QVERIFY(!isIn("addPlot"));
    }

    /// A long name of an experiment pushes no button out.
    void bar_keepsItsButtons_andBothWorldsTheirCounters() {
        restart("straight-motion-and-seek");
        window->resize(1280, 720);
        key(Qt::Key_F5);
        QTRY_VERIFY(isShown("presentation"));
        Annotation longest =
            newAnnotation("experiment", "long",
                          "The goal follows the mouse wherever it goes, and the ships after it");
        editSettings<ExperimentAnnotation>(
            longest, [](ExperimentAnnotation& it) { it.changes = "steered.mass=60"; });
        document().push(addAnnotation(project(), document().ids(), longest), "Add");
        QString id;
        for (const Annotation& each : project().annotations)
            if (each.type == "experiment")
                id = QString::fromStdString(each.id);
        editor().teaching.experiments()->start(id);
        waitForFrame();
        const auto inStage = [&](const char* name) { return find(item("presentation"), name); };
        const QQuickItem* bar = inStage("stageBar");
        for (const char* name : {"stagePlay", "stageStep", "stageReset", "stageBack", "stageShow",
                                 "stageSpotlight", "stageTicks", "leavePresentation"}) {
            QVERIFY2(inStage(name)->isVisible(), name);
            const QRectF place = inStage(name)->mapRectToItem(
                bar, QRectF(0, 0, inStage(name)->width(), inStage(name)->height()));
            QVERIFY2(place.left() >= 0 && place.right() <= bar->width() && place.width() > 20,
                     name);
        }
        QVERIFY(inStage("leavePresentation")->width() >=
                inStage("leavePresentation")->implicitWidth());

        restart("hunter-and-prey");
        key(Qt::Key_F5);
        QTRY_VERIFY(isShown("presentation"));
        lesson().begin();
        lesson().goTo(1); // with a world beside
        lesson().unlock();
        QVERIFY(runTo(600));
        QTRY_VERIFY(inStage("variantTitle"));
        for (const char* title : {"nowTitle", "variantTitle"})
            QTRY_VERIFY2(find(inStage(title), "counted")
                             ->property("text")
                             .toString()
                             .contains(QRegularExpression("[0-9]")),
                         title);
    }

    void message_goesByAClick() {
        restart("hunter-and-prey");
        editor().teaching.comparison()->compareWithRun("Two", "hunter.count=2");
        QTRY_VERIFY(isShown("toast"));
        click("toast");
        QTRY_VERIFY_WITH_TIMEOUT(!isShown("toast"), 1000); // by itself after five seconds
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(),
                 qPrintable(QmlWarnings::all().join(QLatin1Char(10))));
    }

private:
    /// Opens the notes to write a lesson, and adds a step that asks.
    QString writeAStep(const char* ask) {
        restart("hunter-and-prey");
        key(Qt::Key_F7);
        if (!QTest::qWaitFor([this] { return item("notesPane")->width() >= 224; }))
            qFatal("the notes are not shown");
        click("editNotes");
        const QString step = editor().teaching.steps()->add();
        editor().teaching.steps()->set(step, "ask", ask);
        inNotes("stepList")->setProperty("open", step);
        waitForFrame();
        return step;
    }
};
