#include "core/scene/ground.h"

#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/base/simd.h"
#include "core/nodes/formula_program.h"
#include "core/scene/geometry_settings.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <utility>

HWY_BEFORE_NAMESPACE();
namespace tiller::HWY_NAMESPACE {

#include "core/base/pack-inl.h"

/// What each cell of a row gives to a neighbor.
void flowsOf(const double* values, std::size_t count, double share, double* flows) {
    std::size_t i = 0;
    for (; i + packLanes <= count; i += packLanes)
        storePack(floorOf(loadPack(values + i) * Pack(share)), flows + i);
    for (; i < count; ++i)
        flows[i] = std::floor(values[i] * share);
}

/// Fading and growing.
void change(double* values, std::size_t count, double keep, double gain, double limit) {
    std::size_t i = 0;
    for (; i + packLanes <= count; i += packLanes) {
        const Pack kept = floorOf(loadPack(values + i) * Pack(keep));
        storePack(select(kept < Pack(limit), smaller(kept + Pack(gain), Pack(limit)), kept),
                  values + i);
    }
    for (; i < count; ++i) {
        const double kept = std::floor(values[i] * keep);
        values[i] = kept < limit ? std::min(kept + gain, limit) : kept;
    }
}

/// @param own the flows of the row; they have one more at each end, as those of above and below
/// @param given to how many neighbors each cell gives
void takeFlows(double* values, const double* above, const double* own, const double* below,
               double given, std::size_t count) {
    std::size_t i = 0;
    for (; i + packLanes <= count; i += packLanes)
        storePack((loadPack(values + i) - loadPack(own + i) * Pack(given)) +
                      ((loadPack(own + i - 1) + loadPack(own + i + 1)) +
                       (loadPack(above + i) + loadPack(below + i))),
                  values + i);
    for (; i < count; ++i)
        values[i] =
            (values[i] - own[i] * given) + ((own[i - 1] + own[i + 1]) + (above[i] + below[i]));
}

} // namespace tiller::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tiller {

HWY_EXPORT(flowsOf);
HWY_EXPORT(change);
HWY_EXPORT(takeFlows);

namespace {

constexpr std::string_view placeLines = "x = a\ny = b\n";
constexpr int placeLineCount = 2;

CompiledFormula compileGround(const std::string& formula) {
    return compileFormula(std::string(placeLines) + formula, FormulaGives::number);
}

bool readsPlaceAlone(const FormulaProgram& program) {
    return std::ranges::all_of(program.inputs, [](FormulaSlot slot) {
        return slot == FormulaSlot::inputA || slot == FormulaSlot::inputB;
    });
}

Vec2 sizeOf(const GroundGeometry& from, const WorldSettings& world) {
    return lattice(from.shape == GroundShape::world ? Vec2{world.width, world.height}
                                                    : Vec2{from.width, from.height});
}

bool wraps(const GroundGeometry& from, const WorldSettings& world) {
    return from.shape == GroundShape::world && world.edges == Edges::wrap;
}

Vec2 originOf(const GroundGeometry& from) {
    return from.shape == GroundShape::world ? Vec2{} : lattice(Vec2{from.x, from.y});
}

/// In steps, within what a cell holds.
double stepsOf(double number) {
    return floorOf(smaller(larger(number, 0.0), GroundMap::most) * GroundMap::fineness + 0.5);
}

/// floor() without a call. @pre it is within 2^63
double wholeBelow(double x) {
    const auto whole = static_cast<double>(static_cast<std::int64_t>(x));
    return whole > x ? whole - 1 : whole;
}

/// Writes numbers of 7 bits per byte, the lowest first; the last byte has no high bit.
void write(std::uint64_t number, std::vector<std::uint8_t>& to) {
    for (; number >= 128; number >>= 7)
        to.push_back(static_cast<std::uint8_t>(number | 128));
    to.push_back(static_cast<std::uint8_t>(number));
}

/// 0 at the end.
std::uint64_t read(std::span<const std::uint8_t>& from) {
    std::uint64_t number = 0;
    for (int shift = 0; !from.empty() && shift < 64; shift += 7) {
        const std::uint8_t byte = from.front();
        from = from.subspan(1);
        number |= std::uint64_t{byte & 127U} << shift;
        if (byte < 128)
            break;
    }
    return number;
}

/// Calls `visit(value)` for each cell while it returns true. A packed ground has, for each cell,
/// the difference to the one before: twice it, or twice its negative less 1; and after a 0, for how
/// many cells it is 0.
template <class Visit>
void forPacked(const PackedGround& packed, Visit visit) {
    std::span<const std::uint8_t> from = packed.bytes;
    std::uint64_t value = 0;
    while (!from.empty()) {
        const std::uint64_t word = read(from);
        const std::uint64_t times = word == 0 ? read(from) : 1;
        value += word >> 1 ^ (0 - (word & 1));
        for (std::uint64_t i = 0; i < times; ++i)
            if (!visit(std::bit_cast<std::int64_t>(value)))
                return;
    }
}

} // namespace

