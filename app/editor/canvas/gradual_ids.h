#pragma once

#include "core/model/project.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

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
    static constexpr std::chrono::milliseconds rest{100};
    static constexpr std::chrono::milliseconds longestWait{1000}; ///< then they change anyway
    static constexpr std::chrono::milliseconds frame{16};

    void changeSome();

    std::function<void(const Id&)> m_changed;
    std::set<Id, std::less<>> m_ids, m_wanted;
    QTimer m_next;
    QElapsedTimer m_waiting; ///< valid while many wait
};

inline GradualIds::GradualIds(std::function<void(const Id&)> changed)
    : m_changed(std::move(changed)) {
    m_next.setSingleShot(true);
    m_next.callOnTimeout([this] { changeSome(); });
}

inline void GradualIds::become(std::set<Id, std::less<>> ids) {
    if (ids == m_wanted)
        return;
    m_wanted = std::move(ids);
    if (!m_waiting.isValid() || idsInOne(m_ids, m_wanted).size() <= atOnce)
        changeSome();
    if (!m_next.isActive())
        return;
    if (!m_waiting.isValid())
        m_waiting.start();
    if (!m_waiting.hasExpired(longestWait.count()))
        m_next.start(rest);
}

inline void GradualIds::changeSome() {
    std::vector<Id> changes = idsInOne(m_ids, m_wanted);
    if (changes.size() > atOnce) {
        changes.resize(atOnce);
        m_next.start(frame);
    } else {
        m_next.stop();
        m_waiting.invalidate();
    }
    for (const Id& id : changes) {
        if (m_ids.erase(id) == 0)
            m_ids.insert(id);
        m_changed(id);
    }
}

inline void GradualIds::forget(const Id& id) {
    m_ids.erase(id);
    m_wanted.erase(id);
}

inline void GradualIds::clear() {
    m_ids.clear();
    m_wanted.clear();
    m_next.stop();
    m_waiting.invalidate();
}

} // namespace tiller
