#pragma once

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/model/change.h"

#include <algorithm>
#include <set>

// Building blocks of edits, for the sources of edits.h only.
namespace tiller {

/// Edits a copy of the item with this id and adds the step to it, unless it stays the same.
/// Returns false if there is no such item.
template <class T, class Edit>
bool editItem(std::vector<Replacement<T>>& steps, const std::vector<T>& items, std::string_view id,
              Edit edit) {
    const auto found = std::ranges::find(items, id, &T::id);
    if (found == items.end())
        return false;
    T after = *found;
    edit(after);
    if (after != *found)
        steps.push_back(
            {*found, std::move(after), static_cast<std::size_t>(found - items.begin())});
    return true;
}

/// Edits the item as the change leaves it. Returns false if it leaves no such item.
template <class T, class Edit>
bool editFurther(std::vector<Replacement<T>>& steps, const std::vector<T>& items,
                 std::string_view id, Edit edit) {
    for (Replacement<T>& step : steps)
        if (step.id() == id) {
            if (step.after)
                edit(*step.after);
            return step.after.has_value();
        }
    return editItem(steps, items, id, edit);
}

/// Edits the node, scene item or annotation with this id, as editItem does.
template <class Edit>
bool editNamed(Change& change, const Project& project, std::string_view id, Edit edit) {
    return editItem(change.nodes, project.nodes, id, edit) ||
           editItem(change.scene, project.scene, id, edit) ||
           editItem(change.annotations, project.annotations, id, edit);
}

/// Adds an item at the end of a list. @pre all earlier steps add items to the same list
template <class T>
void appendItem(std::vector<Replacement<T>>& steps, const std::vector<T>& items, T item) {
    steps.push_back({{}, std::move(item), items.size() + steps.size()});
}

/// Removes items from the last to the first, so that undo inserts each at its old index.
template <class T>
void removeItems(std::vector<Replacement<T>>& steps, const std::vector<T>& items,
                 const std::set<Id>& ids) {
    for (std::size_t i = items.size(); i-- > 0;)
        if (ids.contains(items[i].id))
            steps.push_back({items[i], {}, i});
}

/// A name that is not taken: the wanted one, or with a number from 2 on behind it.
template <class IsTaken>
[[nodiscard]] std::string numbered(const std::string& wanted, char separator, IsTaken isTaken) {
    std::string name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = wanted + separator + std::to_string(number);
    return name;
}

[[nodiscard]] inline Problem noSuchId(std::string_view id) {
    return {.text = say("There is nothing with the id \"%1\".", {std::string(id)}),
            .ids = {std::string(id)}};
}

[[nodiscard]] inline Problem tooManyNodes() {
    return {.text = say("A project holds at most 10,000 nodes.")};
}

[[nodiscard]] inline Problem tooManyAnnotations() {
    return {.text = say("A project holds at most 10,000 annotations.")};
}

[[nodiscard]] inline Problem tooManyLinks() {
    return {.text = say("A project holds at most 100,000 links.")};
}

/// Moves a scene item or annotation: its x and y, and all its points.
void moveGeometry(const Description& type, SceneItem& item, Vec2 by);

/// Moves a node's card, within the limits of coordinates.
void moveCard(Node& node, Vec2 by);

} // namespace tiller
