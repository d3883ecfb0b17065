#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "core/base/number_text.h"
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

struct AnswersOptions {
    std::vector<std::string> files;
    std::string output = "-";
};

constexpr std::string_view utf8Mark = "\xef\xbb\xbf";

/// The next line of a table, which begins after it.
std::string_view takeLine(std::string_view& table) {
    const std::string_view line = takeUntil(table, '\n');
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

/// Whether these are the columns of a hand-in: name, step, question, guess, answer, result.
bool areOfAnswers(std::string_view columns) {
    const char between = columns.find(';') == std::string_view::npos ? ',' : ';';
    return std::ranges::count(columns, between) == 5;
}

int answers(const AnswersOptions& options) {
    std::vector<CallFile> inputs;
    for (const std::string& file : options.files)
        inputs.push_back({"FILE", file});
    if (const auto refusal = findOverwrite(inputs, {{"--output", options.output}}))
        return refuse(*refusal);
    std::string columns;
    std::string rows;
    for (const std::string& file : options.files) {
        const auto text = readText(file);
        if (!text)
            return notReadOrWritten;
        std::string_view table = *text;
        if (table.starts_with(utf8Mark))
            table.remove_prefix(utf8Mark.size());
        const std::string_view own = takeLine(table);
        if (!areOfAnswers(own)) {
            complain(say("%1 is no table of answers that a pupil has handed in. Leave it "
                         "out, or name the CSV file of a pupil.",
                         {file}));
            return problemsInFile;
        }
        if (!columns.empty() && own != columns) {
            complain(say("%1 has other columns than %2: the tables of a class have one language "
                         "and one separator.",
                         {file, options.files.front()}));
            return problemsInFile;
        }
        columns = own;
        while (!table.empty())
            rows += std::string(takeLine(table)) + "\n";
    }
    const std::string_view mark = options.output == "-" ? "" : utf8Mark;
    return print(std::string(mark) + columns + "\n" + rows, options.output);
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

void addAnswers(CommandLine& line) {
    auto [command, options] =
        line.add("answers", "Join the answers that pupils have handed in as one table.", answers);
    addValue(command, "FILE", options.files, "", "Tables (CSV) of the pupils.")->required();
    addValue(command, "-o,--output", options.output, "OUT",
             "The table to write. Without it, it goes to standard output.");
}

} // namespace tiller::cli
