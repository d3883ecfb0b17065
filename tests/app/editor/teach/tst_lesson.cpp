#include "app/editor/teach/guess.h"
#include "app/editor/teach/teaching.h"
#include "app/editor/viewport/overlays.h"
#include "core/model/scene_layers.h"
#include "tests/app/editor/testing.h"

Annotation step(const Id& id, const StepAnnotation& what) {
    return {
        .id = id, .type = "step", .name = "Step " + id, .values = itemWith("step", what).values};
}

const StepAnnotation choosing{.text = "Look.",
                              .ask = Ask::choice,
                              .question = "Which?",
                              .answers = "Red\n* Green",
                              .answer = "The green one."};
const StepAnnotation measuring{.changes = "hunter.maxSpeed=2",
                               .speed = 8,
                               .seconds = 0.5,
                               .shown = "trails",
                               .beside = "experiment-careless",
                               .ask = Ask::number,
                               .question = "How many?",
                               .right = 1.5,
                               .tolerance = 0.5,
                               .unit = "fish",
                               .answer = "One or two."};
const StepAnnotation drawing{.seconds = 1,
                             .ask = Ask::curve,
                             .question = "How many hunters?",
                             .plot = "hunters-now",
                             .low = 0,
                             .high = 10};

struct Followed {
    Document document;
    SimulationController simulation{document.projectModel()};
    Teaching teaching{document, simulation};
    Lesson& lesson = *teaching.lesson();

    explicit Followed(const std::vector<StepAnnotation>& steps) {
        Project project =
            loadProject(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller").value().project;
        std::erase_if(project.annotations, isStep);
        const Description& plot = *findAnnotationType("monitor");
        Annotation count{.id = "hunters-now", .type = plot.id, .values = plot.defaults()};
        count.values[*plot.settingIndex("of")] = std::string("hunter");
        count.values[*plot.settingIndex("quantity")] = std::string("count");
        project.annotations.push_back(count);
        project.annotations.push_back({.id = "front",
                                       .type = "layer",
                                       .name = "Front",
                                       .values = findAnnotationType("layer")->defaults()});
        for (std::size_t i = 0; i < steps.size(); ++i)
            project.annotations.push_back(step("step-" + std::to_string(i), steps[i]));
        m_file = m_folder.filePath("lesson.tiller");
        if (!saveText(m_file.toStdString(), writeProject(project)))
            qFatal("the lesson could not be saved");
        QVERIFY(document.open(m_file));
    }

    [[nodiscard]] double maxSpeed() const {
        return numberIn(document.project(), "hunter", "maxSpeed");
    }

private:
    QTemporaryDir m_folder;
    QString m_file;
};

const StepAnnotation chosen{.ask = Ask::choice, .question = "Which?", .answers = "A\n* B"};
const StepAnnotation counted{
    .ask = Ask::number, .question = "How many?", .right = 5, .tolerance = 1, .unit = "fish"};

std::vector<LessonResult> someResults() {
    const Guess guess{.choice = 1};
    return {resultOf("One, \"two\"", chosen, &guess), resultOf("Later", counted, nullptr)};
}

/// Follows a lesson without a window.
class TestLesson : public QObject {
    Q_OBJECT

private slots:
    void withoutSteps_nothingBegins() {
        Followed f({});
        QCOMPARE(f.lesson.count(), 0);
        f.lesson.begin();
        QVERIFY(!f.lesson.running());
        f.lesson.next();
        f.lesson.leave();
        QVERIFY(!f.document.modified());
    }

    void steps_setTheirSettings_fromThoseBeforeTheLesson() {
        Followed f({choosing, measuring, {.text = "End", .changes = "world.seed=5"}});
        f.lesson.begin();
        QCOMPARE(f.lesson.title(), "Step step-0");
        QCOMPARE(f.maxSpeed(), 3.3);
        f.lesson.next();
        QCOMPARE(f.maxSpeed(), 2.0);
        QCOMPARE(f.simulation.speed(), 8.0);
        QCOMPARE(f.lesson.shown(), QStringList("trails"));
        // What a pupil moved does not disturb the next step.
        f.document.push(setValue(f.document.project(), "prey", "mass", 50.0), "Mass");
        f.lesson.next();
        QCOMPARE(f.maxSpeed(), 3.3);
        QCOMPARE(f.document.project().worldNumber("seed"), 5.0);
        QCOMPARE(numberIn(f.document.project(), "prey", "mass"), 6.0);
        f.lesson.next(); // there is none
        QCOMPARE(f.lesson.current(), 2);
        f.lesson.leave();
        QCOMPARE(f.document.project().worldNumber("seed"), 1.0);
    }

