#include "core/nodes/worked_formula.h"
#include "core/sim/measure.h"
#include "tests/core/support/testing.h"

/// What descriptions and formulas do with texts and values that are wrong. Runs in the release too.
class TestNodeCallers : public QObject {
    Q_OBJECT

private slots:
    void deepTerm_isNoTerm_data() {
        QTest::addColumn<QByteArray>("piece");
        for (const char* piece : {"(", "-", "not ", "|", "1+", "unit(", "2^", "1<", "\"", "x and "})
            QTest::newRow(piece) << QByteArray(piece);
    }

    void deepTerm_isNoTerm() {
        QFETCH(QByteArray, piece);
        const std::string text = piece.repeated(1'000'000).toStdString() + "1";
        QVERIFY(!Expression::parse(text));
        QVERIFY(!evaluated<double>(text, {}));
    }

    /// The deepest and the longest terms that are read.
    void longestTerm_isEvaluated() {
        const auto nested = [](std::size_t depth) {
            return std::string(depth, '(') + "1" + std::string(depth, ')');
        };
        QCOMPARE(evaluated<double>(nested(40), {}), std::optional(1.0));
        QVERIFY(!Expression::parse(nested(41)));
        QCOMPARE(evaluated<double>(std::string(40, '-') + "1", {}), std::optional(1.0));
        std::string sum = "1";
        while (sum.size() + 2 <= Expression::longestTerm)
            sum += "+1";
        QCOMPARE(evaluated<double>(sum, {}),
                 std::optional(static_cast<double>(sum.size() / 2 + 1)));
        QVERIFY(!Expression::parse(sum + "+1"));
    }

    void emptyExpression_hasNoValue() {
        QVERIFY(!Expression().evaluate({}));
        QVERIFY(Expression().written([](const std::string&) { return "x"; }).empty());
    }

    void formulaWithoutLines_isEmpty() {
        NodeType type;
        type.steps = {{.symbol = "a", .term = "a"}};
        QVERIFY(formulaText(type).empty());
        type.steps = {{.symbol = "a", .term = "(((", .when = ")"}};
        TermValues known;
        QVERIFY(workOut(type, known).empty());
    }

    void missingValues_areNoTerms() {
        const NodeType& seek = *findNodeType("seek");
        QVERIFY(settingsAsTerms(seek, {}).empty());
        std::vector<Value> more = seek.defaults();
        more.resize(more.size() + 3);
        QCOMPARE(settingsAsTerms(seek, more).size(), settingsAsTerms(seek, seek.defaults()).size());
    }

    void unknownNodeTypes_haveNoQuantities() {
        Project project;
        project.nodes.push_back({.id = "a", .type = "no such type"});
        for (const Quantity quantity : {Quantity::distance, Quantity::store, Quantity::inMode})
            QVERIFY(nodesFor(project, quantity).empty());
    }
};
