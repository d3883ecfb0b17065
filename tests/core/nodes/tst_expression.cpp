#include "core/nodes/expression.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace tiller;

namespace {

const TermValues known{
    {"a", 3.0},        {"b", -4.0},       {"none", 0.0}, {"t'", 0.5},
    {"v", Vec2{3, 4}}, {"w", Vec2{1, 0}}, {"yes", true}, {"mode", std::string("by-distance")}};

std::optional<TermValue> outcome(const char* text) {
    const auto term = Expression::parse(text);
    return term ? term->evaluate(known) : std::nullopt;
}

} // namespace

class TestExpression : public QObject {
    Q_OBJECT

private slots:
    void numbers_data();
    void numbers();
    void arrows_data();
    void arrows();
    void flags_data();
    void flags();
    void nonsense_isNoTerm_data();
    void nonsense_isNoTerm();
    void whatDoesNotFit_hasNoValue_data();
    void whatDoesNotFit_hasNoValue();
    void written_hasValuesForSymbols();
    void divisionByZero_isEndless();
};

void TestExpression::numbers_data() {
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

void TestExpression::numbers() {
    QFETCH(double, value);
    const auto found = outcome(QTest::currentDataTag());
    QVERIFY(found && std::holds_alternative<double>(*found));
    QVERIFY2(std::abs(std::get<double>(*found) - value) < 1e-12,
             qPrintable(QString::number(std::get<double>(*found))));
}

void TestExpression::arrows_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("v + w * 2") << 5.0 << 4.0;
    QTest::newRow("2 * v - w") << 5.0 << 8.0;
    QTest::newRow("-v / 2") << -1.5 << -2.0;
    QTest::newRow("unit(v)") << 0.6 << 0.8;
    QTest::newRow("truncate(v, 1) * 5") << 3.0 << 4.0;
    QTest::newRow("truncate(v, 9)") << 3.0 << 4.0;
    QTest::newRow("leftOf(w)") << 0.0 << -1.0;
    QTest::newRow("direction(90)") << 0.0 << -1.0;
    QTest::newRow("v / none") << 0.0 << 0.0;
}

void TestExpression::arrows() {
    QFETCH(double, x);
    QFETCH(double, y);
    const auto found = outcome(QTest::currentDataTag());
    QVERIFY(found && std::holds_alternative<Vec2>(*found));
    QVERIFY(length(std::get<Vec2>(*found) - Vec2{x, y}) < 1e-12);
}

void TestExpression::flags_data() {
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

void TestExpression::flags() {
    QFETCH(bool, value);
    const auto found = outcome(QTest::currentDataTag());
    QVERIFY(found && std::holds_alternative<bool>(*found));
    QCOMPARE(std::get<bool>(*found), value);
}

void TestExpression::nonsense_isNoTerm_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "a +", "(a", "a)", "a b", "min(a", "nothing(a)", "|a", "\"a",
                             "1.2.3", "a < ", "* a", "a,b", "max()"})
        QTest::newRow(*text ? text : "nothing") << text;
}

void TestExpression::nonsense_isNoTerm() {
    QFETCH(QString, text);
    QVERIFY(!Expression::parse(text.toStdString()));
}

void TestExpression::whatDoesNotFit_hasNoValue_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"unknown", "a + v", "v * v", "a and yes", "unit(a)", "v < w",
                             "mode + 1", "a = mode", "if(a, 1, 2)", "a ^ 0.5", "min(v, w)"})
        QTest::newRow(*text ? text : "nothing") << text;
}

void TestExpression::whatDoesNotFit_hasNoValue() {
    QFETCH(QString, text);
    QVERIFY(Expression::parse(text.toStdString()));
    QVERIFY(!outcome(qPrintable(text)));
}

void TestExpression::written_hasValuesForSymbols() {
    const auto term = Expression::parse("speed * min(1, d / radius) + |v| / t'");
    QVERIFY(term);
    const auto text = term->written([](const std::string& symbol) {
        return symbol == "d" ? std::string("84.1") : symbol == "t'" ? std::string("0.2") : "";
    });
    QCOMPARE(text, std::string("speed * min(1, 84.1 / radius) + |v| / 0.2"));
    QCOMPARE(term->symbols(), (std::vector<std::string>{"speed", "d", "radius", "v", "t'"}));
}

void TestExpression::divisionByZero_isEndless() {
    QCOMPARE(std::get<double>(*outcome("a / none")), std::numeric_limits<double>::infinity());
    QCOMPARE(std::get<double>(*outcome("min(1, a / none)")), 1.0);
}

QTEST_GUILESS_MAIN(TestExpression)
#include "tst_expression.moc"
