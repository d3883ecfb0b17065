#include "core/nodes/worked_formula.h"

#include <algorithm>

namespace tiller {

namespace {

std::string formulaLine(const FormulaStep& step) {
    if (step.symbol == "active")
        return say("active if %1", {step.term});
    if (step.symbol == "holds")
        return say("true if %1", {step.term});
    return step.symbol + " = " + step.term;
}

/// The lines of a type's formula, or of the formula that is among its settings.
std::vector<FormulaStep> stepsWith(const NodeType& type, const TermValues& settings) {
    const auto own = settings.find("formula");
    if (!type.stepsOf || own == settings.end())
        return type.steps;
    const std::string* text = std::get_if<std::string>(&own->second);
    return text ? type.stepsOf(*text) : type.steps;
}

} // namespace

std::vector<WorkedStep> workOut(const NodeType& type, TermValues& known) {
    std::vector<WorkedStep> worked;
    for (const FormulaStep& step : stepsWith(type, known)) {
        if (!step.when.empty() && !evaluated<bool>(step.when, known).value_or(false))
            continue;
        const auto term = Expression::parse(step.term);
        const auto value = term ? term->evaluate(known) : std::nullopt;
        if (value)
            known[step.symbol] = *value;
        worked.push_back({step.symbol, step.term, value});
    }
    return worked;
}

std::optional<std::size_t> firstNotFinite(const std::vector<WorkedStep>& steps) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!steps[i].value)
            continue;
        const double* number = std::get_if<double>(&*steps[i].value);
        const Vec2* arrow = std::get_if<Vec2>(&*steps[i].value);
        if ((number && !std::isfinite(*number)) || (arrow && !isFinite(*arrow)))
            return i;
    }
    return {};
}

std::string formulaText(const NodeType& type, const TermValues& settings) {
    if (type.steps.empty())
        return type.formula;
    std::string text;
    for (const FormulaStep& step : stepsWith(type, settings)) {
        const auto applies = evaluated<bool>(step.when, settings);
        if (step.symbol == step.term || applies == false)
            continue;
        const std::string line = formulaLine(step);
        text += (step.when.empty() || applies ? line : say("%1, if %2", {line, step.when})) + "\n";
    }
    for (const FormulaSymbol& symbol : type.symbols)
        text += symbol.symbol + ": " + symbol.meaning + "\n";
    if (!text.empty())
        text.pop_back(); // the last line break
    return text;
}

TermValues settingsAsTerms(const Description& type, const std::vector<Value>& values) {
    TermValues known;
    for (std::size_t i = 0; i < std::min(type.settings.size(), values.size()); ++i) {
        const std::string& id = type.settings[i].id;
        if (const double* number = std::get_if<double>(&values[i]))
            known[id] = *number;
        else if (const bool* flag = std::get_if<bool>(&values[i]))
            known[id] = *flag;
        else if (const std::string* text = std::get_if<std::string>(&values[i]))
            known[id] = *text;
    }
    return known;
}

} // namespace tiller
