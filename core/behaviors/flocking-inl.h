#if defined(TILLER_FLOCKING_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_FLOCKING_INL
#else
#define TILLER_FLOCKING_INL
#endif

/// Evaluates a behavior about its neighbors. @p formula takes self, the sums over the neighbors and
/// the settings, and returns a force.
template <class Settings, auto formula>
void runFlocking(const NodeRun& run) {
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
        on |= storeForce(run.out, lane, formula(selfAt(run.block, lane), seen, run.as<Settings>()));
    }
    run.out.on = on & run.block.lanes();
}

#endif
