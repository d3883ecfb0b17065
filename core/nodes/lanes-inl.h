#if defined(TILLER_LANES_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_LANES_INL
#else
#define TILLER_LANES_INL
#endif

// Reads and writes a block, a pack of agents at a time. Included within the namespace of an
// instruction set; see core/base/simd.h.

#include "core/base/pack-inl.h"
// It uses packs.
#include "core/nodes/formula-inl.h"

/// @name Between the columns of a block and packs
/// @{
HWY_INLINE Vector<Pack> loadVector(const double* x, const double* y) {
    return {loadPack(x), loadPack(y)};
}

HWY_INLINE Self<Pack> selfPack(const Block& block, std::size_t lane) {
    return {loadVector(block.vx + lane, block.vy + lane),
            loadVector(block.headingX + lane, block.headingY + lane),
            loadPack(block.maxSpeed + lane), loadPack(block.response + lane)};
}

/// As weightAt.
HWY_INLINE Pack weightPack(const InputLink& link, const Signal& from, std::size_t lane) {
    const Pack own(link.weight);
    if (!link.isDriven)
        return own;
    const Pack driven = loadPack(&from.weight[lane]);
    return select(driven < Pack(0.0), own, driven);
}

/// The target at an input, as the agents see it.
HWY_INLINE Sight<Pack> sightPack(const Signal& target, std::size_t lane) {
    return {loadVector(&target.x[lane], &target.y[lane]),
            loadVector(&target.vx[lane], &target.vy[lane])};
}

/// Stores a force. Returns the bits of the lanes where it is active, shifted to @p lane.
HWY_INLINE std::uint64_t storeForce(Signal& out, std::size_t lane, const Force<Pack>& force) {
    storePack(force.value.x, &out.x[lane]);
    storePack(force.value.y, &out.y[lane]);
    return bitsOf(force.active) << lane;
}
/// @}

/// The offset from each agent to a place; the short way in a world that wraps.
HWY_INLINE Vector<Pack> offsetsTo(const Block& block, std::size_t lane, Vector<Pack> place) {
    const Moment& moment = *block.moment;
    const Vector<Pack> between = place - loadVector(block.x + lane, block.y + lane);
    if (moment.edges != Edges::wrap)
        return between;
    return {shortWay(between.x, Pack(moment.worldSize.x), Pack(moment.perWorldSize.x)),
            shortWay(between.y, Pack(moment.worldSize.y), Pack(moment.perWorldSize.y))};
}

#endif
