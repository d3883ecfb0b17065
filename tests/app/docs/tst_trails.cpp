#include "app/docs/recording.h"
#include "app/docs/svg.h"
#include "tests/core/support/testing.h"

using namespace tiller::docs;

/// The recording of one agent. @param leading the behavior that leads at each place
Recording recordingOf(Points places, std::vector<std::uint16_t> leading = {}) {
    Recording recording;
    recording.ticks = places.size() - 1;
    recording.crowds = {{"ship", {}}};
    leading.resize(places.size(), Population::nobody);
    recording.tracks = {{.crowd = 0, .places = std::move(places), .leading = std::move(leading)}};
    return recording;
}

Points straight(std::size_t count, double step) {
    Points places;
    for (std::size_t i = 0; i < count; ++i)
        places.push_back({static_cast<double>(i) * step, 0});
    return places;
}

/// Tracks become lines, cut only where they must be.
class TestTrails : public QObject {
    Q_OBJECT

private slots:
    void straightLine_keepsItsEnds() {
        QCOMPARE(simplified(straight(20, 3), 0.1), (Points{{0, 0}, {57, 0}}));
    }

    void corner_isKept() {
        const Points places{{0, 0}, {5, 0.05}, {10, 0}, {10, 5}, {10, 10}};
        QCOMPARE(simplified(places, 0.1), (Points{{0, 0}, {10, 0}, {10, 10}}));
        QCOMPARE(simplified(places, 0.01), (Points{{0, 0}, {5, 0.05}, {10, 0}, {10, 10}}));
    }

    void everySpanOfTime_isAPiece_thatStartsAtTheEndOfTheLast() {
        const auto pieces = trailsOf(recordingOf(straight(51, 1)), {400, 300}, false);
        QCOMPARE(pieces.size(), trailSpans);
        for (std::size_t i = 0; i < trailSpans; ++i) {
            const double start = 10 * static_cast<double>(i);
            QCOMPARE(pieces[i].age, trailSpans - 1 - i);
            QCOMPARE(pieces[i].places, (Points{{start, 0}, {start + 10, 0}}));
        }
    }

    void edgeOfTheWorld_cuts() {
        const auto pieces = trailsOf(
            recordingOf({{396, 0}, {398, 0}, {0, 0}, {2, 0}, {4, 0}, {6, 0}}), {400, 300}, false);
        for (const TrailPiece& piece : pieces)
            QVERIFY(length(piece.places.back() - piece.places.front()) < 10);
        QCOMPARE(pieces.front().places, (Points{{396, 0}, {398, 0}}));
        QCOMPARE(pieces[1].places.front(), (Vec2{0, 0}));
    }

    void otherBehavior_cuts() {
        const auto recording =
            recordingOf(straight(6, 1), {Population::nobody, 0, 0, 1, 1, 1}); // one span per tick
        std::vector<std::uint16_t> leading;
        for (const TrailPiece& piece : trailsOf(recording, {400, 300}, true))
            leading.push_back(piece.leading);
        QCOMPARE(leading, (std::vector<std::uint16_t>{0, 0, 1, 1, 1}));
        for (const TrailPiece& piece : trailsOf(recording, {400, 300}, false))
            QCOMPARE(piece.leading, Population::nobody);
    }

    void tenths_haveOneDecimal() {
        QCOMPARE(tenths(12.34), "12.3"s);
        QCOMPARE(tenths(-0.04), "0"s);
        QCOMPARE(tenths(-0.46), "-0.5"s);
        QCOMPARE(tenths(7), "7"s);
    }

    void pathData_stepsDoNotDrift() {
        PathData path;
        path.moveTo({0, 0});
        for (int i = 1; i <= 30; ++i)
            path.lineTo({i / 30.0 * 10, 0}); // each step is a third of a unit
        double sum = 0;
        for (const QString& step : QString::fromStdString(path.text()).split('l').mid(1))
            sum += step.split(' ').front().toDouble();
        QVERIFY(std::abs(sum - 10) < 1e-9);
    }
};
