#pragma once

#include "core/io/fields.h"
#include "core/io/json_text.h"
#include "core/io/project_io.h"

#include <cmath>
#include <vector>

namespace tiller {

/// The state while one file is read: its form, the places in it, and the problems so far.
class Reading {
public:
    explicit Reading(const LineIndex& lines, FileForm form = FileForm::project)
        : m_lines(lines), m_form(form) {}

    [[nodiscard]] FileForm form() const { return m_form; }
    void setForm(FileForm form) { m_form = form; }

    [[nodiscard]] TextPlace place(std::size_t offset) const { return m_lines.place(offset); }
    /// The places of the items of a project, by their ids.
    [[nodiscard]] SourceMap& places() { return m_places; }
    /// Adds the place of an item. Returns false, with a problem, if the id is already used.
    bool addPlace(const Id& id, std::size_t offset);

    void fail(std::size_t offset, std::string text, std::vector<std::string> ids = {});
    void warn(std::size_t offset, std::string text, std::vector<std::string> ids = {});
    void add(Problem problem);

    /// Adds an error without a text if there are too many to report all; false if
    /// there are not.
    bool skipError() { return m_errorCount >= maxProblems && ++m_errorCount > 0; }

    /// Asked before each item of a list: whether there are so many errors that
    /// reading stops.
    [[nodiscard]] bool full() { return m_stopped = m_errorCount >= maxProblems; }
    [[nodiscard]] bool failed() const { return m_errorCount > 0; }

    /// Errors first, each group in the order of the file. After maxProblems of a
    /// group one more says how many there are beside them.
    [[nodiscard]] Problems takeProblems();

    static constexpr std::size_t maxProblems = 50;

private:
    const LineIndex& m_lines;
    FileForm m_form;
    SourceMap m_places;
    std::size_t m_errorCount = 0;
    std::size_t m_warningCount = 0;
    bool m_stopped = false;
    Problems m_problems;
};

/// A text in quotation marks for a message, cut after 64 bytes.
[[nodiscard]] std::string shortQuote(std::string_view text);

/// Reads and checks a project inside another file, where it has its own format and version. Nothing
/// if it has another format, with a problem.
[[nodiscard]] std::optional<Project> readWholeProject(Reading& reading, JsonValue& value);

/// Reads an object on its own; nothing if it is not whole, with problems.
template <class Item, class... Types>
[[nodiscard]] std::optional<Item> readObject(Reading& reading, JsonValue& value,
                                             const Types&... types);

/// Reads the keys of one object, as fields.h describes it. A key that no call has read is a
/// problem.
class ObjectReader {
public:
    static constexpr bool isReader = true;

    /// @param outer of the object of which this one is a part, where messages may name it
    ObjectReader(Reading& reading, JsonValue& object, ObjectKind kind,
                 const ObjectReader* outer = nullptr);

    [[nodiscard]] Reading& reading() { return m_reading; }
    [[nodiscard]] bool isExport() const { return m_reading.form() == FileForm::exported; }
    [[nodiscard]] bool isRun() const { return false; } ///< reads the rest where there is some
    [[nodiscard]] bool isObject() const { return m_object.as<JsonValue::Object>(); }
    /// Whether it is an object with all keys that are always needed.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    /// Whether it has a key that it may have.
    [[nodiscard]] bool has(std::string_view key, bool /*hasValue*/ = {}) {
        know(key);
        return m_object.find(key);
    }
    [[nodiscard]] std::size_t offset() const { return m_object.offset; }

    /// The value of a key; null if there is none, with a problem if it is needed.
    JsonValue* take(const Key& key);

    /// @name Typed keys: false if the key is missing or wrong, with a problem if it is needed
    /// @{
    bool text(const Key& key, std::string& to, const char* pattern = nullptr);
    bool flag(const Key& key, bool& to);
    bool number(const Key& key, double& to, double min, double max);
    template <class Number>
    bool whole(const Key& key, Number& to, double min, double max) {
        double read = 0;
        if (!number(key, read, min, max))
            return false;
        if (read == std::floor(read)) {
            to = static_cast<Number>(read);
            return true;
        }
        return failValue(key.name, toText(read), say("a whole number"));
    }
    bool value(const Key& key, Value& to); ///< a number, a flag or text
    void texts(const Key& key, std::vector<std::string>& to);
    bool id(const Key& key, std::string& to);
    bool port(const Key& key, PortRef& to);
    void settingRefs(const Key& key, std::vector<SettingRef>& to, std::size_t most);
    /// Text that the caller checks.
    bool choice(const Key& key, std::string& to, const std::vector<std::string>& /*choices*/) {
        return text(key, to);
    }
    void constant(const Key& key, std::string_view constant);
    bool properties(const Key& key, PropertyList& to);
    JsonValue::List* list(const Key& key);
    /// @}

    /// `format` and `version`, which recognizeFormat() has looked at.
    void format(const FileFormat& format);

    /// The type of an item. Returns null if it is unknown, with a problem: then the object is not
    /// whole, and its other keys are no problems.
    template <class Type>
    const Type* type(const Key& key, std::string& to, const ItemTypes<Type>& types) {
        const Type* found = nullptr;
        if (!text(key, to))
            abandon();
        else if (!(found = types.find(to)))
            refuseType(to, types.kind.name, types.ids(), say("\"tiller list\" shows every type."));
        return found;
    }

