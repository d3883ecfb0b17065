#pragma once

#include "core/io/json_text.h"
#include "core/nodes/node_type.h"

#include <vector>

namespace tiller {

/// What is shared while one file is read: its places, and the problems found so far.
class Reading {
public:
    explicit Reading(const LineIndex& lines) : m_lines(lines) {}

    /// From now on every field must stand in the file; else missing ones take the default.
    void requireAll() { m_allThere = true; }

    [[nodiscard]] TextPlace place(std::size_t offset) const { return m_lines.place(offset); }
    [[nodiscard]] bool allThere() const { return m_allThere; }

    void fail(std::size_t offset, std::string text, std::vector<std::string> ids = {});
    void warn(std::size_t offset, std::string text, std::vector<std::string> ids = {});
    void add(Problem problem);

    /// Enough was found; to read on would tell nobody more.
    [[nodiscard]] bool full() const { return m_errorCount >= maxProblems; }
    [[nodiscard]] bool failed() const { return m_errorCount > 0; }

    /// Errors first, each group in the order of the file.
    [[nodiscard]] Problems takeProblems();

    static constexpr std::size_t maxProblems = 50;

private:
    const LineIndex& m_lines;
    bool m_allThere = false;
    std::size_t m_errorCount = 0;
    std::size_t m_warningCount = 0;
    Problems m_problems;
};

enum class Need { always, unlessDefault };

/// Reads the fields of one object; whatever is not asked for is unknown.
class Fields {
public:
    /// @param what names the object in sentences: `node "hunter"`
    Fields(Reading& reading, const JsonValue& object, std::string what);

    [[nodiscard]] bool isObject() const { return m_members != nullptr; }
    [[nodiscard]] std::size_t offset() const { return m_offset; }
    [[nodiscard]] const std::string& what() const { return m_what; }
    void setWhat(std::string what) { m_what = std::move(what); }

    /// The value of a key; null, and a problem if it is needed, where there is none.
    const JsonValue* take(std::string_view key, Need need);

    /// @name Typed fields: false, and a problem if one is due, where none came
    /// @{
    bool text(std::string_view key, std::string& to, Need need);
    bool flag(std::string_view key, bool& to, Need need);
    bool number(std::string_view key, double& to, double min, double max, Need need);
    bool wholeNumber(std::string_view key, double& to, double min, double max, Need need);
    const JsonValue::List* list(std::string_view key, Need need);
    /// An id, as files may hold it.
    bool id(std::string_view key, std::string& to);
    /// The values of a description's settings, in their order.
    /// @param wanted which settings stand in the file; the others keep their defaults
    std::vector<Value> values(const Description& description,
                              bool (*wanted)(const Setting&) = nullptr);
    /// @}

    /// Reports the keys that nobody asked for.
    void finish();

    /// A problem at the value of a key, or at the object where the key is not there.
    void fail(std::string_view key, std::string text);

private:
    const JsonValue* find(std::string_view key) const;
    void failKind(const JsonValue& value, std::string_view key, const std::string& wanted);

    Reading& m_reading;
    const JsonValue::Object* m_members;
    std::size_t m_offset;
    std::string m_what;
    std::vector<std::string> m_known;
};

} // namespace tiller
