#include "core/model/edit_steps.h"
#include "core/model/edits.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/nodes/formula_program.h"
#include "core/nodes/worked_formula.h"

#include <array>

namespace tiller {

namespace {

/// The inputs of Formula force that take the place of a behavior's, by its ids.
std::map<std::string, std::string> formulaInputs(const NodeType& type) {
    constexpr std::array inputs{"target", "other", "third"};
    std::map<std::string, std::string> renamed;
    for (const Port& port : type.ports)
        if (port.isInput && port.id != "when" && renamed.size() < inputs.size())
            renamed.emplace(port.id, inputs.at(renamed.size()));
    return renamed;
}

/// What keeps a behavior from being a formula; nothing if it may be one.
std::optional<std::string> findObstacleToFormula(const Project& project, const Node& node) {
    const NodeType& type = *findNodeType(node.type);
    if (type.kind != NodeKind::behavior || type.output()->type != PortType::force)
        return say("Only a behavior with a force can be shown as a formula.");
    if (type.stepsOf)
        return say("This is a formula already.");
    const NodeCode& code = codeFor(type, node.values);
    const bool isOfTargets = std::ranges::all_of(type.ports, [](const Port& port) {
        return !port.isInput || port.type == PortType::point || port.type == PortType::agent ||
               port.type == PortType::condition;
    });
    if (!isOfTargets || code.neighbors || !geometrySettings(node).empty())
        return say("%1 needs more than targets, which a formula cannot have: neighbors, other "
                   "agents, or items of the scene.",
                   {type.title});
    if (!code.memory.empty() || code.prepare) {
        if (type.code->variantFlag.empty())
            return say("%1 remembers values from tick to tick, which a formula cannot.",
                       {type.title});
        return say("%1 remembers values from tick to tick, which a formula cannot. Switch %2 off.",
                   {type.title, type.setting(type.code->variantFlag)->title});
    }
    if (code.draws)
        return say("%1 draws random numbers, which a formula cannot.", {type.title});
    for (const Setting& setting : type.settings)
        if (const Parameter* parameter = drivingParameter(project, {node.id, setting.id}))
            return say(
                "%1 is driven by the parameter \"%2\", which cannot drive a formula. Let the "
                "setting go first.",
                {setting.title, titleOf(*parameter)});
    for (const Setting& setting : type.settings)
        if (!project.linksInto(node.id, setting.id).empty() && type.socket(setting.id))
            return say("%1 is driven by a number. Take its wire away first.", {setting.title});
    return {};
}

class FormulaWriter {
public:
    FormulaWriter(const NodeType& type, const std::vector<Value>& values)
        : m_type(type), m_known(settingsAsTerms(type, values)), m_inputs(formulaInputs(type)) {
        m_known["arrived"] = false; // a node that settles has memory
    }

    std::string text() {
        std::string text;
        for (std::size_t i = 0; i < m_type.steps.size();) {
            const std::string& symbol = m_type.steps[i].symbol;
            std::vector<const FormulaStep*> cases;
            for (; i < m_type.steps.size() && m_type.steps[i].symbol == symbol; ++i)
                if (isPossible(m_type.steps[i]))
                    cases.push_back(&m_type.steps[i]);
            if (cases.empty())
                continue;
            std::string term = written(cases.back()->term);
            for (std::size_t k = cases.size() - 1; k-- > 0;)
                term = "if(" + written(cases[k]->when) + ", " + written(cases[k]->term) + ", " +
                       term + ")";
            text += (text.empty() ? "" : "\n") + symbol + " = " + term;
            m_lines.insert(symbol);
        }
        return text;
    }

private:
    /// Whether the line may apply with these settings; whether it does may depend on the agent.
    [[nodiscard]] bool isPossible(const FormulaStep& step) const {
        return step.when.empty() || evaluated<bool>(step.when, m_known).value_or(true);
    }

    [[nodiscard]] std::string written(const std::string& term) const {
        return Expression::parse(term)->written(
            [this](const std::string& symbol) { return textOfSymbol(symbol); });
    }

    /// Empty where the symbol stays.
    [[nodiscard]] std::string textOfSymbol(const std::string& symbol) const {
        if (m_lines.contains(symbol))
            return {};
        for (const auto& [input, name] : m_inputs)
            if (symbol == input || symbol == input + "Velocity")
                return name + (symbol == input ? "" : ".velocity");
        const auto found = m_known.find(symbol);
        if (found == m_known.end())
            return {};
        if (const double* number = std::get_if<double>(&found->second))
            return *number < 0 ? "(" + toText(*number) + ")" : toText(*number);
        if (const bool* flag = std::get_if<bool>(&found->second))
            return *flag ? "(0 = 0)" : "(0 = 1)";
        return {};
    }

    const NodeType& m_type;
    TermValues m_known;
    std::map<std::string, std::string> m_inputs;
    std::set<std::string> m_lines; ///< the names so far
};

} // namespace

Result<Change> showAsFormula(const Project& project, std::string_view id) {
    const Node* node = project.node(id);
    if (!node || !findNodeType(node->type))
        return noSuchId(id);
    if (const auto obstacle = findObstacleToFormula(project, *node))
        return Problem{.text = *obstacle, .ids = {node->id}};
    const NodeType& type = *findNodeType(node->type);
    const std::string text = FormulaWriter(type, node->values).text();
    if (const CompiledFormula compiled = compileFormula(text); !compiled.program)
        return Problem{.text = say("%1 cannot be shown as a formula. %2",
                                   {type.title, compiled.problems.front().sentence()}),
                       .ids = {node->id}};
    Change change;
    editItem(change.nodes, project.nodes, id, [&](Node& each) {
        each.name = displayName(each);
        each.type = "formula-force";
        each.values = {text};
    });
    for (const auto& [from, to] : formulaInputs(type))
        for (const Link& link : project.links)
            if (link.to == PortRef{node->id, from})
                editItem(change.links, project.links, link.id,
                         [&](Link& each) { each.to.port = to; });
    return change;
}

} // namespace tiller
