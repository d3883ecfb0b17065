#include "core/io/json_problem.h"

#include "core/base/number_text.h"

#include <algorithm>

namespace tiller {

namespace {

/// What is needed where the parser stopped. `oneValue` is after a colon or at the top level.
enum class Needed { any, key, value, firstItem, nextItem, oneValue, colon, comma, digits, end };

struct Message {
    Needed needed;
    std::string_view text;
    std::string_view starts = {}; ///< the characters for which it is; empty: all
    std::string_view words = {};  ///< the words for which it is, with spaces around; empty: all
    bool atPrevious = false;      ///< the problem is at the character before
};

constexpr std::string_view numberStarts = "+-.0123456789";

/// The first row that fits is the message. {word} is the word at the place, {line} the line on
/// which the list or object begins.
constexpr Message messages[] = {
    {Needed::any,
     "JSON has no comments. Remove this one. A name or the notes can contain your text.", "#/"},
    {Needed::end, "The file goes on after its end. Remove everything from here on."},
    {Needed::colon, "A colon is missing between the key and its value. Put a : here."},
    {Needed::nextItem, "The comma before ] is one too many. Remove it.", "]", {}, true},
    {Needed::nextItem, "The comma before } is one too many. Remove it.", "}", {}, true},
    {Needed::nextItem, "There are two commas in a row. Remove one.", ","},
    {Needed::oneValue, "A value is missing here. Put one before this.", ":,]}"},
    {Needed::any, "The object that begins on line {line} ends with ]. Close it with }.", "]"},
    {Needed::any, "The list that begins on line {line} ends with }. Close it with ].", "}"},
    {Needed::digits, "A number must not begin with a zero. Remove it.", "0123456789", {}, true},
    {Needed::digits, "\"{word}\" does not belong in a number. Remove it."},
    {Needed::comma, "A comma is missing before this. Put a , after the value before."},
    {Needed::key, "A key is needed here, in double quotes, as in \"name\". Put \" around it."},
    {Needed::value, "Text needs double quotes, not single quotes. Put \" around it.", "'"},
    {Needed::value, "A value is missing here. Put one before this.", ":,"},
    {Needed::value,
     "{word} is not a number that a file can hold. Put a finite number here.",
     {},
     " NaN nan -NaN -nan Infinity -Infinity infinity -infinity Inf -Inf inf -inf "},
    {Needed::value,
     "Write {word} in small letters: true, false or null.",
     {},
     " True TRUE False FALSE Null NULL "},
    {Needed::value,
     "\"{word}\" is not a number as JSON writes it. Write it as in 0.5, -12 or 1e-3.",
     numberStarts},
    {Needed::value,
     "\"{word}\" is not a JSON value. Text stands in double quotes; the other values "
     "are numbers, true, false, null, lists and objects."},
};

class StopExplainer {
public:
    StopExplainer(std::string_view text, const JsonStop& stop)
        : m_text(text), m_stop(stop), m_place(skipSpaces(stop.tokenEnd)) {}

    JsonProblem run() {
        const Needed needed = findNeeded();
        if (m_place == m_text.size())
            return cutFile();
        Needed item = Needed::any;
        if (needed == Needed::firstItem || needed == Needed::nextItem)
            item = m_stop.open == JsonStop::Open::object ? Needed::key : Needed::value;
        if (needed == Needed::oneValue)
            item = Needed::value;
        if (item != Needed::any && m_text[m_place] == '"')
            return textProblem();
        if (item == Needed::value && startsWithOneOf(numberStarts)) {
            double number = 0;
            const std::string_view digits = m_text.substr(m_place, wordEnd() - m_place);
            const auto read = readNumber(digits.begin(), digits.end(), number);
            if (read.ec == std::errc::result_out_of_range)
                return {m_place, word() + " is too large a number. Put a finite one, below 1e308."};
            if (wordEnd() == m_text.size())
                return cutFile();
        }
        return problem(*std::ranges::find_if(messages, [&](const Message& message) {
            return (message.needed == Needed::any || message.needed == needed ||
                    message.needed == item) &&
                   (message.starts.empty() || startsWithOneOf(message.starts)) &&
                   (message.words.empty() ||
                    message.words.find(' ' + word() + ' ') != std::string_view::npos);
        }));
    }

private:
    [[nodiscard]] std::size_t skipSpaces(std::size_t offset) const {
        return std::min(m_text.find_first_not_of(" \t\r\n", offset), m_text.size());
    }

