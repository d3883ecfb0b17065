#include "tests/core/support/testing.h"

class TestProperty : public QObject {
    Q_OBJECT
private slots:
    void names_data() {
        const TestRows<QString, bool> row;
        row("word", "health", true);
        row("path", "team.color-2", true);
        row("underscore", "_x", true);
        row("longest", QString(64, 'a'), true);
        row("too long", QString(65, 'a'), false);
        row("empty", "", false);
        row("digit first", "2d", false);
        row("space", "a b", false);
        row("line", "a\n", false);
        row("letter of another script", "gr\u00f6\u00dfe", false);
    }

    void names() {
        const auto [name, isSound] = fetched<QString, bool>();
        QCOMPARE(!findNameProblem(name.toStdString()).has_value(), isSound);
    }

    void values_haveTheirType_data() {
        const TestRows<std::string, Value, bool> row;
        row("bool", "bool", Value(true), true);
        row("number as bool", "bool", Value(1.0), false);
        row("int", "int", Value(-3.0), true);
        row("fraction as int", "int", Value(0.5), false);
        row("number", "number", Value(0.5), true);
        row("NaN", "number", Value(std::numeric_limits<double>::quiet_NaN()), false);
        row("text", "text", Value(std::string("two\nlines")), true);
        row("number as text", "text", Value(1.0), false);
        row("color", "color", Value(std::string("#00ff7F")), true);
        row("word as color", "color", Value(std::string("red")), false);
        row("points", "number", Value(Points()), false);
    }

    void values_haveTheirType() {
        const auto [type, value, isSound] = fetched<std::string, Value, bool>();
        const auto known = propertyType(type);
        QVERIFY(known.has_value());
        QCOMPARE(!findValueProblem({"p", *known, value}).has_value(), isSound);
        QVERIFY(!findValueProblem({"p", *known, initialValue(*known)}));
        QVERIFY(!propertyType("string"));
    }

    void lists_haveEachNameOnce() {
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

    void edits_setThem_whereTheyMayBe() {
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

    void check_findsTheirErrors() {
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
};
