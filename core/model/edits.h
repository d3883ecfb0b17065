#pragma once

#include "core/base/result.h"
#include "core/model/change.h"

#include <cstdint>
#include <map>
#include <span>

namespace tiller {

/// Makes new ids with a random end: "seek-4k7q2m".
class IdSource {
public:
    IdSource();                            ///< takes a random seed from the system
    explicit IdSource(std::uint64_t seed); ///< for tests
    /// An id that begins with @p prefix. The project does not contain it, and no earlier call
    /// returned it.
    [[nodiscard]] Id make(std::string_view prefix, const Project& project);

private:
    std::uint64_t m_seed;
    std::uint64_t m_count = 0;
    std::vector<Id> m_made; ///< all ids so far; the project may not contain them yet
};

/// @name Edits: each function returns what a person does as a Change
/// They do not modify the project. An edit that cannot be done returns a Problem.
/// @{

/// Sets a setting of a node, a scene item, an annotation, or the world (id "world"). A parameter
/// that drives it gets the value too, and its range widens to hold it.
[[nodiscard]] Result<Change> setValue(const Project& project, std::string_view id,
                                      std::string_view setting, const Value& value);
[[nodiscard]] Result<Change> rename(const Project& project, std::string_view id, std::string name);
[[nodiscard]] Result<Change> setWeight(const Project& project, std::string_view link,
                                       double weight);
[[nodiscard]] Change setMuted(const Project& project, std::span<const Id> nodes, bool muted);
/// Makes nodes solo or not; only nodes with a force output can be solo.
[[nodiscard]] Change setSolo(const Project& project, std::span<const Id> nodes, bool solo);
[[nodiscard]] Change setNotes(const Project& project, Notes notes);
[[nodiscard]] Change setAgents(const Project& project, std::string_view node,
                               std::vector<PlacedAgent> agents);
[[nodiscard]] Change moveNodes(const Project& project, std::span<const Id> nodes, Vec2 by);

/// Adds a node with the suggested settings of its type. A target with geometry gets a scene item
/// of its own around @p inWorld. The last node of the change is the new one.
[[nodiscard]] Result<Change> addNode(const Project& project, IdSource& ids, std::string_view type,
                                     Vec2 place, Vec2 inWorld);

/// Adds a scene item with its type, name and values; it gets a new id.
[[nodiscard]] Result<Change> addSceneItem(const Project& project, IdSource& ids, SceneItem item);
/// Adds an annotation, as addSceneItem does.
[[nodiscard]] Result<Change> addAnnotation(const Project& project, IdSource& ids,
                                           Annotation annotation);
/// Moves the frames, comments and points of wires among these annotations.
[[nodiscard]] Change moveAnnotations(const Project& project, std::span<const Id> annotations,
                                     Vec2 by);
[[nodiscard]] Change moveSceneItems(const Project& project, std::span<const Id> items, Vec2 by);

/// Adds a link. If the input takes one link, it replaces the present one.
[[nodiscard]] Result<Change> connect(const Project& project, IdSource& ids, const PortRef& from,
                                     const PortRef& to);

/// Links a node's output to an input of another node: the first free input that it fits, or else
/// the first that it fits.
[[nodiscard]] Result<Change> connectNodes(const Project& project, IdSource& ids,
                                          std::string_view from, std::string_view to);
/// The same from an output of a node.
[[nodiscard]] Result<Change> connectNodes(const Project& project, IdSource& ids,
                                          const PortRef& from, std::string_view toNode);

/// Moves a link within the order of its input, by so many places; below 0 is earlier.
[[nodiscard]] Change reorder(const Project& project, std::string_view link, int by);

/// Removes nodes, links, scene items, annotations and parameters. With them go the nodes of groups,
/// the links of nodes, the geometry that only they name, the plots about them, and the parameters
/// that drive only them.
[[nodiscard]] Change remove(const Project& project, std::span<const Id> ids);

/// A project with only these nodes, the links among them and the geometry that they name.
[[nodiscard]] Project excerpt(const Project& project, std::span<const Id> nodes);

/// Adds all of an excerpt but frames and comments, with new ids; its cards move by @p by.
[[nodiscard]] Result<Change> paste(const Project& project, IdSource& ids, const Project& excerpt,
                                   Vec2 by);

struct PastedItems {
    Change change;
    /// The copies of nodes and links, by their ids in the excerpt. It lacks the links that a group
    /// lost since it was copied: their copies are not in the change.
    std::map<Id, Id> copies;
};

/// paste(), with the ids of the copies.
[[nodiscard]] Result<PastedItems> pasteItems(const Project& project, IdSource& ids,
                                             const Project& excerpt, Vec2 by);

/// "Show as formula": replaces a behavior by a Formula force that gives the same bits, with the
/// same links, name and place. Its text are the steps of the behavior's description, with the
/// values of its settings. Refused for what a formula cannot do: memory, random numbers, neighbors,
/// geometry, and settings that a parameter drives.
[[nodiscard]] Result<Change> showAsFormula(const Project& project, std::string_view node);

/// Sets the properties of the project, of a node that may have some, or of a scene item.
/// @param id empty for the project
[[nodiscard]] Result<Change> setProperties(const Project& project, std::string_view id,
                                           PropertyList properties);
/// @}

} // namespace tiller