WayCells cellsOfGround(const GroundGeometry& from, const WorldSettings& world) {
    return {sizeOf(from, world), wraps(from, world), from.cell};
}

GroundMap::GroundMap(const GroundGeometry& from, const WorldSettings& world)
    : m_from(from), m_origin(originOf(from)), m_cells(cellsOfGround(from, world)) {
    plan(world);
    m_values = valuesAtStart();
}

void GroundMap::plan(const WorldSettings& world) {
    m_flow = smaller(m_from.spreads * world.tick, 1.0) * 0.25;
    m_keep = 1 - smaller(m_from.fades * world.tick, 1.0);
    m_gain = stepsOf(m_from.grows * world.tick);
    m_limit = stepsOf(m_from.limit);
}

bool GroundMap::takes(const GroundGeometry& from, const WorldSettings& world) {
    const WayCells cells = cellsOfGround(from, world);
    const bool begins = from.starts != m_from.starts || from.start != m_from.start ||
                        from.formula != m_from.formula || from.painting != m_from.painting;
    if (!(cells.grid() == m_cells.grid()) || !(originOf(from) == m_origin) ||
        (begins && from.starts != GroundStarts::painted && m_from.starts != GroundStarts::painted))
        return false;
    const std::vector<double> before = begins ? valuesAtStart() : std::vector<double>();
    m_from = from;
    plan(world);
    const std::vector<double> after = begins ? valuesAtStart() : std::vector<double>();
    for (Cell cell = 0; cell < after.size(); ++cell)
        if (after[cell] != before[cell])
            m_values[cell] = after[cell];
    return true;
}

std::vector<double> GroundMap::valuesAtStart() const {
    std::vector<double> values(m_cells.count(),
                               m_from.starts == GroundStarts::even ? stepsOf(m_from.start) : 0);
    if (m_from.starts == GroundStarts::even)
        return values;
    if (m_from.starts == GroundStarts::painted) {
        const auto painting = GroundPainting::fromText(m_from.painting);
        if (!painting)
            return values;
        const auto levels = painting.value().resized(m_cells.columns(), m_cells.rows()).levels;
        std::ranges::transform(levels, values.begin(), [this](std::uint8_t level) {
            return stepsOf(m_from.start * (level / 255.0));
        });
        return values;
    }
    const auto program = compileGround(m_from.formula).program;
    if (!program || !readsPlaceAlone(*program))
        return values;
    alignas(64) Lanes x, y, numbers, unused;
    FormulaColumns columns{};
    columns[static_cast<std::size_t>(FormulaSlot::inputA)] = x.data();
    columns[static_cast<std::size_t>(FormulaSlot::inputB)] = y.data();
    for (std::size_t first = 0; first < values.size(); first += blockSize) {
        const std::size_t count = std::min(blockSize, values.size() - first);
        for (std::size_t i = 0; i < count; ++i) {
            const auto row = static_cast<double>((first + i) / m_cells.columns());
            const auto column = static_cast<double>((first + i) % m_cells.columns());
            x[i] = m_origin.x + (column + 0.5) * m_cells.size().x;
            y[i] = m_origin.y + (row + 0.5) * m_cells.size().y;
        }
        const LaneBits on =
            runFormulaProgram(*program, columns, count, numbers.data(), unused.data());
        for (std::size_t i = 0; i < count; ++i)
            values[first + i] = on >> i & 1 ? stepsOf(numbers[i]) : 0;
    }
    return values;
}