    /// The values of a description's settings, in their order.
    void settings(const Description& description, std::vector<Value>& values);

    /// An object of its own.
    template <class Item, class... Types>
    bool object(const Key& key, Item& to, const Types&... types) {
        JsonValue* found = take(key);
        auto read = found ? readObject<Item>(m_reading, *found, types...) : std::nullopt;
        if (read)
            to = *std::move(read);
        return read.has_value();
    }
    bool object(const Key& key, PropertyList& to) { return properties(key, to); }

    /// Reads the items of a list, and adds those that are whole.
    template <class Item, class... Types>
    void list(const Key& key, std::vector<Item>& to, std::size_t /*most*/, const Types&... types) {
        JsonValue::List* items = list(key);
        if (!items)
            return;
        to.reserve(to.size() + items->size());
        each<Item>(
            *items, [&](Item&& item, ObjectReader&) { to.push_back(std::move(item)); }, types...);
    }

    /// Gives the items of a list that are whole to a function, each with its reader.
    template <class Item, class Take, class... Types>
    void each(JsonValue::List& items, const Take& take, const Types&... types) {
        for (JsonValue& value : items) {
            if (m_reading.full())
                return;
            Item item;
            ObjectReader reader(m_reading, value, objectKind(&item, types...), this);
            fields(reader, item, types...);
            reader.finish();
            if constexpr (requires { item.id; })
                if (reader.isWhole() && !m_reading.addPlace(item.id, value.offset))
                    continue;
            if (reader.isWhole())
                take(std::move(item), reader);
        }
    }

    /// Reports the keys that no call has read. A second call does nothing.
    void finish();

    /// A project with a format and a version of its own.
    void wholeProject(const Key& key, Project& to) {
        if (JsonValue* value = take(key))
            if (auto project = readWholeProject(m_reading, *value))
                to = *std::move(project);
    }

    /// @name What the keys of some objects need
    /// @{
    /// Nodes get their places on the canvas.
    void layout(const Key& key, Project& project);
    /// Agent types of an export get their agents.
    void placedAgents(const Key& key, Project& project);
    void keepPlace(std::string_view key); ///< of the object at a key, as that of an item
    /// Settings that parameters drive get their values.
    void settleParameters(Project& project);
    void checkProperty(Property& property, const std::string& type);
    /// @}

    /// Adds a problem at the value of a key, or at the object if it has no such key.
    void fail(std::string_view key, std::string text);
    /// As fail(), and the object is not whole.
    void refuse(std::string_view key, std::string text);
    /// Adds the problem of an unknown `type`, and abandons the object.
    /// @param kind "an event"  @param whereAll see suggestion()
    void refuseType(const std::string& type, const Text& kind,
                    const std::vector<std::string>& known, const std::string& whereAll = {});
    /// The object is not whole, and its other keys are no problems.
    void abandon() {
        m_isWhole = false;
        m_isAbandoned = true;
    }
    /// Adds the problem "KEY of NAME is FOUND; it must be NEEDED." Returns false.
    bool failValue(std::string_view key, const std::string& found, const std::string& needed);
    void failOther(std::string_view key, const std::string& found, const std::string& needed) {
        failValue(key, shortQuote(found), shortQuote(needed));
    }

private:
    /// The content of a value; null if there is none or it is of another kind, with a problem.
    /// @param needed the kind, in words
    template <class Content, class Words>
    Content* takeKind(const Key& key, const Words& needed);
    [[nodiscard]] std::string name() const; ///< in messages: `node "hunter"`
    [[nodiscard]] bool isNeeded(Presence presence) const;
    void know(std::string_view key) {
        if (std::ranges::find(m_knownKeys, key) == m_knownKeys.end())
            m_knownKeys.emplace_back(key);
    }

    Reading& m_reading;
    JsonValue& m_object;
    ObjectKind m_kind;
    const ObjectReader* m_outer;
    std::vector<std::string> m_knownKeys;
    bool m_isWhole;
    bool m_isAbandoned = false;
};

template <class Item, class... Types>
std::optional<Item> readObject(Reading& reading, JsonValue& value, const Types&... types) {
    Item item{};
    ObjectReader reader(reading, value, objectKind(&item, types...));
    if (!reader.isObject())
        return {};
    fields(reader, item, types...);
    reader.finish();
    return reader.isWhole() ? std::optional(std::move(item)) : std::nullopt;
}

/// Reads a text that holds one object. @param format which it has; null: it has none
template <class Item, class... Types>
[[nodiscard]] Result<Item> readText(std::string_view text, const FileFormat* format,
                                    const Types&... types) {
    auto parsed = parseJson(text, {});
    if (!parsed)
        return parsed.problems();
    JsonDocument& document = parsed.value();
    Reading reading(document.lines);
    std::optional<Item> item;
    if (!format || recognizeFormat(reading, document.root, std::array{format}))
        item = readObject<Item>(reading, document.root, types...);
    if (reading.failed() || !item)
        return reading.takeProblems();
    return *std::move(item);
}

} // namespace tiller
