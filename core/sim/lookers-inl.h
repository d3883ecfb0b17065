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
    if (count == packLanes) {
        lookers.heading = loadVector(block.facingX + lane, block.facingY + lane);
    } else {
        // Past the block, another thread may be turning its agents.
        const hn::Mask<LaneTag> real = hn::FirstN(LaneTag(), count);
        lookers.heading = {Pack(hn::MaskedLoad(real, LaneTag(), block.facingX + lane)),
                           Pack(hn::MaskedLoad(real, LaneTag(), block.facingY + lane))};
        lookers.at.x = select(Mask(real), lookers.at.x, Pack(x[0]));
        lookers.at.y = select(Mask(real), lookers.at.y, Pack(y[0]));
    }
    return lookers;
}

/// Others near the lookers: a list for each of several distances, the farthest first. They are
/// looked up in columns by an index. In a world that wraps they stand where the lookers see them,
/// which may be over the edge: then the columns are copies.
struct Near {
    static constexpr std::size_t room = 256;
    static constexpr std::size_t spare = 32; ///< written to, and not kept

    struct List {
        alignas(64) std::uint32_t index[room + spare];
        std::size_t count = 0; ///< may pass the room by less than a vector
    };

    List lists[NeighborQuery::most];
    const double* x = nullptr;
    const double* y = nullptr;
    const double* vx = nullptr;
    const double* vy = nullptr;
    const std::uint32_t* slots = nullptr; ///< of those of the first list

    std::uint32_t slotCopies[room + spare];
    double copies[4][room + spare]; ///< x, y, vx, vy
};

using WideTag = hn::ScalableTag<double>; // here a lane is one of the others
using Wide = hn::Vec<WideTag>;

#if HWY_TARGET == HWY_AVX2
/// By the bits of a mask: the bytes of the four numbers whose bit is set, then of any.
alignas(16) inline constexpr auto keptFirst = [] {
    std::array<std::array<std::uint8_t, 16>, 16> orders{};
    for (unsigned bits = 0; bits < 16; ++bits)
        for (unsigned number = 0, at = 0; number < 4; ++number)
            if (bits >> number & 1)
                for (unsigned byte = 0; byte < 4; ++byte)
                    orders[bits][at++] = static_cast<std::uint8_t>(4 * number + byte);
    return orders;
}();
#endif

/// Stores `first` and the following numbers where the mask holds, one after the other; more may be
/// written, up to a vector. Gives how many count.
HWY_INLINE std::size_t keep(hn::Mask<WideTag> mask, std::uint32_t first, std::uint32_t* to) {
#if HWY_TARGET == HWY_AVX3
    const __m256i numbers = _mm256_add_epi32(_mm256_set1_epi32(static_cast<int>(first)),
                                             _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to),
                        _mm256_maskz_compress_epi32(mask.raw, numbers));
    return hn::CountTrue(WideTag(), mask);
#elif HWY_TARGET == HWY_AVX2
    const auto bits = static_cast<unsigned>(_mm256_movemask_pd(mask.raw));
    const __m128i numbers =
        _mm_add_epi32(_mm_set1_epi32(static_cast<int>(first)), _mm_setr_epi32(0, 1, 2, 3));
    const auto* order = reinterpret_cast<const __m128i*>(keptFirst[bits].data());
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to),
                     _mm_shuffle_epi8(numbers, _mm_load_si128(order)));
    return static_cast<std::size_t>(__builtin_popcount(bits));
#else
    alignas(8) std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(WideTag(), mask, bytes);
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < hn::MaxLanes(WideTag()); ++i) {
        to[count] = first + i;
        count += bytes[0] >> i & 1;
    }
    return count;
#endif
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

/// Where a gathering is: it goes through runs a vector at a time, as one loop, for each loop that
/// ends is a branch that processors guess wrong.
struct Progress {
    std::span<const Run> runs;
    std::size_t run = 0;
    std::size_t slot = 0;
    std::size_t vectors = 0; ///< still to do

    HWY_INLINE explicit Progress(std::span<const Run> over) : runs(over) {
        const std::size_t wide = hn::Lanes(WideTag());
        for (const Run& each : runs)
            vectors += (each.end - each.begin + wide - 1) / wide;
        slot = runs.empty() ? 0 : runs[0].begin;
    }
};

