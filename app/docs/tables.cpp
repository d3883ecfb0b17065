#include "app/docs/page.h"
#include "core/base/lattice.h"
#include "core/base/suggestion.h"

#include <algorithm>

namespace tiller::docs {

namespace {

std::string code(const std::string& text) {
    return "`" + text + "`";
}

std::string cell(const std::string& text) {
    std::string result;
    for (const char letter : text)
        result += letter == '|' ? std::string("\\|") : std::string(1, letter);
    return result;
}

/// The number of characters in UTF-8 text.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char letter) { return (static_cast<unsigned char>(letter) & 0xc0U) != 0x80; }));
}

std::string numberText(double number) {
    return number >= noLimit ? "no limit" : toText(number);
}

std::string defaultText(const Setting& setting) {
    switch (setting.kind) {
    case SettingKind::number:
    case SettingKind::integer:
        return numberText(numberOf(setting.initial));
    case SettingKind::flag:
        return flagOf(setting.initial) ? "on" : "off";
    case SettingKind::points:
        return std::to_string(pointsOf(setting.initial).size()) + " points";
    case SettingKind::choice:
    case SettingKind::text:
    case SettingKind::color:
    case SettingKind::geometry:
        break;
    }
    const std::string& text = textOf(setting.initial);
    return text.empty() ? "none" : code(text);
}

std::string rangeText(const Setting& setting) {
    switch (setting.kind) {
    case SettingKind::number:
    case SettingKind::integer:
        if (setting.min <= -coordinateLimit && setting.max >= coordinateLimit)
            return "any";
        if (setting.max >= coordinateLimit) // practically no limit
            return "from " + toText(setting.min);
        return toText(setting.min) + " to " + numberText(setting.max);
    case SettingKind::flag:
        return "on, off";
    case SettingKind::choice:
        return "a choice";
    case SettingKind::text:
        return "any text";
    case SettingKind::color:
        return "`#rrggbb`";
    case SettingKind::geometry:
        return withArticle(setting.geometryType);
    case SettingKind::points:
        break;
    }
    return "places";
}

std::string valueText(const Value& value) {
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "on" : "off";
    if (const auto* number = std::get_if<double>(&value))
        return toText(*number);
    return code(textOf(value));
}

std::string helpText(const Setting& setting) {
    std::string text = cell(setting.help);
    if (setting.appliesWhen) {
        text += " Only with " + code(setting.appliesWhen->setting) + " " +
                valueText(setting.appliesWhen->value);
        for (const Value& other : setting.appliesWhen->more)
            text += " or " + valueText(other);
        text += ".";
    }
    for (const Choice& choice : setting.choices)
        text += "<br>" + code(choice.id) + ": " + cell(choice.help);
    return text;
}

std::string lineOf(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) {
    std::string line = "|";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        line += " " + cells[i];
        if (i + 1 < cells.size())
            line += std::string(widths[i] - widthOf(cells[i]), ' ');
        line += " |";
    }
    return line + "\n";
}

} // namespace

std::string table(std::vector<std::vector<std::string>> rows) {
    std::vector<std::size_t> widths(rows.front().size(), 3);
    for (const std::vector<std::string>& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(row[i]));
    std::vector<std::string> dashes;
    for (std::size_t i = 0; i < widths.size(); ++i)
        dashes.emplace_back(i + 1 < widths.size() ? widths[i] : 3, '-');
    rows.insert(rows.begin() + 1, dashes);
    std::string text;
    for (const std::vector<std::string>& row : rows)
        text += lineOf(row, widths);
    return text;
}

std::string settingsTable(const std::vector<Setting>& settings) {
    if (settings.empty())
        return {};
    std::vector<std::vector<std::string>> rows{
        {"setting", "id", "unit", "default", "range", "meaning"}};
    for (const Setting& setting : settings)
        rows.push_back({cell(setting.title), code(setting.id), toString(setting.unit),
                        defaultText(setting), rangeText(setting), helpText(setting)});
    return table(std::move(rows));
}

std::string portsTable(const std::vector<Port>& ports, const std::vector<Port>& known) {
    const auto isKnown = [&known](const Port& port) {
        return std::ranges::any_of(known, [&port](const Port& other) {
            return other.id == port.id && other.type == port.type && other.help == port.help;
        });
    };
    std::vector<std::vector<std::string>> rows{{"port", "id", "direction", "carries", "meaning"}};
    for (const Port& port : ports)
        if (!isKnown(port))
            rows.push_back({cell(port.title), code(port.id), port.isInput ? "in" : "out",
                            toString(port.type), cell(port.help)});
    return rows.size() > 1 ? table(std::move(rows)) : std::string();
}

} // namespace tiller::docs
