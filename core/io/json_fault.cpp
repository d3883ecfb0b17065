#include "core/io/json_fault.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace tiller {

namespace {

constexpr std::string_view spaces = " \t\r\n";
constexpr std::string_view wordEnds = " \t\r\n,:]}[{\"'/#";

std::size_t skipSpaces(std::string_view text, std::size_t offset) {
    return std::min(text.find_first_not_of(spaces, offset), text.size());
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The word at an offset, cut to what fits into a sentence.
std::string wordAt(std::string_view text, std::size_t offset) {
    const std::size_t end = std::min(text.find_first_of(wordEnds, offset + 1), text.size());
    std::string word;
    for (const char c : text.substr(offset, std::min<std::size_t>(end - offset, 24)))
        word += (c >= ' ' && c <= '~') ? c : '?';
    return word;
}

std::string lowered(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string nameOf(JsonState::Open open) {
    return open == JsonState::Open::list ? "list" : "object";
}

class Diagnosis {
public:
    Diagnosis(std::string_view text, const JsonState& state) : m_text(text), m_state(state) {}

    [[nodiscard]] JsonFault find() const {
        const std::size_t at = skipSpaces(m_text, m_state.offset);
        if (at == m_text.size())
            return cut();
        if (const auto comment = findComment(at))
            return *comment;
        if (m_state.open == JsonState::Open::nothing)
            return m_state.hasContent ? afterTheEnd(at) : valueFault(at);
        if (m_state.afterKey)
            return colonFault(at);
        if (m_state.hasContent)
            return commaFault(at);
        return itemFault(at);
    }

private:
    [[nodiscard]] bool startsWith(std::size_t at, std::string_view what) const {
        return m_text.substr(at, what.size()) == what;
    }

    [[nodiscard]] JsonFault cut() const {
        if (m_state.open == JsonState::Open::nothing)
            return {m_text.size(), "The file is empty. Open an earlier copy."};
        return {m_text.size(), "The file ends here, in the middle of the " + nameOf(m_state.open) +
                                   " that begins on line " + std::to_string(m_state.openLine) +
                                   ": it has been cut. Take a whole copy of it, or close what is "
                                   "open."};
    }

    [[nodiscard]] std::optional<JsonFault> findComment(std::size_t at) const {
        if (m_text[at] != '#' && !startsWith(at, "//") && !startsWith(at, "/*"))
            return {};
        return JsonFault{at, "JSON has no comments. Remove this one; what you want to say fits "
                             "into a name or into the notes."};
    }

    [[nodiscard]] static JsonFault afterTheEnd(std::size_t at) {
        return {at, "The file goes on after its end. Remove everything from here on."};
    }

    [[nodiscard]] JsonFault colonFault(std::size_t at) const {
        if (m_text[at] != ':')
            return {at, "A colon is missing between the key and its value. Put a : here."};
        const std::size_t value = skipSpaces(m_text, at + 1);
        if (value == m_text.size())
            return cut();
        if (const auto comment = findComment(value))
            return *comment;
        return valueFault(value);
    }

    [[nodiscard]] JsonFault commaFault(std::size_t at) const {
        if (isCloser(at))
            return wrongCloser(at);
        if (m_text[at] != ',')
            return missingComma(at);
        const std::size_t next = skipSpaces(m_text, at + 1);
        if (next == m_text.size())
            return cut();
        if (const auto comment = findComment(next))
            return *comment;
        if (isCloser(next))
            return {at, std::string("The comma before ") + m_text[next] +
                            " is one too many. Remove it."};
        if (m_text[next] == ',')
            return {next, "There are two commas in a row. Remove one."};
        return itemFault(next);
    }

    [[nodiscard]] JsonFault missingComma(std::size_t at) const {
        const char before = at > 0 ? m_text[at - 1] : ' ';
        if (before == '0' && at == m_state.offset && isDigit(m_text[at]))
            return {at - 1, "A number must not begin with a zero. Remove it."};
        if (at == m_state.offset && (isDigit(before) || before == '.'))
            return {at, "\"" + wordAt(m_text, at) + "\" does not belong into a number. Remove it."};
        return {at, "A comma is missing before this. Put a , after what comes before."};
    }

    [[nodiscard]] JsonFault itemFault(std::size_t at) const {
        if (isCloser(at))
            return wrongCloser(at);
        return m_state.open == JsonState::Open::object ? keyFault(at) : valueFault(at);
    }

    [[nodiscard]] bool isCloser(std::size_t at) const {
        return m_text[at] == ']' || m_text[at] == '}';
    }

    [[nodiscard]] JsonFault wrongCloser(std::size_t at) const {
        const bool list = m_state.open == JsonState::Open::list;
        return {at, std::string("The ") + nameOf(m_state.open) + " that begins on line " +
                        std::to_string(m_state.openLine) + " ends with the wrong bracket. Close " +
                        (list ? "it with ]." : "it with }.")};
    }

    [[nodiscard]] JsonFault keyFault(std::size_t at) const {
        if (m_text[at] == '"')
            return textFault(at);
        return {at, "Here a key should stand, in double quotes, as in \"name\". Put \" around it."};
    }

    [[nodiscard]] JsonFault valueFault(std::size_t at) const {
        if (m_text[at] == '"')
            return textFault(at);
        if (m_text[at] == '\'')
            return {at, "Text stands in double quotes, not in single ones. Put \" around it."};
        const std::string word = wordAt(m_text, at);
        const std::string plain = lowered(word);
        const std::string unsignedWord =
            plain.substr(std::min(plain.find_first_not_of("+-"), plain.size()));
        if (unsignedWord == "nan" || unsignedWord == "inf" || unsignedWord == "infinity")
            return {at, word + " is not a number that a file can hold. Put a finite number here."};
        for (const char* known : {"true", "false", "null"})
            if (plain == known)
                return {at, "\"" + word + "\" must be written in small letters: " + known + "."};
        const std::string_view first = "+-.0123456789";
        if (first.find(m_text[at]) != std::string_view::npos)
            return numberFault(at, word);
        if (m_text[at] == ':' || m_text[at] == ',' || isCloser(at))
            return {at, "A value is missing here. Put one, or remove what calls for it."};
        if (static_cast<unsigned char>(m_text[at]) >= 0x80 || m_text[at] == '\0')
            return {at, "This is not JSON: it may be a file of another kind, or in another "
                        "encoding. Save it as UTF-8 text."};
        return {at, "\"" + word +
                        "\" is not a JSON value. Text stands in double quotes; else "
                        "there are numbers, true, false, lists and objects."};
    }

    [[nodiscard]] JsonFault numberFault(std::size_t at, const std::string& word) const {
        double number = 0;
        const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
        if (read.ec == std::errc::result_out_of_range)
            return {at, word + " is too large a number. Put a finite one, below 1e308."};
        if (at + word.size() == m_text.size())
            return cut();
        return {at, "\"" + word +
                        "\" is not a number as JSON writes it. Write it as in 0.5, -12 "
                        "or 1e-3."};
    }

    [[nodiscard]] JsonFault textFault(std::size_t at) const {
        for (std::size_t i = at + 1; i < m_text.size(); ++i) {
            const auto c = static_cast<unsigned char>(m_text[i]);
            if (c == '\n' || c == '\r')
                return {at, "This text is not closed on its line. Put a \" at its end; a new line "
                            "within text is written \\n."};
            if (c < 0x20)
                return {i, "A control character stands in text. Remove it, or write it as an "
                           "escape such as \\t."};
            if (c == '\\') {
                if (!isEscape(i))
                    return {i, "This is not an escape that JSON knows. A backslash itself is "
                               "written \\\\."};
                ++i;
            }
        }
        return cut();
    }

    [[nodiscard]] bool isEscape(std::size_t at) const {
        if (at + 1 >= m_text.size())
            return true;
        const char kind = m_text[at + 1];
        if (kind != 'u')
            return std::string_view("\"\\/bfnrt").find(kind) != std::string_view::npos;
        const auto unit = unitAt(at);
        if (!unit)
            return m_text.size() < at + 6 &&
                   m_text.find_first_not_of("0123456789abcdefABCDEF", at + 2) ==
                       std::string_view::npos;
        if (*unit >= 0xdc00 && *unit < 0xe000)
            return at >= 6 && isHigh(unitAt(at - 6));
        const bool cutHere = m_text.find('"', at) == std::string_view::npos;
        if (!isHigh(unit) || cutHere)
            return true;
        const auto next = unitAt(at + 6);
        return next && *next >= 0xdc00 && *next < 0xe000;
    }

    [[nodiscard]] static bool isHigh(std::optional<unsigned> unit) {
        return unit && *unit >= 0xd800 && *unit < 0xdc00;
    }

    /// The code unit of a \uXXXX.
    [[nodiscard]] std::optional<unsigned> unitAt(std::size_t at) const {
        if (!startsWith(at, "\\u") || m_text.size() < at + 6)
            return {};
        unsigned unit = 0;
        const char* digits = m_text.data() + at + 2;
        const auto read = std::from_chars(digits, digits + 4, unit, 16);
        return read.ptr == digits + 4 ? std::optional(unit) : std::nullopt;
    }

    std::string_view m_text;
    const JsonState& m_state;
};

} // namespace

JsonFault findJsonFault(std::string_view text, const JsonState& state) {
    return Diagnosis(text, state).find();
}

std::optional<std::size_t> findBadUtf8(std::string_view text, std::size_t begin) {
    const auto at = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    for (std::size_t i = begin; i < text.size();) {
        const unsigned lead = at(i);
        if (lead < 0x80) {
            ++i;
            continue;
        }
        const std::size_t more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
        if (lead < 0xc2 || lead > 0xf4)
            return i;
        for (std::size_t k = 1; k <= more; ++k)
            if ((at(i + k) & 0xc0) != 0x80)
                return i;
        const unsigned second = at(i + 1);
        const bool overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
        const bool surrogate = lead == 0xed && second > 0x9f;
        const bool beyond = lead == 0xf4 && second > 0x8f;
        if (overlong || surrogate || beyond)
            return i;
        i += more + 1;
    }
    return {};
}

} // namespace tiller
