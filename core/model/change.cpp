#include "core/model/change.h"

#include "core/model/project_lists.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace tiller {

namespace {

template <class T>
void applyTo(std::vector<T>& items, const std::vector<Replacement<T>>& steps) {
    for (const Replacement<T>& step : steps) {
        if (!step.before) {
            const std::size_t index = std::min(step.index, items.size());
            if (step.after)
                items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), *step.after);
            continue;
        }
        const bool inPlace = step.index < items.size() && items[step.index].id == step.before->id;
        const auto found = inPlace ? items.begin() + static_cast<std::ptrdiff_t>(step.index)
                                   : std::ranges::find(items, step.before->id, &T::id);
        if (found == items.end())
            continue;
        if (step.after)
            *found = *step.after;
        else
            items.erase(found);
    }
}

template <class T>
Replacement<T> inverseOf(const Replacement<T>& step) {
    return {step.after, step.before, step.index};
}

template <class T>
std::vector<Replacement<T>> inverseOf(const std::vector<Replacement<T>>& steps) {
    std::vector<Replacement<T>> result;
    for (const Replacement<T>& step : steps | std::views::reverse)
        result.push_back(inverseOf(step));
    return result;
}

template <class T>
std::optional<std::pair<T, T>> inverseOf(const std::optional<std::pair<T, T>>& pair) {
    return pair ? std::optional(std::pair(pair->second, pair->first)) : std::nullopt;
}

/// Appends the second steps to the first. A later replacement joins an earlier one of the same
/// item, and a step that undoes the last one removes it.
template <class T>
std::vector<Replacement<T>> mergedSteps(std::vector<Replacement<T>> first,
                                        const std::vector<Replacement<T>>& second) {
    for (const Replacement<T>& step : second) {
        const auto same =
            std::find_if(first.rbegin(), first.rend(),
                         [&](const Replacement<T>& earlier) { return earlier.id() == step.id(); });
        if (step.before && step.after && same != first.rend()) {
            same->after = step.after;
            if (same->before == same->after)
                first.erase(std::next(same).base());
        } else if (!first.empty() && first.back() == inverseOf(step)) {
            first.pop_back();
        } else {
            first.push_back(step);
        }
    }
    return first;
}

template <class T>
std::optional<std::pair<T, T>> mergedPair(const std::optional<std::pair<T, T>>& first,
                                          const std::optional<std::pair<T, T>>& second) {
    if (!first || !second)
        return first ? first : second;
    if (first->first == second->second)
        return {};
    return std::pair(first->first, second->second);
}

template <class T>
std::vector<Replacement<T>> differenceOf(const std::vector<T>& before,
                                         const std::vector<T>& after) {
    std::map<std::string_view, const T*> remaining;
    for (const T& item : after)
        remaining.emplace(item.id, &item);

    std::vector<Replacement<T>> steps;
    std::size_t index = 0;
    for (const T& item : before) {
        const auto found = remaining.find(item.id);
        if (found == remaining.end()) {
            steps.push_back({item, {}, index});
            continue;
        }
        if (*found->second != item)
            steps.push_back({item, *found->second, index});
        remaining.erase(found);
        ++index;
    }
    for (std::size_t i = 0; i < after.size(); ++i)
        if (remaining.contains(after[i].id))
            steps.push_back({{}, after[i], i});
    return steps;
}

} // namespace

bool Change::empty() const {
    bool isEmpty = true;
    eachList([&](auto, auto steps) { isEmpty = isEmpty && (this->*steps).empty(); });
    eachPart([&](auto, auto pair) { isEmpty = isEmpty && !(this->*pair); });
    return isEmpty;
}

void apply(const Change& change, Project& project) {
    eachList([&](auto items, auto steps) { applyTo(project.*items, change.*steps); });
    eachPart([&](auto part, auto pair) {
        if (change.*pair)
            project.*part = (change.*pair)->second;
    });
}

Change inverse(const Change& change) {
    Change result;
    const auto invert = [&](auto, auto part) { result.*part = inverseOf(change.*part); };
    eachList(invert);
    eachPart(invert);
    return result;
}

Change merged(const Change& first, const Change& second) {
    Change result;
    eachList([&](auto, auto steps) { result.*steps = mergedSteps(first.*steps, second.*steps); });
    eachPart([&](auto, auto pair) { result.*pair = mergedPair(first.*pair, second.*pair); });
    return result;
}

Change difference(const Project& before, const Project& after) {
    Change change;
    eachList(
        [&](auto items, auto steps) { change.*steps = differenceOf(before.*items, after.*items); });
    eachPart([&](auto part, auto pair) {
        if (before.*part != after.*part)
            change.*pair = std::pair(before.*part, after.*part);
    });
    return change;
}

} // namespace tiller