Vec2 GroundMap::slopeAt(Cell cell) const {
    const std::size_t columns = m_cells.columns();
    const std::size_t rows = m_cells.rows();
    const std::size_t column = cell % columns;
    const std::size_t row = cell / columns;
    const auto beside = [this](std::size_t at, std::size_t count, bool after) {
        if (after)
            return at + 1 < count ? at + 1 : m_cells.wraps() ? 0 : at;
        return at > 0 ? at - 1 : m_cells.wraps() ? count - 1 : at;
    };
    const auto valueAt = [&](std::size_t x, std::size_t y) { return valueOf(y * columns + x); };
    const Vec2 size = m_cells.size();
    return {(valueAt(beside(column, columns, true), row) -
             valueAt(beside(column, columns, false), row)) /
                (2 * size.x),
            (valueAt(column, beside(row, rows, true)) - valueAt(column, beside(row, rows, false))) /
                (2 * size.y)};
}

bool GroundMap::leave(const Moment& moment, Vec2 place, double amount, double radius) {
    const auto in = placeIn(moment, place);
    if (!in)
        return false;
    const double much = stepsOf(amount < 0 ? 0 - amount : amount);
    const double steps = amount < 0 ? 0 - much : much;
    m_leftInAll += much;
    const bool isExact = m_leftInAll < mostExact;
    if (!isExact)
        m_more.resize(m_values.size());
    m_touched.resize(m_values.size() / wordBits + 1);
    const auto add = [&](Cell cell) {
        m_touched[cell / wordBits] |= std::uint64_t{1} << cell % wordBits;
        if (isExact)
            m_values[cell] += steps;
        else
            m_more[cell] += static_cast<std::uint64_t>(static_cast<std::int64_t>(steps));
    };
    const Cell own = cellOf(*in);
    add(own);
    if (!(radius > 0))
        return true;
    const WayGrid& grid = m_cells.grid();
    /// The cells on an axis whose centers may be within the radius, and the squares of how far.
    const auto findNear = [&](std::vector<std::pair<Cell, double>>& near, double at, double size,
                              double perSize, double last, double world, double perWorld) {
        constexpr double slack = 1e-6; // of a cell; the distance decides
        double first = wholeBelow((at - radius) * perSize - 0.5 - slack) + 1;
        double end = wholeBelow((at + radius) * perSize - 0.5 + slack) + 1;
        if (!grid.wraps || end - first > last) {
            first = grid.wraps ? 0 : larger(first, 0.0);
            end = grid.wraps ? last + 1 : smaller(end, last + 1);
        }
        const bool isShort =
            !grid.wraps || (first >= 0 && end <= last + 1 && 2 * (end - first) <= last);
        near.clear();
        for (double i = first; i < end; ++i) {
            const double cell = i < 0 ? i + last + 1 : i > last ? i - last - 1 : i;
            const double straight = (cell + 0.5) * size - at;
            const double between = isShort ? straight : shortWay(straight, world, perWorld);
            near.emplace_back(static_cast<Cell>(cell), between * between);
        }
    };
    auto& [columns, rows] = m_near;
    findNear(columns, in->x, grid.size.x, grid.perSize.x, grid.last.x, grid.worldSize.x,
             grid.perWorldSize.x);
    findNear(rows, in->y, grid.size.y, grid.perSize.y, grid.last.y, grid.worldSize.y,
             grid.perWorldSize.y);
    for (const auto& [row, down] : rows)
        for (const auto& [column, across] : columns)
            if (const Cell cell = row * m_cells.columns() + column;
                cell != own && across + down <= radius * radius)
                add(cell);
    return true;
}

