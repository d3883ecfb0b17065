#include "app/editor/canvas/gradual_ids.h"

#include <chrono>
#include <utility>

namespace tiller {

namespace {

using namespace std::chrono_literals;

constexpr auto rest = 100ms;
constexpr auto longestWait = 1000ms; // then they change while become() goes on
constexpr auto frame = 16ms;

} // namespace

GradualIds::GradualIds(std::function<void(const Id&)> changed) : m_changed(std::move(changed)) {
    m_next.setSingleShot(true);
    m_next.callOnTimeout([this] { changeSome(); });
}

void GradualIds::become(std::set<Id, std::less<>> ids) {
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

void GradualIds::changeSome() {
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

void GradualIds::forget(const Id& id) {
    m_ids.erase(id);
    m_wanted.erase(id);
}

void GradualIds::clear() {
    m_ids.clear();
    m_wanted.clear();
    m_next.stop();
    m_waiting.invalidate();
}

} // namespace tiller
