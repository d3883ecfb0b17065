#pragma once

#include "core/io/json_text.h"
#include "core/nodes/node_type.h"

#include <vector>

namespace tiller {

/// The state while one file is read: the places in it, and the problems so far.
class Reading {
public:
    explicit Reading(const LineIndex& lines) : m_lines(lines) {}

    /// From now on a missing field is a problem. Before, it has its default.
    void requireAll() { m_requiresAll = true; }

    [[nodiscard]] TextPlace place(std::size_t offset) const { return m_lines.place(offset); }
    [[nodiscard]] bool requiresAll() const { return m_requiresAll; }

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
    bool m_requiresAll = false;
    std::size_t m_errorCount = 0;
    std::size_t m_warningCount = 0;
    bool m_stopped = false;
    Problems m_problems;
};

/// A text in quotation marks for a message, cut after 64 bytes.
[[nodiscard]] std::string shortQuote(std::string_view text);

/// Whether a missing field is always a problem, or means its default (see requireAll).
enum class Need { always, unlessDefault };

/// Reads the fields of one object. A key that no call has read is a problem.
class Fields {
public:
    /// @param name of the object in messages: `node "hunter"`
    Fields(Reading& reading, const JsonValue& object, std::string name);

    [[nodiscard]] bool isObject() const { return m_object.as<JsonValue::Object>(); }
    [[nodiscard]] const std::string& name() const { return m_name; }
    void setName(std::string name) { m_name = std::move(name); }

    [[nodiscard]] bool has(std::string_view key) const;

    /// The value of a key; null if there is none, with a problem if it is needed.
    const JsonValue* take(std::string_view key, Need need);

    /// @name Typed fields: false if the field is missing or wrong, with a problem if it is needed
    /// @{
    bool text(std::string_view key, std::string& to, Need need);
    bool flag(std::string_view key, bool& to, Need need);
    bool number(std::string_view key, double& to, double min, double max, Need need);
    bool wholeNumber(std::string_view key, double& to, double min, double max, Need need);
    bool value(std::string_view key, Value& to, Need need); ///< a number, a flag or text
    const JsonValue::List* list(std::string_view key, Need need);
    /// A valid id, which is always needed.
    bool id(std::string_view key, std::string& to);
    /// The values of a description's settings, in their order.
    /// @param isInFile which settings the file contains; the others have their defaults
    std::vector<Value> values(const Description& description,
                              bool (*isInFile)(const Setting&) = nullptr);
    /// @}

    /// Reports the keys that no call has read.
    void finish();

    /// Adds a problem at the value of a key, or at the object if it has no such key.
    void fail(std::string_view key, std::string text);
    /// Adds the problem "KEY of NAME is FOUND; it must be NEEDED."
    void failValue(std::string_view key, const std::string& found, const std::string& needed);

private:
    /// The content of a value; null if there is none or it is of another kind, with a problem.
    template <class Content>
    const Content* takeKind(std::string_view key, Need need, const std::string& neededKind);

    Reading& m_reading;
    const JsonValue& m_object;
    std::string m_name;
    std::vector<std::string> m_knownKeys;
};

} // namespace tiller
