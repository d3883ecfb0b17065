#include "core/nodes/describe.h"
#include "core/scene/field.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/region.h"
#include "tests/core/support/testing.h"

/// A project with one scene item, "it". It begins on line 3 and has its settings on line 4.
std::string fileWith(const std::string& type, const std::string& settings) {
    return "{\"format\": \"tiller-project\", \"version\": 2, \"scene\": [\n\n{\"id\": \"it\", "
           "\"type\": \"" +
           type + "\",\n" + settings + "}]}";
}

/// The settings of the scene item in a file, as their struct.
template <class Typed>
Typed read(const std::string& type, const std::string& settings) {
    const auto loaded = readProject(fileWith(type, settings));
    if (!loaded.ok())
        throw std::runtime_error(shown(loaded.problems()).constData());
    const SceneItem& item = loaded.value().project.scene.at(0);
    return settingsFrom<Typed>(findSceneType(item.type)->settings, item.values);
}

SceneItem pathWith(const Points& points) {
    SceneItem item{"it", "path", {}, findSceneType("path")->defaults()};
    item.values[*findSceneType("path")->settingIndex("points")] = points;
    return item;
}

std::string numbers(int count) {
    std::string all;
    for (int i = 0; i < count; ++i)
        all += (i ? ", " : "") + std::to_string(i % 1000);
    return "[" + all + "]";
}

/// How files contain the geometry of a scene, and which geometry is refused.
class TestSceneFiles : public QObject {
    Q_OBJECT

private slots:
    void settings_areReadAsWritten();

    void missingSettings_haveTheirDefaults_data() {
        QTest::addColumn<QString>("type");
        for (const Description& type : sceneTypes())
            QTest::newRow(type.id.c_str()) << QString::fromStdString(type.id);
    }

    void missingSettings_haveTheirDefaults() {
        QFETCH(QString, type);
        const auto loaded =
            require(readProject(fileWith(type.toStdString(), "\"name\": \"mine\"")));
        const SceneItem& item = loaded.project.scene.at(0);
        QCOMPARE(item.name, "mine"s);
        QVERIFY(item.values == findSceneType(type.toStdString())->defaults());
        QVERIFY(!hasErrors(check(loaded.project)));
    }

    void points_areAFlatList_onOneLine() {
        Project project;
        project.scene = {pathWith({{250, 350.5}, {-1, 0.1}, {1e6, -1e6}})};
        const std::string file = writeProject(project);
        const auto at = file.find("\"points\": [250, 350.5, -1, 0.1, 1000000, -1000000]");
        QVERIFY2(at != std::string::npos, file.c_str());
        QVERIFY(file.find("\"id\": \"it\"", file.rfind('\n', at)) < at); // a path is one line
    }

    void points_areReadBitForBit() {
        const Points points{{0.1, 1.0 / 3},
                            {5e-324, -5e-324},
                            {coordinateLimit, -coordinateLimit},
                            {123456.789012345, 1e-7},
                            {0.1, 1.0 / 3}};
        Project project;
        project.scene = {pathWith(points)};
        QVERIFY(require(readProject(writeProject(project))).project == project);
    }

