#include "core/nodes/formula_program.h"
#include "tests/core/support/testing.h"

/// One agent at (10, 20) with velocity (3, -4), and a target at (40, 60) that moves with (1, 2).
FormulaColumns columnsOfOne() {
    static std::array<Lanes, static_cast<std::size_t>(FormulaSlot::count)> lanes{};
    FormulaColumns columns{};
    const std::array values{10.0,  20.0, 3.0,  -4.0, 0.6,  -0.8, 50.0, 80.0, 2.0, 6.0, 4.0,
                            0.125, 7.0,  30.0, 40.0, 1.0,  2.0,  5.0,  6.0,  0.0, 0.0, 7.0,
                            8.0,   9.0,  1.0,  11.0, 12.0, 13.0, 14.0, 15.0, 16.0};
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        lanes[i].fill(values.at(i));
        columns[i] = lanes[i].data();
    }
    return columns;
}

/// The force of a formula; nothing if it is inactive.
MaybeForce forceOfText(const std::string& text) {
    const CompiledFormula compiled = compileFormula(text);
    if (!compiled.program) {
        for (const FormulaProblem& each : compiled.problems)
            qWarning("%s", each.sentence().c_str());
        throw std::runtime_error("The formula has problems.");
    }
    alignas(64) Lanes x, y;
    const LaneBits on = runFormulaProgram(*compiled.program, columnsOfOne(), 1, x.data(), y.data());
    return on & 1 ? std::optional(Vec2{x[0], y[0]}) : std::nullopt;
}

std::string allProblems(const std::string& text) {
    std::string all;
    for (const FormulaProblem& each : compileFormula(text).problems)
        all +=
            std::to_string(each.line) + ":" + std::to_string(each.column) + " " + each.text + "\n";
    return all;
}

class TestFormulaText : public QObject {
    Q_OBJECT

private slots:
    void numbers_data() {
        const TestRows<double> row;
        row("2 + 3 * 4", 14);
        row("(2 + 3) * 4", 20);
        row("-2^2", -4);
        row("2^3^2", 64);
        row("2^0", 1);
        row("7 / 0 > 1e300", 1);
        row("1.5e2", 150);
        row(".5", 0.5);
        row("|0 - 3|", 3);
        row("|velocity|", 5);
        row("velocity.length", 5);
        row("velocity.x - velocity.y", 7);
        row("speed", 5);
        row("max_velocity + MAX_VELOCITY + maxSpeed", 150);
        row("max_force", 80);
        row("mass * radius", 12);
        row("response * responseTime", 1);
        row("t'", 0.25);
        row("tick + time", 7.125);
        row("min(2, 3) + max(2, 3)", 5);
        row("abs(0 - 2)", 2);
        row("sqrt(16)", 4);
        row("floor(-1.5)", -2);
        row("clamp(9, 1, 5)", 5);
        row("lerp(10, 20, 0.25)", 12.5);
        row("sin(90) + cos(0)", 2);
        row("modulo(-1, 5)", 4);
        row("modulo(5, 0)", 0);
        row("length(target - position)", 50);
        row("distance(target, position)", 50);
        row("|target.position - position|", 50);
        row("dot(velocity, targetVelocity)", -5);
        row("target.velocity.y", 2);
        row("target.x", 40);
        row("angle(at(0, -2))", 90);
        row("angle(at(-1, 0))", 180);
        row("angle(at(1, 1))", -45);
        row("angle(at(0, 0))", 0);
        row("if(1 < 2, 3, 4)", 3);
        row("1 < 2 <= 2", 1);
        row("1 < 2 and not 2 < 1", 1);
        row("1 = 2 or 1 != 2", 1);
        row("1 == 1", 1);
        row("target = target", 1);
        row("other.x + third.x", 32);
    }

    void numbers() {
        const auto [value] = fetched<double>();
        const std::string term = QTest::currentDataTag();
        const bool isTruth =
            compileFormula("c = " + term + "\nactive = c\nforce = velocity").program != nullptr;
        const auto force = forceOfText(isTruth ? "force = at(if(" + term + ", 1, 0), 0)"
                                               : "force = at(" + term + ", 0)");
        QVERIFY(force);
        QVERIFY2(std::abs(force->x - value) <= 1e-12 * std::abs(value),
                 qPrintable(QString::number(force->x)));
    }

