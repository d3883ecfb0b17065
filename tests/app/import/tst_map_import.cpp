#include "app/import/map_import.h"
#include "core/model/agent_type.h"
#include "core/model/scene_layers.h"
#include "core/nodes/describe.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/region.h"
#include "tests/app/import/read_test_map.h"
#include "tests/core/support/testing.h"

using namespace tiller::maps;

const Map& town() {
    static const Map map = readFile(testMap("town.tmj")).value();
    return map;
}

const Map& levels() {
    static const Map map = readFile(testMap("world.ldtk")).value();
    return map;
}

/// A project with an agent type "guard".
Project guarded() {
    Project project;
    IdSource ids(3);
    apply(addNode(project, ids, agentTypeId, {}, {}).value(), project);
    apply(rename(project, project.nodes[0].id, "guard").value(), project);
    return project;
}

MapImport imported(Project& project, const Map& map, const ImportSettings& settings) {
    const Result<MapImport> import = importMap(project, map, settings);
    if (!import)
        qFatal("%s", import.problems().front().text.c_str());
    apply(import.value().change, project);
    return import.value();
}

const SceneItem* itemNamed(const Project& project, std::string_view name) {
    const auto found = std::ranges::find(project.scene, name, &SceneItem::name);
    return found == project.scene.end() ? nullptr : &*found;
}

template <class Geometry>
Geometry geometryOf(const Project& project, std::string_view name) {
    const SceneItem* item = itemNamed(project, name);
    if (!item)
        qFatal("no %s", std::string(name).c_str());
    return settingsFrom<Geometry>(findSceneType(item->type)->settings, item->values);
}

std::string textProperty(const PropertyList& properties, std::string_view name) {
    const auto found = std::ranges::find(properties, name, &Property::name);
    return found == properties.end() ? "" : textOf(found->value);
}

Map mapWith(std::vector<MapObject> objects) {
    return {.bounds = {0, 0, 100, 100}, .objects = std::move(objects)};
}

/// Imports the maps of tests/data/maps.
class TestMapImport : public QObject {
    Q_OBJECT
private slots:
    void solidTiles_becomeFewBoxes() {
        Project project;
        const MapImport import = imported(project, town(), {.file = "town.tmj"});
        // 32 tiles of walls become 4 boxes. Of 6 tiles with collision shapes, 4 have boxes, two of
        // which touch, and 2 have triangles.
        QCOMPARE(import.tiles, 38U);
        QCOMPARE(import.tileObstacles, std::size_t{4 + 3 + 2});
        QCOMPARE(import.tileRegions, 0U);
        std::map<std::string, int> groups;
        for (const SceneItem& each : project.scene)
            if (each.type == "obstacle" && each.name.empty())
                ++groups[textOf(valueOf(each, "group"))];
        QVERIFY((groups == std::map<std::string, int>{{"Walls", 4}, {"Furniture", 5}}));

        Project second;
        const MapImport grid = imported(second, levels(), {.file = "world.ldtk"});
        QCOMPARE(grid.tiles, std::size_t{16 + 6});
        QCOMPARE(grid.tileObstacles, std::size_t{4 + 1});
    }

    void objects_becomeWhatTheirClassSays() {
        Project project = guarded();
        const MapImport import = imported(project, town(), {.file = "town.tmj"});
        QCOMPARE(import.obstacles, 6U);
        QCOMPARE(import.regions, 3U); // one by its layer's name
        QCOMPARE(import.paths, 1U);
        QCOMPARE(import.points, 1U);
        QCOMPARE(import.agents, 2U);
        QVERIFY(!itemNamed(project, "fence")); // no such class, and the layer's name says nothing
        QCOMPARE(import.warnings.size(), 1U);
        QCOMPARE(
            QString::fromStdString(import.warnings.front().text),
            QString("The object \"nothing\" (12) of the layer \"Things\" cannot become a region: "
                    "it has no area."));
        QVERIFY(import.warnings.front().line > 0);
        QCOMPARE(summaryOf(import),
                 "38 tiles become 9 obstacles; objects become 6 obstacles, 3 regions, 1 "
                 "path, 1 point, "
                 "2 agents"s);
        QVERIFY(!hasErrors(check(project)));
    }

