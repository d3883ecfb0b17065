#include "core/model/resolve.h"
#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

/// Writing and reading a project returns the same project.
class TestRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void randomProjects_areTheSame_afterReading() {
        for (std::uint64_t seed = 0; seed < 3000; ++seed) {
            const Project project = RandomProject(seed).make();
            QVERIFY2(!hasErrors(check(project)), shown(check(project)));
            const std::string text = writeProject(project);
            const auto loaded = require(readProject(text));
            QVERIFY2(loaded.project == project, qPrintable(QString("seed %1").arg(seed)));
            QCOMPARE(writeProject(loaded.project), text);
            QVERIFY(!loaded.isExport);
        }
    }

    void randomProjects_areNotTrivial() {
        std::size_t links = 0, agents = 0;
        std::size_t geometry = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Project project = RandomProject(seed).make();
            links += project.links.size();
            geometry += project.scene.size();
            for (const Node& node : project.nodes)
                agents += node.agents.size();
        }
        QVERIFY(links > 200);
        QVERIFY(agents > 20);
        QVERIFY(geometry > 200);
    }

    void exports_areResolved_andExportTheSameBytes() {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const Project project = RandomProject(seed).make();
            const std::string text = writeExport(project).value();
            for (const char* missing : {": null", "[null"}) // an id may have a "null" in it
                QVERIFY(text.find(missing) == std::string::npos);
            const auto loaded = require(readProject(text));
            QVERIFY(loaded.isExport);
            QCOMPARE(writeExport(loaded.project).value(), text);
            const Project resolved = resolveDrivable(project);
            QVERIFY(loaded.project.links == resolved.links);
            QVERIFY(loaded.project.world == resolved.world);
            QVERIFY(loaded.project.scene == resolved.scene);
            QCOMPARE(loaded.project.nodes.size(), resolved.nodes.size());
        }
    }

    void examples_saveTheSameBytes() {
        const std::vector<std::string> files = projectFiles("examples");
        QVERIFY(!files.empty());
        for (const std::string& file : files)
            QCOMPARE(writeProject(projectIn(file)), contentOf(TILLER_SOURCE_DIR "/" + file));
    }

    void anEmptyProject_isTheSame_afterReading() {
        const std::string text = writeProject(Project());
        QVERIFY(require(readProject(text)).project == Project());
        QVERIFY(text.ends_with("}\n"));
    }

    void movingOneNode_changesOneLine() {
        RandomProject random(7);
        Project project;
        while (project.nodes.size() <= 2)
            project = random.make();
        const QStringList before = QString::fromStdString(writeProject(project)).split('\n');
        project.nodes[1].place.x = 1234.5;
        const QStringList after = QString::fromStdString(writeProject(project)).split('\n');
        QCOMPARE(before.size(), after.size());
        int changed = 0;
        for (int i = 0; i < before.size(); ++i)
            changed += before[i] != after[i];
        QCOMPARE(changed, 1);
    }

    void missingFields_haveTheirDefaults() {
        const auto loaded = require(readProject(R"({"format": "tiller-project", "version": 2,
        "nodes": [{"id": "prey", "type": "agent-type"}]})"));
        const Project& project = loaded.project;
        QVERIFY(project.world == worldDescription().defaults());
        QVERIFY(project.nodes.at(0).values == findNodeType("agent-type")->defaults());
    }

    void aByteOrderMark_isSkipped() {
        QVERIFY(readProject("\xef\xbb\xbf" + writeProject(Project())).ok());
    }
};
