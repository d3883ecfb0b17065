#include "core/model/check.h"
#include "tests/core/model/model_testing.h"

using namespace tiller;

class TestProperty : public QObject {
    Q_OBJECT
private slots:
    void names_data();
    void names();
    void values_haveTheirType_data();
    void values_haveTheirType();
    void lists_haveEachNameOnce();
    void edits_setThem_whereTheyMayBe();
    void check_findsTheirErrors();
};

void TestProperty::names_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isSound");
    QTest::newRow("word") << "health" << true;
    QTest::newRow("path") << "team.color-2" << true;
    QTest::newRow("underscore") << "_x" << true;
    QTest::newRow("longest") << QString(64, 'a') << true;
    QTest::newRow("too long") << QString(65, 'a') << false;
    QTest::newRow("empty") << "" << false;
    QTest::newRow("digit first") << "2d" << false;
    QTest::newRow("space") << "a b" << false;
    QTest::newRow("line") << "a\n" << false;
    QTest::newRow("letter of another script") << "gr\u00f6\u00dfe" << false;
}

void TestProperty::names() {
    QFETCH(QString, name);
    QFETCH(bool, isSound);
    QCOMPARE(!findNameProblem(name.toStdString()).has_value(), isSound);
}

void TestProperty::values_haveTheirType_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<Value>("value");
    QTest::addColumn<bool>("isSound");
    QTest::newRow("bool") << "bool" << Value(true) << true;
    QTest::newRow("number as bool") << "bool" << Value(1.0) << false;
    QTest::newRow("int") << "int" << Value(-3.0) << true;
    QTest::newRow("fraction as int") << "int" << Value(0.5) << false;
    QTest::newRow("number") << "number" << Value(0.5) << true;
    QTest::newRow("NaN") << "number" << Value(std::numeric_limits<double>::quiet_NaN()) << false;
    QTest::newRow("text") << "text" << Value(std::string("two\nlines")) << true;
    QTest::newRow("number as text") << "text" << Value(1.0) << false;
    QTest::newRow("color") << "color" << Value(std::string("#00ff7F")) << true;
    QTest::newRow("word as color") << "color" << Value(std::string("red")) << false;
    QTest::newRow("points") << "number" << Value(Points()) << false;
}

void TestProperty::values_haveTheirType() {
    QFETCH(QString, type);
    QFETCH(Value, value);
    QFETCH(bool, isSound);
    const auto known = propertyType(type.toStdString());
    QVERIFY(known.has_value());
    QCOMPARE(!findValueProblem({"p", *known, value}).has_value(), isSound);
    QVERIFY(!findValueProblem({"p", *known, initialValue(*known)}));
    QVERIFY(!propertyType("string"));
}

void TestProperty::lists_haveEachNameOnce() {
    const Property a{"a", PropertyType::flag, true};
    const Property b{"b", PropertyType::flag, true};
    QVERIFY(!findListProblem({a, b}));
    QVERIFY(findListProblem({a, b, a})->find("\"a\"") != std::string::npos);
    PropertyList many;
    for (std::size_t i = 0; i <= maxProperties; ++i)
        many.push_back({"p" + std::to_string(i), PropertyType::flag, true});
    QVERIFY(findListProblem(many));
    many.pop_back();
    QVERIFY(!findListProblem(many));
}

void TestProperty::edits_setThem_whereTheyMayBe() {
    const PropertyList list{{"health", PropertyType::integer, 3.0}};
    const Project before = chase().build();
    const Id item = before.scene.front().id;
    for (const Id& id : {Id(), Id("hunter"), item}) {
        const Change change = require(setProperties(before, id, list));
        const Project after = applied(before, change);
        QVERIFY(after != before);
        QVERIFY(findErrors(after).empty());
        QVERIFY(applied(after, inverse(change)) == before);
    }
    QVERIFY(!setProperties(before, "seek", list).ok());
    QVERIFY(!setProperties(before, "gone", list).ok());
    QVERIFY(!setProperties(before, "hunter", {{"", PropertyType::flag, true}}).ok());
}

void TestProperty::check_findsTheirErrors() {
    const PropertyList twice{{"a", PropertyType::flag, true}, {"a", PropertyType::flag, true}};
    const auto isRefused = [&](auto change) {
        Project project = chase().build();
        change(project);
        return !findErrors(project).empty();
    };
    QVERIFY(isRefused([&](Project& project) { project.properties = twice; }));
    QVERIFY(isRefused([&](Project& project) { project.scene[0].properties = twice; }));
    QVERIFY(isRefused([&](Project& project) { project.nodes[0].properties = twice; }));
    QVERIFY(isRefused([&](Project& project) {
        project.nodes[0].agents = {{.name = "a", .position = {}, .velocity = {}}};
        project.nodes[0].agents[0].properties = twice;
    }));
    QVERIFY(isRefused([&](Project& project) {
        for (Node& node : project.nodes)
            if (node.id == "seek")
                node.properties = {{"a", PropertyType::flag, true}};
    }));
}

QTEST_APPLESS_MAIN(TestProperty)
#include "tst_property.moc"
