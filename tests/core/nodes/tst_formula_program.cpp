#include "core/nodes/formula_program.h"
#include "tests/core/support/testing.h"

#include <bit>

/// docs/runtime.md in plain doubles, one agent at a time: none of the library's formulas.
namespace plain {

struct Part {
    double x = 0, y = 0;
    double positions = 0; ///< how often the agent's position has to be added
};

constexpr double endless = std::numeric_limits<double>::infinity();

double lengthOf(Part v) {
    return std::sqrt(v.x * v.x + v.y * v.y);
}
double quotient(double a, double b) {
    return b == 0 ? endless : a / b;
}
double lesser(double a, double b) {
    return a < b ? a : b;
}
double greater(double a, double b) {
    return a > b ? a : b;
}
double modulo(double a, double b) {
    return b == 0 ? 0 : a - b * std::floor(a / b);
}
Part unitOf(Part v) {
    const double size = lengthOf(v);
    return size > 0 ? Part{v.x / size, v.y / size} : v;
}
Part truncated(Part v, double most) {
    const double size = lengthOf(v);
    return size > most ? Part{v.x * (most / size), v.y * (most / size)} : v;
}

} // namespace plain

constexpr std::size_t agentCount = 7;
using Columns = std::array<Lanes, static_cast<std::size_t>(FormulaSlot::count)>;

double column(const Columns& columns, FormulaSlot slot, std::size_t agent) {
    return columns[static_cast<std::size_t>(slot)][agent];
}

/// Makes random terms as text, and computes them by itself.
class RandomFormula {
public:
    struct Term {
        std::string text;
        bool isConstant = false;
        std::array<plain::Part, agentCount> values{};
    };

    RandomFormula(std::uint64_t seed, const Columns& columns)
        : m_random(seed), m_columns(columns) {}

    /// A formula, its forces before they are cut, and whether they count.
    std::pair<std::string, std::array<std::optional<plain::Part>, agentCount>> make() {
        std::string text;
        for (std::size_t line = pick(3); line > 0; --line) {
            const std::string name = "n" + std::to_string(m_names.size());
            Term number = numberTerm(2);
            text += name + " = " + number.text + "\n";
            number.text = name;
            m_names.push_back(std::move(number));
        }
        std::optional<Term> active;
        if (pick(3) == 0) {
            active = conditionTerm(2);
            text += "active = " + active->text + "\n";
        }
        const Term force = arrowTerm(4);
        const bool isWanted = pick(4) == 0;
        text += (isWanted ? "desired = " : "force = ") + force.text;
        std::array<std::optional<plain::Part>, agentCount> forces;
        for (std::size_t i = 0; i < agentCount; ++i) {
            plain::Part value = placed(force, i);
            if (isWanted) {
                const double response = column(m_columns, FormulaSlot::response, i);
                value = {(value.x - column(m_columns, FormulaSlot::velocityX, i)) * response,
                         (value.y - column(m_columns, FormulaSlot::velocityY, i)) * response};
            }
            if ((!active || active->values[i].x != 0) && std::isfinite(plain::lengthOf(value)))
                forces[i] = plain::truncated(value, 4'000'000);
        }
        return {text, forces};
    }

private:
    std::size_t pick(std::size_t count) { return m_random() % count; }

    template <class Function>
    Term made(std::string text, std::initializer_list<const Term*> of, Function function) const {
        Term result{std::move(text), true, {}};
        for (const Term* each : of)
            result.isConstant = result.isConstant && each->isConstant;
        for (std::size_t i = 0; i < agentCount; ++i)
            result.values[i] = function(i);
        return result;
    }
    /// A function of numbers and conditions.
    template <class Function, class... Terms>
    Term ofNumbers(std::string text, Function function, const Terms&... of) const {
        return made(std::move(text), {&of...}, [&](std::size_t i) {
            return plain::Part{static_cast<double>(function(of.values[i].x...))};
        });
    }
    plain::Part placed(const Term& term, std::size_t i) const {
        const plain::Part& part = term.values[i];
        if (part.positions == 0)
            return part;
        return {column(m_columns, FormulaSlot::positionX, i) * part.positions + part.x,
                column(m_columns, FormulaSlot::positionY, i) * part.positions + part.y};
    }
    template <class Function>
    Term ofArrow(std::string text, const Term& of, Function function) const {
        return made(std::move(text), {&of}, [&](std::size_t i) { return function(placed(of, i)); });
    }
    Term symbol(const char* text, FormulaSlot slot) const {
        Term term =
            made(text, {}, [&](std::size_t i) { return plain::Part{column(m_columns, slot, i)}; });
        term.isConstant = false;
        return term;
    }
    Term arrowSymbol(const char* text, FormulaSlot slot, double positions = 0) const {
        const auto next = static_cast<FormulaSlot>(static_cast<int>(slot) + 1);
        Term term = made(text, {}, [&](std::size_t i) {
            return plain::Part{column(m_columns, slot, i), column(m_columns, next, i), positions};
        });
        term.isConstant = false;
        return term;
    }