    void shapes_keepTheirForm() {
        Project project;
        imported(project, town(),
                 {.file = "town.tmj",
                  .choices = {{maps::SourceKind::objectClass, "fence", Becomes::obstacle}}});
        const auto crate = geometryOf<ObstacleGeometry>(project, "crate");
        QVERIFY(crate.shape == ObstacleShape::box);
        QCOMPARE(crate.x, 40.0);
        QCOMPARE(crate.width, 20.0);
        QCOMPARE(crate.group, "crates"s);
        // A right angle leaves a box.
        const auto turned = geometryOf<ObstacleGeometry>(project, "turned");
        QVERIFY(turned.shape == ObstacleShape::box);
        QCOMPARE(turned.x, 70.0);
        QCOMPARE(turned.height, 20.0);
        const auto pillar = geometryOf<ObstacleGeometry>(project, "pillar");
        QVERIFY(pillar.shape == ObstacleShape::circle);
        QCOMPARE(pillar.x, 110.0);
        QCOMPARE(pillar.radius, 10.0);
        const auto pond = geometryOf<RegionGeometry>(project, "pond");
        QVERIFY(pond.shape == RegionShape::polygon); // an ellipse
        QCOMPARE(pond.points.size(), 32U);
        QCOMPARE(pond.points[0].x, 100.0);
        QCOMPARE(pond.points[8].y, 100.0); // a quarter further, clockwise
        QVERIFY(geometryOf<RegionGeometry>(project, "home").shape == RegionShape::box);
        const auto patrol = geometryOf<PathGeometry>(project, "patrol");
        QVERIFY(!patrol.closed);
        QVERIFY((patrol.points == Points{{20, 20}, {50, 20}, {50, 40}}));
        QVERIFY(geometryOf<ObstacleGeometry>(project, "rock").shape == ObstacleShape::polygon);
        QVERIFY(geometryOf<ObstacleGeometry>(project, "fence").shape == ObstacleShape::wall);
        QCOMPARE(textProperty(itemNamed(project, "crate")->properties, "note"), "heavy"s);

        Project cave;
        imported(cave, readFile(testMap("cave.tmx")).value(), {.file = "cave.tmx"});
        const auto stone = geometryOf<ObstacleGeometry>(cave, "stone"); // turned by 45 degrees
        QVERIFY(stone.shape == ObstacleShape::polygon);
        QVERIFY(length(stone.points[0] - Vec2{24, 16}) < 1e-9);
        QVERIFY(length(stone.points[1] - Vec2{24 + 5.656854249492381, 16 + 5.656854249492381}) <
                1e-9);
        QVERIFY(geometryOf<RegionGeometry>(cave, "pool").shape == RegionShape::circle);
    }

    void agents_getPlacePropertiesAndGoals() {
        Project project;
        const MapImport import =
            imported(project, levels(),
                     {.file = "world.ldtk",
                      .choices = {{maps::SourceKind::objectClass, "Guard", Becomes::agent}}});
        QCOMPARE(import.agents, 2U);
        QCOMPARE(project.nodes.size(), 1U); // a new agent type
        const Node& guard = project.nodes[0];
        QCOMPARE(guard.name, "Guard"s);
        QCOMPARE(textOf(valueOf(guard, "start")), "placed"s);
        QCOMPARE(guard.agents.size(), 2U);
        QVERIFY(
            (guard.agents[0].position == Vec2{12, 12})); // its pivot, from the corner of the world
        QCOMPARE(guard.agents[0].goals.size(), 2U);
        QVERIFY((guard.agents[0].goals[1].place == Vec2{36, 12}));
        QVERIFY((guard.agents[1].position == Vec2{68, 20}));
        QCOMPARE(textProperty(guard.agents[0].properties, "kind"), "Elite"s);
        QVERIFY((geometryOf<PathGeometry>(project, "Path").points == Points{{8, 8}, {36, 12}}));
        QVERIFY(!hasErrors(check(project)));
    }

