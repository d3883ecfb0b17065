#pragma once

#include "core/nodes/describe.h"
#include "core/nodes/formula_text.h"
#include "core/nodes/node_code.h"

/// Formulas, checked and compiled. A program computes with columns of 64 numbers, one for each
/// agent of a block: each operation is chosen once per block. An arrow is two columns.
namespace tiller {

inline constexpr std::size_t formulaTargets = 3;
inline constexpr std::size_t mostFormulaInputs = formulaTargets + 6; ///< with the numbers a to f
using FormulaColumns = std::array<const double*, static_cast<std::size_t>(FormulaSlot::count)>;

/// Conditions are numbers: 1 if they hold, else 0.
enum class FormulaOperation : std::uint16_t {
    add,
    subtract,
    multiply,
    divide,
    smaller,
    larger,
    magnitude,
    root,
    floor,
    modulo,
    sine,
    cosine,
    less,
    lessOrEqual,
    equal,
    both,
    either,
    isNot,
    choose,
    angle,
    length,
    dot,
    // These give an arrow.
    addArrows,
    subtractArrows,
    scale,
    divideArrow,
    unit,
    truncate,
    direction,
    chooseArrow,
    scaledUnit,       ///< unit(v) * k, in one go
    scaledDifference, ///< (a - b) * k
};

/// An operation, with the columns that it reads and writes.
struct FormulaCode {
    FormulaOperation operation = FormulaOperation::add;
    std::array<std::uint16_t, 5> in{};
    std::array<std::uint16_t, 2> out{};
};

/// The columns are numbered: first `inputs`, then `constants`, then the others, which
/// the operations write.
struct FormulaProgram {
    std::vector<FormulaSlot> inputs;
    std::vector<Lanes> constants;
    std::size_t written = 0; ///< how many columns the operations write
    std::vector<FormulaCode> codes;
    std::array<std::uint16_t, 2> force{};       ///< the columns of the result
    std::optional<std::uint16_t> active;        ///< that of the condition
    std::array<bool, mostFormulaInputs> uses{}; ///< which targets, and then which numbers, it reads
    FormulaGives gives = FormulaGives::force;
};

struct CompiledFormula {
    std::shared_ptr<const FormulaProgram> program; ///< null if there are problems
    std::vector<FormulaProblem> problems;          ///< all of grammar and meaning, in their order
    std::vector<std::optional<FormulaType>> types; ///< of the lines of readFormula, where known
};

[[nodiscard]] CompiledFormula compileFormula(std::string_view text,
                                             FormulaGives gives = FormulaGives::force);

/// The setting `formula` of a node type, and the program that it is compiled to.
struct FormulaSettings {
    std::string formula;
    std::shared_ptr<const FormulaProgram> program; ///< null if the text is wrong
};

template <class Settings>
[[nodiscard]] Setting formulaSetting(HelpView help) {
    Setting setting = textSetting(static_cast<std::string Settings::*>(&Settings::formula),
                                  "formula", "Formula", help, true);
    setting.isFormula = true;
    setting.store = [](void* to, const Value& value) {
        const std::string* text = std::get_if<std::string>(&value);
        auto& settings = *static_cast<Settings*>(to);
        if (!text || *text == settings.formula)
            return;
        settings.formula = *text;
        settings.program = compileFormula(*text, Settings::gives).program;
    };
    return setting;
}

/// What a program reads of a block and of the inputs of a node, as columns.
struct FormulaReads {
    FormulaReads(const FormulaProgram& program, const NodeRun& run);

    FormulaColumns columns;       ///< those that the program reads
    LaneBits lanes = 0;           ///< the agents for which all targets and numbers exist
    const EachOf* each = nullptr; ///< the first target, where it is each of several

private:
    alignas(64) Lanes m_tick, m_time;
};

/// NodeCode::inspect of nodes with a formula.
void inspectFormula(const NodeRun& run, TermValues& to);

/// Runs one operation over columns with room for whole packs: that of blockSize numbers is enough.
void runFormulaCode(const FormulaCode& code, double* const* columns, std::size_t count);

/// Runs a program for the first @p count agents of some columns. Writes their forces, none longer
/// than 4,000,000, or their numbers to @p x; and returns the bits of those whose condition holds
/// and whose result is finite.
/// @param x, y have room for blockSize numbers
[[nodiscard]] LaneBits runFormulaProgram(const FormulaProgram& program,
                                         const FormulaColumns& columns, std::size_t count,
                                         double* x, double* y);

} // namespace tiller
