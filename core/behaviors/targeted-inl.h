#if defined(TILLER_TARGETED_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_TARGETED_INL
#else
#define TILLER_TARGETED_INL
#endif

/// Adds up one force per agent of the group, exactly. It runs the formula for one agent at a time.
template <class Settings>
void runForEach(const NodeRun& run, const EachOf& each,
                Force<Pack> (*formula)(const Self<Pack>&, const Sight<Pack>&, const Settings&)) {
    const ExactSum sum(each.populationCount, run.forceBound);
    const Pack bound(sum.bound());
    const Pack anchor(sum.anchor());
    static thread_local std::vector<Seen> found;
    run.out.on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const std::size_t pack = lane - lane % packLanes;
        const Self<Pack> self = selfAt(run.block, pack);
        found.clear();
        run.block.moment->surroundings->within(*each.group, run.block, lane, each.range, found);
        Vector<Pack> total;
        Mask any{}; // none yet
        for (const Seen& seen : found) {
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

/// Evaluates a behavior whose first input is its target. @p formula takes self, the sight of the
/// target and the settings, and returns a force. Inactive without a target.
template <class Settings, auto formula>
void runTargeted(const NodeRun& run) {
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
        on |= storeForce(run.out, lane,
                         formula(selfAt(run.block, lane), sightAt(seen, lane), run.as<Settings>()));
    run.out.on = on & seen.on & run.block.lanes();
}

#endif