void GroundMap::beginTick() {
    constexpr double mostSteps = most * fineness;
    for (std::size_t word = 0; word < m_touched.size(); ++word)
        for (std::uint64_t bits = std::exchange(m_touched[word], 0); bits != 0; bits &= bits - 1) {
            const Cell cell = word * wordBits + static_cast<Cell>(std::countr_zero(bits));
            const double more =
                m_more.empty() ? 0 : static_cast<double>(std::bit_cast<std::int64_t>(m_more[cell]));
            m_values[cell] = smaller(larger(m_values[cell] + more, 0.0), mostSteps);
        }
    m_leftInAll = 0;
    m_more.clear();
    if (m_flow == 0)
        return;
    const std::size_t width = m_cells.columns() + 2;
    m_edges.resize(2 * parts() * width);
    for (std::size_t part = 0; part < parts(); ++part) {
        const std::size_t end = std::min<std::size_t>((part + 1) * rowsPerPart, m_cells.rows());
        findFlows(part * rowsPerPart - 1, &m_edges[2 * part * width]); // of row -1: the last
        findFlows(end, &m_edges[(2 * part + 1) * width]);
    }
}

std::size_t GroundMap::parts() const {
    if (m_flow == 0 && m_keep == 1 && m_gain == 0)
        return 0;
    return (m_cells.rows() + rowsPerPart - 1) / rowsPerPart;
}

void GroundMap::passPart(std::size_t part) {
    const std::size_t columns = m_cells.columns();
    const std::size_t rows = m_cells.rows();
    const std::size_t first = part * rowsPerPart;
    const std::size_t end = std::min(first + rowsPerPart, rows);
    const auto changeRow = [&](double* row) {
        if (m_keep != 1 || m_gain != 0)
            HWY_DYNAMIC_DISPATCH(change)(row, columns, m_keep, m_gain, m_limit);
    };
    if (m_flow == 0) {
        for (std::size_t row = first; row < end; ++row)
            changeRow(&m_values[row * columns]);
        return;
    }
    // The flows of three rows.
    const std::size_t width = columns + 2;
    static thread_local std::vector<double> room;
    room.resize(3 * width);
    const auto flowsAt = [&](std::size_t row) -> const double* {
        double* const flows = &room[row % 3 * width];
        findFlows(row, flows);
        return flows + 1;
    };
    const auto edgeOf = [&](std::size_t edge) { return &m_edges[edge * width + 1]; };
    const bool isClosed = !m_cells.wraps() && !m_from.leaks;
    const double* above = edgeOf(2 * part);
    const double* own = flowsAt(first);
    for (std::size_t row = first; row < end; ++row) {
        const double* const below = row + 1 < end ? flowsAt(row + 1) : edgeOf(2 * part + 1);
        const double given = isClosed ? 4.0 - (row == 0 ? 1 : 0) - (row + 1 == rows ? 1 : 0) : 4.0;
        double* const values = &m_values[row * columns];
        HWY_DYNAMIC_DISPATCH(takeFlows)(values, above, own, below, given, columns);
        if (isClosed) {
            values[0] += own[0];
            values[columns - 1] += own[columns - 1];
        }
        changeRow(values);
        above = own;
        own = below;
    }
}

void GroundMap::findFlows(std::size_t row, double* flows) const {
    const std::size_t columns = m_cells.columns();
    const std::size_t rows = m_cells.rows();
    if (row >= rows && !m_cells.wraps()) {
        std::fill_n(flows, columns + 2, 0.0);
        return;
    }
    HWY_DYNAMIC_DISPATCH(flowsOf)
    (&m_values[(row + rows) % rows * columns], columns, m_flow, flows + 1);
    flows[0] = m_cells.wraps() ? flows[columns] : 0;
    flows[columns + 1] = m_cells.wraps() ? flows[1] : 0;
}

