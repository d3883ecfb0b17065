#include "core/model/parameters.h"
#include "core/model/resolve.h"
#include "tests/core/support/testing.h"

const SettingRef hunterMass{"hunter", "mass"};
const SettingRef preyMass{"prey", "mass"};
const SettingRef weight{"seek-to-hunter", "weight"};

Project chaseWith(const std::vector<Parameter>& parameters) {
    Project project = chase().build();
    for (Link& link : project.links)
        if (link.from.node == "seek")
            link.id = "seek-to-hunter";
    project.parameters = parameters;
    return project;
}

Parameter heavy() {
    return {.id = "heavy",
            .name = "How heavy",
            .value = 20.0,
            .min = 1,
            .max = 50,
            .drives = {hunterMass, preyMass}};
}

class TestParameters : public QObject {
    Q_OBJECT
private slots:
    void setting_getsAParameter_overItsUsualRange() {
        IdSource ids(1);
        Project project = chaseWith({});
        edit(project, makeParameter(project, ids, weight));
        QCOMPARE(project.parameters.size(), 1U);
        QCOMPARE(numberOf(project.parameters[0].value), 1.0);
        QCOMPARE(project.parameters[0].max, 2.0);
        QCOMPARE(drivingParameter(project, weight), &project.parameters[0]);
        QVERIFY(!makeParameter(project, ids, weight).ok()); // it has one
        QVERIFY(!makeParameter(project, ids, {"hunter", "color"}).ok());
        QVERIFY(!makeParameter(project, ids, {"gone", "mass"}).ok());
        edit(project, makeParameter(project, ids, {"hunter", "count"}));
        QCOMPARE(project.parameters[1].step, 1.0);
        edit(project, makeParameter(project, ids, {"world", "edges"}));
        QVERIFY(std::holds_alternative<std::string>(project.parameters[2].value));
        QVERIFY(findErrors(project).empty());
    }

    void newParameter_hasANameOfItsOwn() {
        IdSource ids(1);
        Project project = chaseWith({});
        edit(project, rename(project, "prey", "Sheep"));
        const auto nameOf = [&](const SettingRef& ref) {
            edit(project, makeParameter(project, ids, ref));
            return project.parameters.back().name;
        };
        QCOMPARE(nameOf({"prey", "maxSpeed"}), "Max speed of Sheep"s);
        QCOMPARE(nameOf(weight), "Weight of Seek to Agent type"s);
        QCOMPARE(nameOf({"world", "width"}), "Width of the world"s);
        QCOMPARE(nameOf({"goal-at", "x"}), "X of Point"s);
        edit(project, rename(project, "hunter", "Sheep"));
        QCOMPARE(nameOf({"hunter", "maxSpeed"}), "Max speed of Sheep 2"s);
        QVERIFY(findErrors(project).empty());
    }

    void newParameter_hasARangeAroundItsValue_data() {
        const TestRows<std::string, double, double, double> row;
        row("within", "mass", 20.0, 0.001, 50.0);
        row("at the end", "radius", 40.0, 0.0, 80.0);
        row("beyond the end", "mass", 70.0, 0.001, 140.0);
        row("a speed per tick", "maxSpeed", 2.0, 0.0, 4.0);
        row("nothing", "maxSpeed", 0.0, 0.0, 400.0);
        row("a share", "massSpread", 0.45, 0.0, 0.9);
        row("at the limit of a share", "massSpread", 0.99, 0.0, 0.99);
        row("a few agents", "count", 1.0, 0.0, 500.0);
        row("no limit", "maxForce", 4e6, 0.0, 4e6);
    }

    void newParameter_hasARangeAroundItsValue() {
        const auto [setting, value, min, max] = fetched<std::string, double, double, double>();
        IdSource ids(1);
        const std::string id = setting;
        Project project = chaseWith({});
        edit(project, setValue(project, "prey", id, value));
        edit(project, makeParameter(project, ids, {"prey", id}));
        QCOMPARE(project.parameters.back().min, min);
        QCOMPARE(project.parameters.back().max, max);
        QVERIFY(findErrors(project).empty());
    }

