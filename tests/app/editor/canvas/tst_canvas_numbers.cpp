#include "app/editor/canvas/canvas_scene.h"
#include "tests/app/editor/canvas/canvas_stage.h"
#include "tests/app/editor/testing.h"

using Gesture = std::function<void(CanvasController&)>;

/// Two nodes and a wire that is @p length screen pixels long at a zoom. Pan is 0, so a place p of
/// the canvas is seen at p * zoom.
struct Fixture : CanvasStage {
    explicit Fixture(double length = 1500, double zoom = 1) : CanvasStage(true) {
        IdSource ids(1);
        const double across = length / zoom + 168; // of a card
        take(addNode(project(), ids, "seek", {}, {}));
        take(addNode(project(), ids, "agent-type", {across, 160 / zoom}, {}));
        take(connect(project(), ids, {node(0), "force"}, {node(1), "steering"}));
        zoomTo(zoom);
    }

    [[nodiscard]] const Id& node(std::size_t i) const { return project().nodes[i].id; }
    [[nodiscard]] const Wire& wire() const { return canvas.scene().wires().front(); }
    [[nodiscard]] QPointF port(std::size_t i, const char* port) const {
        return canvas.portPlace(QString::fromStdString(node(i)), port);
    }
    [[nodiscard]] std::string text() const { return writeProject(project()); }

private:
    void take(const Result<Change>& change) {
        document.projectModel().apply(change.value()); // not an undo step: it belongs to the start
    }
};

QPointF around(double angle, double radius) {
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

double length(QPointF v) {
    return std::hypot(v.x(), v.y());
}

/// Places along a curve at equal distances, and the directions across it.
std::vector<std::pair<QPointF, QPointF>> placesAlong(const WireCurve& curve, int count) {
    constexpr int fine = 20'000;
    std::vector<double> lengths{0};
    for (int i = 1; i <= fine; ++i)
        lengths.push_back(lengths.back() + length(curve.at(static_cast<double>(i) / fine) -
                                                  curve.at((i - 1.0) / fine)));
    std::vector<std::pair<QPointF, QPointF>> places;
    for (int i = 0; i < count; ++i) {
        const double wanted = (i + 0.5) / count * lengths.back();
        const auto found = std::ranges::lower_bound(lengths, wanted) - lengths.begin();
        const double t = std::clamp(static_cast<double>(found) / fine, 1e-4, 1 - 1e-4);
        const QPointF along = curve.at(t + 1e-4) - curve.at(t - 1e-4);
        places.emplace_back(curve.at(t), QPointF(-along.y(), along.x()) / length(along));
    }
    return places;
}

std::vector<std::size_t> searchAll(const std::vector<QRectF>& boxes, const QRectF& area) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (boxes[i].left() <= area.right() && boxes[i].right() >= area.left() &&
            boxes[i].top() <= area.bottom() && boxes[i].bottom() >= area.top())
            found.push_back(i);
    return found;
}

/// The numbers that make a canvas good to use, at every zoom. tests/bench/frames measures times.
class TestCanvasNumbers : public QObject {
    Q_OBJECT

private slots:
    void wire_isHitAtAllOf200Places_data() { zooms(); }

    /// With real clicks. A click on a port takes the port, but the scene still finds the wire.
    void wire_isHitAtAllOf200Places() {
        const auto [zoom] = fetched<double>();
        Fixture f(1500, zoom);
        const QString link = QString::fromStdString(f.wire().link);
        int found = 0;
        int selected = 0;
        int atPorts = 0;
        int side = 1;
        for (const auto& [place, across] : placesAlong(f.wire().curve, 200)) {
            side = -side;
            const QPointF click = place + across * (side * 7.9 / zoom);
            found += f.scene().linkAt(click, 8 / zoom) == f.wire().link;
            atPorts += f.scene().portAt(click, 12 / zoom).has_value();
            f.document.selection()->clear();
            f.click(click * zoom);
            selected += f.document.selection()->contains(link);
        }
        QCOMPARE(found, 200);
        QVERIFY(atPorts <= 4);
        QCOMPARE(selected, 200 - atPorts);
    }

    void wire_isMissedFartherAway() {
        Fixture f;
        for (const auto& [place, across] : placesAlong(f.wire().curve, 50))
            QVERIFY(!f.scene().linkAt(place + across * 8.5, 8));
    }

    void port_isHitWithin24Pixels_data() { zooms(); }

