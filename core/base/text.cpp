#include "core/base/text.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <utility>

namespace tiller {

namespace {

constexpr std::size_t asAll = languageCodes.size();

std::atomic<Translator> translator = nullptr;
std::atomic<std::size_t> languageOfAll = 0;        // of languageCodes
thread_local std::size_t languageOfThread = asAll; // or that of all threads

std::size_t indexOf(std::string_view language) {
    const auto found = std::ranges::find(languageCodes, language);
    return found == languageCodes.end() ? 0
                                        : static_cast<std::size_t>(found - languageCodes.begin());
}

std::string translated(std::string_view english, std::optional<long long> count = {}) {
    const std::string_view language = shownLanguage();
    const Translator translate = language == languageCodes[0] ? nullptr : translator.load();
    return translate ? translate(language, english, count) : std::string(english);
}

/// The text with `%1` to `%9` and `%n` replaced; what replaces them is not looked at again.
std::string filled(const std::string& text, std::span<const Argument> arguments,
                   std::optional<long long> count) {
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = text[i] == '%' && i + 1 < text.size() ? text[i + 1] : '\0';
        const auto index = static_cast<std::size_t>(next - '1');
        if (next == 'n' && count)
            all += std::to_string(*count);
        else if (next >= '1' && next <= '9' && index < arguments.size())
            arguments[index].appendTo(all);
        else {
            all += text[i];
            continue;
        }
        ++i;
    }
    return all;
}

std::string countingText(long long count, const char* one, const char* many) {
    std::string text = shownLanguage() == languageCodes[0] ? "" : translated(many, count);
    if (text.empty() || text == many)
        text = count == 1 ? one : many;
    return text;
}

} // namespace

void translateWith(Translator to, std::string_view language) {
    translator = to;
    languageOfAll = indexOf(language);
}

InLanguage::InLanguage(std::string_view language)
    : m_before(std::exchange(languageOfThread, indexOf(language))) {}

InLanguage::~InLanguage() {
    languageOfThread = m_before;
}

std::string_view shownLanguage() {
    return languageCodes[languageOfThread == asAll ? languageOfAll.load() : languageOfThread];
}

std::string Text::shown() const {
    return m_isSource && !m_text.empty() ? translated(m_text) : m_text;
}

void Argument::appendTo(std::string& sentence) const {
    switch (m_kind) {
    case Kind::string:
        sentence += *static_cast<const std::string*>(m_text);
        return;
    case Kind::literal:
        sentence += static_cast<const char*>(m_text);
        return;
    case Kind::text:
        sentence += static_cast<const Text*>(m_text)->shown();
    }
}

std::string say(const char* english, Arguments arguments) {
    return filled(translated(english), arguments, {});
}

std::string say(const char* english, const std::vector<std::string>& arguments) {
    const std::vector<Argument> each(arguments.begin(), arguments.end());
    return filled(translated(english), each, {});
}

std::string sayCount(long long count, const char* one, const char* many, Arguments arguments) {
    return filled(countingText(count, one, many), arguments, count);
}

std::string sayCount(long long count, const char* one, const char* many,
                     const std::vector<std::string>& arguments) {
    const std::vector<Argument> each(arguments.begin(), arguments.end());
    return filled(countingText(count, one, many), each, count);
}

} // namespace tiller
