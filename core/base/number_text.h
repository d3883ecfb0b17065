#pragma once

#include <charconv>
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

} // namespace tiller
