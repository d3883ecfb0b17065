#pragma once

#include "core/model/project.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tiller {

// What `{}` stands for in the text of a world (see ProjectBuilder::add). Numbers keep all bits.

template <class Number>
requires std::is_arithmetic_v<Number> std::string worldText(Number number) {
    if constexpr (std::is_same_v<Number, bool>)
        return number ? "true" : "false";
    char text[40];
    return {text, std::to_chars(text, std::end(text), static_cast<double>(number)).ptr};
}
inline std::string worldText(const std::string& text) {
    return text;
}
inline std::string worldText(const char* text) {
    return worldText(std::string(text));
}
inline std::string worldText(Vec2 at) {
    return '(' + worldText(at.x) + ',' + worldText(at.y) + ')';
}
inline std::string worldText(const PlacedAgent& agent) {
    if (!agent.goals.empty() || !agent.properties.empty())
        throw std::runtime_error("The text of a world has no goals and no properties of agents.");
    return agent.name + worldText(agent.position) + '+' + worldText(agent.velocity);
}
template <class Item>
std::string worldText(const std::vector<Item>& items) {
    std::string text;
    for (const Item& item : items)
        text += worldText(item);
    return items.empty() ? "()" : text;
}
inline std::string worldText(const Value& value) {
    return std::visit([](const auto& it) { return worldText(it); }, value);
}

/// The text with an argument in place of each `{}`; `{2}` is the argument after `{1}` and `{0}`.
/// @throws std::runtime_error if an argument is missing or left over
inline std::string filledIn(std::string_view text, const std::vector<std::string>& arguments) {
    std::string filled;
    std::size_t next = 0, used = 0;
    for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{')) {
        const std::size_t end = text.find('}', at);
        std::size_t which = end == at + 1 ? next++ : 0;
        const char* const number = text.data() + at + 1;
        if (end == text.npos ||
            (end > at + 1 &&
             std::from_chars(number, text.data() + end, which).ptr != text.data() + end))
            throw std::runtime_error("{ without } in a world: " + std::string(text));
        if (which >= arguments.size())
            throw std::runtime_error("An argument is missing in a world: " + std::string(text));
        used = std::max(used, which + 1);
        filled += std::string(text.substr(0, at)) + arguments[which];
        text.remove_prefix(end + 1);
    }
    if (used != arguments.size())
        throw std::runtime_error("An argument of a world is left over.");
    return filled += text;
}

/// A part of a world's text, with the arguments in place of each {}.
template <class... Arguments>
std::string filled(std::string_view text, const Arguments&... arguments) {
    return filledIn(text, {worldText(arguments)...});
}

/// The words of each statement. `;` ends a statement, and '...' keeps spaces together.
inline std::vector<std::vector<std::string>> statementsOf(std::string_view text) {
    std::vector<std::vector<std::string>> all(1);
    bool isQuoted = false, isWord = false;
    for (const char letter : text) {
        const bool ends = !isQuoted && (letter == ';' || std::isspace(letter));
        if (!ends && !std::exchange(isWord, true))
            all.back().emplace_back();
        if (!ends)
            all.back().back() += letter;
        else
            isWord = false;
        if (letter == '\'')
            isQuoted = !isQuoted;
        else if (ends && letter == ';')
            all.emplace_back();
    }
    if (isQuoted)
        throw std::runtime_error("A quote does not end: " + std::string(text));
    std::erase_if(all, [](const auto& words) { return words.empty(); });
    return all;
}

/// Reads one word of a world's text from left to right. All throw std::runtime_error.
class WorldWord {
public:
    explicit WorldWord(const std::string& word) : m_word(word), m_rest(m_word.c_str()) {}

    [[nodiscard]] bool atEnd() const { return *m_rest == 0; }
    bool take(char letter) { return *m_rest == letter && ++m_rest; }
    void need(char letter) {
        if (!take(letter))
            refuse(std::string("\"") + letter + "\" is missing");
    }
    /// 1.5 or 1/60.
    double number() {
        const double above = plainNumber();
        return take('/') ? above / plainNumber() : above;
    }
    Vec2 place() {
        need('(');
        Vec2 at{number(), 0};
        need(',');
        at.y = number();
        need(')');
        return at;
    }
    /// (1,2)(3,4), or () for none.
    Points places() {
        Points points;
        if (m_word.ends_with("()")) {
            m_rest += 2;
            return points;
        }
        do
            points.push_back(place());
        while (!atEnd());
        return points;
    }
    /// one(1,2)+(3,4): a name, a place and a velocity, of which the place is needed.
    PlacedAgent agent() {
        PlacedAgent agent;
        while (*m_rest && *m_rest != '(')
            agent.name += *m_rest++;
        agent.position = place();
        if (take('+'))
            agent.velocity = place();
        return agent;
    }
    /// The rest, without quotes.
    std::string text() {
        std::string rest = m_rest;
        if (rest.size() > 1 && rest.front() == '\'' && rest.back() == '\'')
            rest = rest.substr(1, rest.size() - 2);
        return rest;
    }
    [[noreturn]] void refuse(const std::string& why) const {
        throw std::runtime_error("\"" + m_word + "\" in a world: " + why + ".");
    }
    /// The value of a setting after "name="; numbers and the like only where nothing follows.
    Value value(const Setting& setting) {
        switch (setting.kind) {
        case SettingKind::number:
        case SettingKind::integer:
            return whole(number());
        case SettingKind::flag:
            if (text() != "true" && text() != "false")
                refuse("it is neither true nor false");
            return text() == "true";
        case SettingKind::points:
            return whole(places());
        default:
            return text();
        }
    }

private:
    double plainNumber() {
        double number = 0;
        const auto read = std::from_chars(m_rest, m_word.c_str() + m_word.size(), number);
        if (read.ec != std::errc())
            refuse("a number is missing");
        m_rest = read.ptr;
        return number;
    }
    template <class T>
    Value whole(T value) {
        if (!atEnd())
            refuse(std::string("\"") + m_rest + "\" is left over");
        return value;
    }

    std::string m_word;
    const char* m_rest;
};

} // namespace tiller
