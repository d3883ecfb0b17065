#include "core/io/json_text.h"

#include "core/base/number_text.h"
#include "core/base/text.h"
#include "core/base/visible.h"
#include "core/io/files.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace tiller {

namespace {

/// How far a JSON parser came before it stopped.
struct JsonStop {
    enum class Open { nothing, list, object };

    std::size_t tokenEnd = 0;  ///< after the last token that it understood
    std::size_t offset = 0;    ///< of the byte at which it stopped
    Open open = Open::nothing; ///< the innermost list or object
    int openLine = 0;          ///< the line on which that begins
    bool afterKey = false;     ///< it has read a key, but not its value
    bool hasContent = false;   ///< it has read an item of that, or the whole top-level value
};

struct JsonProblem {
    std::size_t offset = 0;
    std::string text; ///< what is wrong, and how to correct it
};

/// What is needed where the parser stopped. `oneValue` is after a colon or at the top level.
enum class Needed { any, key, value, firstItem, nextItem, oneValue, colon, comma, digits, end };

struct Message {
    Needed needed;
    TableText text;
    std::string_view starts = {}; ///< the characters for which it is; empty: all
    std::string_view words = {};  ///< the words for which it is, with spaces around; empty: all
    bool atPrevious = false;      ///< the problem is at the character before
};

constexpr std::string_view numberStarts = "+-.0123456789";

/// The first row that fits is the message. %1 is the word at the place, %2 the line on which
/// the list or object begins.
constexpr Message messages[] = {
    {Needed::any,
     TableText("JSON has no comments. Remove this one. A name or the notes can contain your text."),
     "#/"},
    {Needed::end, TableText("The file goes on after its end. Remove everything from here on.")},
    {Needed::colon, TableText("A colon is missing between the key and its value. Put a : here.")},
    {Needed::nextItem, TableText("The comma before ] is one too many. Remove it."), "]", {}, true},
    {Needed::nextItem, TableText("The comma before } is one too many. Remove it."), "}", {}, true},
    {Needed::nextItem, TableText("There are two commas in a row. Remove one."), ","},
    {Needed::oneValue, TableText("A value is missing here. Put one before this."), ":,]}"},
    {Needed::any, TableText("The object that begins on line %2 ends with ]. Close it with }."),
     "]"},
    {Needed::any, TableText("The list that begins on line %2 ends with }. Close it with ]."), "}"},
    {Needed::digits,
     TableText("A number must not begin with a zero. Remove it."),
     "0123456789",
     {},
     true},
    {Needed::digits, TableText("\"%1\" does not belong in a number. Remove it.")},
    {Needed::comma, TableText("A comma is missing before this. Put a , after the value before.")},
    {Needed::key,
     TableText("A key is needed here, in double quotes, as in \"name\". Put \" around it.")},
    {Needed::value, TableText("Text needs double quotes, not single quotes. Put \" around it."),
     "'"},
    {Needed::value, TableText("A value is missing here. Put one before this."), ":,"},
    {Needed::value,
     TableText("%1 is not a number that a file can hold. Put a finite number here."),
     {},
     " NaN nan -NaN -nan Infinity -Infinity infinity -infinity Inf -Inf inf -inf "},
    {Needed::value,
     TableText("Write %1 in small letters: true, false or null."),
     {},
     " True TRUE False FALSE Null NULL "},
    {Needed::value,
     TableText("\"%1\" is not a number as JSON writes it. Write it as in 0.5, -12 or 1e-3."),
     numberStarts},
    {Needed::value,
     TableText("\"%1\" is not a JSON value. Text stands in double quotes; the other values "
               "are numbers, true, false, null, lists and objects.")},
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
            const auto read = readNumber(digits.data(), digits.data() + digits.size(), number);
            if (read.ec == std::errc::result_out_of_range)
                return {m_place,
                        say("%1 is too large a number. Put a finite one, below 1e308.", {word()})};
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
        const std::size_t previous =
            message.atPrevious ? m_text.find_last_not_of(" \t\r\n", m_place - 1) : m_place;
        return {previous, say(message.text.english, {word(), std::to_string(m_stop.openLine)})};
    }

