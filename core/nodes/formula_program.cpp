#include "core/nodes/formula_program.h"

#include "core/base/suggestion.h"
#include "core/nodes/formula_builder.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tiller {

namespace {

using Column = FormulaBuilder::Column;

/// A value of a formula: columns, and how often the agent's position has to be added to them. So
/// the way to a target stays exact: "target - position" is the target's offset.
struct FormulaValue {
    FormulaType type = FormulaType::number;
    Column x = 0;
    Column y = 0; ///< of an arrow
    double positions = 0;
    bool isConstant = false; ///< of numbers only
};

using Compiled = std::optional<FormulaValue>; ///< nothing after a problem

bool isArrowOf(const FormulaValue& value) {
    return value.type == FormulaType::arrow;
}

bool isNumberOf(const FormulaValue& value) {
    return value.type == FormulaType::number;
}

class FormulaCompiler {
public:
    FormulaCompiler(std::string_view text, FormulaGives gives)
        : m_text(text), m_gives(gives), m_read(readFormula(text, gives)) {}

    CompiledFormula run() {
        for (const std::string& name : m_read.broken)
            m_names[canonical(name)] = Compiled();
        for (const FormulaLine& line : m_read.lines)
            m_later.insert(line.name);
        std::optional<FormulaValue> force;
        for (std::size_t i = 0; i < m_read.lines.size(); ++i) {
            const FormulaLine& line = m_read.lines[i];
            Compiled value = compile(*line.term);
            m_result.types.push_back(value ? std::optional(value->type) : std::nullopt);
            if (m_read.result == i)
                force = checkedResult(line, value);
            if (line.name.empty())
                continue;
            checkName(line);
            if (line.name == "active" && value && value->type != FormulaType::truth)
                report(line.term->at, say("active must be a condition, such as active = |target - "
                                          "position| < 100; this is %1.",
                                          {toString(value->type)}));
            m_names[canonical(line.name)] = value;
        }
        finish(force);
        return std::move(m_result);
    }

private:
    using Code = FormulaOperation;

    /// The name by which a symbol is known; own names stay.
    static std::string canonical(std::string_view name) {
        const FormulaSymbolText* symbol = findFormulaSymbol(name);
        return std::string(symbol ? symbol->name : name);
    }

    void finish(const std::optional<FormulaValue>& force) {
        std::vector<FormulaProblem>& problems = m_result.problems;
        problems.insert(problems.begin(), m_read.problems.begin(), m_read.problems.end());
        std::ranges::stable_sort(problems, {},
                                 [](const FormulaProblem& each) { return each.at.offset; });
        if (!problems.empty() || !force)
            return;
        std::optional<Column> active;
        if (const auto found = m_names.find("active"); found != m_names.end() && found->second)
            active = found->second->x;
        const bool isNumber = m_gives == FormulaGives::number;
        FormulaProgram program =
            m_builder.program({force->x, isNumber ? force->x : force->y}, active);
        program.gives = m_gives;
        m_result.program = std::make_shared<const FormulaProgram>(std::move(program));
    }

    Compiled report(TextSpan at, std::string text, std::optional<std::string> instead = {}) {
        m_result.problems.push_back(problemIn(m_text, {at, std::move(text), std::move(instead)}));
        return {};
    }

    Compiled checkedResult(const FormulaLine& line, const Compiled& value) {
        if (!value)
            return {};
        if (m_gives == FormulaGives::number && !isNumberOf(*value))
            return report(line.at, say("The result must be a number, but this is %1. Write |v| for "
                                       "the length of an arrow, and if(c, 1, 0) for a condition.",
                                       {toString(value->type)}));
        if (m_gives == FormulaGives::number)
            return value;
        if (!isArrowOf(*value))
            return report(line.at, say("The result must be an arrow, but this is %1. Multiply a "
                                       "direction by it: normalize(target - position) * ...",
                                       {toString(value->type)}));
        const FormulaValue arrow = placed(*value);
        if (m_read.meaning == FormulaResult::force)
            return arrow;
        const FormulaValue between = *sum(arrow, slots(FormulaSlot::velocityX), -1);
        return arrowOf(Code::scale, {between.x, between.y, m_builder.slot(FormulaSlot::response)});
    }