    void properties_nameOtherObjects() {
        Project project = guarded();
        imported(project, town(), {.file = "town.tmj"});
        imported(project, levels(),
                 {.file = "world.ldtk",
                  .choices = {{maps::SourceKind::objectClass, "Guard", Becomes::agent}}});
        const Node& guard = project.nodes[1]; // "Guard", not "guard"
        QCOMPARE(textProperty(guard.agents[0].properties, "home"),
                 itemNamed(project, "Region")->id);
        QCOMPARE(textProperty(itemNamed(project, "crate")->properties, "key"),
                 textProperty(project.nodes[0].agents[0].properties, "mapObject"));
    }

    void theWorld_getsTheMapsSize() {
        Project project;
        imported(project, levels(), {.file = "world.ldtk", .scale = 2.5});
        QCOMPARE(project.worldNumber("width"), 240.0);
        QCOMPARE(project.worldNumber("height"), 80.0);
        QCOMPARE(project.worldText("edges"), "wall"s); // it was empty
        const auto region = geometryOf<RegionGeometry>(project, "Region");
        QCOMPARE(region.x, 40.0);
        QCOMPARE(region.width, 40.0);
        QVERIFY(std::ranges::any_of(project.properties,
                                    [](const Property& p) { return p.name == "Level_0.music"; }));

        Project used = guarded();
        imported(used, levels(), {.file = "world.ldtk"});
        QCOMPARE(used.worldText("edges"), "wrap"s);
        for (const double scale : {0.0, -1.0, 1e300 * 1e300})
            QVERIFY(!importMap(used, levels(), {.file = "world.ldtk", .scale = scale}).ok());
    }

    void choices_decide() {
        Project project;
        const MapImport import = imported(
            project, levels(),
            {.file = "world.ldtk",
             .choices = {{maps::SourceKind::gridValue, "Collisions/wall", Becomes::nothing},
                         {maps::SourceKind::gridValue, "Collisions/water", Becomes::region},
                         {maps::SourceKind::objectLayer, "Entities", Becomes::point},
                         {maps::SourceKind::tileLayer, "Props", Becomes::obstacle}}});
        QCOMPARE(import.tileRegions, 1U);
        QCOMPARE(import.tileObstacles, 1U); // two tiles side by side
        QCOMPARE(import.points, 3U);        // a point, and two guards by their layer
        QCOMPARE(geometryOf<RegionGeometry>(project, "water 1").x, 16.0);
    }

    void theLastWordOfAName_isSuggested_data() {
        const TestRows<QString, QString, int> table;
        const auto row = [&](const char* layer, const char* value, Becomes becomes) {
            table(QTest::addRow("%s/%s", layer, value), layer, value, static_cast<int>(becomes));
        };
        row("Ground", "1", Becomes::nothing);
        row("Ground", "walls", Becomes::obstacle);
        row("Walls", "1", Becomes::obstacle); // a value without a name
        row("Walls", "grass", Becomes::nothing);
        row("Ground", "SafeZone", Becomes::region);
        row("Ground", "safe_zone 2", Becomes::region);
        row("Ground", "WALL", Becomes::obstacle);
        row("Ground", "WallPaper", Becomes::nothing);
    }

    void theLastWordOfAName_isSuggested() {
        const auto [layer, value, becomes] = fetched<QString, QString, int>();
        Map map;
        MapGrid& grid = map.grids.emplace_back();
        grid.layer = layer.toStdString();
        grid.value = value.toStdString();
        const auto sources = sourcesOf(map, {}, {});
        QCOMPARE(sources.size(), 1U);
        QCOMPARE(static_cast<int>(sources[0].suggested.becomes), becomes);
    }