    void value_goesToAllSettings_inOneChange() {
        const Project before = chaseWith({heavy()});
        const Change change = require(setParameter(before, "heavy", 7.0));
        const Project after = applied(before, change);
        QCOMPARE(numberIn(after, "hunter", "mass"), 7.0);
        QCOMPARE(numberIn(after, "prey", "mass"), 7.0);
        QCOMPARE(numberOf(after.parameter("heavy")->value), 7.0);
        QVERIFY(applied(after, inverse(change)) == before);
        const Change more = require(setParameter(after, "heavy", 9.0));
        QVERIFY(applied(before, merged(change, more)) == applied(after, more));
        QVERIFY(difference(before, after) == change);
    }

    void badValues_areRefused_data() {
        const TestRows<std::string, QString> row;
        row("unknown", "heavi=5", "Did you mean \"heavy\"?");
        row("too much", "heavy=51", "How heavy is 51; it must be 1 to 50.");
        row("no number", "heavy=much", "must be a number");
        row("NaN", "heavy=nan", "must be a number");
        row("a fraction of agents", "many=1.5", "whole number");
    }

    void badValues_areRefused() {
        const auto [line, word] = fetched<std::string, QString>();
        Parameter many{.id = "many", .value = 1.0, .max = 10, .drives = {{"hunter", "count"}}};
        Project project = chaseWith({heavy(), many});
        QVERIFY_REFUSED(applyOverride(project, line), word);
        QVERIFY(!setParameter(project, "heavy", std::numeric_limits<double>::quiet_NaN()).ok());
        QVERIFY(!setParameter(project, "heavy", true).ok());
    }

    void editOfASetting_movesItsParameter_andItsOtherSettings() {
        Project project = chaseWith({heavy()});
        edit(project, setValue(project, "hunter", "mass", 3.0));
        QCOMPARE(numberOf(project.parameter("heavy")->value), 3.0);
        QCOMPARE(numberIn(project, "prey", "mass"), 3.0);
        project = chaseWith({{.id = "pull", .value = 1.0, .drives = {weight}}});
        edit(project, setWeight(project, "seek-to-hunter", 0.5));
        QCOMPARE(numberOf(project.parameter("pull")->value), 0.5);
    }

    void editBeyondTheRange_widensIt() {
        Project project = chaseWith({heavy()});
        edit(project, setValue(project, "hunter", "mass", 80.0));
        QCOMPARE(project.parameter("heavy")->max, 80.0);
        QCOMPARE(project.parameter("heavy")->min, 1.0);
    }

    void editThatAnotherSettingRefuses_isRefused() {
        Parameter both{
            .id = "both", .value = 1.0, .max = 9, .drives = {hunterMass, {"prey", "count"}}};
        const Project project =
            applied(chaseWith({both}), setParameter(chaseWith({both}), "both", 2.0));
        QVERIFY(setValue(project, "hunter", "mass", 4.0).ok());
        QVERIFY(!setValue(project, "hunter", "mass", 4.5).ok());
    }

    void drive_takesTheSettingFromAnotherParameter() {
        Project project = chaseWith({heavy(), {.id = "other", .value = 5.0, .max = 9}});
        edit(project, drive(project, "other", preyMass));
        QCOMPARE(project.parameter("heavy")->drives, std::vector{hunterMass});
        QCOMPARE(project.parameter("other")->drives, std::vector{preyMass});
        QCOMPARE(numberIn(project, "prey", "mass"), 5.0);
        QVERIFY(!drive(project, "other", {"nearest", "keep"}).ok());
        QVERIFY(!drive(project, "gone", preyMass).ok());
        QVERIFY(require(drive(project, "other", preyMass)).empty());
    }

