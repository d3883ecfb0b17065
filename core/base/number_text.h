#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#ifndef __cpp_lib_to_chars
#include <fast_float/fast_float.h>
#endif

namespace tiller {

/// Reads a number from text, as std::from_chars does. Standard libraries that cannot do that for
/// `double` (libc++ before 20) get the same algorithm from fast_float.
inline std::from_chars_result readNumber(const char* begin, const char* end, double& number) {
#ifdef __cpp_lib_to_chars
    return std::from_chars(begin, end, number);
#else
    const auto read = fast_float::from_chars(begin, end, number);
    return {read.ptr, read.ec};
#endif
}

[[nodiscard]] std::string toHex(std::uint64_t number, std::size_t digits = 16);

/// The number of 16 hex digits; nothing for another text.
[[nodiscard]] std::optional<std::uint64_t> parseHex(std::string_view text);

/// The whole text as a finite number, 0 for -0; nothing if it is none.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);

/// A text without spaces, tabs and carriage returns at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Takes what is before the first @p end out of a text, with the @p end; all if it has none.
std::string_view takeUntil(std::string_view& text, char end);

/// The trimmed lines of a text, without empty ones.
[[nodiscard]] std::vector<std::string_view> linesOf(std::string_view text);

} // namespace tiller
