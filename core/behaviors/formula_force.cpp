#include "core/nodes/common.h"
#include "core/nodes/formula_program.h"
#include "core/nodes/lane_runs.h"

namespace tiller::formula_force_node {
namespace {

constexpr const char* seekLines = "desired = normalize(target - position) * max_velocity\n"
                                  "steering = (desired - velocity) * response";

std::shared_ptr<const FormulaProgram> seekProgram() {
    static const std::shared_ptr<const FormulaProgram> program = compileFormula(seekLines).program;
    return program;
}

struct Settings : FormulaSettings {
    static constexpr FormulaGives gives = FormulaGives::force;

    Settings() : FormulaSettings{seekLines, seekProgram()} {}
};

constexpr auto firstTarget = static_cast<std::size_t>(FormulaSlot::targetX);

/// Pairs of an agent and a target that it sees: as many as a block has agents.
class Pairs {
public:
    Pairs(const NodeRun& run, const FormulaColumns& columns, const ExactSum& sum)
        : m_run(run), m_program(*run.as<Settings>().program), m_from(columns), m_sum(sum) {
        for (const FormulaSlot slot : m_program.inputs)
            m_to[static_cast<std::size_t>(slot)] = m_lanes[static_cast<std::size_t>(slot)].data();
    }

    void add(std::size_t lane, const Seen& seen) {
        const std::array parts{seen.offset.x, seen.offset.y, seen.velocity.x, seen.velocity.y};
        for (const FormulaSlot input : m_program.inputs) {
            const auto slot = static_cast<std::size_t>(input);
            const bool isSeen = slot >= firstTarget && slot < firstTarget + parts.size();
            m_lanes[slot][m_count] = isSeen ? parts[slot - firstTarget] : m_from[slot][lane];
        }
        m_agent[m_count++] = lane;
        if (m_count == blockSize)
            finish();
    }

    /// Adds the forces of the pairs so far to those of their agents, exactly.
    void finish() {
        const LaneBits on = runFormulaProgram(m_program, m_to, m_count, m_x.data(), m_y.data());
        forLanes(on, [&](std::size_t pair) {
            const std::size_t lane = m_agent[pair];
            m_run.out.x[lane] += m_sum.round(m_x[pair]);
            m_run.out.y[lane] += m_sum.round(m_y[pair]);
            m_run.out.on |= LaneBits{1} << lane;
        });
        m_count = 0;
    }

private:
    const NodeRun& m_run;
    const FormulaProgram& m_program;
    const FormulaColumns& m_from;
    const ExactSum& m_sum;
    FormulaColumns m_to{};
    std::size_t m_count = 0;
    std::array<std::size_t, blockSize> m_agent{};
    alignas(64) std::array<Lanes, std::tuple_size_v<FormulaColumns>> m_lanes{};
    alignas(64) Lanes m_x{}, m_y{};
};

void evaluateEach(const NodeRun& run, const FormulaColumns& columns, const EachOf& each,
                  LaneBits lanes) {
    const ExactSum sum(each.populationCount, run.forceBound);
    Pairs pairs(run, columns, sum);
    run.out.x.fill(0);
    run.out.y.fill(0);
    run.out.on = 0;
    forLanes(lanes, [&](std::size_t lane) {
        for (const Seen& seen : agentsOf(each, run.block, lane))
            pairs.add(lane, seen);
    });
    pairs.finish();
}

/// Inactive without a program, and without a target or number that the formula names.
void evaluate(const NodeRun& run) {
    const FormulaProgram* program = run.as<Settings>().program.get();
    run.out.on = 0;
    if (!program)
        return;
    const FormulaReads from(*program, run);
    if (from.lanes == 0)
        return;
    if (from.each)
        return evaluateEach(run, from.columns, *from.each, from.lanes);
    run.out.on = from.lanes & runFormulaProgram(*program, from.columns, run.block.count,
                                                run.out.x.data(), run.out.y.data());
}

Port oneMore(const char* id, const char* title) {
    Port port = optional(pointTarget());
    port.id = id;
    port.title = title;
    port.help =
        std::string_view(std::string("A further target, which the formula calls ") + id + ".");
    port.oneOnly = true;
    return port;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Formula force";
    type.help = "Gives a force that you write yourself, in the words of the tutorials.";
    type.words = {"custom", "script",    "expression", "own behavior",
                  "code",   "own force", "math",       "write"};
    type.source = "Reynolds 1999, seek; Bevilacqua 2012, Seek";
    type.steps = formulaSteps(Settings().formula);
    type.stepsOf = [](const std::string& text) { return formulaSteps(text); };
    type.ports = {optional(pointTarget()),
                  oneMore("other", "Other"),
                  oneMore("third", "Third"),
                  formulaNumber("a"),
                  formulaNumber("b"),
                  formulaNumber("c"),
                  formulaNumber("d"),
                  whenInput(),
                  forceOutput()};
    type.settings = {formulaSetting<Settings>("Lines name = term. The last one is the force, or a "
                                              "wanted velocity named desired.")};
    NodeCode& code = setCode<Settings>(type);
    code.evaluate = evaluate;
    code.inspect = inspectFormula;
}

} // namespace tiller::formula_force_node
