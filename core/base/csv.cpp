#include "core/base/csv.h"

#include "core/base/visible.h"

#include <string_view>

namespace tiller {

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

} // namespace tiller
