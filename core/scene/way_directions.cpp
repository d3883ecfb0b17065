#include "core/base/simd.h"
#include "core/scene/way_field.h"

#include <bit>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/base/pack-inl.h"
// It uses packs.
#include "core/scene/way_cells-inl.h"

/// The short way is rare, and long to inline.
HWY_INLINE Vector<Pack> offsets(const WayGrid& grid, Vector<Pack> a, Vector<Pack> b) {
    return grid.wraps ? wayOffset(grid, a, b) : b - a;
}

/// The centers of cells.
HWY_INLINE Vector<Pack> centersOf(const WayGrid& grid, Pack cells) {
    const Pack half(0.5);
    const Pack row = floorOf(cells * Pack(1.0 / 65536)); // exact
    const Pack column = cells - row * Pack(65536.0);
    return {(column + half) * Pack(grid.size.x), (row + half) * Pack(grid.size.y)};
}

/// The values of slots; `nearWall` and `nowhere` are below 0.
HWY_INLINE Pack cellsAt(const std::vector<WayCell>& values, Pack slots) {
    const hn::Rebind<std::int32_t, LaneTag> numbers;
    const auto* from = reinterpret_cast<const std::int32_t*>(values.data());
    const auto found = hn::GatherIndex(numbers, from, hn::DemoteTo(numbers, slots.v));
    return Pack(hn::PromoteTo(LaneTag(), found));
}

HWY_INLINE bool any(Mask mask) {
    return !hn::AllFalse(LaneTag(), mask.m);
}

HWY_INLINE Mask none() {
    return Pack(1.0) < Pack(0.0);
}

/// Which places lie in the cell whose center is this far away.
HWY_INLINE Mask areWithinCell(const WayGrid& grid, Vector<Pack> offset) {
    const Pack two(2.0);
    return (two * magnitude(offset.x) <= Pack(grid.size.x)) &
           (two * magnitude(offset.y) <= Pack(grid.size.y));
}

/// For which places `holds(lane)`, of those where a mask holds.
template <class Holds>
HWY_INLINE Mask where(Mask mask, Holds holds) {
    std::uint64_t bits = bitsOf(mask);
    for (std::uint64_t left = bits; left != 0; left &= left - 1)
        if (const auto lane = static_cast<std::size_t>(std::countr_zero(left)); !holds(lane))
            bits &= ~(std::uint64_t{1} << lane);
    return maskOf(bits, 0);
}

/// The directions in which the ways from several places lead.
struct Directions {
    Vector<Pack> of;
    Mask lead; ///< where there is a way
};

/// The four cells around each place of a block.
struct Around {
    alignas(64) Lanes slots;    ///< of the first one
    alignas(64) Lanes cells[4]; ///< their targets
};

/// A loop of its own, so that the processor waits for all of them at the same time.
void lookAround(const WayField& field, std::size_t count, Around& around) {
    const WayGrid& grid = field.map().cells().grid();
    const std::vector<WayCell>& targets = field.table().targets;
    const Pack one(1.0);
    for (std::size_t i = 0; i < count; i += packLanes) {
        const Pack above = loadPack(&around.slots[i]);
        const Pack below = above + Pack(grid.stride);
        storePack(cellsAt(targets, above), &around.cells[0][i]);
        storePack(cellsAt(targets, above + one), &around.cells[1][i]);
        storePack(cellsAt(targets, below), &around.cells[2][i]);
        storePack(cellsAt(targets, below + one), &around.cells[3][i]);
    }
}

/// Blends the directions to the targets of the four cells around.
/// @param first of the places in the pack
Directions blend(const WayField& field, const WayPlaces& from, const Around& around,
                 std::size_t first) {
    const WayGrid& grid = field.map().cells().grid();
    const Vector<Pack> place{loadPack(&from.x[first]), loadPack(&from.y[first])};
    const WayCorner<Pack> corner = wayCorner(grid, place);
    const Pack one(1.0);
    const auto [right, down] = corner.share;
    const Pack below = corner.slot + Pack(grid.stride);
    const Pack slots[] = {corner.slot, corner.slot + one, below, below + one};
    const Pack portions[] = {(one - right) * (one - down), right * (one - down),
                             (one - right) * down, right * down};
    const Pack cells[] = {loadPack(&around.cells[0][first]), loadPack(&around.cells[1][first]),
                          loadPack(&around.cells[2][first]), loadPack(&around.cells[3][first])};
    Mask nearWall = none();
    for (const Pack& each : cells)
        nearWall = nearWall | (each == Pack(-2.0));
    alignas(64) double numbers[packLanes];
    const Pack zero(0.0);
    Vector<Pack> sum{zero, zero};
    Vector<Pack> largest{zero, zero};
    Pack shares = zero;
    Pack largestShare = zero;
    Mask there = none();
    for (int i = 0; i < 4; ++i) {
        const Pack share = portions[i];
        Mask leads = (cells[i] >= zero) & !(share == zero);
        if (const Mask unsure = leads & nearWall; any(unsure)) {
            storePack(slots[i], numbers);
            leads = leads & !where(unsure, [&](std::size_t lane) {
                        return field.isCut({from.x[first + lane], from.y[first + lane]},
                                           static_cast<std::size_t>(numbers[lane]));
                    });
        }
        const Vector<Pack> offset = offsets(grid, place, centersOf(grid, cells[i]));
        if (const Mask close = leads & areWithinCell(grid, offset); any(close)) {
            storePack(cells[i], numbers);
            there = there | where(close, [&](std::size_t lane) {
                        return field.isGoal(static_cast<WayCell>(numbers[lane]));
                    });
        }
        const Vector<Pack> direction = unit(offset);
        sum = {addWhere(leads, sum.x, direction.x * share),
               addWhere(leads, sum.y, direction.y * share)};
        shares = addWhere(leads, shares, share);
        const Mask larger = leads & (share > largestShare);
        largest = select(larger, direction, largest);
        largestShare = select(larger, share, largestShare);
    }
    // Where the directions cancel each other, the nearest cell decides.
    const Mask cancel = length(sum) < Pack(0.1) * shares;
    const Vector<Pack> direction = select(cancel, largest, unit(unit(sum)));
    return {select(there, Vector<Pack>{zero, zero}, direction), shares > zero};
}

