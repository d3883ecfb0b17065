#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

using nlohmann::json;

/// The schemas accept what writers write, and refuse what readers refuse.
class TestSchema : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        valijson::SchemaParser parser;
        const json project = json::parse(projectSchema());
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(project), m_project);
        const json exported = json::parse(exportSchema());
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(exported), m_export);
    }

    void projects_fit() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            std::string why;
            const std::string text = writeProject(RandomProject(seed).make());
            QVERIFY2(fitsInto(m_project, text, &why), why.c_str());
            QVERIFY(!fitsInto(m_export, text));
        }
    }

    void exports_fit() {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            std::string why;
            const std::string text = writeExport(RandomProject(seed).make()).value();
            QVERIFY2(fitsInto(m_export, text, &why), why.c_str());
            QVERIFY(!fitsInto(m_project, text));
        }
    }

    void examples_fit() {
        for (const std::string& file : projectFiles("examples")) {
            std::string why;
            QVERIFY2(fitsInto(m_project, contentOf(TILLER_SOURCE_DIR "/" + file), &why),
                     why.c_str());
        }
    }

    void geometry_fits();

    void badFiles_doNotFit_data();

    void badFiles_doNotFit();

    void everySetting_isInTheSchema() {
        const json definitions = json::parse(projectSchema()).at("definitions");
        for (const Description& type : sceneTypes())
            for (const Setting& setting : type.settings) {
                const json& found =
                    definitions.at("scene-" + type.id).at("properties").at(setting.id);
                QCOMPARE(found.at("title").get<std::string>(), setting.title);
                QVERIFY(found.contains("default"));
            }
        for (const Description& type : annotationTypes())
            for (const Setting& setting : type.settings)
                QVERIFY(
                    definitions.at("annotation-" + type.id).at("properties").contains(setting.id));
        for (const NodeType& type : nodeTypes())
            for (const Setting& setting : type.settings) {
                const json& found =
                    definitions.at("node-" + type.id).at("properties").at(setting.id);
                QCOMPARE(found.at("title").get<std::string>(), setting.title);
                QVERIFY(found.contains("default"));
                QVERIFY2(setting.id != "id" && setting.id != "type" && setting.id != "name" &&
                             setting.id != "agents" && setting.id != "muted" &&
                             setting.id != "solo",
                         "a setting's key must not be one of the node's own");
            }
    }

private:
    [[nodiscard]] static bool fitsInto(const valijson::Schema& schema, const std::string& text,
                                       std::string* reasons = nullptr) {
        const json document = json::parse(text);
        valijson::Validator validator;
        valijson::ValidationResults results;
        const bool fits =
            validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(document), &results);
        valijson::ValidationResults::Error error;
        while (reasons && results.popError(error))
            *reasons += error.description + "\n";
        return fits;
    }

    valijson::Schema m_project;
    valijson::Schema m_export;
};

void TestSchema::geometry_fits() {
    const std::string file = R"({"format": "tiller-project", "version": 2, "scene": [
    {"id": "a", "type": "path", "points": [], "closed": true, "curve": "smooth"},
    {"id": "b", "type": "region", "shape": "polygon", "points": [0, -1000000, 0.5, 1000000]},
    {"id": "c", "type": "obstacle", "shape": "wall", "points": [1, 2, 3, 4], "group": "x"},
    {"id": "d", "type": "field", "kind": "noise", "scale": 0.001, "radius": 4000000},
    {"id": "e", "type": "point", "x": -1e6}]})";
    std::string why;
    QVERIFY2(fitsInto(m_project, file, &why), why.c_str());
    QVERIFY(readProject(file).ok());
}

void TestSchema::badFiles_doNotFit_data() {
    const TestRows<std::string> row;
    row("unknown key", R"("wolrd": {})");
    row("out of range", R"("world": {"width": -1})");
    row("no such choice", R"("world": {"edges": "warp"})");
    row("fraction", R"("world": {"seed": 0.5})");
    row("unknown type", R"("nodes": [{"id": "a", "type": "seak"}])");
    row("unknown setting", R"("nodes": [{"id": "a", "type": "seek", "sped": 1}])");
    row("no id", R"("nodes": [{"type": "seek"}])");
    row("bad id", R"("nodes": [{"id": "A", "type": "seek"}])");
    row("heavy link", R"("links": [{"id": "l", "from": "a.b", "to": "c.d", "weight": 101}])");
    row("null", R"("notes": null)");
    const auto scene = [&](const char* name, const std::string& type, const std::string& settings) {
        row(name, R"("scene": [{"id": "a", "type": ")" + type + "\", " + settings + "}]");
    };
    row("muted as text", R"("nodes": [{"id": "a", "type": "seek", "muted": "yes"}])");
    row("unknown annotation", R"("annotations": [{"id": "a", "type": "sticker"}])");
    row("frame without size", R"("annotations": [{"id": "a", "type": "frame", "width": 0}])");
    scene("unknown geometry", "cone", R"("x": 1)");
    scene("unknown setting of geometry", "path", R"("pionts": [1, 2])");
    scene("points of text", "path", R"("points": [1, "2"])");
    scene("points as pairs", "path", R"("points": [[1, 2]])");
    scene("points that are none", "region", R"("points": "1, 2")");
    scene("points too far", "obstacle", R"("points": [1, 1000001])");
    scene("no such shape", "obstacle", R"("shape": "cone")");
    scene("size below 0", "region", R"("width": -1)");
    scene("flag as number", "path", R"("closed": 1)");
    scene("scale of 0", "field", R"("scale": 0)");
}

void TestSchema::badFiles_doNotFit() {
    const auto [part] = fetched<std::string>();
    const std::string head = R"({"format": "tiller-project", "version": 2)";
    QVERIFY(fitsInto(m_project, head + "}"));
    QVERIFY(!fitsInto(m_project, head + ", " + part + "}"));
    QVERIFY(!readProject(head + ", " + part + "}").ok());
}
