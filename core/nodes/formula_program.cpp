#include "core/nodes/formula_program.h"

#include "core/base/suggestion.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tiller {

namespace {

using Column = std::uint16_t; ///< an index of Columns::sources

/// Columns while a formula is compiled: each is written once.
class Columns {
public:
    using Code = FormulaOperation;

    [[nodiscard]] Column slot(FormulaSlot slot) {
        return known({Kind::slot, static_cast<std::size_t>(slot), 0});
    }
    [[nodiscard]] Column constant(double value) {
        return known({Kind::constant, 0, value == 0 ? 0 : value});
    }
    [[nodiscard]] std::optional<double> valueOf(Column column) const {
        const Source& source = m_sources[column];
        return source.kind == Kind::constant ? std::optional(source.value) : std::nullopt;
    }
    [[nodiscard]] bool is(Column column, double value) const { return valueOf(column) == value; }

    /// The two columns of an operation; of one that gives a number, both are the same.
    std::array<Column, 2> add(Code operation, std::vector<Column> in) {
        if (const auto simple = simplified(operation, in))
            return *simple;
        const std::pair key{operation, in};
        if (const auto found = m_made.find(key); found != m_made.end())
            return found->second;
        const bool isArrow = operation >= Code::addArrows;
        std::array<Column, 2> out{};
        if (std::ranges::all_of(in, [&](Column each) { return valueOf(each).has_value(); })) {
            out = computed(operation, in);
        } else {
            m_codes.push_back({operation, {}, {}});
            m_inputs.push_back(in.size());
            std::ranges::copy(in, m_codes.back().in.begin());
            out[0] = fresh({Kind::written, m_codes.size() - 1, 0});
            out[1] = isArrow ? fresh({Kind::written, m_codes.size() - 1, 0}) : out[0];
            m_codes.back().out = out;
        }
        m_made.emplace(key, out);
        return out;
    }

    /// The program that gives these columns, without what they do not need.
    [[nodiscard]] FormulaProgram program(std::array<Column, 2> force,
                                         std::optional<Column> active) const;

private:
    enum class Kind { slot, constant, written };
    struct Source {
        Kind kind;
        std::size_t index; ///< of the slot, or of the operation
        double value;
    };

    Column fresh(const Source& source) {
        m_sources.push_back(source);
        return static_cast<Column>(m_sources.size() - 1);
    }
    Column known(const Source& source) {
        for (std::size_t i = 0; i < m_sources.size(); ++i) {
            const Source& each = m_sources[i];
            const bool isSame =
                each.value == source.value || (std::isnan(each.value) && std::isnan(source.value));
            if (each.kind == source.kind && each.index == source.index && isSame)
                return static_cast<Column>(i);
        }
        return fresh(source);
    }

    /// What is the same without computing: x + 0, x * 1.
    [[nodiscard]] std::optional<std::array<Column, 2>>
    simplified(Code operation, const std::vector<Column>& in) const {
        const auto number = [&](std::size_t i) { return std::array{in[i], in[i]}; };
        const auto arrow = [&](std::size_t i) { return std::array{in[i], in[i + 1]}; };
        const auto isZero = [&](std::size_t i) { return is(in[i], 0) && is(in[i + 1], 0); };
        switch (operation) {
        case Code::add:
            return is(in[1], 0)   ? std::optional(number(0))
                   : is(in[0], 0) ? std::optional(number(1))
                                  : std::nullopt;
        case Code::subtract:
            return is(in[1], 0) ? std::optional(number(0)) : std::nullopt;
        case Code::multiply:
            return is(in[1], 1)   ? std::optional(number(0))
                   : is(in[0], 1) ? std::optional(number(1))
                                  : std::nullopt;
        case Code::addArrows:
            return isZero(2)   ? std::optional(arrow(0))
                   : isZero(0) ? std::optional(arrow(2))
                               : std::nullopt;
        case Code::subtractArrows:
            return isZero(2) ? std::optional(arrow(0)) : std::nullopt;
        case Code::scale:
        case Code::divideArrow:
            return is(in[2], 1) ? std::optional(arrow(0)) : std::nullopt;
        default:
            return {};
        }
    }

