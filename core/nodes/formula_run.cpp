#include "core/base/lattice.h"
#include "core/base/simd.h"
#include "core/nodes/formula_program.h"
#include "core/nodes/lane_runs.h"

#include <limits>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"

/// All operations: name, number of inputs, result, parameters, result of them.
#define TILLER_OPERATIONS(X)                                                                       \
    X(add, 2, Pack, (Pack a, Pack b), a + b)                                                       \
    X(subtract, 2, Pack, (Pack a, Pack b), a - b)                                                  \
    X(multiply, 2, Pack, (Pack a, Pack b), a* b)                                                   \
    X(divide, 2, Pack, (Pack a, Pack b),                                                           \
      select(b == Pack(0), Pack(std::numeric_limits<double>::infinity()), a / b))                  \
    X(smaller, 2, Pack, (Pack a, Pack b), smaller(a, b))                                           \
    X(larger, 2, Pack, (Pack a, Pack b), larger(a, b))                                             \
    X(magnitude, 1, Pack, (Pack a), magnitude(a))                                                  \
    X(root, 1, Pack, (Pack a), squareRoot(a))                                                      \
    X(floor, 1, Pack, (Pack a), floorOf(a))                                                        \
    X(modulo, 2, Pack, (Pack a, Pack b), select(b == Pack(0), Pack(0), a - b * floorOf(a / b)))    \
    X(sine, 1, Pack, (Pack a), sineCosine(a).sine)                                                 \
    X(cosine, 1, Pack, (Pack a), sineCosine(a).cosine)                                             \
    X(less, 2, Pack, (Pack a, Pack b), TILLER_MASK(a < b))                                         \
    X(lessOrEqual, 2, Pack, (Pack a, Pack b), TILLER_MASK(a <= b))                                 \
    X(equal, 2, Pack, (Pack a, Pack b), TILLER_MASK(a == b))                                       \
    X(both, 2, Pack, (Pack a, Pack b), smaller(a, b))                                              \
    X(either, 2, Pack, (Pack a, Pack b), larger(a, b))                                             \
    X(isNot, 1, Pack, (Pack a), Pack(1) - a)                                                       \
    X(choose, 3, Pack, (Pack c, Pack a, Pack b), select(c > Pack(0), a, b))                        \
    X(angle, 2, Pack, (Pack x, Pack y), angleOf(Vector<Pack>{x, y}))                               \
    X(length, 2, Pack, (Pack x, Pack y), length(Vector<Pack>{x, y}))                               \
    X(dot, 4, Pack, (Pack ax, Pack ay, Pack bx, Pack by),                                          \
      dot(Vector<Pack>{ax, ay}, Vector<Pack>{bx, by}))                                             \
    X(addArrows, 4, Vector<Pack>, (Pack ax, Pack ay, Pack bx, Pack by),                            \
      Vector<Pack>{ax, ay} + Vector<Pack>{bx, by})                                                 \
    X(subtractArrows, 4, Vector<Pack>, (Pack ax, Pack ay, Pack bx, Pack by),                       \
      Vector<Pack>{ax, ay} - Vector<Pack>{bx, by})                                                 \
    X(scale, 3, Vector<Pack>, (Pack x, Pack y, Pack k), Vector<Pack>{x, y} * k)                    \
    X(divideArrow, 3, Vector<Pack>, (Pack x, Pack y, Pack k),                                      \
      select(k == Pack(0), Vector<Pack>{Pack(0), Pack(0)}, Vector<Pack>{x, y} / k))                \
    X(unit, 2, Vector<Pack>, (Pack x, Pack y), unit(Vector<Pack>{x, y}))                           \
    X(truncate, 3, Vector<Pack>, (Pack x, Pack y, Pack most), truncate(Vector<Pack>{x, y}, most))  \
    X(direction, 1, Vector<Pack>, (Pack degrees), direction(degrees))                              \
    X(chooseArrow, 5, Vector<Pack>, (Pack c, Pack ax, Pack ay, Pack bx, Pack by),                  \
      select(c > Pack(0), Vector<Pack>{ax, ay}, Vector<Pack>{bx, by}))                             \
    X(scaledUnit, 3, Vector<Pack>, (Pack x, Pack y, Pack k), unit(Vector<Pack>{x, y}) * k)         \
    X(scaledDifference, 5, Vector<Pack>, (Pack ax, Pack ay, Pack bx, Pack by, Pack k),             \
      (Vector<Pack>{ax, ay} - Vector<Pack>{bx, by}) * k)

