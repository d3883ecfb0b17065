#pragma once

#include "core/base/text.h"
#include "core/nodes/expression.h"

#include <span>

/// How the text of a term is read: tokens, a tree, and what is wrong. Descriptions
/// (core/nodes/expression.h) and the formulas that people write (core/nodes/formula_text.h) are one
/// language.
namespace tiller {

/// The nodes of a tree, in words of the language.
enum class Operation {
    value,
    symbol,
    add,
    subtract,
    multiply,
    divide,
    power,
    negate,
    size, ///< |a|
    less,
    lessOrEqual,
    greater,
    greaterOrEqual,
    equal,
    unequal,
    both,
    either,
    isNot,
    memberX,
    memberY,
    choose,
    smaller,
    larger,
    magnitude,
    root,
    floor,
    clamp,
    lerp,
    sine,
    cosine,
    modulo,
    length,
    distance,
    dot,
    unit,
    truncate,
    turnLeft,
    direction,
    angle,
    place,
};

/// A function of the language. Several names may stand for one operation.
struct ExpressionFunction {
    std::string_view name;
    std::string_view arguments; ///< their names: "(v, most)"
    Operation operation;
    HelpView help; ///< one sentence

    [[nodiscard]] std::size_t argumentCount() const;
};

[[nodiscard]] std::span<const ExpressionFunction> expressionFunctions();

/// Null if there is none with this name.
[[nodiscard]] const ExpressionFunction* findExpressionFunction(std::string_view name);

/// The sign, word or function that stands for an operation.
[[nodiscard]] std::string_view nameOf(Operation operation);

/// A part of a text, in bytes.
struct TextSpan {
    std::size_t offset = 0;
    std::size_t length = 0;

    [[nodiscard]] std::size_t end() const { return offset + length; }
    bool operator==(const TextSpan&) const = default;
};

struct ExpressionTerm;
using TermNode = std::shared_ptr<const ExpressionTerm>;

/// An operation and its arguments; or a symbol; or a value.
struct ExpressionTerm {
    Operation operation = Operation::value;
    std::vector<TermNode> arguments = {};
    std::string symbol = {};
    TermValue value = {};
    TextSpan at = {};

    [[nodiscard]] std::optional<TermValue> evaluate(const TermValues& known) const;
};

struct ExpressionToken {
    enum class Kind {
        number,
        text, ///< in quotes
        name,
        sign,
        comment,
        lineEnd, ///< a line break or a semicolon
        end,
    };

    Kind kind = Kind::end;
    std::string_view text;
    std::size_t offset = 0;

    [[nodiscard]] TextSpan span() const { return {offset, text.size()}; }
};

/// The tokens of a text; the last one is the end. @param hasLines it has line breaks, semicolons
/// and comments
[[nodiscard]] std::vector<ExpressionToken> expressionTokens(std::string_view text, bool hasLines);

/// What is wrong with a text, and where.
struct TextProblem {
    TextSpan at;
    std::string text; ///< what is wrong and how to fix it, in whole sentences
    std::optional<std::string> instead = {}; ///< a text that would be right at that place
};

/// A recursive descent parser. A null node means that there is a problem.
class ExpressionParser {
public:
    using Token = ExpressionToken;

    static constexpr std::size_t deepest = 40; ///< brackets, functions and signs in each other
    static constexpr std::size_t most = 200;   ///< operators and functions in all

    explicit ExpressionParser(std::span<const Token> tokens) : m_tokens(tokens) { skip(); }

    /// Signs of one precedence.
    enum class Level { either, both, comparison, sum, product, power, none };

    /// Reads a term, up to the first token that does not belong to it.
    [[nodiscard]] TermNode term() { return either(); }

    [[nodiscard]] const Token& token() const { return m_tokens[m_index]; }
    /// The token after the next one.
    [[nodiscard]] const Token& ahead() const;
    [[nodiscard]] bool isAtEnd() const { return token().kind == Token::Kind::end; }
    /// Reads a token if it is this sign or word.
    bool take(std::string_view text);
    void next();
    /// Reads up to the end of the line.
    void skipLine();
    [[nodiscard]] std::size_t index() const { return m_index; } ///< of the next token
    /// An operator between two terms; null, with a problem, if there are too many.
    [[nodiscard]] TermNode combined(Operation operation, TermNode left, TermNode right) {
        const std::size_t begin = left->at.offset;
        return call(operation, {std::move(left), std::move(right)}, begin);
    }
    /// The problem of a token that does not belong to the term before it.
    [[nodiscard]] TextProblem unexpected() const;

    std::optional<TextProblem> problem; ///< the first one

private:
    using Part = TermNode (ExpressionParser::*)();
    class Nesting;

    void skip();
    TermNode fail(TextSpan at, std::string text, std::optional<std::string> instead = {});
    TermNode call(Operation operation, std::vector<TermNode> arguments, std::size_t begin);
    std::optional<Operation> takeSign(Level level);
    TermNode joined(Part part, Level level);
    TermNode either();
    TermNode both();
    TermNode comparison();
    TermNode sum();
    TermNode product();
    TermNode factor();
    TermNode member();
    TermNode memberOf(TermNode whole);
    TermNode atom();
    TermNode numberHere();
    TermNode symbolHere();
    TermNode callHere();
    TermNode enclosed(std::string_view close, Part part);
    TermNode missing();

    std::span<const Token> m_tokens;
    std::size_t m_index = 0;
    std::size_t m_depth = 0;
    std::size_t m_brackets = 0; ///< open ones, within which line breaks count as blanks
    std::size_t m_operations = 0;
    std::size_t m_end = 0;    ///< of the last token that was read
    bool m_continues = false; ///< that token was an operator
};

} // namespace tiller