    [[nodiscard]] std::array<Column, 2> computed(Code operation, const std::vector<Column>& in) {
        std::array<Lanes, 7> numbers{};
        std::array<double*, 7> at{};
        FormulaCode code{operation, {}, {5, 6}};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            at[i] = numbers[i].data();
        for (std::size_t i = 0; i < in.size(); ++i) {
            numbers[i].fill(*valueOf(in[i]));
            code.in[i] = static_cast<std::uint16_t>(i);
        }
        runFormulaCode(code, at.data(), 1);
        const Column first = constant(numbers[5][0]);
        return {first, operation >= Code::addArrows ? constant(numbers[6][0]) : first};
    }

    struct Codes {
        std::vector<FormulaCode> all;
        std::vector<std::size_t> inputs; ///< how many columns each reads; 0: it is left out
    };
    [[nodiscard]] Codes joinedCodes(std::array<Column, 2> force,
                                    std::optional<Column> active) const;

    std::vector<Source> m_sources;
    std::vector<FormulaCode> m_codes;  ///< over columns of m_sources
    std::vector<std::size_t> m_inputs; ///< how many columns each reads
    std::map<std::pair<Code, std::vector<Column>>, std::array<Column, 2>> m_made;
};

/// Without operations whose columns nothing reads, and with two in one where the first is only read
/// by the second: less is written to memory.
Columns::Codes Columns::joinedCodes(std::array<Column, 2> force,
                                    std::optional<Column> active) const {
    Codes codes{m_codes, m_inputs};
    std::vector<std::size_t> readers(m_sources.size());
    for (const Column column : {force[0], force[1], active.value_or(force[0])})
        ++readers[column];
    for (std::size_t i = m_codes.size(); i-- > 0;) {
        const FormulaCode& code = m_codes[i];
        if (readers[code.out[0]] == 0 && readers[code.out[1]] == 0)
            codes.inputs[i] = 0;
        for (std::size_t k = 0; k < codes.inputs[i]; ++k)
            ++readers[code.in[k]];
    }
    for (std::size_t i = 0; i < m_codes.size(); ++i) {
        FormulaCode& code = codes.all[i];
        const Source& from = m_sources[code.in[0]];
        if (codes.inputs[i] == 0 || code.operation != Code::scale || from.kind != Kind::written)
            continue;
        const FormulaCode& first = m_codes[from.index];
        const bool isDifference = first.operation == Code::subtractArrows;
        if ((!isDifference && first.operation != Code::unit) || first.out[0] != code.in[0] ||
            first.out[1] != code.in[1] || readers[code.in[0]] > 1 || readers[code.in[1]] > 1)
            continue;
        const std::uint16_t factor = code.in[2];
        const std::size_t count = std::exchange(codes.inputs[from.index], 0);
        code.operation = isDifference ? Code::scaledDifference : Code::scaledUnit;
        code.in = first.in;
        code.in[count] = factor;
        codes.inputs[i] = count + 1;
    }
    return codes;
}

FormulaProgram Columns::program(std::array<Column, 2> force, std::optional<Column> active) const {
    FormulaProgram program;
    const auto [codes, inputsOf] = joinedCodes(force, active);
    std::vector<std::size_t> lastUse(m_sources.size()); // the operation after it, from 1
    lastUse[force[0]] = lastUse[force[1]] = codes.size() + 1;
    if (active)
        lastUse[*active] = codes.size() + 1;
    for (std::size_t i = codes.size(); i-- > 0;)
        for (std::size_t k = 0; k < inputsOf[i]; ++k)
            lastUse[codes[i].in[k]] = std::max(lastUse[codes[i].in[k]], i + 1);
    std::vector<std::uint16_t> places(m_sources.size());
    const auto addAll = [&](Kind kind, auto&& add) {
        for (std::size_t i = 0; i < m_sources.size(); ++i)
            if (m_sources[i].kind == kind && lastUse[i] > 0) {
                places[i] =
                    static_cast<std::uint16_t>(program.inputs.size() + program.constants.size());
                add(m_sources[i]);
            }
    };
    addAll(Kind::slot, [&](const Source& source) {
        const auto slot = static_cast<FormulaSlot>(source.index);
        program.inputs.push_back(slot);
        if (slot >= FormulaSlot::targetX)
            program.uses[(source.index - static_cast<std::size_t>(FormulaSlot::targetX)) / 4] =
                true;
    });
    addAll(Kind::constant,
           [&](const Source& source) { program.constants.emplace_back().fill(source.value); });
    const std::size_t firstWritten = program.inputs.size() + program.constants.size();
    std::vector<std::uint16_t> free;
    const auto take = [&] {
        if (free.empty())
            return static_cast<std::uint16_t>(firstWritten + program.written++);
        const std::uint16_t place = free.back();
        free.pop_back();
        return place;
    };
    for (std::size_t i = 0; i < codes.size(); ++i) {
        if (inputsOf[i] == 0)
            continue;
        FormulaCode code = codes[i];
        std::vector<Column> done;
        for (std::size_t k = 0; k < inputsOf[i]; ++k) {
            const Column column = code.in[k];
            code.in[k] = places[column];
            if (m_sources[column].kind == Kind::written && lastUse[column] == i + 1 &&
                std::ranges::find(done, column) == done.end())
                done.push_back(column);
        }
        for (const Column column : done)
            free.push_back(places[column]);
        for (std::size_t k = 0; k < 2; ++k) {
            const Column column = code.out[k];
            if (k == 0 || column != code.out[0])
                places[column] = take();
        }
        for (std::size_t k = 2; k-- > 0;)
            if (const Column column = codes[i].out[k]; lastUse[column] == 0)
                free.push_back(places[column]);
        code.out = {places[codes[i].out[0]], places[codes[i].out[1]]};
        program.codes.push_back(code);
    }
    program.force = {places[force[0]], places[force[1]]};
    if (active)
        program.active = places[*active];
    return program;
}

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
    explicit FormulaCompiler(std::string_view text) : m_text(text), m_read(readFormula(text)) {}

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
                report(line.term->at, "active must be a condition, such as active = |target - "
                                      "position| < 100; this is " +
                                          std::string(toString(value->type)) + ".");
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
        m_result.program =
            std::make_shared<const FormulaProgram>(m_columns.program({force->x, force->y}, active));
    }

    Compiled report(TextSpan at, std::string text, std::optional<std::string> instead = {}) {
        m_result.problems.push_back(problemIn(m_text, {at, std::move(text), std::move(instead)}));
        return {};
    }

    Compiled checkedResult(const FormulaLine& line, const Compiled& value) {
        if (!value)
            return {};
        if (!isArrowOf(*value))
            return report(line.at, "The result must be an arrow, but this is " +
                                       std::string(toString(value->type)) +
                                       ". Multiply a direction by it: normalize(target - position) "
                                       "* ...");
        const FormulaValue arrow = placed(*value);
        if (m_read.meaning == FormulaResult::force)
            return arrow;
        const FormulaValue between =
            arrowOf(Code::subtractArrows, {arrow.x, arrow.y, m_columns.slot(FormulaSlot::velocityX),
                                           m_columns.slot(FormulaSlot::velocityY)});
        return arrowOf(Code::scale, {between.x, between.y, m_columns.slot(FormulaSlot::response)});
    }

    void checkName(const FormulaLine& line) {
        const FormulaSymbolText* symbol = findFormulaSymbol(line.name);
        if (symbol && symbol->type == FormulaType::arrow)
            report(line.nameAt, "\"" + line.name +
                                    "\" belongs to the agent or its target and cannot be set. "
                                    "Choose another name; the force alone moves the agent.");
        for (const std::string_view word : {"and", "or", "not", "var", "let", "const"})
            if (line.name == word)
                report(line.nameAt, "\"" + line.name +
                                        "\" is a word of the language. Choose "
                                        "another name.");
    }

    /// @name Values
    /// @{
    FormulaValue numberOf(Code operation, std::vector<Column> in,
                          FormulaType type = FormulaType::number) {
        return {type, m_columns.add(operation, std::move(in))[0]};
    }
    FormulaValue arrowOf(Code operation, std::vector<Column> in, double positions = 0) {
        const auto [x, y] = m_columns.add(operation, std::move(in));
        return {FormulaType::arrow, x, y, positions};
    }
    FormulaValue constantOf(double value) {
        return {FormulaType::number, m_columns.constant(value), 0, 0, true};
    }
    FormulaValue slots(FormulaSlot first, double positions = 0) {
        return {FormulaType::arrow, m_columns.slot(first),
                m_columns.slot(static_cast<FormulaSlot>(static_cast<int>(first) + 1)), positions};
    }

    /// The arrow with the agent's position in it.
    FormulaValue placed(const FormulaValue& value) {
        if (value.positions == 0)
            return value;
        const FormulaValue position = slots(FormulaSlot::positionX);
        const FormulaValue base =
            arrowOf(Code::scale, {position.x, position.y, m_columns.constant(value.positions)});
        return arrowOf(Code::addArrows, {base.x, base.y, value.x, value.y});
    }
    /// @}

    Compiled symbol(const ExpressionTerm& term) {
        const std::string name = canonical(term.symbol);
        if (const auto own = m_names.find(name); own != m_names.end())
            return own->second;
        if (name == "position")
            return FormulaValue{FormulaType::arrow, m_columns.constant(0), m_columns.constant(0),
                                1};
        if (name == "velocity")
            return slots(FormulaSlot::velocityX);
        if (name == "heading")
            return slots(FormulaSlot::headingX);
        if (name == "speed") {
            const FormulaValue velocity = slots(FormulaSlot::velocityX);
            return numberOf(Code::length, {velocity.x, velocity.y});
        }
        if (name == "responseTime")
            return numberOf(Code::divide,
                            {m_columns.constant(1), m_columns.slot(FormulaSlot::response)});
        constexpr std::array numbers{std::pair{"maxSpeed", FormulaSlot::maxSpeed},
                                     std::pair{"maxForce", FormulaSlot::maxForce},
                                     std::pair{"mass", FormulaSlot::mass},
                                     std::pair{"radius", FormulaSlot::radius},
                                     std::pair{"response", FormulaSlot::response},
                                     std::pair{"tick", FormulaSlot::tick},
                                     std::pair{"time", FormulaSlot::time}};
        for (const auto& [known, slot] : numbers)
            if (name == known)
                return FormulaValue{FormulaType::number, m_columns.slot(slot)};
        constexpr std::array targets{std::pair{"target", FormulaSlot::targetX},
                                     std::pair{"targetVelocity", FormulaSlot::targetVelocityX},
                                     std::pair{"other", FormulaSlot::otherX},
                                     std::pair{"otherVelocity", FormulaSlot::otherVelocityX},
                                     std::pair{"third", FormulaSlot::thirdX},
                                     std::pair{"thirdVelocity", FormulaSlot::thirdVelocityX}};
        for (const auto& [known, slot] : targets)
            if (name == known)
                return slots(slot, name.ends_with("Velocity") ? 0 : 1);
        return unknown(term);
    }

    Compiled unknown(const ExpressionTerm& term) {
        const std::string quoted = '"' + term.symbol + '"';
        if (m_later.contains(term.symbol))
            return report(term.at, quoted + " gets its value only on a later line. Move that line "
                                            "up.");
        if (const ExpressionFunction* function = findExpressionFunction(term.symbol))
            return report(term.at, quoted + " is a function: write " + term.symbol +
                                       std::string(function->arguments) + ".");
        std::vector<std::string> known;
        for (const FormulaSymbolText& each : formulaSymbols())
            known.emplace_back(each.name);
        for (const std::string& name : m_later)
            if (m_names.contains(canonical(name)))
                known.push_back(name);
        const std::string fix = suggestion(term.symbol, known);
        const std::size_t quote = fix.find('"');
        const bool isOne = fix.starts_with(" Did");
        return report(term.at,
                      quoted + " is not known." +
                          (fix.empty()
                               ? " Give it a value on a line before: " + term.symbol + " = 100."
                               : fix),
                      isOne ? std::optional(fix.substr(quote + 1, fix.rfind('"') - quote - 1))
                            : std::nullopt);
    }

    Compiled compile(const ExpressionTerm& term) {
        if (term.operation == Operation::value) {
            if (const double* number = std::get_if<double>(&term.value))
                return constantOf(*number);
            return report(term.at, "Text in quotation marks has no use in a formula. Remove it.");
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
        Compiled made = isShapeKept(term.operation) ? affine(term.operation, values)
                                                    : applied(term.operation, values);
        if (!made)
            return mismatch(term, values);
        made->isConstant = std::ranges::all_of(values, &FormulaValue::isConstant);
        return made;
    }

    Compiled power(const ExpressionTerm& term, const std::vector<FormulaValue>& values) {
        if (!isNumberOf(values[0]) || !isNumberOf(values[1]))
            return mismatch(term, values);
        const auto exponent = values[1].isConstant ? m_columns.valueOf(values[1].x) : std::nullopt;
        if (!exponent || *exponent != std::floor(*exponent) || *exponent < 0 || *exponent > 8)
            return report(term.arguments[1]->at, "The exponent must be a whole number from 0 to 8. "
                                                 "For a root write sqrt(x).");
        FormulaValue result = constantOf(1);
        for (double left = *exponent; left > 0; --left)
            result = numberOf(Code::multiply, {result.x, values[0].x});
        result.isConstant = values[0].isConstant;
        return result;
    }

    /// Operations that leave places on the short way.
    static bool isShapeKept(Operation operation) {
        switch (operation) {
        case Operation::add:
        case Operation::subtract:
        case Operation::multiply:
        case Operation::divide:
        case Operation::negate:
        case Operation::choose:
        case Operation::lerp:
        case Operation::distance:
        case Operation::equal:
        case Operation::unequal:
            return true;
        default:
            return false;
        }
    }

    Compiled affine(Operation operation, const std::vector<FormulaValue>& v) {
        switch (operation) {
        case Operation::add:
            return sum(v[0], v[1]);
        case Operation::subtract:
            return difference(v[0], v[1]);
        case Operation::multiply:
            return isArrowOf(v[1]) ? scaled(v[1], v[0]) : scaled(v[0], v[1]);
        case Operation::divide:
            return quotient(v[0], v[1]);
        case Operation::negate:
            return scaled(v[0], constantOf(-1));
        case Operation::choose:
            return chosen(v[0], v[1], v[2]);
        case Operation::lerp: {
            const Compiled way = difference(v[1], v[0]);
            const Compiled part = way ? scaled(*way, v[2]) : std::nullopt;
            return part ? sum(v[0], *part) : std::nullopt;
        }
        case Operation::distance: {
            if (!isArrowOf(v[0]) || !isArrowOf(v[1]))
                return {};
            const FormulaValue way = placed(*difference(v[0], v[1]));
            return numberOf(Code::length, {way.x, way.y});
        }
        default:
            return equality(v[0], v[1], operation == Operation::equal);
        }
    }

    Compiled sum(const FormulaValue& a, const FormulaValue& b) {
        if (isNumberOf(a) && isNumberOf(b))
            return numberOf(Code::add, {a.x, b.x});
        if (isArrowOf(a) && isArrowOf(b))
            return arrowOf(Code::addArrows, {a.x, a.y, b.x, b.y}, a.positions + b.positions);
        return {};
    }

    Compiled difference(const FormulaValue& a, const FormulaValue& b) {
        if (isNumberOf(a) && isNumberOf(b))
            return numberOf(Code::subtract, {a.x, b.x});
        if (isArrowOf(a) && isArrowOf(b))
            return arrowOf(Code::subtractArrows, {a.x, a.y, b.x, b.y}, a.positions - b.positions);
        return {};
    }

    /// A place times a constant is still one of several positions; times another number, it is not.
    Compiled scaled(const FormulaValue& a, const FormulaValue& factor) {
        if (!isNumberOf(factor))
            return {};
        if (isNumberOf(a))
            return numberOf(Code::multiply, {a.x, factor.x});
        if (!isArrowOf(a))
            return {};
        const double positions =
            factor.isConstant ? a.positions * *m_columns.valueOf(factor.x) : NAN;
        const bool isKept = std::isfinite(positions);
        const FormulaValue of = isKept ? a : placed(a);
        return arrowOf(Code::scale, {of.x, of.y, factor.x}, isKept ? positions : 0);
    }

    Compiled quotient(const FormulaValue& a, const FormulaValue& divisor) {
        if (!isNumberOf(divisor))
            return {};
        if (isNumberOf(a))
            return numberOf(Code::divide, {a.x, divisor.x});
        if (!isArrowOf(a))
            return {};
        const double positions =
            divisor.isConstant ? a.positions / *m_columns.valueOf(divisor.x) : NAN;
        const bool isKept = std::isfinite(positions); // not for 0
        const FormulaValue of = isKept ? a : placed(a);
        return arrowOf(Code::divideArrow, {of.x, of.y, divisor.x}, isKept ? positions : 0);
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
                                numberOf(Code::subtract, {m_columns.constant(0), v[0].x}).x};
        case Operation::angle:
            return numberOf(Code::angle, {v[0].x, v[0].y});
        default:
            return {};
        }
    }

    /// The problem of an operation that gets values of the wrong kinds.
    Compiled mismatch(const ExpressionTerm& term, const std::vector<FormulaValue>& values) {
        std::string kinds;
        for (std::size_t i = 0; i < values.size(); ++i)
            kinds += std::string(i == 0                   ? ""
                                 : i + 1 == values.size() ? " and "
                                                          : ", ") +
                     std::string(toString(values[i].type));
        const auto [name, takes] = wordsOf(term.operation);
        return report(term.at, std::string(name) + " takes " + std::string(takes) +
                                   ", but it gets " + kinds + " here.");
    }

    static std::pair<std::string_view, std::string_view> wordsOf(Operation operation) {
        constexpr std::string_view compared = "two numbers (|v| is the length of an arrow)";
        switch (operation) {
        case Operation::add:
            return {"+", "two numbers or two arrows"};
        case Operation::subtract:
            return {"-", "two numbers or two arrows"};
        case Operation::multiply:
            return {"*", "two numbers, or an arrow and a number (dot(a, b) multiplies two arrows)"};
        case Operation::divide:
            return {"/", "two numbers, or an arrow and a number"};
        case Operation::power:
            return {"^", "two numbers (dot(v, v) is the square of an arrow)"};
        case Operation::negate:
            return {"-", "a number or an arrow"};
        case Operation::size:
            return {"|x|", "a number or an arrow"};
        case Operation::less:
            return {"<", compared};
        case Operation::lessOrEqual:
            return {"<=", compared};
        case Operation::greater:
            return {">", compared};
        case Operation::greaterOrEqual:
            return {">=", compared};
        case Operation::equal:
            return {"=", "two values of one kind"};
        case Operation::unequal:
            return {"!=", "two values of one kind"};
        case Operation::both:
            return {"and", "two conditions such as a < b"};
        case Operation::either:
            return {"or", "two conditions such as a < b"};
        case Operation::isNot:
            return {"not", "a condition such as a < b"};
        case Operation::memberX:
            return {".x", "an arrow"};
        case Operation::memberY:
            return {".y", "an arrow"};
        default:
            break;
        }
        for (const ExpressionFunction& function : expressionFunctions())
            if (function.operation == operation)
                return {function.name, function.takes};
        return {};
    }

    std::string_view m_text;
    FormulaText m_read;
    Columns m_columns;
    std::map<std::string, Compiled> m_names; ///< nothing: its line has a problem
    std::set<std::string> m_later;           ///< the names of all lines
    CompiledFormula m_result;
};

} // namespace

CompiledFormula compileFormula(std::string_view text) {
    return FormulaCompiler(text).run();
}

} // namespace tiller
