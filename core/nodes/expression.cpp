#include "core/nodes/expression.h"

#include "core/base/angle.h"
#include "core/base/lattice.h"
#include "core/base/number_text.h"

#include <array>
#include <limits>

namespace tiller {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

using Values = std::vector<TermValue>;
using Outcome = std::optional<TermValue>;
using Function = Outcome (*)(const Values&);

template <class T>
const T* as(const TermValue& value) {
    return std::get_if<T>(&value);
}

template <class... Types>
bool are(const Values& values) {
    if (values.size() != sizeof...(Types))
        return false;
    std::size_t i = 0;
    return (as<Types>(values[i++]) && ...);
}

double number(const Values& values, std::size_t i) {
    return std::get<double>(values[i]);
}

Vec2 arrow(const Values& values, std::size_t i) {
    return std::get<Vec2>(values[i]);
}

template <auto operation>
Outcome ofNumbers(const Values& values) {
    if (!are<double, double>(values))
        return {};
    return operation(number(values, 0), number(values, 1));
}

Outcome add(const Values& values) {
    if (are<Vec2, Vec2>(values))
        return arrow(values, 0) + arrow(values, 1);
    return ofNumbers<[](double a, double b) { return a + b; }>(values);
}

Outcome subtract(const Values& values) {
    if (are<Vec2, Vec2>(values))
        return arrow(values, 0) - arrow(values, 1);
    return ofNumbers<[](double a, double b) { return a - b; }>(values);
}

Outcome multiply(const Values& values) {
    if (are<Vec2, double>(values))
        return arrow(values, 0) * number(values, 1);
    if (are<double, Vec2>(values))
        return arrow(values, 1) * number(values, 0);
    return ofNumbers<[](double a, double b) { return a * b; }>(values);
}

Outcome divide(const Values& values) {
    if (are<Vec2, double>(values))
        return number(values, 1) == 0 ? Vec2{} : arrow(values, 0) / number(values, 1);
    return ofNumbers<[](double a, double b) { return b == 0 ? infinite : a / b; }>(values);
}

Outcome power(const Values& values) {
    if (!are<double, double>(values) || number(values, 1) != floorOf(number(values, 1)) ||
        number(values, 1) < 0 || number(values, 1) > 8)
        return {};
    double result = 1;
    for (double left = number(values, 1); left > 0; --left)
        result *= number(values, 0);
    return result;
}

Outcome negate(const Values& values) {
    if (are<Vec2>(values))
        return arrow(values, 0) * -1;
    return are<double>(values) ? Outcome(-number(values, 0)) : std::nullopt;
}

Outcome sizeOf(const Values& values) {
    if (are<Vec2>(values))
        return length(arrow(values, 0));
    return are<double>(values) ? Outcome(magnitude(number(values, 0))) : std::nullopt;
}

Outcome isEqual(const Values& values) {
    return values.size() == 2 && values[0].index() == values[1].index()
               ? Outcome(values[0] == values[1])
               : std::nullopt;
}

template <auto operation>
Outcome ofFlags(const Values& values) {
    if (!are<bool, bool>(values))
        return {};
    return operation(std::get<bool>(values[0]), std::get<bool>(values[1]));
}

Outcome isNot(const Values& values) {
    return are<bool>(values) ? Outcome(!std::get<bool>(values[0])) : std::nullopt;
}

Outcome choose(const Values& values) {
    if (values.size() != 3 || !as<bool>(values[0]))
        return {};
    return std::get<bool>(values[0]) ? values[1] : values[2];
}

template <auto operation>
Outcome ofArrow(const Values& values) {
    return are<Vec2>(values) ? Outcome(operation(arrow(values, 0))) : std::nullopt;
}

template <auto operation>
Outcome ofNumber(const Values& values) {
    return are<double>(values) ? Outcome(operation(number(values, 0))) : std::nullopt;
}

Outcome shorten(const Values& values) {
    return are<Vec2, double>(values) ? Outcome(truncate(arrow(values, 0), number(values, 1)))
                                     : std::nullopt;
}

Outcome product(const Values& values) {
    return are<Vec2, Vec2>(values) ? Outcome(dot(arrow(values, 0), arrow(values, 1)))
                                   : std::nullopt;
}

Outcome place(const Values& values) {
    return are<double, double>(values) ? Outcome(Vec2{number(values, 0), number(values, 1)})
                                       : std::nullopt;
}

Function functionNamed(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, Function>, 12> functions{{
        {"unit", ofArrow<[](Vec2 v) { return unit(v); }>},
        {"leftOf", ofArrow<[](Vec2 v) { return turnLeft(v); }>},
        {"direction", ofNumber<[](double degrees) { return direction(degrees); }>},
        {"cos", ofNumber<[](double degrees) { return sineCosine(degrees).cosine; }>},
        {"sqrt", ofNumber<[](double x) { return squareRoot(x); }>},
        {"min", ofNumbers<[](double a, double b) { return smaller(a, b); }>},
        {"max", ofNumbers<[](double a, double b) { return larger(a, b); }>},
        {"modulo",
         ofNumbers<[](double a, double b) { return b == 0 ? 0.0 : a - b * floorOf(a / b); }>},
        {"truncate", shorten},
        {"dot", product},
        {"at", place},
        {"if", choose},
    }};
    for (const auto& [known, function] : functions)
        if (known == name)
            return function;
    return nullptr;
}

struct Token {
    enum class Kind { number, text, name, sign, end };
    Kind kind = Kind::end;
    std::string_view text;
    std::string_view blanksBefore;
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

} // namespace

/// A function and its arguments; or, without a function, a symbol or a value.
struct Expression::Term {
    Function function = nullptr;
    std::vector<std::shared_ptr<const Term>> arguments = {};
    std::string symbol = {};
    TermValue value = {};

