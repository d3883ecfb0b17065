#include "core/nodes/common.h"
#include "core/nodes/formula_program.h"

#include <algorithm>

namespace tiller::formula_node {
namespace {

constexpr const char* doubled = "a * 2";

std::shared_ptr<const FormulaProgram> doubledProgram() {
    static const auto program = compileFormula(doubled, FormulaGives::number).program;
    return program;
}

struct Settings : FormulaSettings {
    static constexpr FormulaGives gives = FormulaGives::number;

    Settings() : FormulaSettings{doubled, doubledProgram()} {}
};

/// Missing without a program, and without a number that the formula names.
void evaluate(const NodeRun& run) {
    const FormulaProgram* program = run.as<Settings>().program.get();
    run.out.on = 0;
    if (!program)
        return;
    const FormulaReads from(*program, run);
    if (from.lanes != 0)
        run.out.on = from.lanes & runFormulaProgram(*program, from.columns, run.block.count,
                                                    run.out.x.data(), run.out.y.data());
}

bool readsNoAgent(const void* settings) {
    const auto& program = static_cast<const Settings*>(settings)->program;
    return !program || std::ranges::all_of(program->inputs, [](FormulaSlot slot) {
        return slot >= FormulaSlot::tick;
    });
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Formula";
    type.help = "A number that you compute yourself from others, and from values of the agent.";
    type.words = {"expression", "compute", "math", "calculate", "equation", "write", "function"};
    type.steps = formulaSteps(Settings().formula, FormulaGives::number);
    type.stepsOf = [](const std::string& text) { return formulaSteps(text, FormulaGives::number); };
    type.ports = {formulaNumber("a"), formulaNumber("b"), formulaNumber("c"), formulaNumber("d"),
                  formulaNumber("e"), formulaNumber("f"), numberOutput()};
    type.settings = {formulaSetting<Settings>("Lines name = term. The last one is the number.")};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.isOfWorld = readsNoAgent;
    code.inspect = inspectFormula;
}

} // namespace tiller::formula_node
