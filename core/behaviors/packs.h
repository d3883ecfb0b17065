// Begins the source of a node type whose formula runs on packs: TILLER_FORMULA names it, and after
// this header `formulaBlock` runs it for a block of agents. core/CMakeLists.txt compiles such
// sources together, once for each instruction set (core/base/simd.h): what is compiled once follows
// under `#if HWY_ONCE`.

#if defined(TILLER_PACKS) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_PACKS
#else
#define TILLER_PACKS
#endif

#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/nodes/lanes-inl.h"
// They build on the ones above.
#include "core/behaviors/formulas-inl.h"

/// Adds up one force per agent of the group, exactly. It runs the formula for one agent at a time.
template <class Settings>
void runForEach(const NodeRun& run, const EachOf& each,
                Force<Pack> (*formula)(const Self<Pack>&, const Sight<Pack>&, const Settings&)) {
    const ExactSum sum(each.populationCount, run.forceBound);
    const Pack bound(sum.bound());
    const Pack anchor(sum.anchor());
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const std::size_t pack = lane - lane % packLanes;
        const Self<Pack> self = selfPack(run.block, pack);
        Vector<Pack> total;
        Mask any{}; // none yet
        for (const Seen& seen : agentsOf(each, run.block, lane)) {
            const Sight<Pack> sight{{Pack(seen.offset.x), Pack(seen.offset.y)},
                                    {Pack(seen.velocity.x), Pack(seen.velocity.y)}};
            const Force<Pack> force = formula(self, sight, run.as<Settings>());
            any = any | force.active;
            total.x = addWhere(force.active, total.x, roundFor(bound, anchor, force.value.x));
            total.y = addWhere(force.active, total.y, roundFor(bound, anchor, force.value.y));
        }
        // Of the pack, only this lane is right.
        alignas(64) double x[packLanes];
        alignas(64) double y[packLanes];
        storePack(total.x, x);
        storePack(total.y, y);
        run.out.x[lane] = x[lane - pack];
        run.out.y[lane] = y[lane - pack];
        run.out.on |= (bitsOf(any) >> (lane - pack) & 1) << lane;
    }
}

/// @name Run a formula for a block of agents
/// @{
/// Of the target at the first input, or of each of several. Inactive without a target.
template <auto formula, class Settings>
void runFormula(const NodeRun& run,
                Force<Pack> (*)(const Self<Pack>&, const Sight<Pack>&, const Settings&)) {
    const InputPort& target = run.inputs[0];
    run.out.on = 0;
    if (target.each) {
        runForEach<Settings>(run, *target.each, formula);
        return;
    }
    if (target.links.empty())
        return;
    const Signal& seen = run.signal(target.links[0]);
    LaneBits on = 0;
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        on |= storeForce(
            run.out, lane,
            formula(selfPack(run.block, lane), sightPack(seen, lane), run.as<Settings>()));
    run.out.on = on & seen.on & run.block.lanes();
}

/// Of the targets at the first two inputs. Inactive unless both exist.
template <auto formula, class Settings>
void runFormula(const NodeRun& run, Force<Pack> (*)(const Self<Pack>&, const Sight<Pack>&,
                                                    const Sight<Pack>&, const Settings&)) {
    run.out.on = 0;
    for (const std::size_t input : {0U, 1U})
        if (run.inputs[input].links.empty() || run.inputs[input].each)
            return;
    const Signal& first = run.signal(run.inputs[0].links[0]);
    const Signal& second = run.signal(run.inputs[1].links[0]);
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        storeForce(run.out, lane,
                   formula(selfPack(run.block, lane), sightPack(first, lane),
                           sightPack(second, lane), run.as<Settings>()));
    run.out.on = first.on & second.on & run.block.lanes();
}

/// Of the sums over the neighbors.
template <auto formula, class Settings>
void runFormula(const NodeRun& run,
                Force<Pack> (*)(const Self<Pack>&, const Neighbors<Pack>&, const Settings&)) {
    run.out.on = 0;
    if (!run.neighbors)
        return;
    const NeighborSums& sums = *run.neighbors;
    LaneBits on = 0;
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes) {
        Neighbors<Pack> seen;
        seen.count = loadPack(&sums.count[lane]);
        seen.offset = loadVector(&sums.offsetX[lane], &sums.offsetY[lane]);
        seen.velocity = loadVector(&sums.velocityX[lane], &sums.velocityY[lane]);
        seen.away = loadVector(&sums.awayX[lane], &sums.awayY[lane]);
        on |=
            storeForce(run.out, lane, formula(selfPack(run.block, lane), seen, run.as<Settings>()));
    }
    run.out.on = on & run.block.lanes();
}

/// Of the agent alone. It is always active.
template <auto formula, class Settings>
void runFormula(const NodeRun& run, Force<Pack> (*)(const Self<Pack>&, const Settings&)) {
    for (std::size_t lane = 0; lane < run.block.count; lane += packLanes)
        storeForce(run.out, lane, formula(selfPack(run.block, lane), run.as<Settings>()));
    run.out.on = run.block.lanes();
}
/// @}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#undef TILLER_STEP
/// The step of a node's code that calls such a function for the instruction set of the machine.
#define TILLER_STEP(function)                                                                      \
    [](const NodeRun& run) {                                                                       \
        HWY_EXPORT(function);                                                                      \
        HWY_DYNAMIC_DISPATCH(function)(run);                                                       \
    }

#endif

#ifdef TILLER_FORMULA
#define TILLER_JOIN(a, b) a##b
#define TILLER_BLOCK(formula) TILLER_JOIN(formula, Block)

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

/// Runs the formula for a block of agents.
static void TILLER_BLOCK(TILLER_FORMULA)(const NodeRun& run) {
    runFormula<TILLER_FORMULA<Pack>>(run, TILLER_FORMULA<Pack>);
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#undef TILLER_BLOCK
#undef TILLER_JOIN
#undef TILLER_FORMULA
#endif
