#pragma once

#include "core/model/change.h"
#include "core/model/edits.h"
#include "core/nodes/node_type.h"

#include <map>
#include <optional>

/// Layers of the scene: what the editor shows and lets one change. They do not change the run:
/// hidden obstacles still stop agents. A placed agent is in the layer of its agent type unless a
/// layer names the agent itself: `prey#3` is the third of the placed agents of `prey`.
namespace tiller {

/// A layer. Its name is the title. The layers stand in the order of the project's annotations, from
/// the back to the front.
struct LayerAnnotation {
    /// The ids of scene items, of agent types: their placed agents, or of one of these; also those
    /// that are in no project. In files a line each.
    std::vector<Id> items;
    bool rest = false;   ///< it holds what no layer names, too
    bool hidden = false; ///< not drawn, and out of the mouse's reach
    bool locked = false; ///< drawn, but no edit changes it
    std::string picture; ///< a PNG or JPEG beneath the scene, from the project's folder, with "/"
    double x = 0;        ///< of the picture: its left edge in the world
    double y = 0;
    double width = 800;
    double height = 600;
    double opacity = 1;

    bool operator==(const LayerAnnotation&) const = default;
};

[[nodiscard]] Description describeLayer();

[[nodiscard]] bool isLayer(const Annotation& annotation);

struct Layer {
    Id id; ///< of its annotation; empty for the default layer of a project that says nothing of it
    std::string name;
    LayerAnnotation settings;

    bool operator==(const Layer&) const = default;
};

/// The layers of a project. Each scene item, and the placed agents of each type, are in one layer:
/// the first that names them, or else the default layer, which always exists. A layer may name a
/// placed agent, too; then the agent is not in the layer of its type. Where no layer says that it
/// is the default, that is one without settings of its own, at the back but for pictures.
class Layers {
public:
    explicit Layers(const Project& project);

    [[nodiscard]] const std::vector<Layer>& all() const { return m_layers; } ///< the back first
    /// Whether the project says nothing of layers.
    [[nodiscard]] bool arePlain() const {
        return m_layers.size() == 1 && m_layers.front().id.empty();
    }
    /// The index of the layer of a scene item, an agent type, or a placed agent.
    [[nodiscard]] std::size_t indexOf(std::string_view item) const;
    [[nodiscard]] const Layer& of(std::string_view item) const { return m_layers[indexOf(item)]; }
    /// The layer of a placed agent. @param index from 0
    [[nodiscard]] const Layer& ofAgent(std::string_view type, std::size_t index) const;
    /// Whether a layer names single placed agents.
    [[nodiscard]] bool nameAgents() const { return m_nameAgents; }
    /// Null if there is none. @param id empty for the default layer
    [[nodiscard]] const Layer* find(std::string_view id) const;
    [[nodiscard]] const Layer& rest() const { return m_layers[m_rest]; } ///< the default layer

private:
    std::vector<Layer> m_layers;
    std::size_t m_rest = 0;
    bool m_nameAgents = false;
    std::map<Id, std::size_t, std::less<>> m_layerOf; ///< by item
};

/// @name Edits of layers, as those of edits.h. An empty id means the default layer
/// @{
/// Adds a layer in front of the others. The last annotation of the change is the new one.
[[nodiscard]] Result<Change> addLayer(const Project& project, IdSource& ids, std::string name,
                                      std::span<const Id> items = {});
/// Moves scene items, the placed agents of agent types, and single ones of these, into a layer.
/// Items may come with the same edit, so they need not be in the project.
[[nodiscard]] Result<Change> moveToLayer(const Project& project, std::span<const Id> items,
                                         std::string_view layer);
[[nodiscard]] Result<Change> setLayerValue(const Project& project, IdSource& ids,
                                           std::string_view layer, std::string_view setting,
                                           const Value& value);
[[nodiscard]] Result<Change> renameLayer(const Project& project, IdSource& ids,
                                         std::string_view layer, std::string name);
/// Moves a layer by so many places; above 0 is to the front.
[[nodiscard]] Result<Change> moveLayer(const Project& project, IdSource& ids,
                                       std::string_view layer, int by);
/// Removes a layer. Its items come into the default layer. Refused for that one, and for locked
/// ones.
[[nodiscard]] Result<Change> removeLayer(const Project& project, std::string_view layer);
/// @}

/// Why a change may not be done: it would change what is in a locked layer. Nothing if it may.
[[nodiscard]] std::optional<Problem> findLockProblem(const Project& project, const Change& change);

/// The line of a layer that names a placed agent. @param index from 0
[[nodiscard]] Id agentItem(std::string_view type, std::size_t index);

[[nodiscard]] bool isAgentItem(std::string_view item);

/// The agent type of such a line; all of another line.
[[nodiscard]] std::string_view typeOfItem(std::string_view item);

/// The change with layers whose lines name the same agents after it, if it removes placed agents.
[[nodiscard]] Change followAgents(const Project& project, Change change);

/// Adds a copy of a placed agent, without a name, behind the others of its type and in the same
/// layer. @pre there is such an agent
[[nodiscard]] Change copyAgent(const Project& project, std::string_view type, std::size_t index);

/// The locked layer whose placed agents a change would edit, add or remove; nothing if there is
/// none.
/// @param after the agent type after the change; null if it is gone
[[nodiscard]] std::optional<Layer> findLockedAgents(const Project& project, const Change& change,
                                                    const Node& before, const Node* after);

} // namespace tiller
