#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <QTest>

using namespace tiller;

class TestSettingText : public QObject {
    Q_OBJECT

private slots:
    void readNumber_data() {
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("ok");
        QTest::addColumn<double>("number");
        const int length = static_cast<int>(Unit::length);
        const int share = static_cast<int>(Unit::share);
        QTest::newRow("plain") << length << "12.5" << true << 12.5;
        QTest::newRow("comma") << length << "12,5" << true << 12.5;
        QTest::newRow("with its unit") << length << "12 u" << true << 12.0;
        QTest::newRow("negative") << length << "-3" << true << -3.0;
        QTest::newRow("exponent") << length << "1e3" << true << 1000.0;
        QTest::newRow("no limit") << length << "No limit" << true << noLimit;
        QTest::newRow("percent") << share << "50 %" << true << 0.5;
        QTest::newRow("empty") << length << "" << false << 0.0;
        QTest::newRow("words") << length << "far" << false << 0.0;
        QTest::newRow("two numbers") << length << "3 4" << false << 0.0;
    }

    void readNumber() {
        QFETCH(int, unit);
        QFETCH(QString, text);
        QFETCH(bool, ok);
        QFETCH(double, number);
        const Setting setting = SettingSpec{.id = "x",
                                            .title = "X",
                                            .help = "",
                                            .unit = static_cast<Unit>(unit),
                                            .min = -noLimit,
                                            .max = noLimit};
        const auto read = tiller::readNumber(setting, text);
        QCOMPARE(read.has_value(), ok);
        if (ok)
            QCOMPARE(*read, number);
    }

    void typedSums_changeTheValue() {
        const Setting length = SettingSpec{.id = "x", .title = "X", .help = "", .max = noLimit};
        const Setting share =
            SettingSpec{.id = "x", .title = "X", .help = "", .unit = Unit::share, .max = 1};
        const auto read = [](const Setting& setting, const char* text, double now) {
            return tiller::readNumber(setting, text, now).value_or(-1);
        };
        QCOMPARE(read(length, "+10", 5), 15.0);
        QCOMPARE(read(length, "-=2", 5), 3.0);
        QCOMPARE(read(length, "*2", 5), 10.0);
        QCOMPARE(read(length, "/ 2", 5), 2.5);
        QCOMPARE(read(length, "7", 5), 7.0);
        QCOMPARE(read(length, "/0", 5), -1.0);
        QCOMPARE(read(share, "+10", 0.25), 0.35);
        QVERIFY(!tiller::readNumber(length, "*2"));
    }

    void everyDefault_readsBack() {
        int checked = 0;
        for (const NodeType& type : nodeTypes())
            for (const Setting& setting : type.settings)
                if (const double* number = std::get_if<double>(&setting.initial)) {
                    const auto read = tiller::readNumber(setting, numberText(setting, *number));
                    QVERIFY2(read, setting.id.c_str());
                    QVERIFY2(std::abs(*read - *number) <= 1e-6 * std::max(1.0, std::abs(*number)),
                             setting.id.c_str());
                    ++checked;
                }
        QVERIFY(checked > 20);
    }

    void noLimit_isText() {
        const Setting& force = *findNodeType("agent-type")->setting("maxForce");
        QCOMPARE(valueText(force, noLimit, Project()), "no limit");
        QVERIFY(rangeText(force).contains("no limit"));
    }

    void sceneItem_hasTheNameOfItsTarget() {
        IdSource ids(1);
        Project project;
        for (int i = 0; i < 2; ++i)
            apply(addNode(project, ids, "region", {}, {}).value(), project);
        const Id nest = project.scene[0].id, other = project.scene[1].id;
        QCOMPARE(sceneName(project, nest), "Region 1");
        QCOMPARE(sceneName(project, other), "Region 2");
        apply(rename(project, project.nodes[1].id, "Nest").value(), project);
        QCOMPARE(sceneName(project, nest), "Region 1");
        QCOMPARE(sceneName(project, other), "Nest");
        apply(rename(project, other, "Meadow").value(), project); // its own name comes first
        QCOMPARE(sceneName(project, other), "Meadow");
    }
};

QTEST_APPLESS_MAIN(TestSettingText)
#include "tst_setting_text.moc"
