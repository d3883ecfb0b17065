#include "app/editor/canvas/card.h"
#include "app/editor/viewmodels/formula_draft.h"
#include "app/editor/viewmodels/problem_fix.h"
#include "core/model/connect.h"
#include "tests/app/editor/testing.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

/// The contrast of two colors, as WCAG 2 computes it.
double contrastOf(const QColor& a, const QColor& b) {
    const auto light = [](const QColor& color) {
        const auto part = [](double c) {
            return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) +
               0.0722 * part(color.blueF()) + 0.05;
    };
    return std::max(light(a), light(b)) / std::min(light(a), light(b));
}

/// The names that are offered at the mark |, in their order.
QStringList offered(QString text, bool all) {
    FormulaDraft draft;
    const auto cursor = static_cast<int>(text.indexOf('^'));
    draft.setText(text.remove(cursor, 1));
    draft.offer(cursor, all);
    QStringList names;
    for (int row = 0; row < draft.count(); ++row)
        names.append(draft.value(row, "name").toString());
    return names;
}

Project projectWith(const std::string& formula) {
    Project project;
    IdSource ids;
    apply(addNode(project, ids, "formula-force", {0, 0}, {}).value(), project);
    const Id id = project.nodes.front().id;
    if (const auto change = setValue(project, id, "formula", formula))
        apply(change.value(), project);
    return project;
}

/// A formula that is being written: its colors, problems, and the words that complete it.
class TestFormulaDraft : public QObject {
    Q_OBJECT

private slots:
    void problems_arePlacedInLetters() {
        FormulaDraft draft;
        const QString text = QStringLiteral("// ä 😀\nforce = (targt - position) * response");
        draft.setText(text);
        QCOMPARE(draft.problems().size(), 1);
        const QVariantMap problem = draft.problems().front().toMap();
        QCOMPARE(problem["from"].toInt(), text.indexOf("targt"));
        QCOMPARE(problem["length"].toInt(), 5);
        QVERIFY(problem["fixes"].toBool());
        QCOMPARE(problem["instead"].toString(), "target");
        QVERIFY(problem["sentence"].toString().startsWith("Line 2, column 10: "));
        draft.setText(QStringLiteral("force = heading"));
        QVERIFY(draft.problems().isEmpty());
        draft.setText({});
        QCOMPARE(draft.problems().size(), 1); // the formula is empty
    }

    void misspelledName_hasAFix_data() {
        const TestRows<QString> row;
        row("force = normalise(velocity)", QString("normalize"));
        row("force = velocty", QString("velocity"));
        row("force = zzzz(velocity)", QString());
    }

    void misspelledName_hasAFix() {
        const auto [instead] = fetched<QString>();
        FormulaDraft draft;
        draft.setText(QTest::currentDataTag());
        const QVariantMap problem = draft.problems().value(0).toMap();
        QVERIFY(!problem["sentence"].toString().isEmpty());
        QCOMPARE(problem["instead"].toString(), instead);
        QCOMPARE(problem["fixes"].toBool(), !instead.isEmpty());
    }

    void words_beginWithTheOneAtTheCursor_data() {
        const TestRows<QString> row;
        row("force = no^", QString("normalize, not"));
        row("force = normali^", QString("normalize"));
        row("force = normalize^", QString("normalize")); // the bracket is missing
        row("force = spee^", QString("speed, maxSpeed"));
        row("force = speed^", QString("")); // it is written whole
        row("force = target^", QString("target, targetVelocity"));
        row("force = MAX_V^", QString("MAX_VELOCITY"));
        row("push = 2\nforce = pu^", QString("push"));
        row("force = pu^\npush = 2", QString(""));
        row("de^", QString("desired"));
        row("ac^", QString("active"));
        row("force = a\nx = ac^", QString(""));
        row("force = heading^", QString("")); // it is written whole
        row("force = 2e^", QString(""));
        row("// no^", QString(""));
        row("force = heading // ta^", QString(""));
        row("force = ta^rget", QString(""));
        row("force = zz^", QString(""));
        row("force = target.ve^", QString("velocity"));
        row("force = heading.^", QString("x, y, length"));
        row("force = 2.^", QString(""));
    }

    void words_beginWithTheOneAtTheCursor() {
        const auto [expected] = fetched<QString>();
        const QString text = QTest::currentDataTag();
        QCOMPARE(offered(text, false).join(", "), expected);
    }

    void onDemand_allWordsAreOffered() {
        const QStringList names = offered("push = 2\nforce = ^", true);
        QCOMPARE(names.first(), "push");
        for (const QVariant& word : FormulaDraft().words())
            QVERIFY2(names.contains(word.toMap()["name"].toString()),
                     qPrintable(word.toMap()["name"].toString()));
        QVERIFY(offered("push = 2\nforce = ^", false).isEmpty());
        QVERIFY(offered("^", true).contains("steering"));
    }

    void function_isInsertedWithItsBracket_once() {
        FormulaDraft draft;
        draft.setText("force = norm");
        draft.offer(12, false);
        QCOMPARE(draft.wordStart(), 8);
        QCOMPARE(draft.insertionOf(0), "normalize(");
        draft.setText("force = norm(heading)");
        draft.offer(12, false);
        QCOMPARE(draft.insertionOf(0), "normalize");
        QCOMPARE(draft.insertionOf(99), QString());
        draft.setText("de");
        draft.offer(2, false);
        QCOMPARE(draft.insertionOf(0), "desired = ");
    }