/// Gathers those with distance <= reach from any of the lookers, for each of the reaches, until all
/// are seen or there is no room.
template <bool wraps>
void gather(const Candidates& world, Progress& progress, const Lookers& lookers,
            const Moment& moment, std::span<const double> reaches, Near& near) {
    const WideTag tag;
    const Wide limit = hn::Set(tag, reaches[0] * reaches[0]);
    const Wide firstX = hn::Set(tag, lookers.first.x);
    const Wide firstY = hn::Set(tag, lookers.first.y);
    alignas(64) double atX[packLanes];
    alignas(64) double atY[packLanes];
    storePack(lookers.at.x, atX);
    storePack(lookers.at.y, atY);
    const double* xs = world.x;
    const double* ys = world.y;
    const Run* runs = progress.runs.data();
    std::uint32_t* index = near.lists[0].index;
    std::size_t count = near.lists[0].count;
    std::size_t run = progress.run;
    std::size_t slot = progress.slot;
    std::size_t vectors = progress.vectors;
    for (; vectors > 0 && count <= Near::room; --vectors) {
        const std::size_t end = runs[run].end;
        Wide x = hn::LoadU(tag, xs + slot);
        Wide y = hn::LoadU(tag, ys + slot);
        if constexpr (wraps) {
            x = hn::Add(firstX, shortDifference(hn::Sub(x, firstX), moment.worldSize.x));
            y = hn::Add(firstY, shortDifference(hn::Sub(y, firstY), moment.worldSize.y));
        }
        Wide least = hn::Set(tag, std::numeric_limits<double>::infinity());
        HWY_UNROLL(4)
        for (std::size_t k = 0; k < packLanes; ++k) {
            const Wide dx = hn::Sub(x, hn::Set(tag, atX[k]));
            const Wide dy = hn::Sub(y, hn::Set(tag, atY[k]));
            least = hn::Min(hn::Add(hn::Mul(dx, dx), hn::Mul(dy, dy)), least);
        }
        const auto real = hn::FirstN(tag, std::min(end - slot, hn::Lanes(tag)));
        const auto number = static_cast<std::uint32_t>(slot);
        count += keep(hn::And(hn::Le(least, limit), real), number, index + count);
        for (std::size_t i = 1; i < reaches.size(); ++i) {
            Near::List& list = near.lists[i];
            const auto nearer = hn::Le(least, hn::Set(tag, reaches[i] * reaches[i]));
            list.count += keep(hn::And(nearer, real), number, list.index + list.count);
        }
        slot += hn::Lanes(tag);
        const bool isOver = slot >= end && vectors > 1;
        run += isOver ? 1 : 0;
        slot = isOver ? runs[run].begin : slot;
    }
    near.lists[0].count = count;
    progress.run = run;
    progress.slot = slot;
    progress.vectors = vectors;
}

/// In a world that wraps: copies those gathered to where the lookers see them.
inline void bringOver(const Candidates& world, const Lookers& lookers, const Moment& moment,
                      std::size_t lists, Near& near) {
    std::copy_n(near.lists[0].index, near.lists[0].count, near.slotCopies);
    near.slots = near.slotCopies;
    const Vec2 size = moment.worldSize;
    const auto over = [](double from, double to, double whole) {
        const double between = to - from;
        return from + (between >= whole / 2 ? between - whole
                                            : (between < -whole / 2 ? between + whole : between));
    };
    for (std::size_t i = 0; i < near.lists[0].count; ++i) {
        const std::uint32_t slot = near.slots[i];
        near.copies[0][i] = over(lookers.first.x, world.x[slot], size.x);
        near.copies[1][i] = over(lookers.first.y, world.y[slot], size.y);
        near.copies[2][i] = world.vx[slot];
        near.copies[3][i] = world.vy[slot];
    }
    // From slots to places among the copies: every list is in the order of the first.
    for (std::size_t list = lists; list-- > 0;)
        for (std::size_t i = 0, at = 0; i < near.lists[list].count; ++i, ++at) {
            while (near.slots[at] != near.lists[list].index[i])
                ++at;
            near.lists[list].index[i] = static_cast<std::uint32_t>(at);
        }
    near.x = near.copies[0];
    near.y = near.copies[1];
    near.vx = near.copies[2];
    near.vy = near.copies[3];
}

/// Calls `work(near)` for all within reach of the lookers' box, as often as it takes room.
/// @param reaches the farthest first
template <class Work>
HWY_INLINE void forNear(const Candidates& world, const Lookers& lookers, const Moment& moment,
                        std::span<const double> reaches, Scratch& scratch, Near& near, Work& work) {
    const Box box = world.around(lookers.low, lookers.high, reaches[0]);
    const bool wraps = reachesOver(moment, box);
    const auto startOver = [&] {
        for (std::size_t i = 0; i < reaches.size(); ++i)
            near.lists[i].count = 0;
        near.x = world.x;
        near.y = world.y;
        near.vx = world.vx;
        near.vy = world.vy;
        near.slots = near.lists[0].index;
    };
    const auto workOff = [&]() HWY_ATTR {
        if (wraps)
            bringOver(world, lookers, moment, reaches.size(), near);
        work(near);
        startOver();
    };
    startOver();
    Progress progress(world.grid->runs(box, scratch.runs));
    while (progress.vectors > 0) {
        if (wraps)
            gather<true>(world, progress, lookers, moment, reaches, near);
        else
            gather<false>(world, progress, lookers, moment, reaches, near);
        workOff();
    }
}
