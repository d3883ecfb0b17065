#include "core/model/check_rules.h"
#include "core/model/note_links.h"
#include "core/model/step.h"
#include "core/sim/inputs.h"
#include "tests/core/support/testing.h"

Annotation stepWith(const StepAnnotation& step, const Id& id = "first") {
    return {.id = id, .type = "step", .name = "First", .values = itemWith("step", step).values};
}

StepAnnotation asking() {
    return {.text = "Look at the [hunter](node:hunter).",
            .changes = "hunter.mass=5",
            .speed = 2,
            .seconds = 20,
            .shown = "trails, velocity",
            .beside = "trial",
            .camera = "100, 50.5, 200",
            .spotlight = "hunter-0",
            .hidden = "cards, panes",
            .open = "seek",
            .ask = Ask::choice,
            .question = "Who is faster?",
            .answers = "* The hunter\nThe prey",
            .answer = "The hunter."};
}

Project taught(const std::vector<Annotation>& steps) {
    Project project = chase().build();
    project.annotations = {
        {.id = "trial", .type = "experiment", .name = "Trial", .values = {"hunter.mass=9"}},
        {.id = "speeds",
         .type = "monitor",
         .name = {},
         .values = findAnnotationType("monitor")->defaults()}};
    project.annotations.insert(project.annotations.end(), steps.begin(), steps.end());
    return project;
}

class TestStep : public QObject {
    Q_OBJECT
private slots:
    void values_areThoseOfTheStruct() {
        QCOMPARE(itemWith("step", StepAnnotation()).values, findAnnotationType("step")->defaults());
        QVERIFY(stepOf(stepWith(asking())) == asking());
    }

    void files_keepSteps_inTheirOrder() {
        const Project project =
            taught({stepWith(asking(), "later"), stepWith({.text = "Hello"}, "begin")});
        const Project read = readProject(writeProject(project)).value().project;
        QVERIFY(read == project);
        QCOMPARE(stepsOf(read).size(), std::size_t(2));
        QCOMPARE(stepsOf(read).front()->id, Id("later"));
    }

    void settingsThatAreNotUsed_areLeftOutOfFiles() {
        const std::string text = writeProject(taught({stepWith({.text = "Hello"})}));
        QVERIFY(text.find(R"({"id": "first", "type": "step", "name": "First", "text": "Hello"})") !=
                std::string::npos);
    }

    void edits_canBeUndone() {
        const Project before = taught({stepWith(asking())});
        Project project = before;
        const Change asked = setValue(project, "first", "ask", std::string("number")).value();
        apply(asked, project);
        const Change removed = remove(project, Ids{"first"});
        apply(removed, project);
        QVERIFY(stepsOf(project).empty());
        apply(inverse(removed), project);
        QVERIFY(stepOf(*project.annotation("first")).ask == Ask::number);
        apply(inverse(asked), project);
        QVERIFY(project == before);
        QVERIFY(!setValue(project, "first", "ask", std::string("riddle")));
        QVERIFY(!setValue(project, "first", "speed", 0.0));
    }

    void runs_doNotDependOnSteps() {
        const Project with = taught({stepWith(asking())});
        Project without = with;
        without.annotations.clear();
        QVERIFY(withoutLayout(with) == withoutLayout(without));
        QCOMPARE(writeExport(with).value(), writeExport(without).value());
    }

    void answers_areLines() {
        const std::vector<StepAnswer> answers{{"A", false}, {"B *", true}};
        QVERIFY(readAnswers("A\n\n  *   B *\n") == answers);
        QCOMPARE(writeAnswers(answers), "A\n* B *"s);
        QCOMPARE(writeAnswers({{"two\nlines", true}}), "* two lines"s);
        QVERIFY(readAnswers("*strong*") == (std::vector<StepAnswer>{{"*strong*", false}}));
    }

    void aNumberIsRight_withinItsTolerance() {
        const StepAnnotation step{.right = 30, .tolerance = 5};
        QVERIFY(isRightNumber(step, 35));
        QVERIFY(isRightNumber(step, 25));
        QVERIFY(!isRightNumber(step, 35.01));
    }

    void overlays_areSeparatedByCommas() {
        const std::vector<std::string_view> two{"trails", "velocity"};
        QVERIFY(wordsOf(" trails ,velocity,, ") == two);
        QVERIFY(wordsOf("").empty());
    }