    Term constantTerm() {
        static constexpr std::array numbers{"0",   "1",     "2",      "0.5", "3",
                                            "100", "1e300", "1e-300", "45",  "0.1"};
        const std::string text = numbers.at(pick(numbers.size()));
        return made(text, {}, [&](std::size_t) { return plain::Part{std::stod(text)}; });
    }

    Term numberLeaf() {
        static constexpr std::pair<const char*, FormulaSlot> symbols[] = {
            {"maxSpeed", FormulaSlot::maxSpeed}, {"max_force", FormulaSlot::maxForce},
            {"mass", FormulaSlot::mass},         {"radius", FormulaSlot::radius},
            {"response", FormulaSlot::response}, {"time", FormulaSlot::time}};
        const std::size_t which = pick(std::size(symbols) + 3);
        if (which < std::size(symbols))
            return symbol(symbols[which].first, symbols[which].second);
        if (which == std::size(symbols) && !m_names.empty())
            return m_names[pick(m_names.size())];
        return constantTerm();
    }

    Term numberTerm(int depth) {
        if (depth == 0)
            return numberLeaf();
        const std::size_t which = pick(22);
        if (which >= 16)
            return numberOfArrow(which, arrowTerm(depth - 1), depth);
        const Term a = numberTerm(depth - 1);
        const Term b = numberTerm(depth - 1);
        struct OfTwo {
            const char *before, *between;
            double (*of)(double, double);
        };
        static constexpr OfTwo ofTwo[] = {{"(", " + ", [](double x, double y) { return x + y; }},
                                          {"(", " - ", [](double x, double y) { return x - y; }},
                                          {"(", " * ", [](double x, double y) { return x * y; }},
                                          {"(", " / ", plain::quotient},
                                          {"min(", ", ", plain::lesser},
                                          {"max(", ", ", plain::greater},
                                          {"modulo(", ", ", plain::modulo}};
        struct OfOne {
            const char *before, *after;
            double (*of)(double);
        };
        static constexpr OfOne ofOne[] = {{"abs(", ")", [](double x) { return std::fabs(x); }},
                                          {"sqrt(", ")", [](double x) { return std::sqrt(x); }},
                                          {"floor(", ")", [](double x) { return std::floor(x); }},
                                          {"(-", ")", [](double x) { return -x; }},
                                          {"|", "|", [](double x) { return std::fabs(x); }}};
        if (which < std::size(ofTwo)) {
            const OfTwo& one = ofTwo[which];
            return ofNumbers(one.before + a.text + one.between + b.text + ")", one.of, a, b);
        }
        if (which - std::size(ofTwo) < std::size(ofOne)) {
            const OfOne& one = ofOne[which - std::size(ofTwo)];
            return ofNumbers(one.before + a.text + one.after, one.of, a);
        }
        if (which == 12) {
            const std::size_t exponent = pick(9);
            const auto power = [&](double x) {
                double result = 1;
                for (std::size_t i = 0; i < exponent; ++i)
                    result *= x;
                return result;
            };
            return ofNumbers("(" + a.text + ")^" + std::to_string(exponent), power, a);
        }
        const Term c = which == 13 ? conditionTerm(depth - 1) : numberTerm(depth - 1);
        const std::string three = c.text + ", " + a.text + ", " + b.text + ")";
        if (which == 13)
            return ofNumbers(
                "if(" + three, [](double holds, double x, double y) { return holds != 0 ? x : y; },
                c, a, b);
        if (which == 14)
            return ofNumbers(
                "clamp(" + three,
                [](double x, double y, double z) { return plain::lesser(plain::greater(x, y), z); },
                c, a, b);
        return ofNumbers(
            "lerp(" + three, [](double x, double y, double z) { return x + (y - x) * z; }, c, a, b);
    }

