#pragma once

#include "core/model/project.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"

#include <span>

/// Annotations help to read a project and to watch it run: frames and comments on the canvas,
/// plots, experiments, imported maps, groups, sweeps, steps of a lesson. They do not change the
/// run.
namespace tiller {

/// An area of the canvas. Moving it moves the cards that are completely in it. Its name is the
/// title.
struct FrameAnnotation {
    std::string color = "#7a8aa0";
    double x = 0; ///< left, in canvas units
    double y = 0; ///< top
    double width = 320;
    double height = 240;

    bool operator==(const FrameAnnotation&) const = default;
};

/// Text on the canvas.
struct CommentAnnotation {
    std::string text;
    std::string color = "#7a8aa0";
    double x = 0;
    double y = 0;
    double width = 224;
    double height = 96;

    bool operator==(const CommentAnnotation&) const = default;
};

/// The quantity that a plot shows.
enum class Quantity {
    speed,
    distance,     ///< to the target that `node` finds
    store,        ///< what the meter or variable `node` holds
    inMode,       ///< how many agents are in the mode `node`
    contacts,     ///< how many since the start
    contactsWith, ///< how many the agent type has had with the type `with`
    force,        ///< the length of the steering force
    count,        ///< how many agents
    x,
    y,
    births, ///< how many agents of the type were born
    deaths, ///< how many died
    became, ///< how many were of another type before
    events, ///< how often what `node` is about has happened to agents of the type
    number  ///< the number that `node` gives
};

/// How a plot counts what happens: contacts of two types, births, deaths.
enum class Counting { total, perMinute, perSecond };

/// Where the number stands: `colors` gives each agent of the type a color by its own number, and
/// `histogram` shows how many agents have which number.
enum class ShownIn { plot, statusBar, colors, histogram };

/// How a plot combines the numbers of several agents.
enum class Statistic { mean, least, most, spread, sum };

/// A quantity of one agent or of all agents of a type: a plot over time, or the number that the
/// status bar shows.
struct MonitorAnnotation {
    std::string of;    ///< the id of an agent type
    std::string agent; ///< an agent's name as in traces; empty: all agents of the type
    Quantity quantity = Quantity::speed;
    std::string node;      ///< the id of the target, meter or mode; empty for other quantities
    std::string with = {}; ///< of contactsWith: the id of the other agent type; may be the same
    Counting counting = Counting::total;
    double window = 0; ///< over how many seconds of watching it counts; 0: since the start
    Statistic statistic = Statistic::mean;
    double seconds = 20; ///< how much of the past it shows, in seconds of watching
    ShownIn shownIn = ShownIn::plot;
    double colorsFrom = 0; ///< the number of the first color
    double colorsTo = 0;   ///< of the last; both 0: the least and the largest in the run
    std::string over = {}; ///< the id of the monitor along the axis below; empty: time

    bool operator==(const MonitorAnnotation&) const = default;
};

/// @name What a quantity is about, as the settings of a monitor say
/// @{
[[nodiscard]] bool isAboutNode(Quantity quantity); ///< it belongs to `node`
/// It is a number of events: contacts with a type, births, deaths, what a node counts. Plots can
/// show how many happen in a unit of time. Single agents have no such number.
[[nodiscard]] bool happens(Quantity quantity);
[[nodiscard]] bool isCounted(Quantity quantity); ///< it is a count, for all agents of a type
/// @}

/// The nodes that a quantity can belong to. Nodes of unknown types are left out.
[[nodiscard]] std::vector<const Node*> nodesFor(const Project& project, Quantity quantity);

/// Changed settings to start the run with. Its name is the title.
struct ExperimentAnnotation {
    std::string changes; ///< lines of PATH=VALUE: see overrides.h

