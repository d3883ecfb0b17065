#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <vector>

namespace tiller {

/// Messages for one thread. Any thread posts them; the owner delivers them in the order they came.
class Mailbox {
public:
    using Message = std::function<void()>;
    using Time = std::chrono::steady_clock::time_point;

    /// @name For any thread
    /// @{
    void post(Message message);
    [[nodiscard]] bool hasMail() const { return m_hasMail; }
    /// @}

    /// @name For the owner
    /// @{
    void deliver();           ///< runs the messages that have come
    void waitUntil(Time end); ///< returns as soon as there is mail; Time::max() sets no end
    /// @}

private:
    std::mutex m_mutex; // guards m_inbox
    std::condition_variable m_wake;
    std::vector<Message> m_inbox;
    std::atomic<bool> m_hasMail = false;
    std::vector<Message> m_delivered; // the owner's alone; a member to keep its memory
};

} // namespace tiller
