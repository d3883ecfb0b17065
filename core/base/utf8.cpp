#include "core/base/utf8.h"

namespace tiller {

std::optional<std::size_t> findBadUtf8(std::string_view text) {
    const auto byteAt = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    for (std::size_t i = 0; i < text.size();) {
        const unsigned lead = byteAt(i);
        if (lead < 0x80) {
            ++i;
            continue;
        }
        const std::size_t more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
        if (lead < 0xc2 || lead > 0xf4)
            return i;
        for (std::size_t k = 1; k <= more; ++k)
            if ((byteAt(i + k) & 0xc0) != 0x80)
                return i;
        const unsigned second = byteAt(i + 1);
        const bool overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
        const bool surrogate = lead == 0xed && second > 0x9f;
        const bool beyond = lead == 0xf4 && second > 0x8f;
        if (overlong || surrogate || beyond)
            return i;
        i += more + 1;
    }
    return {};
}

std::string_view firstBytes(std::string_view text, std::size_t most) {
    const auto isInside = [text](std::size_t at) {
        return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80;
    };
    while (most > 0 && isInside(most))
        --most;
    return text.substr(0, most);
}

} // namespace tiller
