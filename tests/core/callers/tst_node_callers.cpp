#include "core/nodes/expression_tree.h"
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

    /// The deepest terms that are read, and the first ones that are not.
    void deepestTerm_isEvaluated() {
        for (const std::size_t more : {0U, 1U}) {
            const auto expected = more == 0 ? std::optional(1.0) : std::nullopt;
            const std::size_t deep = ExpressionParser::deepest + more;
            std::string nested(deep, '(');
            nested.append("1").append(deep, ')');
            QCOMPARE(evaluated<double>(nested, {}), expected);
            std::string minuses(deep, '-');
            const auto value = evaluated<double>(minuses.append("1"), {});
            QCOMPARE(value, expected);
            std::string sum = "1";
            for (std::size_t i = 0; i < ExpressionParser::most + more; ++i)
                sum += "+1";
            QCOMPARE(evaluated<double>(sum, {}),
                     more == 0 ? std::optional(1.0 + ExpressionParser::most) : std::nullopt);
        }
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
