#include "core/scene/field.h"
#include "core/scene/obstacle.h"
#include "core/scene/path.h"
#include "core/scene/region.h"
#include "tests/core/support/testing.h"

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr std::array wrongNumbers{notANumber, infinite, -infinite, 1e300, -1e300};

Moment moment(Edges edges) {
    return {{800, 600}, edges};
}

const std::array moments{moment(Edges::open), moment(Edges::wrap)};

/// What geometry does with numbers and indexes that are wrong. Runs in the release too.
class TestSceneCallers : public QObject {
    Q_OBJECT

private slots:
    void emptyPath_hasNoPlaces() {
        for (const bool closed : {false, true}) {
            const Path path({.closed = closed, .points = {}});
            QVERIFY(path.empty());
            QCOMPARE(path.length(), 0.0);
            QCOMPARE(path.at(10), Vec2());
            for (const Moment& now : moments) {
                QCOMPARE(path.nearest(now, {1, 2}).along, 0.0);
                QCOMPARE(path.nearestFrom(now, {1, 2}, 5).offset, Vec2());
            }
        }
    }

    void path_leavesOutWrongPoints() {
        for (const PathCurve curve : {PathCurve::polyline, PathCurve::smooth})
            for (const double wrong : wrongNumbers) {
                const Points sound{{0, 0}, {100, 0}, {100, 50}};
                Points points = sound;
                points.insert(points.begin() + 1, {wrong, 0});
                points.push_back({0, wrong});
                const Path path({.curve = curve, .points = points});
                QCOMPARE(path.length(), Path({.curve = curve, .points = sound}).length());
                QVERIFY(Path({.curve = curve, .points = {{wrong, wrong}}}).empty());
            }
    }

    void wrongPlace_hasNoNearestPlaceOnAPath() {
        for (const bool closed : {false, true}) {
            const Path path({.closed = closed, .points = {{0, 0}, {100, 0}, {100, 50}}});
            for (const Moment& now : moments)
                for (const double wrong : wrongNumbers) {
                    QVERIFY(isFinite(path.at(wrong)));
                    QVERIFY(isFinite(path.nearestFrom(now, {3, 4}, wrong).offset));
                    if (std::isfinite(wrong))
                        continue;
                    QCOMPARE(path.nearest(now, {wrong, 3}).offset, Vec2());
                    QCOMPARE(path.nearestFrom(now, {3, wrong}, 20).offset, Vec2());
                }
            QVERIFY(path.nearest(moments[0], {1e300, 1e300}).along >= 0);
            QCOMPARE(path.nearest(moments[0], {3, 4}, notANumber).along,
                     path.nearest(moments[0], {3, 4}).along);
        }
    }

    void obstacles_leaveOutWrongOnes() {
        for (const double wrong : wrongNumbers) {
            const ObstacleGeometry atWrong{.x = wrong};
            const ObstacleGeometry wrongRadius{.radius = wrong};
            const ObstacleGeometry wide{.shape = ObstacleShape::box, .width = wrong};
            const ObstacleGeometry wall{.shape = ObstacleShape::wall, .points = {{wrong, 0}}};
            QVERIFY(Obstacles({atWrong, wrongRadius, wide, wall}).empty());
        }
        // A box may reach beyond the limit of a coordinate.
        QVERIFY(!Obstacles({{.shape = ObstacleShape::box, .x = 1e6, .width = 1e6}}).empty());
    }

    void obstacles_answerWrongQuestions() {
        const Obstacles circle({ObstacleGeometry{}});
        QCOMPARE(circle.extent(0, {1, 0}), 50.0);
        QCOMPARE(circle.extent(1, {1, 0}), 0.0);
        QCOMPARE(Obstacles({}).extent(0, {1, 0}), 0.0);
        for (const Moment& now : moments)
            for (const double wrong : wrongNumbers) {
                QVERIFY(!circle.nearest(now, {notANumber, wrong}, 100));
                QVERIFY(!circle.firstAhead(now, {notANumber, wrong}, {1, 0}, 100, 5));
                QVERIFY(!circle.firstCut(now, {notANumber, 300}, {1, 0}, wrong));
                (void)circle.nearest(now, {400, 300}, wrong);
                (void)circle.firstAhead(now, {0, 300}, {wrong, 0}, wrong, wrong);
                (void)circle.firstCut(now, {0, 300}, {1, wrong}, wrong);
                circle.forEachWithin(now, {wrong, 300}, wrong, [](std::uint32_t, Vec2) {});
            }
    }

    void field_hasNoVectorForWrongNumbers() {
        for (const FieldKind kind :
             {FieldKind::uniform, FieldKind::vortex, FieldKind::toward, FieldKind::noise})
            for (const Moment& now : moments) {
                const Field sound({.kind = kind}, 1);
                QVERIFY(sound.at(now, {10, 10}));
                QVERIFY(!sound.at(now, {notANumber, 10}));
                QVERIFY(!sound.at(now, {10, infinite}));
                QVERIFY(!Field({.kind = kind, .x = notANumber}, 1).at(now, {10, 10}));
                QVERIFY(!Field({.kind = kind, .radius = notANumber}, 1).at(now, {1e9, 10}));
                QVERIFY(!Field({.kind = kind, .strength = infinite}, 1).at(now, {10, 10}));
                for (const double wrong : wrongNumbers)
                    (void)Field({.kind = kind, .radius = wrong, .scale = wrong}, 1)
                        .at(now, {10, 10});
            }
    }

    void region_answersWrongQuestions() {
        for (const RegionShape shape :
             {RegionShape::box, RegionShape::circle, RegionShape::polygon})
            for (const double wrong : wrongNumbers) {
                const Region region({.shape = shape, .x = wrong, .points = {{wrong, 1}}});
                QVERIFY(!region.contains({10, notANumber}));
                (void)region.nearest({wrong, 10});
                (void)region.randomPlace([wrong](std::uint32_t) { return wrong; });
                (void)Region({.shape = shape, .points = {}}).nearest({10, 10});
            }
    }
};
