#include "app/import/map_import.h"

#include "app/import/map_items.h"
#include "app/import/map_reading.h"
#include "app/import/map_shapes.h"
#include "core/base/number_text.h"
#include "core/base/suggestion.h"
#include "core/model/annotations.h"
#include "core/model/check.h"
#include "core/model/edits.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <ranges>
#include <set>

namespace tiller::maps {

namespace {

/// The same text gives the same id, so that the same call gives the same file.
Id idFor(const Project& project, std::string text) {
    for (;; text += '+')
        if (Id id = "map-" + shortHash(text, 6); !project.has(id))
            return id;
}

/// "town" of "maps/town.tmj".
std::string stemOf(const std::string& path) {
    const std::string name = path.substr(path.rfind('/') + 1);
    return name.substr(0, name.rfind('.'));
}

/// The place of "-16 8"; nothing for another text.
std::optional<Vec2> originIn(std::string_view text) {
    const auto x = parseNumber(takeUntil(text, ' '));
    const auto y = parseNumber(text);
    return x && y ? std::optional(Vec2{*x, *y}) : std::nullopt;
}

std::string nameOf(const MapObject& object) {
    return object.name.empty() ? object.className : object.name;
}

class Importer {
public:
    Importer(const Project& project, const Map& map, const ImportSettings& settings)
        : m_before(project)
        , m_after(project)
        , m_map(map)
        , m_settings(settings)
        , m_toWorld{{map.bounds.x, map.bounds.y}, settings.scale} {}

    Result<MapImport> run() {
        if (!(m_settings.scale > 0) || !std::isfinite(m_settings.scale))
            return Problem{.text = say("The scale must be a number above 0.")};
        remember();
        if (Problems problems = setWorld(); !problems.empty())
            return problems;
        m_agents.emplace(m_after, m_id);
        m_layers.emplace(m_before, m_id);
        for (const SceneItem& each : m_after.scene)
            m_scene.emplace(each.id, m_scene.size());
        for (const MapSource& each : sourcesOf(m_map, m_before, m_settings.choices))
            m_choices[{each.choice.kind, each.choice.name}] = each.choice;
        for (const MapGrid& each : m_map.grids)
            if (Problems problems = addGrid(each); !problems.empty())
                return problems;
        for (const MapObject& each : m_map.objects)
            addObject(each);
        m_import.removed += m_agents->place();
        removeStale();
        m_layers->place(m_after);
        if (!m_settings.picture.empty())
            MapLayers::placePicture(m_after, m_id, m_settings.picture, stemOf(m_settings.file),
                                    worldBox());

        addProperties();
        annotate();
        if (Problems problems = newErrors(); !problems.empty())
            return problems;
        m_import.change = difference(m_before, m_after);
        return std::move(m_import);
    }

private:
    /// The map in the world.
    [[nodiscard]] MapBox worldBox() const {
        const Vec2 corner = m_toWorld({m_map.bounds.x, m_map.bounds.y});
        return {corner.x, corner.y, m_map.bounds.width * m_settings.scale,
                m_map.bounds.height * m_settings.scale};
    }

