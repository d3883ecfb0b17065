#include "app/editor/viewmodels/fuzzy_match.h"

#include <QSet>

#include <algorithm>

namespace tiller {

namespace {

enum Rank {
    inWhole,
    atTheBeginning,
    atAWord,
    atAnotherWord,
    inTheTitle,
    byLetters,
    inTheHelp,
    ranks
};

enum class Extent { beginning, whole };

bool hasWord(const QString& text, const QString& word, Extent extent) {
    const auto isWithin = [&](qsizetype at) {
        return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
    };
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
        if (!isWithin(at - 1) && (extent == Extent::beginning || !isWithin(at + word.size())))
            return true;
    return false;
}

bool startsAWord(const QString& text, const QString& word) {
    return hasWord(text, word, Extent::beginning);
}

/// Whether the text has the letters in this order, the first one at the beginning of a word.
bool hasLetters(const QString& text, const QString& letters) {
    if (letters.size() < 2 || !startsAWord(text, letters.left(1)))
        return false;
    qsizetype found = 0;
    for (const QChar letter : text)
        if (found < letters.size() && letter.toLower() == letters[found].toLower())
            ++found;
    return found == letters.size();
}

std::optional<int> rankOfWord(const Findable& thing, const QString& word) {
    if (thing.title.startsWith(word, Qt::CaseInsensitive))
        return atTheBeginning;
    if (startsAWord(thing.title, word))
        return atAWord;
    const auto starts = [&](const QString& other) { return startsAWord(other, word); };
    if (std::ranges::any_of(thing.words, starts))
        return atAnotherWord;
    if (thing.title.contains(word, Qt::CaseInsensitive))
        return inTheTitle;
    if (hasLetters(thing.title, word))
        return byLetters;
    if (startsAWord(thing.help, word))
        return inTheHelp;
    return {};
}

/// Words that do not count in a search.
const QSet<QString> smallWords{"a",   "all",  "an",  "and", "are", "as", "at",  "by",   "each",
                               "for", "from", "go",  "in",  "is",  "it", "its", "make", "my",
                               "of",  "on",   "off", "or",  "the", "to", "up",  "with"};

} // namespace

QStringList findableWords(const Text& title, const std::vector<std::string>& words) {
    const auto list = [](const std::string& text) {
        return QString::fromStdString(text).split(QStringLiteral(", "), Qt::SkipEmptyParts);
    };
    const Text joined = joinedWords(words);
    QStringList all = list(joined);
    if (joined.shown() != joined.english())
        all += list(joined.english()) + QStringList(QString::fromStdString(title.english()));
    return all;
}

std::optional<int> fuzzyRank(const Findable& thing, const QString& search) {
    const QStringList words = search.split(' ', Qt::SkipEmptyParts);
    if (words.isEmpty() || thing.title.compare(words.join(' '), Qt::CaseInsensitive) == 0)
        return inWhole;
    int worst = 0;
    int sum = 0;
    for (const QString& word : words) {
        const auto rank = rankOfWord(thing, word);
        if (!rank)
            return {};
        worst = std::max(worst, *rank);
        sum += *rank;
    }
    return worst * ranks * static_cast<int>(words.size()) + sum;
}

std::optional<int> partialRank(const Findable& thing, const QString& search) {
    constexpr int shortWord = 3;
    QStringList words = search.toLower().split(' ', Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) { return smallWords.contains(word); });
    int missing = 0;
    int inOtherWords = 0;
    for (const QString& word : words) {
        const Extent extent = word.size() > shortWord ? Extent::beginning : Extent::whole;
        const auto has = [&](const QString& text) { return hasWord(text, word, extent); };
        if (has(thing.title))
            continue;
        ++(std::ranges::any_of(thing.words, has) ? inOtherWords : missing);
    }
    const auto count = static_cast<int>(words.size());
    if (missing == count)
        return {};
    return missing * count + inOtherWords;
}

} // namespace tiller
