#include "app/page/page_data.h"

#include "app/look/behavior_palette.h"
#include "core/base/lattice.h"
#include "core/io/json_writer.h"
#include "core/io/project_io.h"
#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"

#include <algorithm>
#include <set>

namespace tiller {

namespace {

std::string hexColor(std::uint32_t color) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4)
        text += digits[(color >> shift) & 0xF];
    return text;
}

/// A value in words. Points are counted.
std::string inWords(const Project& project, const Setting& setting, const Value& value) {
    if (const auto* number = std::get_if<double>(&value))
        return *number >= noLimit ? "no limit" : toText(*number);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "on" : "off";
    if (const auto* points = std::get_if<Points>(&value))
        return std::to_string(points->size()) + " points";
    const std::string& text = textOf(value);
    const auto choice = std::ranges::find(setting.choices, text, &Choice::id);
    if (choice != setting.choices.end())
        return choice->title;
    if (const SceneItem* item = project.sceneItem(text); item && !item->name.empty())
        return item->name;
    return text;
}

bool isShown(const Node& node, const Setting& setting) {
    return setting.kind != SettingKind::color && setting.group != "Look" &&
           (!setting.appliesWhen ||
            setting.appliesWhen->holds(valueOf(node, setting.appliesWhen->setting)));
}

void writeType(JsonWriter& writer, const NodeType& type) {
    const ColorPair colors = behaviorColors(type.id);
    writer.beginObject();
    writer.field("id", type.id);
    writer.field("title", type.title);
    writer.field("kind", toString(type.kind));
    writer.field("help", type.help);
    writer.field("formula", type.formula);
    writer.field("dark", hexColor(colors.dark));
    writer.field("light", hexColor(colors.light));
    writer.key("ports").beginList();
    for (const Port& port : type.ports) {
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("id", port.id);
        writer.field("title", port.title);
        writer.field("type", toString(port.type));
        writer.field("isInput", port.isInput);
        writer.end();
    }
    writer.end();
    writer.end();
}

void writeCard(JsonWriter& writer, const Project& project, const Node& node) {
    const NodeType& type = *findNodeType(node.type);
    writer.beginObject();
    writer.field("id", node.id);
    writer.field("title", nameInLists(project, node));
    writer.key("settings").beginList();
    for (std::size_t i = 0; i < std::min(node.values.size(), type.settings.size()); ++i) {
        const Setting& setting = type.settings[i];
        if (!isShown(node, setting))
            continue;
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("id", setting.id);
        writer.field("title", setting.title);
        writer.field("value", inWords(project, setting, node.values[i]));
        writer.end();
    }
    writer.end();
    writer.end();
}

/// What a parameter that is a choice may be.
void writeChoices(JsonWriter& writer, const Project& project, const Parameter& parameter) {
    if (!std::holds_alternative<std::string>(parameter.value) || parameter.drives.empty())
        return;
    const auto driven = findDrivable(project, parameter.drives.front());
    if (!driven)
        return;
    writer.beginObject();
    writer.field("parameter", parameter.id);
    writer.key("choices").beginList();
    for (const Choice& choice : driven->setting->choices) {
        writer.beginObject(JsonWriter::Layout::line);
        writer.field("id", choice.id);
        writer.field("title", choice.title);
        writer.end();
    }
    writer.end();
    writer.end();
}

void writeSitePlace(JsonWriter& writer, const PageSite& site) {
    writer.key("site").beginObject();
    writer.field("title", site.title);
    writer.field("index", site.index);
    writer.field("key", site.key);
    writer.field("number", static_cast<double>(site.number));
    writer.field("count", static_cast<double>(site.count));
    if (!site.nextFile.empty()) {
        writer.key("next").beginObject(JsonWriter::Layout::line);
        writer.field("title", site.nextTitle);
        writer.field("file", site.nextFile);
        writer.end();
    }
    writer.end();
}

} // namespace

std::string pageData(const Project& project, std::string_view title, const PageSite* site) {
    std::set<std::string_view> types;
    for (const Node& node : project.nodes)
        types.insert(node.type);

    JsonWriter writer;
    writer.beginObject();
    writer.field("format", "tiller-page");
    writer.field("version", 1.0);
    writer.field("title", title);
    writer.field("project", writeProject(project));
    writer.key("types").beginList();
    for (const std::string_view id : types)
        if (const NodeType* type = findNodeType(id))
            writeType(writer, *type);
    writer.end();
    writer.key("cards").beginList();
    for (const Node& node : project.nodes)
        if (findNodeType(node.type))
            writeCard(writer, project, node);
    writer.end();
    writer.key("choices").beginList();
    for (const Parameter& parameter : project.parameters)
        writeChoices(writer, project, parameter);
    writer.end();
    if (site)
        writeSitePlace(writer, *site);
    writer.end();
    return writer.take();
}

} // namespace tiller
