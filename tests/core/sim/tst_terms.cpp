#include "core/io/project_io.h"
#include "core/model/registry.h"
#include "core/sim/simulation.h"
#include "core/sim/terms.h"

#include <QDir>
#include <QTest>

#include <cmath>
#include <set>

using namespace tiller;

namespace {

/// Formulas in words only: what they do is no term of what an agent knows.
const std::map<std::string, const char*> withoutSteps{
    {"inside-region", "a region's edge is no term"},
    {"not", "the condition it turns around is on the wire"},
    {"all", "the conditions are on the wires"},
    {"any", "the conditions are on the wires"},
};

/// Lengths and angles that are not in the world for one agent.
const std::map<std::string, const char*> withoutHandle{
    {"wander.angleChange", "how fast it walks at random"},
    {"face.maxTurnRate", "a rate"},
    {"look-where-you-go.maxTurnRate", "a rate"},
};

/// Projects in which nearly every type does something.
std::vector<Project> projects() {
    std::vector<Project> all;
    for (const char* folder : {"/tests/data/behaviors", "/examples"}) {
        const QDir files(QStringLiteral(TILLER_SOURCE_DIR) + QLatin1String(folder));
        for (const QFileInfo& file : files.entryInfoList({"*.tiller"}, QDir::Files))
            if (auto loaded = loadProject(file.filePath().toStdString()))
                all.push_back(std::move(loaded.value().project));
    }
    return all;
}

bool agrees(double a, double b) {
    return std::abs(a - b) <= 1e-6 * std::max({1.0, std::abs(a), std::abs(b)});
}

std::string textOf(const TermValue& quantity) {
    if (const auto* number = std::get_if<double>(&quantity))
        return std::to_string(*number);
    if (const auto* arrow = std::get_if<Vec2>(&quantity))
        return std::to_string(arrow->x) + ", " + std::to_string(arrow->y);
    return "no number";
}

/// What a formula comes to against what the node did; empty where both agree.
std::string fault(const NodeExplanation& node, const WorkedStep& step) {
    if (!step.value)
        return step.term + " comes to nothing";
    if (const auto* force = std::get_if<Vec2>(&*step.value); force && step.symbol == "force")
        if (!agrees(force->x, node.force.x) || !agrees(force->y, node.force.y))
            return textOf(*force) + " is not " + textOf(node.force);
    const auto* holds = std::get_if<bool>(&*step.value);
    if (holds && (step.symbol == "active" || step.symbol == "holds") && *holds != node.active)
        return step.term + " is not so";
    return {};
}

/// Calls `visit(type, node of the project, explanation, the node's)` for nodes of some agents at
/// some ticks of every project.
template <class Visit>
void forNodes(Visit visit) {
    for (const Project& project : projects()) {
        Simulation simulation(project);
        simulation.setCursor(Vec2{400, 300});
        for (int round = 0; round < 30; ++round) {
            for (const Population& population : simulation.populations())
                for (std::uint32_t i = 0; i < std::min<std::size_t>(population.x.size(), 3); ++i) {
                    const auto explanation = simulation.explain({population.type, i});
                    for (const NodeExplanation& node : explanation->nodes)
                        if (const Node* of = project.node(node.node))
                            visit(*findNodeType(of->type), *of, *explanation, node);
                }
            for (int tick = 0; tick < 9; ++tick)
                simulation.step();
        }
    }
}

/// A target that is missing, or each of several.
bool isUnseen(const TermValues& known, const NodeType& type) {
    for (const Port& port : type.ports)
        if (port.isInput && (port.type == PortType::point || port.type == PortType::agent) &&
            !known.contains(port.id))
            return true;
    return false;
}

} // namespace

/// What formulas and handles say of an agent is what the simulation does with it.
class TestTerms : public QObject {
    Q_OBJECT

private slots:
    void everyType_hasSteps();
    void everyTerm_canBeRead();
    void formulas_giveWhatTheSimulationDoes();
    void everyLengthAndAngle_hasAHandle();
    void handles_haveAPlace();
    void newSettings_countAtOnce();
};

