#include "core/nodes/expression.h"

#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/nodes/expression_tree.h"

#include <array>
#include <limits>

namespace tiller {

namespace {

using Values = std::vector<TermValue>;
using Outcome = std::optional<TermValue>;

template <class T>
const T* as(const TermValue& value) {
    return std::get_if<T>(&value);
}

/// Applies an operation to arguments of these types; nothing if they have others.
template <class... Types, class Function>
Outcome ofTypes(const Values& values, Function function) {
    if (values.size() != sizeof...(Types))
        return {};
    const auto apply = [&]<std::size_t... i>(std::index_sequence<i...>)->Outcome {
        if (!(as<Types>(values[i]) && ...))
            return {};
        return function(std::get<Types>(values[i])...);
    };
    return apply(std::index_sequence_for<Types...>());
}

template <class Function>
Outcome ofNumbers(const Values& values, Function function) {
    return ofTypes<double, double>(values, function);
}

template <class Function>
Outcome ofArrow(const Values& values, Function function) {
    return ofTypes<Vec2>(values, function);
}

template <class Function>
Outcome ofNumber(const Values& values, Function function) {
    return ofTypes<double>(values, function);
}

Outcome power(const Values& values) {
    return ofNumbers(values, [](double base, double exponent) -> Outcome {
        if (exponent != floorOf(exponent) || exponent < 0 || exponent > 8)
            return {};
        double result = 1;
        for (double left = exponent; left > 0; --left)
            result *= base;
        return result;
    });
}

Outcome multiply(const Values& values) {
    if (Outcome scaled = ofTypes<Vec2, double>(values, [](Vec2 a, double b) { return a * b; }))
        return scaled;
    if (Outcome scaled = ofTypes<double, Vec2>(values, [](double a, Vec2 b) { return b * a; }))
        return scaled;
    return ofNumbers(values, [](double a, double b) { return a * b; });
}

Outcome divide(const Values& values) {
    if (Outcome divided =
            ofTypes<Vec2, double>(values, [](Vec2 a, double b) { return b == 0 ? Vec2{} : a / b; }))
        return divided;
    return ofNumbers(values, [](double a, double b) {
        return b == 0 ? std::numeric_limits<double>::infinity() : a / b;
    });
}

Outcome lerp(const Values& values) {
    if (Outcome arrow = ofTypes<Vec2, Vec2, double>(
            values, [](Vec2 a, Vec2 b, double share) { return a + (b - a) * share; }))
        return arrow;
    return ofTypes<double, double, double>(
        values, [](double a, double b, double share) { return a + (b - a) * share; });
}

template <class Function>
Outcome ofPair(const Values& values, Function function) {
    if (Outcome arrow = ofTypes<Vec2, Vec2>(values, function))
        return arrow;
    return ofNumbers(values, function);
}

Outcome outcomeOf(Operation operation, const Values& values) {
    switch (operation) {
    case Operation::add:
        return ofPair(values, [](auto a, auto b) { return a + b; });
    case Operation::subtract:
        return ofPair(values, [](auto a, auto b) { return a - b; });
    case Operation::multiply:
        return multiply(values);
    case Operation::divide:
        return divide(values);
    case Operation::power:
        return power(values);
    case Operation::negate:
        if (Outcome turned = ofArrow(values, [](Vec2 v) { return v * -1; }))
            return turned;
        return ofNumber(values, [](double x) { return -x; });
    case Operation::size:
        if (Outcome size = ofArrow(values, [](Vec2 v) { return length(v); }))
            return size;
        [[fallthrough]];
    case Operation::magnitude:
        return ofNumber(values, [](double x) { return magnitude(x); });
    case Operation::less:
        return ofNumbers(values, [](double a, double b) { return a < b; });
    case Operation::lessOrEqual:
        return ofNumbers(values, [](double a, double b) { return a <= b; });
    case Operation::greater:
        return ofNumbers(values, [](double a, double b) { return a > b; });
    case Operation::greaterOrEqual:
        return ofNumbers(values, [](double a, double b) { return a >= b; });
    case Operation::equal:
    case Operation::unequal:
        if (values.size() != 2 || values[0].index() != values[1].index())
            return {};
        return (values[0] == values[1]) == (operation == Operation::equal);
    case Operation::both:
        return ofTypes<bool, bool>(values, [](bool a, bool b) { return a && b; });
    case Operation::either:
        return ofTypes<bool, bool>(values, [](bool a, bool b) { return a || b; });
    case Operation::isNot:
        return ofTypes<bool>(values, [](bool a) { return !a; });
    case Operation::memberX:
        return ofArrow(values, [](Vec2 v) { return v.x; });
    case Operation::memberY:
        return ofArrow(values, [](Vec2 v) { return v.y; });
    case Operation::choose:
        if (values.size() != 3 || !as<bool>(values[0]))
            return {};
        return std::get<bool>(values[0]) ? values[1] : values[2];
    case Operation::smaller:
        return ofNumbers(values, [](double a, double b) { return smaller(a, b); });
    case Operation::larger:
        return ofNumbers(values, [](double a, double b) { return larger(a, b); });
    case Operation::root:
        return ofNumber(values, [](double x) { return squareRoot(x); });
    case Operation::floor:
        return ofNumber(values, [](double x) { return floorOf(x); });
    case Operation::clamp:
        return ofTypes<double, double, double>(values, [](double x, double least, double most) {
            return smaller(larger(x, least), most);
        });
    case Operation::lerp:
        return lerp(values);
    case Operation::sine:
        return ofNumber(values, [](double degrees) { return sineCosine(degrees).sine; });
    case Operation::cosine:
        return ofNumber(values, [](double degrees) { return sineCosine(degrees).cosine; });
    case Operation::modulo:
        return ofNumbers(values,
                         [](double a, double b) { return b == 0 ? 0.0 : a - b * floorOf(a / b); });
    case Operation::length:
        return ofArrow(values, [](Vec2 v) { return length(v); });
    case Operation::distance:
        return ofTypes<Vec2, Vec2>(values, [](Vec2 a, Vec2 b) { return length(a - b); });
    case Operation::dot:
        return ofTypes<Vec2, Vec2>(values, [](Vec2 a, Vec2 b) { return dot(a, b); });
    case Operation::unit:
        return ofArrow(values, [](Vec2 v) { return unit(v); });
    case Operation::truncate:
        return ofTypes<Vec2, double>(values, [](Vec2 v, double most) { return truncate(v, most); });
    case Operation::turnLeft:
        return ofArrow(values, [](Vec2 v) { return turnLeft(v); });
    case Operation::direction:
        return ofNumber(values, [](double degrees) { return direction(degrees); });
    case Operation::angle:
        return ofArrow(values, [](Vec2 v) { return angleOf(v); });
    case Operation::place:
        return ofNumbers(values, [](double x, double y) { return Vec2{x, y}; });
    case Operation::value:
    case Operation::symbol:
        break;
    }
    return {};
}

} // namespace

std::optional<TermValue> ExpressionTerm::evaluate(const TermValues& known) const {
    if (operation == Operation::value)
        return value;
    if (operation == Operation::symbol) {
        auto found = known.find(symbol);
        if (found == known.end())
            found = known.find(symbolNamed(symbol));
        return found == known.end() ? std::nullopt : Outcome(found->second);
    }
    Values values;
    for (const TermNode& each : arguments) {
        Outcome part = each->evaluate(known);
        if (!part)
            return {};
        values.push_back(std::move(*part));
    }
    return outcomeOf(operation, values);
}

std::string_view symbolNamed(std::string_view name) {
    using namespace std::string_view_literals;
    static constexpr std::array aliases{
        std::pair{"max_velocity"sv, "maxSpeed"sv}, std::pair{"MAX_VELOCITY"sv, "maxSpeed"sv},
        std::pair{"maxVelocity"sv, "maxSpeed"sv},  std::pair{"max_speed"sv, "maxSpeed"sv},
        std::pair{"MAX_SPEED"sv, "maxSpeed"sv},    std::pair{"max_force"sv, "maxForce"sv},
        std::pair{"MAX_FORCE"sv, "maxForce"sv},    std::pair{"response_time"sv, "responseTime"sv},
        std::pair{"t'"sv, "responseTime"sv}};
    for (const auto& [alias, symbol] : aliases)
        if (alias == name)
            return symbol;
    return name;
}

std::optional<Expression> Expression::parse(std::string_view text) {
    if (text.size() > longestTerm)
        return {};
    const std::vector<ExpressionToken> tokens = expressionTokens(text, false);
    ExpressionParser parser(tokens);
    Expression result;
    result.m_root = parser.term();
    if (!result.m_root || !parser.isAtEnd())
        return {};
    std::size_t end = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const ExpressionToken& token = tokens[i];
        const auto next = [&](std::size_t count) {
            return i + count < tokens.size() ? tokens[i + count].text : std::string_view();
        };
        if (token.offset > end)
            result.m_pieces.push_back({std::string(token.offset - end, ' ')});
        end = token.span().end();
        const bool isWord = token.text == "and" || token.text == "or" || token.text == "not";
        const bool isMember = i > 0 && tokens[i - 1].text == ".";
        if (token.kind != ExpressionToken::Kind::name || next(1) == "(" || isWord || isMember) {
            result.m_pieces.push_back({std::string(token.text)});
            continue;
        }
        std::string symbol(token.text);
        if (next(1) == "." && (next(2) == "velocity" || next(2) == "position")) {
            symbol += next(2) == "velocity" ? "Velocity" : "";
            end = tokens[i + 2].span().end();
            i += 2;
        }
        result.m_pieces.push_back(
            {std::string(text.substr(token.offset, end - token.offset)), symbol});
        result.m_symbols.push_back(std::move(symbol));
    }
    return result;
}

std::optional<TermValue> Expression::evaluate(const TermValues& known) const {
    return m_root ? m_root->evaluate(known) : std::nullopt;
}

std::string
Expression::written(const std::function<std::string(const std::string&)>& textOf) const {
    std::string text;
    for (const Piece& piece : m_pieces) {
        const std::string value = piece.symbol.empty() ? std::string() : textOf(piece.symbol);
        text += value.empty() ? piece.text : value;
    }
    return text;
}

} // namespace tiller