    /// The world reaches from its (0, 0), where the map began at its first import, to the map's
    /// end.
    Problems setWorld() {
        const bool isEmpty = m_before.nodes.empty() && m_before.scene.empty();
        const MapBox box = worldBox();
        m_import.worldSize = {box.x + box.width, box.y + box.height};
        m_import.sizeBefore =
            isEmpty ? m_import.worldSize
                    : Vec2{m_before.worldNumber("width"), m_before.worldNumber("height")};
        if (!(m_import.worldSize.x > 0) || !(m_import.worldSize.y > 0))
            return {{.text = say("All of the map is left of or above the place where it began at "
                                 "its first import, so nothing of it would be in the world. Import "
                                 "it into a new project.")}};
        if (box.x < 0 || box.y < 0) {
            const std::vector<std::string> grown{tiller::toText(-box.x), tiller::toText(-box.y)};
            m_import.warnings.push_back(
                {.severity = Severity::warning,
                 .text = (box.y >= 0  ? say("The map has grown %1 u to the left since its first "
                                             "import.",
                                            grown)
                          : box.x < 0 ? say("The map has grown %1 u to the left and %2 u upward "
                                            "since its first import.",
                                            grown)
                                      : say("The map has grown %2 u upward since its first import.",
                                            grown)) +
                         " " +
                         say("What is there is outside the world, whose (0, 0) stays where it was. "
                             "Import the map into a new project to begin at its new corner.")});
        }
        const std::vector<std::pair<const char*, Value>> values{
            {"width", m_import.worldSize.x},
            {"height", m_import.worldSize.y},
            {"edges", isEmpty ? std::string("wall") : m_before.worldText("edges")}};
        for (const auto& [setting, value] : values) {
            const Result<Change> set = setValue(m_after, "world", setting, value);
            if (!set)
                return set.problems();
            apply(set.value(), m_after);
        }
        return {};
    }

    /// Finds the annotation of an earlier import with the map's origin, or makes one.
    void remember() {
        if (const Annotation* known = importOf(m_before, m_settings)) {
            m_id = known->id;
            m_toWorld.corner =
                originIn(textOf(valueOf(*known, "origin"))).value_or(m_toWorld.corner);
            return;
        }
        m_id = idFor(m_before, m_settings.file + "\n" + m_settings.part);
        m_after.annotations.push_back({.id = m_id, .type = "map"});
    }

    [[nodiscard]] Id idOf(const std::string& key) const { return m_id + "-" + key; }

    const MapChoice& choiceOf(SourceKind kind, const std::string& name) const {
        return m_choices.at({kind, name});
    }

    /// Adds a scene item, or replaces the one that an earlier import made.
    void put(const Id& id, SceneItem item, const std::string& name, const PropertyList& properties,
             const std::string& layer) {
        item.id = id;
        item.name = name;
        item.properties = properties;
        m_kept.insert(id);
        m_layers->add(id, layer);
        const auto [known, isNew] = m_scene.try_emplace(id, m_after.scene.size());
        if (isNew)
            m_after.scene.push_back(std::move(item));
        else
            m_after.scene[known->second] = std::move(item);
    }

    Problems addGrid(const MapGrid& grid) {
        const bool isValue = !grid.value.empty();
        const std::string source = isValue ? grid.layer + "/" + grid.value : grid.layer;
        const Becomes becomes =
            choiceOf(isValue ? SourceKind::gridValue : SourceKind::tileLayer, source).becomes;
        if (becomes == Becomes::nothing)
            return {};
        const Becomes kind = becomes == Becomes::region ? Becomes::region : Becomes::obstacle;
        std::vector<MapBox> boxes = grid.boxes;
        if (becomes != Becomes::tileShapes)
            boxes.insert(boxes.end(), grid.cells.begin(), grid.cells.end());
        boxes = mergeBoxes(std::move(boxes));
        m_import.tiles += becomes == Becomes::tileShapes ? grid.shaped : grid.count;
        std::size_t& made = kind == Becomes::region ? m_import.tileRegions : m_import.tileObstacles;
        if (m_import.tileObstacles + m_import.tileRegions + boxes.size() + grid.forms.size() >
            maxTileItems)
            return {
                {.text = say("The tiles become more than 10,000 obstacles and regions, with "
                             "the layer \"%1\". Choose fewer layers and values, or import a part "
                             "of the map.",
                             {grid.layer})}};
        const std::string& group = isValue ? grid.value : grid.layer; // a target may name it
        std::size_t count = 0;
        const auto putNext = [&](SceneItem item) {
            const std::string number = std::to_string(++count);
            // Hundreds of boxes with a label each would hide the world.
            put(idOf(grid.key + "-" + number), std::move(item),
                kind == Becomes::region ? group + " " + number : std::string(), {}, grid.layer);
        };
        for (const MapBox& box : boxes)
            putNext(itemOf(box, kind, group, m_toWorld));
        for (MapObject form : grid.forms) {
            form.layer = group;
            if (auto item = itemOf(form, kind, m_toWorld))
                putNext(std::move(*item));
        }
        made += count;
        return {};
    }