    [[nodiscard]] Outcome evaluate(const TermValues& known) const {
        if (function) {
            Values values;
            for (const auto& each : arguments) {
                Outcome part = each->evaluate(known);
                if (!part)
                    return {};
                values.push_back(std::move(*part));
            }
            return function(values);
        }
        if (symbol.empty())
            return value;
        const auto found = known.find(symbol);
        return found == known.end() ? std::nullopt : Outcome(found->second);
    }
};

namespace {

using Node = std::shared_ptr<const Expression::Term>;

Node call(Function function, std::vector<Node> arguments) {
    return std::make_shared<const Expression::Term>(
        Expression::Term{.function = function, .arguments = std::move(arguments)});
}

/// A recursive descent parser. A null node means that the text is no term.
class Parser {
public:
    explicit Parser(std::string_view text) : m_rest(text) { next(); }

    Node whole() {
        Node root = either();
        return m_token.kind == Token::Kind::end ? root : nullptr;
    }

    std::vector<Token> read; ///< in order; the last one is the end

private:
    void next() {
        if (m_token.kind != Token::Kind::end || !m_token.text.empty())
            read.push_back(m_token);
        std::size_t blanks = 0;
        while (blanks < m_rest.size() && m_rest[blanks] == ' ')
            ++blanks;
        const std::string_view before = m_rest.substr(0, blanks);
        m_rest.remove_prefix(blanks);
        const auto [kind, size] = measure();
        m_token = {kind, m_rest.substr(0, size), before};
        m_rest.remove_prefix(size);
    }

    [[nodiscard]] std::pair<Token::Kind, std::size_t> measure() const {
        std::size_t size = 0;
        const auto span = [&](auto&& belongs) {
            while (size < m_rest.size() && belongs(m_rest[size]))
                ++size;
            return size;
        };
        if (m_rest.empty())
            return {Token::Kind::end, 0};
        const char first = m_rest.front();
        if (isDigit(first))
            return {Token::Kind::number, span([](char c) { return isDigit(c) || c == '.'; })};
        if (isLetter(first))
            return {Token::Kind::name,
                    span([](char c) { return isLetter(c) || isDigit(c) || c == '\''; })};
        if (first == '"') {
            const auto close = m_rest.find('"', 1);
            return {Token::Kind::text, close == std::string_view::npos ? 1 : close + 1};
        }
        const bool isPair = m_rest.size() > 1 && m_rest[1] == '=' && (first == '<' || first == '>');
        return {Token::Kind::sign, isPair ? 2U : 1U};
    }

    bool take(std::string_view text) {
        if (m_token.text != text || m_token.kind == Token::Kind::text)
            return false;
        next();
        return true;
    }

    /// Parts of higher precedence, joined by some signs, from the left.
    template <class Part, std::size_t count>
    Node joined(Part part, const std::array<std::pair<std::string_view, Function>, count>& signs) {
        Node left = (this->*part)();
        for (bool more = true; left && more;) {
            more = false;
            for (const auto& [sign, function] : signs)
                if (take(sign)) {
                    Node right = (this->*part)();
                    left = right ? call(function, {left, right}) : nullptr;
                    more = left != nullptr;
                    break;
                }
        }
        return left;
    }

    Node either() {
        static constexpr std::array<std::pair<std::string_view, Function>, 1> signs{
            {{"or", ofFlags<[](bool a, bool b) { return a || b; }>}}};
        return joined(&Parser::both, signs);
    }

    Node both() {
        static constexpr std::array<std::pair<std::string_view, Function>, 1> signs{
            {{"and", ofFlags<[](bool a, bool b) { return a && b; }>}}};
        return joined(&Parser::comparison, signs);
    }

