#include "core/sim/crowd.h"

#include <algorithm>

/// How a crowd comes back in order after a few have come or left.
namespace tiller {

bool Crowd::mendNext(const Workers& workers) {
    const std::vector<std::uint32_t>& starts = grid.starts();
    const auto kept = std::min(m_kept, static_cast<std::uint32_t>(size()));
    const std::size_t changed = m_filled.size() + (starts.back() - kept) + (size() - kept);
    if (kept == 0 || changed > size() / 8)
        return false;
    std::ranges::sort(m_filled);
    m_filled.erase(std::unique(m_filled.begin(), m_filled.end()), m_filled.end());
    m_filled.erase(std::ranges::lower_bound(m_filled, kept), m_filled.end());
    findStrays(kept);
    planMoves(kept);
    mendStarts(kept);
    moveAll(workers);
    m_moves.clear();
    return true;
}

/// @param kept agents in slots below it are in order, but for those in `m_filled`
void Crowd::findStrays(std::uint32_t kept) {
    m_strays.clear();
    const auto add = [this](std::uint32_t slot) {
        m_strays.push_back({grid.cellAt(next.x[slot], next.y[slot]), slot});
    };
    for (const std::uint32_t slot : m_filled)
        add(slot);
    for (std::uint32_t slot = kept; slot < size(); ++slot)
        add(slot);
    std::ranges::sort(m_strays);
}

/// Puts each stray behind the others of its cell.
void Crowd::planMoves(std::uint32_t kept) {
    const std::vector<std::uint32_t>& starts = grid.starts();
    m_moves.clear();
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    auto filled = m_filled.begin();
    const auto moveUntil = [&](std::uint32_t end) {
        while (from < end) {
            const std::uint32_t stop = filled == m_filled.end() ? end : std::min(*filled, end);
            if (stop > from)
                m_moves.push_back({from, to, stop - from});
            to += stop - from;
            from = stop;
            if (filled != m_filled.end() && stop == *filled) {
                ++filled;
                ++from;
            }
        }
    };
    for (const Stray& stray : m_strays) {
        moveUntil(std::min(starts[stray.cell + 1], kept));
        m_moves.push_back({stray.slot, to++, 1});
    }
    moveUntil(kept);
}

/// Notes where the agents of each cell begin after the moves.
void Crowd::mendStarts(std::uint32_t kept) {
    std::vector<std::uint32_t>& starts = grid.starts();
    const auto tail = std::ranges::upper_bound(starts, kept);
    std::fill(tail, starts.end(), kept); // those behind have left, or are strays
    auto stray = m_strays.begin();
    auto filled = m_filled.begin();
    std::uint32_t came = 0;
    std::uint32_t left = 0;
    for (std::size_t cell = 0; cell < starts.size(); ++cell) {
        while (stray != m_strays.end() && stray->cell < cell)
            ++stray, ++came;
        while (filled != m_filled.end() && *filled < starts[cell])
            ++filled, ++left;
        starts[cell] += came - left;
    }
}

} // namespace tiller
