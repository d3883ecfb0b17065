#include "core/model/reroute.h"
#include "core/model/scene_layers.h"
#include "core/model/step.h"
#include "core/model/sweep.h"
#include "core/nodes/describe.h"
#include "core/sim/inputs.h"
#include "tests/core/support/testing.h"

template <class Settings>
bool hasDefaultsOf(const char* type) {
    const Description& described = *findAnnotationType(type);
    return settingsFrom<Settings>(described.settings, described.defaults()) == Settings();
}

Annotation make(const std::string& type, std::vector<std::pair<std::string, Value>> values = {}) {
    Annotation made{.id = {}, .type = type, .values = findAnnotationType(type)->defaults()};
    for (const auto& [setting, value] : values)
        made.values[*findAnnotationType(type)->settingIndex(setting)] = value;
    return made;
}

Project annotated() {
    Project project = ProjectBuilder().agents("prey", {{}}).add("roam:wander").build();
    IdSource ids(1);
    for (const Annotation& each :
         {make("frame"), make("comment", {{"text", "two\nlines"}}),
          make("monitor", {{"of", "prey"}}),
          make("experiment", {{"changes", "prey.maxSpeed=4\nprey.count=10"}}),
          make("map", {{"file", "maps/town.tmx"}, {"choices", "class Guard = agent prey"}})})
        apply(addAnnotation(project, ids, each).value(), project);
    return project;
}

class TestAnnotations : public QObject {
    Q_OBJECT
private slots:
    void defaults_equalTheStructs() {
        QVERIFY(hasDefaultsOf<FrameAnnotation>("frame"));
        QVERIFY(hasDefaultsOf<CommentAnnotation>("comment"));
        QVERIFY(hasDefaultsOf<MonitorAnnotation>("monitor"));
        QVERIFY(hasDefaultsOf<ExperimentAnnotation>("experiment"));
        QVERIFY(hasDefaultsOf<MapAnnotation>("map"));
        QVERIFY(hasDefaultsOf<PartAnnotation>("part"));
        QVERIFY(hasDefaultsOf<GroupAnnotation>("group"));
        QVERIFY(hasDefaultsOf<SweepAnnotation>("sweep"));
        QVERIFY(hasDefaultsOf<RerouteAnnotation>("reroute"));
        QVERIFY(hasDefaultsOf<LayerAnnotation>("layer"));
        QVERIFY(hasDefaultsOf<StepAnnotation>("step"));
        QCOMPARE(annotationTypes().size(), 11U);
    }

    void everyEdit_canBeUndone() {
        const Project before = annotated();
        const Id frame = before.annotations.at(0).id;
        Project project = before;
        const Change renamed = rename(project, frame, "Hunting").value();
        apply(renamed, project);
        const Change set = setValue(project, frame, "width", 400.0).value();
        apply(set, project);
        const Change moved = moveAnnotations(project, std::vector{frame}, {8, -16});
        apply(moved, project);
        const Annotation& now = *project.annotation(frame);
        QCOMPARE(now.name, "Hunting"s);
        QCOMPARE(numberOf(valueOf(now, "x")), 8.0);
        QCOMPARE(numberOf(valueOf(now, "y")), -16.0);
        QCOMPARE(numberOf(valueOf(now, "width")), 400.0);
        const Change removed = remove(project, std::vector{frame});
        apply(removed, project);
        QVERIFY(!project.has(frame));
        for (const Change* change : {&removed, &moved, &set, &renamed})
            apply(inverse(*change), project);
        QVERIFY(project == before);
        QVERIFY(difference(before, project).empty());
    }

    void annotationAboutANode_isRemovedWithIt() {
        Project project = annotated();
        apply(remove(project, Ids{"prey"}), project);
        QCOMPARE(project.annotations.size(), 4U); // without the plot
    }

    void files_containThem_exportsDoNot() {
        const Project project = annotated();
        const std::string text = writeProject(project);
        QVERIFY(readProject(text).value().project == project);
        QCOMPARE(writeProject(readProject(text).value().project), text);
        QVERIFY(writeExport(project).value().find("annotations") == std::string::npos);
        Project bare = project;
        bare.annotations.clear();
        QVERIFY(writeProject(bare).find("annotations") == std::string::npos);
        QCOMPARE(writeExport(project).value(), writeExport(bare).value());
    }

    /// Files of before plots could count contacts with a type are read and written as they were.
    void settingsOfOtherPlots_areLeftOutOfFiles() {
        const std::string speed = writeProject(annotated());
        for (const char* key :
             {"\"with\"", "\"counting\"", "\"window\"", "\"shownIn\"", "\"colorsFrom\""})
            QVERIFY2(speed.find(key) == std::string::npos, key);

        Project project = annotated();
        IdSource ids(7);
        const Annotation rate = make("monitor", {{"of", "prey"},
                                                 {"quantity", "contacts-with"},
                                                 {"with", "prey"},
                                                 {"counting", "per-minute"},
                                                 {"window", 30.0},
                                                 {"shownIn", "status-bar"}});
        apply(require(addAnnotation(project, ids, rate)), project);
        const auto read = require(readProject(writeProject(project)));
        QCOMPARE(read.project.annotations.back().values, rate.values);

        // Births have no other type.
        const Annotation births = make(
            "monitor",
            {{"of", "prey"}, {"quantity", "births"}, {"counting", "per-second"}, {"window", 5.0}});
        project = annotated();
        apply(addAnnotation(project, ids, births).value(), project);
        const std::string text = writeProject(project);
        QVERIFY(text.find("\"with\"") == std::string::npos);
        QVERIFY_HAS(text, "\"counting\": \"per-second\", \"window\": 5");
        QCOMPARE(readProject(text).value().project.annotations.back().values, births.values);
    }

    void plotsOfUnknownTypes_areReported() {
        Project project = annotated();
        Annotation contacts =
            make("monitor", {{"of", "prey"}, {"quantity", "contacts-with"}, {"with", "roam"}});
        contacts.id = "count";
        project.annotations.push_back(contacts);
        const Problems problems = check(project);
        const auto found = std::ranges::find(problems, Ids{"count"}, &Problem::ids);
        QVERIFY(found != problems.end());
        QCOMPARE(found->text,
                 std::string("A plot counts contacts of \"roam\", which is not an agent "
                             "type. Choose another type, or delete the plot."));
    }

    void runs_doNotContainThem() { QVERIFY(withoutLayout(annotated()).annotations.empty()); }

    void badOnes_areRefused() {
        const Project project = annotated();
        IdSource ids(2);
        QVERIFY(!addAnnotation(project, ids, make("frame", {{"width", 1.0}})).ok());
        QVERIFY(!addAnnotation(project, ids, {.id = {}, .type = "sticker"}).ok());
        QVERIFY(!addAnnotation(project, ids, {.id = {}, .type = "frame"}).ok());
        QVERIFY(!setValue(project, project.annotations[2].id, "quantity", "weight").ok());
        Project twice = project;
        twice.annotations[0].id = "prey";
        QVERIFY(hasErrors(check(twice)));
    }
};
