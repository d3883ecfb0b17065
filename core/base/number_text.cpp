#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>

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

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view space = " \t\r";
    const std::size_t first = text.find_first_not_of(space);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(space) - first + 1);
}

std::string_view takeUntil(std::string_view& text, char end) {
    const std::string_view taken = text.substr(0, text.find(end));
    text.remove_prefix(std::min(taken.size() + 1, text.size()));
    return taken;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty())
        if (const std::string_view line = trimmed(takeUntil(text, '\n')); !line.empty())
            lines.push_back(line);
    return lines;
}

std::optional<double> parseNumber(std::string_view text) {
    double number = 0;
    const char* end = text.data() + text.size();
    const auto read = readNumber(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || !std::isfinite(number))
        return {};
    return number == 0 ? 0.0 : number;
}

} // namespace tiller
