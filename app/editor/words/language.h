#pragma once

#include <QObject>
#include <QStringList>

#include <map>

namespace tiller {

/// The languages of the program: languageCodes of core/base/text.h.
[[nodiscard]] QStringList languages();

/// What people call a language who speak it: "Deutsch".
[[nodiscard]] QString nameOfLanguage(const QString& language);

/// The first language of the desktop that the program has, else English.
[[nodiscard]] QString languageOfDesktop();

/// From now on tr() and the texts of core (core/base/text.h) are in this language, counts in the
/// right number ("1 run", "2 runs"), and numbers have its decimal point and groups of digits.
/// @param language one of languages(); empty: that of the desktop
/// @pre the program has its QCoreApplication
void speak(const QString& language);

/// Announces that the editor speaks another language: what keeps texts makes them anew.
class Language : public QObject {
    Q_OBJECT

public:
    static Language& instance();

signals:
    void changed();
};

/// The language that speak() has set.
[[nodiscard]] QString spokenLanguage();

/// A title inside a sentence: "max speed" in English. Other languages name it as it is, apart from
/// the words around it.
[[nodiscard]] QString insideSentence(const QString& title);

/// Keys as the keyboards of the language name them: "Strg+Umschalt+K" of "Ctrl+Shift+K".
[[nodiscard]] QString keysText(const QString& keys);

/// What @p make makes, made once for each language: for tables with texts.
template <class Make>
[[nodiscard]] const auto& inEachLanguage(Make make) {
    static std::map<QString, decltype(make())> all;
    const auto [found, isNew] = all.try_emplace(spokenLanguage());
    if (isNew)
        found->second = make();
    return found->second;
}

} // namespace tiller
