#include "app/editor/viewport/behavior_colors.h"
#include "app/editor/viewport/triangle_target.h"
#include "app/editor/viewport/world_painter.h"
#include "tests/app/editor/sim/hunt.h"

#include <QTest>

using namespace tiller;

namespace {

/// A still of a hunt, ready to be drawn.
struct Still {
    Hunt hunt;
    Simulation simulation;
    Frame frame;
    ProjectLook look;
    SceneShapes scene;
    Trails trails;
    ViewTransform view;
    TriangleTarget target;

    explicit Still(double prey)
        : hunt(1, prey)
        , simulation(hunt.project, {.trackLeading = true})
        , look(hunt.project, true) {
        view.fit(worldBox(hunt.project), {800, 600}, 0);
        simulation.step();
        fillFrame(frame, simulation, 1, false);
    }

    [[nodiscard]] WorldPicture picture() const {
        return {.project = hunt.project,
                .frame = frame,
                .look = look,
                .trails = trails,
                .view = view,
                .size = {800, 600},
                .colors = {},
                .overlays = {},
                .colorByBehavior = false,
                .picked = {},
                .selected = {},
                .hovered = {},
                .scene = scene};
    }

    /// How many corners have a color.
    [[nodiscard]] std::ptrdiff_t count(const QColor& color) const {
        return std::count_if(target.vertices().begin(), target.vertices().end(),
                             [&](const TriangleTarget::Vertex& v) {
                                 return v.r == color.red() && v.g == color.green() &&
                                        v.b == color.blue() && v.a == 255;
                             });
    }
};

} // namespace

class TestWorldPainter : public QObject {
    Q_OBJECT

private slots:
    void everyAgentIsDrawn_inItsTypesColor();
    void outOfSight_isNotDrawn();
    void byBehavior_inItsLeadersColor();
    void behaviorColors_areTheTutorials();
    void tenThousandAgents();
};

void TestWorldPainter::everyAgentIsDrawn_inItsTypesColor() {
    Still still(50);
    still.target.setSmooth(false);
    paintWorld(still.target, still.picture());
    QCOMPARE(still.count("#00ff00"), 50 * 6);
    QCOMPARE(still.count("#ff0000"), 1 * 6);
}

void TestWorldPainter::outOfSight_isNotDrawn() {
    Still still(50);
    still.view.pan({5000, 0});
    paintWorld(still.target, still.picture());
    QCOMPARE(still.count("#00ff00"), 0);
}

void TestWorldPainter::byBehavior_inItsLeadersColor() {
    Still still(50);
    still.target.setSmooth(false);
    WorldPicture picture = still.picture();
    picture.colorByBehavior = true;
    paintWorld(still.target, picture);
    QCOMPARE(still.count("#00ff00"), 0);
    std::ptrdiff_t colored = 0;
    for (const char* type : {"evade", "arrive", "wander"})
        colored += still.count(behaviorColor(type, true));
    QCOMPARE(colored, 50 * 6);
}

void TestWorldPainter::behaviorColors_areTheTutorials() {
    for (const bool dark : {true, false}) {
        QVERIFY(behaviorColor("wander", dark).hsvSaturationF() < 0.1F);
        QVERIFY(std::abs(behaviorColor("seek", dark).hue() - 135) < 20);
        QVERIFY(std::abs(behaviorColor("pursue", dark).hue() - 31) < 12);
        const int evade = behaviorColor("evade", dark).hue();
        QVERIFY(evade < 8 || evade > 352);
    }
    QCOMPARE(behaviorColor("some-later-one", true), behaviorColor("some-later-one", true));
}

/// The picture is built while the window waits: it may take a fraction of a frame only.
void TestWorldPainter::tenThousandAgents() {
    Still still(10'000);
    still.target.setSmooth(false);
    QBENCHMARK {
        still.target.clear();
        paintWorld(still.target, still.picture());
    }
    QVERIFY(still.target.vertices().size() >= 60'000);
}

QTEST_APPLESS_MAIN(TestWorldPainter)
#include "tst_world_painter.moc"
