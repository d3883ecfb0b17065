#include "app/editor/viewmodels/fuzzy_match.h"

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

bool startsAWord(const QString& text, const QString& word) {
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    return false;
}

/// The letters in their order, the first one at the beginning of a word.
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

} // namespace

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

} // namespace tiller