    bool operator==(const ExperimentAnnotation&) const = default;
};

/// A map of Tiled or LDtk that was imported, and how. What came from it has ids that begin with the
/// annotation's id and "-", or for agents a property `mapObject` with such an id.
struct MapAnnotation {
    std::string file;    ///< from the project's folder, with "/"
    std::string part;    ///< of an LDtk project: the name of a world or level; empty: all levels
    double scale = 1;    ///< world units per pixel
    std::string origin;  ///< the pixel of the map at the world's (0, 0), as "X Y"
    std::string choices; ///< what classes, layers and values become, a line each

    bool operator==(const MapAnnotation&) const = default;
};

/// A port or a setting of a node of a part.
struct RoleRef {
    Id role;          ///< of the node in the part; ROLE/ROLE of a node of a group within it
    std::string what; ///< the id of a port or of a setting

    auto operator<=>(const RoleRef&) const = default;
};

struct NamedRole {
    RoleRef ref;
    std::string name; ///< on the card

    bool operator==(const NamedRole&) const = default;
};

/// A role, and the node or group that has it.
using RoleOf = std::pair<Id, Id>;

/// What the groups of one definition share: see groups.h. Its name is the name of the groups.
struct PartAnnotation {
    std::vector<NamedRole> ports;   ///< in files a line each: ROLE.PORT=Name
    std::vector<NamedRole> exposed; ///< the settings on the card, a line each: ROLE.SETTING=Name
    std::string file;  ///< its part file, from the project's folder, with "/"; empty: none
    std::string taken; ///< partState() of the file when they were last equal

    bool operator==(const PartAnnotation&) const = default;
};

/// A group of nodes, which the canvas shows as one card: see groups.h.
struct GroupAnnotation {
    std::string of;              ///< the id of its part
    std::vector<RoleOf> members; ///< in files a line each: ROLE=NODE
    double x = 0;
    double y = 0;
    double width = 200;
    double height = 64;

    bool operator==(const GroupAnnotation&) const = default;
};

/// All types of annotations: `frame`, `comment`, `monitor`, `experiment`, `map`, `part`, `group`,
/// `sweep` (sweep.h), `reroute` (reroute.h), `layer` (scene_layers.h), `step` (step.h).
[[nodiscard]] std::vector<Description> describeAnnotations();

/// The settings of a scene item or an annotation. @pre they are those of its type
template <class Settings>
[[nodiscard]] Settings settingsOf(const SceneItem& item) {
    return settingsFrom<Settings>(findItemType(item.type)->settings, item.values);
}

/// Edits the settings of an annotation. @pre they are those of its type
template <class Settings, class Edit>
void editSettings(Annotation& annotation, const Edit& edit) {
    Settings settings = settingsOf<Settings>(annotation);
    edit(settings);
    const std::vector<Setting>& all = findAnnotationType(annotation.type)->settings;
    for (std::size_t i = 0; i < std::min(all.size(), annotation.values.size()); ++i)
        annotation.values[i] = all[i].load(&settings);
}

/// A list that files have as text, a line for each item.
/// @param read, write convert between the text and the list
template <auto read, auto write, class Settings, class List>
[[nodiscard]] Setting listSetting(List Settings::*member, const char* id, const char* title,
                                  HelpView help) {
    Setting setting = SettingSpec{.id = id,
                                  .title = title,
                                  .help = help,
                                  .kind = SettingKind::text,
                                  .initial = "",
                                  .hasLines = true};
    setting.store = [member](void* to, const Value& value) {
        static_cast<Settings*>(to)->*member = read(textOf(value));
    };
    setting.load = [member](const void* from) -> Value {
        return write(static_cast<const Settings*>(from)->*member);
    };
    return setting;
}

/// An annotation with the defaults of its type.
[[nodiscard]] Annotation newAnnotation(const char* type, Id id, std::string name);

/// Whether an annotation is a frame, a comment or a group: it has x, y, width and height on the
/// canvas.
[[nodiscard]] bool standsOnCanvas(const Annotation& annotation);

/// Whether an annotation is about one of these items. It is removed with that item.
[[nodiscard]] bool isAbout(const Annotation& annotation, std::span<const Id> ids);

} // namespace tiller
