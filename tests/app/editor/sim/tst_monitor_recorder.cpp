#include "app/editor/sim/monitor_recorder.h"
#include "app/editor/sim/worker_parts.h"
#include "core/sim/inputs.h"
#include "tests/app/editor/testing.h"

MonitorAnnotation placeOf(const std::string& type, double seconds) {
    return {.of = type, .agent = {}, .quantity = Quantity::x, .node = {}, .seconds = seconds};
}

/// What plots show, tick by tick.
class TestMonitorRecorder : public QObject {
    Q_OBJECT

private slots:
    /// One agent that moves 2 to the right each tick: x = 10 + 2 tick. Ten ticks per second.
    void init() {
        m_project = world("world ticksPerSecond=10; a (10,0)+(2,0)");
        m_simulation.emplace(m_project);
        m_recorder = {};
    }

    void everyTick_isMeasured() {
        add("m", placeOf("a", 20));
        runTo(5);
        QCOMPARE(m_recorder.series().size(), 1U);
        const MonitorSeries& series = m_recorder.series()[0];
        QCOMPARE(series.monitor, "m");
        QCOMPARE(series.first, 0U);
        QCOMPARE(series.every, 1U);
        QCOMPARE(series.values, (std::vector<double>{10, 12, 14, 16, 18, 20}));
    }

    void longPlots_skipTicks() {
        add("m", placeOf("a", 600)); // 6000 ticks
        runTo(7);
        const MonitorSeries& series = m_recorder.series()[0];
        QCOMPARE(series.every, 2U);
        QCOMPARE(series.values, (std::vector<double>{10, 14, 18, 22}));
    }

    void onlyHiddenValues_areDropped() {
        add("m", placeOf("a", 2)); // 20 ticks
        runTo(200);
        const MonitorSeries& series = m_recorder.series()[0];
        QVERIFY(series.first <= 180);
        QVERIFY(series.values.size() <= 30);
        QCOMPARE(series.tickOf(series.values.size() - 1), 200U);
        for (std::size_t i = 0; i < series.values.size(); ++i)
            QCOMPARE(series.values[i], 10 + 2 * static_cast<double>(series.tickOf(i)));
    }

    void backInTime_dropsLaterValues() {
        add("m", placeOf("a", 20));
        runTo(3);
        const Snapshot then = m_simulation->snapshot();
        runTo(8);
        QVERIFY(m_simulation->restore(then));
        m_simulation->moveAgent({"a", 0}, {0, 0});
        m_simulation->step();
        m_recorder.sample(*m_simulation);
        QCOMPARE(m_recorder.series()[0].values, (std::vector<double>{10, 12, 14, 16, 2}));
        m_recorder.clear();
        QVERIFY(m_recorder.series()[0].values.empty());
    }

    void skippedTicks_haveNoValue() {
        add("m", placeOf("a", 1));
        m_recorder.sample(*m_simulation);
        run(*m_simulation, 3);
        m_recorder.sample(*m_simulation);
        const MonitorSeries& series = m_recorder.series()[0];
        QCOMPARE(series.values.size(), 4U);
        QVERIFY(std::isnan(series.values[1]) && std::isnan(series.values[2]));
        QCOMPARE(series.values[3], 16.0);
        run(*m_simulation, 1000);
        m_recorder.sample(*m_simulation);
        QCOMPARE(series.first, 1003U);
        QCOMPARE(series.values.size(), 1U);
    }

    void edits_keepTheValuesOfUnchangedMonitors() {
        add("m", placeOf("a", 20));
        runTo(4);
        add("n", placeOf("a", 20));
        m_project.annotations[0].name = "Renamed";
        m_recorder.follow(m_project);
        QCOMPARE(m_recorder.series()[0].values.size(), 5U);
        QVERIFY(m_recorder.series()[1].values.empty());
        runTo(5);
        QCOMPARE(m_recorder.series()[1].first, 4U);
        QCOMPARE(m_recorder.series()[1].values, (std::vector<double>{18, 20}));

        m_project.annotations[0].values[2] = std::string("speed");
        m_project.annotations.pop_back();
        m_recorder.follow(m_project);
        QCOMPARE(m_recorder.series().size(), 1U);
        QVERIFY(m_recorder.series()[0].values.empty());
    }

    void noAgents_haveNoValue() {
        add("m", placeOf("gone", 20));
        runTo(1);
        QCOMPARE(m_recorder.series()[0].values.size(), 2U);
        QVERIFY(std::isnan(m_recorder.series()[0].values[0]));
    }

    void speedAt_marksAndBetween_data() {
        const TestRows<double, double> row;
        row("least", 0.0, 0.1);
        row("below", -1.0, 0.1);
        row("middle", 0.5, 1.0);
        row("near the middle, it snaps", 0.52, 1.0);
        row("between 1 and 2", 3.5 / 6, 1.41);
        row("most", 1.0, 8.0);
        row("above", 3.0, 8.0);
    }

    void speedAt_marksAndBetween() {
        const auto [position, speed] = fetched<double, double>();
        QCOMPARE(speedAt(position), speed);
    }

    void positionOf_isItsInverseAtMarks() {
        for (int i = 0; i <= 6; ++i)
            QVERIFY(std::abs(positionOf(speedAt(i / 6.0)) - i / 6.0) < 1e-12);
    }

    void speedAt_neverDecreases() {
        for (int i = 0; i < 1000; ++i)
            QVERIFY(speedAt((i + 1) / 1000.0) >= speedAt(i / 1000.0));
    }

    void nextSpeed_goesToTheNextMark() {
        QCOMPARE(nextSpeed(1, 1), 2.0);
        QCOMPARE(nextSpeed(1, -1), 0.5);
        QCOMPARE(nextSpeed(1.3, 1), 2.0);
        QCOMPARE(nextSpeed(1.3, -1), 1.0);
        QCOMPARE(nextSpeed(8, 1), 8.0);
        QCOMPARE(nextSpeed(0.1, -1), 0.1);
    }

private:
    void add(const Id& id, const MonitorAnnotation& monitor) {
        Annotation annotation{.id = id, .type = "monitor"};
        for (const Setting& setting : findAnnotationType("monitor")->settings)
            annotation.values.push_back(setting.load(&monitor));
        m_project.annotations.push_back(annotation);
        m_recorder.follow(m_project);
    }

    void runTo(std::uint64_t tick) {
        m_recorder.sample(*m_simulation);
        while (m_simulation->tick() < tick) {
            m_simulation->step();
            m_recorder.sample(*m_simulation);
        }
    }

    Project m_project;
    std::optional<Simulation> m_simulation;
    MonitorRecorder m_recorder;
};
