#include "core/model/check_rules.h"
#include "tests/core/support/testing.h"

Annotation experiment(const std::string& changes) {
    return {.id = "trial", .type = "experiment", .name = "Trial", .values = {changes}};
}

Parameter parameter(const std::string& item, const std::string& setting) {
    return {.id = "knob", .value = 1.0, .drives = {{item, setting}}};
}

class TestCheckLesson : public QObject {
    Q_OBJECT
private slots:
    void problems_areWarnings_data() {
        const TestRows<std::string, QString, QString, QString> row;
        row("link to no node", "[that](node:gone)", "", "", "gone");
        row("link to no experiment", "[that](experiment:seek)", "", "", "that");
        row("experiment", "", "hunter.mas=5", "", "Trial");
        row("parameter", "", "", "gone", "gone");
    }

    void problems_areWarnings() {
        const auto [note, changes, item, word] = fetched<std::string, QString, QString, QString>();
        Project project = chase().build();
        project.notes.thingsToTry = note;
        if (!changes.isEmpty())
            project.annotations.push_back(experiment(changes.toStdString()));
        if (!item.isEmpty())
            project.parameters.push_back(parameter(item.toStdString(), "mass"));
        const Problems problems = checkLesson(project);
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(problems.front().severity == Severity::warning);
        QVERIFY(QString::fromStdString(problems.front().text).contains(word));
        const Problems all = check(project);
        QVERIFY(std::ranges::find(all, problems.front()) != all.end());
    }

    void plotsOverNothing_areWarnings() {
        Project project = chase().build();
        for (const char* id : {"a", "b"})
            project.annotations.push_back(newAnnotation("monitor", id, {}));
        const auto setOver = [&](const std::string& over) {
            editSettings<MonitorAnnotation>(project.annotations[0],
                                            [&](MonitorAnnotation& it) { it.over = over; });
            return checkLesson(project).size();
        };
        QCOMPARE(setOver("b"), std::size_t(0));
        QCOMPARE(setOver("a"), std::size_t(1));
        QCOMPARE(setOver("gone"), std::size_t(1));
    }

    void soundLessons_haveNoWarnings() {
        Project project = chase().build();
        project.annotations = {experiment("hunter.mass=5")};
        project.parameters = {parameter("hunter", "mass"),
                              parameter(project.links[1].id, "weight")};
        project.parameters[1].id = "other";
        project.notes.whatItIs = "[a](node:seek) [b](experiment:trial) [c](https://example.org)";
        QVERIFY(checkLesson(project).empty());
    }

    void examples_haveNoWarnings() {
        int lessons = 0;
        for (const std::string& file : projectFiles("examples")) {
            const Project project = projectIn(file);
            for (const Problem& problem : checkLesson(project))
                QFAIL((file + ": " + problem.text).c_str());
            lessons += project.annotations.empty() ? 0 : 1;
        }
        QVERIFY(lessons >= 3);
    }
};