    void theWholeLesson_isOneUndoStep_andLeavesNone() {
        Followed f({{.changes = "hunter.maxSpeed=1"}, {.changes = "hunter.maxSpeed=2"}, {}});
        f.lesson.begin();
        f.lesson.next();
        QVERIFY(f.document.modified());
        f.document.undo();
        QCOMPARE(f.maxSpeed(), 3.3);
        QVERIFY(!f.document.canUndo());
        f.document.redo();
        f.lesson.leave();
        QVERIFY(!f.document.modified());
    }

    void question_locksTheRun_untilTheGuess() {
        Followed f({choosing});
        f.simulation.play();
        f.lesson.begin();
        QVERIFY(f.lesson.locked());
        QVERIFY(!f.simulation.playing());
        f.simulation.play();
        f.simulation.step();
        f.simulation.runToTick(20);
        QVERIFY(!f.simulation.playing());
        QTRY_COMPARE(f.simulation.tick(), 0.0);
        QCOMPARE(f.lesson.verdict(), QString());
        QCOMPARE(f.lesson.answer(), QString());
        f.lesson.choose(2); // there is none
        f.lesson.enter("3");
        QVERIFY(f.lesson.locked());
        f.lesson.choose(0);
        QVERIFY(!f.lesson.locked());
        QVERIFY(f.simulation.playing());
        QTRY_VERIFY(f.simulation.tick() > 3);
        QVERIFY(f.lesson.wrong());
        QCOMPARE(f.lesson.verdict(), "You guessed “Red”. The run shows: “Green”.");
        QCOMPARE(f.lesson.answer(), "The green one.");
        f.lesson.choose(1); // too late
        QCOMPARE(f.lesson.guess(), "Red");
    }

    void rightChoice_isPraised() {
        QTest::failOnWarning(QRegularExpression("argument"));
        Followed f({choosing});
        f.lesson.begin();
        f.lesson.choose(1);
        QTRY_VERIFY(f.simulation.tick() > 3);
        QVERIFY(f.lesson.right());
        QCOMPARE(f.lesson.verdict(), "You guessed “Green”, and that is right.");
    }

    void theTeachersKey_unlocks() {
        Followed f({choosing});
        f.lesson.begin();
        f.lesson.unlock();
        QVERIFY(f.simulation.playing());
        QVERIFY(!f.lesson.right() && !f.lesson.wrong());
        QCOMPARE(f.lesson.verdict(), "Unlocked without a guess.");
    }

    void number_isReadAsTyped_data() {
        const TestRows<QString, bool, bool> row;
        row("point", " 1.9 ", true, true);
        row("comma", "1,9", true, true);
        row("with its unit", "1,9 s", true, true);
        row("a word for it", "1.9 Sekunden", true, true);
        row("a slip", "1O", false, false);
        row("wrong", "2.1", true, false);
        row("text", "two", false, false);
        row("nothing", "", false, false);
        row("infinite", "inf", false, false);
    }

    void number_isReadAsTyped() {
        const auto [typed, isNumber, isRight] = fetched<QString, bool, bool>();
        StepAnnotation step = measuring;
        step.seconds = 0;
        Followed f({step});
        f.lesson.begin();
        QCOMPARE(f.lesson.enter(typed), isNumber);
        QCOMPARE(f.lesson.locked(), !isNumber);
        QCOMPARE(f.lesson.right(), isRight);
        if (isNumber && !isRight)
            QCOMPARE(f.lesson.verdict(), "You guessed 2.1 fish. It is about 1.5 fish.");
    }

    void theAnswer_waitsForTheEndOfTheRun() {
        StepAnnotation step = choosing;
        step.seconds = 3600;
        Followed f({step});
        f.lesson.begin();
        QCOMPARE(f.lesson.waitsFor(), 0.0);
        f.lesson.choose(1);
        QCOMPARE(f.lesson.waitsFor(), 3600.0);
        QCOMPARE(f.lesson.verdict(), QString());
        QVERIFY(!f.lesson.right());
        f.lesson.reveal();
        QVERIFY(f.lesson.right());
        QCOMPARE(f.lesson.waitsFor(), 0.0);
    }

    void theRun_pausesExactlyAtItsEnd() {
        Followed f({measuring});
        f.lesson.begin();
        f.lesson.enter("1");
        QTRY_VERIFY(!f.simulation.playing());
        QTRY_COMPARE(f.simulation.tick(), 30.0);
        QTRY_COMPARE(f.teaching.comparison()->simulation()->tick(), 30.0);
        QVERIFY(f.lesson.right());
        f.simulation.play(); // and on
        QTRY_VERIFY(f.simulation.tick() > 40);
        QVERIFY(f.simulation.playing());
    }