    void importingAgain_changesNothing() {
        for (const bool isTown : {true, false}) {
            Project project = guarded();
            const ImportSettings settings{
                .file = "map",
                .choices = {{maps::SourceKind::objectClass, "Guard", Becomes::agent}}};
            imported(project, isTown ? town() : levels(), settings);
            const auto remembered =
                std::ranges::find(project.annotations, "map", &Annotation::type);
            QVERIFY(remembered != project.annotations.end());
            const auto again = require(
                importMap(project, isTown ? town() : levels(), importSettingsOf(*remembered)));
            QVERIFY(again.change.empty());
            QCOMPARE(again.removed, 0U);
        }
    }

    void importingAgain_keepsWhatWasWired() {
        Project project = guarded();
        imported(project, town(), {.file = "town.tmj"});
        const Id guard = project.nodes[0].id;
        // A target names the region, a hand placed an agent, and an agent of the map has a goal.
        IdSource ids(5);
        const Id home = itemNamed(project, "home")->id;
        apply(addNode(project, ids, "region", {}, {}).value(), project);
        const Id target = project.nodes.back().id;
        apply(setValue(project, target, "region", home).value(), project);
        std::vector<PlacedAgent> agents = project.nodes[0].agents;
        agents[1].goals = {{.item = home, .place = {}}};
        agents.insert(agents.begin(), {.name = "by hand", .position = {1, 2}, .velocity = {}});
        apply(setAgents(project, guard, agents), project);
        apply(rename(project, guard, "Watch").value(), project);

        Map moved = town();
        for (MapObject& each : moved.objects)
            for (Vec2& point : each.points)
                point.x += 8;
        const auto remembered = std::ranges::find(project.annotations, "map", &Annotation::type);
        imported(project, moved, importSettingsOf(*remembered));
        QCOMPARE(geometryOf<RegionGeometry>(project, "home").x, 28.0);
        QCOMPARE(itemNamed(project, "home")->id, home);
        QCOMPARE(textOf(valueOf(*project.node(target), "region")), home);
        const Node& now = *project.node(guard); // renamed, and still the type of the class
        QCOMPARE(now.agents.size(), 3U);
        QCOMPARE(now.agents[0].name, "by hand"s);
        QCOMPARE(now.agents[1].name, "Bob"s);
        QCOMPARE(now.agents[1].position.x, 58.0);
        QCOMPARE(now.agents[2].goals.size(), 1U);
        QVERIFY(!hasErrors(check(project)));
    }

    void importingAgain_removesWhatIsGone() {
        Project project = guarded();
        imported(project, town(), {.file = "town.tmj"});
        IdSource ids(5);
        apply(addNode(project, ids, "region", {}, {}).value(), project);
        const Id target = project.nodes.back().id;
        apply(setValue(project, target, "region", itemNamed(project, "home")->id).value(), project);

        Map less = town();
        std::erase_if(less.objects, [](const MapObject& each) {
            return each.name == "home" || each.name == "crate" || each.name == "Bob";
        });
        const MapImport import = imported(project, less, {.file = "town.tmj"});
        QVERIFY(!itemNamed(project, "crate"));
        QVERIFY(itemNamed(project, "home")); // a node names it
        QCOMPARE(project.nodes[0].agents.size(), 1U);
        QCOMPARE(import.removed, 2U);
        QVERIFY(std::ranges::any_of(import.warnings, [](const Problem& each) {
            return each.text == "\"home\" is no more in the map, but stays: a node names it.";
        }));
        QVERIFY(!hasErrors(check(project)));
    }

