#include "core/sim/explanation.h"
#include "tests/core/support/testing.h"

/// Lengths and angles without a handle, and why.
const std::map<std::string, const char*> withoutHandle{
    {"wander.angleChange", "the speed of a random walk"},
    {"way.clearance", "along the whole way"},
    {"way.cell", "the size of what the way is found on"},
    {"face.maxTurnRate", "a rate"},
    {"look-where-you-go.maxTurnRate", "a rate"},
    {"formation.turnRate", "a rate"},
    {"agent-type.pictureSize", "the size of every picture"},
};

/// Projects that use nearly every node type.
std::vector<Project> projects() {
    std::vector<Project> all;
    for (const char* folder : {"tests/data/behaviors", "examples"})
        for (const std::string& file : projectFiles(folder))
            all.push_back(projectIn(file));
    return all;
}

bool agrees(double a, double b) {
    return std::abs(a - b) <= 1e-6 * std::max({1.0, std::abs(a), std::abs(b)});
}

std::string written(const TermValue& quantity) {
    if (const auto* number = std::get_if<double>(&quantity))
        return std::to_string(*number);
    if (const auto* arrow = std::get_if<Vec2>(&quantity))
        return std::to_string(arrow->x) + ", " + std::to_string(arrow->y);
    return "no number";
}

/// How the value of a step differs from what the node did; empty if they agree.
std::string disagreement(const NodeExplanation& node, const WorkedStep& step) {
    if (!step.value)
        return step.term + " has no value";
    if (const auto* force = std::get_if<Vec2>(&*step.value); force && step.symbol == "force")
        if (!agrees(force->x, node.force.x) || !agrees(force->y, node.force.y))
            return written(*force) + " is not " + written(node.force);
    const auto* holds = std::get_if<bool>(&*step.value);
    if (holds && (step.symbol == "active" || step.symbol == "holds") && *holds != node.active)
        return step.term + " is wrong";
    return {};
}

/// Calls `visit(type, node, explanation, explanation of the node)` for every node of some agents,
/// at some ticks of every project.
template <class Visit>
void forNodes(Visit visit) {
    const int rounds = fullOrDaily(30, 12);
    for (const Project& project : projects()) {
        Simulation simulation(project);
        simulation.setCursor(Vec2{400, 300});
        for (int round = 0; round < rounds; ++round) {
            for (const Population& population : simulation.populations())
                for (std::uint32_t i = 0; i < std::min<std::size_t>(population.x.size(), 3); ++i) {
                    const auto explanation =
                        simulation.explain({population.type, population.ordinal[i]});
                    for (const NodeExplanation& node : explanation->nodes)
                        if (const Node* of = project.node(node.node))
                            visit(*findNodeType(of->type), *of, *explanation, node);
                }
            run(simulation, 9);
        }
    }
}

/// Whether a target or a number that the node needs is missing, or the target is each of several.
bool lacksInput(const TermValues& known, const NodeType& type) {
    for (const Port& port : type.ports)
        if (port.isInput && !port.optional &&
            (port.type == PortType::point || port.type == PortType::agent ||
             port.type == PortType::number) &&
            !known.contains(port.id))
            return true;
    return false;
}

/// Formulas and handles agree with what the simulation does.
class TestTerms : public QObject {
    Q_OBJECT

private slots:
    void everyActiveType_hasSteps() {
        for (const NodeType& type : nodeTypes()) {
            // Some conditions, such as Not and Inside region, have a formula in words only.
            const bool needsSteps = type.kind == NodeKind::behavior;
            const bool needsFormula = type.kind == NodeKind::condition;
            QVERIFY2(!needsSteps || !type.steps.empty(), type.id.c_str());
            QVERIFY2(!needsFormula || !type.formula.empty(), type.id.c_str());
        }
    }

