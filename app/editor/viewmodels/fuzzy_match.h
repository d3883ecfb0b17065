#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace tiller {

/// What one can be found by.
struct Findable {
    QString title;
    QStringList words = {}; ///< what else people call it
    QString help = {};
};

/// How well something matches a search, by words: each word of the search has to be found. 0 is
/// best; nothing if not at all. In this order: the whole title, the beginning of the title, of a
/// word in it, of another word, somewhere in the title, letters of the title in their order ("zmi"
/// finds Zoom in), the help. An empty search matches everything alike.
[[nodiscard]] std::optional<int> fuzzyRank(const Findable& thing, const QString& search);

/// How well it matches a search of several words that nothing has all of, as "flee the mouse": the
/// fewer are missing, the better. What counts are words that something in the title or another word
/// begins with; up to three letters ("run") only as a whole word. Small words as "the" say nothing.
[[nodiscard]] std::optional<int> partialRank(const Findable& thing, const QString& search);

} // namespace tiller