    void curve_isComparedWithTheRun() {
        for (const double guessed : {4.0, 5.5, 9.0}) {
            Followed f({drawing});
            f.lesson.begin();
            f.lesson.sketch({1.0}); // one value is no curve
            QVERIFY(f.lesson.locked());
            f.lesson.sketch({guessed, guessed});
            QVERIFY(!f.lesson.locked());
            QTRY_VERIFY(!f.lesson.verdict().isEmpty());
            QTRY_COMPARE(f.simulation.tick(), 60.0);
            const Guess& guess = *f.lesson.guessAt("step-0");
            QVERIFY(guess.off.has_value());
            QCOMPARE(std::round(*guess.off * 100), std::round((guessed - 4) * 10));
            QCOMPARE(f.lesson.right(), guessed == 4.0);
            QVERIFY(f.lesson.verdict().contains(QString("%1%").arg((guessed - 4) * 10)));
        }
    }

    void guesses_areKept_whenOneGoesBack() {
        Followed f({choosing, {}});
        f.lesson.begin();
        f.lesson.choose(1);
        f.lesson.next();
        QVERIFY(!f.simulation.playing());
        f.lesson.previous();
        QVERIFY(!f.lesson.locked());
        QVERIFY(f.lesson.right());
        QCOMPARE(f.lesson.answers().at(1).toMap().value("isGuess").toBool(), true);
        f.lesson.begin(); // from the start
        QVERIFY(f.lesson.locked());
    }

    void variant_runsBeside() {
        Followed f({choosing, measuring, choosing});
        f.lesson.begin();
        QVERIFY(!f.teaching.comparison()->active());
        f.lesson.next();
        QVERIFY(f.teaching.comparison()->active());
        QCOMPARE(f.teaching.comparison()->variantName(), "Careless prey");
        const Project& other = f.teaching.comparison()->document()->project();
        QCOMPARE(other.link("evade-to-prey-choice")->weight, 0.2);
        QCOMPARE(numberIn(other, "hunter", "maxSpeed"), 2.0);
        f.lesson.next();
        QVERIFY(!f.teaching.comparison()->active());
    }

    void layersAndSeed_areThoseOfTheStep() {
        Followed f({{.changes = "front.hidden=true\nworld.seed=9",
                     .camera = "100, 80, 400",
                     .spotlight = "prey-2",
                     .hidden = "cards"},
                    {}});
        const auto isHidden = [&] {
            return Layers(f.document.project()).find("front")->settings.hidden;
        };
        f.lesson.begin();
        QVERIFY(isHidden());
        QCOMPARE(f.document.project().worldNumber("seed"), 9.0);
        QCOMPARE(f.lesson.camera(), QRectF(-100, -70, 400, 300)); // the world is 800 x 600
        QCOMPARE(f.lesson.spotlight(), "prey-2");
        QCOMPARE(f.lesson.hidden(), QStringList("cards"));
        f.lesson.next();
        QVERIFY(!isHidden());
        QVERIFY(f.lesson.camera().isEmpty() && f.lesson.hidden().isEmpty());
        f.lesson.previous();
        f.lesson.leave();
        QVERIFY(!isHidden());
        QCOMPARE(f.document.project().worldNumber("seed"), 1.0);
        QVERIFY(!f.document.modified());
    }

    void links_pickAgents() {
        Followed f({choosing});
        f.teaching.follow("agent:prey-2");
        QVERIFY(f.simulation.picked() == (AgentName{"prey", 2}));
        f.teaching.follow("agent:prey-2");
        QVERIFY(!f.simulation.hasPicked());
        QSignalSpy refused(&f.document, &Document::refused);
        f.teaching.follow("agent:pray-2");
        QCOMPARE(refused.count(), 1);
    }

    void lesson_isCompleted_onceAllQuestionsAreAnswered() {
        Followed f({choosing, choosing, {}});
        QSignalSpy completed(&f.lesson, &Lesson::completed);
        f.lesson.begin();
        f.lesson.choose(0);
        f.lesson.goTo(2);
        QVERIFY(!f.lesson.finished());
        f.lesson.previous();
        f.lesson.unlock();
        QVERIFY(completed.isEmpty());
        f.lesson.next();
        QVERIFY(f.lesson.finished());
        QCOMPARE(completed.count(), 1);
    }

    void anotherProject_endsIt() {
        Followed f({choosing});
        f.lesson.begin();
        f.document.newProject();
        QVERIFY(!f.lesson.running());
        QCOMPARE(f.lesson.count(), 0);
        QVERIFY(!f.simulation.locked());
        QVERIFY(!f.document.modified());
    }

    void removedSteps_endIt() {
        Followed f({choosing, choosing});
        f.lesson.begin();
        f.lesson.next();
        f.document.push(remove(f.document.project(), std::vector<Id>{"step-1"}), "Delete");
        QVERIFY(!f.lesson.running());
        QVERIFY(!f.simulation.locked());
        QCOMPARE(f.lesson.count(), 1);
    }

