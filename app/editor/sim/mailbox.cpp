#include "app/editor/sim/mailbox.h"

#include <utility>

namespace tiller {

void Mailbox::post(Message message) {
    {
        const std::lock_guard lock(m_mutex);
        m_inbox.push_back(std::move(message));
        m_hasMail = true;
    }
    m_wake.notify_one();
}

void Mailbox::deliver() {
    if (!m_hasMail)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_delivered.swap(m_inbox);
        m_hasMail = false;
    }
    for (const Message& message : m_delivered)
        message();
    m_delivered.clear();
}

void Mailbox::waitUntil(Time end) {
    std::unique_lock lock(m_mutex);
    const auto hasMail = [this] { return m_hasMail.load(); };
    if (end == Time::max())
        m_wake.wait(lock, hasMail);
    else
        m_wake.wait_until(lock, end, hasMail);
}

} // namespace tiller