    void everyTerm_canBeParsed() {
        const auto isTerm = [](std::string_view text) {
            return text.empty() || Expression::parse(text).has_value();
        };
        for (const NodeType& type : nodeTypes()) {
            for (const FormulaStep& step : type.steps)
                QVERIFY2(!step.term.empty() && isTerm(step.term) && isTerm(step.when),
                         (type.id + ": " + step.term).c_str());
            for (const Setting& setting : type.settings)
                for (const std::string_view text :
                     {setting.handle.from, setting.handle.way, setting.handle.reach,
                      setting.handle.beyond, setting.handle.scale})
                    QVERIFY2(isTerm(text),
                             (type.id + "." + setting.id + ": " + std::string(text)).c_str());
        }
    }

    void formulas_giveTheForcesOfTheSimulation() {
        std::set<std::string> checked;
        std::set<std::string> problems;
        forNodes([&](const NodeType& type, const Node& node, const Explanation& explanation,
                     const NodeExplanation& own) {
            const bool hasResult = type.kind == NodeKind::condition || own.active;
            const Terms terms = termsOf(node, explanation);
            if (type.steps.empty() || !hasResult || lacksInput(terms.known, type))
                return;
            for (const WorkedStep& step : terms.steps)
                if (const std::string found = disagreement(own, step); !found.empty())
                    problems.insert(type.id + ", " + step.symbol + ": " + found);
            checked.insert(type.id);
        });
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.begin()->c_str());
        for (const Project& project : projects())
            for (const Node& node : project.nodes)
                if (findNodeType(node.type)->kind == NodeKind::behavior)
                    QVERIFY2(checked.contains(node.type), node.type.c_str());
    }

    void everyLengthAndAngle_hasAHandle() {
        for (const NodeType& type : nodeTypes())
            for (const Setting& setting : type.settings) {
                const std::string name = type.id + "." + setting.id;
                const bool isInTheWorld =
                    setting.unit == Unit::length || setting.unit == Unit::degrees;
                const bool has = setting.handle.shape != SettingHandle::Shape::none;
                if (isInTheWorld)
                    QVERIFY2(has != withoutHandle.contains(name), name.c_str());
                if (has)
                    QVERIFY2(setting.kind == SettingKind::number, name.c_str());
            }
    }

    void handles_canBePlaced() {
        std::set<std::string> problems;
        forNodes([&](const NodeType& type, const Node& node, const Explanation& explanation,
                     const NodeExplanation& own) {
            const Terms terms = termsOf(node, explanation);
            if (!own.active || lacksInput(terms.known, type))
                return;
            for (const Setting& setting : type.settings) {
                const SettingHandle& handle = setting.handle;
                if (handle.shape == SettingHandle::Shape::none)
                    continue;
                const std::string name = type.id + "." + setting.id;
                if (!evaluated<Vec2>(handle.from, terms.known))
                    problems.insert(name + ", from");
                if (!handle.way.empty() && !evaluated<Vec2>(handle.way, terms.known))
                    problems.insert(name + ", way");
                for (const std::string_view number : {handle.reach, handle.beyond, handle.scale})
                    if (!number.empty() && !evaluated<double>(number, terms.known))
                        problems.insert(name + ", " + std::string(number));
            }
        });
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.begin()->c_str());
    }

    void termsOf_usesTheNewestSettings() {
        Project project = lesson("arrival");
        Simulation simulation(project);
        simulation.setCursor(Vec2{400, 300});
        for (Node& node : project.nodes) {
            if (node.type != "arrive")
                continue;
            for (const Population& population : simulation.populations()) {
                const auto explanation = simulation.explain({population.type, 0});
                if (!explanation || !find(*explanation, node.id) ||
                    !find(*explanation, node.id)->quantities.contains("target"))
                    continue;
                const auto desired = [&](double radius) {
                    node.values[*findNodeType("arrive")->settingIndex("slowingRadius")] = radius;
                    return std::get<double>(termsOf(node, *explanation).known.at("desired"));
                };
                const double d = std::get<double>(termsOf(node, *explanation).known.at("d"));
                QVERIFY(agrees(desired(2 * d), desired(d / 2) / 2));
                return;
            }
        }
        QFAIL("no agent arrives");
    }
};
