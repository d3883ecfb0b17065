#pragma once

/// What the core needs of the system. With TILLER_PORTABLE it needs nothing: one thread, and
/// files that somebody else reads (core/io/no_files.cpp).

#ifdef TILLER_PORTABLE
#include <string>
#else
#include <atomic>
#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#endif

namespace tiller {

#ifdef TILLER_PORTABLE

using FilePath = std::string;

/// For one thread, each does what its namesake in the standard library does.
/// @{
struct Mutex {
    void lock() {}
    void unlock() {}
};

class Once {
public:
    template <class Act>
    void call(Act act) {
        if (!m_done)
            act();
        m_done = true;
    }

private:
    bool m_done = false;
};

template <class T>
void addRelaxed(T& sum, T more) {
    sum += more;
}
/// @}

#else

#ifdef _WIN32
/// A path that takes text as UTF-8. (There std::filesystem::path takes each byte for a letter.)
struct FilePath : std::filesystem::path {
    FilePath() = default;
    FilePath(std::filesystem::path from) : std::filesystem::path(std::move(from)) {}
    FilePath(std::string_view utf8)
        : std::filesystem::path(std::u8string(utf8.begin(), utf8.end())) {}
    FilePath(const std::string& utf8) : FilePath(std::string_view(utf8)) {}
    FilePath(const char* utf8) : FilePath(std::string_view(utf8)) {}
};
#else
using FilePath = std::filesystem::path;
#endif
using Mutex = std::mutex;

class Once {
public:
    template <class Act>
    void call(Act act) {
        std::call_once(m_flag, act);
    }

private:
    std::once_flag m_flag;
};

/// Adds to a number that other threads add to.
template <class T>
void addRelaxed(T& sum, T more) {
    std::atomic_ref(sum).fetch_add(more, std::memory_order_relaxed);
}

#endif

/// Holds a mutex for as long as it lives.
class Lock {
public:
    explicit Lock(Mutex& mutex) : m_mutex(mutex) { m_mutex.lock(); }
    ~Lock() { m_mutex.unlock(); }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

private:
    Mutex& m_mutex;
};

} // namespace tiller
