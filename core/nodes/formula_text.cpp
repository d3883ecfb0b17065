#include "core/nodes/formula_text.h"

#include "core/base/suggestion.h"

#include <algorithm>
#include <array>
#include <set>

namespace tiller {

namespace {

using Kind = ExpressionToken::Kind;

constexpr std::size_t mostProblems = 50;

using Type = FormulaType;
using Slot = FormulaSlot;

constexpr Slot inputOf(char letter) {
    return static_cast<Slot>(static_cast<int>(Slot::inputA) + (letter - 'a'));
}

constexpr FormulaSymbolText symbolTexts[] = {
    {"target", "target.position", Type::arrow, Slot::targetX,
     "The place of the target, on the short way to it."},
    {"targetVelocity", "target.velocity", Type::arrow, Slot::targetVelocityX,
     "The velocity of the target; zero for a place."},
    {"other", "other.position", Type::arrow, Slot::otherX, "The place of the target at Other."},
    {"otherVelocity", "other.velocity", Type::arrow, Slot::otherVelocityX, "Its velocity."},
    {"third", "third.position", Type::arrow, Slot::thirdX, "The place of the target at Third."},
    {"thirdVelocity", "third.velocity", Type::arrow, Slot::thirdVelocityX, "Its velocity."},
    {"position", "", Type::arrow, Slot::positionX, "Where the agent is."},
    {"velocity", "", Type::arrow, Slot::velocityX, "How it moves, in units per time."},
    {"heading", "", Type::arrow, Slot::headingX, "The direction of its motion, with length 1."},
    {"speed", "", Type::number, Slot::velocityX, "|velocity|."},
    {"maxSpeed", "max_speed, max_velocity, maxVelocity, MAX_SPEED, MAX_VELOCITY", Type::number,
     Slot::maxSpeed, "The most that its speed may be."},
    {"maxForce", "max_force, MAX_FORCE", Type::number, Slot::maxForce,
     "The most that its force may be."},
    {"mass", "", Type::number, Slot::mass, "Its mass."},
    {"radius", "bodyRadius", Type::number, Slot::radius, "The radius of its body."},
    {"response", "", Type::number, Slot::response,
     "1 / responseTime: (desired - velocity) * response gives the force toward a "
     "velocity."},
    {"responseTime", "response_time, t'", Type::number, Slot::response,
     "The time in which it takes on a velocity, at least a tick."},
    {"tick", "", Type::number, Slot::tick, "How much time passes in one tick."},
    {"time", "", Type::number, Slot::time, "The time since the start."},
    {"a", "", Type::number, inputOf('a'), "The number at the input A."},
    {"b", "", Type::number, inputOf('b'), "The number at the input B."},
    {"c", "", Type::number, inputOf('c'), "The number at the input C."},
    {"d", "", Type::number, inputOf('d'), "The number at the input D."},
    {"e", "", Type::number, inputOf('e'), "The number at the input E, of a Formula."},
    {"f", "", Type::number, inputOf('f'), "The number at the input F, of a Formula."},
};

bool isIn(std::string_view list, std::string_view name) {
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find(", ", begin), list.size());
        if (list.substr(begin, end - begin) == name)
            return true;
        begin = end + 2;
    }
    return false;
}

bool isAssignment(std::string_view sign) {
    return sign == "=" || sign == "+=" || sign == "-=" || sign == "*=" || sign == "/=";
}

bool isOperator(std::string_view word) {
    return word == "and" || word == "or" || word == "not";
}

bool isDeclaration(std::string_view word) {
    return word == "var" || word == "let" || word == "const";
}

/// The text between two tokens, in one line and without comments.
std::string textBetween(std::string_view text, std::span<const ExpressionToken> tokens) {
    std::string line;
    std::size_t end = tokens.empty() ? 0 : tokens.front().offset;
    for (const ExpressionToken& token : tokens) {
        if (token.kind == Kind::comment || token.kind == Kind::lineEnd)
            continue;
        const bool isNext = token.offset == end;
        if (!line.empty() && !isNext)
            line += ' ';
        line += text.substr(token.offset, token.text.size());
        end = token.span().end();
    }
    return line;
}

class LineReader {
public:
    LineReader(std::string_view text, FormulaGives gives)
        : m_text(text)
        , m_gives(gives)
        , m_tokens(expressionTokens(text, true))
        , m_parser(m_tokens) {}

    FormulaText run() {
        while (!m_parser.isAtEnd() && m_read.problems.size() < mostProblems) {
            if (m_parser.token().kind == Kind::lineEnd)
                m_parser.next();
            else
                readLine();
        }
        if (m_read.lines.empty() && m_read.problems.empty())
            m_read.problems.push_back(
                problemIn(m_text, {{0, 0}, say("The formula is empty.") + exampleLine()}));
        findResult();
        return std::move(m_read);
    }

private:
    [[nodiscard]] std::string exampleLine() const {
        return " " + say("Write a line such as %1.",
                         {m_gives == FormulaGives::force ? "force = (target - position) * response"
                                                         : "number = a * 2"});
    }

