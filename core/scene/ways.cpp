#include "core/scene/ways.h"

#include <algorithm>

namespace tiller {

WayFields::WayFields(Rules rules, std::size_t room)
    : m_rules(std::move(rules))
    , m_room(room)
    , m_map(std::make_shared<const WayMap>(m_rules.terrain)) {}

WayFields::~WayFields() {
    forget();
}

void WayFields::forget() {
    m_toSeveral.clear();
    for (ToOne& each : m_toOne)
        delete each.field.exchange(nullptr);
    m_bytes = 0;
}

void WayFields::begin(const std::shared_ptr<const WayCounts>& counts, bool isTrial) {
    const bool isSame = counts == m_counts || (counts && m_counts && *counts == *m_counts);
    if (!isSame)
        forget();
    m_counts = counts;
    if (isTrial)
        return;
    if (m_isFull.exchange(false))
        makeRoom();
    ++m_now;
}

/// Forgets fields that were not asked for since the last tick, those first that were asked for
/// longest ago, until a quarter of the room is free.
void WayFields::makeRoom() {
    struct Old {
        std::uint32_t asked = 0;
        std::map<std::vector<WayCell>, ToSeveral>::iterator toSeveral;
        ToOne* toOne = nullptr;
    };
    std::vector<Old> old;
    for (auto each = m_toSeveral.begin(); each != m_toSeveral.end(); ++each)
        if (each->second.asked != m_now)
            old.push_back({each->second.asked, each, nullptr});
    for (ToOne& each : m_toOne)
        if (each.field.load() && each.asked != m_now)
            old.push_back({each.asked, {}, &each});
    std::ranges::stable_sort(old, {}, [this](const Old& of) { return of.asked - m_now; });
    for (const Old& of : old) {
        if (m_bytes <= m_room / 4 * 3)
            return;
        if (of.toOne) {
            const std::unique_ptr<const WayField> field(of.toOne->field.exchange(nullptr));
            m_bytes -= field->bytes();
        } else {
            m_bytes -= of.toSeveral->second.field->bytes();
            m_toSeveral.erase(of.toSeveral);
        }
    }
}

WayField WayFields::find(std::span<const WayCell> goals) {
    ++m_found;
    WayField::Crowds crowds;
    if (m_counts)
        crowds = {m_counts->counts, m_rules.crowdCost};
    return WayField(m_map, goals, crowds);
}

std::shared_ptr<const WayField> WayFields::toNearest(const std::vector<WayCell>& goals) {
    ToSeveral& kept = m_toSeveral[goals];
    if (!kept.field) {
        kept.field = std::make_shared<const WayField>(find(goals));
        m_bytes += kept.field->bytes();
        m_isFull = m_isFull || m_bytes > m_room;
    }
    kept.asked = m_now;
    return kept.field;
}

std::shared_ptr<const WayField> WayFields::to(WayCell goal) {
    m_madeRoom.call([this] { m_toOne = std::vector<ToOne>(cells().count()); });
    ToOne& kept = m_toOne[cells().index(goal)];
    if (kept.asked.load(std::memory_order_relaxed) != m_now)
        kept.asked.store(m_now, std::memory_order_relaxed);
    const WayField* found = kept.field.load(std::memory_order_acquire);
    if (!found) {
        auto made = std::make_unique<const WayField>(find({&goal, 1}));
        const std::size_t bytes = made->bytes();
        if (m_bytes.fetch_add(bytes) + bytes > m_room) {
            m_bytes -= bytes;
            m_isFull = true;
            return made;
        }
        if (kept.field.compare_exchange_strong(found, made.get(), std::memory_order_acq_rel))
            found = made.release();
        else
            m_bytes -= bytes; // another thread was faster
    }
    return {std::shared_ptr<const WayField>(), found}; // owned by m_toOne
}

std::shared_ptr<const WayCorners> WayFields::corners() {
    if (!m_corners)
        m_corners = std::make_shared<const WayCorners>(m_map);
    return m_corners;
}

std::shared_ptr<WayFields> Ways::find(const WayFields::Rules& rules) {
    for (const auto& fields : m_fields)
        if (fields->rules() == rules)
            return fields;
    return m_fields.emplace_back(std::make_shared<WayFields>(rules));
}

WayCounts Ways::noCounts(const WayFields::Rules& rules) {
    const WayCells& cells = rules.terrain.cells;
    return {cells.columns(), cells.rows(), rules.refresh,
            std::vector<std::uint32_t>(cells.count())};
}

std::shared_ptr<const WayCounts> Ways::countsFor(const WayFields::Rules& rules) const {
    for (const auto& counts : m_counts)
        if (counts->columns == rules.terrain.cells.columns() &&
            counts->rows == rules.terrain.cells.rows() && counts->refresh == rules.refresh)
            return counts;
    return {};
}

void Ways::keep(WayCounts counts) {
    const auto same = std::ranges::find_if(m_counts, [&](const auto& other) {
        return other->columns == counts.columns && other->rows == counts.rows &&
               other->refresh == counts.refresh;
    });
    auto kept = std::make_shared<const WayCounts>(std::move(counts));
    if (same == m_counts.end())
        m_counts.push_back(std::move(kept));
    else
        *same = std::move(kept);
}

/// Whether anything is kept decides what a later edit finds, so it must not depend on memory.
void Ways::dropUnused() {
    std::erase_if(m_fields, [](const auto& fields) { return fields.use_count() == 1; });
    std::erase_if(m_counts, [this](const auto& counts) {
        return std::ranges::none_of(m_fields, [&](const auto& fields) {
            return fields->rules().crowdCost > 0 && countsFor(fields->rules()) == counts;
        });
    });
}

std::vector<WayCounts> Ways::counts() const {
    std::vector<WayCounts> all;
    for (const auto& counts : m_counts)
        all.push_back(*counts);
    return all;
}

void Ways::setCounts(const std::vector<WayCounts>& counts) {
    m_counts.clear();
    for (const WayCounts& each : counts)
        keep(each);
}

Vec2 Way::placeOf(const Moment& moment, WayCell goal, Vec2 from) const {
    const auto at =
        std::ranges::lower_bound(goalCells, goal, {}, &std::pair<WayCell, std::uint32_t>::first);
    const Goal& of = goals[at->second];
    return of.region ? of.region->nearestTo(moment, from) : of.place;
}

} // namespace tiller
