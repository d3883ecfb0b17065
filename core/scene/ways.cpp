#include "core/scene/ways.h"

#include <algorithm>

namespace tiller {

WayFields::WayFields(Rules rules)
    : m_rules(std::move(rules)), m_map(std::make_shared<const WayMap>(m_rules.terrain)) {}

WayFields::~WayFields() {
    forget();
}

void WayFields::forget() {
    m_toSeveral.clear();
    for (auto& field : m_toOne)
        delete field.exchange(nullptr);
    m_bytes = 0;
}

void WayFields::begin(const std::shared_ptr<const WayCounts>& counts) {
    const bool isSame = counts == m_counts || (counts && m_counts && *counts == *m_counts);
    if (!isSame || m_bytes > mostBytes)
        forget();
    m_counts = counts;
}

WayField WayFields::solve(std::span<const WayCell> goals) const {
    WayField::Crowds crowds;
    if (m_counts)
        crowds = {m_counts->counts, m_rules.crowdCost};
    return WayField(m_map, goals, crowds);
}

std::shared_ptr<const WayField> WayFields::toNearest(const std::vector<WayCell>& goals) {
    std::shared_ptr<const WayField>& field = m_toSeveral[goals];
    if (!field) {
        field = std::make_shared<const WayField>(solve(goals));
        m_bytes += field->bytes();
    }
    return field;
}

std::shared_ptr<const WayField> WayFields::to(WayCell goal) {
    m_madeRoom.call(
        [this] { m_toOne = std::vector<std::atomic<const WayField*>>(cells().count()); });
    std::atomic<const WayField*>& kept = m_toOne[cells().index(goal)];
    const WayField* found = kept.load(std::memory_order_acquire);
    if (!found) {
        auto made = std::make_unique<const WayField>(solve({&goal, 1}));
        if (m_bytes > mostBytes)
            return made;
        m_bytes += made->bytes();
        if (kept.compare_exchange_strong(found, made.get(), std::memory_order_acq_rel))
            found = made.release();
    }
    return {std::shared_ptr<const WayField>(), found}; // owned by m_toOne
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
