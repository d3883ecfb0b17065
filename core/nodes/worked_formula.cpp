#include "core/nodes/worked_formula.h"

#include <algorithm>

namespace tiller {

namespace {

std::string formulaLine(const FormulaStep& step) {
    if (step.symbol == "active")
        return "active if " + step.term;
    if (step.symbol == "holds")
        return "true if " + step.term;
    return step.symbol + " = " + step.term;
}

} // namespace

std::vector<WorkedStep> workOut(const NodeType& type, TermValues& known) {
    std::vector<WorkedStep> worked;
    for (const FormulaStep& step : type.steps) {
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

std::string formulaText(const NodeType& type, const TermValues& settings) {
    if (type.steps.empty())
        return type.formula;
    std::string text;
    for (const FormulaStep& step : type.steps) {
        const auto applies = evaluated<bool>(step.when, settings);
        if (step.symbol == step.term || applies == false)
            continue;
        text += formulaLine(step);
        if (!step.when.empty() && !applies)
            text += ", if " + step.when;
        text += "\n";
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