    void checkName(const FormulaLine& line) {
        const FormulaSymbolText* symbol = findFormulaSymbol(line.name);
        if (symbol && symbol->type == FormulaType::arrow)
            report(line.nameAt, say("\"%1\" belongs to the agent or its target and cannot be set. "
                                    "Choose another name; the force alone moves the agent.",
                                    {line.name}));
        for (const std::string_view word : {"and", "or", "not", "var", "let", "const"})
            if (line.name == word)
                report(line.nameAt,
                       say("\"%1\" is a word of the language. Choose another name.", {line.name}));
    }

    /// @name Values
    /// @{
    FormulaValue numberOf(Code operation, std::vector<Column> in,
                          FormulaType type = FormulaType::number) {
        return {type, m_builder.add(operation, std::move(in))[0]};
    }
    FormulaValue arrowOf(Code operation, std::vector<Column> in, double positions = 0) {
        const auto [x, y] = m_builder.add(operation, std::move(in));
        return {FormulaType::arrow, x, y, positions};
    }
    FormulaValue constantOf(double value) {
        return {FormulaType::number, m_builder.constant(value), 0, 0, true};
    }
    FormulaValue slots(FormulaSlot first, double positions = 0) {
        return {FormulaType::arrow, m_builder.slot(first),
                m_builder.slot(static_cast<FormulaSlot>(static_cast<int>(first) + 1)), positions};
    }

    /// The arrow with the agent's position in it.
    FormulaValue placed(const FormulaValue& value) {
        if (value.positions == 0)
            return value;
        const FormulaValue position = slots(FormulaSlot::positionX);
        const FormulaValue base =
            arrowOf(Code::scale, {position.x, position.y, m_builder.constant(value.positions)});
        return arrowOf(Code::addArrows, {base.x, base.y, value.x, value.y});
    }
    /// @}

    Compiled symbol(const ExpressionTerm& term) {
        const std::string name = canonical(term.symbol);
        if (const auto own = m_names.find(name); own != m_names.end())
            return own->second;
        const FormulaSymbolText* symbol = findFormulaSymbol(name);
        const bool isLater = name.size() == 1 && m_later.contains(name);
        if (!symbol || !isKnownTo(m_gives, name) || isLater)
            return unknown(term);
        if (name == "position")
            return FormulaValue{FormulaType::arrow, m_builder.constant(0), m_builder.constant(0),
                                1};
        if (name == "responseTime")
            return numberOf(Code::divide, {m_builder.constant(1), m_builder.slot(symbol->slot)});
        if (symbol->type == FormulaType::arrow) {
            const bool isPlace =
                symbol->slot >= FormulaSlot::targetX && !name.ends_with("Velocity");
            return slots(symbol->slot, isPlace ? 1 : 0);
        }
        if (name == "speed") {
            const FormulaValue velocity = slots(symbol->slot);
            return numberOf(Code::length, {velocity.x, velocity.y});
        }
        return FormulaValue{FormulaType::number, m_builder.slot(symbol->slot)};
    }

    Compiled unknown(const ExpressionTerm& term) {
        if (m_later.contains(term.symbol))
            return report(term.at, say("\"%1\" gets its value only on a later line. Move that line "
                                       "up.",
                                       {term.symbol}));
        if (const ExpressionFunction* function = findExpressionFunction(term.symbol))
            return report(term.at,
                          say("\"%1\" is a function: write %2.",
                              {term.symbol, term.symbol + std::string(function->arguments)}));
        std::vector<std::string> known;
        for (const FormulaSymbolText& each : formulaSymbols())
            if (isKnownTo(m_gives, each.name) && each.name.size() > 1)
                known.emplace_back(each.name);
        for (const std::string& name : m_later)
            if (m_names.contains(canonical(name)))
                known.push_back(name);
        const std::string fix = suggestion(term.symbol, known);
        return report(term.at,
                      say("\"%1\" is not known.", {term.symbol}) +
                          (fix.empty() ? " " + say("Give it a value on a line before: %1 = 100.",
                                                   {term.symbol})
                                       : fix),
                      similarName(term.symbol, known));
    }

