#if defined(TILLER_PACK_INL) == defined(HWY_TARGET_TOGGLE) // once for each instruction set
#ifdef HWY_TARGET_TOGGLE
#undef TILLER_PACK_INL
#else
#define TILLER_PACK_INL
#endif

// Packs of doubles, one for each of up to four agents, with the operations that formulas use.
// Included inside the namespace of an instruction set (core/base/simd.h).

namespace hn = hwy::HWY_NAMESPACE;

/// At most four lanes: with eight, the neighbor loops were slower (60 against 47 ns).
using LaneTag = hn::CappedTag<double, 4>;
inline constexpr std::size_t packLanes = hn::MaxLanes(LaneTag());

struct Pack {
    hn::Vec<LaneTag> v;

    Pack() = default; // must be trivial: implicit constructors are compiled for the baseline
    HWY_INLINE explicit Pack(hn::Vec<LaneTag> lanes) : v(lanes) {}
    HWY_INLINE explicit Pack(double all) : v(hn::Set(LaneTag(), all)) {}
};

struct Mask {
    hn::Mask<LaneTag> m;

    Mask() = default;
    HWY_INLINE explicit Mask(hn::Mask<LaneTag> lanes) : m(lanes) {}
};

HWY_INLINE Pack operator+(Pack a, Pack b) {
    return Pack(hn::Add(a.v, b.v));
}
HWY_INLINE Pack operator-(Pack a, Pack b) {
    return Pack(hn::Sub(a.v, b.v));
}
HWY_INLINE Pack operator*(Pack a, Pack b) {
    return Pack(hn::Mul(a.v, b.v));
}
HWY_INLINE Pack operator/(Pack a, Pack b) {
    return Pack(hn::Div(a.v, b.v));
}
HWY_INLINE Mask operator<(Pack a, Pack b) {
    return Mask(hn::Lt(a.v, b.v));
}
HWY_INLINE Mask operator>(Pack a, Pack b) {
    return Mask(hn::Gt(a.v, b.v));
}
HWY_INLINE Mask operator<=(Pack a, Pack b) {
    return Mask(hn::Le(a.v, b.v));
}
HWY_INLINE Mask operator>=(Pack a, Pack b) {
    return Mask(hn::Ge(a.v, b.v));
}
HWY_INLINE Mask operator==(Pack a, Pack b) {
    return Mask(hn::Eq(a.v, b.v));
}
HWY_INLINE Mask operator&(Mask a, Mask b) {
    return Mask(hn::And(a.m, b.m));
}
HWY_INLINE Mask operator|(Mask a, Mask b) {
    return Mask(hn::Or(a.m, b.m));
}
HWY_INLINE Mask operator!(Mask a) {
    return Mask(hn::Not(a.m));
}
HWY_INLINE Pack select(Mask mask, Pack yes, Pack no) {
    return Pack(hn::IfThenElse(mask.m, yes.v, no.v));
}
HWY_INLINE Pack magnitude(Pack x) {
    return Pack(hn::Abs(x.v));
}
#if HWY_ARCH_X86 && HWY_TARGET != HWY_EMU128 && HWY_TARGET != HWY_SCALAR
// One instruction of x86 does exactly what the templates of these names do. Highway's emulation
// does not, for NaN.
HWY_INLINE Pack smaller(Pack a, Pack b) {
    return Pack(hn::Min(a.v, b.v));
}
HWY_INLINE Pack larger(Pack a, Pack b) {
    return Pack(hn::Max(a.v, b.v));
}
#endif
HWY_INLINE Pack squareRoot(Pack x) {
    return Pack(hn::Sqrt(x.v));
}
HWY_INLINE Pack floorOf(Pack x) {
    return Pack(hn::Floor(x.v));
}
/// sum + x where the mask holds, else sum. Elsewhere x may even be NaN.
HWY_INLINE Pack addWhere(Mask mask, Pack sum, Pack x) {
    return Pack(hn::Add(sum.v, hn::IfThenElseZero(mask.m, x.v)));
}

HWY_INLINE Pack loadPack(const double* from) {
    return Pack(hn::LoadU(LaneTag(), from));
}
HWY_INLINE void storePack(Pack pack, double* to) {
    hn::StoreU(pack.v, LaneTag(), to);
}

/// The mask of the pack at a lane, from the bits of a block, the lowest first.
HWY_INLINE Mask maskOf(std::uint64_t bits, std::size_t lane) {
    const auto byte = static_cast<std::uint8_t>(bits >> lane);
    alignas(8) const std::uint8_t bytes[8] = {byte};
    return Mask(hn::LoadMaskBits(LaneTag(), bytes));
}
HWY_INLINE std::uint64_t bitsOf(Mask mask) {
    alignas(8) std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(LaneTag(), mask.m, bytes);
    return bytes[0];
}

#include "core/base/number-inl.h"
// Needs numbers:
#include "core/base/vec2-inl.h"
// Need both:
#include "core/base/angle-inl.h"
#include "core/base/lattice-inl.h"

#endif // TILLER_PACK_INL