#define TILLER_MASK(condition) select(condition, Pack(1), Pack(0))
#define TILLER_STRUCT(name, count, result, parameters, ...)                                        \
    struct name##Operation {                                                                       \
        static constexpr std::size_t inputs = count;                                               \
        [[nodiscard]] static result of parameters { return __VA_ARGS__; }                          \
    };

TILLER_OPERATIONS(TILLER_STRUCT)

#undef TILLER_MASK
#undef TILLER_STRUCT

/// Runs one operation over the columns @p at.
template <class Operation, std::size_t... i>
void runOperation(const FormulaCode& code, double* const* at, std::size_t count,
                  std::index_sequence<i...>) {
    const double* const from[] = {at[code.in[i]]...};
    double* const first = at[code.out[0]];
    double* const second = at[code.out[1]];
    for (std::size_t lane = 0; lane < count; lane += packLanes) {
        const auto result = Operation::of(loadPack(from[i] + lane)...);
        if constexpr (std::is_same_v<decltype(result), const Pack>) {
            storePack(result, first + lane);
        } else {
            storePack(result.x, first + lane);
            storePack(result.y, second + lane);
        }
    }
}

void runCode(const FormulaCode& code, double* const* at, std::size_t count) {
    switch (code.operation) {
#define TILLER_CASE(name, ...)                                                                     \
    case FormulaOperation::name:                                                                   \
        runOperation<name##Operation>(code, at, count,                                             \
                                      std::make_index_sequence<name##Operation::inputs>());        \
        break;
        TILLER_OPERATIONS(TILLER_CASE)
#undef TILLER_CASE
#undef TILLER_OPERATIONS
    }
}

/// Cuts the forces, and returns the bits of those whose length is finite.
LaneBits finishForces(const double* fromX, const double* fromY, std::size_t count, double* x,
                      double* y) {
    const LaneBits all = (LaneBits{1} << packLanes) - 1;
    LaneBits finite = 0;
    for (std::size_t lane = 0; lane < count; lane += packLanes) {
        Vector<Pack> force = loadVector(fromX + lane, fromY + lane);
        const Pack square = dot(force, force);
        LaneBits on = bitsOf(square <= Pack(noLimit * noLimit));
        if (on != all) { // few are so long: the others need no root
            on = bitsOf(squareRoot(square) <= Pack(std::numeric_limits<double>::max()));
            force = truncate(force, Pack(noLimit));
        }
        finite |= on << lane;
        storePack(force.x, x + lane);
        storePack(force.y, y + lane);
    }
    return finite;
}

LaneBits finishNumbers(const double* from, std::size_t count, double* to) {
    LaneBits finite = 0;
    for (std::size_t lane = 0; lane < count; lane += packLanes) {
        const Pack number = loadPack(from + lane);
        finite |= bitsOf(magnitude(number) <= Pack(std::numeric_limits<double>::max())) << lane;
        storePack(number, to + lane);
    }
    return finite;
}

LaneBits conditionBits(const double* column, std::size_t count) {
    LaneBits on = 0;
    for (std::size_t lane = 0; lane < count; lane += packLanes)
        on |= bitsOf(loadPack(column + lane) > Pack(0.0)) << lane;
    return on;
}

