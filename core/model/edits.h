#pragma once

#include "core/base/result.h"
#include "core/model/change.h"

#include <span>

namespace tiller {

/// Makes ids with random tails: "seek-4k7q2m".
class IdSource {
public:
    IdSource();                            ///< from the system's source of randomness
    explicit IdSource(std::uint64_t seed); ///< for tests
    [[nodiscard]] Id make(std::string_view prefix, const Project& project);

private:
    std::uint64_t m_seed;
    std::uint64_t m_count = 0;
    std::vector<Id> m_made; ///< in this edit's project they are not there yet
};

/// @name Edits: what a person does, as changes
/// They read the project and change nothing. What is refused comes back as a Problem.
/// @{

/// A setting of a node, a scene item, an annotation, or (id "world") of the world.
[[nodiscard]] Result<Change> setValue(const Project& project, std::string_view id,
                                      std::string_view setting, const Value& value);
[[nodiscard]] Result<Change> rename(const Project& project, std::string_view id, std::string name);
[[nodiscard]] Result<Change> setWeight(const Project& project, std::string_view link,
                                       double weight);
[[nodiscard]] Change setMuted(const Project& project, std::span<const Id> nodes, bool muted);
/// Only what has a force output is made solo; other nodes are left as they are.
[[nodiscard]] Change setSolo(const Project& project, std::span<const Id> nodes, bool solo);
[[nodiscard]] Change setNotes(const Project& project, Notes notes);
[[nodiscard]] Change setAgents(const Project& project, std::string_view node,
                               std::vector<PlacedAgent> agents);
[[nodiscard]] Change moveNodes(const Project& project, std::span<const Id> nodes, Vec2 by);

/// A node of a type, with defaults; a target with geometry comes with a scene item of its own,
/// around @p inWorld. The change's last node is the new one.
[[nodiscard]] Result<Change> addNode(const Project& project, IdSource& ids, std::string_view type,
                                     Vec2 place, Vec2 inWorld);

/// A new scene item of a type, with the values given; it gets an id of its own.
[[nodiscard]] Result<Change> addSceneItem(const Project& project, IdSource& ids, SceneItem item);
/// As addSceneItem, for an annotation.
[[nodiscard]] Result<Change> addAnnotation(const Project& project, IdSource& ids,
                                           Annotation annotation);
/// Moves those that stand on the canvas.
[[nodiscard]] Change moveAnnotations(const Project& project, std::span<const Id> annotations,
                                     Vec2 by);
[[nodiscard]] Change moveSceneItems(const Project& project, std::span<const Id> items, Vec2 by);

/// A wire; it takes the place of the one there where the input takes one.
[[nodiscard]] Result<Change> connect(const Project& project, IdSource& ids, const PortRef& from,
                                     const PortRef& to);

/// A wire from a node's output to the first input of another that takes it; a free one if there is.
[[nodiscard]] Result<Change> connectNodes(const Project& project, IdSource& ids,
                                          std::string_view from, std::string_view to);

/// Moves a link within the order of its input, by -1 (earlier) or +1 (later).
[[nodiscard]] Change reorder(const Project& project, std::string_view link, int by);

/// Nodes, links, scene items and annotations, the links of those nodes, the geometry only they use,
/// and the plots and sliders that are about them.
[[nodiscard]] Change remove(const Project& project, std::span<const Id> ids);

/// The given nodes, the links among them and their geometry, as a project of their own.
[[nodiscard]] Project excerpt(const Project& project, std::span<const Id> nodes);

/// Everything of an excerpt, with new ids, moved on the canvas.
[[nodiscard]] Result<Change> paste(const Project& project, IdSource& ids, const Project& excerpt,
                                   Vec2 by);
/// @}

} // namespace tiller
