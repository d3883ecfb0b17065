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

    /// The ends are those of the table, and a larger number always stands out more.
    void numberColors_areReadable_andInOrder() {
        QCOMPARE(numberColor(1, true), 0xfde725U);
        QCOMPARE(numberColor(1, false), 0x440154U);
        for (const bool dark : {true, false}) {
            const std::array<std::uint32_t, 2> grounds =
                dark ? std::array<std::uint32_t, 2>{0x14161a, 0x24272c}
                     : std::array<std::uint32_t, 2>{0xeef0f4, 0xffffff};
            double previous = 0;
            for (int i = 0; i <= 100; ++i) {
                const std::uint32_t color = numberColor(i / 100.0, dark);
                for (const std::uint32_t ground : grounds)
                    QVERIFY2(contrast(color, ground) >= 3, qPrintable(QString::number(i)));
                const double now = contrast(color, grounds[0]);
                QVERIFY2(now > previous, qPrintable(QString::number(i)));
                previous = now;
            }
            QVERIFY(colorDistance(numberColor(0, dark), numberColor(1, dark)) > 0.3);
            QCOMPARE(numberColor(-1, dark), numberColor(0, dark));
            QCOMPARE(numberColor(2, dark), numberColor(1, dark));
            QCOMPARE(numberColor(std::nan(""), dark), numberColor(0, dark));
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