    void theRest_saysThatTheWorldChangesItsSize() {
        Project project = guarded();
        const auto rest = [](const MapImport& import) {
            return QString::fromStdString(restOf({}, import, {}));
        };
        QCOMPARE(rest(imported(project, mapWith({}), {.file = "small.tmj"})),
                 "The world becomes 100 by 100, from 800 by 600.");
        QCOMPARE(rest(imported(project, mapWith({}), {.file = "small.tmj"})),
                 "The world is 100 by 100.");
    }

    void aMapThatGrew_keepsItsOrigin_data() {
        const TestRows<double, double, double, QString> row;
        row("to the left", -488.0, 0.0, 1.0, "The map has grown 488 u to the left since");
        row("upward", 0.0, -8.0, 2.0, "The map has grown 16 u upward since");
        row("both", -8.0, -8.0, 1.0, "grown 8 u to the left and 8 u upward since");
        row("it shrank", 8.0, 8.0, 1.0, "");
    }

    /// Items of the map stay where they were, beside those that a hand placed, and the picture
    /// does.
    void aMapThatGrew_keepsItsOrigin() {
        const auto [x, y, scale, warning] = fetched<double, double, double, QString>();
        const ImportSettings settings{
            .file = "maps/cave.tmx", .scale = scale, .picture = "maps/cave.map.png"};
        Map map = mapWith({{.key = "1",
                            .name = "goal",
                            .className = "point",
                            .layer = "L",
                            .points = {{38, 20}}}});
        map.bounds = {-16, -8, 100, 100};
        Project project;
        imported(project, map, settings);
        map.bounds = {map.bounds.x + x, map.bounds.y + y, map.bounds.width - x,
                      map.bounds.height - y};
        const auto again = require(importMap(
            project, map, {.file = settings.file, .scale = scale, .picture = settings.picture}));
        apply(again.change, project);
        const auto goal = geometryOf<PointGeometry>(project, "goal");
        QCOMPARE(goal.x, (38 + 16) * scale);
        QCOMPARE(goal.y, (20 + 8) * scale);
        QCOMPARE(project.worldNumber("width"), 100 * scale);
        QCOMPARE(project.worldNumber("height"), 100 * scale);
        const LayerAnnotation& picture = Layers(project).all().front().settings;
        QCOMPARE(picture.x, x * scale);
        QCOMPARE(picture.y, y * scale);
        QCOMPARE(picture.width, (100 - x) * scale);
        const Problems& warnings = again.warnings;
        QCOMPARE(warnings.size(), std::size_t(warning.isEmpty() ? 0 : 1));
        QVERIFY(warnings.empty() || QString::fromStdString(warnings[0].text).contains(warning));
        // A game reads it.
        for (const auto& [name, value] :
             {std::pair("cave.originX", -16.0), {"cave.originY", -8.0}}) {
            const auto found = std::ranges::find(project.properties, name, &Property::name);
            QVERIFY(found != project.properties.end());
            QCOMPARE(numberOf(found->value), value);
        }
    }

    void aMapThatMovedAway_isRefused() {
        Map map = mapWith({});
        Project project;
        imported(project, map, {.file = "a.tmj"});
        map.bounds.x = -100;
        const auto import = importMap(project, map, {.file = "a.tmj"});
        QVERIFY(!import.ok());
        QVERIFY(import.problems().front().text.starts_with("All of the map is left of or above"));
    }

    void anotherMap_keepsTheFirst() {
        Project project;
        imported(project, town(), {.file = "town.tmj"});
        const std::size_t before = project.scene.size();
        const MapImport import = imported(project, levels(), {.file = "world.ldtk"});
        QCOMPARE(import.removed, 0U);
        QVERIFY(project.scene.size() > before);
        QCOMPARE(std::ranges::count(project.annotations, "map", &Annotation::type), 2);
    }