    void addObject(const MapObject& object) {
        const MapChoice* choice = &choiceOf(SourceKind::objectLayer, object.layer);
        if (!object.className.empty()) {
            const MapChoice& own = choiceOf(SourceKind::objectClass, object.className);
            if (own.becomes != Becomes::asLayer)
                choice = &own;
        }
        if (choice->becomes == Becomes::agent)
            return addAgent(object, *choice);
        if (choice->becomes == Becomes::nothing)
            return leaveOut(object.className.empty() ? object.layer : object.className);
        auto item = itemOf(object, choice->becomes, m_toWorld);
        if (!item)
            return warn(object, choice->becomes);
        std::size_t& count = choice->becomes == Becomes::obstacle ? m_import.obstacles
                             : choice->becomes == Becomes::region ? m_import.regions
                             : choice->becomes == Becomes::path   ? m_import.paths
                                                                  : m_import.points;
        ++count;
        put(idOf(object.key), std::move(*item), nameOf(object), propertiesOf(object), object.layer);
    }

    void leaveOut(const std::string& name) {
        auto& left = m_import.leftOut;
        const auto found =
            std::ranges::find(left, name, &std::pair<std::string, std::size_t>::first);
        if (found == left.end())
            left.emplace_back(name, 1);
        else
            ++found->second;
    }

    void warn(const MapObject& object, Becomes becomes) {
        constexpr std::size_t mostWarnings = 20;
        if (m_import.warnings.size() == mostWarnings)
            return;
        const std::vector<std::string> names{nameOf(object), object.key, object.layer};
        m_import.warnings.push_back(
            {.severity = Severity::warning,
             .text =
                 becomes == Becomes::path
                     ? say("The object \"%1\" (%2) of the layer \"%3\" cannot become a path: it "
                           "has one place only.",
                           names)
                 : becomes == Becomes::region
                     ? say("The object \"%1\" (%2) of the layer \"%3\" cannot become a region: it "
                           "has no area.",
                           names)
                     : say("The object \"%1\" (%2) of the layer \"%3\" cannot become an "
                           "obstacle: it has no size.",
                           names),
             .line = object.line,
             .column = object.column});
    }

    PropertyList propertiesOf(const MapObject& object) const {
        PropertyList properties = object.properties;
        for (const MapReference& each : object.references)
            if (std::ranges::find(properties, each.property, &Property::name) == properties.end())
                properties.push_back({.name = each.property,
                                      .type = PropertyType::text,
                                      .value = idOf(each.object)});
        return properties;
    }

    void addAgent(const MapObject& object, const MapChoice& choice) {
        PlacedAgent agent{
            .name = object.name, .position = m_toWorld(placeOf(object)), .velocity = {}};
        for (const Vec2 place : object.route)
            agent.goals.push_back({.item = {}, .place = m_toWorld(place)});
        agent.properties = propertiesOf(object);
        m_agents->add(choice, idOf(object.key), std::move(agent));
        m_layers->add(*m_agents->typeOf(choice), object.layer);
        ++m_import.agents;
    }