    void release_keepsTheValue_andRemovesAnEmptyParameter() {
        Project project = chaseWith({heavy()});
        edit(project, release(project, preyMass));
        QCOMPARE(project.parameter("heavy")->drives, std::vector{hunterMass});
        QCOMPARE(numberIn(project, "prey", "mass"), 20.0);
        edit(project, release(project, hunterMass));
        QVERIFY(project.parameters.empty());
        QVERIFY(release(project, hunterMass).empty());
    }

    void removedItems_areReleased() {
        const Project before =
            chaseWith({heavy(), {.id = "pull", .value = 1.0, .drives = {weight}}});
        const Change change = remove(before, Ids{"hunter"}); // and the link to it
        const Project after = applied(before, change);
        QCOMPARE(after.parameters.size(), 1U);
        QCOMPARE(after.parameters[0].drives, std::vector{preyMass});
        QVERIFY(applied(after, inverse(change)) == before);
        QVERIFY(!applied(before, remove(before, Ids{"heavy"})).has("heavy"));
    }

    void order_changes() {
        Project project = chaseWith({heavy(), {.id = "b"}, {.id = "c"}});
        edit(project, moveParameter(project, "c", -1));
        QCOMPARE(idsOf(project.parameters), (Ids{"heavy", "c", "b"}));
        QVERIFY(moveParameter(project, "b", 1).empty());
        QVERIFY(moveParameter(project, "gone", 1).empty());
    }

    void apply_givesTheValueToTheSettings() {
        Project project = chaseWith({heavy()});
        project.parameters[0].value = 30.0;
        QCOMPARE(applyParameters(project), (std::vector{hunterMass, preyMass}));
        QCOMPARE(numberIn(project, "prey", "mass"), 30.0);
        QVERIFY(applyParameters(project).empty());
    }

    void errors_areFound_data() {
        const TestRows<Parameter, std::string> row;
        const auto with = [](auto change) {
            Parameter parameter = heavy();
            change(parameter);
            return parameter;
        };
        row("range", with([](Parameter& p) { p.min = 60; }), "goes from 60 to 50");
        row("value", with([](Parameter& p) { p.value = 51.0; }), "it must be 1 to 50");
        row("step", with([](Parameter& p) { p.step = -1; }), "step");
        row("points", with([](Parameter& p) { p.value = Points(); }), "is a list");
        row("kind", with([](Parameter& p) { p.value = true; }), "must be a number");
        row("twice", with([](Parameter& p) { p.drives.push_back(hunterMass); }),
            "\"hunter.mass\" is driven by");
        row("beyond the setting", with([](Parameter& p) { p.value = p.min = -1.0; }), "Mass is -1");
        row("id", with([](Parameter& p) { p.id = "hunter"; }), "used twice");
    }

    void errors_areFound() {
        const auto [parameter, word] = fetched<Parameter, std::string>();
        const Problems errors = findErrors(chaseWith({parameter}));
        QVERIFY(!errors.empty());
        QVERIFY_HAS(errors.front().text, word);
    }

    void overrides_setThem() {
        const Project before = chaseWith({heavy()});
        Project after = before;
        QVERIFY(applyOverride(after, "heavy=12.5").ok());
        QCOMPARE(numberIn(after, "prey", "mass"), 12.5);
        const OverridesBetween found = overridesBetween(before, after);
        QCOMPARE(found.lines, "heavy=12.5\n"s);
        QVERIFY(found.complete());
    }

    void export_keepsDrivenLinks_ofWeight0() {
        Project project = chaseWith({{.id = "pull", .value = 0.0, .drives = {weight}}});
        applyParameters(project);
        QVERIFY(!resolve(project).link("seek-to-hunter"));
        QVERIFY(resolveDrivable(project).link("seek-to-hunter"));
        QVERIFY(resolveDrivable(project).node("goal"));
        Project muted = applied(project, setMuted(project, Ids{"seek"}, true));
        QVERIFY(resolveDrivable(muted).parameters[0].drives.empty());
    }
};
