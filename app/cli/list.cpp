#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "core/io/json_writer.h"
#include "core/io/project_io.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller::cli {

using Layout = JsonWriter::Layout;

namespace {

struct ListOptions {
    bool json = false;
};

void writePort(JsonWriter& writer, const Port& port) {
    writer.beginObject(Layout::line);
    writer.field("id", port.id);
    writer.field("title", port.title.english());
    writer.field("type", toString(port.type));
    writer.field("direction", port.isInput ? "input" : "output");
    writer.field("takesSeveral", port.takesSeveral());
    writer.field("help", port.help.english());
    writer.end();
}

void writeSetting(JsonWriter& writer, const Setting& setting) {
    writer.beginObject(Layout::line);
    writer.field("id", setting.id);
    writer.field("title", setting.title.english());
    writer.field("kind", toString(setting.kind));
    writer.field("unit", toString(setting.unit));
    writer.field("default", setting.initial);
    if (setting.kind == SettingKind::number || setting.kind == SettingKind::integer) {
        writer.field("min", setting.min);
        writer.field("max", setting.max);
    }
    if (!setting.choices.empty()) {
        writer.key("choices").beginList();
        for (const Choice& choice : setting.choices) {
            writer.beginObject();
            writer.field("id", choice.id);
            writer.field("title", choice.title.english());
            writer.field("help", choice.help.english());
            writer.end();
        }
        writer.end();
    }
    if (setting.appliesWhen) {
        writer.key("appliesWhen").beginObject();
        writer.field("setting", setting.appliesWhen->setting);
        writer.key("values").beginList();
        writer.value(setting.appliesWhen->value);
        for (const Value& other : setting.appliesWhen->more)
            writer.value(other);
        writer.end();
        writer.end();
    }
    writer.field("help", setting.help.english());
    writer.end();
}

std::string allAsJson() {
    JsonWriter writer;
    writer.beginList();
    for (const NodeType& type : nodeTypes()) {
        writer.beginObject();
        writer.field("type", type.id);
        writer.field("kind", toString(type.kind));
        writer.field("title", type.title.english());
        writer.field("help", type.help.english());
        writer.field("formula", type.formula.english());
        writer.field("source", type.source);
        writer.key("words").beginList(Layout::line);
        for (const std::string& word : type.words)
            writer.value(word);
        writer.end();
        writer.key("ports").beginList();
        for (const Port& port : type.ports)
            writePort(writer, port);
        writer.end();
        writer.key("settings").beginList();
        for (const Setting& setting : type.settings)
            writeSetting(writer, setting);
        writer.end();
        writer.end();
    }
    writer.end();
    return writer.take();
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, text.size()), ' ');
}

std::string allAsTable() {
    std::size_t idWidth = 4;
    std::size_t kindWidth = 4;
    for (const NodeType& type : nodeTypes()) {
        idWidth = std::max(idWidth, type.id.size());
        kindWidth = std::max(kindWidth, toString(type.kind).size());
    }
    std::string table =
        padded("TYPE", idWidth + 2) + padded("KIND", kindWidth + 2) + say("WHAT IT DOES") + "\n";
    for (const NodeType& type : nodeTypes())
        table += padded(type.id, idWidth + 2) + padded(toString(type.kind), kindWidth + 2) +
                 type.help + "\n";
    return table;
}

int list(const ListOptions& options) {
    if (!options.json)
        return print(allAsTable());
    const InLanguage english("en"); // what programs read
    return print(allAsJson());
}

struct SchemaOptions {
    std::string format; ///< project or export
};

int schema(const SchemaOptions& options) {
    return print(options.format == "export" ? exportSchema() : projectSchema());
}

} // namespace

void addList(CommandLine& line) {
    auto [command, options] = line.add("list", "List every node type.", list);
    command.add_flag("--json", options.json,
                     say("Print a JSON array of objects with type, kind, title, ports, settings, "
                         "help, formula and source."));
}

void addSchema(CommandLine& line) {
    auto [command, options] =
        line.add("schema", "Print the JSON Schema (draft 7) of a file format.", schema);
    addChoice(command, "FORMAT", options.format, "", {"project", "export"}, "project or export.")
        ->required();
}

} // namespace tiller::cli