    Term numberOfArrow(std::size_t which, const Term& v, int depth) {
        switch (which) {
        case 16:
            return ofArrow("(" + v.text + ").x", v, [](plain::Part p) { return plain::Part{p.x}; });
        case 17:
            return ofArrow("(" + v.text + ").y", v, [](plain::Part p) { return plain::Part{p.y}; });
        case 18:
            return ofArrow("length(" + v.text + ")", v,
                           [](plain::Part p) { return plain::Part{plain::lengthOf(p)}; });
        case 19:
            return ofArrow("|" + v.text + "|", v,
                           [](plain::Part p) { return plain::Part{plain::lengthOf(p)}; });
        default: {
            const Term w = arrowTerm(depth - 1);
            if (which == 20)
                return made("dot(" + v.text + ", " + w.text + ")", {&v, &w}, [&](std::size_t i) {
                    const plain::Part a = placed(v, i);
                    const plain::Part b = placed(w, i);
                    return plain::Part{a.x * b.x + a.y * b.y};
                });
            const Term way = sumOf(v, w, -1);
            return made("distance(" + v.text + ", " + w.text + ")", {&v, &w}, [&](std::size_t i) {
                return plain::Part{plain::lengthOf(placed(way, i))};
            });
        }
        }
    }

    Term conditionTerm(int depth) {
        if (depth > 0 && pick(3) == 0) {
            const Term a = conditionTerm(depth - 1);
            const Term b = conditionTerm(depth - 1);
            switch (pick(3)) {
            case 0:
                return ofNumbers(
                    "(" + a.text + " and " + b.text + ")",
                    [](double x, double y) { return x != 0 && y != 0; }, a, b);
            case 1:
                return ofNumbers(
                    "(" + a.text + " or " + b.text + ")",
                    [](double x, double y) { return x != 0 || y != 0; }, a, b);
            default:
                return ofNumbers(
                    "(not " + a.text + ")", [](double x) { return x == 0; }, a);
            }
        }
        if (pick(6) == 0) {
            const Term v = arrowTerm(std::max(0, depth - 1));
            const Term w = arrowTerm(std::max(0, depth - 1));
            return made("(" + v.text + " = " + w.text + ")", {&v, &w}, [&](std::size_t i) {
                const bool isKept = v.values[i].positions == w.values[i].positions;
                const plain::Part a = isKept ? v.values[i] : placed(v, i);
                const plain::Part b = isKept ? w.values[i] : placed(w, i);
                return plain::Part{a.x == b.x && a.y == b.y ? 1.0 : 0.0};
            });
        }
        const Term a = numberTerm(std::max(0, depth - 1));
        const Term b = numberTerm(std::max(0, depth - 1));
        static constexpr std::array signs{" < ", " <= ", " > ", " >= ", " = ", " != "};
        const std::size_t which = pick(signs.size());
        return ofNumbers(
            "(" + a.text + signs.at(which) + b.text + ")",
            [&](double x, double y) {
                return which == 0   ? x < y
                       : which == 1 ? x <= y
                       : which == 2 ? x > y
                       : which == 3 ? x >= y
                       : which == 4 ? x == y
                                    : !(x == y);
            },
            a, b);
    }

    Term arrowLeaf() {
        switch (pick(8)) {
        case 0:
            return made("position", {&m_unknown}, [](std::size_t) { return plain::Part{0, 0, 1}; });
        case 1:
            return arrowSymbol("velocity", FormulaSlot::velocityX);
        case 2:
            return arrowSymbol("heading", FormulaSlot::headingX);
        case 3:
            return arrowSymbol("other", FormulaSlot::otherX, 1);
        case 4:
            return arrowSymbol("target.velocity", FormulaSlot::targetVelocityX);
        case 5: {
            const Term x = numberLeaf();
            const Term y = numberLeaf();
            return made("at(" + x.text + ", " + y.text + ")", {&x, &y}, [&](std::size_t i) {
                return plain::Part{x.values[i].x, y.values[i].x};
            });
        }
        default:
            return arrowSymbol("target", FormulaSlot::targetX, 1);
        }
    }

