#include "core/base/number_text.h"

namespace tiller {

std::string toHex(std::uint64_t number, std::size_t digits) {
    std::string text(digits, '0');
    for (std::size_t i = 0; i < text.size(); ++i)
        text[text.size() - 1 - i] = "0123456789abcdef"[(number >> (4 * i)) & 15];
    return text;
}

std::optional<std::uint64_t> parseHex(std::string_view text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number, 16);
    if (text.size() != 16 || read.ec != std::errc() || read.ptr != end)
        return {};
    return number;
}

} // namespace tiller
