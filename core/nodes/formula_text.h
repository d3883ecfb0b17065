#pragma once

#include "core/nodes/expression_tree.h"
#include "core/nodes/node_type.h"

#include <span>

/// The formulas that people write: lines of terms (core/nodes/expression.h). docs/formulas.md
/// describes the language.
namespace tiller {

enum class FormulaType { number, arrow, truth };

/// "a number", "an arrow", "a condition", in the language of the program.
[[nodiscard]] std::string toString(FormulaType type);

/// What the formulas of a node type are for. Only forces have targets; numbers have the inputs a to
/// f, and forces a to d.
enum class FormulaGives { force, number };

/// Of a type with NodeType::stepsOf.
[[nodiscard]] FormulaGives formulaGives(const NodeType& type);

/// What a program reads of the agents: a column each, and that of Y after that of X.
enum class FormulaSlot : std::uint16_t {
    positionX,
    positionY,
    velocityX,
    velocityY,
    headingX,
    headingY,
    maxSpeed,
    maxForce,
    mass,
    radius,
    response,
    tick,
    time,
    targetX, ///< of the first target, from the agent
    targetVelocityX = targetX + 2,
    otherX = targetX + 4,
    otherVelocityX = otherX + 2,
    thirdX = otherX + 4,
    thirdVelocityX = thirdX + 2,
    inputA = thirdX + 4, ///< the number at an input; the others follow
    inputB,
    count = inputA + 6,
};

/// What a symbol of a formula is before a run.
struct FormulaSymbolText {
    std::string_view name;
    std::string_view others; ///< other words for it, separated by ", "
    FormulaType type;
    FormulaSlot slot; ///< from which it comes
    HelpView help;    ///< one sentence
};

/// The symbols of formulas: the agent's values, the targets and the inputs. Own names come from the
/// text.
[[nodiscard]] std::span<const FormulaSymbolText> formulaSymbols();

/// A symbol by its name or another word for it; null if there is none.
[[nodiscard]] const FormulaSymbolText* findFormulaSymbol(std::string_view name);

/// Whether such formulas know a symbol with this name.
[[nodiscard]] bool isKnownTo(FormulaGives gives, std::string_view symbol);

/// A word of the language, for completion and docs.
struct FormulaWord {
    enum class Kind { symbol, function, word };

    Kind kind;
    std::string_view name;
    std::string_view arguments; ///< of a function: "(v, most)"
    std::string_view others;    ///< other words for the same, separated by ", "
    HelpView help;
};

/// All of them: symbols, functions, and the words var, let, and, or, not. From these tables the
/// parser takes them, too.
[[nodiscard]] const std::vector<FormulaWord>& formulaWords();

struct FormulaToken {
    enum class Kind { comment, number, symbol, function, op, ownName, error };

    TextSpan at; ///< in bytes
    Kind kind;

    bool operator==(const FormulaToken&) const = default;
};

/// The parts of a text for its coloring, in order; blanks are not among them.
[[nodiscard]] std::vector<FormulaToken> formulaTokens(std::string_view text);

struct FormulaProblem : TextProblem {
    int line = 1;   ///< of the text, from 1
    int column = 1; ///< in bytes, from 1

    [[nodiscard]] std::string sentence() const; ///< "Line 2, column 5: ..."
};

/// A line of a formula: name = term.
struct FormulaLine {
    std::string name = {}; ///< empty: the line is the result
    TermNode term = {};
    std::string text = {}; ///< of the term
    TextSpan at = {};      ///< of the line, from the name on
    TextSpan nameAt = {};
    int line = 1;
};

/// What the result of a formula means.
enum class FormulaResult {
    force,
    velocity, ///< a wanted one: the force is (velocity - v) * response
};

/// A text that was read. With problems, the lines are those that could be read.
struct FormulaText {
    static constexpr std::size_t longest = 4000; ///< bytes

    std::vector<FormulaLine> lines;
    std::vector<std::string> broken;      ///< the names of lines that could not be read
    std::vector<FormulaProblem> problems; ///< of grammar; those of meaning are compileFormula's
    std::optional<std::size_t> result;    ///< the line
    FormulaResult meaning = FormulaResult::force;
};

[[nodiscard]] FormulaText readFormula(std::string_view text,
                                      FormulaGives gives = FormulaGives::force);

/// Gives a problem its line and column.
[[nodiscard]] FormulaProblem problemIn(std::string_view text, TextProblem problem);

/// The lines as steps of a description, so that explanations can work them out: one for each line,
/// in their order; and the force, where the result is a wanted velocity. `x += a` becomes x + (a).
[[nodiscard]] std::vector<FormulaStep> formulaSteps(std::string_view text,
                                                    FormulaGives gives = FormulaGives::force);

} // namespace tiller