    void report(TextProblem problem) {
        m_read.problems.push_back(problemIn(m_text, std::move(problem)));
    }

    void readLine() {
        m_parser.problem.reset();
        if (m_parser.token().kind == Kind::name && isDeclaration(m_parser.token().text))
            m_parser.next();
        FormulaLine line{.at = m_parser.token().span()};
        line.nameAt = line.at;
        std::string_view sign;
        if (m_parser.token().kind == Kind::name && isAssignment(m_parser.ahead().text)) {
            line.name = m_parser.token().text;
            m_parser.next();
            sign = m_parser.token().text;
            m_parser.next();
        }
        const std::size_t begin = m_parser.index();
        line.term = m_parser.term();
        if (line.term && line.name.empty() && setsMember(*line.term)) {
            report({line.term->at, say("A part of an arrow cannot be set. Make a new arrow: name = "
                                       "at(x, y).")});
            return;
        }
        const bool isWhole =
            line.term && (m_parser.isAtEnd() || m_parser.token().kind == Kind::lineEnd);
        if (!isWhole) {
            report(line.term ? m_parser.unexpected() : *m_parser.problem);
            m_read.broken.push_back(line.name);
            m_parser.skipLine();
            return;
        }
        line.text =
            textBetween(m_text, std::span(m_tokens).subspan(begin, m_parser.index() - begin));
        line.at.length = line.term->at.end() - line.at.offset;
        line.line = problemIn(m_text, {line.at, {}}).line;
        if (sign.size() == 2 && !isOperator(line.name)) // that is a problem of its own
            expand(line, sign.front());
        if (line.term)
            m_read.lines.push_back(std::move(line));
        else
            report(*m_parser.problem);
    }

    /// v.x = 3 is read as a comparison.
    static bool setsMember(const ExpressionTerm& term) {
        const auto isMember = [](const ExpressionTerm& of) {
            return of.operation == Operation::memberX || of.operation == Operation::memberY ||
                   of.operation == Operation::length;
        };
        return term.operation == Operation::equal && isMember(*term.arguments[0]);
    }

    /// x += a becomes x + (a).
    void expand(FormulaLine& line, char sign) {
        const Operation operation = sign == '+'   ? Operation::add
                                    : sign == '-' ? Operation::subtract
                                    : sign == '*' ? Operation::multiply
                                                  : Operation::divide;
        const auto name = std::make_shared<const ExpressionTerm>(
            ExpressionTerm{.operation = Operation::symbol, .symbol = line.name, .at = line.nameAt});
        line.term = m_parser.combined(operation, name, line.term);
        line.text = line.name + " " + sign + " (" + line.text + ")";
    }

    void findResult() {
        std::vector<FormulaLine>& lines = m_read.lines;
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            if (lines[i].name.empty())
                report({lines[i].at, say("Only the last line may have no name. Write name = before "
                                         "it, or remove it.")});
        const auto last = [&](auto&& fits) {
            for (std::size_t i = lines.size(); i-- > 0 && !m_read.result;)
                if (fits(lines[i].name))
                    m_read.result = i;
        };
        if (!lines.empty() && lines.back().name.empty())
            m_read.result = lines.size() - 1;
        const bool isForce = m_gives == FormulaGives::force;
        last([&](const std::string& name) {
            return isForce ? name == "force" || name == "steering" : name == "number";
        });
        last([&](const std::string& name) {
            return isForce && (name == "desired" || name == "desired_velocity");
        });
        last([](const std::string& name) { return name != "active"; });
        if (!m_read.result) {
            if (!lines.empty() && m_read.broken.empty())
                report({lines.back().at, (isForce ? say("The formula has no force.")
                                                  : say("The formula has no number.")) +
                                             exampleLine()});
            return;
        }
        const std::string& name = lines[*m_read.result].name;
        if (isForce && (name == "desired" || name == "desired_velocity"))
            m_read.meaning = FormulaResult::velocity;
    }

    std::string_view m_text;
    FormulaGives m_gives;
    std::vector<ExpressionToken> m_tokens;
    ExpressionParser m_parser;
    FormulaText m_read;
};

} // namespace

std::string toString(FormulaType type) {
    return type == FormulaType::number  ? say("a number")
           : type == FormulaType::arrow ? say("an arrow")
                                        : say("a condition");
}

std::span<const FormulaSymbolText> formulaSymbols() {
    return symbolTexts;
}

