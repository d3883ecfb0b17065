#include "core/base/background.h"

#ifndef TILLER_PORTABLE

#include <system_error>

namespace tiller {

void Background::start() {
    wait();
    try {
        m_thread = std::thread(m_job);
    } catch (const std::system_error&) {
        m_job(); // the system has no more threads
    }
}

} // namespace tiller

#endif
