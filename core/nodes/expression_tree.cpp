#include "core/nodes/expression_tree.h"

#include "core/base/number_text.h"
#include "core/base/suggestion.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <system_error>

namespace tiller {

namespace {

using ReadToken = ExpressionToken;

constexpr std::array functions{
    ExpressionFunction{"if", "(c, a, b)", Operation::choose,
                       "a where the condition c holds, else b."},
    ExpressionFunction{"min", "(a, b)", Operation::smaller, "The smaller of two numbers."},
    ExpressionFunction{"max", "(a, b)", Operation::larger, "The larger of two numbers."},
    ExpressionFunction{"abs", "(x)", Operation::magnitude, "x without its sign."},
    ExpressionFunction{"sqrt", "(x)", Operation::root, "The square root of x."},
    ExpressionFunction{"floor", "(x)", Operation::floor, "The next whole number at or below x."},
    ExpressionFunction{"clamp", "(x, least, most)", Operation::clamp,
                       "x, but at least the first limit and at most the second."},
    ExpressionFunction{"lerp", "(a, b, share)", Operation::lerp,
                       "From a (share 0) to b (share 1), in a straight line."},
    ExpressionFunction{"sin", "(degrees)", Operation::sine, "The sine of an angle."},
    ExpressionFunction{"cos", "(degrees)", Operation::cosine, "The cosine of an angle."},
    ExpressionFunction{"modulo", "(a, b)", Operation::modulo,
                       "What is left of a after whole steps of b; 0 if b is 0."},
    ExpressionFunction{"length", "(v)", Operation::length, "The length of an arrow."},
    ExpressionFunction{"distance", "(a, b)", Operation::distance, "How far apart two places are."},
    ExpressionFunction{"dot", "(a, b)", Operation::dot, "The dot product: a.x * b.x + a.y * b.y."},
    ExpressionFunction{"normalize", "(v)", Operation::unit,
                       "v with length 1; the zero arrow stays zero."},
    ExpressionFunction{"unit", "(v)", Operation::unit,
                       "v with length 1; the zero arrow stays zero."},
    ExpressionFunction{"truncate", "(v, most)", Operation::truncate,
                       "v, shortened where it is longer than the limit."},
    ExpressionFunction{"perpendicular", "(v)", Operation::turnLeft,
                       "v turned by 90 degrees to the left, as seen."},
    ExpressionFunction{"leftOf", "(v)", Operation::turnLeft,
                       "v turned by 90 degrees to the left, as seen."},
    ExpressionFunction{"direction", "(degrees)", Operation::direction,
                       "The arrow of length 1 at an angle: 0 is right, 90 is up."},
    ExpressionFunction{"angle", "(v)", Operation::angle,
                       "The angle of an arrow in degrees, above -180 and up to 180."},
    ExpressionFunction{"at", "(x, y)", Operation::place, "The arrow, or the place, (x, y)."},
};

struct Sign {
    std::string_view text;
    Operation operation;
    ExpressionParser::Level level;
};

using Level = ExpressionParser::Level;

constexpr Sign signs[] = {
    {"or", Operation::either, Level::either},
    {"and", Operation::both, Level::both},
    {"<", Operation::less, Level::comparison},
    {"<=", Operation::lessOrEqual, Level::comparison},
    {">", Operation::greater, Level::comparison},
    {">=", Operation::greaterOrEqual, Level::comparison},
    {"=", Operation::equal, Level::comparison},
    {"==", Operation::equal, Level::comparison},
    {"!=", Operation::unequal, Level::comparison},
    {"+", Operation::add, Level::sum},
    {"-", Operation::subtract, Level::sum},
    {"*", Operation::multiply, Level::product},
    {"/", Operation::divide, Level::product},
    {"^", Operation::power, Level::power},
    {"-", Operation::negate, Level::none},
    {"not", Operation::isNot, Level::none},
    {"|x|", Operation::size, Level::none},
    {".x", Operation::memberX, Level::none},
    {".y", Operation::memberY, Level::none},
};

bool isDigitOf(char c) {
    return c >= '0' && c <= '9';
}

bool isLetterOf(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

std::size_t lengthWhile(std::string_view text, std::size_t from, auto&& belongs) {
    std::size_t end = from;
    while (end < text.size() && belongs(text[end]))
        ++end;
    return end - from;
}

/// Digits and points, then perhaps an exponent: 1.5, 2e-7.
std::size_t lengthOfNumber(std::string_view text) {
    std::size_t length = lengthWhile(text, 0, [](char c) { return isDigitOf(c) || c == '.'; });
    if (length == text.size() || (text[length] != 'e' && text[length] != 'E'))
        return length;
    std::size_t digits = length + 1;
    if (digits < text.size() && (text[digits] == '-' || text[digits] == '+'))
        ++digits;
    const std::size_t count = lengthWhile(text, digits, isDigitOf);
    return count > 0 ? digits + count : length;
}

std::pair<ReadToken::Kind, std::size_t> measureToken(std::string_view rest, bool hasLines) {
    using Kind = ReadToken::Kind;
    if (rest.empty())
        return {Kind::end, 0};
    const char first = rest.front();
    const char second = rest.size() > 1 ? rest[1] : '\0';
    if (isDigitOf(first) || (first == '.' && isDigitOf(second)))
        return {Kind::number, lengthOfNumber(rest)};
    if (isLetterOf(first))
        return {Kind::name, lengthWhile(rest, 0, [](char c) {
                    return isLetterOf(c) || isDigitOf(c) || c == '\'';
                })};
    if (first == '"') {
        const auto close = rest.find_first_of(hasLines ? "\"\n" : "\"", 1);
        const bool isClosed = close != std::string_view::npos && rest[close] == '"';
        return {Kind::text, isClosed ? close + 1 : 1};
    }
    if (hasLines && (first == '\n' || first == ';'))
        return {Kind::lineEnd, 1};
    if (hasLines && first == '/' && second == '/')
        return {Kind::comment, std::min(rest.find('\n'), rest.size())};
    constexpr std::string_view beforeEqual = "<>=!*+-/";
    if (second == '=' && beforeEqual.find(first) != std::string_view::npos)
        return {Kind::sign, 2};
    // A letter of another script is one sign.
    return {Kind::sign, 1 + lengthWhile(rest, 1, [first](char c) {
                            const bool isLong = (static_cast<unsigned char>(first) & 0xC0) == 0xC0;
                            return isLong && (static_cast<unsigned char>(c) & 0xC0) == 0x80;
                        })};
}

} // namespace

std::size_t ExpressionFunction::argumentCount() const {
    return 1 + static_cast<std::size_t>(std::ranges::count(arguments, ','));
}

std::span<const ExpressionFunction> expressionFunctions() {
    return functions;
}

const ExpressionFunction* findExpressionFunction(std::string_view name) {
    const auto found = std::ranges::find(functions, name, &ExpressionFunction::name);
    return found == functions.end() ? nullptr : &*found;
}

std::string_view nameOf(Operation operation) {
    const auto sign = std::ranges::find(signs, operation, &Sign::operation);
    return sign != std::end(signs)
               ? sign->text
               : std::ranges::find(functions, operation, &ExpressionFunction::operation)->name;
}

std::vector<ExpressionToken> expressionTokens(std::string_view text, bool hasLines) {
    std::vector<ExpressionToken> tokens;
    std::size_t offset = 0;
    do {
        offset += lengthWhile(text, offset, [hasLines](char c) {
            return c == ' ' || (hasLines && (c == '\t' || c == '\r'));
        });
        const auto [kind, size] = measureToken(text.substr(offset), hasLines);
        tokens.push_back({kind, text.substr(offset, size), offset});
        offset += size;
    } while (tokens.back().kind != ExpressionToken::Kind::end);
    return tokens;
}

/// One level of the grammar's nesting.
class ExpressionParser::Nesting {
public:
    explicit Nesting(ExpressionParser& parser, bool isBracket = false)
        : m_parser(parser), m_isBracket(isBracket) {
        ++m_parser.m_depth;
        m_parser.m_brackets += m_isBracket;
        m_parser.skip();
    }
    ~Nesting() {
        --m_parser.m_depth;
        m_parser.m_brackets -= m_isBracket;
    }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;

