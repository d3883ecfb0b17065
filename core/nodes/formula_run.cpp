#include "core/base/lattice.h"
#include "core/base/simd.h"
#include "core/nodes/formula_program.h"

#include <limits>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"

template <class Number>
struct NumberAccess {
    static constexpr std::size_t width = packLanes;
    static HWY_INLINE Number load(const double* from) { return loadPack(from); }
    static HWY_INLINE void store(Number number, double* to) { storePack(number, to); }
};

// Needs the access above.
#include "core/nodes/formula_codes-inl.h"

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

LaneBits conditionBits(const double* column, std::size_t count) {
    LaneBits on = 0;
    for (std::size_t lane = 0; lane < count; lane += packLanes)
        on |= bitsOf(loadPack(column + lane) > Pack(0.0)) << lane;
    return on;
}

LaneBits runFormulaCodes(const FormulaProgram& program, double* const* at, std::size_t count,
                         double* x, double* y) {
    for (const FormulaCode& code : program.codes)
        runCode<Pack>(code, at, count);
    const LaneBits finite = finishForces(at[program.force[0]], at[program.force[1]], count, x, y);
    return program.active ? finite & conditionBits(at[*program.active], count) : finite;
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(runFormulaCodes);

namespace {

struct alignas(64) FormulaColumn {
    Lanes lanes;
};

} // namespace

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
