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

/// Columns for values that all agents share, and the columns of a block.
class BlockColumns {
public:
    BlockColumns(const Block& block, const FormulaProgram& program) {
        const Moment& moment = *block.moment;
        for (const FormulaSlot slot : program.inputs)
            if (slot == FormulaSlot::tick)
                m_tick.fill(moment.tickLength);
            else if (slot == FormulaSlot::time)
                m_time.fill(static_cast<double>(moment.tick) * moment.tickLength);
        set(FormulaSlot::positionX, block.x);
        set(FormulaSlot::positionY, block.y);
        set(FormulaSlot::velocityX, block.vx);
        set(FormulaSlot::velocityY, block.vy);
        set(FormulaSlot::headingX, block.headingX);
        set(FormulaSlot::headingY, block.headingY);
        set(FormulaSlot::maxSpeed, block.maxSpeed);
        set(FormulaSlot::maxForce, block.maxForce);
        set(FormulaSlot::mass, block.mass);
        set(FormulaSlot::radius, block.radius);
        set(FormulaSlot::response, block.response);
        set(FormulaSlot::tick, m_tick.data());
        set(FormulaSlot::time, m_time.data());
    }

    void set(FormulaSlot slot, const double* column) {
        columns[static_cast<std::size_t>(slot)] = column;
    }
    void setTarget(std::size_t target, const double* x, const double* y, const double* vx,
                   const double* vy) {
        std::size_t slot = static_cast<std::size_t>(FormulaSlot::targetX) + 4 * target;
        for (const double* column : {x, y, vx, vy})
            columns[slot++] = column;
    }

    FormulaColumns columns{};

private:
    alignas(64) Lanes m_tick, m_time;
};

/// Pairs of an agent and a target that it sees: as many as a block has agents.
class Pairs {
public:
    Pairs(const NodeRun& run, const FormulaColumns& columns, const ExactSum& sum)
        : m_run(run), m_from(columns), m_sum(sum), m_to(columns) {
        for (std::size_t slot = 0; slot < m_to.size(); ++slot)
            if (isOwn(slot))
                m_to[slot] = m_lanes[slot].data();
    }

    void add(std::size_t lane, const Seen& seen) {
        for (std::size_t slot = 0; slot < m_to.size(); ++slot)
            if (isOwn(slot) && m_from[slot])
                m_lanes[slot][m_count] = m_from[slot][lane];
        const auto target = static_cast<std::size_t>(FormulaSlot::targetX);
        m_lanes[target][m_count] = seen.offset.x;
        m_lanes[target + 1][m_count] = seen.offset.y;
        m_lanes[target + 2][m_count] = seen.velocity.x;
        m_lanes[target + 3][m_count] = seen.velocity.y;
        m_agent[m_count++] = lane;
        if (m_count == blockSize)
            finish();
    }

    /// Adds the forces of the pairs so far to those of their agents, exactly.
    void finish() {
        const auto& program = *m_run.as<Settings>().program;
        const LaneBits on = runFormulaProgram(program, m_to, m_count, m_x.data(), m_y.data());
        forLanes(on, [&](std::size_t pair) {
            const std::size_t lane = m_agent[pair];
            m_run.out.x[lane] += m_sum.round(m_x[pair]);
            m_run.out.y[lane] += m_sum.round(m_y[pair]);
            m_run.out.on |= LaneBits{1} << lane;
        });
        m_count = 0;
    }

private:
    static bool isOwn(std::size_t slot) {
        return slot != static_cast<std::size_t>(FormulaSlot::tick) &&
               slot != static_cast<std::size_t>(FormulaSlot::time);
    }

    const NodeRun& m_run;
    const FormulaColumns& m_from;
    const ExactSum& m_sum;
    FormulaColumns m_to;
    std::size_t m_count = 0;
    std::array<std::size_t, blockSize> m_agent{};
    alignas(64) std::array<Lanes, std::tuple_size_v<FormulaColumns>> m_lanes{};
    alignas(64) Lanes m_x{}, m_y{};
};

void evaluateEach(const NodeRun& run, const BlockColumns& columns, const EachOf& each,
                  LaneBits lanes) {
    const ExactSum sum(each.populationCount, run.forceBound);
    Pairs pairs(run, columns.columns, sum);
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
    const auto& settings = run.as<Settings>();
    run.out.on = 0;
    if (!settings.program)
        return;
    BlockColumns columns(run.block, *settings.program);
    LaneBits lanes = run.block.lanes();
    const EachOf* each = nullptr;
    for (std::size_t i = 0; i < formulaTargets; ++i) {
        if (!settings.program->uses[i])
            continue;
        if (i == 0 && run.inputs[0].each) {
            each = &*run.inputs[0].each;
            continue;
        }
        const Signal* seen = targetAt(run, i);
        if (!seen)
            return;
        lanes &= seen->on;
        columns.setTarget(i, seen->x.data(), seen->y.data(), seen->vx.data(), seen->vy.data());
    }
    if (each)
        return evaluateEach(run, columns, *each, lanes);
    run.out.on = lanes & runFormulaProgram(*settings.program, columns.columns, run.block.count,
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
    type.words = {"custom", "script", "expression", "own behavior", "equation", "code"};
    type.source = "Reynolds 1999, seek; Bevilacqua 2012, Seek";
    type.steps = formulaSteps(Settings().formula);
    type.stepsOf = [](const std::string& text) { return formulaSteps(text); };
    type.ports = {optional(pointTarget()), oneMore("other", "Other"), oneMore("third", "Third"),
                  whenInput(), forceOutput()};
    type.settings = {formulaSetting()};
    setCode<Settings>(type, {.evaluate = evaluate, .inspect = inspect});
}

} // namespace tiller::formula_force_node