PackedGround GroundMap::packed() const {
    PackedGround packed{m_cells.columns(), m_cells.rows(), {}};
    std::int64_t before = 0;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const auto value = static_cast<std::int64_t>(m_values[i]);
        const std::int64_t more = value - before;
        before = value;
        write(static_cast<std::uint64_t>(more) << 1 ^ static_cast<std::uint64_t>(more >> 63),
              packed.bytes);
        if (more != 0)
            continue;
        std::size_t same = i + 1;
        while (same < m_values.size() && m_values[same] == m_values[i])
            ++same;
        write(same - i, packed.bytes);
        i = same - 1;
    }
    packed.bytes.shrink_to_fit();
    return packed;
}

bool GroundMap::fits(const PackedGround& packed) const {
    if (packed.columns != m_cells.columns() || packed.rows != m_cells.rows())
        return false;
    std::size_t count = 0;
    bool isInRange = true;
    forPacked(packed, [&](std::int64_t value) {
        isInRange = value >= 0 && static_cast<double>(value) <= most * fineness;
        return isInRange && ++count <= m_values.size();
    });
    return isInRange && count == m_values.size();
}

void GroundMap::unpack(const PackedGround& packed) {
    std::size_t at = 0;
    forPacked(packed, [&](std::int64_t value) {
        m_values[at++] = static_cast<double>(value);
        return at < m_values.size();
    });
    m_more.clear();
    m_leftInAll = 0;
    m_touched.clear();
}

std::uint64_t GroundMap::hash(std::uint64_t state) const {
    const auto add = [&state](std::uint64_t word, int bytes) {
        std::array<char, 8> text{};
        for (int i = 0; i < bytes; ++i)
            text[static_cast<std::size_t>(i)] = static_cast<char>(word >> (8 * i) & 0xff);
        state = hashOf({text.data(), static_cast<std::size_t>(bytes)}, state);
    };
    add(m_cells.columns(), 4);
    add(m_cells.rows(), 4);
    for (const double value : m_values)
        add(static_cast<std::uint64_t>(value), 8);
    return state;
}

std::optional<std::string> findGroundProblem(const GroundGeometry& ground) {
    if (ground.starts == GroundStarts::painted) {
        const auto painting = GroundPainting::fromText(ground.painting);
        return painting ? std::nullopt : std::optional(painting.problems().front().text);
    }
    if (ground.starts == GroundStarts::even)
        return {};
    const CompiledFormula formula = compileGround(ground.formula);
    if (!formula.problems.empty()) {
        FormulaProblem problem = formula.problems.front();
        problem.line -= placeLineCount;
        return problem.sentence();
    }
    if (formula.program && !readsPlaceAlone(*formula.program))
        return say("The formula of a ground has x and y, the place of a cell, and no values of "
                   "agents. Use these two.");
    return {};
}

namespace {

/// The number at the beginning of a text, which is taken off; nothing if there is none.
std::optional<std::uint32_t> takeNumber(std::string_view& from, int base) {
    std::uint32_t number = 0;
    const auto read = std::from_chars(from.data(), from.data() + from.size(), number, base);
    if (read.ec != std::errc())
        return {};
    from.remove_prefix(static_cast<std::size_t>(read.ptr - from.data()));
    return number;
}

Problem notPainted(std::string_view text, std::string_view rest, const std::string& why) {
    return {.text = say("The painting of a ground is wrong at character %1: %2",
                        {std::to_string(text.size() - rest.size() + 1), why})};
}

Setting paintingSetting() {
    Setting setting = optional(onlyWhen(
        textSetting(&GroundGeometry::painting, "painting", "Painting",
                    "Such as 3x2 00*4 ff 80: columns and rows, then the level of each cell, "
                    "row by row, in two hexadecimal digits; *4 repeats a level. ff is "
                    "Start, and 00 is 0."),
        "starts", "painted"));
    setting.isPainting = true;
    return setting;
}

} // namespace