    [[nodiscard]] JsonProblem cutFile() const {
        if (skipSpaces(0) == m_text.size())
            return {m_text.size(), say("The file is empty. Open an earlier copy.")};
        const std::vector<std::string> line{std::to_string(m_stop.openLine)};
        const std::string part = m_stop.open == JsonStop::Open::nothing ? say("a value")
                                 : m_stop.open == JsonStop::Open::list
                                     ? say("the list that begins on line %1", line)
                                     : say("the object that begins on line %1", line);
        return {m_text.size(), say("The file ends here, in the middle of %1: it has been cut. Take "
                                   "a whole copy of it, or close what is open.",
                                   {part})};
    }

    /// The parser stopped within a text in quotation marks.
    [[nodiscard]] JsonProblem textProblem() const {
        if (m_stop.offset >= m_text.size())
            return cutFile();
        const char found = m_text[m_stop.offset];
        if (found == '\n' || found == '\r')
            return {m_place, say("This text does not end on its line. Put a \" at its end; a new "
                                 "line within text is written \\n.")};
        if (static_cast<unsigned char>(found) < ' ')
            return {m_stop.offset, say("A control character is not allowed in text. Remove it, or "
                                       "write it as an escape such as \\t.")};
        return {m_text.rfind('\\', m_stop.offset),
                say("JSON has no such escape. Write a backslash itself as \\\\.")};
    }

    std::string_view m_text;
    const JsonStop& m_stop;
    std::size_t m_place; ///< of the problem
};

/// Explains why a text is not JSON. @pre the text is UTF-8
JsonProblem explainStop(std::string_view text, const JsonStop& stop) {
    return StopExplainer(text, stop).run();
}

/// Builds the tree from the parser's events. The events have no places. But only spaces, commas and
/// colons stand between two tokens, so the end of one token gives the place of the next.
class TreeBuilder final : public nlohmann::json_sax<nlohmann::json> {
public:
    TreeBuilder(std::string_view text, const LineIndex& lines, std::span<const ListLimit> limits)
        : m_text(text), m_lines(lines), m_limits(limits) {}

    bool null() override { return add(std::monostate(), 4); }
    bool boolean(bool value) override { return add(value, value ? 4 : 5); }
    bool number_integer(std::int64_t value) override {
        return addNumber(static_cast<double>(value));
    }
    bool number_unsigned(std::uint64_t value) override {
        return addNumber(static_cast<double>(value));
    }
    bool number_float(double value, const std::string&) override { return addNumber(value); }
    bool string(std::string& value) override {
        return add(std::move(value), textLength(tokenStart()));
    }
    bool binary(nlohmann::json::binary_t&) override { return false; }

    bool start_object(std::size_t) override { return open(JsonValue::Object()); }
    bool start_array(std::size_t) override { return open(JsonValue::List()); }
    bool end_array() override { return close(); }
    bool end_object() override {
        const JsonMember* second =
            findRepeated(std::get<JsonValue::Object>(m_open.back()->content));
        if (second)
            return refuse(
                second->offset,
                say("This object has the key \"%1\" twice. Remove one of them.", {second->key}));
        return close();
    }

    bool key(std::string& key) override {
        const std::size_t start = tokenStart();
        m_end = start + textLength(start);
        std::get<JsonValue::Object>(m_open.back()->content)
            .push_back({std::move(key), static_cast<std::uint32_t>(start), {}});
        m_afterKey = true;
        return true;
    }

    bool parse_error(std::size_t readBytes, const std::string&,
                     const nlohmann::json::exception&) override {
        JsonStop stop{.tokenEnd = m_end, .offset = readBytes - 1, .afterKey = m_afterKey};
        if (m_open.empty()) {
            stop.hasContent = m_count > 0;
        } else {
            const JsonValue& inner = *m_open.back();
            const auto* list = inner.as<JsonValue::List>();
            stop.open = list ? JsonStop::Open::list : JsonStop::Open::object;
            stop.hasContent =
                list ? !list->empty() : !inner.as<JsonValue::Object>()->empty() && !m_afterKey;
            stop.openLine = m_lines.place(inner.offset).line;
        }
        const JsonProblem problem = explainStop(m_text, stop);
        return refuse(problem.offset, problem.text);
    }