    Term sumOf(const Term& v, const Term& w, double sign) const {
        return made("(" + v.text + (sign > 0 ? " + " : " - ") + w.text + ")", {&v, &w},
                    [&](std::size_t i) {
                        const plain::Part& a = v.values[i];
                        const plain::Part& b = w.values[i];
                        return plain::Part{a.x + sign * b.x, a.y + sign * b.y,
                                           a.positions + sign * b.positions};
                    });
    }

    Term scaledBy(std::string text, const Term& v, const Term& k, bool divides) const {
        return made(std::move(text), {&v, &k}, [&](std::size_t i) {
            const double factor = k.values[i].x;
            const double positions =
                divides ? v.values[i].positions / factor : v.values[i].positions * factor;
            const bool isKept = k.isConstant && std::isfinite(positions);
            const plain::Part a = isKept ? v.values[i] : placed(v, i);
            if (divides && factor == 0)
                return plain::Part{0, 0, isKept ? positions : 0};
            return plain::Part{divides ? a.x / factor : a.x * factor,
                               divides ? a.y / factor : a.y * factor, isKept ? positions : 0};
        });
    }

    Term arrowTerm(int depth) {
        if (depth == 0)
            return arrowLeaf();
        const Term v = arrowTerm(depth - 1);
        switch (pick(12)) {
        case 0:
            return sumOf(v, arrowTerm(depth - 1), 1);
        case 1:
        case 2:
            return sumOf(v, arrowTerm(depth - 1), -1);
        case 3: {
            const Term k = numberTerm(depth - 1);
            return pick(2) == 0 ? scaledBy("(" + v.text + " * " + k.text + ")", v, k, false)
                                : scaledBy("(" + k.text + " * " + v.text + ")", v, k, false);
        }
        case 4: {
            const Term k = numberTerm(depth - 1);
            return scaledBy("(" + v.text + " / " + k.text + ")", v, k, true);
        }
        case 5:
            return ofArrow("normalize(" + v.text + ")", v, plain::unitOf);
        case 6: {
            const Term most = numberTerm(depth - 1);
            return made(
                "truncate(" + v.text + ", " + most.text + ")", {&v, &most},
                [&](std::size_t i) { return plain::truncated(placed(v, i), most.values[i].x); });
        }
        case 7:
            return ofArrow("perpendicular(" + v.text + ")", v, [](plain::Part p) {
                return plain::Part{p.y, 0 - p.x};
            });
        case 8: {
            const Term c = conditionTerm(depth - 1);
            const Term w = arrowTerm(depth - 1);
            // One count for all agents: it is known before the run.
            const bool isKept = v.values[0].positions == w.values[0].positions;
            return made("if(" + c.text + ", " + v.text + ", " + w.text + ")", {&c, &v, &w},
                        [&](std::size_t i) {
                            const Term& chosen = c.values[i].x != 0 ? v : w;
                            return isKept ? chosen.values[i] : placed(chosen, i);
                        });
        }
        case 9: {
            const Term w = arrowTerm(depth - 1);
            const Term share = numberTerm(depth - 1);
            Term result = sumOf(v, scaledBy("", sumOf(w, v, -1), share, false), 1);
            result.text = "lerp(" + v.text + ", " + w.text + ", " + share.text + ")";
            result.isConstant = v.isConstant && w.isConstant && share.isConstant;
            return result;
        }
        case 10:
            return scaledBy("(-" + v.text + ")", v,
                            made("", {}, [](std::size_t) { return plain::Part{-1}; }), false);
        default:
            return v;
        }
    }

    std::mt19937_64 m_random;
    const Columns& m_columns;
    std::vector<Term> m_names;
    Term m_unknown; ///< of no constant
};

