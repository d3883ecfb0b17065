#pragma once

#include "core/model/project.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>

namespace tiller {

/// The ids that are in one of two sets, but not in both.
template <class Compare>
[[nodiscard]] std::vector<Id> idsInOne(const std::set<Id, Compare>& a,
                                       const std::set<Id, Compare>& b) {
    std::vector<Id> result;
    std::ranges::set_symmetric_difference(a, b, std::back_inserter(result));
    return result;
}

/// Ids that become other ids. Views make and drop an item for each, and hundreds in one frame would
/// be seen as a jolt. So a few change at once; the others wait until become() rests, as after a
/// zoom, and then change a few at a time.
class GradualIds {
public:
    static constexpr std::size_t atOnce = 24;

    /// @param changed is called for each id that came or went
    explicit GradualIds(std::function<void(const Id&)> changed);

    void become(std::set<Id, std::less<>> ids);
    [[nodiscard]] bool contains(std::string_view id) const { return m_ids.contains(id); }
    [[nodiscard]] const std::set<Id, std::less<>>& ids() const { return m_ids; }
    /// An id that is no more, without a call.
    void forget(const Id& id);
    void clear();

private:
    void changeSome();

    std::function<void(const Id&)> m_changed;
    std::set<Id, std::less<>> m_ids, m_wanted;
    QTimer m_next;
    QElapsedTimer m_waiting; ///< valid while many wait
};

} // namespace tiller