GroundPainting GroundPainting::resized(std::uint32_t toColumns, std::uint32_t toRows) const {
    GroundPainting to{toColumns, toRows, {}};
    to.levels.reserve(std::size_t{toColumns} * toRows);
    const auto place = [](std::uint32_t at, std::uint32_t count, std::uint32_t of) {
        return static_cast<std::size_t>((2 * std::uint64_t{at} + 1) * of /
                                        (2 * std::uint64_t{count}));
    };
    for (std::uint32_t row = 0; row < toRows; ++row)
        for (std::uint32_t column = 0; column < toColumns; ++column)
            to.levels.push_back(
                levels[place(row, toRows, rows) * columns + place(column, toColumns, columns)]);
    return to;
}

std::string GroundPainting::text() const {
    std::string text = std::to_string(columns) + 'x' + std::to_string(rows);
    for (std::size_t i = 0, end = 0; i < levels.size(); i = end) {
        while (end < levels.size() && levels[end] == levels[i])
            ++end;
        text += ' ' + toHex(levels[i], 2);
        if (end > i + 1)
            text += '*' + std::to_string(end - i);
    }
    return text;
}

Result<GroundPainting> GroundPainting::fromText(std::string_view text) {
    if (text.empty())
        return GroundPainting{1, 1, {0}};
    std::string_view rest = text;
    const auto columns = takeNumber(rest, 10);
    const bool isSized = columns && rest.starts_with('x');
    if (isSized)
        rest.remove_prefix(1);
    const auto rows = isSized ? takeNumber(rest, 10) : std::nullopt;
    if (!rows || *columns < 1 || *rows < 1 || *columns > WayCells::mostColumns ||
        *rows > WayCells::mostColumns ||
        static_cast<double>(*columns) * *rows > WayCells::mostCells)
        return notPainted(text, text,
                          say("it must begin with its columns and rows, such as 64x48, with at "
                              "most 1,048,576 cells."));
    GroundPainting painting{*columns, *rows, {}};
    const std::size_t count = std::size_t{*columns} * *rows;
    while (!rest.empty()) {
        const std::string_view at = rest;
        rest.remove_prefix(1);
        std::string_view digits = rest.substr(0, 2);
        const auto level = digits.size() == 2 ? takeNumber(digits, 16) : std::nullopt;
        if (at.front() != ' ' || !level || !digits.empty())
            return notPainted(text, at,
                              say("a space and a level of two hexadecimal digits must follow, "
                                  "such as 7f."));
        rest.remove_prefix(2);
        std::optional<std::uint32_t> times = 1;
        if (rest.starts_with('*')) {
            rest.remove_prefix(1);
            times = takeNumber(rest, 10);
        }
        if (!times || *times < 1 || *times > count - painting.levels.size())
            return notPainted(text, at,
                              sayCount(count,
                                       "it has %n cell. Write how many of them have this level.",
                                       "it has %n cells. Write how many of them have this level."));
        painting.levels.insert(painting.levels.end(), *times, static_cast<std::uint8_t>(*level));
    }
    if (painting.levels.size() < count)
        return notPainted(text, rest,
                          sayCount(count, "it ends after %1 of %n cell. Add their levels.",
                                   "it ends after %1 of %n cells. Add their levels.",
                                   {std::to_string(painting.levels.size())}));
    return painting;
}

