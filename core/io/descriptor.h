#pragma once

#include <cerrno>
#include <filesystem>
#include <string>
#include <unistd.h>
#include <utility>

namespace tiller {

/// Calls a function of the system again as long as a signal interrupts it.
template <class Call>
auto retried(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// An open file, which the destructor closes.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    ~Descriptor() {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }

    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int number() const { return m_number; }

    /// Returns false, with errno, if written data may be lost. An interrupted close is done.
    [[nodiscard]] bool close() {
        return ::close(std::exchange(m_number, -1)) == 0 || errno == EINTR;
    }

private:
    int m_number;
};

/// A path in messages.
[[nodiscard]] inline std::string quotedPath(const std::filesystem::path& file) {
    return "\"" + file.string() + "\"";
}

} // namespace tiller
