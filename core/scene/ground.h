#pragma once

#include "core/base/result.h"
#include "core/nodes/node_type.h"
#include "core/scene/way_map.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace tiller {

enum class GroundShape { world, box };
enum class GroundStarts { even, formula, painted };

/// The settings of a ground: a grid of numbers that agents leave and read.
struct GroundGeometry {
    GroundShape shape = GroundShape::world;
    double x = 200; ///< the left edge of a box
    double y = 150;
    double width = 400;
    double height = 300;
    double cell = 10; ///< no side of a cell is longer, unless there were too many
    GroundStarts starts = GroundStarts::even;
    double start = 0;          ///< what each cell holds at first; or what the level 255 stands for
    std::string formula = "0"; ///< what a cell holds at first, by x and y
    std::string painting;      ///< the same: the text of a GroundPainting
    double spreads = 0;        ///< a share that flows to the four neighbors in a unit of time
    bool leaks = false;        ///< what flows over its edges is lost
    double fades = 0;          ///< a share that is lost in a unit of time
    double grows = 0;          ///< what a cell below the limit gains in a unit of time
    double limit = 1;          ///< of growing
    std::string color = "#3fae5c";
    double full = 1; ///< what a cell with the full color holds

    bool operator==(const GroundGeometry&) const = default;
};

[[nodiscard, gnu::cold]] Description groundGeometry();

/// The cells of a ground: no side is longer than `cell`, unless there were too many of them.
[[nodiscard]] WayCells cellsOfGround(const GroundGeometry& from, const WorldSettings& world);

/// Why the formula or the painting of a ground gives nothing, as a sentence. Nothing if it is
/// right.
[[nodiscard]] std::optional<std::string> findGroundProblem(const GroundGeometry& ground);

/// What is painted on a ground: levels from 0 to 255 on a grid of its own, which reaches over all
/// of the ground. A cell of the ground has the level of the place at its center.
struct GroundPainting {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::vector<std::uint8_t> levels; ///< row by row

    bool operator==(const GroundPainting&) const = default;

    /// The same picture with another grid.
    [[nodiscard]] GroundPainting resized(std::uint32_t toColumns, std::uint32_t toRows) const;
    /// "3x2 00*4 ff 80": columns and rows, then each level in two hexadecimal digits, and the
    /// number of repetitions. An empty text is an empty painting.
    [[nodiscard]] std::string text() const;
    /// Refused, with a sentence: another form, more than 1,048,576 levels or 16,384 in a row, and
    /// another count of them than columns and rows say.
    [[nodiscard]] static Result<GroundPainting> fromText(std::string_view text);
};

/// The ground with what it begins with as a painting, with a level for each cell. The level 255
/// stands for the largest number, but for no less than @p least, which is above 0.
[[nodiscard]] GroundGeometry asPainted(GroundGeometry ground, const WorldSettings& world,
                                       double least);

/// The numbers of a ground, packed: few bytes where neighbors hold the same.
struct PackedGround {
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    std::vector<std::uint8_t> bytes;

    bool operator==(const PackedGround&) const = default;
};
using PackedGrounds = std::map<std::string, PackedGround>; ///< by id

/// A ground of a running world. Each cell holds a whole number of steps of 2^-24, from 0 to
/// 1,000,000: so flows and deposits are exact sums, in any order.
class GroundMap {
public:
    static constexpr double fineness = 1 << 24;    ///< steps in 1
    static constexpr double most = 1'000'000;      ///< that a cell holds
    static constexpr std::size_t rowsPerPart = 32; ///< for threads
    using Cell = std::size_t;                      ///< row * columns + column

    GroundMap(const GroundGeometry& from, const WorldSettings& world);

    /// Takes other settings, and keeps what the cells hold. Cells that a painting changes get what
    /// it gives them. Returns false, and changes nothing, if the cells would be others, or if they
    /// would begin with others without a painting.
    [[nodiscard]] bool takes(const GroundGeometry& from, const WorldSettings& world);

    [[nodiscard]] const GroundGeometry& settings() const { return m_from; }
    [[nodiscard]] const WayCells& cells() const { return m_cells; }
    [[nodiscard]] Vec2 origin() const { return m_origin; } ///< the corner above, left
    /// What the cells hold, in steps, row by row.
    [[nodiscard]] std::span<const double> values() const { return m_values; }