    void port_isHitWithin24Pixels() {
        const auto [zoom] = fetched<double>();
        Fixture f(1500, zoom);
        const QPointF port = f.port(0, "force");
        for (int i = 0; i < 16; ++i) {
            const QPointF at = port + around(i * 0.3927, 11.9);
            f.press(at);
            f.move(at + QPointF(200, 300));
            QVERIFY(f.canvas.drawing());
            QCOMPARE(f.canvas.draft()->curve(f.scene()).points.front() * zoom, port);
            QVERIFY(f.canvas.cancel());
        }
    }

    void labelRow_countsAsThePort() {
        Fixture f;
        for (const double into : {20.0, 50.0, 80.0}) { // pixels to the left of the output
            const QPointF at = f.port(0, "force") - QPointF(into, -9);
            QCOMPARE(f.scene().portAt(at, 12), (PortRef{f.node(0), "force"}));
        }
    }

    /// From far, ports reach far into a card. The middle of the card still moves it.
    void cardFromFar_canBeMoved() {
        for (const double zoom : {0.1, 0.15, 0.25}) {
            Fixture f(1500, zoom);
            const Vec2 before = f.project().nodes[0].place;
            const QPointF at = QPointF(84, 8) * zoom;
            f.press(at);
            f.move(at + QPointF(40, 40));
            f.release(at + QPointF(40, 40));
            QVERIFY(f.project().nodes[0].place != before);
        }
    }

    void wireEnd_goesToAPortWithin20Pixels_data() { zooms(); }

    void wireEnd_goesToAPortWithin20Pixels() {
        const auto [zoom] = fetched<double>();
        Fixture f(1500, zoom);
        const QPointF from = f.port(0, "force");
        const QPointF to = f.port(1, "steering");
        f.select(QString::fromStdString(f.wire().link)); // the wire exists already
        f.canvas.edits()->removeSelected();
        f.press(from);
        for (int i = 0; i < 9; ++i) { // from the side where no other port is near
            const QPointF way = around(3.1416 + i * 0.196, 1);
            const QPointF near = to + way * 19.9;
            f.move(near);
            QVERIFY(length(f.canvas.draftEnd() - to) < 1e-6);
        }
        const QPointF far = to - QPointF(20.5, 0);
        f.move(far);
        QVERIFY(length(f.canvas.draftEnd() - far) < 1e-6);
        f.canvas.cancel();
    }

    void escape_restoresToTheByte_data() {
        const TestRows<QPointF, QPointF> row; // on the canvas, whose zoom is 1
        const Fixture f(400);
        const WireCurve& curve = f.wire().curve;
        row("moved card", QPointF(60, 12), QPointF(300, 200));
        row("drawn wire", f.port(0, "target"), QPointF(-100, 300));
        row("wire in hand, over a port", f.port(0, "force"),
            f.port(1, "steering") - f.port(0, "force"));
        row("weight", curve.at(0.5), QPointF(120, 0));
        row("rubber band", QPointF(-80, -80), QPointF(1000, 700));
    }

    void escape_restoresToTheByte() {
        const auto [from, by] = fetched<QPointF, QPointF>();
        Fixture f(400);
        const std::string before = f.text();
        f.document.selection()->clear();
        f.press(from);
        for (int i = 1; i <= 5; ++i)
            f.canvas.move(from.x() + by.x() * i / 5, from.y() + by.y() * i / 5, 0);
        QVERIFY(f.canvas.cancel());
        f.canvas.release(from.x() + by.x(), from.y() + by.y()); // the button is released after Esc
        QCOMPARE(f.text(), before);
        QVERIFY(!f.document.canUndo());
        QVERIFY(!f.document.canRedo());
        QVERIFY(!f.canvas.drawing());
        QVERIFY(f.canvas.rubberBand().isNull());
    }

    void placeUnderTheMouse_stays_atAnyStepOfTheWheel_data() {
        const TestRows<int> row;
        for (const int angle : {120, 60, 15, 1})
            row(QTest::addRow("%d eighths of a degree an event", angle), angle);
    }

    void placeUnderTheMouse_stays_atAnyStepOfTheWheel() {
        const auto [angle] = fetched<int>();
        Fixture f;
        const QPointF mouse(613, 287);
        const QPointF place = (mouse - f.canvas.view()->pan()) / f.canvas.view()->zoom();
        const double zoom = f.canvas.view()->zoom();
        for (const int sign : {1, -1, -1, 1})
            for (int turned = 0; turned < 20 * 120; turned += angle) {
                f.canvas.view()->wheel(mouse.x(), mouse.y(), 0, sign * angle, 0);
                const QPointF seen = place * f.canvas.view()->zoom() + f.canvas.view()->pan();
                QVERIFY(length(seen - mouse) <= 1);
            }
        QVERIFY(f.canvas.view()->zoom() != zoom); // because it stops at both limits
    }