    /// a < b <= c holds if both comparisons hold.
    Node comparison() {
        static constexpr std::array<std::pair<std::string_view, Function>, 5> signs{
            {{"<=", ofNumbers<[](double a, double b) { return a <= b; }>},
             {">=", ofNumbers<[](double a, double b) { return (a >= b); }>},
             {"<", ofNumbers<[](double a, double b) { return a < b; }>},
             {">", ofNumbers<[](double a, double b) { return (a > b); }>},
             {"=", isEqual}}};
        Node left = sum();
        Node all;
        for (bool more = true; left && more;) {
            more = false;
            for (const auto& [sign, function] : signs) {
                if (!take(sign))
                    continue;
                Node right = sum();
                if (!right)
                    return nullptr;
                Node holds = call(function, {left, right});
                all = all ? call(ofFlags<[](bool a, bool b) { return a && b; }>, {all, holds})
                          : holds;
                left = right;
                more = true;
                break;
            }
        }
        return all && left ? all : left;
    }

    Node sum() {
        static constexpr std::array<std::pair<std::string_view, Function>, 2> signs{
            {{"+", add}, {"-", subtract}}};
        return joined(&Parser::product, signs);
    }

    Node product() {
        static constexpr std::array<std::pair<std::string_view, Function>, 2> signs{
            {{"*", multiply}, {"/", divide}}};
        return joined(&Parser::factor, signs);
    }

    Node factor() {
        if (take("-")) {
            Node operand = factor();
            return operand ? call(negate, {operand}) : nullptr;
        }
        if (take("not")) {
            Node operand = comparison();
            return operand ? call(isNot, {operand}) : nullptr;
        }
        static constexpr std::array<std::pair<std::string_view, Function>, 1> signs{{{"^", power}}};
        return joined(&Parser::atom, signs);
    }

    Node atom() {
        const Token token = m_token;
        switch (token.kind) {
        case Token::Kind::number:
            return numberIn(token);
        case Token::Kind::text:
            next();
            return token.text.size() < 2
                       ? nullptr
                       : constant(std::string(token.text.substr(1, token.text.size() - 2)));
        case Token::Kind::name:
            next();
            return take("(") ? callOf(token) : symbol(token);
        case Token::Kind::sign:
            return enclosed();
        case Token::Kind::end:
            break;
        }
        return nullptr;
    }

    Node numberIn(const Token& token) {
        double value = 0;
        const char* end = token.text.data() + token.text.size();
        const bool whole = readNumber(token.text.data(), end, value).ptr == end;
        next();
        return whole ? constant(value) : nullptr;
    }

    static Node constant(TermValue value) {
        return std::make_shared<const Expression::Term>(
            Expression::Term{.value = std::move(value)});
    }

    static Node symbol(const Token& token) {
        return std::make_shared<const Expression::Term>(
            Expression::Term{.symbol = std::string(token.text)});
    }

    Node callOf(const Token& name) {
        const Function function = functionNamed(name.text);
        std::vector<Node> arguments;
        do {
            arguments.push_back(either());
            if (!arguments.back())
                return nullptr;
        } while (take(","));
        return function && take(")") ? call(function, std::move(arguments)) : nullptr;
    }

    Node enclosed() {
        if (take("(")) {
            Node inside = either();
            return inside && take(")") ? inside : nullptr;
        }
        if (take("|")) {
            Node inside = sum();
            return inside && take("|") ? call(sizeOf, {inside}) : nullptr;
        }
        return nullptr;
    }

    std::string_view m_rest;
    Token m_token;
};

} // namespace

std::optional<Expression> Expression::parse(std::string_view text) {
    if (text.size() > longestTerm)
        return {};
    Parser parser(text);
    Expression result;
    result.m_root = parser.whole();
    if (!result.m_root)
        return {};
    for (std::size_t i = 0; i < parser.read.size(); ++i) {
        const Token& token = parser.read[i];
        const bool isCall = i + 1 < parser.read.size() && parser.read[i + 1].text == "(";
        const bool isWord = token.text == "and" || token.text == "or" || token.text == "not";
        const bool isSymbol = token.kind == Token::Kind::name && !isCall && !isWord;
        if (!token.blanksBefore.empty())
            result.m_pieces.push_back({std::string(token.blanksBefore), false});
        result.m_pieces.push_back({std::string(token.text), isSymbol});
        if (isSymbol)
            result.m_symbols.emplace_back(token.text);
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
        const std::string value = piece.isSymbol ? textOf(piece.text) : std::string();
        text += value.empty() ? piece.text : value;
    }
    return text;
}

} // namespace tiller