    [[nodiscard]] JsonValue& root() { return m_root; }
    [[nodiscard]] const Problem& problem() const { return m_problem; }

private:
    [[nodiscard]] std::size_t tokenStart() const {
        return std::min(m_text.find_first_not_of(" \t\r\n,:", m_end), m_text.size());
    }

    [[nodiscard]] std::size_t textLength(std::size_t start) const {
        std::size_t i = start + 1;
        while (m_text[i] != '"')
            i += m_text[i] == '\\' ? 2 : 1;
        return i + 1 - start;
    }

    /// @pre a number that the parser accepted is there
    [[nodiscard]] std::size_t numberEnd(std::size_t start) const {
        const auto skip = [&](std::size_t i, std::string_view characters) {
            return std::min(m_text.find_first_not_of(characters, i), m_text.size());
        };
        const auto isAt = [&](std::size_t i, std::string_view characters) {
            return i < m_text.size() && characters.find(m_text[i]) != std::string_view::npos;
        };
        constexpr std::string_view digits = "0123456789";
        std::size_t i = start + (isAt(start, "-") ? 1 : 0);
        i = isAt(i, "0") ? i + 1 : skip(i, digits);
        if (isAt(i, "."))
            i = skip(i + 1, digits);
        if (isAt(i, "eE"))
            i = skip(i + (isAt(i + 1, "+-") ? 2 : 1), digits);
        return i;
    }

    bool addNumber(double value) {
        const std::size_t start = tokenStart();
        return add(value == 0 ? 0.0 : value, // -0 becomes 0
                   numberEnd(start) - start);
    }

    template <class Content>
    bool add(Content content, std::size_t size) {
        return place(std::move(content), size) != nullptr;
    }

    template <class Content>
    JsonValue* place(Content content, std::size_t size) {
        const std::size_t start = tokenStart();
        m_end = start + size;
        JsonValue value{.content = std::move(content), .offset = static_cast<std::uint32_t>(start)};
        if (++m_count > maxFileValues) {
            refuse(start, say("The file has more than %1 values, the most a Tiller file can have. "
                              "Open a smaller one.",
                              {std::to_string(maxFileValues)}));
            return nullptr;
        }
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        if (auto* object = std::get_if<JsonValue::Object>(&m_open.back()->content)) {
            m_afterKey = false;
            object->back().value = std::move(value);
            return &object->back().value;
        }
        auto& list = std::get<JsonValue::List>(m_open.back()->content);
        if (m_open.size() == 2 && !fitsLimit(list.size() + 1, start))
            return nullptr;
        list.push_back(std::move(value));
        return &list.back();
    }

    bool fitsLimit(std::size_t count, std::size_t start) {
        const auto* top = m_root.as<JsonValue::Object>();
        for (const ListLimit& limit : m_limits)
            if (top && top->back().key == limit.key && count > limit.count)
                return refuse(start, say("There are more than %1 %2, the most a project can have. "
                                         "Remove some.",
                                         {std::to_string(limit.count), std::string(limit.key)}));
        return true;
    }

    template <class Content>
    bool open(Content content) {
        if (m_open.size() == maxFileDepth)
            return refuse(tokenStart(), say("Lists and objects are nested more than %1 levels "
                                            "deep, the most a Tiller file can be. Open another "
                                            "one.",
                                            {std::to_string(maxFileDepth)}));
        JsonValue* opened = place(std::move(content), 1);
        if (opened)
            m_open.push_back(opened);
        return opened != nullptr;
    }

    bool close() {
        m_end = tokenStart() + 1;
        m_open.pop_back();
        return true;
    }

