#include "app/import/map_choices.h"

#include "app/import/map_reading.h"
#include "core/base/number_text.h"
#include "core/model/agent_type.h"

#include <algorithm>
#include <array>
#include <map>

namespace tiller::maps {

namespace {

constexpr std::array<std::string_view, 4> kindNames{"class", "layer", "tiles", "value"};

/// The last word of a name: "zone" of "SafeZone", "safe-zone" and "group/Safe zone 2".
std::string lastWord(std::string_view name) {
    name.remove_prefix(name.rfind('/') + 1);
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    while (!name.empty() && !isLetter(name.back()))
        name.remove_suffix(1);
    std::size_t start = name.size();
    while (start > 0 && isLetter(name[start - 1])) {
        const bool startsWord = name[start - 1] <= 'Z'; // a capital letter after a small one
        --start;
        if (startsWord && start > 0 && name[start - 1] >= 'a' && name[start - 1] <= 'z')
            break;
    }
    return lowered(name.substr(start));
}

/// What a class, layer or value with this name becomes.
Becomes meaningOf(std::string_view name) {
    static const std::map<std::string, Becomes, std::less<>> words{
        {"obstacle", Becomes::obstacle},  {"solid", Becomes::obstacle}, {"wall", Becomes::obstacle},
        {"collision", Becomes::obstacle}, {"region", Becomes::region},  {"zone", Becomes::region},
        {"area", Becomes::region},        {"path", Becomes::path},      {"route", Becomes::path},
        {"point", Becomes::point}};
    std::string word = lastWord(name);
    if (!words.contains(word) && word.ends_with('s'))
        word.pop_back();
    const auto found = words.find(word);
    return found == words.end() ? Becomes::nothing : found->second;
}

/// Whether an IntGrid value has no name.
bool isNumber(std::string_view value) {
    return value.find_first_not_of("0123456789") == std::string_view::npos;
}

MapChoice suggestionFor(SourceKind kind, const std::string& name, const Project& project) {
    MapChoice choice{.kind = kind, .name = name, .becomes = meaningOf(name)};
    if (choice.becomes == Becomes::nothing && kind == SourceKind::objectClass) {
        choice.becomes = Becomes::asLayer;
        if (const Node* node = agentTypeNamed(project, name)) {
            choice.becomes = Becomes::agent;
            choice.agentType = node->id;
        }
    }
    return choice;
}

class Sources {
public:
    Sources(const Project& project, const std::vector<MapChoice>& chosen)
        : m_project(project), m_chosen(chosen) {}

    /// @param suggested counts where the name says nothing
    void add(SourceKind kind, const std::string& name, std::vector<Becomes> possible,
             std::size_t count, Becomes suggested = Becomes::nothing) {
        const auto [known, isNew] = m_indexes.try_emplace({kind, name}, m_sources.size());
        if (!isNew) {
            m_sources[known->second].count += count;
            return;
        }
        MapChoice own = suggestionFor(kind, name, m_project);
        if (suggested != Becomes::nothing)
            own.becomes = suggested;
        if (std::ranges::find(possible, own.becomes) == possible.end())
            own.becomes = Becomes::nothing;
        MapSource source{
            .choice = own, .suggested = own, .possible = std::move(possible), .count = count};
        for (const MapChoice& each : m_chosen)
            if (each.kind == kind && each.name == name &&
                std::ranges::find(source.possible, each.becomes) != source.possible.end())
                source.choice = each;
        m_sources.push_back(std::move(source));
    }