/// The directions to the targets on which the four cells around agree.
/// @param slots receives the slots of the first cells around
LaneBits findStraight(const WayField& field, const WayPlaces& from, LaneBits places, WayPlaces& to,
                      Lanes& slots) {
    const WayGrid& grid = field.map().cells().grid();
    const Pack zero(0.0);
    LaneBits found = 0;
    alignas(64) Lanes cells;
    for (std::size_t lane = 0; lane < blockSize; lane += packLanes) {
        const Vector<Pack> place{loadPack(&from.x[lane]), loadPack(&from.y[lane])};
        storePack(wayCorner(grid, place).slot, &slots[lane]);
    }
    // A loop of its own, so that the processor waits for all of them at the same time.
    for (std::size_t lane = 0; lane < blockSize; lane += packLanes)
        storePack(cellsAt(field.table().common, loadPack(&slots[lane])), &cells[lane]);
    for (std::size_t lane = 0; lane < blockSize; lane += packLanes) {
        const Vector<Pack> place{loadPack(&from.x[lane]), loadPack(&from.y[lane])};
        const Pack cell = loadPack(&cells[lane]);
        const Vector<Pack> offset = offsets(grid, place, centersOf(grid, cell));
        const Vector<Pack> direction =
            select(areWithinCell(grid, offset), Vector<Pack>{zero, zero}, unit(offset));
        storePack(direction.x, &to.x[lane]);
        storePack(direction.y, &to.y[lane]);
        found |= bitsOf(cell >= zero) << lane;
    }
    return found & places;
}

LaneBits findDirections(const WayField& field, const WayPlaces& from, LaneBits places,
                        WayPlaces& to) {
    alignas(64) Lanes slots;
    LaneBits found = findStraight(field, from, places, to, slots);
    if (found == places)
        return found;
    WayPlaces others; // without gaps
    Around around;
    std::size_t lanes[blockSize];
    std::size_t count = 0;
    for (LaneBits rest = places & ~found; rest != 0; rest &= rest - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
        others.x[count] = from.x[lane];
        others.y[count] = from.y[lane];
        around.slots[count] = slots[lane];
        lanes[count++] = lane;
    }
    for (std::size_t i = count; i % packLanes != 0; ++i) { // a whole pack
        others.x[i] = others.x[0];
        others.y[i] = others.y[0];
        around.slots[i] = around.slots[0];
    }
    lookAround(field, count, around);
    alignas(64) double x[packLanes], y[packLanes];
    for (std::size_t first = 0; first < count; first += packLanes) {
        const Directions blended = blend(field, others, around, first);
        storePack(blended.of.x, x);
        storePack(blended.of.y, y);
        const std::uint64_t lead = bitsOf(blended.lead);
        for (std::size_t i = 0; i < packLanes && first + i < count; ++i) {
            to.x[lanes[first + i]] = x[i];
            to.y[lanes[first + i]] = y[i];
            found |= (lead >> i & 1) << lanes[first + i];
        }
    }
    return found;
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(findDirections);

LaneBits WayField::directionsAt(const WayPlaces& from, LaneBits places, WayPlaces& to) const {
    LaneBits found = HWY_DYNAMIC_DISPATCH(findDirections)(*this, from, places, to);
    for (LaneBits left = places & ~found; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(left));
        const auto out = awayFromWall({from.x[lane], from.y[lane]});
        if (!out)
            continue;
        const Vec2 direction = unit(out->offset);
        to.x[lane] = direction.x;
        to.y[lane] = direction.y;
        found |= LaneBits{1} << lane;
    }
    return found;
}

} // namespace tiller

#endif
