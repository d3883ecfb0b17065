#pragma once

#include <array>
#include <concepts>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// The languages of the program. All but the first have a file in app/words.
inline constexpr std::array<std::string_view, 6> languageCodes{"en", "de", "es", "fr", "ru", "zh"};

/// Gives the text of the program that is @p english in another of the languages; what it does not
/// know, it gives back. A text with `%n` counts things: @p count says how many. Any thread calls
/// it.
using Translator = std::string (*)(std::string_view language, std::string_view english,
                                   std::optional<long long> count);

/// From now on texts show in @p language, as @p translator says. In English without a translator
/// and for an unknown language. Any thread may show texts meanwhile.
void translateWith(Translator translator, std::string_view language = "en");

/// While it lives, texts that its thread shows are in a language.
class InLanguage {
public:
    explicit InLanguage(std::string_view language);
    ~InLanguage();
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

private:
    std::size_t m_before;
};

/// The language in which texts of this thread show: one of languageCodes.
[[nodiscard]] std::string_view shownLanguage();

/// A text of the program: the source is English, and it shows in the language of the program.
/// app/words/texts.py collects them for docs/translating.md.
class Text {
public:
    Text() = default;
    Text(const char* english) : m_text(english), m_isSource(true) {}
    Text(std::string_view english) : m_text(english), m_isSource(true) {}
    /// A text that a person wrote, or that is made of shown ones: it shows as it is.
    Text(std::string own) : m_text(std::move(own)) {}
    Text& operator=(const char* english) {
        m_text = english;
        m_isSource = true;
        return *this;
    }
    Text& operator=(std::nullptr_t) = delete; ///< so that `= {}` does not compile

    [[nodiscard]] std::string shown() const;
    operator std::string() const { return shown(); }
    [[nodiscard]] const std::string& english() const { return m_text; }
    [[nodiscard]] bool isSource() const { return m_isSource; } ///< a translator can know it
    [[nodiscard]] bool empty() const { return m_text.empty(); }

    friend bool operator==(const Text& a, const Text& b) { return a.m_text == b.m_text; }
    friend std::string operator+(const Text& a, std::string_view b) { return a.shown().append(b); }
    friend std::string operator+(std::string a, const Text& b) { return a.append(b.shown()); }

private:
    std::string m_text = {};
    bool m_isSource = false;
};

/// What explains node types, settings and keys of files, for editor, command line and docs. A
/// library for games alone has none of it, and no warnings about lessons: TILLER_HELP in CMake.
/// @{
#ifdef TILLER_NO_HELP
class Help {
public:
    constexpr Help() = default;
    template <class Written>
    constexpr Help(const Written&) {}
    constexpr Help(std::initializer_list<const char*>) {}

    [[nodiscard]] std::string english() const { return {}; }
    operator std::string() const { return {}; }
    operator std::vector<std::string>() const { return {}; }
    [[nodiscard]] bool empty() const { return true; }
    [[nodiscard]] const std::string* begin() const { return nullptr; }
    [[nodiscard]] const std::string* end() const { return nullptr; }

    friend std::string operator+(const Help&, std::string_view b) { return std::string(b); }
    friend std::string operator+(std::string a, const Help&) { return a; }
};
class HelpView {
public:
    constexpr HelpView() = default;
    template <class Written>
    constexpr HelpView(const Written&) {}

    constexpr operator std::string_view() const { return {}; }
    [[nodiscard]] constexpr bool empty() const { return true; }
};
using HelpWords = Help;
using HelpSource = Help;
#else
using Help = Text;
using HelpView = std::string_view;
using HelpWords = std::vector<std::string>;
using HelpSource = std::string;
#endif
/// @}

/// What stands for `%1` in a sentence. It only refers to the text, so that the many sentences
/// compile to little code.
class Argument {
public:
    Argument(const std::string& text) : m_text(&text), m_kind(Kind::string) {}
    Argument(const char* text) : m_text(text), m_kind(Kind::literal) {}
    Argument(const Text& text) : m_text(&text), m_kind(Kind::text) {}

    void appendTo(std::string& sentence) const;

private:
    enum class Kind { string, literal, text };

    const void* m_text;
    Kind m_kind;
};
using Arguments = std::initializer_list<Argument>;

/// A sentence in the language of the program. `%1` to `%9` in @p english stand for the arguments,
/// which are shown as they are.
[[nodiscard]] std::string say(const char* english, Arguments arguments = {});
[[nodiscard]] std::string say(const char* english, const std::vector<std::string>& arguments);

/// The same about a number of things: `%n` is @p count. For 1 it is @p one in English.
[[nodiscard]] std::string sayCount(long long count, const char* one, const char* many,
                                   Arguments arguments = {});
template <std::integral Number>
[[nodiscard]] std::string sayCount(Number count, const char* one, const char* many,
                                   Arguments arguments = {}) {
    return sayCount(static_cast<long long>(count), one, many, arguments);
}
[[nodiscard]] std::string sayCount(long long count, const char* one, const char* many,
                                   const std::vector<std::string>& arguments);
template <std::integral Number>
[[nodiscard]] std::string sayCount(Number count, const char* one, const char* many,
                                   const std::vector<std::string>& arguments) {
    return sayCount(static_cast<long long>(count), one, many, arguments);
}

/// A text of the program in a table that is there before it runs: it takes no memory until it is
/// shown.
struct TableText {
    const char* english;
    constexpr explicit TableText(const char* text) : english(text) {}
    [[nodiscard]] std::string shown() const { return say(english); }
};

} // namespace tiller
