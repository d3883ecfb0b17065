#include "app/cli/command_line.h"
#include "app/cli/console.h"
#include "app/cli/process.h"
#include "app/import/map_import.h"
#include "app/import/map_picture.h"
#include "core/base/suggestion.h"
#include "core/base/visible.h"
#include "core/io/files.h"
#include "core/io/project_io.h"

#include <algorithm>

namespace tiller::cli {

namespace {

struct ImportOptions {
    std::string file;               ///< the map
    std::string output;             ///< a file, or - for standard output
    std::string into;               ///< the project that gets the map; empty: a new one
    std::vector<std::string> solid; ///< names of layers and IntGrid values
    std::vector<std::string> map;   ///< NAME=KIND
    std::string part;               ///< a world or level of LDtk; empty: all levels
    std::optional<double> scale;    ///< nothing: that of the last import, or 1
    bool noPicture = false;
};

using maps::Becomes;
using maps::MapChoice;
using maps::MapSource;

/// The name of a source without its layer: "wall" of "Collisions/wall".
std::string lastPart(const std::string& name) {
    return name.substr(name.rfind('/') + 1);
}

/// The sources with a name that can become something. A whole name counts before a last part.
std::vector<MapChoice> sourcesNamed(const std::string& name, const std::vector<MapSource>& sources,
                                    Becomes becomes) {
    std::vector<MapChoice> whole;
    std::vector<MapChoice> last;
    for (const MapSource& each : sources) {
        if (std::ranges::find(each.possible, becomes) == each.possible.end())
            continue;
        if (each.choice.name == name)
            whole.push_back(each.choice);
        else if (lastPart(each.choice.name) == name)
            last.push_back(each.choice);
    }
    return whole.empty() ? last : whole;
}

/// Chooses for all sources with a name. False if there are none.
bool choose(const std::vector<MapSource>& sources, const std::string& name, const MapChoice& wanted,
            std::vector<MapChoice>& choices) {
    const std::vector<MapChoice> named = sourcesNamed(name, sources, wanted.becomes);
    for (MapChoice choice : named) {
        std::erase_if(choices, [&](const MapChoice& old) {
            return old.kind == choice.kind && old.name == choice.name;
        });
        choice.becomes = wanted.becomes;
        choice.agentType = wanted.agentType;
        choices.push_back(std::move(choice));
    }
    return !named.empty();
}

/// The problem with a name of a call that fits nothing.
std::string unknownName(const std::string& option, const std::string& name,
                        const std::vector<MapSource>& sources, Becomes becomes) {
    std::vector<std::string> known;
    for (const MapSource& each : sources)
        if (std::ranges::find(each.possible, becomes) != each.possible.end())
            known.push_back(each.choice.name);
    return say("%1: the map has no class, layer or value \"%2\" that can become %3.",
               {option, name, maps::becomesNames()[static_cast<std::size_t>(becomes)]}) +
           suggestion(name, known);
}

/// A sentence for an import that brings nothing.
std::string nothingBecomes(const std::vector<MapSource>& sources) {
    const std::string names =
        commaList(sources, [](const MapSource& each) { return each.choice.name; });
    return names.empty()
               ? say("Nothing becomes part of the world. Choose with --solid and --map.")
               : say("Nothing becomes part of the world. Choose with --solid and --map among: %1.",
                     {names});
}

/// Adds the choices of a call. Returns the first problem; empty if there is none.
std::string addChoices(const ImportOptions& options, const std::vector<MapSource>& sources,
                       std::vector<MapChoice>& choices) {
    for (const std::string& name : options.solid)
        if (!choose(sources, name, {.name = {}, .becomes = Becomes::obstacle}, choices))
            return unknownName("--solid", name, sources, Becomes::obstacle);
    for (const std::string& text : options.map) {
        const std::size_t equals = text.rfind('=');
        MapChoice wanted;
        if (equals == std::string::npos || !maps::readBecomes(text.substr(equals + 1), wanted))
            return say("--map: \"%1\" is no NAME=KIND. KIND is nothing, layer, obstacle, region, "
                       "path, point, tile-shapes, agent or agent:TYPE.",
                       {text});
        if (!choose(sources, text.substr(0, equals), wanted, choices))
            return unknownName("--map", text.substr(0, equals), sources, wanted.becomes);
    }
    return {};
}

/// Draws the map's picture, which goes beside the project. Empty if nothing is drawn.
std::string draw(const maps::Map& map, const ImportOptions& options) {
    if (options.noPicture || options.output == "-")
        return {};
    const Waiting waiting(say("drawing %1", {options.file}));
    maps::MapPicture drawn = maps::drawMap(map, std::filesystem::path(options.file).parent_path());
    Problems warnings;
    for (const std::string& each : drawn.problems)
        warnings.push_back({.severity = Severity::warning, .text = each});
    report(options.file, warnings);
    return std::move(drawn.png);
}

/// Saves the project and the map's picture: both, or neither.
Result<Done> saveWithPicture(const std::string& file, const std::string& text,
                             const std::string& name, const std::string& png) {
    if (png.empty())
        return saveText(file, text);
    const std::filesystem::path path = std::filesystem::path(file).parent_path() / name;
    const Result<std::string> earlier = loadText(path);
    if (Result<Done> saved = maps::savePicture(file, name, png); !saved)
        return saved;
    Result<Done> saved = saveText(file, text);
    std::error_code error;
    if (!saved && earlier)
        (void)maps::savePicture(file, name, earlier.value()); // the first problem counts
    else if (!saved)
        std::filesystem::remove(path, error);
    return saved;
}

int importMap(const ImportOptions& options) {
    if (const auto refusal = findOverwrite({{"MAP", options.file}}, {{"--output", options.output}}))
        return refuse(*refusal);
    Project project;
    if (!options.into.empty()) {
        int exitCode = success;
        auto loaded = load(options.into, readProject, exitCode);
        if (!loaded)
            return exitCode;
        if (loaded->isExport) {
            complain(
                say("--into takes a project (*.tiller), but \"%1\" is an export.", {options.into}));
            return problemsInFile;
        }
        project = std::move(loaded->project);
    }
    const auto mapText = readText(options.file);
    if (!mapText)
        return notReadOrWritten;
    const Waiting waiting(say("reading %1", {options.file}));
    const Result<maps::Map> map = maps::readMap(*mapText, options.file, options.part);
    if (!map) {
        report(options.file, map.problems());
        return problemsInFile;
    }
    maps::ImportSettings settings{.file = maps::storedPath(options.file, options.output),
                                  .part = options.part};
    if (const auto earlier = maps::earlierImport(project, settings)) {
        settings.choices = earlier->choices;
        settings.scale = earlier->scale;
    }
    settings.scale = options.scale.value_or(settings.scale);
    const auto sources = maps::sourcesOf(map.value(), project, settings.choices);
    if (const std::string problem = addChoices(options, sources, settings.choices);
        !problem.empty())
        return refuse(problem);
    const std::string picture = draw(map.value(), options);
    if (!picture.empty())
        settings.picture = maps::pictureNameFor(project, settings, options.output);
    const Result<maps::MapImport> import = maps::importMap(project, map.value(), settings);
    if (!import) {
        report(options.file, import.problems());
        return problemsInFile;
    }
    report(options.file, map.value().warnings);
    report(options.file, import.value().warnings);
    apply(import.value().change, project);
    const std::string text = writeProject(project);
    if (options.output == "-")
        return print(text);
    const Cleanup cleanup;
    if (const Result<Done> saved = saveWithPicture(options.output, text, settings.picture, picture);
        !saved)
        return notWritten(saved.problems());
    const std::string summary = maps::summaryOf(import.value());
    const auto chosen = maps::sourcesOf(map.value(), project, settings.choices);
    const int printed = print(
        toVisible(summary.empty() ? nothingBecomes(sources) : summary) + "\n" +
        toVisible(maps::restOf(settings, import.value(), chosen) +
                  (picture.empty() ? "" : " " + say("The picture is %1.", {settings.picture}))) +
        "\n");
    return printed == success ? interruptionCode() : printed;
}

std::string scaleProblem(const std::string& text) {
    double scale = 0;
    if (CLI::detail::lexical_cast(text, scale) && scale >= 0.0001 && scale <= 10'000)
        return {};
    return say("\"%1\" is not a scale. It is a number from 0.0001 to 10000", {text});
}

} // namespace

void addImport(CommandLine& line) {
    auto [command, options] =
        line.add("import", "Make a project of a map of Tiled or LDtk.", importMap);
    addValue(command, "MAP", options.file, "", "A map of Tiled (*.tmj, *.tmx) or LDtk (*.ldtk).")
        ->required();
    addValue(command, "-o,--output", options.output, "OUT",
             "The project to write; - is standard output.")
        ->required();
    addValue(command, "--into", options.into, "FILE",
             "A project that gets the map. What came from an earlier import of the same map is "
             "replaced, with the choices of that import. It may be OUT.");
    addValues(command, "--solid", options.solid, "NAME",
              "A layer or an IntGrid value (VALUE or LAYER/VALUE) whose tiles become obstacles.");
    addValues(command, "--map", options.map, "NAME=KIND",
              "What the objects of a class or layer, or the tiles of a layer or IntGrid value, "
              "become. KIND is nothing, layer (of a class: as its layer), obstacle, region, path, "
              "point, tile-shapes, agent or agent:TYPE.");
    addValue(command, "--part", options.part, "NAME", "Only this world or level of LDtk.");
    addValue(command, "--scale", options.scale, "X",
             "World units per pixel. Default: that of the last import, or 1.")
        ->check(checkWith(scaleProblem));
    command.add_flag(
        "--no-picture", options.noPicture,
        say("Leave out the map's picture. Without this, its tiles and backgrounds are "
            "drawn into one picture beside OUT, which a layer shows beneath the world."));
}

} // namespace tiller::cli