GroundGeometry asPainted(GroundGeometry ground, const WorldSettings& world, double least) {
    const GroundMap map(ground, world);
    const std::uint32_t columns = map.cells().columns(), rows = map.cells().rows();
    const auto painted = ground.starts == GroundStarts::painted
                             ? GroundPainting::fromText(ground.painting)
                             : Result<GroundPainting>(Problem{});
    GroundPainting painting{columns, rows, {}};
    if (painted) {
        painting = painted.value().resized(columns, rows);
        const double share = ground.start > 0 ? std::min(ground.start / least, 1.0) : 1;
        for (std::uint8_t& level : painting.levels)
            level = static_cast<std::uint8_t>(std::lround(level * share));
        least = std::max(least, ground.start);
    } else {
        least = std::max(least, std::ranges::max(map.values()) / GroundMap::fineness);
        for (const double steps : map.values())
            painting.levels.push_back(
                static_cast<std::uint8_t>(std::lround(steps / GroundMap::fineness / least * 255)));
    }
    ground.starts = GroundStarts::painted;
    ground.start = least;
    ground.painting = painting.text();
    return ground;
}

Description groundGeometry() {
    using S = GroundGeometry;
    const char* const box = "box";
    Description ground{
        .id = "ground",
        .title = "Ground",
        .help = "A grid of numbers beneath the world, which agents leave and follow: a scent, "
                "grass, heat.",
        .settings = {
            choiceSetting(&S::shape, "shape", "Shape", "Where it is.",
                          {{"world", "The world", "All of the world; it wraps where that wraps."},
                           {box, "A box", "A box of the world."}}),
            onlyWhen(coordinateSetting(&S::x, "x", "Left", "The left edge."), "shape", box),
            onlyWhen(coordinateSetting(&S::y, "y", "Top", "The top edge."), "shape", box),
            onlyWhen(sizeSetting(&S::width, "width", "Width", "To the right."), "shape", box),
            onlyWhen(sizeSetting(&S::height, "height", "Height", "Downward."), "shape", box),
            numberSetting(&S::cell, "cell", "Cell", "How long a side of its cells is.",
                          Unit::length, {0.001, coordinateLimit, 50}),
            choiceSetting(&S::starts, "starts", "Starts", "What its cells hold at first.",
                          {{"even", "Even", "All the same."},
                           {"formula", "By formula", "A number for each place."},
                           {"painted", "Painted", "A painting, or the brightness of a picture."}}),
            onlyWhen(numberSetting(&S::start, "start", "Start",
                                   "What each cell holds at first. Painted: the value of level ff.",
                                   Unit::none, {0, GroundMap::most, 10}),
                     "starts", "even", {"painted"}),
            onlyWhen(textSetting(&S::formula, "formula", "Formula",
                                 "The number of a cell by x and y, the place of its center.", true),
                     "starts", "formula"),
            paintingSetting(),
            numberSetting(&S::spreads, "spreads", "Spreads",
                          "The share that flows to the four neighbors in a unit of time. At most "
                          "all of it flows in a tick.",
                          Unit::none, {0, 1000, 20}),
            flagSetting(&S::leaks, "leaks", "Leaks",
                        "What flows over its edges is lost. Off: it stays, as at a wall."),
            numberSetting(&S::fades, "fades", "Fades", "The share that is lost in a unit of time.",
                          Unit::none, {0, 1000, 2}),
            numberSetting(&S::grows, "grows", "Grows", "What a cell gains in a unit of time.",
                          Unit::none, {0, GroundMap::most, 2}),
            numberSetting(&S::limit, "limit", "Limit", "A cell that holds so much does not grow.",
                          Unit::none, {0, GroundMap::most, 10})}};
    const std::vector<Setting> look = inGroup(
        "Map", {bindMember({.id = "color",
                            .title = "Color",
                            .help = "The color of a full cell. An empty one has none.",
                            .kind = SettingKind::color},
                           &S::color),
                numberSetting(&S::full, "full", "Full", "What a cell with the full color holds.",
                              Unit::none, {0.000001, GroundMap::most, 10})});
    ground.settings.insert(ground.settings.end(), look.begin(), look.end());
    return ground;
}

} // namespace tiller

#endif
