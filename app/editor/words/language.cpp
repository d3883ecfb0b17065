#include "app/editor/words/language.h"

#include "core/base/text.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <array>
#include <mutex>

namespace tiller {

namespace {

/// All texts have one context, so that each is translated once: see app/words/texts.py. Some have
/// another sense in core.
class Words : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char*, const char* source, const char* disambiguation,
                      int count) const override {
        const QString found = QTranslator::translate("tiller", source, disambiguation, count);
        const bool isOfCore = disambiguation && qstrcmp(disambiguation, "core") == 0;
        return found.isNull() && isOfCore ? QTranslator::translate("tiller", source, "", count)
                                          : found;
    }
};

QString fileOf(const QString& language) {
    return ":/words/" + language + ".qm";
}

/// Any thread asks for it. It is read when it is needed first, and kept.
const Words& wordsOf(const std::string& language) {
    static std::mutex mutex;
    static std::map<std::string, Words> all;
    const std::lock_guard lock(mutex);
    const auto [found, isNew] = all.try_emplace(language);
    if (isNew && !found->second.load(fileOf(QString::fromStdString(language))))
        qWarning() << "the words of" << language.c_str() << "are missing";
    return found->second;
}

std::string translated(std::string_view language, std::string_view english,
                       std::optional<long long> count) {
    const std::string source(english);
    const int number = count ? static_cast<int>(*count) : -1;
    const QString found =
        wordsOf(std::string(language)).translate("core", source.c_str(), "core", number);
    return found.isNull() ? source : found.toStdString();
}

/// A translator that is installed once, and loads another file for another language.
template <class Kind>
Kind& installed(const QString& name) {
    auto* app = QCoreApplication::instance();
    if (auto* const found = app->findChild<QTranslator*>(name))
        return static_cast<Kind&>(*found);
    auto* const made = new Kind(app);
    made->setObjectName(name);
    return *made;
}

struct KeyName {
    const char* text; ///< as QKeySequence writes it
    const char* comment;
};

constexpr std::array<KeyName, 18> keyNames{
    {QT_TRANSLATE_NOOP3("Keys", "Ctrl", "key"), QT_TRANSLATE_NOOP3("Keys", "Shift", "key"),
     QT_TRANSLATE_NOOP3("Keys", "Alt", "key"), QT_TRANSLATE_NOOP3("Keys", "Meta", "key"),
     QT_TRANSLATE_NOOP3("Keys", "Del", "key"), QT_TRANSLATE_NOOP3("Keys", "Ins", "key"),
     QT_TRANSLATE_NOOP3("Keys", "PgUp", "key"), QT_TRANSLATE_NOOP3("Keys", "PgDown", "key"),
     QT_TRANSLATE_NOOP3("Keys", "Home", "key"), QT_TRANSLATE_NOOP3("Keys", "End", "key"),
     QT_TRANSLATE_NOOP3("Keys", "Up", "key"), QT_TRANSLATE_NOOP3("Keys", "Down", "key"),
     QT_TRANSLATE_NOOP3("Keys", "Left", "key"), QT_TRANSLATE_NOOP3("Keys", "Right", "key"),
     QT_TRANSLATE_NOOP3("Keys", "Esc", "key"), QT_TRANSLATE_NOOP3("Keys", "Space", "key"),
     QT_TRANSLATE_NOOP3("Keys", "Return", "key"), QT_TRANSLATE_NOOP3("Keys", "Backspace", "key")}};

QString keyText(const QString& key) {
    for (const KeyName& each : keyNames)
        if (key == QLatin1String(each.text))
            return QCoreApplication::translate("Keys", each.text, each.comment);
    return key;
}

QString& spoken() {
    static QString language = QStringLiteral("en");
    return language;
}

} // namespace

QStringList languages() {
    QStringList all;
    for (const std::string_view code : languageCodes)
        all.append(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())));
    return all;
}

QString nameOfLanguage(const QString& language) {
    QString name = QLocale(language).nativeLanguageName();
    if (language == QStringLiteral("en"))
        return QStringLiteral("English"); // not "American English"
    if (language == QStringLiteral("es"))
        return QStringLiteral("Español"); // not "Español de España"
    return name.isEmpty() ? language : name.left(1).toUpper() + name.mid(1);
}

QString languageOfDesktop() {
    const QStringList known = languages();
    for (const QString& wanted : QLocale::system().uiLanguages()) // "de-CH", "de"
        if (const QString language = wanted.section('-', 0, 0); known.contains(language))
            return language;
    return known.front();
}

void speak(const QString& language) {
    spoken() = languages().contains(language) ? language : languageOfDesktop();
    const bool isForeign = spoken() != QStringLiteral("en");
    // A translator that is installed again announces that all texts have changed.
    auto& qt = installed<QTranslator>(QStringLiteral("words of Qt"));
    auto& words = installed<Words>(QStringLiteral("words"));
    for (QTranslator* each : {&qt, static_cast<QTranslator*>(&words)})
        QCoreApplication::removeTranslator(each);
    if (isForeign && qt.load(QLocale(spoken()), "qtbase", "_",
                             QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    if (words.load(fileOf(spoken())))
        QCoreApplication::installTranslator(&words);
    translateWith(translated, spoken().toStdString());
    QLocale numbers(isForeign ? spoken() : QStringLiteral("C"));
    numbers.setNumberOptions({}); // the locale "C" omits groups of digits
    QLocale::setDefault(numbers);
}

Language& Language::instance() {
    static Language language;
    return language;
}

QString spokenLanguage() {
    return spoken();
}

QString keysText(const QString& keys) {
    static const QRegularExpression key(QStringLiteral("[^+]+"));
    QString text;
    qsizetype end = 0;
    for (auto found = key.globalMatch(keys); found.hasNext();) {
        const QRegularExpressionMatch each = found.next();
        text += keys.mid(end, each.capturedStart() - end) + keyText(each.captured());
        end = each.capturedEnd();
    }
    return text + keys.mid(end);
}

QString insideSentence(const QString& title) {
    return spoken() == QStringLiteral("en") ? title.toLower() : title;
}

} // namespace tiller
