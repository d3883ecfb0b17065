// How the agents of a block look at others, a pack at a time. Included within the namespace of an
// instruction set; see core/base/simd.h.

/// A few agents of a block that are near each other, and look together.
struct Lookers {
    std::size_t lane = 0;  ///< the first, in the block
    std::size_t count = 0; ///< of lanes that count; the others repeat the first
    Vector<Pack> at;
    Vector<Pack> heading;
    Vec2 low, high; ///< the box they are in
    Vec2 first;     ///< where the first of them is
};

/// Takes as many as are near the first: a pack that is stretched looks at too much. Alone in a
/// world so narrow that two of them could see the same one on different sides.
HWY_INLINE Lookers lookersAt(const Block& block, std::size_t lane, double nearX, double nearY,
                             double reach) {
    const Moment& moment = *block.moment;
    if (moment.edges == Edges::wrap) {
        nearX = std::min(nearX, moment.worldSize.x / 2 - reach);
        nearY = std::min(nearY, moment.worldSize.y / 2 - reach);
    }
    Lookers lookers;
    lookers.lane = lane;
    const double* x = block.x + lane;
    const double* y = block.y + lane;
    lookers.first = lookers.low = lookers.high = {x[0], y[0]};
    std::size_t count = 1;
    for (; count < packLanes && lane + count < block.count; ++count) {
        const double left = x[count] < lookers.low.x ? x[count] : lookers.low.x;
        const double right = x[count] > lookers.high.x ? x[count] : lookers.high.x;
        const double top = y[count] < lookers.low.y ? y[count] : lookers.low.y;
        const double bottom = y[count] > lookers.high.y ? y[count] : lookers.high.y;
        if (!(right - left < nearX && bottom - top < nearY))
            break;
        lookers.low = {left, top};
        lookers.high = {right, bottom};
    }
    lookers.count = count;
    lookers.at = loadVector(x, y);
    lookers.heading = loadVector(block.headingX + lane, block.headingY + lane);
    if (count < packLanes) {
        const hn::Mask<LaneTag> real = hn::FirstN(LaneTag(), count);
        lookers.at.x = select(Mask(real), lookers.at.x, Pack(x[0]));
        lookers.at.y = select(Mask(real), lookers.at.y, Pack(y[0]));
    }
    return lookers;
}

/// Others near the lookers, gathered so that they can be read one after the other. In a world that
/// wraps they stand where the lookers see them, which may be over the edge.
struct Near {
    static constexpr std::size_t room = 256;
    static constexpr std::size_t spare = 32;

    alignas(64) double x[room + spare];
    alignas(64) double y[room + spare];
    alignas(64) double vx[room + spare];
    alignas(64) double vy[room + spare];
    alignas(64) double slot[room + spare];
    std::size_t count = 0; ///< may pass the room by less than a vector
};

using WideTag = hn::ScalableTag<double>; // here a lane is one of the others
using Wide = hn::Vec<WideTag>;

/// Stores the values where the mask holds, one after the other; more may be written, up to a
/// vector.
HWY_INLINE void keep(Wide values, hn::Mask<WideTag> mask, double* to) {
#if HWY_TARGET == HWY_AVX3 // Highway 1.0 copies a table onto the stack for it
    _mm512_storeu_pd(to, _mm512_maskz_compress_pd(mask.raw, values.raw));
#else
    hn::StoreU(hn::Compress(values, mask), WideTag(), to);
#endif
}

/// How far places of one axis are outside of a range; 0 inside.
HWY_INLINE Wide outside(Wide at, Wide low, Wide high) {
    return hn::Max(hn::Max(hn::Sub(low, at), hn::Sub(at, high)), hn::Zero(WideTag()));
}

/// Differences within [-size/2, size/2), of places that are both in the world.
HWY_INLINE Wide shortDifference(Wide difference, double size) {
    const Wide half = hn::Set(WideTag(), size / 2);
    const Wide whole = hn::Set(WideTag(), size);
    const auto over = hn::Ge(difference, half);
    const auto under = hn::Lt(difference, hn::Neg(half));
    return hn::Sub(hn::Add(difference, hn::IfThenElseZero(under, whole)),
                   hn::IfThenElseZero(over, whole));
}

/// Gathers those of a run with distance <= reach from the box the lookers are in, until there is no
/// room; takes off the run what it has seen.
template <bool wraps, bool velocities>
void gather(const Candidates& world, Run& run, const Lookers& lookers, const Moment& moment,
            double reach, Near& near) {
    const WideTag tag;
    const std::size_t wide = hn::Lanes(tag);
    const Wide left = hn::Set(tag, lookers.low.x);
    const Wide right = hn::Set(tag, lookers.high.x);
    const Wide top = hn::Set(tag, lookers.low.y);
    const Wide bottom = hn::Set(tag, lookers.high.y);
    const Wide limit = hn::Set(tag, reach * reach);
    const Wide firstX = hn::Set(tag, lookers.first.x);
    const Wide firstY = hn::Set(tag, lookers.first.y);
    const double* xs = world.x; // stores below could be to anything, for all a compiler knows
    const double* ys = world.y;
    const double* vxs = world.vx;
    const double* vys = world.vy;
    std::size_t count = near.count;
    const std::size_t end = run.end;
    std::size_t slot = run.begin;
    for (; slot < end && count <= Near::room; slot += wide) {
        Wide x = hn::LoadU(tag, xs + slot);
        Wide y = hn::LoadU(tag, ys + slot);
        if constexpr (wraps) {
            x = hn::Add(firstX, shortDifference(hn::Sub(x, firstX), moment.worldSize.x));
            y = hn::Add(firstY, shortDifference(hn::Sub(y, firstY), moment.worldSize.y));
        }
        const Wide dx = outside(x, left, right);
        const Wide dy = outside(y, top, bottom);
        const Wide d2 = hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy));
        const auto kept = hn::And(hn::Le(d2, limit), hn::FirstN(tag, end - slot));
        keep(x, kept, near.x + count);
        keep(y, kept, near.y + count);
        if constexpr (velocities) {
            keep(hn::LoadU(tag, vxs + slot), kept, near.vx + count);
            keep(hn::LoadU(tag, vys + slot), kept, near.vy + count);
        } else {
            keep(hn::Iota(tag, static_cast<double>(slot)), kept, near.slot + count);
        }
        count += hn::CountTrue(tag, kept);
    }
    near.count = count;
    run.begin = static_cast<std::uint32_t>(std::min(slot, end));
}

/// Calls `work(near)` for all within reach of the lookers' box, as often as it takes room.
template <bool velocities, class Work>
HWY_INLINE void forNear(const Candidates& world, const Lookers& lookers, const Moment& moment,
                        double reach, Scratch& scratch, Near& near, Work& work) {
    const Box box = world.around(lookers.low, lookers.high, reach);
    const bool wraps = reachesOver(moment, box);
    near.count = 0;
    for (Run run : world.grid->runs(box, scratch.runs))
        while (run.begin < run.end) {
            if (wraps)
                gather<true, velocities>(world, run, lookers, moment, reach, near);
            else
                gather<false, velocities>(world, run, lookers, moment, reach, near);
            if (near.count > Near::room) {
                work(near);
                near.count = 0;
            }
        }
    work(near);
}