LaneBits runFormulaCodes(const FormulaProgram& program, double* const* at, std::size_t count,
                         double* x, double* y) {
    for (const FormulaCode& code : program.codes)
        runCode(code, at, count);
    const LaneBits finite =
        program.gives == FormulaGives::number
            ? finishNumbers(at[program.force[0]], count, x)
            : finishForces(at[program.force[0]], at[program.force[1]], count, x, y);
    return program.active ? finite & conditionBits(at[*program.active], count) : finite;
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(runCode);
HWY_EXPORT(runFormulaCodes);

namespace {

struct alignas(64) FormulaColumn {
    Lanes lanes;
};

} // namespace

FormulaReads::FormulaReads(const FormulaProgram& program, const NodeRun& run)
    : lanes(run.block.lanes()) {
    constexpr std::array<const double * Block::*, 11> ownColumns{
        &Block::x,        &Block::y,        &Block::vx,       &Block::vy,
        &Block::headingX, &Block::headingY, &Block::maxSpeed, &Block::maxForce,
        &Block::mass,     &Block::radius,   &Block::response};
    const bool isForce = program.gives == FormulaGives::force;
    std::array<const Signal*, mostFormulaInputs> inputs{};
    for (std::size_t i = 0; i < mostFormulaInputs; ++i) {
        if (!program.uses[i])
            continue;
        const std::size_t input = isForce ? i : i - formulaTargets;
        if (input == 0 && isForce && run.inputs[0].each) {
            each = &*run.inputs[0].each;
            continue;
        }
        inputs[i] = targetAt(run, input);
        lanes &= inputs[i] ? inputs[i]->on : 0;
    }
    for (const FormulaSlot input : program.inputs) {
        const auto slot = static_cast<std::size_t>(input);
        constexpr auto firstTarget = static_cast<std::size_t>(FormulaSlot::targetX);
        constexpr auto firstNumber = static_cast<std::size_t>(FormulaSlot::inputA);
        if (slot < ownColumns.size()) {
            columns[slot] = run.block.*ownColumns[slot];
        } else if (input == FormulaSlot::tick || input == FormulaSlot::time) {
            Lanes& filled = input == FormulaSlot::tick ? m_tick : m_time;
            const Moment& now = *run.block.moment;
            filled.fill(input == FormulaSlot::tick ? now.tickLength : now.time());
            columns[slot] = filled.data();
        } else if (slot >= firstNumber) {
            if (const Signal* number = inputs[formulaTargets + slot - firstNumber])
                columns[slot] = number->x.data();
        } else if (const Signal* seen = inputs[(slot - firstTarget) / 4]) {
            const std::array parts{&seen->x, &seen->y, &seen->vx, &seen->vy};
            columns[slot] = parts[(slot - firstTarget) % 4]->data();
        }
    }
}

void inspectFormula(const NodeRun& run, TermValues& to) {
    to["speed"] = length(run.block.velocity(0));
    to["radius"] = run.block.radius[0];
    to["response"] = run.block.response[0];
    to["responseTime"] = 1 / run.block.response[0];
    to["time"] = run.block.moment->time();
}

void runFormulaCode(const FormulaCode& code, double* const* at, std::size_t count) {
    HWY_DYNAMIC_DISPATCH(runCode)(code, at, count);
}

LaneBits runFormulaProgram(const FormulaProgram& program, const FormulaColumns& columns,
                           std::size_t count, double* x, double* y) {
    static thread_local std::vector<FormulaColumn> ownColumns;
    static thread_local std::vector<double*> ownPlaces;
    std::vector<FormulaColumn>& written = ownColumns; // looked up once
    std::vector<double*>& at = ownPlaces;
    if (written.size() < program.written)
        written.resize(program.written);
    const std::size_t constants = program.inputs.size() + program.constants.size();
    at.resize(constants + program.written);
    // Operations write only to the columns after the constants.
    for (std::size_t i = 0; i < program.inputs.size(); ++i)
        at[i] = const_cast<double*>(columns[static_cast<std::size_t>(program.inputs[i])]);
    for (std::size_t i = 0; i < program.constants.size(); ++i)
        at[program.inputs.size() + i] = const_cast<double*>(program.constants[i].data());
    for (std::size_t i = 0; i < program.written; ++i)
        at[constants + i] = written[i].lanes.data();
    const LaneBits on = HWY_DYNAMIC_DISPATCH(runFormulaCodes)(program, at.data(), count, x, y);
    return on & (count == blockSize ? ~LaneBits{0} : (LaneBits{1} << count) - 1);
}

} // namespace tiller

#endif
