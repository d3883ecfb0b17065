#include "core/model/check.h"
#include "core/model/overrides.h"
#include "core/model/parameters.h"
#include "core/model/resolve.h"
#include "tests/core/model/model_testing.h"

using namespace tiller;

class TestParameters : public QObject {
    Q_OBJECT
private slots:
    void setting_getsAParameter_overItsUsualRange();
    void newParameter_hasANameOfItsOwn();
    void newParameter_hasARangeAroundItsValue_data();
    void newParameter_hasARangeAroundItsValue();
    void value_goesToAllSettings_inOneChange();
    void badValues_areRefused_data();
    void badValues_areRefused();
    void editOfASetting_movesItsParameter_andItsOtherSettings();
    void editBeyondTheRange_widensIt();
    void editThatAnotherSettingRefuses_isRefused();
    void drive_takesTheSettingFromAnotherParameter();
    void release_keepsTheValue_andRemovesAnEmptyParameter();
    void removedItems_areReleased();
    void order_changes();
    void apply_givesTheValueToTheSettings();
    void errors_areFound_data();
    void errors_areFound();
    void overrides_setThem();
    void export_keepsDrivenLinks_ofWeight0();
};

namespace {

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

double massOf(const Project& project, const char* node) {
    return numberOf(valueOf(*project.node(node), "mass"));
}

} // namespace

void TestParameters::setting_getsAParameter_overItsUsualRange() {
    IdSource ids(1);
    Project project = chaseWith({});
    project = applied(project, makeParameter(project, ids, weight));
    QCOMPARE(project.parameters.size(), std::size_t{1});
    QCOMPARE(numberOf(project.parameters[0].value), 1.0);
    QCOMPARE(project.parameters[0].max, 2.0);
    QCOMPARE(drivingParameter(project, weight), &project.parameters[0]);
    QVERIFY(!makeParameter(project, ids, weight).ok()); // it has one
    QVERIFY(!makeParameter(project, ids, {"hunter", "color"}).ok());
    QVERIFY(!makeParameter(project, ids, {"gone", "mass"}).ok());
    project = applied(project, makeParameter(project, ids, {"hunter", "count"}));
    QCOMPARE(project.parameters[1].step, 1.0);
    project = applied(project, makeParameter(project, ids, {"world", "edges"}));
    QVERIFY(std::holds_alternative<std::string>(project.parameters[2].value));
    QVERIFY(findErrors(project).empty());
}

void TestParameters::newParameter_hasANameOfItsOwn() {
    IdSource ids(1);
    Project project = chaseWith({});
    project = applied(project, rename(project, "prey", "Sheep"));
    const auto nameOf = [&](const SettingRef& ref) {
        project = applied(project, makeParameter(project, ids, ref));
        return project.parameters.back().name;
    };
    QCOMPARE(nameOf({"prey", "maxSpeed"}), std::string("Max speed of Sheep"));
    QCOMPARE(nameOf(weight), std::string("Weight of Seek to Agent type"));
    QCOMPARE(nameOf({"world", "width"}), std::string("Width of the world"));
    QCOMPARE(nameOf({"goal-at", "x"}), std::string("X of Point"));
    project = applied(project, rename(project, "hunter", "Sheep"));
    QCOMPARE(nameOf({"hunter", "maxSpeed"}), std::string("Max speed of Sheep 2"));
    QVERIFY(findErrors(project).empty());
}

void TestParameters::newParameter_hasARangeAroundItsValue_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::newRow("within") << "mass" << 20.0 << 0.001 << 50.0;
    QTest::newRow("at the end") << "radius" << 40.0 << 0.0 << 80.0;
    QTest::newRow("beyond the end") << "mass" << 70.0 << 0.001 << 140.0;
    QTest::newRow("a speed per tick") << "maxSpeed" << 2.0 << 0.0 << 4.0;
    QTest::newRow("nothing") << "maxSpeed" << 0.0 << 0.0 << 400.0;
    QTest::newRow("a share") << "massSpread" << 0.45 << 0.0 << 0.9;
    QTest::newRow("at the limit of a share") << "massSpread" << 0.99 << 0.0 << 0.99;
    QTest::newRow("a few agents") << "count" << 1.0 << 0.0 << 500.0;
    QTest::newRow("no limit") << "maxForce" << 4e6 << 0.0 << 4e6;
}