const FormulaSymbolText* findFormulaSymbol(std::string_view name) {
    const auto found = std::ranges::find_if(symbolTexts, [&](const FormulaSymbolText& each) {
        return each.name == name || isIn(each.others, name);
    });
    return found == std::end(symbolTexts) ? nullptr : &*found;
}

FormulaGives formulaGives(const NodeType& type) {
    return type.output()->type == PortType::number ? FormulaGives::number : FormulaGives::force;
}

bool isKnownTo(FormulaGives gives, std::string_view symbol) {
    if (gives == FormulaGives::force)
        return symbol != "e" && symbol != "f";
    return !symbol.starts_with("target") && !symbol.starts_with("other") &&
           !symbol.starts_with("third");
}

const std::vector<FormulaWord>& formulaWords() {
    static const std::vector<FormulaWord> words = [] {
        std::vector<FormulaWord> all;
        for (const FormulaSymbolText& symbol : symbolTexts)
            all.push_back({FormulaWord::Kind::symbol, symbol.name, {}, symbol.others, symbol.help});
        for (const ExpressionFunction& function : expressionFunctions())
            all.push_back({FormulaWord::Kind::function,
                           function.name,
                           function.arguments,
                           {},
                           function.help});
        for (const auto& [word, others, help] :
             {std::tuple("and", "", "Both conditions hold."),
              std::tuple("or", "", "At least one of two conditions holds."),
              std::tuple("not", "", "The condition does not hold."),
              std::tuple("let", "var, const", "May stand before a name; it changes nothing.")})
            all.push_back({FormulaWord::Kind::word, word, {}, others, help});
        return all;
    }();
    return words;
}

FormulaProblem problemIn(std::string_view text, TextProblem problem) {
    FormulaProblem found;
    static_cast<TextProblem&>(found) = std::move(problem);
    const std::string_view before = text.substr(0, std::min(found.at.offset, text.size()));
    found.line = 1 + static_cast<int>(std::ranges::count(before, '\n'));
    const std::size_t begin = before.rfind('\n') + 1; // npos + 1 is 0
    found.column = 1 + static_cast<int>(before.size() - begin);
    return found;
}

std::string FormulaProblem::sentence() const {
    return say("Line %1, column %2: %3", {std::to_string(line), std::to_string(column), text});
}

FormulaText readFormula(std::string_view text, FormulaGives gives) {
    if (text.size() > FormulaText::longest) {
        FormulaText read;
        read.problems.push_back(
            problemIn(text, {{FormulaText::longest, text.size() - FormulaText::longest},
                             say("The formula has more than 4,000 characters. Shorten it.")}));
        return read;
    }
    return LineReader(text, gives).run();
}

std::vector<FormulaToken> formulaTokens(std::string_view text) {
    const std::vector<ExpressionToken> tokens = expressionTokens(text, true);
    std::set<std::string_view> own;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
        if (tokens[i].kind == Kind::name && isAssignment(tokens[i + 1].text))
            own.insert(tokens[i].text);
    const auto kindOf = [&](std::size_t i) {
        using To = FormulaToken::Kind;
        const std::string_view word = tokens[i].text;
        switch (tokens[i].kind) {
        case Kind::comment:
            return To::comment;
        case Kind::number:
            return To::number;
        case Kind::name:
            break;
        case Kind::sign:
            return std::string_view("+-*/^=<>()|,.").find(word.front()) != std::string_view::npos ||
                           word == "!="
                       ? To::op
                       : To::error;
        case Kind::lineEnd:
            return To::op;
        default:
            return To::error;
        }
        if (isOperator(word) || isDeclaration(word))
            return To::op;
        if (tokens[i + 1].text == "(")
            return findExpressionFunction(word) ? To::function : To::error;
        if (i > 0 && tokens[i - 1].text == ".")
            return word == "x" || word == "y" || word == "length" || word == "velocity" ||
                           word == "position"
                       ? To::symbol
                       : To::error;
        return own.contains(word) ? To::ownName : findFormulaSymbol(word) ? To::symbol : To::error;
    };
    std::vector<FormulaToken> parts;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
        if (tokens[i].text != "\n")
            parts.push_back({tokens[i].span(), kindOf(i)});
    return parts;
}

std::vector<FormulaStep> formulaSteps(std::string_view text, FormulaGives gives) {
    const FormulaText read = readFormula(text, gives);
    const char* unnamed = gives == FormulaGives::force ? "force" : "number";
    std::vector<FormulaStep> steps;
    for (const FormulaLine& line : read.lines)
        steps.push_back({line.name.empty() ? unnamed : line.name, line.text});
    if (read.result && read.meaning == FormulaResult::velocity)
        steps.push_back({"force", "(" + read.lines[*read.result].name + " - velocity) * response"});
    return steps;
}

} // namespace tiller