    void arrows_data() {
        const TestRows<double, double> row;
        row("target - position", 30, 40);
        row("normalize(target - position)", 0.6, 0.8);
        row("unit(velocity * 0)", 0, 0);
        row("truncate(target - position, 5)", 3, 4);
        row("perpendicular(at(1, 0))", 0, -1);
        row("leftOf(at(0, -1))", -1, 0);
        row("direction(90)", 0, -1);
        row("lerp(position, target, 0.5) - position", 15, 20);
        row("(target + other) / 2 - position", 17.5, 23);
        row("0.5 * target + 0.5 * other - position", 17.5, 23);
        row("target", 40, 60);
        row("target * speed", 200, 300);
        row("velocity / 0", 0, 0);
        row("-velocity", -3, 4);
        row("heading", 0.6, -0.8);
        row("if(speed > 1, target, position) - position", 30, 40);
        row("desired = at(1, 2)", (1 - 3) * 4.0, (2 + 4) * 4.0);
        row("desired_velocity = at(1, 2);", (1 - 3) * 4.0, (2 + 4) * 4.0);
        row("desired = at(1, 2)\nsteering = desired - velocity", -2, 6);
        row("steering = at(1, 2)\nlook = 3", 1, 2);
        row("var a = at(1, 2); let b = a * 2\nb", 2, 4);
        row("v = at(1, 2)\nv *= 3\nv += at(1, 1)\nv -= at(0, 1)\nv /= 2\nforce = v", 2, 3);
        row("x = 2\nx *= 1 + 2\nat(x, 0)", 6, 0);
        row("// two lines\nforce = at(1, // one\n  2) // two", 1, 2);
        row("force = at(1, 1) +\n  at(1, 2)", 2, 3);
        row("active = speed > 1\nforce = at(1, 2)", 1, 2);
        row("radius = 3\nat(radius, radius)", 3, 3);
        row("MAX_VELOCITY = 3\nat(max_velocity, 0)", 3, 0);
    }

    void arrows() {
        const auto [x, y] = fetched<double, double>();
        QCOMPARE(difference(forceOfText(QTest::currentDataTag()), Vec2{x, y}, 1e-12), QString());
    }

    void whatIsNotFinite_orNotActive_givesNoForce_data() {
        const TestRows<bool> row;
        row("force = at(1 / 0, 0)", false);
        row("force = at(sqrt(0 - 1), 0)", false);
        row("force = at(1e200, 0)", false);
        row("active = speed > 9\nforce = at(1, 2)", false);
        row("force = at(min(1 / 0, 5), 0)", true);
    }

    void whatIsNotFinite_orNotActive_givesNoForce() {
        const auto [isActive] = fetched<bool>();
        QCOMPARE(forceOfText(QTest::currentDataTag()).has_value(), isActive);
    }

    void longForces_areCut() {
        QCOMPARE(forceOfText("force = at(3e7, 4e7)"), MaybeForce(Vec2{2'400'000, 3'200'000}));
    }