    void everyOverlay_ofStepsExists() {
        QStringList words;
        for (const Overlay& each : overlaysInMenu())
            words << each.step;
        for (const std::string_view word : stepOverlays)
            QVERIFY(words.contains(QString::fromUtf8(word.data(), qsizetype(word.size()))));
    }

    /// The same state at tick 60 as `tiller run` prints, for each lesson of the course.
    void theCourse_runsAsOnTheCommandLine() {
        Document document;
        SimulationController simulation(document.projectModel());
        for (const char* lesson : {"straight-motion-and-seek", "flee", "arrival", "wander",
                                   "pursuit", "evade", "combined-forces", "through-the-crowd",
                                   "hunter-and-prey", "flock", "corridor", "epidemic"}) {
            QVERIFY(document.open(QStringLiteral(TILLER_SOURCE_DIR "/examples/%1.tiller")
                                      .arg(QLatin1String(lesson))));
            const QSignalSpy stopped(&simulation, &SimulationController::stopped);
            simulation.runToTick(60);
            QTRY_VERIFY(!stopped.isEmpty() && simulation.tick() == 60);
            Simulation alone(document.project());
            run(alone, 60);
            const QString hash =
                QStringLiteral("%1").arg(alone.stateHash(), 16, 16, QLatin1Char('0'));
            QCOMPARE(simulation.stateHash(), hash);
            qInfo("%s %s", lesson, qPrintable(hash));
        }
    }

    void verdict_isAWord_data() {
        const TestRows<StepAnnotation, Guess, QString, QString> row;
        StepAnnotation curve;
        curve.ask = Ask::curve;
        curve.seconds = 10;
        row("right", chosen, Guess{.choice = 1}, "B", "right");
        row("not right", chosen, Guess{.choice = 0}, "A", "not right");
        row("number", counted, Guess{.number = 6}, "6 fish", "right");
        row("unlocked", counted, Guess{}, "", "unlocked without a guess");
        row("curve", curve, Guess{.curve = {1, 2, 30.26}, .off = 0.256},
            "a curve: 0 s: 1; 2.5 s: 1; 5 s: 2; 7.5 s: 2; 10 s: 30.3", "off by 26% of the axis");
        row("curve before its end", curve, Guess{.curve = {1, 1}},
            "a curve: 0 s: 1; 2.5 s: 1; 5 s: 1; 7.5 s: 1; 10 s: 1", "answered");
    }

    void verdict_isAWord() {
        const auto [step, guess, said, word] = fetched<StepAnnotation, Guess, QString, QString>();
        const LessonResult result = resultOf("Title", step, &guess);
        QCOMPARE(result.guess, said);
        QCOMPARE(result.verdict, word);
    }

    void withoutAGuess_theAnswerStaysUntold() {
        const LessonResult result = resultOf("Title", chosen, nullptr);
        QCOMPARE(result.right, QString());
        QCOMPARE(result.verdict, "not answered");
    }

    void csv_quotesTexts() {
        QCOMPARE(QString::fromStdString(toCsv("Ada, 7b", someResults())),
                 "name,step,question,guess,answer,result\n"
                 "\"Ada, 7b\",\"One, \"\"two\"\"\",Which?,B,B,right\n"
                 "\"Ada, 7b\",Later,How many?,,,not answered\n");
    }

    void markdown_hasASectionForEach() {
        const QString text = QString::fromStdString(toMarkdown("flee", "Ada", someResults()));
        QVERIFY(text.startsWith(
            "# Answers: flee\n\nName: Ada\n\n## One, \"two\"\n\nWhich?\n\n- Guess: B\n"));
        QVERIFY(text.endsWith("## Later\n\nHow many?\n\n- not answered\n"));
    }

    void pdf_isOne() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("answers.pdf");
        QVERIFY(saveLessonResults(file, "flee", "Ada", someResults()).ok());
        const std::string bytes = loadText(file.toStdString()).value();
        QVERIFY(bytes.starts_with("%PDF-"));
        QVERIFY(bytes.size() > 1000);
    }

    void otherEndings_areRefused() {
        const QTemporaryDir folder;
        const auto refused =
            saveLessonResults(folder.filePath("answers.doc"), "flee", "Ada", someResults());
        QVERIFY(!refused.ok());
        QVERIFY(refused.problems().front().text.find(".csv") != std::string::npos);
        QVERIFY(!QFile::exists(folder.filePath("answers.doc")));
        for (const char* ending : {".csv", ".MD"}) {
            const QString file = folder.filePath(QString("answers") + ending);
            QVERIFY(saveLessonResults(file, "flee", "Ada", someResults()).ok());
            QVERIFY(QFile::exists(file));
        }
        QVERIFY(!saveLessonResults(folder.filePath("no/such/answers.csv"), "flee", "", {}).ok());
    }
};
