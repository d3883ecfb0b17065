#include "core/base/text.h"

#include <atomic>

namespace tiller {

namespace {

std::atomic<Translator> translator = nullptr;

/// The text with `%1` to `%9` and `%n` replaced; what replaces them is not looked at again.
std::string filled(const std::string& text, const std::vector<std::string>& arguments,
                   std::optional<long long> count) {
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = text[i] == '%' && i + 1 < text.size() ? text[i + 1] : '\0';
        const auto index = static_cast<std::size_t>(next - '1');
        if (next == 'n' && count)
            all += std::to_string(*count);
        else if (next >= '1' && next <= '9' && index < arguments.size())
            all += arguments[index];
        else {
            all += text[i];
            continue;
        }
        ++i;
    }
    return all;
}

} // namespace

void translateWith(Translator to) {
    translator = to;
}

std::string Text::shown() const {
    const Translator translate = m_isSource && !m_text.empty() ? translator.load() : nullptr;
    return translate ? translate(m_text, {}) : m_text;
}

std::string say(const char* english, const std::vector<std::string>& arguments) {
    return filled(Text(english).shown(), arguments, {});
}

std::string sayCount(long long count, const char* one, const char* many,
                     const std::vector<std::string>& arguments) {
    std::string text = count == 1 ? one : many;
    if (const Translator translate = translator.load())
        text = translate(many, count);
    return filled(text, arguments, count);
}

} // namespace tiller