    void zoom_countsTheAngle_notTheEvents() {
        Fixture coarse;
        Fixture fine;
        for (int i = 0; i < 5; ++i)
            coarse.canvas.view()->wheel(400, 300, 0, 120, 0);
        for (int i = 0; i < 5 * 120; ++i)
            fine.canvas.view()->wheel(400, 300, 0, 1, 0);
        QVERIFY(std::abs(coarse.canvas.view()->zoom() - fine.canvas.view()->zoom()) < 1e-9);
        QVERIFY(length(coarse.canvas.view()->pan() - fine.canvas.view()->pan()) < 1e-6);
    }

    void gesture_isOneStep_data() {
        const TestRows<Gesture> row;
        const auto drag = [](CanvasController& canvas, QPointF from, QPointF by) {
            canvas.press(from.x(), from.y(), Qt::LeftButton, 0, false);
            for (int i = 1; i <= 20; ++i)
                canvas.move(from.x() + by.x() * i / 20, from.y() + by.y() * i / 20, 0);
            canvas.release(from.x() + by.x(), from.y() + by.y());
        };
        row("move many", Gesture([drag](CanvasController& canvas) {
                canvas.edits()->selectAll();
                drag(canvas, {60, 12}, {200, 160});
            }));
        row("weight", Gesture([drag](CanvasController& canvas) {
                drag(canvas, canvas.scene().wires().front().curve.at(0.5), {90, 3});
            }));
        row("paste many", Gesture([](CanvasController& canvas) {
                canvas.edits()->selectAll();
                canvas.edits()->copySelected();
                canvas.edits()->paste();
            }));
        row("duplicate", Gesture([](CanvasController& canvas) {
                canvas.edits()->selectAll();
                canvas.edits()->duplicateSelected();
            }));
        row("remove many", Gesture([](CanvasController& canvas) {
                canvas.edits()->selectAll();
                canvas.edits()->removeSelected();
            }));
    }

    void gesture_isOneStep() {
        const auto [gesture] = fetched<Gesture>();
        Fixture f(400);
        const std::string before = f.text();
        gesture(f.canvas);
        QVERIFY(f.text() != before);
        f.document.undo();
        QCOMPARE(f.text(), before);
        QVERIFY(!f.document.canUndo());
    }

    void findsWhatASearchOfAllBoxesFinds() {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> place(-3000, 3000);
        std::uniform_real_distribution<double> size(0, 400);
        const auto anyBox = [&] {
            return QRectF(place(random), place(random), size(random), size(random));
        };
        std::vector<QRectF> boxes;
        for (int i = 0; i < 700; ++i)
            boxes.push_back(anyBox());
        SpatialIndex index;
        index.assign(boxes);
        for (int i = 0; i < 500; ++i) {
            const std::size_t moved = static_cast<std::size_t>(i * 13) % boxes.size();
            boxes[moved] = anyBox();
            index.move(moved, boxes[moved]);
            const QRectF area = anyBox();
            QCOMPARE(index.touching(area), searchAll(boxes, area));
            const QPointF at = area.topLeft();
            QCOMPARE(index.at(at, 20), searchAll(boxes, {at.x() - 20, at.y() - 20, 40, 40}));
        }
    }

    void emptyIndex_findsNothing() {
        SpatialIndex index;
        QVERIFY(index.touching({-1e6, -1e6, 2e6, 2e6}).empty());
        index.assign({{0, 0, 10, 10}});
        index.assign({});
        QVERIFY(index.touching({-1e6, -1e6, 2e6, 2e6}).empty());
    }

    void edges_count() {
        SpatialIndex index;
        index.assign({{0, 0, 10, 0}, {0, 5, 10, 5}}); // a level wire has no height
        QCOMPARE(index.at({10, 0}), std::vector<std::size_t>{0});
        QCOMPARE(index.touching({4, 4, -2, -6}), std::vector<std::size_t>({0}));
        QCOMPARE(index.touching({0, 0, 1, 5}), (std::vector<std::size_t>{0, 1}));
    }

private:
    static void zooms() {
        const TestRows<double> row;
        for (const double zoom : {0.25, 0.5, 1.0, 2.0, 4.0})
            row(QTest::addRow("zoom %g", zoom), zoom);
    }
};
