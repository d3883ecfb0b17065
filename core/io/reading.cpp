#include "core/io/reading.h"

#include "core/base/suggestion.h"
#include "core/model/project.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tiller {

namespace {

std::optional<Value> toPoints(const JsonValue::List& list) {
    if (list.size() % 2 != 0)
        return {};
    Points points;
    points.reserve(list.size() / 2);
    for (std::size_t i = 0; i < list.size(); i += 2) {
        const double* x = list[i].as<double>();
        const double* y = list[i + 1].as<double>();
        if (!x || !y)
            return {};
        points.push_back({*x, *y});
    }
    return points;
}

std::optional<Value> toValue(const JsonValue& value) {
    if (const bool* flag = value.as<bool>())
        return *flag;
    if (const double* number = value.as<double>())
        return *number;
    if (const std::string* text = value.as<std::string>())
        return *text;
    if (const auto* list = value.as<JsonValue::List>())
        return toPoints(*list);
    return {};
}

/// Where in a value the fault is: among places the number that is none, has no other to it, or is
/// out of range.
std::size_t offsetOfFault(const Setting& setting, const JsonValue& value) {
    const auto* list = value.as<JsonValue::List>();
    if (setting.kind != SettingKind::points || !list || list->size() > 2 * maxPoints)
        return value.offset;
    for (const JsonValue& each : *list)
        if (!each.as<double>())
            return each.offset;
    if (list->size() % 2 != 0)
        return list->back().offset;
    for (const JsonValue& each : *list)
        if (const double number = *each.as<double>(); number < setting.min || number > setting.max)
            return each.offset;
    return value.offset;
}

/// A value that no setting of this kind takes, to hear what it does take.
Value wrongFor(const Setting& setting) {
    if (setting.kind == SettingKind::flag)
        return 0.0;
    return false;
}

} // namespace

void Reading::fail(std::size_t offset, std::string text, std::vector<std::string> ids) {
    const TextPlace at = place(offset);
    add({Severity::error, std::move(text), std::move(ids), at.line, at.column});
}

void Reading::warn(std::size_t offset, std::string text, std::vector<std::string> ids) {
    const TextPlace at = place(offset);
    add({Severity::warning, std::move(text), std::move(ids), at.line, at.column});
}

void Reading::add(Problem problem) {
    std::size_t& count = problem.severity == Severity::error ? m_errorCount : m_warningCount;
    if (count < maxProblems)
        m_problems.push_back(std::move(problem));
    ++count;
}

Problems Reading::takeProblems() {
    std::ranges::stable_sort(m_problems, [](const Problem& a, const Problem& b) {
        return std::tuple(a.severity == Severity::warning, a.line, a.column) <
               std::tuple(b.severity == Severity::warning, b.line, b.column);
    });
    return std::move(m_problems);
}

Fields::Fields(Reading& reading, const JsonValue& object, std::string what)
    : m_reading(reading)
    , m_members(object.as<JsonValue::Object>())
    , m_offset(object.offset)
    , m_what(std::move(what)) {
    if (!m_members)
        reading.fail(object.offset, "Here " + m_what +
                                        " should stand, as an object in { }; this is " +
                                        kindOf(object) + ".");
}

const JsonValue* Fields::find(std::string_view key) const {
    if (m_members)
        for (const JsonMember& member : *m_members)
            if (member.key == key)
                return &member.value;
    return nullptr;
}

const JsonValue* Fields::take(std::string_view key, Need need) {
    m_known.emplace_back(key);
    const JsonValue* found = find(key);
    if (!found && m_members && (need == Need::always || m_reading.allThere()))
        m_reading.fail(m_offset,
                       "\"" + std::string(key) + "\" is missing in " + m_what + ". Add it.");
    return found;
}

void Fields::failKind(const JsonValue& value, std::string_view key, const std::string& wanted) {
    m_reading.fail(value.offset, "\"" + std::string(key) + "\" of " + m_what + " is " +
                                     kindOf(value) + "; it must be " + wanted + ".");
}

bool Fields::text(std::string_view key, std::string& to, Need need) {
    const JsonValue* value = take(key, need);
    if (!value)
        return false;
    const std::string* found = value->as<std::string>();
    if (found)
        to = *found;
    else
        failKind(*value, key, "text in quotation marks");
    return found;
}

bool Fields::flag(std::string_view key, bool& to, Need need) {
    const JsonValue* value = take(key, need);
    if (!value)
        return false;
    const bool* found = value->as<bool>();
    if (found)
        to = *found;
    else
        failKind(*value, key, "true or false");
    return found;
}

bool Fields::number(std::string_view key, double& to, double min, double max, Need need) {
    const JsonValue* value = take(key, need);
    if (!value)
        return false;
    const std::string range = "a number from " + toText(min) + " to " + toText(max);
    const double* found = value->as<double>();
    if (!found) {
        failKind(*value, key, range);
        return false;
    }
    if (*found >= min && *found <= max) {
        to = *found;
        return true;
    }
    m_reading.fail(value->offset, "\"" + std::string(key) + "\" of " + m_what + " is " +
                                      toText(*found) + "; it must be " + range + ".");
    return false;
}

bool Fields::wholeNumber(std::string_view key, double& to, double min, double max, Need need) {
    double read = 0;
    if (!number(key, read, min, max, need))
        return false;
    if (read == std::floor(read)) {
        to = read;
        return true;
    }
    m_reading.fail(find(key)->offset, "\"" + std::string(key) + "\" of " + m_what + " is " +
                                          toText(read) + "; it must be a whole number.");
    return false;
}

const JsonValue::List* Fields::list(std::string_view key, Need need) {
    const JsonValue* value = take(key, need);
    if (!value)
        return nullptr;
    const auto* found = value->as<JsonValue::List>();
    if (!found)
        failKind(*value, key, "a list in [ ]");
    return found;
}

bool Fields::id(std::string_view key, std::string& to) {
    if (!text(key, to, Need::always))
        return false;
    if (isId(to))
        return true;
    m_reading.fail(find(key)->offset, "\"" + to.substr(0, 64) +
                                          "\" is not an id: an id is 1 to 64 characters of a-z, "
                                          "0-9 and -. Choose another one.");
    return false;
}

std::vector<Value> Fields::values(const Description& description, bool (*wanted)(const Setting&)) {
    std::vector<Value> values = description.defaults();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Setting& setting = description.settings[i];
        if (wanted && !wanted(setting))
            continue;
        const JsonValue* found = take(setting.id, Need::unlessDefault);
        if (!found)
            continue;
        const std::optional<Value> value = toValue(*found);
        if (const auto fault = findFault(setting, value.value_or(wrongFor(setting))))
            m_reading.fail(offsetOfFault(setting, *found), "In " + m_what + ": " + *fault);
        else
            values[i] = *value;
    }
    return values;
}

void Fields::fail(std::string_view key, std::string text) {
    const JsonValue* value = find(key);
    m_reading.fail(value ? value->offset : m_offset, std::move(text));
}

void Fields::finish() {
    if (!m_members)
        return;
    for (const JsonMember& member : *m_members)
        if (std::ranges::find(m_known, member.key) == m_known.end())
            m_reading.fail(member.offset, "\"" + member.key.substr(0, 64) + "\" is not a key of " +
                                              m_what + "." + suggestion(member.key, m_known));
}

} // namespace tiller