    /// Removes what the map has no more. What a node names stays, with a warning.
    void removeStale() {
        std::set<std::string> used;
        for (const Node& node : m_after.nodes)
            for (const std::string_view id : sceneItemsOf(node))
                used.emplace(id);
        std::vector<Id> stale;
        for (const SceneItem& each : m_after.scene) {
            if (!each.id.starts_with(m_id + "-") || m_kept.contains(each.id))
                continue;
            if (used.contains(each.id))
                m_import.warnings.push_back(
                    {.severity = Severity::warning,
                     .text = say("\"%1\" is no more in the map, but stays: a node names it.",
                                 {each.name.empty() ? each.id : each.name}),
                     .ids = {each.id}});
            else
                stale.push_back(each.id);
        }
        m_import.removed += stale.size();
        if (!stale.empty())
            apply(remove(m_after, stale), m_after);
    }

    void addProperties() {
        for (const Property& each : m_map.properties)
            setProperty(each);
        std::string name = stemOf(m_settings.file);
        if (!m_settings.part.empty())
            name += "." + m_settings.part;
        // With a short name, so that the ends differ.
        setOrigin(propertyName(name.substr(0, 48) + ".originX"), m_toWorld.corner.x);
        setOrigin(propertyName(name.substr(0, 48) + ".originY"), m_toWorld.corner.y);
    }

    void setOrigin(const std::string& name, double value) {
        if (value != 0 || std::ranges::find(m_after.properties, name, &Property::name) !=
                              m_after.properties.end())
            setProperty({.name = name, .type = PropertyType::number, .value = value});
    }

    void setProperty(const Property& property) {
        const auto known = std::ranges::find(m_after.properties, property.name, &Property::name);
        if (known != m_after.properties.end())
            *known = property;
        else
            m_after.properties.push_back(property);
    }

    /// Keeps the choices. Agent types are kept by their ids, since one may rename them.
    void annotate() {
        std::vector<MapChoice> choices = m_settings.choices;
        for (const auto& [source, choice] : m_choices) {
            if (choice.becomes != Becomes::agent)
                continue;
            const Id* type = m_agents->typeOf(choice);
            if (!type)
                continue; // no object is of this class now
            MapChoice kept = choice;
            kept.agentType = *type;
            std::erase_if(choices, [&](const MapChoice& each) {
                return each.kind == kept.kind && each.name == kept.name;
            });
            choices.push_back(std::move(kept));
        }
        const MapAnnotation map{.file = m_settings.file,
                                .part = m_settings.part,
                                .scale = m_settings.scale,
                                .origin = tiller::toText(m_toWorld.corner.x) + " " +
                                          tiller::toText(m_toWorld.corner.y),
                                .choices = toText(choices)};
        std::ranges::find(m_after.annotations, m_id, &Annotation::id)->values =
            itemWith("map", map).values;
    }

    /// The errors that the project would have with the map, and does not have now: the editor lets
    /// one go on with a project that has errors. Places in the map are where objects are.
    Problems newErrors() {
        std::set<std::pair<std::string, std::vector<Id>>> before;
        for (const Problem& each : findErrors(m_before))
            before.emplace(each.text, each.ids);
        Problems errors = findErrors(m_after);
        std::erase_if(errors, [&](const Problem& each) {
            return before.contains({each.text, each.ids});
        });
        errors.resize(std::min<std::size_t>(errors.size(), 20));
        for (Problem& each : errors)
            for (const MapObject& object : m_map.objects)
                if (std::ranges::find(each.ids, idOf(object.key)) != each.ids.end()) {
                    each.line = object.line;
                    each.column = object.column;
                    break;
                }
        return errors;
    }