    Compiled compile(const ExpressionTerm& term) {
        if (term.operation == Operation::value) {
            if (const double* number = std::get_if<double>(&term.value))
                return constantOf(*number);
            return report(term.at,
                          say("Text in quotation marks has no use in a formula. Remove it."));
        }
        if (term.operation == Operation::symbol)
            return symbol(term);
        std::vector<FormulaValue> values;
        bool isSound = true;
        for (const TermNode& each : term.arguments) {
            const Compiled value = compile(*each);
            isSound = isSound && value;
            values.push_back(value.value_or(FormulaValue()));
        }
        if (!isSound)
            return {};
        if (term.operation == Operation::power)
            return power(term, values);
        Compiled made = affine(term.operation, values);
        if (!made)
            return mismatch(term, values);
        made->isConstant = std::ranges::all_of(values, &FormulaValue::isConstant);
        return made;
    }

    Compiled power(const ExpressionTerm& term, const std::vector<FormulaValue>& values) {
        if (!isNumberOf(values[0]) || !isNumberOf(values[1]))
            return mismatch(term, values);
        const auto exponent = values[1].isConstant ? m_builder.valueOf(values[1].x) : std::nullopt;
        if (!exponent || *exponent != std::floor(*exponent) || *exponent < 0 || *exponent > 8)
            return report(term.arguments[1]->at,
                          say("The exponent must be a whole number from 0 to 8. For a root write "
                              "sqrt(x)."));
        FormulaValue result = constantOf(1);
        for (double left = *exponent; left > 0; --left)
            result = numberOf(Code::multiply, {result.x, values[0].x});
        result.isConstant = values[0].isConstant;
        return result;
    }

    /// Operations that leave places on the short way, and all others.
    Compiled affine(Operation operation, const std::vector<FormulaValue>& v) {
        switch (operation) {
        case Operation::add:
            return sum(v[0], v[1]);
        case Operation::subtract:
            return sum(v[0], v[1], -1);
        case Operation::multiply:
            return isArrowOf(v[1]) ? scaled(v[1], v[0]) : scaled(v[0], v[1]);
        case Operation::divide:
            return scaled(v[0], v[1], true);
        case Operation::negate:
            return scaled(v[0], constantOf(-1));
        case Operation::choose:
            return chosen(v[0], v[1], v[2]);
        case Operation::lerp: {
            const Compiled way = sum(v[1], v[0], -1);
            const Compiled part = way ? scaled(*way, v[2]) : std::nullopt;
            return part ? sum(v[0], *part) : std::nullopt;
        }
        case Operation::distance: {
            if (!isArrowOf(v[0]) || !isArrowOf(v[1]))
                return {};
            const FormulaValue way = placed(*sum(v[0], v[1], -1));
            return numberOf(Code::length, {way.x, way.y});
        }
        case Operation::equal:
        case Operation::unequal:
            return equality(v[0], v[1], operation == Operation::equal);
        default:
            return applied(operation, v);
        }
    }

    /// @param sign -1: the difference
    Compiled sum(const FormulaValue& a, const FormulaValue& b, double sign = 1) {
        if (isNumberOf(a) && isNumberOf(b))
            return numberOf(sign > 0 ? Code::add : Code::subtract, {a.x, b.x});
        if (isArrowOf(a) && isArrowOf(b))
            return arrowOf(sign > 0 ? Code::addArrows : Code::subtractArrows, {a.x, a.y, b.x, b.y},
                           a.positions + sign * b.positions);
        return {};
    }