    [[nodiscard]] std::vector<MapSource> take() {
        std::ranges::stable_sort(m_sources, {},
                                 [](const MapSource& source) { return source.choice.kind; });
        return std::move(m_sources);
    }

private:
    const Project& m_project;
    const std::vector<MapChoice>& m_chosen;
    std::vector<MapSource> m_sources;
    std::map<std::pair<SourceKind, std::string>, std::size_t> m_indexes;
};

} // namespace

const Node* agentTypeNamed(const Project& project, std::string_view name) {
    const Node* named = nullptr;
    for (const Node& node : project.nodes) {
        if (node.type != agentTypeId)
            continue;
        if (node.id == name)
            return &node;
        if (!named && displayName(node) == name)
            named = &node;
    }
    return named;
}

const std::vector<std::string>& becomesNames() {
    static const std::vector<std::string> names{"nothing", "layer", "obstacle", "region",
                                                "path",    "point", "agent",    "tile-shapes"};
    return names;
}

std::vector<MapSource> sourcesOf(const Map& map, const Project& project,
                                 const std::vector<MapChoice>& chosen) {
    const std::vector<Becomes> forObjects{Becomes::nothing, Becomes::obstacle, Becomes::region,
                                          Becomes::path,    Becomes::point,    Becomes::agent};
    std::vector<Becomes> forClasses = forObjects;
    forClasses.insert(forClasses.begin(), Becomes::asLayer);
    const std::vector<Becomes> forGrids{Becomes::nothing, Becomes::obstacle, Becomes::region};
    std::vector<Becomes> forTiles = forGrids;
    forTiles.push_back(Becomes::tileShapes);

    Sources sources(project, chosen);
    for (const MapObject& each : map.objects) {
        if (!each.className.empty())
            sources.add(SourceKind::objectClass, each.className, forClasses, 1);
        sources.add(SourceKind::objectLayer, each.layer, forObjects, 1);
    }
    for (const MapGrid& each : map.grids) {
        const bool hasShapes = !each.boxes.empty() || !each.forms.empty();
        if (each.value.empty())
            sources.add(
                SourceKind::tileLayer, each.layer, hasShapes ? forTiles : forGrids, each.count,
                each.isSolid                                             ? Becomes::obstacle
                : hasShapes && meaningOf(each.layer) == Becomes::nothing ? Becomes::tileShapes
                                                                         : Becomes::nothing);
        else
            sources.add(SourceKind::gridValue, each.layer + "/" + each.value, forGrids, each.count,
                        isNumber(each.value) ? meaningOf(each.layer) : Becomes::nothing);
    }
    return sources.take();
}

std::string toText(const std::vector<MapChoice>& choices) {
    std::string text;
    for (const MapChoice& each : choices) {
        if (each.name.find('\n') != std::string::npos)
            continue; // it would read back as two lines
        text += text.empty() ? "" : "\n";
        text += kindNames[static_cast<std::size_t>(each.kind)];
        text += " " + each.name + " = " + becomesNames()[static_cast<std::size_t>(each.becomes)];
        if (each.becomes == Becomes::agent && !each.agentType.empty())
            text += " " + each.agentType;
    }
    return text;
}

bool readBecomes(std::string_view text, MapChoice& to) {
    text = trimmed(text);
    const std::size_t end = std::min(text.find_first_of(" :"), text.size());
    const auto found = std::ranges::find(becomesNames(), text.substr(0, end));
    if (found == becomesNames().end())
        return false;
    to.becomes = static_cast<Becomes>(found - becomesNames().begin());
    to.agentType = end < text.size() ? trimmed(text.substr(end + 1)) : "";
    return to.agentType.empty() || to.becomes == Becomes::agent;
}

std::vector<MapChoice> choicesFrom(std::string_view text) {
    std::vector<MapChoice> choices;
    for (const std::string_view line : linesOf(text)) {
        const std::size_t space = line.find(' ');
        const std::size_t equals = line.rfind(" = ");
        if (space == std::string_view::npos || equals == std::string_view::npos || space >= equals)
            continue;
        const auto kind = std::ranges::find(kindNames, line.substr(0, space));
        MapChoice choice{.kind = static_cast<SourceKind>(kind - kindNames.begin()),
                         .name = std::string(trimmed(line.substr(space, equals - space)))};
        if (kind != kindNames.end() && readBecomes(line.substr(equals + 3), choice))
            choices.push_back(std::move(choice));
    }
    return choices;
}

} // namespace tiller::maps
