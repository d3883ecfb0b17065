#include "app/editor/teach/step_form_model.h"
#include "app/editor/teach/teaching.h"
#include "core/model/step.h"
#include "tests/app/editor/testing.h"

class TestStepListModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        f = std::make_unique<Fixture>();
        QVERIFY(f->document.open(TILLER_SOURCE_DIR "/examples/fish-and-shark.tiller"));
    }

    void cleanup() { f.reset(); }

    void addedSteps_areAtTheEnd_andUndone() {
        const QString first = f->steps.add();
        const QString second = f->steps.add();
        QVERIFY(first != second);
        QCOMPARE(f->steps.count(), 2);
        QCOMPARE(f->value(1, "step").toString(), second);
        QCOMPARE(f->value(1, "title").toString(), "Step 2");
        QCOMPARE(f->teaching.lesson()->count(), 2);
        f->steps.rename(first, " Look ");
        QCOMPARE(f->value(0, "title").toString(), "Look");
        f->steps.remove(first);
        QCOMPARE(f->steps.count(), 1);
        for (int i = 0; i < 4; ++i)
            f->document.undo();
        QCOMPARE(f->steps.count(), 0);
        QVERIFY(!f->document.modified());
    }

    void settings_areRead() {
        const QString id = f->steps.add();
        f->steps.set(id, "text", "Look.");
        f->steps.set(id, "ask", "number");
        f->steps.set(id, "right", " 2,5 ");
        f->steps.set(id, "seconds", "30");
        const StepAnnotation step = f->step(id);
        QCOMPARE(step.text, "Look.");
        QVERIFY(step.ask == Ask::number);
        QCOMPARE(step.right, 2.5);
        QCOMPARE(step.seconds, 30.0);
        QCOMPARE(f->shown(id, "right"), "2.5");
    }

    void badNumbers_areRefused() {
        const QString id = f->steps.add();
        QSignalSpy refused(&f->document, &Document::refused);
        f->steps.set(id, "right", "many");
        f->steps.set(id, "speed", "0");
        f->steps.set(id, "ask", "riddle");
        QCOMPARE(refused.count(), 3);
        f->steps.set(id, "color", "red"); // there is none
        QVERIFY(f->step(id) == StepAnnotation());
    }

    void answers_areEditedOneByOne() {
        const QString id = f->steps.add();
        f->steps.addAnswer(id);
        f->steps.addAnswer(id);
        QCOMPARE(f->step(id).answers, "* Answer 1\nAnswer 2");
        f->steps.setAnswer(id, 1, "Sharks");
        f->steps.setAnswer(id, 1, "  ");
        f->steps.setRight(id, 1);
        QCOMPARE(f->step(id).answers, "Answer 1\n* Sharks");
        f->steps.removeAnswer(id, 0);
        f->steps.removeAnswer(id, 7);
        QCOMPARE(f->step(id).answers, "* Sharks");
        QCOMPARE(f->value(0, "answers").toList().size(), 1);
    }

    void steps_moveAmongSteps() {
        const QString first = f->steps.add();
        const QString second = f->steps.add();
        f->steps.move(second, -1);
        QCOMPARE(f->value(0, "step").toString(), second);
        f->steps.move(second, -1); // it is the first one
        QCOMPARE(f->value(1, "step").toString(), first);
    }

    void settingsOfTheRun_areTakenFromTheProject() {
        const QString id = f->steps.add();
        QSignalSpy refused(&f->document, &Document::refused);
        f->steps.takeSettings(id);
        QCOMPARE(refused.count(), 1);
        f->document.push(setValue(f->document.project(), "world", "seed", 7.0), "Seed");
        f->steps.takeSettings(id);
        QCOMPARE(f->step(id).changes, "world.seed=7");
        QVERIFY(f->shown(id, "Settings").contains("7"));
        f->document.openProject(Project(f->document.project()), "copy"); // never saved
        f->steps.takeSettings(id);
        QVERIFY(refused.back().at(0).toString().contains("Save the project"));
    }

    void theView_isTaken() {
        const QString id = f->steps.add();
        f->steps.takeView(id, QRectF(100, 50, 200, 150));
        QCOMPARE(f->step(id).camera, "200, 125, 200");
        f->steps.takeView(id, {});
        QCOMPARE(f->step(id).camera, std::string());
        f->document.undo();
        QCOMPARE(f->step(id).camera, "200, 125, 200");
    }

    void theSpotlight_isTakenFromWhatIsChosen() {
        const QString id = f->steps.add();
        QSignalSpy refused(&f->document, &Document::refused);
        f->steps.takeSpotlight(id);
        QCOMPARE(refused.count(), 1);
        f->simulation.pick(AgentName{"fish", 3});
        QCOMPARE(f->teaching.linkToSelected(), "[Fish 3](agent:fish-3)");
        QCOMPARE(f->teaching.linkToSelected("this fish"), "[this fish](agent:fish-3)");
        f->steps.takeSpotlight(id);
        QCOMPARE(f->step(id).spotlight, "fish-3");
        QCOMPARE(f->shown(id, "Spotlight"), "The spotlight is on Fish 3.");
        f->document.selection()->select("shark");
        f->steps.takeSpotlight(id);
        QCOMPARE(f->step(id).spotlight, "shark");
        QCOMPARE(f->shown(id, "Spotlight"), "The spotlight is on all of Shark.");
        QCOMPARE(f->value(0, "fault").toString(), QString());
    }

    void openCards_areTakenFromTheSelection() {
        const QString id = f->steps.add();
        QSignalSpy refused(&f->document, &Document::refused);
        f->document.selection()->clear();
        f->steps.takeOpen(id);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(f->shown(id, "Open"), "On the page, pupils may change no card.");
        f->document.selection()->set({"shark", "fish"});
        f->steps.takeOpen(id);
        QCOMPARE(f->step(id).open, "shark, fish");
        QCOMPARE(f->shown(id, "Open"), "On the page, pupils may change Shark, Fish.");
        QCOMPARE(f->value(0, "fault").toString(), QString());
        StepFormModel form;
        form.setProperty("steps", QVariant::fromValue(&f->steps));
        form.setProperty("step", id);
        form.set("OpenButtons", "dropOpen", 0);
        QCOMPARE(f->step(id).open, std::string());
    }

    void choices_comeFromTheProject() {
        QVERIFY(f->document.open(TILLER_SOURCE_DIR "/examples/arrival.tiller"));
        QCOMPARE(f->steps.plots().size(), 6); // four, none, and a new one
        QCOMPARE(f->steps.plots().at(1).toMap().value("id").toString(), "speed-of-arriver");
        QCOMPARE(f->steps.experiments().size(), 5);
        StepFormModel form;
        form.setProperty("steps", QVariant::fromValue(&f->steps));
        form.setProperty("step", f->value(0, "step").toString());
        QVERIFY(form.valueOf("ask"));
        for (int row = 0; row < form.count(); ++row)
            if (form.value(row, "field") == "ask")
                QCOMPARE(form.value(row, "choices").toList().size(), 4);
        QCOMPARE(f->steps.count(), 6);
    }

    void problems_areSaid() {
        const QString id = f->steps.add();
        QCOMPARE(f->value(0, "fault").toString(), QString());
        f->steps.set(id, "ask", "choice");
        QVERIFY(f->value(0, "fault").toString().contains("without a question"));
    }

private:
    struct Fixture {
        Document document;
        SimulationController simulation{document.projectModel()};
        Teaching teaching{document, simulation};
        StepListModel& steps = *teaching.steps();
        QAbstractItemModelTester tester{&steps};

        [[nodiscard]] StepAnnotation step(const QString& id) const {
            return stepOf(*document.project().annotation(id.toStdString()));
        }
        [[nodiscard]] QVariant value(int row, const char* role) const {
            return steps.value(row, role);
        }
        /// What the form of a step shows.
        [[nodiscard]] QString shown(const QString& id, const QString& field) {
            StepFormModel form;
            form.setProperty("steps", QVariant::fromValue(&steps));
            form.setProperty("step", id);
            return form.valueOf(field).value_or(QString());
        }
    };
    std::unique_ptr<Fixture> f;
};