    [[nodiscard]] bool isTooDeep(TextSpan at) const {
        if (m_parser.m_depth <= deepest)
            return false;
        (void)m_parser.fail(at, say("This is nested more than 40 deep. Give a part a name of its "
                                    "own, on a line before."));
        return true;
    }

private:
    ExpressionParser& m_parser;
    bool m_isBracket;
};

/// Comments, and line breaks within brackets, separate like blanks.
void ExpressionParser::skip() {
    while (token().kind == Token::Kind::comment ||
           (m_brackets > 0 && token().kind == Token::Kind::lineEnd && token().text == "\n"))
        ++m_index;
}

void ExpressionParser::next() {
    const std::string_view text = token().text;
    m_end = token().span().end();
    m_continues = (token().kind == Token::Kind::sign && !text.ends_with('=')) || text == "and" ||
                  text == "or" || text == "not" || text == "<=" || text == ">=";
    if (!isAtEnd())
        ++m_index;
    skip();
}

const ExpressionToken& ExpressionParser::ahead() const {
    return m_tokens[std::min(m_index + 1, m_tokens.size() - 1)];
}

bool ExpressionParser::take(std::string_view text) {
    if (token().text != text || token().kind == Token::Kind::text || isAtEnd())
        return false;
    next();
    return true;
}

void ExpressionParser::skipLine() {
    while (!isAtEnd() && token().kind != Token::Kind::lineEnd)
        next();
}

TermNode ExpressionParser::fail(TextSpan at, std::string text, std::optional<std::string> instead) {
    if (!problem)
        problem = {at, std::move(text), std::move(instead)};
    return nullptr;
}

TextProblem ExpressionParser::unexpected() const {
    const std::string text(token().text);
    const TextSpan at = token().span();
    const auto isFollowedBy = [&](std::string_view sign) {
        return ahead().text == sign && ahead().offset == at.end();
    };
    if (text == "{" || text == "}")
        return {at, say("A formula has no braces. Write if(condition, a, b) for a choice.")};
    if (text == "&")
        return {isFollowedBy("&") ? TextSpan{at.offset, 2} : at, say("Write \"and\" here."), "and"};
    if (text == "|" && isFollowedBy("|"))
        return {{at.offset, 2}, say("Write \"or\" here."), "or"};
    if (text == "%")
        return {at, say("Write modulo(a, b) for what is left of a after whole steps of b.")};
    if (text == ",")
        return {at, say("A comma only separates the values of a function. Write numbers with a "
                        "point: 1.5.")};
    if (text == ")" || text == "]")
        return {at,
                say("\"%1\" has no bracket to close. Remove it, or add a \"(\" before.", {text})};
    if (text == "=" || text == "*=" || text == "+=" || text == "-=" || text == "/=")
        return {at, say("\"%1\" needs one name before it, and the line begins with that name: "
                        "speed = 5.",
                        {text})};
    if (token().kind == Token::Kind::sign)
        return {at, say("\"%1\" is not expected here. Remove it.", {text})};
    return {at, say("\"%1\" is not expected here. Write an operator such as * before it, or begin "
                    "a new line.",
                    {text})};
}

TermNode ExpressionParser::missing() {
    const std::string_view text = token().text;
    const TextSpan at = token().span();
    if (text == "!")
        return fail(at, say("Write \"not\" here."), "not");
    if (isAtEnd() || token().kind == Token::Kind::lineEnd)
        return fail({m_end, 0},
                    say("A value is missing at the end. Add one, or remove the operator "
                        "before it."));
    if (text == "{" || text == "}" || text == "&" || text == "%")
        return fail(unexpected().at, unexpected().text, unexpected().instead);
    if (text == "[")
        return fail(at, say("Write (x + y) for brackets, and at(x, y) for an arrow."));
    return fail(at, say("A value is missing before \"%1\". Write a number, a name or a function "
                        "there.",
                        {std::string(text)}));
}

TermNode ExpressionParser::call(Operation operation, std::vector<TermNode> arguments,
                                std::size_t begin) {
    if (++m_operations > most)
        return fail(
            {begin, m_end - begin},
            say("The formula has more than 200 operators and functions. Shorten it, or share it "
                "among two nodes."));
    return std::make_shared<const ExpressionTerm>(ExpressionTerm{
        .operation = operation, .arguments = std::move(arguments), .at = {begin, m_end - begin}});
}

/// Reads a sign of this precedence, if it is next.
std::optional<Operation> ExpressionParser::takeSign(Level level) {
    for (const Sign& sign : signs)
        if (sign.level == level && take(sign.text))
            return sign.operation;
    return {};
}

/// Parts of higher precedence, joined by some signs, from the left.
TermNode ExpressionParser::joined(Part part, Level level) {
    TermNode left = (this->*part)();
    while (const auto operation = left ? takeSign(level) : std::nullopt) {
        TermNode right = (this->*part)();
        left = right ? call(*operation, {left, right}, left->at.offset) : nullptr;
    }
    return left;
}

TermNode ExpressionParser::either() {
    return joined(&ExpressionParser::both, Level::either);
}

TermNode ExpressionParser::both() {
    return joined(&ExpressionParser::comparison, Level::both);
}

/// a < b <= c holds if both comparisons hold.
TermNode ExpressionParser::comparison() {
    TermNode left = sum();
    TermNode all;
    while (const auto operation = left ? takeSign(Level::comparison) : std::nullopt) {
        TermNode right = sum();
        if (!right)
            return nullptr;
        TermNode holds = call(*operation, {left, right}, left->at.offset);
        all = all ? call(Operation::both, {all, holds}, all->at.offset) : holds;
        left = right;
    }
    return all && left ? all : left;
}

TermNode ExpressionParser::sum() {
    return joined(&ExpressionParser::product, Level::sum);
}

TermNode ExpressionParser::product() {
    return joined(&ExpressionParser::factor, Level::product);
}

TermNode ExpressionParser::factor() {
    if (m_continues) // a line that ends in an operator goes on in the next one
        while (token().text == "\n") {
            ++m_index;
            skip();
        }
    const std::size_t begin = token().offset;
    const TextSpan sign = token().span();
    const bool isMinus = take("-");
    if (isMinus || take("not")) {
        const Nesting nesting(*this);
        if (nesting.isTooDeep(sign))
            return nullptr;
        TermNode operand = isMinus ? factor() : comparison();
        return operand ? call(isMinus ? Operation::negate : Operation::isNot, {operand}, begin)
                       : nullptr;
    }
    return joined(&ExpressionParser::member, Level::power);
}

TermNode ExpressionParser::member() {
    TermNode whole = atom();
    while (whole && token().text == "." && token().kind == Token::Kind::sign) {
        next();
        whole = memberOf(whole);
    }
    return whole;
}

TermNode ExpressionParser::memberOf(TermNode whole) {
    const std::size_t begin = whole->at.offset;
    const Token name = token();
    const auto find = [&](std::string_view member) { return name.text == member && take(member); };
    if (find("x"))
        return call(Operation::memberX, {whole}, begin);
    if (find("y"))
        return call(Operation::memberY, {whole}, begin);
    if (find("length")) {
        if (take("(") && !take(")"))
            return fail(token().span(), say("Write length(v) or v.length."));
        return call(Operation::length, {whole}, begin);
    }
    const bool isSymbol = whole->operation == Operation::symbol;
    if (isSymbol && find("position"))
        return whole;
    if (isSymbol && find("velocity"))
        return std::make_shared<const ExpressionTerm>(
            ExpressionTerm{.operation = Operation::symbol,
                           .symbol = whole->symbol + "Velocity",
                           .at = {begin, m_end - begin}});
    const std::string text(name.text);
    return fail(name.span(),
                say("\"%1\" is not a member. A value has .x, .y and .length; a target also has "
                    ".velocity.",
                    {text}) +
                    (findExpressionFunction(text)
                         ? " " + say("Write %1(...) as a function.", {text})
                         : ""));
}

TermNode ExpressionParser::atom() {
    const Token read = token();
    switch (read.kind) {
    case Token::Kind::number:
        return numberHere();
    case Token::Kind::text:
        next();
        if (read.text.size() < 2)
            return fail(read.span(), say("The quotation mark is not closed. Add a second one."));
        return std::make_shared<const ExpressionTerm>(ExpressionTerm{
            .value = std::string(read.text.substr(1, read.text.size() - 2)), .at = read.span()});
    case Token::Kind::name:
        if (read.text == "and" || read.text == "or")
            return missing();
        return ahead().text == "(" ? callHere() : symbolHere();
    case Token::Kind::sign:
        if (read.text == "(")
            return enclosed(")", &ExpressionParser::either);
        if (read.text == "|") {
            TermNode inside = enclosed("|", &ExpressionParser::sum);
            return inside ? call(Operation::size, {inside}, read.offset) : nullptr;
        }
        break;
    default:
        break;
    }
    return missing();
}

TermNode ExpressionParser::numberHere() {
    const Token read = token();
    const std::string text = (read.text.front() == '.' ? "0" : "") + std::string(read.text);
    double value = 0;
    const char* end = text.data() + text.size();
    next();
    const auto [rest, error] = readNumber(text.data(), end, value);
    if (rest != end)
        return fail(read.span(),
                    say("\"%1\" is not a number. Write it as 1.5.", {std::string(read.text)}));
    const std::size_t digit = text.find_first_of("123456789");
    const bool isZero = digit == std::string::npos || digit > text.find_first_of("eE");
    if (error != std::errc() || !std::isfinite(value) || (value == 0 && !isZero))
        return fail(read.span(), say("\"%1\" is beyond all numbers. Use one from 1e-300 to 1e300.",
                                     {std::string(read.text)}));
    return std::make_shared<const ExpressionTerm>(
        ExpressionTerm{.value = value, .at = read.span()});
}

TermNode ExpressionParser::symbolHere() {
    const Token read = token();
    next();
    return std::make_shared<const ExpressionTerm>(ExpressionTerm{
        .operation = Operation::symbol, .symbol = std::string(read.text), .at = read.span()});
}

TermNode ExpressionParser::callHere() {
    const Token name = token();
    const std::string text(name.text);
    const ExpressionFunction* function = findExpressionFunction(text);
    if (!function) {
        std::vector<std::string> known;
        for (const ExpressionFunction& each : functions)
            known.emplace_back(each.name);
        return fail(name.span(), say("\"%1\" is not a function.", {text}) + suggestion(text, known),
                    similarName(text, known));
    }
    const std::string usage = text + std::string(function->arguments);
    next();
    next(); // the bracket
    std::vector<TermNode> arguments;
    {
        const Nesting nesting(*this, true);
        if (nesting.isTooDeep(name.span()))
            return nullptr;
        do {
            if (arguments.empty() && token().text == ")")
                break;
            arguments.push_back(either());
            if (!arguments.back())
                return nullptr;
        } while (take(","));
        if (token().text != ")")
            return fail(isAtEnd() ? TextSpan{name.offset, m_end - name.offset} : token().span(),
                        say("A \")\" is missing: write %1.", {usage}));
    }
    next();
    const TextSpan whole{name.offset, m_end - name.offset};
    if (arguments.size() != function->argumentCount())
        return fail(whole,
                    sayCount(function->argumentCount(), "%1 takes %n value and gets %2: write %3.",
                             "%1 takes %n values and gets %2: write %3.",
                             {text, std::to_string(arguments.size()), usage}));
    return call(function->operation, std::move(arguments), name.offset);
}

/// @pre the next token opens the brackets
TermNode ExpressionParser::enclosed(std::string_view close, Part part) {
    const Token open = token();
    next();
    TermNode inside;
    {
        const Nesting nesting(*this, close == ")");
        if (nesting.isTooDeep(open.span()))
            return nullptr;
        inside = (this->*part)();
        if (!inside)
            return nullptr;
        if (token().text != close || token().kind != Token::Kind::sign)
            return fail(open.span(), say("The \"%1\" is not closed. Add a \"%2\".",
                                         {std::string(open.text), std::string(close)}));
    }
    next();
    return inside;
}

} // namespace tiller