    /// The cell that a place lies in; nothing outside.
    [[nodiscard]] std::optional<Cell> cellAt(const Moment& moment, Vec2 place) const;
    [[nodiscard]] double valueOf(Cell cell) const { return m_values[cell] / fineness; }
    /// How much more it holds to the right and below, per length: a central difference.
    [[nodiscard]] Vec2 slopeAt(Cell cell) const;

    /// Adds to the cells whose centers are within a radius of a place, and to the one that it lies
    /// in, when the next tick ends. Nothing happens, and it returns false, outside.
    bool leave(const Moment& moment, Vec2 place, double amount, double radius);

    /// @name At the end of a tick: what was left, then spreading, fading, growing
    /// Call `beginTick`, then `passPart` once for each part, from any thread.
    /// @{
    void beginTick();                        ///< adds what was left
    [[nodiscard]] std::size_t parts() const; ///< 0: nothing changes by itself
    void passPart(std::size_t part);
    /// @}

    [[nodiscard]] PackedGround packed() const;
    /// Whether they are those of such a ground, and in range.
    [[nodiscard]] bool fits(const PackedGround& packed) const;
    /// @pre fits
    void unpack(const PackedGround& packed);

    /// Goes on with a hash (FNV-1a): of the sizes, and of what the cells hold.
    [[nodiscard]] std::uint64_t hash(std::uint64_t state) const;

private:
    [[nodiscard]] std::optional<Vec2> placeIn(const Moment& moment, Vec2 place) const;
    [[nodiscard]] Cell cellOf(Vec2 in) const; ///< @param in from the origin, inside
    [[nodiscard]] std::vector<double> valuesAtStart() const;
    void plan(const WorldSettings& world);
    /// What each cell of a row gives to a neighbor, with one number more at each end.
    void findFlows(std::size_t row, double* flows) const;

    GroundGeometry m_from;
    Vec2 m_origin;
    WayCells m_cells;
    double m_flow = 0; ///< share to each neighbor in a tick
    double m_keep = 1; ///< share that does not fade in a tick
    double m_gain = 0; ///< steps in a tick
    double m_limit = 0;
    std::vector<double> m_values;
    std::vector<double> m_edges; ///< of each part: the flows of the row above it, of that below it

    /// What was left in this tick is in the values, as far as such sums are exact, and then in
    /// `m_more`, modulo 2^64.
    static constexpr double mostExact = 0x1p52;
    static constexpr std::size_t wordBits = 64;
    double m_leftInAll = 0;
    std::vector<std::uint64_t> m_more;
    std::vector<std::uint64_t> m_touched; ///< a bit for each cell
    using Near = std::vector<std::pair<Cell, double>>;
    std::pair<Near, Near> m_near; ///< of `leave`: columns and rows; kept for their memory
};

inline std::optional<Vec2> GroundMap::placeIn(const Moment& moment, Vec2 place) const {
    Vec2 in = place - m_origin;
    // Within the world nothing is wrapped: so most places need no floor().
    const auto wrap = [](double x, double size, double perSize) {
        return x >= 0 && x < size && x * perSize < 1 ? x : wrapped(x, size, perSize);
    };
    if (moment.edges == Edges::wrap)
        in = {wrap(in.x, moment.worldSize.x, moment.perWorldSize.x),
              wrap(in.y, moment.worldSize.y, moment.perWorldSize.y)};
    const Vec2 size = m_cells.grid().worldSize;
    if (!(in.x >= 0 && in.x <= size.x && in.y >= 0 && in.y <= size.y))
        return {};
    return in;
}

inline GroundMap::Cell GroundMap::cellOf(Vec2 in) const {
    const WayGrid& grid = m_cells.grid();
    if (grid.wraps && !(in.x * grid.perWorldSize.x < 1 && in.y * grid.perWorldSize.y < 1))
        return m_cells.index(m_cells.cellAt(in));
    // The same, without floor(): nothing is below 0.
    const auto column =
        std::min(static_cast<Cell>(in.x * grid.perSize.x), Cell{m_cells.columns()} - 1);
    const auto row = std::min(static_cast<Cell>(in.y * grid.perSize.y), Cell{m_cells.rows()} - 1);
    return row * m_cells.columns() + column;
}

inline std::optional<GroundMap::Cell> GroundMap::cellAt(const Moment& moment, Vec2 place) const {
    const auto in = placeIn(moment, place);
    return in ? std::optional<Cell>(cellOf(*in)) : std::nullopt;
}

/// The grounds of a world, by id.
using Grounds = std::map<std::string, std::shared_ptr<GroundMap>, std::less<>>;

} // namespace tiller