    void problems_haveTheirPlace_andAFix_data() {
        const TestRows<QString> row;
        row("", "1:1 The formula is empty.");
        row("// nothing", "1:1 The formula is empty.");
        row("force = targt - position", "1:9 \"targt\" is not known. Did you mean \"target\"?");
        row("force = normalise(velocity)",
            "1:9 \"normalise\" is not a function. Did you mean \"normalize\"?");
        row("a = 1\nforce = velocity + a", "2:9 + takes two numbers or two arrows, but it gets an "
                                           "arrow and a number here.");
        row("force = velocity * velocity", "1:9 * takes two numbers, or an arrow and a number");
        row("force = velocity < 3", "1:9 < takes two numbers (|v| is the length of an arrow)");
        row("force = 3", "1:1 The result must be an arrow, but this is a number.");
        row("force = ", "1:8 A value is missing at the end.");
        row("force = 2 +", "1:12 A value is missing at the end.");
        row("force = (velocity", "1:9 The \"(\" is not closed. Add a \")\".");
        row("force = velocity)", "1:17 \")\" has no bracket to close.");
        row("force = velocity 2", "1:18 \"2\" is not expected here. Write an operator");
        row("force = velocity * 1,5", "1:21 A comma only separates the values of a function.");
        row("force = velocity && heading", "1:18 Write \"and\" here.");
        row("force = velocity || heading", "1:18 Write \"or\" here.");
        row("active = !(speed > 1)\nforce = velocity", "1:10 Write \"not\" here.");
        row("force = velocity * 1.2.3", "1:20 \"1.2.3\" is not a number.");
        row("force = velocity * 1e999", "1:20 \"1e999\" is beyond all numbers.");
        row("force = velocity * 0.01e-999", "1:20 \"0.01e-999\" is beyond all numbers.");
        row("force = min(1)", "1:9 min takes 2 values and gets 1: write min(a, b).");
        row("force = if(speed > 1, velocity, 2)", "1:9 if takes a condition and two values of one "
                                                  "kind, but it gets a condition, an arrow "
                                                  "and a number here.");
        row("if (speed > 1) { force = velocity }", "1:1 if takes 3 values and gets 1");
        row("x = { 1 }", "1:5 A formula has no braces.");
        row("x = 7 % 2", "1:7 Write modulo(a, b)");
        row("velocity = at(1, 2)\nforce = velocity",
            "1:1 \"velocity\" belongs to the agent or its target and cannot be set.");
        row("v.x = 3", "1:1 A part of an arrow cannot be set.");
        row("force = velocity.z", "1:18 \"z\" is not a member.");
        row("force = velocity.normalize()", "1:18 \"normalize\" is not a member.");
        row("force = speed.x", "1:9 .x takes an arrow, but it gets a number here.");
        row("speed ^ 0.5", "1:9 The exponent must be a whole number from 0 to 8.");
        row("2 ^ speed", "1:5 The exponent must be a whole number from 0 to 8.");
        row("at(1, 2)\nforce = velocity", "1:1 Only the last line may have no name.");
        row("force = at(d, 0)\nd = 3", "1:12 \"d\" gets its value only on a later line.");
        row("force = at(length, 0)", "1:12 \"length\" is a function: write length(v).");
        row("active = 3\nforce = velocity", "1:10 active must be a condition");
        row("active = speed > 3", "1:1 The formula has no force.");
        row("or *= 3", "1:1 \"or\" is a word of the language.");
        row("and = 3", "1:1 \"and\" is a word of the language.");
        row("force = \"text\"", "1:9 Text in quotation marks has no use");
        row("force = \"text", "1:9 The quotation mark is not closed.");
        row("\xC3\xA4 = 3", "1:1 A value is missing before \"\xC3\xA4\".");
        row("force = velocity # note", "1:18 \"#\" is not expected here. Remove it.");
        row("a = targt\nb = a + 1\nc = nothng\nforce = velocity * c",
            "1:5 \"targt\" is not known. Did you mean \"target\"?\n3:5 \"nothng\" is not known.");
    }

    void problems_haveTheirPlace_andAFix() {
        const auto [expected] = fetched<QString>();
        const QString all = QString::fromStdString(allProblems(QTest::currentDataTag()));
        for (const QString& line : expected.split('\n'))
            QVERIFY_HAS(all, line);
    }

    void limits_areReported() {
        std::string deep;
        for (int i = 0; i < 41; ++i)
            deep += '(';
        QVERIFY(
            allProblems("force = " + deep).starts_with("1:49 This is nested more than 40 deep."));
        std::string many = "force = at(0";
        for (int i = 0; i < 200; ++i)
            many += "+ 1";
        QVERIFY(allProblems(many + ", 0)").starts_with("1:9 The formula has more than 200 "));
        const std::string text = "force = velocity //";
        QVERIFY(compileFormula(text + std::string(4000 - text.size(), '-')).program);
        QVERIFY(allProblems(text + std::string(4001 - text.size(), '-'))
                    .starts_with("1:4001 The formula has more than 4,000 characters."));
    }

