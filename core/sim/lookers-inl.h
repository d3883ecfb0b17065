// How the agents of a block look at others, a pack at a time. Included within the namespace of an
// instruction set; see core/base/simd.h.

/// A few agents of a block that are near each other, and look together.
struct Lookers {
    std::size_t lane = 0;  ///< the first, in the block
    std::size_t count = 0; ///< of lanes that count; the others repeat the first
    Vector<Pack> at;
    Vector<Pack> heading;
    Vec2 low, high; ///< the box they are in
};

/// Takes as many as are near the first: a pack that is stretched looks at too much.
HWY_INLINE Lookers lookersAt(const Block& block, std::size_t lane, double nearX, double nearY) {
    Lookers lookers;
    lookers.lane = lane;
    const double* x = block.x + lane;
    const double* y = block.y + lane;
    lookers.low = lookers.high = {x[0], y[0]};
    std::size_t count = 1;
    for (; count < packLanes && lane + count < block.count; ++count) {
        const double left = x[count] < lookers.low.x ? x[count] : lookers.low.x;
        const double right = x[count] > lookers.high.x ? x[count] : lookers.high.x;
        const double top = y[count] < lookers.low.y ? y[count] : lookers.low.y;
        const double bottom = y[count] > lookers.high.y ? y[count] : lookers.high.y;
        if (right - left > nearX || bottom - top > nearY)
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

/// How a world that wraps makes differences short; nothing else does.
struct Seam {
    Vector<Pack> size, perSize;

    HWY_INLINE explicit Seam(const Moment& moment)
        : size{Pack(moment.worldSize.x), Pack(moment.worldSize.y)}
        , perSize{Pack(moment.perWorldSize.x), Pack(moment.perWorldSize.y)} {}

    /// Whether somebody in the box may be nearer over the edge. Who is in the world is less than
    /// half of it away, unless the box reaches out of it or over half of it.
    static bool matters(const Moment& moment, const Box& box) {
        return moment.edges == Edges::wrap &&
               (box.low.x < 0 || box.low.y < 0 || box.high.x > moment.worldSize.x ||
                box.high.y > moment.worldSize.y ||
                box.high.x - box.low.x > moment.worldSize.x / 2 ||
                box.high.y - box.low.y > moment.worldSize.y / 2);
    }
};

template <bool wraps>
HWY_INLINE Vector<Pack> offsetOf(const Candidates& world, std::uint32_t slot, Vector<Pack> from,
                                 const Seam& seam) {
    const Vector<Pack> between = Vector<Pack>{Pack(world.x[slot]), Pack(world.y[slot])} - from;
    if constexpr (!wraps)
        return between;
    return {shortWay(between.x, seam.size.x, seam.perSize.x),
            shortWay(between.y, seam.size.y, seam.perSize.y)};
}