    [[nodiscard]] bool startsWithOneOf(std::string_view characters) const {
        return m_place < m_text.size() && characters.find(m_text[m_place]) != characters.npos;
    }

    /// Steps over the colon or comma that is needed, if it is there.
    Needed findNeeded() {
        if (m_stop.open == JsonStop::Open::nothing)
            return m_stop.hasContent ? Needed::end : Needed::oneValue;
        if (!m_stop.afterKey && !m_stop.hasContent)
            return Needed::firstItem;
        if (startsWithOneOf(m_stop.afterKey ? ":" : ",")) {
            m_place = skipSpaces(m_place + 1);
            return m_stop.afterKey ? Needed::oneValue : Needed::nextItem;
        }
        if (m_stop.afterKey)
            return Needed::colon;
        const bool touchesNumber =
            m_place == m_stop.tokenEnd && m_text[m_place - 1] >= '0' && m_text[m_place - 1] <= '9';
        return touchesNumber ? Needed::digits : Needed::comma;
    }

    [[nodiscard]] std::size_t wordEnd() const {
        return std::min(m_text.find_first_of(" \t\r\n,:]}[{\"'/#", m_place + 1), m_text.size());
    }

    /// The word at the place, short enough for a sentence.
    [[nodiscard]] std::string word() const {
        std::string word(m_text.substr(m_place, std::min<std::size_t>(wordEnd() - m_place, 24)));
        for (char& c : word)
            if (c < ' ' || c > '~')
                c = '?';
        return word;
    }

    [[nodiscard]] JsonProblem problem(const Message& message) const {
        std::string text(message.text);
        const auto fillIn = [&](std::string_view name, const std::string& content) {
            if (const std::size_t at = text.find(name); at != std::string::npos)
                text.replace(at, name.size(), content);
        };
        fillIn("{line}", std::to_string(m_stop.openLine));
        fillIn("{word}", word());
        const std::size_t previous =
            message.atPrevious ? m_text.find_last_not_of(" \t\r\n", m_place - 1) : m_place;
        return {previous, std::move(text)};
    }

    [[nodiscard]] JsonProblem cutFile() const {
        if (skipSpaces(0) == m_text.size())
            return {m_text.size(), "The file is empty. Open an earlier copy."};
        const char* open = m_stop.open == JsonStop::Open::list ? "the list" : "the object";
        return {m_text.size(),
                "The file ends here, in the middle of " +
                    (m_stop.open == JsonStop::Open::nothing
                         ? "a value"
                         : open + (" that begins on line " + std::to_string(m_stop.openLine))) +
                    ": it has been cut. Take a whole copy of it, or close what is open."};
    }

    /// The parser stopped within a text in quotation marks.
    [[nodiscard]] JsonProblem textProblem() const {
        if (m_stop.offset >= m_text.size())
            return cutFile();
        const char found = m_text[m_stop.offset];
        if (found == '\n' || found == '\r')
            return {m_place, "This text does not end on its line. Put a \" at its end; a new line "
                             "within text is written \\n."};
        if (static_cast<unsigned char>(found) < ' ')
            return {m_stop.offset, "A control character is not allowed in text. Remove it, or "
                                   "write it as an escape such as \\t."};
        return {m_text.rfind('\\', m_stop.offset),
                "JSON has no such escape. Write a backslash itself as \\\\."};
    }

    std::string_view m_text;
    const JsonStop& m_stop;
    std::size_t m_place; ///< of the problem
};

} // namespace

JsonProblem explainStop(std::string_view text, const JsonStop& stop) {
    return StopExplainer(text, stop).run();
}

} // namespace tiller