    void cameras_areThreeNumbers() {
        QVERIFY(readCamera(" 10,-2.5 , 300") == (StepCamera{10, -2.5, 300}));
        for (const char* wrong : {"", "1, 2", "1, 2, 3, 4", "1, x, 3", "1, 2, -3", "1, 2, 1e300"})
            QVERIFY2(!readCamera(wrong), wrong);
        const StepCamera camera{1.25, -0.04, 1e-9};
        QCOMPARE(writeCamera(camera), "1.3, 0, 0.1"s);
        QVERIFY(readCamera(writeCamera(camera)));
    }

    void agents_haveTheNamesOfTraces() {
        Project project = chase().build();
        Node& prey = *std::ranges::find(project.nodes, Id("prey"), &Node::id);
        prey.agents.resize(2);
        prey.agents[0].name = "Anna";
        QVERIFY(agentNamed(project, "Anna") == NamedAgent("prey", 0));
        QVERIFY(agentNamed(project, "prey-1") == NamedAgent("prey", 1));
        for (const char* wrong : {"", "prey", "prey-", "prey-01", "prey--1", "seek-0", "Otto"})
            QVERIFY2(!agentNamed(ProjectIndex(project), wrong), wrong);
        for (std::uint32_t i = 0; i < 3; ++i)
            QVERIFY(agentNamed(project, nameOfAgent(project, {"prey", i})) ==
                    NamedAgent("prey", i));
    }

    void problems_areWarnings_data() {
        const TestRows<StepAnnotation, QString> table;
        const auto row = [&](const char* name, const char* word, auto spoil) {
            StepAnnotation step = asking();
            spoil(step);
            table(name, step, word);
        };
        row("link", "gone", [](StepAnnotation& step) { step.text = "[that](node:gone)"; });
        row("link in the answer", "gone",
            [](StepAnnotation& step) { step.answer = "[x](node:gone)"; });
        row("setting", "mas", [](StepAnnotation& step) { step.changes = "hunter.mas=5"; });
        row("overlay", "trials", [](StepAnnotation& step) { step.shown = "grid, trials"; });
        row("agent in a link", "this name",
            [](StepAnnotation& step) { step.text = "[x](agent:h-1)"; });
        row("camera", "X, Y, WIDTH", [](StepAnnotation& step) { step.camera = "1, 2, 0"; });
        row("spotlight", "no agent", [](StepAnnotation& step) { step.spotlight = "seek"; });
        row("hidden", "cards", [](StepAnnotation& step) { step.hidden = "card"; });
        row("open card", "no card", [](StepAnnotation& step) { step.open = "seek, seeker"; });
        row("variant", "speeds", [](StepAnnotation& step) { step.beside = "speeds"; });
        row("no question", "without a question", [](StepAnnotation& step) { step.question = " "; });
        row("one answer", "two answers", [](StepAnnotation& step) { step.answers = "* A"; });
        row("no right answer", "no answer is right", [](StepAnnotation& s) { s.answers = "A\nB"; });
        const auto curve = [](StepAnnotation& step) {
            step.ask = Ask::curve;
            step.plot = "speeds";
        };
        row("no plot", "not a plot", [&](StepAnnotation& step) {
            curve(step);
            step.plot = "trial";
        });
        row("no end", "without an end", [&](StepAnnotation& step) {
            curve(step);
            step.seconds = 0;
        });
        row("long curve", "longer than", [&](StepAnnotation& step) {
            curve(step);
            step.seconds = 21;
        });
        row("no axis", "no length", [&](StepAnnotation& step) {
            curve(step);
            step.low = 1;
        });
    }

    void problems_areWarnings() {
        const auto [step, word] = fetched<StepAnnotation, QString>();
        const Problems problems = checkLesson(taught({stepWith(step)}));
        Problems ofStep;
        std::ranges::copy_if(problems, std::back_inserter(ofStep),
                             [](const Problem& each) { return each.ids == Ids{"first"}; });
        QCOMPARE(ofStep.size(), std::size_t(1));
        QVERIFY(ofStep.front().severity == Severity::warning);
        QVERIFY_HAS(ofStep.front().text, word);
    }

    void soundSteps_haveNoWarnings() {
        StepAnnotation curve = asking();
        curve.ask = Ask::curve;
        curve.plot = "speeds";
        const Project project =
            taught({stepWith(asking()), stepWith(curve, "second"),
                    stepWith({.ask = Ask::number, .question = "How many?"}, "third"),
                    stepWith({}, "fourth")});
        for (const Problem& each : checkLesson(project))
            if (each.ids != Ids{"speeds"})
                QFAIL(each.text.c_str());
    }
};