    /// A place times a constant is still one of several positions; times another number, or divided
    /// by 0, it is not.
    Compiled scaled(const FormulaValue& a, const FormulaValue& factor, bool isDivided = false) {
        if (!isNumberOf(factor))
            return {};
        if (isNumberOf(a))
            return numberOf(isDivided ? Code::divide : Code::multiply, {a.x, factor.x});
        if (!isArrowOf(a))
            return {};
        const double by = factor.isConstant ? *m_builder.valueOf(factor.x) : NAN;
        const double positions = isDivided ? a.positions / by : a.positions * by;
        const bool isKept = std::isfinite(positions);
        const FormulaValue of = isKept ? a : placed(a);
        return arrowOf(isDivided ? Code::divideArrow : Code::scale, {of.x, of.y, factor.x},
                       isKept ? positions : 0);
    }

    Compiled chosen(const FormulaValue& condition, const FormulaValue& yes,
                    const FormulaValue& no) {
        if (condition.type != FormulaType::truth || yes.type != no.type)
            return {};
        if (!isArrowOf(yes))
            return numberOf(Code::choose, {condition.x, yes.x, no.x}, yes.type);
        const bool isKept = yes.positions == no.positions;
        const FormulaValue a = isKept ? yes : placed(yes);
        const FormulaValue b = isKept ? no : placed(no);
        return arrowOf(Code::chooseArrow, {condition.x, a.x, a.y, b.x, b.y}, a.positions);
    }

    Compiled equality(const FormulaValue& a, const FormulaValue& b, bool isEqual) {
        if (a.type != b.type)
            return {};
        const bool isKept = a.positions == b.positions;
        const FormulaValue left = isKept ? a : placed(a);
        const FormulaValue right = isKept ? b : placed(b);
        FormulaValue same = condition(Code::equal, {left.x, right.x});
        if (isArrowOf(a))
            same = condition(Code::both, {same.x, condition(Code::equal, {left.y, right.y}).x});
        return isEqual ? same : condition(Code::isNot, {same.x});
    }

    FormulaValue condition(Code operation, std::vector<Column> in) {
        return numberOf(operation, std::move(in), FormulaType::truth);
    }

    /// Operations over numbers, conditions, and arrows with the position in them.
    Compiled applied(Operation operation, std::vector<FormulaValue> v) {
        const auto are = [&](FormulaType type) {
            return std::ranges::all_of(v,
                                       [&](const FormulaValue& each) { return each.type == type; });
        };
        for (FormulaValue& each : v)
            each = placed(each);
        if (are(FormulaType::number))
            return ofNumbers(operation, v);
        if (are(FormulaType::arrow))
            return ofArrows(operation, v);
        if (are(FormulaType::truth)) {
            if (operation == Operation::both)
                return condition(Code::both, {v[0].x, v[1].x});
            if (operation == Operation::either)
                return condition(Code::either, {v[0].x, v[1].x});
            if (operation == Operation::isNot)
                return condition(Code::isNot, {v[0].x});
        }
        if (operation == Operation::truncate && isArrowOf(v[0]) && isNumberOf(v[1]))
            return arrowOf(Code::truncate, {v[0].x, v[0].y, v[1].x});
        return {};
    }

    Compiled ofNumbers(Operation operation, const std::vector<FormulaValue>& v) {
        const auto number = [&](Code code) {
            std::vector<Column> in;
            for (const FormulaValue& each : v)
                in.push_back(each.x);
            return numberOf(code, std::move(in));
        };
        switch (operation) {
        case Operation::less:
            return condition(Code::less, {v[0].x, v[1].x});
        case Operation::lessOrEqual:
            return condition(Code::lessOrEqual, {v[0].x, v[1].x});
        case Operation::greater:
            return condition(Code::less, {v[1].x, v[0].x});
        case Operation::greaterOrEqual:
            return condition(Code::lessOrEqual, {v[1].x, v[0].x});
        case Operation::smaller:
            return number(Code::smaller);
        case Operation::larger:
            return number(Code::larger);
        case Operation::size:
        case Operation::magnitude:
            return number(Code::magnitude);
        case Operation::root:
            return number(Code::root);
        case Operation::floor:
            return number(Code::floor);
        case Operation::clamp: {
            const FormulaValue raised = numberOf(Code::larger, {v[0].x, v[1].x});
            return numberOf(Code::smaller, {raised.x, v[2].x});
        }
        case Operation::sine:
            return number(Code::sine);
        case Operation::cosine:
            return number(Code::cosine);
        case Operation::modulo:
            return number(Code::modulo);
        case Operation::direction:
            return arrowOf(Code::direction, {v[0].x});
        case Operation::place:
            return FormulaValue{FormulaType::arrow, v[0].x, v[1].x};
        default:
            return {};
        }
    }

