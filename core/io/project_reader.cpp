#include "core/io/project_reader.h"

#include "core/io/items.h"
#include "core/model/check.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <array>
#include <map>

namespace tiller {

namespace {

template <class Item>
void readItems(Reading& reading, const JsonValue::List* list, SourceMap& places,
               std::vector<Item>& to, std::optional<Item> (*read)(Reading&, const JsonValue&)) {
    if (!list)
        return;
    to.reserve(list->size());
    for (const JsonValue& each : *list) {
        if (reading.full())
            return;
        if (auto item = read(reading, each))
            if (addPlace(reading, places, item->id, each.offset))
                to.push_back(*std::move(item));
    }
}

void readLayout(Reading& reading, const JsonValue::List* list, Project& project) {
    if (!list)
        return;
    std::map<std::string_view, Node*> nodes;
    for (Node& node : project.nodes)
        nodes.emplace(node.id, &node);
    for (const JsonValue& each : *list) {
        if (reading.full())
            return;
        Fields fields(reading, each, "an entry of the layout");
        std::string id;
        Vec2 place;
        const bool isComplete = fields.id("id", id) && readPoint(fields, place);
        fields.finish();
        if (!isComplete)
            continue;
        const auto node = nodes.find(id);
        if (node != nodes.end())
            node->second->place = place;
        else
            reading.warn(each.offset, "The layout has a place for \"" + id +
                                          "\", but there is no such node. Remove this entry.");
    }
}

/// Without a `value`, a parameter has that of the first setting that it drives, or else the least.
/// Its range widens to hold it.
void settleValue(const Project& project, Parameter& parameter) {
    parameter.value = parameter.min;
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref)) {
            parameter.value = driven->value;
            break;
        }
    if (const double* number = std::get_if<double>(&parameter.value)) {
        parameter.min = std::min(parameter.min, *number);
        parameter.max = std::max(parameter.max, *number);
    }
}

void warnOfOtherValues(Reading& reading, LoadedProject& to, const std::vector<SettingRef>& refs) {
    for (const SettingRef& ref : refs) {
        const Parameter& parameter = *drivingParameter(to.project, ref);
        const SourcePlace at = to.places[parameter.id];
        reading.add({.severity = Severity::warning,
                     .text = "\"" + ref.item + "." + ref.setting +
                             "\" has another value in the file than the parameter \"" +
                             titleOf(parameter) + "\", which drives it. The parameter counts.",
                     .ids = {parameter.id, ref.item},
                     .line = at.line,
                     .column = at.column});
    }
}

} // namespace

std::span<const ListLimit> projectLimits() {
    static constexpr std::array limits{ListLimit{"nodes", maxNodes},
                                       ListLimit{"agentTypes", maxNodes},
                                       ListLimit{"links", maxLinks},
                                       ListLimit{"layout", maxNodes},
                                       ListLimit{"annotations", maxAnnotations},
                                       ListLimit{"parameters", maxParameters},
                                       ListLimit{"drives", maxDriven},
                                       ListLimit{"scene", maxLinks},
                                       ListLimit{"placedAgents", maxAgents}};
    return limits;
}

bool addPlace(Reading& reading, SourceMap& places, const Id& id, std::size_t offset) {
    const TextPlace at = reading.place(offset);
    const auto [first, isNew] = places.insert({id, {at.line, at.column}});
    if (!isNew)
        reading.fail(offset,
                     "The id \"" + id + "\" is already used on line " +
                         std::to_string(first->second.line) + ". Give one of the two another id.",
                     {id});
    return isNew;
}

void readParameters(Reading& reading, Fields& fields, LoadedProject& to) {
    Project& project = to.project;
    const JsonValue::List* list = fields.list("parameters", Need::unlessDefault);
    readItems(reading, list, to.places, project.parameters, readParameter);
    readProperties(reading, fields, project.properties);
    if (reading.failed() || !list)
        return;
    for (std::size_t i = 0; i < project.parameters.size(); ++i)
        if (!(*list)[i].find("value"))
            settleValue(project, project.parameters[i]);
    if (findParameterErrors(project).empty())
        warnOfOtherValues(reading, to, applyParameters(project));
}

void readProjectParts(Reading& reading, const JsonValue& root, LoadedProject& to) {
    Fields fields(reading, root, "the project");
    fields.take("format", Need::always);
    fields.take("version", Need::always);
    if (const JsonValue* world = fields.take("world", Need::unlessDefault)) {
        addPlace(reading, to.places, "world", world->offset);
        to.project.world = readWorld(reading, *world).value_or(to.project.world);
    }
    readItems(reading, fields.list("scene", Need::unlessDefault), to.places, to.project.scene,
              readSceneItem);
    readItems(reading, fields.list("nodes", Need::unlessDefault), to.places, to.project.nodes,
              readNode);
    readItems(reading, fields.list("links", Need::unlessDefault), to.places, to.project.links,
              readLink);
    const JsonValue::List* layout = fields.list("layout", Need::unlessDefault);
    if (!reading.failed())
        readLayout(reading, layout, to.project);
    readItems(reading, fields.list("annotations", Need::unlessDefault), to.places,
              to.project.annotations, readAnnotation);
    readParameters(reading, fields, to);
    if (const JsonValue* notes = fields.take("notes", Need::unlessDefault))
        to.project.notes = readNotes(reading, *notes).value_or(Notes());
    fields.finish();
}

void checkLoaded(Reading& reading, const LoadedProject& loaded, std::size_t fallback) {
    const TextPlace start = reading.place(fallback);
    for (Problem problem : check(loaded.project)) {
        problem.line = start.line;
        problem.column = start.column;
        for (const std::string& id : problem.ids)
            if (const auto at = loaded.places.find(id); at != loaded.places.end()) {
                problem.line = at->second.line;
                problem.column = at->second.column;
                break;
            }
        reading.add(std::move(problem));
    }
}

std::optional<Project> readWholeProject(Reading& reading, JsonValue& value) {
    const std::array formats{&projectFormat};
    if (!recognizeFormat(reading, value, formats))
        return {};
    LoadedProject loaded;
    readProjectParts(reading, value, loaded);
    if (!reading.failed())
        checkLoaded(reading, loaded, value.offset);
    return std::move(loaded.project);
}

Result<LoadedProject> readProject(std::string_view text) {
    auto parsed = parseJson(text, projectLimits());
    if (!parsed)
        return parsed.problems();
    JsonDocument& document = parsed.value();

    Reading reading(document.lines);
    LoadedProject loaded;
    const std::array formats{&projectFormat, &jsonExportFormat};
    const FileFormat* format = recognizeFormat(reading, document.root, formats);
    loaded.isExport = format == &jsonExportFormat;
    if (loaded.isExport) {
        reading.requireAll();
        readExportParts(reading, document.root, loaded);
    } else if (format) {
        readProjectParts(reading, document.root, loaded);
    }
    if (!reading.failed())
        checkLoaded(reading, loaded, document.root.offset);

    const bool failed = reading.failed();
    Problems problems = reading.takeProblems();
    if (failed)
        return problems;
    loaded.warnings = std::move(problems);
    return loaded;
}

Result<LoadedProject> loadProject(const FilePath& file) {
    const Result<std::string> text = loadText(file);
    if (!text)
        return text.problems();
    return readProject(text.value());
}

} // namespace tiller
