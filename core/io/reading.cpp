#include "core/io/reading.h"

#include "core/base/suggestion.h"
#include "core/base/utf8.h"
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

/// Where in a value the problem is. In a list of points it is the first item that is not a number,
/// the last item of an odd count, or the first number out of range.
std::size_t offsetOfProblem(const Setting& setting, const JsonValue& value) {
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

/// "999,950 more errors": those beyond the ones that are listed.
std::string moreText(std::size_t count, const std::string& what) {
    const std::size_t rest = count - Reading::maxProblems;
    std::string digits = std::to_string(rest);
    for (std::size_t i = digits.size(); i > 3; i -= 3)
        digits.insert(i - 3, ",");
    return digits + " more " + what + (rest == 1 ? "" : "s");
}

/// A value that findProblem refuses with the message for a wrong kind.
Value valueOfWrongKind(const Setting& setting) {
    if (setting.kind == SettingKind::flag)
        return 0.0;
    return false;
}

} // namespace

std::string shortQuote(std::string_view text) {
    return '"' + std::string(firstBytes(text, 64)) + '"';
}

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
    if (m_warningCount > maxProblems)
        m_problems.push_back(Problem{.severity = Severity::warning,
                                     .text = "And " + moreText(m_warningCount, "warning") + "."});
    if (m_stopped || m_errorCount > maxProblems)
        m_problems.insert(m_problems.begin() + maxProblems,
                          Problem{.text = m_stopped
                                              ? "Reading stopped here: there may be more errors."
                                              : "And " + moreText(m_errorCount, "error") + "."});
    return std::move(m_problems);
}

Fields::Fields(Reading& reading, const JsonValue& object, std::string name)
    : m_reading(reading), m_object(object), m_name(std::move(name)) {
    if (!isObject())
        reading.fail(object.offset, "Here must be " + m_name + ", an object in { }; this is " +
                                        kindOf(object) + ".");
}

bool Fields::has(std::string_view key) const {
    return isObject() && m_object.find(key);
}

const JsonValue* Fields::take(std::string_view key, Need need) {
    m_knownKeys.emplace_back(key);
    const JsonValue* found = m_object.find(key);
    if (!found && isObject() && (need == Need::always || m_reading.requiresAll()))
        m_reading.fail(m_object.offset,
                       "\"" + std::string(key) + "\" is missing in " + m_name + ". Add it.");
    return found;
}

void Fields::failValue(std::string_view key, const std::string& found, const std::string& needed) {
    fail(key, "\"" + std::string(key) + "\" of " + m_name + " is " + found + "; it must be " +
                  needed + ".");
}

template <class Content>
const Content* Fields::takeKind(std::string_view key, Need need, const std::string& neededKind) {
    const JsonValue* value = take(key, need);
    if (!value)
        return nullptr;
    const Content* content = value->as<Content>();
    if (!content)
        failValue(key, kindOf(*value), neededKind);
    return content;
}

bool Fields::text(std::string_view key, std::string& to, Need need) {
    const auto* text = takeKind<std::string>(key, need, "text in quotation marks");
    if (text)
        to = *text;
    return text;
}

bool Fields::flag(std::string_view key, bool& to, Need need) {
    const bool* flag = takeKind<bool>(key, need, "true or false");
    if (flag)
        to = *flag;
    return flag;
}

bool Fields::number(std::string_view key, double& to, double min, double max, Need need) {
    const std::string range = "a number from " + toText(min) + " to " + toText(max);
    const double* number = takeKind<double>(key, need, range);
    if (!number)
        return false;
    if (*number >= min && *number <= max) {
        to = *number;
        return true;
    }
    failValue(key, toText(*number), range);
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
    failValue(key, toText(read), "a whole number");
    return false;
}

bool Fields::value(std::string_view key, Value& to, Need need) {
    const JsonValue* found = take(key, need);
    const auto read = found ? toValue(*found) : std::nullopt;
    if (read && !std::holds_alternative<Points>(*read)) {
        to = *read;
        return true;
    }
    if (found)
        failValue(key, kindOf(*found), "a number, true or false, or text in quotation marks");
    return false;
}

const JsonValue::List* Fields::list(std::string_view key, Need need) {
    return takeKind<JsonValue::List>(key, need, "a list in [ ]");
}

bool Fields::id(std::string_view key, std::string& to) {
    if (!text(key, to, Need::always))
        return false;
    if (isId(to))
        return true;
    fail(key, shortQuote(to) + " is not a valid id. Use 1 to 64 characters of a-z, 0-9 and -.");
    return false;
}

std::vector<Value> Fields::values(const Description& description,
                                  bool (*isInFile)(const Setting&)) {
    std::vector<Value> values = description.defaults();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Setting& setting = description.settings[i];
        if (isInFile && !isInFile(setting))
            continue;
        if (setting.isOptional && !has(setting.id))
            continue; // files from before it existed lack it
        const JsonValue* found = take(setting.id, Need::unlessDefault);
        if (!found)
            continue;
        const std::optional<Value> value = toValue(*found);
        if (const auto problem = findProblem(setting, value.value_or(valueOfWrongKind(setting))))
            m_reading.fail(offsetOfProblem(setting, *found), "In " + m_name + ": " + *problem);
        else
            values[i] = *value;
    }
    return values;
}

void Fields::fail(std::string_view key, std::string text) {
    const JsonValue* value = m_object.find(key);
    m_reading.fail(value ? value->offset : m_object.offset, std::move(text));
}

void Fields::finish() {
    if (!isObject())
        return;
    for (const JsonMember& member : *m_object.as<JsonValue::Object>())
        if (std::ranges::find(m_knownKeys, member.key) == m_knownKeys.end() &&
            !m_reading.skipError())
            m_reading.fail(member.offset, shortQuote(member.key) + " is not a key of " + m_name +
                                              "." + suggestion(member.key, m_knownKeys));
}

} // namespace tiller