    void aHundredThousandPoints_areAllowed_oneMoreIsNot() {
        const auto allowed =
            require(readProject(fileWith("path", "\"points\": " + numbers(200'000))));
        QCOMPARE(pointsOf(valueOf(allowed.project.scene.at(0), "points")).size(), maxPoints);
        const auto tooMany = readProject(fileWith("path", "\"points\": " + numbers(200'002)));
        QVERIFY(!tooMany.ok());
        QCOMPARE(
            shown(tooMany.problems()),
            QByteArray("4:11 In scene item \"it\": Points has 100001 places; it may have at most "
                       "100000.\n"));
    }

    void problems_haveTheirPlace_data();

    void problems_haveTheirPlace() {
        const auto [type, settings, line, column, says] =
            fetched<QString, QString, int, int, QString>();
        const auto loaded = readProject(fileWith(type.toStdString(), settings.toStdString()));
        QVERIFY(!loaded.ok());
        const Problems& problems = loaded.problems();
        QVERIFY2(problems.size() == 1, shown(problems));
        QVERIFY2(problems[0].line == line && problems[0].column == column, shown(problems));
        QVERIFY2(QString::fromStdString(problems[0].text).contains(says), shown(problems));
    }

    void pointsInMemory_areCheckedToo_data() {
        const TestRows<Value, QString> row;
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const double infinite = std::numeric_limits<double>::infinity();
        row("NaN", Value(Points{{1, 2}, {3, nan}}), "Points must be a finite number");
        row("infinite", Value(Points{{-infinite, 2}}), "Points must be a finite number");
        row("too far", Value(Points{{1, 2}, {1000001, 0}}), "Points is 1000001");
        row("too many", Value(Points(maxPoints + 1)), "Points has 100001 places");
        row("a number", Value(1.0), "Points must be a list of numbers");
    }

    void pointsInMemory_areCheckedToo() {
        const auto [points, says] = fetched<Value, QString>();
        Project project;
        project.scene = {pathWith({})};
        project.scene[0].values[*findSceneType("path")->settingIndex("points")] = points;
        const Problems problems = check(project);
        QCOMPARE(problems.size(), 1U);
        QVERIFY(problems[0].severity == Severity::error);
        QCOMPARE(problems[0].ids, Ids{"it"});
        QVERIFY2(QString::fromStdString(problems[0].text).contains(says), shown(problems));
    }
};

void TestSceneFiles::settings_areReadAsWritten() {
    const auto region =
        read<RegionGeometry>("region", R"("shape": "circle", "x": -5, "y": 1.5, "width": 20,
        "height": 0, "points": [1, 2, 3, 4, 5, 6])");
    QVERIFY(
        (region == RegionGeometry{RegionShape::circle, -5, 1.5, 20, 0, {{1, 2}, {3, 4}, {5, 6}}}));
    const auto path = read<PathGeometry>("path", R"("curve": "smooth", "closed": true,
        "points": [0, -0.5, 1e3, 2])");
    QVERIFY((path == PathGeometry{PathCurve::smooth, true, {{0, -0.5}, {1000, 2}}}));
    const auto obstacle = read<ObstacleGeometry>(
        "obstacle", R"("shape": "wall", "x": 1, "y": 2, "radius": 3, "width": 4, "height": 5,
        "points": [], "group": "hedge \"a\"")");
    QVERIFY((obstacle == ObstacleGeometry{ObstacleShape::wall, 1, 2, 3, 4, 5, {}, "hedge \"a\""}));
    const auto field = read<FieldGeometry>(
        "field", R"("kind": "vortex", "x": 1, "y": 2, "radius": 4000000, "strength": 0.25,
        "angle": 360, "turn": "right", "scale": 0.001)");
    QVERIFY((field ==
             FieldGeometry{FieldKind::vortex, 1, 2, noLimit, 0.25, 360, FieldTurn::right, 0.001}));
}

void TestSceneFiles::problems_haveTheirPlace_data() {
    const TestRows<QString, QString, int, int, QString> table;
    const auto row = [&](const char* name, const char* type, const char* settings, int column,
                         const char* says,
                         int line = 4) { table(name, type, settings, line, column, says); };
    const char* aList = "Points must be a list of numbers, x and y in turn: [x, y, x, y].";
    row("one number too many", "path", R"("points": [1, 2, 345])", 18, aList);
    row("a single number", "path", R"("points": [7])", 12, aList);
    row("text in it", "path", R"("points": [1, "2", 3, 4])", 15, aList);
    row("a flag in it", "path", R"("points": [1, 2, true, 4])", 18, aList);
    row("null in it", "path", R"("points": [1, 2, null, 4])", 18, aList);
    row("pairs", "path", R"("points": [[1, 2], [3, 4]])", 12, aList);
    row("objects", "path", R"("points": [{"x": 1, "y": 2}])", 12, aList);
    row("over several lines", "region", "\"points\": [1, 2,\n3, 4,\n 5, \"6\"]", 5, aList, 6);
    row("a number instead", "path", R"("points": 12)", 11, aList);
    row("text instead", "path", R"("points": "1, 2")", 11, aList);
    row("null instead", "obstacle", R"("points": null)", 11, aList);
    row("an object instead", "obstacle", R"("points": {"x": 1})", 11, aList);
    row("too far", "path", R"("points": [1, 2, 3, 2e6])", 21,
        "Points is 2000000; it must be -1000000 to 1000000");
    row("too far the other way", "region", R"("points": [-1000000.5, 2])", 12,
        "it must be -1000000 to 1000000");
    row("NaN", "path", R"("points": [1, NaN])", 15, "NaN is not a number that a file can hold");
    row("too large for a number", "path", R"("points": [1, 1e999])", 15, "1e999 is too large");
    row("a list where a number should be", "obstacle", R"("radius": [1, 2])", 11,
        "Radius must be a number");
    row("no such shape", "obstacle", R"("shape": "cone")", 10,
        "it must be one of: circle, box, polygon, wall");
    row("no such shape of a region", "region", R"("shape": "wall")", 10,
        "it must be one of: box, circle, polygon");
    row("a radius below 0", "obstacle", R"("radius": -1)", 11, "Radius is -1; it must be");
    row("a size below 0", "region", R"("width": -0.5)", 10, "Width is -0.5; it must be");
    row("closed is no flag", "path", R"("closed": 1)", 11, "Closed must be true or false");
    row("no such curve", "path", R"("curve": "bezier")", 10, "it must be one of: polyline, smooth");
    row("no such kind", "field", R"("kind": "swirl")", 9,
        "it must be one of: uniform, vortex, toward, noise");
    row("a scale of 0", "field", R"("scale": 0)", 10, "Scale is 0; it must be");
    row("too strong", "field", R"("strength": 1.5)", 13, "Strength is 1.5; it must be 0 to 1");
    row("a group that is no text", "obstacle", R"("group": 3)", 10,
        "Group must be text in quotation marks");
    row("a key of another kind", "path", R"("radius": 3)", 1, "\"radius\" is not a key of");
    row("a key almost right", "path", R"("pionts": [1, 2])", 1, "Did you mean \"points\"?");
    row("no such type", "pathh", R"("points": [])", 22, "Did you mean \"path\"?", 3);
}
