/// The four cells whose centers are around a place.
template <class Number>
struct WayCorner {
    Number slot{};          ///< of the one above and to the left: a whole number
    Vector<Number> share{}; ///< how far the place is from its center, as a share of a cell
};

template <class Number>
[[nodiscard]] WayCorner<Number> wayCorner(const WayGrid& grid, Vector<Number> place) {
    const Number none(0.0);
    const Number one(1.0);
    const Number x = place.x * Number(grid.perSize.x) - Number(0.5);
    const Number y = place.y * Number(grid.perSize.y) - Number(0.5);
    const Number left = smaller(larger(floorOf(x), none - one), Number(grid.last.x));
    const Number top = smaller(larger(floorOf(y), none - one), Number(grid.last.y));
    return {(top + one) * Number(grid.stride) + (left + one), // exact
            {smaller(larger(x - left, none), one), smaller(larger(y - top, none), one)}};
}

/// b - a; the short way in a world that wraps.
template <class Number>
[[nodiscard]] Vector<Number> wayOffset(const WayGrid& grid, Vector<Number> a, Vector<Number> b) {
    const Vector<Number> between = b - a;
    if (!grid.wraps)
        return between;
    return {shortWay(between.x, Number(grid.worldSize.x), Number(grid.perWorldSize.x)),
            shortWay(between.y, Number(grid.worldSize.y), Number(grid.perWorldSize.y))};
}
