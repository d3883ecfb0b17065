#include "core/model/overrides.h"
#include "core/model/scene_layers.h"
#include "tests/core/support/testing.h"

class TestOverrides : public QObject {
    Q_OBJECT
private slots:
    void everyPath_sets_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("world") << "world.seed=7";
        QTest::newRow("node") << "hunter.mass=5";
        QTest::newRow("scene item") << "goal-at.x=44";
        QTest::newRow("link") << "seek-to-hunter.weight=0.25";
        QTest::newRow("muted") << "seek.muted=true";
        QTest::newRow("solo") << "seek.solo=true";
        QTest::newRow("choice") << "world.edges=wall";
    }

    void everyPath_sets() {
        QFETCH(QString, line);
        Project project = chase().build();
        if (!project.link("seek-to-hunter"))
            project.links.front().id = "seek-to-hunter";
        const Project before = project;
        QVERIFY(applyOverride(project, line.toStdString()).ok());
        QVERIFY(project != before);
        const OverridesBetween found = overridesBetween(before, project);
        QCOMPARE(QString::fromStdString(found.lines), line + '\n');
        QVERIFY(found.complete());
    }

    void problems_areNamed_data() {
        const TestRows<std::string, QString> row;
        row("no path", "seven", "PATH=VALUE");
        row("no such thing", "huntr.mass=5", "hunter");
        row("no such setting", "hunter.mas=5", "mass");
        row("no number", "hunter.mass=much", "number");
        row("out of range", "hunter.mass=-1", "mass");
        row("no switch", "seek.muted=perhaps", "true or false");
    }

    void problems_areNamed() {
        const auto [line, word] = fetched<std::string, QString>();
        const auto problems = overrideProblems(chase().build(), line);
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY2(QString::fromStdString(problems.front()).contains(word, Qt::CaseInsensitive),
                 problems.front().c_str());
    }

    /// A line takes as long for a type with many placed agents as for one with none: this took
    /// minutes.
    void onlySoManyProblems_areNamed() {
        Project project = chase().build();
        project.nodes.front().agents.resize(100'000);
        std::string good, bad;
        for (int i = 0; i < 10'000; ++i) {
            good += project.nodes.front().id + ".muted=true\n";
            bad += "nobody.mass=1\n";
        }
        QVERIFY(overrideProblems(project, good).empty());
        QCOMPARE(overrideProblems(project, good + bad).size(), std::size_t(20));
    }

    void lines_areAppliedInOrder_withoutEmptyOnes() {
        const Project project = chase().build();
        const Project after =
            applied(project, overrideChanges(project, "hunter.mass=5\r\n\n  hunter.mass=6  \n"));
        QCOMPARE(numberIn(after, "hunter", "mass"), 6.0);
        QVERIFY(require(overrideChanges(project, "\n \n")).empty());
    }

    void oneBadLine_refusesAll() {
        QVERIFY(!overrideChanges(chase().build(), "hunter.mass=5\nhunter.mas=6").ok());
    }

    void between_makesTheOther() {
        const Project before = chase().build();
        const Project after = applied(
            before,
            overrideChanges(before, "world.seed=9\ngoal-at.y=3\nhunter.mass=7\nflee.muted=true"));
        const OverridesBetween there = overridesBetween(before, after);
        QVERIFY(there.complete());
        QCOMPARE(applied(before, overrideChanges(before, there.lines)), after);
        QCOMPARE(applied(after, overrideChanges(after, overridesBetween(after, before).lines)),
                 before);
        QVERIFY(overridesBetween(before, before).lines.empty());
    }

    void between_isIncomplete_ifLinksDiffer() {
        const Project before = chase().build();
        Project after = before;
        after.nodes.front().place.x += 10; // places and names do not count
        after.nodes.front().name = "Other";
        after.notes.whatItIs = "New";
        QVERIFY(overridesBetween(before, after).complete());
        after.links.pop_back();
        const OverridesBetween found = overridesBetween(before, after);
        QVERIFY(!found.complete());
        QVERIFY(found.lines.empty());
    }

    void layers_areHiddenAndShown() {
        Project before = chase().build();
        std::vector<Value> values = findAnnotationType("layer")->defaults();
        before.annotations = {{.id = "front", .type = "layer", .name = "Front", .values = values}};
        const Project after = applied(before, overrideChange(before, "front.hidden=true"));
        QVERIFY(Layers(after).find("front")->settings.hidden);
        const OverridesBetween there = overridesBetween(before, after);
        QCOMPARE(there.lines, "front.hidden=true\n"s);
        QVERIFY(there.complete());
        QCOMPARE(applied(after, overrideChanges(after, overridesBetween(after, before).lines)),
                 before);
        QVERIFY(!overrideChange(before, "front.hidden=perhaps"));
        QVERIFY(!overrideChange(before, "front.locked=true"));
    }
};