void TestParameters::newParameter_hasARangeAroundItsValue() {
    QFETCH(const QString, setting);
    QFETCH(const double, value);
    IdSource ids(1);
    const std::string id = setting.toStdString();
    Project project = chaseWith({});
    project = applied(project, setValue(project, "prey", id, value));
    project = applied(project, makeParameter(project, ids, {"prey", id}));
    QTEST(project.parameters.back().min, "min");
    QTEST(project.parameters.back().max, "max");
    QVERIFY(findErrors(project).empty());
}

void TestParameters::value_goesToAllSettings_inOneChange() {
    const Project before = chaseWith({heavy()});
    const Change change = require(setParameter(before, "heavy", 7.0));
    const Project after = applied(before, change);
    QCOMPARE(massOf(after, "hunter"), 7.0);
    QCOMPARE(massOf(after, "prey"), 7.0);
    QCOMPARE(numberOf(after.parameter("heavy")->value), 7.0);
    QVERIFY(applied(after, inverse(change)) == before);
    const Change more = require(setParameter(after, "heavy", 9.0));
    QVERIFY(applied(before, merged(change, more)) == applied(after, more));
    QVERIFY(difference(before, after) == change);
}

void TestParameters::badValues_areRefused_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("word");
    QTest::newRow("unknown") << "heavi=5"
                             << "Did you mean \"heavy\"?";
    QTest::newRow("too much") << "heavy=51"
                              << "How heavy is 51; it must be 1 to 50.";
    QTest::newRow("no number") << "heavy=much"
                               << "must be a number";
    QTest::newRow("NaN") << "heavy=nan"
                         << "must be a number";
    QTest::newRow("a fraction of agents") << "many=1.5"
                                          << "whole number";
}

void TestParameters::badValues_areRefused() {
    QFETCH(QString, line);
    QFETCH(QString, word);
    Parameter many{.id = "many", .value = 1.0, .max = 10, .drives = {{"hunter", "count"}}};
    Project project = chaseWith({heavy(), many});
    const auto refused = applyOverride(project, line.toStdString());
    QVERIFY(!refused.ok());
    const QString text = QString::fromStdString(refused.problems().front().text);
    QVERIFY2(text.contains(word), qPrintable(text));
    QVERIFY(!setParameter(project, "heavy", std::numeric_limits<double>::quiet_NaN()).ok());
    QVERIFY(!setParameter(project, "heavy", true).ok());
}

void TestParameters::editOfASetting_movesItsParameter_andItsOtherSettings() {
    Project project = chaseWith({heavy()});
    project = applied(project, setValue(project, "hunter", "mass", 3.0));
    QCOMPARE(numberOf(project.parameter("heavy")->value), 3.0);
    QCOMPARE(massOf(project, "prey"), 3.0);
    project = chaseWith({{.id = "pull", .value = 1.0, .drives = {weight}}});
    project = applied(project, setWeight(project, "seek-to-hunter", 0.5));
    QCOMPARE(numberOf(project.parameter("pull")->value), 0.5);
}

void TestParameters::editBeyondTheRange_widensIt() {
    Project project = chaseWith({heavy()});
    project = applied(project, setValue(project, "hunter", "mass", 80.0));
    QCOMPARE(project.parameter("heavy")->max, 80.0);
    QCOMPARE(project.parameter("heavy")->min, 1.0);
}

void TestParameters::editThatAnotherSettingRefuses_isRefused() {
    Parameter both{.id = "both", .value = 1.0, .max = 9, .drives = {hunterMass, {"prey", "count"}}};
    const Project project =
        applied(chaseWith({both}), setParameter(chaseWith({both}), "both", 2.0));
    QVERIFY(setValue(project, "hunter", "mass", 4.0).ok());
    QVERIFY(!setValue(project, "hunter", "mass", 4.5).ok());
}

void TestParameters::drive_takesTheSettingFromAnotherParameter() {
    Project project = chaseWith({heavy(), {.id = "other", .value = 5.0, .max = 9}});
    project = applied(project, drive(project, "other", preyMass));
    QCOMPARE(project.parameter("heavy")->drives, std::vector{hunterMass});
    QCOMPARE(project.parameter("other")->drives, std::vector{preyMass});
    QCOMPARE(massOf(project, "prey"), 5.0);
    QVERIFY(!drive(project, "other", {"nearest", "keep"}).ok());
    QVERIFY(!drive(project, "gone", preyMass).ok());
    QVERIFY(require(drive(project, "other", preyMass)).empty());
}