void TestTerms::everyType_hasSteps() {
    for (const NodeType& type : nodeTypes()) {
        const bool acts = type.kind == NodeKind::behavior || type.kind == NodeKind::condition;
        QVERIFY2(!acts || type.steps.empty() == withoutSteps.contains(type.id), type.id.c_str());
    }
}

void TestTerms::everyTerm_canBeRead() {
    const auto isTerm = [](const std::string& text) {
        return text.empty() || Expression::parse(text).has_value();
    };
    for (const NodeType& type : nodeTypes()) {
        for (const FormulaStep& step : type.steps)
            QVERIFY2(!step.term.empty() && isTerm(step.term) && isTerm(step.when),
                     (type.id + ": " + step.term).c_str());
        for (const Setting& setting : type.settings)
            for (const std::string& text : {setting.handle.from, setting.handle.way,
                                            setting.handle.reach, setting.handle.beyond})
                QVERIFY2(isTerm(text), (type.id + "." + setting.id + ": " + text).c_str());
    }
}

void TestTerms::formulas_giveWhatTheSimulationDoes() {
    std::set<std::string> checked;
    std::set<std::string> faults;
    forNodes([&](const NodeType& type, const Node& node, const Explanation& explanation,
                 const NodeExplanation& own) {
        const bool says = type.kind == NodeKind::condition || own.active;
        const Terms terms = termsOf(node, explanation);
        if (type.steps.empty() || !says || isUnseen(terms.known, type))
            return;
        for (const WorkedStep& step : terms.steps)
            if (const std::string found = fault(own, step); !found.empty())
                faults.insert(type.id + ", " + step.symbol + ": " + found);
        checked.insert(type.id);
    });
    QVERIFY2(faults.empty(), faults.empty() ? "" : faults.begin()->c_str());
    for (const NodeType& type : nodeTypes())
        if (type.kind == NodeKind::behavior && !type.steps.empty())
            QVERIFY2(checked.contains(type.id), type.id.c_str());
}

void TestTerms::everyLengthAndAngle_hasAHandle() {
    for (const NodeType& type : nodeTypes())
        for (const Setting& setting : type.settings) {
            const std::string name = type.id + "." + setting.id;
            const bool isInTheWorld = setting.unit == Unit::length || setting.unit == Unit::degrees;
            const bool has = setting.handle.shape != SettingHandle::Shape::none;
            if (isInTheWorld)
                QVERIFY2(has != withoutHandle.contains(name), name.c_str());
            if (has)
                QVERIFY2(setting.kind == SettingKind::number, name.c_str());
        }
}

void TestTerms::handles_haveAPlace() {
    std::set<std::string> faults;
    forNodes([&](const NodeType& type, const Node& node, const Explanation& explanation,
                 const NodeExplanation& own) {
        const Terms terms = termsOf(node, explanation);
        if (!own.active || isUnseen(terms.known, type))
            return;
        for (const Setting& setting : type.settings) {
            const SettingHandle& handle = setting.handle;
            if (handle.shape == SettingHandle::Shape::none)
                continue;
            const std::string name = type.id + "." + setting.id;
            if (!evaluated<Vec2>(handle.from, terms.known))
                faults.insert(name + ", from");
            if (!handle.way.empty() && !evaluated<Vec2>(handle.way, terms.known))
                faults.insert(name + ", way");
            for (const std::string& number : {handle.reach, handle.beyond})
                if (!number.empty() && !evaluated<double>(number, terms.known))
                    faults.insert(name + ", " + number);
        }
    });
    QVERIFY2(faults.empty(), faults.empty() ? "" : faults.begin()->c_str());
}

void TestTerms::newSettings_countAtOnce() {
    auto loaded = loadProject(TILLER_SOURCE_DIR "/examples/arrival.tiller");
    QVERIFY(loaded.ok());
    Project project = std::move(loaded.value().project);
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
    QFAIL("nobody arrives");
}

QTEST_GUILESS_MAIN(TestTerms)
#include "tst_terms.moc"
