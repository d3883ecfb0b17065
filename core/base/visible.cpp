#include "core/base/visible.h"

#include "core/base/number_text.h"

#include <cstdint>
#include <string_view>

namespace tiller {

namespace {

struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 1;
    bool isValid = false;
};

/// The first character of a text that is not empty.
Character firstOf(std::string_view text) {
    const auto byteAt = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const std::uint32_t lead = byteAt(0);
    if (lead < 0x80)
        return {lead, 1, true};
    const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    std::uint32_t code = lead & (0x7fu >> bytes);
    bool isValid = lead >= 0xc2 && lead <= 0xf4;
    for (std::size_t i = 1; i < bytes; ++i) {
        isValid = isValid && (byteAt(i) & 0xc0) == 0x80;
        code = (code << 6) | (byteAt(i) & 0x3f);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000}; // less has a shorter form
    isValid =
        isValid && code >= least[bytes] && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isValid ? Character{code, bytes, true} : Character{lead, 1, false};
}

/// Whether a character acts on a terminal instead of being shown.
bool acts(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code == 0x61c || code == 0x200e ||
           code == 0x200f || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

std::string escapeOf(const Character& character) {
    if (!character.isValid)
        return "\\x" + toHex(character.code, 2);
    switch (character.code) {
    case '\n':
        return "\\n";
    case '\t':
        return "\\t";
    case '\r':
        return "\\r";
    default:
        return "\\u" + toHex(character.code, 4);
    }
}

std::string visibleExcept(std::string_view text, std::string_view kept) {
    std::string result;
    while (!text.empty()) {
        const Character character = firstOf(text);
        if (character.isValid && (!acts(character.code) || kept.find(text[0]) != kept.npos))
            result += text.substr(0, character.bytes);
        else
            result += escapeOf(character);
        text.remove_prefix(character.bytes);
    }
    return result;
}

} // namespace

std::string toVisible(std::string_view text) {
    return visibleExcept(text, {});
}

std::string toVisibleLines(std::string_view text) {
    return visibleExcept(text, "\n\t");
}

namespace {

/// Marks as text what begins as a formula: the field, and what follows a separator, since some
/// spreadsheets cut fields at other separators than the comma.
std::string withoutFormulas(const std::string& text) {
    std::string result;
    bool atStart = true;
    for (const char c : text) {
        if (atStart && std::string_view("=+-@").find(c) != std::string_view::npos)
            result += '\'';
        result += c;
        atStart = c == ';';
    }
    return result;
}

} // namespace

std::string toCsv(const std::string& name) {
    const std::string field = withoutFormulas(toVisible(name));
    if (field.find_first_of(",;\"") == std::string::npos)
        return field;
    std::string quoted = "\"";
    for (const char c : field)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::optional<std::size_t> findBadUtf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const Character character = firstOf(text.substr(i));
        if (!character.isValid)
            return i;
        i += character.bytes;
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
