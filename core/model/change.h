#pragma once

#include "core/model/project.h"

#include <optional>

namespace tiller {

/// An item before and after an edit. Without `before` it is added, without `after` it is removed.
template <class T>
struct Replacement {
    std::optional<T> before;
    std::optional<T> after;
    std::size_t index = 0; ///< of the item in its list at the moment this step is applied

    /// Empty if it has neither.
    [[nodiscard]] const Id& id() const {
        static const Id none;
        return before ? before->id : after ? after->id : none;
    }
    bool operator==(const Replacement&) const = default;
};

/// An edit as data: the items that it replaces, in order. A change and then its inverse restore a
/// project exactly.
struct Change {
    std::vector<Replacement<Node>> nodes = {};
    std::vector<Replacement<Link>> links = {};
    std::vector<Replacement<SceneItem>> scene = {};
    std::vector<Replacement<Annotation>> annotations = {};
    std::vector<Replacement<Parameter>> parameters = {};
    std::optional<std::pair<std::vector<Value>, std::vector<Value>>> world = {}; ///< before, after
    std::optional<std::pair<PropertyList, PropertyList>> properties = {};        ///< of the project
    std::optional<std::pair<Notes, Notes>> notes = {};

    [[nodiscard]] bool empty() const;
    bool operator==(const Change&) const = default;
};

/// Leaves out the steps whose `before` the project does not contain; CheckedProject refuses such a
/// change.
void apply(const Change& change, Project& project);

[[nodiscard]] Change inverse(const Change& change);

/// One change with the effect of the first and then the second. It leaves out steps that cancel
/// each other.
[[nodiscard]] Change merged(const Change& first, const Change& second);

/// The change that turns @p before into @p after, except for the order of items that both have.
[[nodiscard]] Change difference(const Project& before, const Project& after);

} // namespace tiller