    const Project& m_before;
    Project m_after;
    const Map& m_map;
    const ImportSettings& m_settings;
    MapScale m_toWorld;
    Id m_id;
    MapImport m_import;
    std::map<std::pair<SourceKind, std::string>, MapChoice> m_choices;
    std::map<Id, std::size_t> m_scene; ///< by id, the index in m_after
    std::set<Id> m_kept;               ///< items that this import made or replaced
    std::optional<MapAgents> m_agents;
    std::optional<MapLayers> m_layers;
};

/// "a, b and 3 more".
std::string firstOf(const std::vector<std::string>& names) {
    constexpr std::size_t mostNamed = 8;
    const std::string text = commaList(names | std::views::take(mostNamed));
    if (names.size() <= mostNamed)
        return text;
    return say("%1 and %2 more", {text, std::to_string(names.size() - mostNamed)});
}

} // namespace

Result<MapImport> importMap(const Project& project, const Map& map,
                            const ImportSettings& settings) {
    return Importer(project, map, settings).run();
}

ImportSettings importSettingsOf(const Annotation& annotation) {
    return {.file = textOf(valueOf(annotation, "file")),
            .part = textOf(valueOf(annotation, "part")),
            .scale = numberOf(valueOf(annotation, "scale")),
            .choices = choicesFrom(textOf(valueOf(annotation, "choices"))),
            .picture = {}};
}

const Annotation* importOf(const Project& project, const ImportSettings& settings) {
    for (const Annotation& each : project.annotations)
        if (each.type == "map" && textOf(valueOf(each, "file")) == settings.file &&
            textOf(valueOf(each, "part")) == settings.part)
            return &each;
    return nullptr;
}

std::optional<ImportSettings> earlierImport(const Project& project,
                                            const ImportSettings& settings) {
    const Annotation* earlier = importOf(project, settings);
    return earlier ? std::optional(importSettingsOf(*earlier)) : std::nullopt;
}

std::string restOf(const ImportSettings& settings, const MapImport& import,
                   const std::vector<MapSource>& sources) {
    std::vector<std::string> left;
    for (const auto& [name, count] : import.leftOut)
        left.push_back(name + " (" + std::to_string(count) + ")");
    std::vector<std::string> onlyShown;
    for (const MapSource& each : sources)
        if ((each.choice.kind == SourceKind::tileLayer ||
             each.choice.kind == SourceKind::gridValue) &&
            each.choice.becomes == Becomes::nothing && each.count > 0)
            (settings.picture.empty() ? left : onlyShown)
                .push_back(each.choice.name + " (" + std::to_string(each.count) + ")");
    const auto [to, from] = std::pair(import.worldSize, import.sizeBefore);
    const std::vector<std::string> sizes{tiller::toText(to.x), tiller::toText(to.y),
                                         tiller::toText(from.x), tiller::toText(from.y)};
    std::string text = to != from ? say("The world becomes %1 by %2, from %3 by %4.", sizes)
                                  : say("The world is %1 by %2.", sizes);
    if (!left.empty())
        text += " " + say("Left out: %1.", {firstOf(left)});
    if (!onlyShown.empty())
        text += " " + say("Only in the picture: %1.", {firstOf(onlyShown)});
    return text;
}

std::string summaryOf(const MapImport& import) {
    const auto present = [](std::initializer_list<std::pair<std::size_t, std::string>> parts) {
        std::string text;
        for (const auto& [count, part] : parts)
            if (count > 0)
                text += (text.empty() ? "" : ", ") + part;
        return text;
    };
    const auto obstacles = [](std::size_t count) {
        return std::pair(count, sayCount(count, "%n obstacle", "%n obstacles"));
    };
    const auto regions = [](std::size_t count) {
        return std::pair(count, sayCount(count, "%n region", "%n regions"));
    };
    const std::string objects =
        present({obstacles(import.obstacles),
                 regions(import.regions),
                 {import.paths, sayCount(import.paths, "%n path", "%n paths")},
                 {import.points, sayCount(import.points, "%n point", "%n points")},
                 {import.agents, sayCount(import.agents, "%n agent", "%n agents")}});
    if (import.tiles == 0)
        return objects;
    const std::string tiles =
        sayCount(import.tiles, "%n tile becomes %1", "%n tiles become %1",
                 {present({obstacles(import.tileObstacles), regions(import.tileRegions)})});
    return objects.empty() ? tiles : say("%1; objects become %2", {tiles, objects});
}

} // namespace tiller::maps
