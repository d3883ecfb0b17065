#include "app/editor/sim/behavior_colors.h"
#include "core/model/registry.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

double luminance(const QColor& color) {
    const auto part = [](double x) {
        return x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) +
           0.0722 * part(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const auto [low, high] = std::minmax(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

/// The distance in the Oklab space (Ottosson 2020), in which people just notice 0.02.
std::array<double, 3> oklab(const QColor& color) {
    const auto part = [](double x) {
        return x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4);
    };
    const double r = part(color.redF()), g = part(color.greenF()), b = part(color.blueF());
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

double distance(const QColor& a, const QColor& b) {
    const auto x = oklab(a), y = oklab(b);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
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
    void contrast_is3to1_onEveryGround();
    void everyTwoBehaviors_haveDistinctColors();
    void colorsOfTheTutorial_areUnchanged();
    void unknownNode_hasTheColorOfNobody();
};

void TestBehaviorColors::contrast_is3to1_onEveryGround() {
    const std::vector<QColor> dark{"#14161a", "#101215", "#1c1e22", "#24272c"};
    const std::vector<QColor> light{"#eef0f4", "#ffffff", "#fdfeff"};
    for (const std::string& type : behaviors())
        for (const bool isDark : {true, false})
            for (const QColor& ground : isDark ? dark : light) {
                const double found = contrast(behaviorColor(type, isDark), ground);
                QVERIFY2(found >= 3,
                         qPrintable(QString("%1 on %2: %3")
                                        .arg(QString::fromStdString(type), ground.name())
                                        .arg(found)));
            }
}

void TestBehaviorColors::everyTwoBehaviors_haveDistinctColors() {
    const std::vector<std::string> ids = behaviors();
    for (const bool isDark : {true, false})
        for (std::size_t i = 0; i < ids.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                const double found =
                    distance(behaviorColor(ids[i], isDark), behaviorColor(ids[k], isDark));
                QVERIFY2(found > 0.025, qPrintable(QString("%1, %2: %3")
                                                       .arg(QString::fromStdString(ids[i]),
                                                            QString::fromStdString(ids[k]))
                                                       .arg(found)));
            }
}

void TestBehaviorColors::colorsOfTheTutorial_areUnchanged() {
    const auto hue = [](const char* type) { return behaviorColor(type, true).hslHue(); };
    QVERIFY(behaviorColor("wander", true).hslSaturationF() < 0.1);
    QVERIFY(hue("seek") > 90 && hue("seek") < 150);
    QVERIFY(hue("pursue") > 20 && hue("pursue") < 45);
    QVERIFY(hue("evade") < 15);
}

void TestBehaviorColors::unknownNode_hasTheColorOfNobody() {
    QCOMPARE(behaviorColor(Project(), "gone", true), nobodyColor(true));
    QVERIFY(behaviorColor("of a later version", true).isValid());
}

QTEST_APPLESS_MAIN(TestBehaviorColors)
#include "tst_behavior_colors.moc"