    void words_haveHelp() {
        for (const QVariant& word : FormulaDraft().words())
            QVERIFY(!word.toMap()["help"].toString().isEmpty());
    }

    void colors_haveTheContrastOfText() {
        using enum FormulaToken::Kind;
        for (const bool dark : {true, false})
            for (const bool strong : {true, false})
                for (const auto kind : {comment, number, symbol, function, op, ownName, error}) {
                    const Colors& colors = colorsOf(dark, strong);
                    QVERIFY(contrastOf(colorOfToken(kind, colors), colors.field) >= 4.5);
                }
    }

    void lines_areColored_andFollowEachOther() {
        const Colors& colors = colorsOf(true, false);
        QTextDocument document;
        document.setPlainText("// ä 😀\nforce = push * 2.5");
        FormulaHighlighter highlighter(&document, colors);
        const auto colorAt = [&](int line, int place) {
            for (const auto& part : document.findBlockByNumber(line).layout()->formats())
                if (place >= part.start && place < part.start + part.length)
                    return part.format.foreground().color();
            return QColor();
        };
        QCOMPARE(colorAt(0, 6), colors.textMuted);
        QCOMPARE(colorAt(1, 0), colorOfToken(FormulaToken::Kind::ownName, colors));
        QCOMPARE(colorAt(1, 8), colors.error); // push is not known
        QCOMPARE(colorAt(1, 15), colorOfToken(FormulaToken::Kind::number, colors));
        QTextCursor cursor(document.findBlockByNumber(0));
        cursor.insertText("push = heading\n");
        QCOMPARE(colorAt(0, 0), colorOfToken(FormulaToken::Kind::ownName, colors));
        QCOMPARE(colorAt(2, 8), colorOfToken(FormulaToken::Kind::ownName, colors));
        highlighter.setColors(colorsOf(false, false));
        QCOMPARE(colorAt(2, 15), colorOfToken(FormulaToken::Kind::number, colorsOf(false, false)));
    }

    void tutorialsForce_offersTheResponse_data() {
        const TestRows<QString> row;
        row("desired = heading\nsteering = desired - velocity",
            QString("(desired - velocity) * response"));
        row("heading * maxSpeed - velocity", QString("(heading * maxSpeed - velocity) * response"));
        row("desired = heading\nsteering = (desired - velocity) // so",
            QString("(desired - velocity) * response"));
        row("desired = heading\nsteering = (desired - velocity) * response", QString(""));
        row("desired = heading", QString(""));
        row("force = velocity - heading", QString(""));
        row("force = targt - velocity", QString("")); // first the problem
    }

    void tutorialsForce_offersTheResponse() {
        const auto [expected] = fetched<QString>();
        FormulaDraft draft;
        QString text = QTest::currentDataTag();
        draft.setText(text);
        QCOMPARE(draft.advice()["instead"].toString(), expected);
        if (expected.isEmpty())
            return;
        text.replace(draft.advice()["from"].toInt(), draft.advice()["length"].toInt(), expected);
        draft.setText(text);
        QVERIFY(draft.problems().isEmpty());
        QVERIFY(draft.advice().isEmpty());
    }

    void suggestion_isTheFixOfTheProblem() {
        const Project project = projectWith("// ä\nforce = targt - position");
        const Node& node = project.nodes.front();
        for (const Problem& problem : check(project)) {
            const auto wrong = formulaProblemOf(project, problem);
            if (!wrong)
                continue;
            const auto fix = fixOf(project, problem);
            QCOMPARE(fix->title, QStringLiteral("Use “target”"));
            Project after = project;
            apply(fix->change(), after);
            QCOMPARE(textOf(valueOf(*after.node(node.id), "formula")),
                     "// ä\nforce = target - position");
            return;
        }
        QFAIL("the problem is not reported");
    }

    /// Of its numbers a card shows those that are wired, and a free one.
    void card_offersOneFreeNumber() {
        Project project = projectWith("force = heading");
        const Id id = project.nodes.front().id;
        const auto numbers = [&] {
            QString ports;
            for (const PortSpot& spot : layOutCard(*project.node(id), project).ports)
                if (spot.port->type == PortType::number)
                    ports += QString::fromStdString(spot.port->id);
            return ports;
        };
        QCOMPARE(numbers(), "a");
        IdSource ids(1);
        apply(addNode(project, ids, "clock", {}, {}).value(), project);
        const PortRef clock{project.nodes.back().id, "number"};
        apply(tiller::connect(project, ids, clock, {id, "b"}).value(), project);
        QCOMPARE(numbers(), "ab");
        apply(tiller::connect(project, ids, clock, {id, "a"}).value(), project);
        QCOMPARE(numbers(), "abc");
    }

    void card_showsTheFirstLines_data() {
        const TestRows<QString> row;
        row("heading * maxForce", QString("=heading * maxForce"));
        row("a = heading // way\nforce = a", QString("a=heading force=a"));
        row("a = heading\nb = a\nc = b\nforce = c", QString("a=heading b=a =and 2 more lines"));
        row("force = heading *", QString("force = heading *="));
    }

    void card_showsTheFirstLines() {
        const auto [expected] = fetched<QString>();
        const Project project = projectWith(QTest::currentDataTag());
        QStringList lines;
        for (const ValueLine& line : layOutCard(project.nodes.front(), project).values)
            lines.append(line.title + '=' + line.text);
        QCOMPARE(lines.join(' '), expected);
    }
};