/// Numbers as agents have them, and degenerate ones.
Columns randomColumns(std::mt19937_64& random) {
    static constexpr std::array odd{0.0, -0.0, 1.0, -1.0, 1e-310, 1e160, 45.0, 0.5};
    Columns columns{};
    for (Lanes& lanes : columns)
        for (double& each : std::span(lanes).first(agentCount + 1)) // whole packs
            each = random() % 4 == 0 ? odd.at(random() % odd.size())
                                     : std::uniform_real_distribution<double>(-500, 500)(random);
    return columns;
}

FormulaColumns pointersTo(const Columns& columns) {
    FormulaColumns pointers{};
    for (std::size_t i = 0; i < columns.size(); ++i)
        pointers[i] = columns[i].data();
    return pointers;
}

std::string seen(const std::optional<plain::Part>& force) {
    return force ? QString("(%1, %2)")
                       .arg(force->x, 0, 'g', 17)
                       .arg(force->y, 0, 'g', 17)
                       .toStdString()
                 : "nothing";
}

class TestFormulaProgram : public QObject {
    Q_OBJECT

private slots:
    /// Every operator, with values that are 0, endless or no number, in the last lanes, too.
    void randomFormulas_giveTheBitsOfAnEvaluatorOfTheirOwn() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) // five times slower
        const int count = 100'000;
#else
        const int count = fullOrDaily(1'000'000, 100'000);
#endif
        std::mt19937_64 random(1);
        int active = 0;
        for (int seed = 0; seed < count; ++seed) {
            const Columns columns = randomColumns(random);
            const auto [text, forces] =
                RandomFormula(static_cast<std::uint64_t>(seed), columns).make();
            const CompiledFormula compiled = compileFormula(text);
            if (!compiled.program) {
                const std::string problem = compiled.problems.front().text;
                QVERIFY2(problem.find("more than") != std::string::npos, (text + problem).c_str());
                continue; // too long
            }
            alignas(64) Lanes x, y;
            const LaneBits on = runFormulaProgram(*compiled.program, pointersTo(columns),
                                                  agentCount, x.data(), y.data());
            for (std::size_t i = 0; i < agentCount; ++i) {
                const auto got =
                    on >> i & 1 ? std::optional(plain::Part{x[i], y[i]}) : std::nullopt;
                const bool isSame = got.has_value() == forces[i].has_value() &&
                                    (!got || (got->x == forces[i]->x && got->y == forces[i]->y));
                QVERIFY2(isSame, (text + "\n" + seen(got) + " is not " + seen(forces[i])).c_str());
                active += got.has_value();
            }
        }
        QVERIFY2(active > count, qPrintable(QString::number(active)));
    }

    /// The tree that explanations evaluate, and the program that the run uses, agree.
    void programs_agreeWithTheTree() {
        const std::string text = "angle(at(3, -4)) + sin(33) * cos(12) + modulo(0 - 7, 3)";
        const auto tree = evaluated<double>(text, {});
        const auto program = compileFormula("force = at(" + text + ", 0)").program;
        QVERIFY(tree && program);
        alignas(64) Lanes x, y;
        const Columns none{};
        QCOMPARE(runFormulaProgram(*program, pointersTo(none), 64, x.data(), y.data()),
                 ~LaneBits{0});
        QCOMPARE(x[63], *tree);
    }

    void columns_areUsedAgain() {
        std::string text = "x = speed";
        for (int i = 0; i < 60; ++i)
            text += "\nx = x * 3 + mass";
        const auto program = compileFormula(text + "\nat(x, x)").program;
        QVERIFY(program);
        QCOMPARE(program->codes.size(), 121U);
        QVERIFY(program->written <= 3);
    }

    void equalTerms_areComputedOnce_andUnusedOnesNever() {
        const auto program = compileFormula("unused = sqrt(mass)\n"
                                            "a = |target - position| * 2\n"
                                            "b = |target - position| * 2\n"
                                            "at(a, b)")
                                 .program;
        QVERIFY(program);
        QCOMPARE(program->codes.size(), 2U);
        QCOMPARE(program->uses, (std::array<bool, mostFormulaInputs>{true}));
    }
};
