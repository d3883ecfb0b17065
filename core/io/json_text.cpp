#include "core/io/json_text.h"

#include "core/base/utf8.h"
#include "core/io/files.h"
#include "core/io/json_problem.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tiller {

namespace {

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
            return refuse(second->offset, "This object has the key \"" + second->key +
                                              "\" twice. Remove one of them.");
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
            refuse(start, "The file has more than " + std::to_string(maxFileValues) +
                              " values, the most a Tiller file can have. Open a smaller one.");
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
                return refuse(start, "There are more than " + std::to_string(limit.count) + " " +
                                         std::string(limit.key) +
                                         ", the most a project can have. Remove some.");
        return true;
    }

    template <class Content>
    bool open(Content content) {
        if (m_open.size() == maxFileDepth)
            return refuse(tokenStart(), "Lists and objects are nested more than " +
                                            std::to_string(maxFileDepth) +
                                            " levels deep, the most a Tiller file can be. Open "
                                            "another one.");
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
        return Problem{.text = "The file is larger than 64 MB, the most a Tiller file can be. Open "
                               "a smaller one.",
                       .line = 1,
                       .column = 1};
    const std::string_view head = text.substr(0, 2);
    if (head == "\xff\xfe" || head == "\xfe\xff")
        return Problem{
            .text = "The file is UTF-16 text. Save it as UTF-8.", .line = 1, .column = 1};
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
        return Problem{.text = "This is a recording, not a project. The editor opens it, and "
                               "`tiller run PROJECT --inputs RECORDING` replays it.",
                       .line = 1,
                       .column = 1};

    JsonDocument document{.root = {}, .lines = LineIndex(text)};
    if (const auto bad = findBadUtf8(text)) {
        const TextPlace at = document.lines.place(*bad);
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        const bool isJson = text[first] == '{' || text[first] == '[';
        return Problem{.text = isJson ? "This byte is not UTF-8. Save the file as UTF-8 text."
                                      : "This is not a Tiller file, because it is not text. Open "
                                        "another one.",
                       .line = at.line,
                       .column = at.column};
    }
    TreeBuilder builder(text, document.lines, limits);
    if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder))
        return builder.problem();
    document.root = std::move(builder.root());
    return document;
}

} // namespace tiller