    void tokens_haveTheirKinds() {
        using enum FormulaToken::Kind;
        const std::string text = "let d = |target.x - 2.5| // far\nforce = normalize(velocty) ? d";
        const std::vector<std::pair<std::string, FormulaToken::Kind>> expected{
            {"let", op},         {"d", ownName},
            {"=", op},           {"|", op},
            {"target", symbol},  {".", op},
            {"x", symbol},       {"-", op},
            {"2.5", number},     {"|", op},
            {"// far", comment}, {"force", ownName},
            {"=", op},           {"normalize", function},
            {"(", op},           {"velocty", error},
            {")", op},           {"?", error},
            {"d", ownName}};
        const std::vector<FormulaToken> tokens = formulaTokens(text);
        QCOMPARE(tokens.size(), expected.size());
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            QCOMPARE(text.substr(tokens[i].at.offset, tokens[i].at.length), expected[i].first);
            QVERIFY2(tokens[i].kind == expected[i].second, expected[i].first.c_str());
        }
    }

    /// Completion and docs say of each word what the compiler knows.
    void words_areThoseOfTheCompiler() {
        std::set<std::string_view> names;
        for (const FormulaWord& word : formulaWords()) {
            QVERIFY2(names.insert(word.name).second, std::string(word.name).c_str());
            QVERIFY(word.help.ends_with('.'));
            if (word.kind != FormulaWord::Kind::symbol)
                continue;
            std::string all = std::string(word.others).empty()
                                  ? std::string(word.name)
                                  : std::string(word.name) + ", " + std::string(word.others);
            for (const QString& name : QString::fromStdString(all).split(", ")) {
                const bool isOfForce = isKnownTo(FormulaGives::force, word.name);
                const auto compiled =
                    compileFormula("x = " + name.toStdString() + (isOfForce ? "\nvelocity" : "\n1"),
                                   isOfForce ? FormulaGives::force : FormulaGives::number);
                QVERIFY2(compiled.program, qPrintable(name));
                QVERIFY(compiled.types[0] == findFormulaSymbol(word.name)->type);
            }
        }
        for (const ExpressionFunction& function : expressionFunctions()) {
            const std::string call = std::string(function.name) + std::string(function.arguments);
            const auto problems = readFormula("x = " + call + "\nvelocity").problems;
            QVERIFY2(problems.empty(), call.c_str());
        }
    }

    void thePage_hasEveryWord() {
        QFile file(TILLER_SOURCE_DIR "/docs/formulas.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll()).replace("\\|", "|");
        for (const FormulaWord& word : formulaWords()) {
            const auto text = [](std::string_view of) {
                return QString::fromUtf8(of.data(), static_cast<qsizetype>(of.size()));
            };
            const QString name = "`" + text(word.name) + text(word.arguments) + "`";
            if (word.kind == FormulaWord::Kind::word) {
                QVERIFY2(page.contains("`" + text(word.name) + "`"), qPrintable(name));
                continue;
            }
            const qsizetype row = page.indexOf("| " + name + " |");
            QVERIFY2(row > 0, qPrintable(name));
            const QString rest = page.mid(row, page.indexOf('\n', row) - row);
            QVERIFY_HAS(rest, "| " + text(word.help) + " |");
            for (const QString& other : text(word.others).split(", ", Qt::SkipEmptyParts))
                QVERIFY2(rest.contains("`" + other + "`"), qPrintable(other));
        }
    }

    /// The examples of the page, and what new cards have, compile.
    void examples_compile() {
        QFile file(TILLER_SOURCE_DIR "/docs/formulas.md");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList parts = QString::fromUtf8(file.readAll()).split("```");
        QVERIFY(parts.size() >= 9);
        for (qsizetype i = 1; i < parts.size(); i += 2) {
            const std::string text = parts[i].mid(5).toStdString();
            const bool isNumber = text.find("number =") != std::string::npos;
            QVERIFY2(
                compileFormula(text, isNumber ? FormulaGives::number : FormulaGives::force).program,
                text.c_str());
        }
    }

    void steps_areTheLines() {
        const auto steps = formulaSteps("d = 2 // two\nd *= d + 1\ndesired = at(d,\n 1)");
        QCOMPARE(steps.size(), 4U);
        QCOMPARE(steps[0].term, "2"s);
        QCOMPARE(steps[1].term, "d * (d + 1)"s);
        QCOMPARE(steps[2].term, "at(d, 1)"s);
        QCOMPARE(steps[3].symbol, "force"s);
        QCOMPARE(steps[3].term, "(desired - velocity) * response"s);
    }
};
