#include "app/look/behavior_palette.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace tiller;

namespace {

double luminance(std::uint32_t color) {
    const auto light = [color](unsigned shift) {
        const double part = (color >> shift & 255U) / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0);
}

double contrast(std::uint32_t a, std::uint32_t b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

std::string madeUpId(int number) {
    return "made-up-" + std::to_string(number);
}

} // namespace

/// The colors of behaviors without a color of their own.
class TestBehaviorPalette : public QObject {
    Q_OBJECT

private slots:
    void derivedColors_areReadable();
    void derivedColors_stayTheSame();
    void derivedColors_differ();
};

void TestBehaviorPalette::derivedColors_areReadable() {
    for (int i = 0; i < 5000; ++i) {
        const ColorPair colors = behaviorColors(madeUpId(i));
        for (const std::uint32_t ground : {0x14161aU, 0x101215U, 0x1c1e22U, 0x24272cU})
            QVERIFY2(contrast(colors.dark, ground) >= 3, madeUpId(i).c_str());
        for (const std::uint32_t ground : {0xeef0f4U, 0xffffffU, 0xfdfeffU})
            QVERIFY2(contrast(colors.light, ground) >= 3, madeUpId(i).c_str());
    }
}

void TestBehaviorPalette::derivedColors_stayTheSame() {
    QCOMPARE(behaviorColors("made-up-0").dark, behaviorColors("made-up-0").dark);
    QCOMPARE(behaviorColors("wander").dark, 0xa2a5aaU);
    QCOMPARE(behaviorColors("wander").light, 0x6b6e73U);
}

void TestBehaviorPalette::derivedColors_differ() {
    std::set<std::uint32_t> dark;
    std::set<std::uint32_t> light;
    for (int i = 0; i < 200; ++i) {
        dark.insert(behaviorColors(madeUpId(i)).dark);
        light.insert(behaviorColors(madeUpId(i)).light);
    }
    QVERIFY(dark.size() > 190);
    QVERIFY(light.size() > 190);
}

QTEST_APPLESS_MAIN(TestBehaviorPalette)
#include "tst_behavior_palette.moc"
