#if defined(TILLER_LOOKERS_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_LOOKERS_INL
#else
#define TILLER_LOOKERS_INL
#endif

// Gathers the agents that the agents of a block look at. Several lookers that are near each other
// share one search, and compute with what it gathers as one pack. Included inside the namespace of
// an instruction set (core/base/simd.h), after core/nodes/lanes-inl.h.

/// A few consecutive agents of a block that search together.
struct Lookers {
    std::size_t lane;  ///< the lane of the first, in the block
    std::size_t count; ///< how many; the other lanes of the pack repeat the first
    Vector<Pack> at;
    Vector<Pack> heading;
    Vec2 low, high; ///< the box around them
    Vec2 first;     ///< the position of the first
};

/// Takes the agents from a lane on, as long as they stay within a box of the given size: a pack
/// spread over a large box would gather too many others. In a world so narrow that two lookers
/// could see the same agent on different sides, it takes one agent only.
HWY_INLINE Lookers lookersAt(const Block& block, std::size_t lane, double nearX, double nearY,
                             double reach) {
    const Moment& moment = *block.moment;
    if (moment.edges == Edges::wrap) {
        nearX = std::min(nearX, moment.worldSize.x / 2 - reach);
        nearY = std::min(nearY, moment.worldSize.y / 2 - reach);
    }
    const double* x = block.x + lane;
    const double* y = block.y + lane;
    Vec2 low{x[0], y[0]};
    Vec2 high = low;
    std::size_t count = 1;
    for (; count < packLanes && lane + count < block.count; ++count) {
        const double left = x[count] < low.x ? x[count] : low.x;
        const double right = x[count] > high.x ? x[count] : high.x;
        const double top = y[count] < low.y ? y[count] : low.y;
        const double bottom = y[count] > high.y ? y[count] : high.y;
        if (!(right - left < nearX && bottom - top < nearY))
            break;
        low = {left, top};
        high = {right, bottom};
    }
    // The columns go on past the block, but another thread may be writing there.
    const hn::Mask<LaneTag> real = hn::FirstN(LaneTag(), count);
    const Vector<Pack> at = loadVector(x, y);
    return {lane,
            count,
            {select(Mask(real), at.x, Pack(x[0])), select(Mask(real), at.y, Pack(y[0]))},
            {Pack(hn::MaskedLoad(real, LaneTag(), block.facingX + lane)),
             Pack(hn::MaskedLoad(real, LaneTag(), block.facingY + lane))},
            low,
            high,
            {x[0], y[0]}};
}

/// The agents that a search gathered: one list for each of several reaches, the farthest first. A
/// list holds indexes of the columns x, y, vx and vy. In a world that wraps, the columns are copies
/// with every agent at the image that the lookers see; else they are the crowd's own.
struct Gathered {
    static constexpr std::size_t room = 256;
    static constexpr std::size_t spare = 32; ///< room for the vectors written past the end

    struct List {
        alignas(64) std::uint32_t index[room + spare];
        std::size_t count = 0; ///< may exceed the room by less than a vector
    };

    List lists[NeighborQuery::most];
    const double* x = nullptr;
    const double* y = nullptr;
    const double* vx = nullptr;
    const double* vy = nullptr;
    const std::uint32_t* slots = nullptr; ///< slots of the agents of the first list

    std::uint32_t slotCopies[room + spare];
    double copies[4][room + spare]; ///< x, y, vx, vy
};

using WideTag = hn::ScalableTag<double>; // one lane per gathered agent, not per looker
using Wide = hn::Vec<WideTag>;

#if HWY_TARGET == HWY_AVX2
/// By the bits of a mask: a byte order that moves the numbers whose bit is set to the front.
alignas(16) inline constexpr auto compressOrders = [] {
    std::array<std::array<std::uint8_t, 16>, 16> orders{};
    for (unsigned bits = 0; bits < 16; ++bits)
        for (unsigned number = 0, at = 0; number < 4; ++number)
            if (bits >> number & 1)
                for (unsigned byte = 0; byte < 4; ++byte)
                    orders[bits][at++] = static_cast<std::uint8_t>(4 * number + byte);
    return orders;
}();

/// The same for a vector of doubles: an order of halves.
alignas(32) inline constexpr auto compressHalves = [] {
    std::array<std::array<std::uint32_t, 8>, 16> orders{};
    for (unsigned bits = 0; bits < 16; ++bits)
        for (unsigned number = 0, at = 0; number < 4; ++number)
            if (bits >> number & 1) {
                orders[bits][at++] = 2 * number;
                orders[bits][at++] = 2 * number + 1;
            }
    return orders;
}();
#endif

/// Stores the lanes that are set in the mask, without gaps. May write up to a vector.
HWY_INLINE void compressLanes(hn::Mask<WideTag> mask, Wide lanes, double* to) {
#if HWY_TARGET == HWY_AVX2 // Highway copies its table of orders to the stack, each time
    const auto bits = static_cast<unsigned>(_mm256_movemask_pd(mask.raw));
    const __m256i order =
        _mm256_load_si256(reinterpret_cast<const __m256i*>(compressHalves[bits].data()));
    _mm256_storeu_pd(to, _mm256_castsi256_pd(
                             _mm256_permutevar8x32_epi32(_mm256_castpd_si256(lanes.raw), order)));
#elif HWY_TARGET == HWY_AVX3 // faster than to compress into memory
    _mm512_storeu_pd(to, _mm512_maskz_compress_pd(mask.raw, lanes.raw));
#else
    hn::CompressStore(lanes, mask, WideTag(), to);
#endif
}

