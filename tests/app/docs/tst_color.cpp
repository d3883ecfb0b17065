#include "app/look/color.h"
#include "tests/core/support/testing.h"

std::string madeUpId(int number) {
    return "made-up-" + std::to_string(number);
}

/// The colors of behaviors without a color of their own.
class TestBehaviorPalette : public QObject {
    Q_OBJECT

private slots:
    void contrast_isThatOfWcag() {
        const auto isNear = [](double a, double b) { return std::abs(a - b) < 0.005; };
        QVERIFY(isNear(contrast(0x000000, 0xffffff), 21));
        QVERIFY(isNear(contrast(0xffffff, 0x767676), 4.54)); // the palest gray for text on white
        QVERIFY(isNear(contrast(0xff0000, 0xff0000), 1));
    }

    void distance_isThatOfOklab() {
        const auto isNear = [](double a, double b) { return std::abs(a - b) < 0.0005; };
        QVERIFY(isNear(colorDistance(0x000000, 0xffffff), 1));
        QVERIFY(isNear(colorDistance(0xff0000, 0x000000), 0.679)); // Oklab (0.628, 0.225, 0.126)
        QVERIFY(isNear(colorDistance(0x3f7fd0, 0x3f7fd0), 0));
    }

    void derivedColors_areReadable() {
        for (int i = 0; i < 5000; ++i) {
            const ColorPair colors = behaviorColors(madeUpId(i));
            for (const std::uint32_t ground : {0x14161aU, 0x101215U, 0x1c1e22U, 0x24272cU})
                QVERIFY2(contrast(colors.dark, ground) >= 3, madeUpId(i).c_str());
            for (const std::uint32_t ground : {0xeef0f4U, 0xffffffU, 0xfdfeffU})
                QVERIFY2(contrast(colors.light, ground) >= 3, madeUpId(i).c_str());
        }
    }

    void derivedColors_stayTheSame() {
        QCOMPARE(behaviorColors("made-up-0").dark, behaviorColors("made-up-0").dark);
        QCOMPARE(behaviorColors("wander").dark, 0xa2a5aaU);
        QCOMPARE(behaviorColors("wander").light, 0x6b6e73U);
    }

    void derivedColors_differ() {
        std::set<std::uint32_t> dark;
        std::set<std::uint32_t> light;
        for (int i = 0; i < 200; ++i) {
            dark.insert(behaviorColors(madeUpId(i)).dark);
            light.insert(behaviorColors(madeUpId(i)).light);
        }
        QVERIFY(dark.size() > 190);
        QVERIFY(light.size() > 190);
    }
};
