#include "core/model/annotations.h"

#include "core/base/number_text.h"
#include "core/conditions/meter.h"
#include "core/model/overrides.h"
#include "core/model/reroute.h"
#include "core/model/scene_layers.h"
#include "core/model/step.h"
#include "core/model/sweep.h"
#include "core/numbers/variable.h"
#include "core/scene/geometry_settings.h"

#include <algorithm>
#include <set>

namespace tiller {

namespace {

template <class Settings>
Setting colorSetting(HelpView help) {
    return bindMember({.id = "color", .title = "Color", .help = help, .kind = SettingKind::color},
                      &Settings::color);
}

/// Adds the settings of its place and size on the canvas.
template <class Settings>
std::vector<Setting> withCanvasPlace(std::vector<Setting> settings) {
    constexpr double minSize = 40;
    settings.push_back(coordinateSetting(&Settings::x, "x", "Left", "Its left edge."));
    settings.push_back(coordinateSetting(&Settings::y, "y", "Top", "Its top edge."));
    settings.push_back(sizeSetting(&Settings::width, "width", "Width", "To the right."));
    settings.push_back(sizeSetting(&Settings::height, "height", "Height", "Downward."));
    for (Setting& setting : settings) {
        setting.unit = Unit::none; // canvas units, not world units
        if (setting.id == "width" || setting.id == "height")
            setting.min = minSize;
    }
    return settings;
}

Description frameType() {
    return {.id = "frame",
            .title = "Frame",
            .help = "An area with a title. Moving it moves the cards in it.",
            .settings = withCanvasPlace<FrameAnnotation>(
                {colorSetting<FrameAnnotation>("The color of its border and title.")})};
}

Description commentType() {
    using S = CommentAnnotation;
    Setting text = textSetting(&S::text, "text", "Text", "The text of the comment.", true);
    return {.id = "comment",
            .title = "Comment",
            .help = "Text on the canvas.",
            .settings = withCanvasPlace<S>({text, colorSetting<S>("The color of its border.")})};
}

Setting quantitySetting() {
    return choiceSetting(
        &MonitorAnnotation::quantity, "quantity", "Shows", "The number that it plots.",
        {{"speed", "Speed", "How fast an agent is."},
         {"distance", "Distance to target", "How far it is to the target that a node finds."},
         {"store", "Meter or variable", "What a meter or a variable holds."},
         {"in-mode", "Count in a mode", "How many agents are in a mode."},
         {"contacts", "Contacts", "How many contacts they have had since the start."},
         {"contacts-with", "Contacts with a type", "How often agents of two types have touched."},
         {"force", "Steering force", "How strong its steering force is."},
         {"count", "Count", "How many agents there are."},
         {"x", "Position x", "How far to the right it is."},
         {"y", "Position y", "How far down it is."},
         {"births", "Births", "How many agents were born."},
         {"deaths", "Deaths", "How many agents died."},
         {"became", "Changes into the type",
          "How many agents of other types have become this type."},
         {"events", "Events",
          "How often an action was done, a mode was entered, or agents have arrived."},
         {"number", "Number", "What a number node gives, of agents that it acts on."}});
}

Setting statisticSetting() {
    return choiceSetting(&MonitorAnnotation::statistic, "statistic", "Combine by",
                         "How the numbers of several agents become one.",
                         {{"mean", "Mean", "Their average."},
                          {"least", "Least", "The smallest."},
                          {"most", "Most", "The largest."},
                          {"spread", "Spread", "Their standard deviation."},
                          {"sum", "Sum", "All of them added up."}});
}

/// Only plots of what happens have these: contacts with a type, births, deaths, events. Files of
/// other plots leave them out.
std::vector<Setting> countingSettings() {
    using S = MonitorAnnotation;
    constexpr double longestWindow = 120; // as RecentCount::longestWindow
    std::vector<Setting> settings{
        textSetting(&S::with, "with", "With", "The id of the other agent type."),
        choiceSetting(&S::counting, "counting", "Counted", "Whether it shows a number or a rate.",
                      {{"total", "Total", "How many."},
                       {"per-minute", "Per minute", "How many per minute of watching."},
                       {"per-second", "Per second", "How many per second of watching."}}),
        numberSetting(&S::window, "window", "Over the last",
                      "Counts the last seconds of watching. 0: all the time since the start.",
                      Unit::none, {0, longestWindow, longestWindow})};
    for (Setting& setting : settings) {
        setting = setting.id == "with" ? onlyWhen(setting, "quantity", "contacts-with")
                                       : onlyWhen(setting, "quantity", "contacts-with",
                                                  {"births", "deaths", "became", "events"});
        setting.isOptional = true;
    }
    return settings;
}

Setting shownInSetting() {
    return optional(choiceSetting(
        &MonitorAnnotation::shownIn, "shownIn", "Shown", "Where the number stands.",
        {{"plot", "As a plot", "Over time, below the world."},
         {"status-bar", "In the status bar", "In place of the number of all contacts."},
         {"colors", "As colors", "Each agent has the color of its number."},
         {"histogram", "As a histogram", "How many agents have which number."}}));
}

Setting colorsSetting(double MonitorAnnotation::*member, const char* id, const char* title) {
    return optional(onlyWhen(
        numberSetting(member, id, title,
                      "The number that gets this end of the colors. Both 0: the least and the "
                      "largest number in the run.",
                      Unit::none, {-coordinateLimit, coordinateLimit, 100}),
        "shownIn", "colors"));
}

Description monitorType() {
    using S = MonitorAnnotation;
    Description type{
        .id = "monitor",
        .title = "Plot",
        .help = "A number of one agent or of a whole type, over time.",
        .settings = {
            textSetting(&S::of, "of", "Agent type", "The id of the agent type."),
            textSetting(&S::agent, "agent", "Agent",
                        "The name of one agent, such as prey-3. Empty: all of them."),
            quantitySetting(),
            onlyWhen(textSetting(&S::node, "node", "Node",
                                 "The id of the target, meter, mode, action, condition or number."),
                     "quantity", "distance", {"store", "in-mode", "events", "number"}),
            statisticSetting(),
            numberSetting(&S::seconds, "seconds", "Seconds",
                          "How much of the past it shows, in seconds of watching.", Unit::none,
                          {1, 600, 120})}};
    const auto statistic = type.settings.begin() + 4;
    const auto more = countingSettings();
    type.settings.insert(statistic, more.begin(), more.end());
    type.settings.push_back(shownInSetting());
    type.settings.push_back(colorsSetting(&S::colorsFrom, "colorsFrom", "Colors from"));
    type.settings.push_back(colorsSetting(&S::colorsTo, "colorsTo", "Colors to"));
    type.settings.push_back(optional(
        onlyWhen(textSetting(&S::over, "over", "X axis",
                             "The id of another plot, whose number goes along the axis below. "
                             "Empty: time."),
                 "shownIn", "plot")));
    return type;
}

/// Whether monitors of a quantity have a setting; not for a number that is no quantity.
bool hasSetting(Quantity quantity, std::string_view setting) {
    static const Description type = monitorType();
    const auto& choices = type.setting("quantity")->choices;
    const auto index = static_cast<std::size_t>(quantity);
    return index < choices.size() && type.setting(setting)->appliesWhen->holds(choices[index].id);
}

/// Whether a quantity can belong to nodes of a type.
bool isOf(Quantity quantity, const NodeType& type) {
    switch (quantity) {
    case Quantity::distance:
        return type.kind == NodeKind::target && fits(type.output()->type, PortType::point);
    case Quantity::store:
        return type.id == meterTypeId || type.id == variableTypeId;
    case Quantity::inMode:
        return type.id == "agent-mode";
    case Quantity::number:
        return type.kind == NodeKind::number;
    case Quantity::events:
        return type.kind == NodeKind::action || type.kind == NodeKind::source ||
               type.id == "agent-mode" || (type.code && type.code->notesEvents);
    default:
        return false;
    }
}

Description experimentType() {
    using S = ExperimentAnnotation;
    Setting changes = textSetting(&S::changes, "changes", "Changes",
                                  "One change per line as PATH=VALUE, such as hunter.maxSpeed=4 "
                                  "or evade-to-steering.weight=0.2.");
    changes.hasLines = true;
    return {.id = "experiment",
            .title = "Experiment",
            .help = "A run that starts with other settings.",
            .settings = {changes}};
}

Description mapType() {
    using S = MapAnnotation;
    Setting part = textSetting(&S::part, "part", "Part",
                               "The world or level of an LDtk project. Empty: all levels.");
    Setting origin = textSetting(&S::origin, "origin", "Origin",
                                 "The pixel of the map at the world's (0, 0), as X Y: the top left "
                                 "corner of the map when it was first imported.");
    part.isOptional = origin.isOptional = true;
    Setting choices = textSetting(&S::choices, "choices", "Choices",
                                  "One choice per line, such as class Guard = agent guard, or "
                                  "layer Walls = obstacle.");
    choices.hasLines = true;
    return {.id = "map",
            .title = "Map",
            .help = "A map of Tiled or LDtk that was imported.",
            .settings = {
                textSetting(&S::file, "file", "File", "Its path from the project's folder."), part,
                numberSetting(&S::scale, "scale", "Scale", "World units per pixel.", Unit::none,
                              {0.0001, 10'000, 4}),
                origin, choices}};
}

/// The lines `KEY=VALUE` of a text, in order. Other lines are left out.
std::vector<RoleOf> pairsOf(std::string_view text) {
    std::vector<RoleOf> pairs;
    while (!text.empty()) {
        const std::string_view line = takeUntil(text, '\n');
        if (const std::size_t equals = line.find('='); equals != std::string_view::npos)
            pairs.emplace_back(line.substr(0, equals), line.substr(equals + 1));
    }
    return pairs;
}

std::string textOfPairs(const std::vector<RoleOf>& pairs) {
    std::string text;
    for (const auto& [key, value] : pairs)
        text += key + '=' + value + '\n';
    return text;
}

std::vector<NamedRole> namedRolesOf(std::string_view text) {
    std::vector<NamedRole> result;
    std::set<RoleRef> seen;
    for (auto& [key, name] : pairsOf(text)) {
        const std::size_t dot = key.find('.');
        if (dot == std::string::npos)
            continue;
        RoleRef ref{key.substr(0, dot), key.substr(dot + 1)};
        if (seen.insert(ref).second)
            result.push_back({std::move(ref), std::move(name)});
    }
    return result;
}

std::string textOfNamedRoles(const std::vector<NamedRole>& roles) {
    std::string text;
    for (const NamedRole& each : roles) {
        std::string name = each.name;
        std::ranges::replace(name, '\n', ' ');
        text += each.ref.role + '.' + each.ref.what + '=' + name + '\n';
    }
    return text;
}

Description partType() {
    using S = PartAnnotation;
    constexpr auto rolesSetting =
        listSetting<namedRolesOf, textOfNamedRoles, S, std::vector<NamedRole>>;
    Setting ports =
        rolesSetting(&S::ports, "ports", "Ports", "One port per line, as ROLE.PORT=Name.");
    Setting exposed = rolesSetting(&S::exposed, "exposed", "Settings on the card",
                                   "One setting per line, as ROLE.SETTING=Name.");
    Setting file = textSetting(&S::file, "file", "Part file",
                               "A part file that it is linked to, from the project's folder.");
    Setting taken = textSetting(&S::taken, "taken", "State of the part file",
                                "Hex digits that say what the part file had when it was read.");
    ports.isOptional = exposed.isOptional = file.isOptional = taken.isOptional = true;
    return {.id = "part",
            .title = "Part",
            .help = "What groups with the same nodes share.",
            .settings = {ports, exposed, file, taken}};
}

Description groupType() {
    using S = GroupAnnotation;
    const Setting members = listSetting<pairsOf, textOfPairs>(
        &S::members, "members", "Members", "One node or group per line, as ROLE=ID.");
    return {.id = "group",
            .title = "Group",
            .help = "Nodes and groups that the canvas shows as one card.",
            .settings = withCanvasPlace<S>(
                {textSetting(&S::of, "of", "Part", "The id of its part."), members})};
}

} // namespace

bool isAboutNode(Quantity quantity) {
    return hasSetting(quantity, "node");
}

bool happens(Quantity quantity) {
    return hasSetting(quantity, "window");
}

bool isCounted(Quantity quantity) {
    return quantity == Quantity::count || quantity == Quantity::inMode || happens(quantity);
}

std::vector<const Node*> nodesFor(const Project& project, Quantity quantity) {
    std::vector<const Node*> found;
    for (const Node& node : project.nodes)
        if (const NodeType* type = findNodeType(node.type); type && isOf(quantity, *type))
            found.push_back(&node);
    return found;
}

std::vector<Description> describeAnnotations() {
    Description monitor = monitorType();
    Description sweep = describeSweep(monitor);
    return {frameType(),       commentType(),   std::move(monitor), experimentType(),
            mapType(),         partType(),      groupType(),        std::move(sweep),
            describeReroute(), describeLayer(), describeStep()};
}

Annotation newAnnotation(const char* type, Id id, std::string name) {
    return {.id = std::move(id),
            .type = type,
            .name = std::move(name),
            .values = findAnnotationType(type)->defaults()};
}

bool standsOnCanvas(const Annotation& annotation) {
    return annotation.type == "frame" || annotation.type == "comment" || annotation.type == "group";
}

bool isAbout(const Annotation& annotation, std::span<const Id> ids) {
    for (const char* setting : {"of", "node", "with"})
        if (const std::string& id = textOf(valueOf(annotation, setting)); !id.empty())
            if (std::ranges::find(ids, id) != ids.end())
                return true;
    return false;
}

} // namespace tiller
