#include "app/editor/sim/behavior_colors.h"
#include "app/editor/sim/frame_models.h"
#include "app/look/color.h"
#include "tests/app/editor/sim/hunt_by_modes.h"
#include "tests/app/editor/testing.h"

struct Watched {
    Simulation simulation;
    PickedValuesModel model;
    const Project& project;

    explicit Watched(const Project& from) : simulation(from), project(from) {}

    void runTo(std::uint64_t tick) {
        while (simulation.tick() < tick)
            simulation.step();
        model.show(explanation(), project);
    }
    void runUntilIn(const Id& mode) {
        while (simulation.tick() < 2000 && explanation()->mode != mode)
            simulation.step();
        model.show(explanation(), project);
    }
    [[nodiscard]] std::optional<Explanation> explanation() const {
        return simulation.explain({"hunter", 0});
    }
    [[nodiscard]] QVariant of(const QString& node, const char* role) const {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.value(row, "node").toString() == node)
                return model.value(row, role);
        return {};
    }
    /// With plain spaces.
    [[nodiscard]] QString state(const QString& node) const {
        return of(node, "liveState").toString().replace(QChar(0x202f), ' ');
    }
    [[nodiscard]] bool active(const QString& node) const { return of(node, "active").toBool(); }
};

std::uint32_t rgbOf(const QColor& color) {
    return color.rgb() & 0xffffffU;
}

std::vector<std::string> behaviors() {
    std::vector<std::string> ids;
    for (const NodeType& type : nodeTypes())
        if (type.kind == NodeKind::behavior)
            ids.push_back(type.id);
    return ids;
}

class TestPickedValuesModel : public QObject {
    Q_OBJECT

private slots:
    void rows_areBehaviors_thenModes_thenTheRest() {
        const HuntByModes hunt;
        Watched watched(hunt.project);
        const QAbstractItemModelTester tester(
            &watched.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        watched.runTo(10);
        QStringList kinds;
        for (int row = 0; row < watched.model.rowCount(); ++row) {
            const QString kind = watched.model.value(row, "kind").toString();
            if (kinds.isEmpty() || kinds.back() != kind)
                kinds.append(kind);
        }
        QCOMPARE(kinds.mid(0, 2), QStringList({"behavior", "mode"}));
        QVERIFY(!kinds.mid(2).contains("behavior") && !kinds.mid(2).contains("mode"));
        QCOMPARE(watched.of("go", "share").toDouble(), 1.0);
        watched.model.show({}, hunt.project);
        QCOMPARE(watched.model.rowCount(), 0);
    }

    void currentMode_showsItsTime() {
        const HuntByModes hunt;
        Watched watched(hunt.project);
        watched.runTo(60);
        QVERIFY(watched.active("hunt"));
        QCOMPARE(watched.state("hunt"), "for 1.0 s");
        QVERIFY(!watched.active("rest"));
        QVERIFY(watched.state("rest").isEmpty());
        QVERIFY(std::abs(timeInMode(*watched.explanation()) - 1) < 1e-9);
        QCOMPARE(timeInMode(Explanation()), 0.0);
    }

    void transitions_showWhatTheyWaitFor() {
        const HuntByModes hunt;
        Watched watched(hunt.project);
        watched.runTo(60);
        QCOMPARE(watched.state("tired"), "waits");
        QVERIFY(watched.active("tired"));
        QVERIFY(!watched.active("fit")); // it leads out of the other mode
        QVERIFY(watched.state("fit").isEmpty());
        watched.runUntilIn("rest");
        QVERIFY(!watched.active("tired"));
        QCOMPARE(watched.state("fit"), "not before 1.0 s");
        watched.runTo(watched.simulation.tick() + 30);
        QCOMPARE(watched.state("fit"), "not before 0.5 s");
    }

    void modeWithoutForces_isActive() {
        const HuntByModes hunt;
        Watched watched(hunt.project);
        watched.runUntilIn("rest");
        watched.runTo(watched.simulation.tick() + 12);
        QVERIFY(watched.active("rest"));
        QCOMPARE(watched.state("rest"), "for 0.2 s");
        QVERIFY(!watched.active("hunt"));
    }

    void targets_showTheirPlace() {
        const HuntByModes hunt;
        Watched watched(hunt.project);
        watched.runTo(1);
        QCOMPARE(watched.state("goal"), "400, 300");
    }

    void contrast_is3to1_onEveryGround() {
        const std::vector<QColor> dark{"#14161a", "#101215", "#1c1e22", "#24272c"};
        const std::vector<QColor> light{"#eef0f4", "#ffffff", "#fdfeff"};
        for (const std::string& type : behaviors())
            for (const bool isDark : {true, false})
                for (const QColor& ground : isDark ? dark : light) {
                    const double found =
                        contrast(rgbOf(behaviorColor(type, isDark)), rgbOf(ground));
                    QVERIFY2(found >= 3,
                             qPrintable(QString("%1 on %2: %3")
                                            .arg(QString::fromStdString(type), ground.name())
                                            .arg(found)));
                }
    }

    void everyTwoBehaviors_haveDistinctColors() {
        const std::vector<std::string> ids = behaviors();
        for (const bool isDark : {true, false})
            for (std::size_t i = 0; i < ids.size(); ++i)
                for (std::size_t k = 0; k < i; ++k) {
                    const double found = colorDistance(rgbOf(behaviorColor(ids[i], isDark)),
                                                       rgbOf(behaviorColor(ids[k], isDark)));
                    QVERIFY2(found > 0.025, qPrintable(QString("%1, %2: %3")
                                                           .arg(QString::fromStdString(ids[i]),
                                                                QString::fromStdString(ids[k]))
                                                           .arg(found)));
                }
    }

    void colorsOfTheTutorial_areUnchanged() {
        const auto hue = [](const char* type) { return behaviorColor(type, true).hslHue(); };
        QVERIFY(behaviorColor("wander", true).hslSaturationF() < 0.1);
        QVERIFY(hue("seek") > 90 && hue("seek") < 150);
        QVERIFY(hue("pursue") > 20 && hue("pursue") < 45);
        QVERIFY(hue("evade") < 15);
    }

    void unknownNode_hasTheColorOfNobody() {
        QCOMPARE(behaviorColor(Project(), "gone", true), nobodyColor(true));
        QVERIFY(behaviorColor("of a later version", true).isValid());
    }
};
