#pragma once

#include "core/base/text.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace tiller {

/// The words by which a search finds something.
struct Findable {
    QString title;
    QStringList words = {}; ///< other words for it
    QString help = {};
};

/// Other words for something with this title, from a description: also the English ones.
[[nodiscard]] QStringList findableWords(const Text& title, const std::vector<std::string>& words);

/// How well something matches a search; 0 is best, none is no match. Each word of the search must
/// match. The best match is the whole title; then the beginning of the title, of a word in it, of
/// another word, a part of the title, letters of the title in order ("zmi" finds Zoom in), the
/// help. An empty search matches everything equally.
[[nodiscard]] std::optional<int> fuzzyRank(const Findable& thing, const QString& search);

/// How well something matches some words of a search, for searches that nothing matches as a whole,
/// such as "flee the mouse": the fewer words are missing, the better. A word matches the beginning
/// of a word in the title or of another word; a word of up to three letters ("run") only a whole
/// word. Small words such as "the" do not count.
[[nodiscard]] std::optional<int> partialRank(const Findable& thing, const QString& search);

} // namespace tiller