    Compiled ofArrows(Operation operation, const std::vector<FormulaValue>& v) {
        switch (operation) {
        case Operation::size:
        case Operation::length:
            return numberOf(Code::length, {v[0].x, v[0].y});
        case Operation::memberX:
            return FormulaValue{FormulaType::number, v[0].x};
        case Operation::memberY:
            return FormulaValue{FormulaType::number, v[0].y};
        case Operation::dot:
            return numberOf(Code::dot, {v[0].x, v[0].y, v[1].x, v[1].y});
        case Operation::unit:
            return arrowOf(Code::unit, {v[0].x, v[0].y});
        case Operation::turnLeft:
            return FormulaValue{FormulaType::arrow, v[0].y,
                                numberOf(Code::subtract, {m_builder.constant(0), v[0].x}).x};
        case Operation::angle:
            return numberOf(Code::angle, {v[0].x, v[0].y});
        default:
            return {};
        }
    }

    /// The problem of an operation that gets values of the wrong kinds.
    Compiled mismatch(const ExpressionTerm& term, const std::vector<FormulaValue>& values) {
        std::vector<std::string> facts{std::string(nameOf(term.operation)),
                                       takenBy(term.operation)};
        for (const FormulaValue& value : values)
            facts.push_back(toString(value.type));
        return report(term.at, facts.size() == 3 ? say("%1 takes %2, but it gets %3 here.", facts)
                               : facts.size() == 4
                                   ? say("%1 takes %2, but it gets %3 and %4 here.", facts)
                                   : say("%1 takes %2, but it gets %3, %4 and %5 here.", facts));
    }

    static std::string takenBy(Operation operation) {
        switch (operation) {
        case Operation::add:
        case Operation::subtract:
            return say("two numbers or two arrows");
        case Operation::multiply:
            return say("two numbers, or an arrow and a number (dot(a, b) multiplies two arrows)");
        case Operation::divide:
            return say("two numbers, or an arrow and a number");
        case Operation::power:
            return say("two numbers (dot(v, v) is the square of an arrow)");
        case Operation::negate:
        case Operation::size:
            return say("a number or an arrow");
        case Operation::less:
        case Operation::lessOrEqual:
        case Operation::greater:
        case Operation::greaterOrEqual:
            return say("two numbers (|v| is the length of an arrow)");
        case Operation::equal:
        case Operation::unequal:
            return say("two values of one kind");
        case Operation::both:
        case Operation::either:
            return say("two conditions such as a < b");
        case Operation::isNot:
            return say("a condition such as a < b");
        case Operation::choose:
            return say("a condition and two values of one kind");
        case Operation::lerp:
            return say("two values of one kind and a number");
        case Operation::smaller:
        case Operation::larger:
        case Operation::clamp:
        case Operation::modulo:
        case Operation::place:
            return say("numbers");
        case Operation::distance:
        case Operation::dot:
            return say("two arrows");
        case Operation::truncate:
            return say("an arrow and a number");
        case Operation::magnitude:
        case Operation::root:
        case Operation::floor:
        case Operation::sine:
        case Operation::cosine:
        case Operation::direction:
            return say("a number");
        default:
            return say("an arrow");
        }
    }

    std::string_view m_text;
    FormulaGives m_gives;
    FormulaText m_read;
    FormulaBuilder m_builder;
    std::map<std::string, Compiled> m_names; ///< nothing: its line has a problem
    std::set<std::string> m_later;           ///< the names of all lines
    CompiledFormula m_result;
};

} // namespace

CompiledFormula compileFormula(std::string_view text, FormulaGives gives) {
    return FormulaCompiler(text, gives).run();
}

} // namespace tiller
