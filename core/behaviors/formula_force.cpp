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

struct Settings {
    std::string formula = seekLines;
    std::shared_ptr<const FormulaProgram> program = seekProgram(); ///< null if the text is wrong
};

constexpr std::array<const double * Block::*, 11> ownColumns{
    &Block::x,        &Block::y,        &Block::vx,       &Block::vy,
    &Block::headingX, &Block::headingY, &Block::maxSpeed, &Block::maxForce,
    &Block::mass,     &Block::radius,   &Block::response};

constexpr auto firstTarget = static_cast<std::size_t>(FormulaSlot::targetX);

/// The columns that a program reads of a block and its targets; those of a target that is null are
/// missing.
class BlockColumns {
public:
    using Targets = std::array<const Signal*, formulaTargets>;

    BlockColumns(const FormulaProgram& program, const Block& block, const Targets& targets) {
        const double tick = block.moment->tickLength;
        for (const FormulaSlot input : program.inputs) {
            const auto slot = static_cast<std::size_t>(input);
            if (slot < ownColumns.size())
                columns[slot] = block.*ownColumns[slot];
            else if (input == FormulaSlot::tick)
                columns[slot] = filled(m_tick, tick);
            else if (input == FormulaSlot::time)
                columns[slot] = filled(m_time, static_cast<double>(block.moment->tick) * tick);
            else if (const Signal* seen = targets[(slot - firstTarget) / 4])
                columns[slot] = columnOf(*seen, (slot - firstTarget) % 4);
        }
    }

    FormulaColumns columns; ///< those that the program reads

private:
    static const double* filled(Lanes& lanes, double value) {
        lanes.fill(value);
        return lanes.data();
    }
    static const double* columnOf(const Signal& seen, std::size_t part) {
        return part == 0   ? seen.x.data()
               : part == 1 ? seen.y.data()
               : part == 2 ? seen.vx.data()
                           : seen.vy.data();
    }

    alignas(64) Lanes m_tick, m_time;
};

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

/// Inactive without a program, and without a target that the formula names.
void evaluate(const NodeRun& run) {
    const FormulaProgram* program = run.as<Settings>().program.get();
    run.out.on = 0;
    if (!program)
        return;
    LaneBits lanes = run.block.lanes();
    BlockColumns::Targets targets{};
    const EachOf* each = nullptr;
    for (std::size_t i = 0; i < formulaTargets; ++i) {
        if (!program->uses[i])
            continue;
        if (i == 0 && run.inputs[0].each) {
            each = &*run.inputs[0].each;
            continue;
        }
        targets[i] = targetAt(run, i);
        if (!targets[i])
            return;
        lanes &= targets[i]->on;
    }
    const BlockColumns from(*program, run.block, targets);
    if (each)
        return evaluateEach(run, from.columns, *each, lanes);
    run.out.on = lanes & runFormulaProgram(*program, from.columns, run.block.count,
                                           run.out.x.data(), run.out.y.data());
}

void inspect(const NodeRun& run, TermValues& to) {
    const Moment& moment = *run.block.moment;
    to["speed"] = length(run.block.velocity(0));
    to["radius"] = run.block.radius[0];
    to["response"] = run.block.response[0];
    to["responseTime"] = 1 / run.block.response[0];
    to["time"] = static_cast<double>(moment.tick) * moment.tickLength;
}

Setting formulaSetting() {
    Setting setting = textSetting(&Settings::formula, "formula", "Formula",
                                  "Lines name = term. The last one is the force, or a wanted "
                                  "velocity named desired.",
                                  true);
    setting.isFormula = true;
    setting.store = [](void* to, const Value& value) {
        const std::string* text = std::get_if<std::string>(&value);
        auto& settings = *static_cast<Settings*>(to);
        if (!text || *text == settings.formula)
            return;
        settings.formula = *text;
        settings.program = compileFormula(*text).program;
    };
    return setting;
}

Port oneMore(const char* id, const char* title) {
    Port port = optional(pointTarget());
    port.id = id;
    port.title = title;
    port.help = std::string("A further target, which the formula calls ") + id + ".";
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
    type.ports = {optional(pointTarget()), oneMore("other", "Other"), oneMore("third", "Third"),
                  whenInput(), forceOutput()};
    type.settings = {formulaSetting()};
    setCode<Settings>(type, {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller::formula_force_node
