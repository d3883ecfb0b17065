#pragma once

#include "core/base/result.h"
#include "core/model/change.h"

#include <algorithm>
#include <set>

namespace tiller {

// What edits are put together from; for their sources alone.

template <class T>
[[nodiscard]] std::size_t indexOf(const std::vector<T>& items, std::string_view id) {
    return static_cast<std::size_t>(std::ranges::find(items, id, &T::id) - items.begin());
}

template <class T>
[[nodiscard]] Replacement<T> replacement(const std::vector<T>& items, T after) {
    const std::size_t index = indexOf(items, after.id);
    return {items.at(index), std::move(after), index};
}

/// Nothing where it stays as it is.
template <class T>
void replace(std::vector<Replacement<T>>& steps, const std::vector<T>& items, T after) {
    auto step = replacement(items, std::move(after));
    if (step.before != step.after)
        steps.push_back(std::move(step));
}

[[nodiscard]] inline Problem notThere(std::string_view id) {
    return {.text = "There is nothing with the id \"" + std::string(id) + "\".",
            .ids = {std::string(id)}};
}

[[nodiscard]] inline Problem tooManyLinks() {
    return {.text = "A project holds at most 100,000 links."};
}

/// From the end, so that little moves up, and undoing it finds each place as it was.
template <class T>
void removeFrom(const std::vector<T>& items, const std::set<Id>& gone,
                std::vector<Replacement<T>>& steps) {
    for (std::size_t i = items.size(); i-- > 0;)
        if (gone.contains(items[i].id))
            steps.push_back({items[i], {}, i});
}

/// Moves all of a geometry: its place, and its points.
void moveGeometry(const Description& type, SceneItem& item, Vec2 by);

} // namespace tiller
