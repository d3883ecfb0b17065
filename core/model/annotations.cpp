#include "core/model/annotations.h"

#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry_settings.h"

#include <algorithm>

namespace tiller {

namespace {

template <class Settings>
Setting textSetting(std::string Settings::*member, std::string id, std::string title,
                    std::string help) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = std::move(help),
                       .kind = SettingKind::text,
                       .initial = std::string()},
                      member);
}

template <class Settings>
Setting colorSetting(std::string help) {
    return bindMember({.id = "color",
                       .title = "Color",
                       .help = std::move(help),
                       .kind = SettingKind::color,
                       .initial = Settings().color},
                      &Settings::color);
}

/// Where it stands on the canvas, and how large it is.
template <class Settings>
std::vector<Setting> withPlace(std::vector<Setting> settings) {
    constexpr double least = 40;
    const Settings initial;
    settings.push_back(coordinateSetting(&Settings::x, "x", "Left", "Its left edge.", initial.x));
    settings.push_back(coordinateSetting(&Settings::y, "y", "Top", "Its top edge.", initial.y));
    settings.push_back(
        sizeSetting(&Settings::width, "width", "Width", "To the right.", initial.width));
    settings.push_back(
        sizeSetting(&Settings::height, "height", "Height", "Downward.", initial.height));
    for (Setting& setting : settings) {
        setting.unit = Unit::none; // of the canvas, not of the world
        if (setting.id == "width" || setting.id == "height")
            setting.min = least;
    }
    return settings;
}

Description frameType() {
    return {.id = "frame",
            .title = "Frame",
            .help = "An area with a title; it carries the cards that lie in it.",
            .settings = withPlace<FrameAnnotation>(
                {colorSetting<FrameAnnotation>("Of its border and title.")})};
}

Description commentType() {
    using S = CommentAnnotation;
    Setting text = textSetting(&S::text, "text", "Text", "What it says.");
    text.hasLines = true;
    return {.id = "comment",
            .title = "Comment",
            .help = "Text on the canvas.",
            .settings = withPlace<S>({text, colorSetting<S>("Of its border.")})};
}

Setting quantitySetting() {
    return bindMember(
        {.id = "quantity",
         .title = "Shows",
         .help = "The number that is plotted.",
         .initial = std::string("speed"),
         .choices = {{"speed", "Speed", "How fast it is."},
                     {"distance", "Distance to target", "From it to what a target node finds."},
                     {"store", "Meter", "What a meter holds."},
                     {"in-mode", "Count in a mode", "How many are in a mode."},
                     {"contacts", "Contacts", "How often they have touched others, in all."},
                     {"force", "Steering force", "How strongly it is steered."},
                     {"count", "Count", "How many there are."},
                     {"x", "Position x", "How far to the right it is."},
                     {"y", "Position y", "How far down it is."}}},
        &MonitorAnnotation::quantity);
}

Setting statisticSetting() {
    return bindMember({.id = "statistic",
                       .title = "Combine by",
                       .help = "How the numbers of several agents become one.",
                       .initial = std::string("mean"),
                       .choices = {{"mean", "Mean", "Their sum divided by their count."},
                                   {"least", "Least", "The smallest."},
                                   {"most", "Most", "The largest."},
                                   {"spread", "Spread", "Their standard deviation."},
                                   {"sum", "Sum", "All together."}}},
                      &MonitorAnnotation::statistic);
}

Description monitorType() {
    using S = MonitorAnnotation;
    return {.id = "monitor",
            .title = "Plot",
            .help = "A number of an agent or of a group, over time.",
            .settings = {
                textSetting(&S::of, "of", "Agent type", "The id of the agent type."),
                textSetting(&S::agent, "agent", "Agent",
                            "The agent's name, as prey-3. Empty: all of them."),
                quantitySetting(),
                onlyWhen(textSetting(&S::node, "node", "Node",
                                     "The id of the target, meter or mode it is about."),
                         "quantity", std::string("distance"),
                         {std::string("store"), std::string("in-mode")}),
                statisticSetting(),
                withInitial(
                    bindMember({.id = "seconds",
                                .title = "Seconds",
                                .help = "How much of the past it shows, in seconds of watching.",
                                .min = 1,
                                .max = 600,
                                .sliderMax = 120},
                               &S::seconds),
                    20.0)}};
}

template <class Settings>
Setting plainNumber(double Settings::*member, std::string id, std::string title, std::string help,
                    double initial, double min) {
    constexpr double most = 9007199254740991.0; // as the largest a setting takes, the seed
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = std::move(help),
                       .initial = initial,
                       .min = min,
                       .max = most,
                       .sliderMax = 100},
                      member);
}

Description sliderType() {
    using S = SliderAnnotation;
    return {.id = "slider",
            .title = "Slider",
            .help = "A setting on the panel beside the world.",
            .settings = {
                textSetting(&S::item, "item", "Of",
                            "The id of a node, a scene item, a wire, or world."),
                textSetting(&S::setting, "setting", "Setting", "Its id; weight of a wire."),
                plainNumber(&S::from, "from", "From", "Where the slider begins.", 0, -4'000'000),
                plainNumber(&S::to, "to", "To", "Where the slider ends.", 1, -4'000'000),
                plainNumber(&S::step, "step", "Step", "From one stop to the next. 0: any number.",
                            0, 0)}};
}

Description experimentType() {
    using S = ExperimentAnnotation;
    Setting changes = textSetting(&S::changes, "changes", "Changes",
                                  "One a line, PATH=VALUE: as hunter.maxSpeed=4 or "
                                  "evade-to-steering.weight=0.2.");
    changes.hasLines = true;
    return {.id = "experiment",
            .title = "Experiment",
            .help = "Other settings, to start the run with.",
            .settings = {changes}};
}

} // namespace

std::vector<Description> describeAnnotations() {
    return {frameType(), commentType(), monitorType(), sliderType(), experimentType()};
}

bool standsOnCanvas(const Annotation& annotation) {
    return annotation.type == "frame" || annotation.type == "comment";
}

bool isAbout(const Annotation& annotation, std::span<const Id> ids) {
    const Description& type = *findItemType(annotation.type);
    for (const char* setting : {"item", "of", "node"})
        if (const auto index = type.settingIndex(setting))
            if (std::ranges::find(ids, textOf(annotation.values[*index])) != ids.end())
                return true;
    return false;
}

} // namespace tiller