void TestParameters::release_keepsTheValue_andRemovesAnEmptyParameter() {
    Project project = chaseWith({heavy()});
    project = applied(project, release(project, preyMass));
    QCOMPARE(project.parameter("heavy")->drives, std::vector{hunterMass});
    QCOMPARE(massOf(project, "prey"), 20.0);
    project = applied(project, release(project, hunterMass));
    QVERIFY(project.parameters.empty());
    QVERIFY(release(project, hunterMass).empty());
}

void TestParameters::removedItems_areReleased() {
    const Project before = chaseWith({heavy(), {.id = "pull", .value = 1.0, .drives = {weight}}});
    const Change change = remove(before, std::vector<Id>{"hunter"}); // and the link to it
    const Project after = applied(before, change);
    QCOMPARE(after.parameters.size(), std::size_t{1});
    QCOMPARE(after.parameters[0].drives, std::vector{preyMass});
    QVERIFY(applied(after, inverse(change)) == before);
    QVERIFY(!applied(before, remove(before, std::vector<Id>{"heavy"})).has("heavy"));
}

void TestParameters::order_changes() {
    Project project = chaseWith({heavy(), {.id = "b"}, {.id = "c"}});
    project = applied(project, moveParameter(project, "c", -1));
    QCOMPARE(idsOf(project.parameters), (std::vector<Id>{"heavy", "c", "b"}));
    QVERIFY(moveParameter(project, "b", 1).empty());
    QVERIFY(moveParameter(project, "gone", 1).empty());
}

void TestParameters::apply_givesTheValueToTheSettings() {
    Project project = chaseWith({heavy()});
    project.parameters[0].value = 30.0;
    QCOMPARE(applyParameters(project), (std::vector{hunterMass, preyMass}));
    QCOMPARE(massOf(project, "prey"), 30.0);
    QVERIFY(applyParameters(project).empty());
}

void TestParameters::errors_areFound_data() {
    QTest::addColumn<Parameter>("parameter");
    QTest::addColumn<QString>("word");
    const auto with = [](auto change) {
        Parameter parameter = heavy();
        change(parameter);
        return parameter;
    };
    QTest::newRow("range") << with([](Parameter& p) { p.min = 60; }) << "goes from 60 to 50";
    QTest::newRow("value") << with([](Parameter& p) { p.value = 51.0; }) << "it must be 1 to 50";
    QTest::newRow("step") << with([](Parameter& p) { p.step = -1; }) << "step";
    QTest::newRow("points") << with([](Parameter& p) { p.value = Points(); }) << "is a list";
    QTest::newRow("kind") << with([](Parameter& p) { p.value = true; }) << "must be a number";
    QTest::newRow("twice") << with([](Parameter& p) { p.drives.push_back(hunterMass); })
                           << "\"hunter.mass\" is driven by";
    QTest::newRow("beyond the setting")
        << with([](Parameter& p) { p.value = p.min = -1.0; }) << "Mass is -1";
    QTest::newRow("id") << with([](Parameter& p) { p.id = "hunter"; }) << "used twice";
}

void TestParameters::errors_areFound() {
    QFETCH(Parameter, parameter);
    QFETCH(QString, word);
    const Problems errors = findErrors(chaseWith({parameter}));
    QVERIFY(!errors.empty());
    const QString text = QString::fromStdString(errors.front().text);
    QVERIFY2(text.contains(word), qPrintable(text));
}

void TestParameters::overrides_setThem() {
    const Project before = chaseWith({heavy()});
    Project after = before;
    QVERIFY(applyOverride(after, "heavy=12.5").ok());
    QCOMPARE(massOf(after, "prey"), 12.5);
    const OverridesBetween found = overridesBetween(before, after);
    QCOMPARE(QString::fromStdString(found.lines), QString("heavy=12.5\n"));
    QVERIFY(found.complete());
}

void TestParameters::export_keepsDrivenLinks_ofWeight0() {
    Project project = chaseWith({{.id = "pull", .value = 0.0, .drives = {weight}}});
    applyParameters(project);
    QVERIFY(!resolve(project).link("seek-to-hunter"));
    QVERIFY(resolveDrivable(project).link("seek-to-hunter"));
    QVERIFY(resolveDrivable(project).node("goal"));
    Project muted = applied(project, setMuted(project, std::vector<Id>{"seek"}, true));
    QVERIFY(resolveDrivable(muted).parameters[0].drives.empty());
}

QTEST_APPLESS_MAIN(TestParameters)
#include "tst_parameters.moc"
