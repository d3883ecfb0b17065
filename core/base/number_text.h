#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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

} // namespace tiller
