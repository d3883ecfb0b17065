#include "core/base/suggestion.h"

#include "core/base/text.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

namespace tiller {

namespace {

constexpr std::size_t mostListed = 24;

/// How many letters must be added, removed, changed or swapped with a neighbor to turn a into b,
/// ignoring case (the restricted Damerau-Levenshtein distance).
std::size_t distance(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    const auto same = [&](std::size_t i, std::size_t k) {
        return lower(a[i - 1]) == lower(b[k - 1]);
    };
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        beforeLast = std::exchange(last, row);
        row[0] = i;
        for (std::size_t k = 1; k <= b.size(); ++k) {
            row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (same(i, k) ? 0u : 1u)});
            if (i > 1 && k > 1 && same(i, k - 1) && same(i - 1, k))
                row[k] = std::min(row[k], beforeLast[k - 2] + 1);
        }
    }
    return row.back();
}

} // namespace

std::string withArticle(std::string_view noun) {
    const bool isVowel = !noun.empty() && std::string_view("aeio").find(noun[0]) != noun.npos;
    return (isVowel ? "an " : "a ") + std::string(noun);
}

std::optional<std::string> similarName(std::string_view name,
                                       const std::vector<std::string>& known) {
    if (known.empty() || name.size() > 100)
        return {};
    const auto near = std::ranges::min_element(
        known, {}, [&](const std::string& each) { return distance(name, each); });
    const bool isSimilar = distance(name, *near) <= std::max<std::size_t>(1, near->size() / 3);
    return isSimilar ? std::optional(*near) : std::nullopt;
}

std::string suggestion(std::string_view name, const std::vector<std::string>& known,
                       const std::string& whereAll) {
    if (known.empty())
        return {};
    if (const auto similar = similarName(name, known))
        return " " + say("Did you mean \"%1\"?", {*similar});
    if (known.size() > mostListed)
        return whereAll.empty() ? "" : " " + whereAll;
    return " " + say("Choose one of: %1.", {commaList(known)});
}

} // namespace tiller