    void theImport_isOneEdit_andFilesKeepIt() {
        const Project before = guarded();
        Project project = before;
        const MapImport import = imported(project, town(), {.file = "maps/town.tmj"});
        const auto read = require(readProject(writeProject(project)));
        QVERIFY(read.project == project);
        apply(inverse(import.change), project);
        QVERIFY(project == before);
    }

    void tooManyObstacles_areRefused() {
        MapGrid grid{.key = "g", .layer = "solid", .count = 20'000, .cells = {}};
        for (int i = 0; i < 20'000; ++i)
            grid.cells.push_back({double(2 * i), 0, 1, 1});
        const Map map{.bounds = {0, 0, 40'000, 1}, .grids = {grid}};
        const auto import = importMap({}, map, {.file = "m"});
        QVERIFY(!import.ok());
        QVERIFY_HAS(import.problems().front().text, "more than 10,000");
    }

    void placesBeyondTheLimit_areRefused() {
        const Map map = mapWith({{.key = "1",
                                  .name = "far",
                                  .className = "point",
                                  .layer = "l",
                                  .points = {{1e9, 0}},
                                  .line = 7}});
        const auto import = importMap({}, map, {.file = "m"});
        QVERIFY(!import.ok());
        QCOMPARE(import.problems().front().line, 7);
    }

    void layersWithOtherLetters_stayApart() {
        const auto point = [](const char* key, const char* layer) {
            return MapObject{
                .key = key, .name = key, .className = "point", .layer = layer, .points = {{1, 1}}};
        };
        const Map map = mapWith({point("a", "Стены"), point("b", "Точки"), point("c", "3-1")});
        Project project;
        IdSource ids(1);
        apply(addLayer(project, ids, "Mine").value(), project);
        for (int i = 0; i < 2; ++i) {
            imported(project, map, {.file = "a.tmj"});
            const Layers layers(project);
            QCOMPARE(layers.all().size(), 5U);
            for (const auto& [item, layer] :
                 {std::pair("a", "Стены"), {"b", "Точки"}, {"c", "3-1"}})
                QCOMPARE(layers.of(itemNamed(project, item)->id).name, std::string(layer));
        }
    }

    void thePicture_liesBehindOtherLayers() {
        Project project;
        IdSource ids(1);
        apply(addLayer(project, ids, "Mine").value(), project);
        imported(project, town(), {.file = "town.tmj", .picture = "town.map.png"});
        QCOMPARE(Layers(project).all().front().name, "Picture of town"s);
    }

    void anErrorOfTheProject_hidesNoneOfTheMap() {
        Project project = guarded();
        project.nodes.push_back({.id = "odd", .type = "no-such-type"});
        QVERIFY(!findErrors(project).empty());
        QVERIFY(importMap(project, town(), {.file = "town.tmj"}).ok());
        const Map far = mapWith({{.key = "far",
                                  .name = "far",
                                  .className = "point",
                                  .layer = "L",
                                  .points = {{1e300, 0}}}});
        QVERIFY(!importMap(project, far, {.file = "far.tmj"}).ok());
    }

    void choices_areTexts() {
        const std::vector<MapChoice> choices{
            {maps::SourceKind::objectClass, "a = b", Becomes::agent, "wolf"},
            {maps::SourceKind::tileLayer, "Walls", Becomes::tileShapes},
            {maps::SourceKind::gridValue, "C/1", Becomes::nothing}};
        const std::string text = toText(choices);
        QCOMPARE(
            QString::fromStdString(text),
            QString("class a = b = agent wolf\ntiles Walls = tile-shapes\nvalue C/1 = nothing"));
        QVERIFY(choicesFrom(text) == choices);
        QVERIFY(choicesFrom("nonsense\nclass x\nclass x = what\n = obstacle").empty());
        MapChoice choice;
        QVERIFY(readBecomes("agent:The wolf", choice));
        QCOMPARE(choice.agentType, "The wolf"s);
        QVERIFY(!readBecomes("region x", choice));
        QVERIFY(!readBecomes("", choice));
    }
};
