#pragma once

#include "core/model/project.h"

#include <optional>

namespace tiller {

/// One thing before and after an edit; without a before it was added, without an after removed.
template <class T>
struct Replacement {
    std::optional<T> before;
    std::optional<T> after;
    std::size_t index = 0; ///< where it stands, or stood, in its list when this step is applied

    [[nodiscard]] const Id& id() const { return before ? before->id : after->id; }
    bool operator==(const Replacement&) const = default;
};

/// An edit as data: what it replaces, in order. Applying it, then its inverse, leaves a project as
/// it was to the byte.
struct Change {
    std::vector<Replacement<Node>> nodes = {};
    std::vector<Replacement<Link>> links = {};
    std::vector<Replacement<SceneItem>> scene = {};
    std::vector<Replacement<Annotation>> annotations = {};
    std::optional<std::pair<std::vector<Value>, std::vector<Value>>> world = {}; ///< before, after
    std::optional<std::pair<Notes, Notes>> notes = {};

    [[nodiscard]] bool empty() const;
    bool operator==(const Change&) const = default;
};

/// @pre the project holds what the change has as before
void apply(const Change& change, Project& project);

[[nodiscard]] Change inverse(const Change& change);

/// The first change and then the second, as one. What came to nothing is left out.
[[nodiscard]] Change merged(const Change& first, const Change& second);

/// What makes @p after of @p before; the order of lists apart.
[[nodiscard]] Change difference(const Project& before, const Project& after);

} // namespace tiller
