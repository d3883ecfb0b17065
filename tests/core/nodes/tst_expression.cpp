#include "core/nodes/expression.h"
#include "tests/core/support/testing.h"

const TermValues known{
    {"a", 3.0},        {"b", -4.0},       {"none", 0.0}, {"t'", 0.5},
    {"v", Vec2{3, 4}}, {"w", Vec2{1, 0}}, {"yes", true}, {"mode", std::string("by-distance")}};

std::optional<TermValue> outcome(const char* text) {
    const auto term = Expression::parse(text);
    return term ? term->evaluate(known) : std::nullopt;
}

class TestExpression : public QObject {
    Q_OBJECT

private slots:
    void numbers_data() {
        QTest::addColumn<double>("value");
        QTest::newRow("1 + 2 * a") << 7.0;
        QTest::newRow("(1 + 2) * a") << 9.0;
        QTest::newRow("8 - 2 - 1") << 5.0;
        QTest::newRow("12 / 2 / 3") << 2.0;
        QTest::newRow("2 * a^2") << 18.0;
        QTest::newRow("-a^2") << -9.0;
        QTest::newRow("b * -1") << 4.0;
        QTest::newRow("|b|") << 4.0;
        QTest::newRow("|v|") << 5.0;
        QTest::newRow("|v - w| * 2") << std::sqrt(20.0) * 2;
        QTest::newRow("|v| + |w|") << 6.0;
        QTest::newRow("min(a, b) + max(1, 2)") << -2.0;
        QTest::newRow("dot(v, w) / t'") << 6.0;
        QTest::newRow("if(a > 2, 10, 20)") << 10.0;
        QTest::newRow("if(a < 2, 10, 20)") << 20.0;
        QTest::newRow("modulo(7, a)") << 1.0;
        QTest::newRow("modulo(0 - 1, a)") << 2.0;
        QTest::newRow("sqrt(16)") << 4.0;
        QTest::newRow("cos(60)") << 0.5;
        QTest::newRow("0.25 * 4") << 1.0;
    }

    void numbers() {
        QFETCH(double, value);
        const auto found = outcome(QTest::currentDataTag());
        QVERIFY(found && std::holds_alternative<double>(*found));
        QVERIFY2(std::abs(std::get<double>(*found) - value) < 1e-12,
                 qPrintable(QString::number(std::get<double>(*found))));
    }

    void arrows_data() {
        const TestRows<double, double> row;
        row("v + w * 2", 5.0, 4.0);
        row("2 * v - w", 5.0, 8.0);
        row("-v / 2", -1.5, -2.0);
        row("unit(v)", 0.6, 0.8);
        row("truncate(v, 1) * 5", 3.0, 4.0);
        row("truncate(v, 9)", 3.0, 4.0);
        row("leftOf(w)", 0.0, -1.0);
        row("direction(90)", 0.0, -1.0);
        row("v / none", 0.0, 0.0);
    }

    void arrows() {
        const auto [x, y] = fetched<double, double>();
        const auto found = outcome(QTest::currentDataTag());
        QVERIFY(found && std::holds_alternative<Vec2>(*found));
        QVERIFY(length(std::get<Vec2>(*found) - Vec2{x, y}) < 1e-12);
    }

    void flags_data() {
        QTest::addColumn<bool>("value");
        QTest::newRow("b <= none <= a") << true;
        QTest::newRow("b <= a <= none") << false;
        QTest::newRow("a > 2 and b < 0") << true;
        QTest::newRow("a < 2 or yes") << true;
        QTest::newRow("not yes") << false;
        QTest::newRow("yes and not a < 2") << true;
        QTest::newRow("mode = \"by-distance\"") << true;
        QTest::newRow("not mode = \"once\"") << true;
        QTest::newRow("a >= 3") << true;
    }

    void flags() {
        QFETCH(bool, value);
        const auto found = outcome(QTest::currentDataTag());
        QVERIFY(found && std::holds_alternative<bool>(*found));
        QCOMPARE(std::get<bool>(*found), value);
    }

    void nonsense_isNoTerm_data() {
        QTest::addColumn<std::string>("text");
        for (const char* text : {"", "a +", "(a", "a)", "a b", "min(a", "nothing(a)", "|a", "\"a",
                                 "1.2.3", "a < ", "* a", "a,b", "max()"})
            QTest::newRow(*text ? text : "nothing") << std::string(text);
    }

    void nonsense_isNoTerm() {
        QFETCH(std::string, text);
        QVERIFY(!Expression::parse(text));
    }

    void whatDoesNotFit_hasNoValue_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"unknown", "a + v", "v * v", "a and yes", "unit(a)", "v < w",
                                 "mode + 1", "a = mode", "if(a, 1, 2)", "a ^ 0.5", "min(v, w)"})
            QTest::newRow(*text ? text : "nothing") << text;
    }

    void whatDoesNotFit_hasNoValue() {
        QFETCH(QString, text);
        QVERIFY(Expression::parse(text.toStdString()));
        QVERIFY(!outcome(qPrintable(text)));
    }

    void written_hasValuesForSymbols() {
        const auto term = Expression::parse("speed * min(1, d / radius) + |v| / t'");
        QVERIFY(term);
        const auto text = term->written([](const std::string& symbol) {
            return symbol == "d" ? std::string("84.1") : symbol == "t'" ? std::string("0.2") : "";
        });
        QCOMPARE(text, "speed * min(1, 84.1 / radius) + |v| / 0.2"s);
        QCOMPARE(term->symbols(), (std::vector<std::string>{"speed", "d", "radius", "v", "t'"}));
    }

    void divisionByZero_isEndless() {
        QCOMPARE(std::get<double>(*outcome("a / none")), std::numeric_limits<double>::infinity());
        QCOMPARE(std::get<double>(*outcome("min(1, a / none)")), 1.0);
    }
};
