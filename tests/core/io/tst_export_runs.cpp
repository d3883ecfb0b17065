#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

/// Exports and saved files run bit for bit as the project.
class TestExportRuns : public QObject {
    Q_OBJECT

private slots:
    void randomProjects_runTheSame() {
        const auto most = static_cast<std::uint64_t>(fullOrDaily(150, 60));
        std::size_t agents = 0;
        int exported = 0;
        for (std::uint64_t seed = 0; seed < most; ++seed) {
            const Project project = RandomProject(seed).make(20, 30);
            const std::uint64_t hash = hashAfter(project, 40);
            const auto saved = readProject(writeProject(project));
            const auto config = readProject(writeExport(project).value());
            QVERIFY(saved.ok() && config.ok());
            QCOMPARE(hashAfter(saved.value().project, 40), hash);
            QVERIFY2(hashAfter(config.value().project, 40) == hash,
                     qPrintable(QString("seed %1").arg(seed)));
            agents += Simulation(project).agentCount();
            exported += config.value().project.links != project.links;
        }
        QVERIFY(agents > 5 * most);
        QVERIFY2(10 * exported > static_cast<int>(most), "some projects need resolving");
    }
};