    /// The first member whose key an earlier member has; null if there is none.
    static const JsonMember* findRepeated(const JsonValue::Object& object) {
        std::vector<const JsonMember*> sorted;
        sorted.reserve(object.size());
        for (const JsonMember& member : object)
            sorted.push_back(&member);
        std::ranges::sort(sorted, [](const JsonMember* a, const JsonMember* b) {
            return std::tie(a->key, a->offset) < std::tie(b->key, b->offset);
        });
        const JsonMember* repeated = nullptr;
        for (std::size_t i = 1; i < sorted.size(); ++i)
            if (sorted[i]->key == sorted[i - 1]->key &&
                (!repeated || sorted[i]->offset < repeated->offset))
                repeated = sorted[i];
        return repeated;
    }

    bool refuse(std::size_t offset, std::string text) {
        const TextPlace at = m_lines.place(offset);
        m_problem = {.text = std::move(text), .line = at.line, .column = at.column};
        return false;
    }

    std::string_view m_text;
    const LineIndex& m_lines;
    std::span<const ListLimit> m_limits;
    JsonValue m_root;
    std::vector<JsonValue*> m_open; ///< open lists and objects, outermost first; they do not move
    std::size_t m_end = 0;          ///< after the last token
    std::size_t m_count = 0;
    bool m_afterKey = false;
    Problem m_problem;
};

std::optional<Problem> findUnreadable(std::string_view text) {
    if (text.size() > maxFileBytes)
        return Problem{.text = say("The file is larger than 64 MB, the most a Tiller file can be. "
                                   "Open a smaller one."),
                       .line = 1,
                       .column = 1};
    const std::string_view head = text.substr(0, 2);
    if (head == "\xff\xfe" || head == "\xfe\xff")
        return Problem{
            .text = say("The file is UTF-16 text. Save it as UTF-8."), .line = 1, .column = 1};
    return {};
}

} // namespace

LineIndex::LineIndex(std::string_view text) : m_starts{0} {
    for (std::size_t i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1))
        m_starts.push_back(static_cast<std::uint32_t>(i + 1));
}

TextPlace LineIndex::place(std::size_t offset) const {
    const auto after = std::ranges::upper_bound(m_starts, offset);
    const auto line = after - m_starts.begin();
    return {static_cast<int>(line), static_cast<int>(offset - *(after - 1)) + 1};
}

Result<JsonDocument> parseJson(std::string_view text, std::span<const ListLimit> limits) {
    if (auto problem = findUnreadable(text))
        return *std::move(problem);
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        text.remove_prefix(3);

    if (text.starts_with("tiller-recording "))
        return Problem{.text = say("This is a recording, not a project. The editor opens it, and "
                                   "`tiller run PROJECT --inputs RECORDING` replays it."),
                       .line = 1,
                       .column = 1};

    JsonDocument document{.root = {}, .lines = LineIndex(text)};
    if (const auto bad = findBadUtf8(text)) {
        const TextPlace at = document.lines.place(*bad);
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        const bool isJson = text[first] == '{' || text[first] == '[';
        return Problem{.text = isJson
                                   ? say("This byte is not UTF-8. Save the file as UTF-8 text.")
                                   : say("This is not a Tiller file, because it is not text. Open "
                                         "another one."),
                       .line = at.line,
                       .column = at.column};
    }
    TreeBuilder builder(text, document.lines, limits);
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return builder.problem();
    document.root = std::move(builder.root());
    return document;
}

const JsonValue* JsonValue::find(std::string_view key) const {
    if (const Object* object = as<Object>())
        for (const JsonMember& member : *object)
            if (member.key == key)
                return &member.value;
    return nullptr;
}

JsonValue* JsonValue::find(std::string_view key) {
    return const_cast<JsonValue*>(std::as_const(*this).find(key));
}

std::string kindOf(const JsonValue& value) {
    static const std::array names{Text("null"), Text("true or false"), Text("a number"),
                                  Text("text"), Text("a list"),        Text("an object")};
    return names.at(value.content.index());
}

} // namespace tiller
