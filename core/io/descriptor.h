#pragma once

#include "core/base/problem.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <string>
#include <string_view>
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

/// Writes all of a text. Returns false, with errno, if the system does not take it.
[[nodiscard]] inline bool writeAll(int file, std::string_view text) {
    constexpr std::size_t most = 1 << 30; // that one call takes on every system
    while (!text.empty()) {
        const auto count = static_cast<unsigned>(std::min(text.size(), most));
        const auto written = retried([&] { return ::write(file, text.data(), count); });
        if (written == 0)
            errno = EIO;
        if (written <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
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
    [[nodiscard]] int release() { return std::exchange(m_number, -1); } ///< for another owner

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

/// @name Problems with files, the same on every system
/// @{
[[nodiscard]] Problem unreadable(const std::filesystem::path& file, const std::string& reason,
                                 const std::string& advice);
[[nodiscard]] Problem tooLarge(const std::filesystem::path& file, std::size_t mostBytes);
[[nodiscard]] Problem unwritable(const std::filesystem::path& file, const std::string& reason);
/// @}

} // namespace tiller