/// Of `first` and the numbers that follow it, one per lane, stores those whose lane is set in the
/// mask, without gaps. May write up to a vector. Returns how many numbers it stored.
HWY_INLINE std::size_t compressNumbers(hn::Mask<WideTag> mask, std::uint32_t first,
                                       std::uint32_t* to) {
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
    const auto* order = reinterpret_cast<const __m128i*>(compressOrders[bits].data());
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

/// The short way for differences of places that are both inside the world.
HWY_INLINE Wide shortDifference(Wide difference, double size) {
    const Wide half = hn::Set(WideTag(), size / 2);
    const Wide whole = hn::Set(WideTag(), size);
    const auto over = hn::Ge(difference, half);
    const auto under = hn::Lt(difference, hn::Neg(half));
    return hn::Sub(hn::Add(difference, hn::IfThenElseZero(under, whole)),
                   hn::IfThenElseZero(over, whole));
}

/// How far `gather` has come. It goes through all runs in a single loop, a vector at a time: with a
/// loop per run, the processor would mispredict a branch at the end of each.
struct Progress {
    std::span<const Run> runs;
    std::size_t run = 0;
    std::size_t slot = 0;
    std::size_t vectors = 0; ///< that are left

    HWY_INLINE explicit Progress(std::span<const Run> over) : runs(over) {
        const std::size_t wide = hn::Lanes(WideTag());
        for (const Run& each : runs)
            vectors += (each.end - each.begin + wide - 1) / wide;
        slot = runs.empty() ? 0 : runs[0].begin;
    }
};

/// For each reach, adds the agents with distance <= reach from any of the lookers to a list. Stops
/// at the end of the runs, or when the first list is full. Inlined: the compiler would not, since
/// several searches of one source call it.
template <bool wraps>
HWY_INLINE void gather(const Candidates& world, Progress& progress, const Lookers& lookers,
                       const Moment& moment, std::span<const double> reaches, Gathered& gathered) {
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
    std::uint32_t* index = gathered.lists[0].index;
    std::size_t count = gathered.lists[0].count;
    std::size_t run = progress.run;
    std::size_t slot = progress.slot;
    std::size_t vectors = progress.vectors;
    for (; vectors > 0 && count <= Gathered::room; --vectors) {
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
        count += compressNumbers(hn::And(hn::Le(least, limit), real), number, index + count);
        for (std::size_t i = 1; i < reaches.size(); ++i) {
            Gathered::List& list = gathered.lists[i];
            const auto nearer = hn::Le(least, hn::Set(tag, reaches[i] * reaches[i]));
            list.count += compressNumbers(hn::And(nearer, real), number, list.index + list.count);
        }
        slot += hn::Lanes(tag);
        const bool isOver = slot >= end && vectors > 1;
        run += isOver ? 1 : 0;
        slot = isOver ? runs[run].begin : slot;
    }
    gathered.lists[0].count = count;
    progress.run = run;
    progress.slot = slot;
    progress.vectors = vectors;
}

/// In a world that wraps: copies the gathered agents to the images that the lookers see.
inline void copyImages(const Candidates& world, const Lookers& lookers, const Moment& moment,
                       std::size_t lists, Gathered& gathered) {
    std::copy_n(gathered.lists[0].index, gathered.lists[0].count, gathered.slotCopies);
    gathered.slots = gathered.slotCopies;
    const Vec2 size = moment.worldSize;
    const auto over = [](double from, double to, double whole) {
        const double between = to - from;
        return from + (between >= whole / 2 ? between - whole
                                            : (between < -whole / 2 ? between + whole : between));
    };
    for (std::size_t i = 0; i < gathered.lists[0].count; ++i) {
        const std::uint32_t slot = gathered.slots[i];
        gathered.copies[0][i] = over(lookers.first.x, world.x[slot], size.x);
        gathered.copies[1][i] = over(lookers.first.y, world.y[slot], size.y);
        gathered.copies[2][i] = world.vx[slot];
        gathered.copies[3][i] = world.vy[slot];
    }
    // Turns slots into indexes of the copies. Every list has the order of the first.
    for (std::size_t list = lists; list-- > 0;)
        for (std::size_t i = 0, at = 0; i < gathered.lists[list].count; ++i, ++at) {
            while (gathered.slots[at] != gathered.lists[list].index[i])
                ++at;
            gathered.lists[list].index[i] = static_cast<std::uint32_t>(at);
        }
    gathered.x = gathered.copies[0];
    gathered.y = gathered.copies[1];
    gathered.vx = gathered.copies[2];
    gathered.vy = gathered.copies[3];
}

/// Gathers all agents within reach of the lookers and calls `work(gathered)`: once, or several
/// times if they do not fit into the lists at once. @param reaches the farthest first
template <class Work>
HWY_INLINE void forGathered(const Candidates& world, const Lookers& lookers, const Moment& moment,
                            std::span<const double> reaches, Scratch& scratch, Gathered& gathered,
                            Work& work) {
    const Box box = world.around(lookers.low, lookers.high, reaches[0]);
    const bool wraps = reachesOver(moment, box);
    const auto startOver = [&] {
        for (std::size_t i = 0; i < reaches.size(); ++i)
            gathered.lists[i].count = 0;
        gathered.x = world.x;
        gathered.y = world.y;
        gathered.vx = world.vx;
        gathered.vy = world.vy;
        gathered.slots = gathered.lists[0].index;
    };
    const auto flush = [&]() HWY_ATTR {
        if (wraps)
            copyImages(world, lookers, moment, reaches.size(), gathered);
        work(gathered);
        startOver();
    };
    startOver();
    Progress progress(world.grid->runs(box, scratch.runs));
    while (progress.vectors > 0) {
        if (wraps)
            gather<true>(world, progress, lookers, moment, reaches, gathered);
        else
            gather<false>(world, progress, lookers, moment, reaches, gathered);
        flush();
    }
}

#endif // TILLER_LOOKERS_INL
