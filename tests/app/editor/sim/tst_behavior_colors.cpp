#include "app/editor/sim/behavior_colors.h"
#include "app/look/color.h"
#include "core/model/registry.h"

#include <QTest>

using namespace tiller;

namespace {

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

} // namespace

class TestBehaviorColors : public QObject {
    Q_OBJECT

private slots:
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

QTEST_APPLESS_MAIN(TestBehaviorColors)
#include "tst_behavior_colors.moc"
