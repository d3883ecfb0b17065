#include "app/editor/viewport/agents_item.h"
#include "app/editor/watch/plot_item.h"
#include "app/editor/watch/watch.h"
#include "tests/app/editor/window.h"

#include <QFile>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

Watch& watchOf(EditorWindow& window) {
    return window.editor.watch;
}

/// The hunt has one monitor more, in the status bar.
std::vector<const Annotation*> plotsIn(const Project& project) {
    std::vector<const Annotation*> found = monitorsIn(project);
    std::erase_if(found, [](const Annotation* each) {
        return monitorOf(*each).shownIn == ShownIn::statusBar;
    });
    return found;
}

std::size_t monitorCount(const EditorWindow& window) {
    return plotsIn(window.editor.document.project()).size();
}

/// A monitor of a type of the hunt.
Id addMonitor(EditorWindow& window, const std::string& of, const std::string& quantity,
              const std::string& node = {}) {
    Document& document = window.editor.document;
    Annotation annotation{.id = {},
                          .type = "monitor",
                          .name = {},
                          .values = findAnnotationType("monitor")->defaults()};
    const auto set = [&](std::string_view setting, const std::string& value) {
        annotation.values[*findAnnotationType("monitor")->settingIndex(setting)] = value;
    };
    set("of", of);
    set("quantity", quantity);
    set("node", node);
    const auto change = addAnnotation(document.project(), document.ids(), annotation);
    const Id id = change.value().annotations.back().id();
    document.push(change, "Add");
    return id;
}

void key(const EditorWindow& window, Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(window.window, which, modifiers);
}

/// The dialog is not an item below the content of the window: finds it as an object.
bool isOpen(const EditorWindow& window, const QString& name) {
    const QObject* dialog = window.window->findChild<QObject*>(name);
    return dialog && dialog->property("opened").toBool();
}

} // namespace

/// Plots, following, pictures and films, in the window.
class TestWatch : public QObject {
    Q_OBJECT

private slots:
    void plot_isAddedByKeysAlone_andUndone() {
        EditorWindow window("hunter-and-prey");
        key(window, Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen(window, "monitorDialog"));
        key(window, Qt::Key_Down); // the next quantity
        const QString chosen = watchOf(window).draft()->quantity();
        QVERIFY(chosen != "speed");
        for (int i = 0;
             i < 20 && !window.window->activeFocusItem()->objectName().startsWith("acceptPlot");
             ++i)
            key(window, Qt::Key_Tab);
        key(window, Qt::Key_Space);
        QTRY_COMPARE(monitorCount(window), std::size_t{1});
        QVERIFY(!isOpen(window, "monitorDialog"));
        const Annotation& made = *plotsIn(window.editor.document.project()).front();
        QCOMPARE(QString::fromStdString(textOf(valueOf(made, "quantity"))), chosen);
        QTRY_VERIFY(window.item("plotPanel")->isVisible());
        QTRY_VERIFY(window.item("plot-0"));
        key(window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(monitorCount(window), std::size_t{0});
        QTRY_VERIFY(window.item("noPlots")->isVisible());
    }

    /// A warning that comes while one types pushes no field.
    void wrongTime_movesNoField() {
        EditorWindow window("hunter-and-prey");
        key(window, Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen(window, "monitorDialog"));
        window.waitForFrame();
        const QPoint before = window.center("plotSeconds");
        window.item("plotSeconds")->forceActiveFocus();
        window.type("x");
        QTRY_VERIFY(!window.text("plotMissing").isEmpty());
        window.waitForFrame();
        QCOMPARE(window.center("plotSeconds"), before);
    }

    void wheel_scrollsAnOpenList() {
        EditorWindow window("hunter-and-prey");
        key(window, Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen(window, "monitorDialog"));
        window.click("plotQuantity");
        auto* popup = window.item("plotQuantity")->property("popup").value<QObject*>();
        QTRY_VERIFY(popup->property("opened").toBool());
        auto* list = popup->property("contentItem").value<QQuickItem*>();
        QVERIFY(list->property("contentHeight").toDouble() > list->height());
        const QPointF at = list->mapToScene({list->width() / 2, list->height() / 2});
        QTest::mouseMove(window.window, at.toPoint());
        window.waitForFrame();
        const double before = list->property("contentY").toDouble();
        for (int notch = 0; notch < 3; ++notch) {
            QWheelEvent event(at, window.window->mapToGlobal(at), {}, {0, -120}, {}, {},
                              Qt::NoScrollPhase, false);
            event.setTimestamp(1'000'000 + 100 * static_cast<quint64>(notch));
            QCoreApplication::sendEvent(window.window, &event);
            window.waitForFrame();
        }
        QTRY_VERIFY(list->property("contentY").toDouble() > before + 40);
        QVERIFY(popup->property("opened").toBool());
    }

    void contactsWithAType_areChosenInTheDialog() {
        EditorWindow window("hunter-and-prey");
        watchOf(window).newPlotOf("hunter");
        QTRY_VERIFY(isOpen(window, "monitorDialog"));
        MonitorDraft& draft = *watchOf(window).draft();
        QVERIFY(draft.others().isEmpty());
        draft.setQuantity("contacts-with");
        QCOMPARE(draft.other(), QString("prey"));
        QCOMPARE(draft.standardName(), QString("Hunter and Prey"));
        QVERIFY(draft.agents().isEmpty());
        draft.setCounting("per-minute");
        draft.setProperty("window", "a while");
        QVERIFY(!draft.canAccept());
        draft.setProperty("window", "10");
        QVERIFY2(draft.accept(), qPrintable(draft.missing()));
        const MonitorAnnotation made = monitorOf(*plotsIn(window.editor.document.project())[0]);
        QCOMPARE(made.with, std::string("prey"));
        QCOMPARE(made.window, 10.0);
        const PlotListModel& plots = *watchOf(window).plots();
        QTRY_COMPARE(plots.count(), 1);
        QCOMPARE(plots.value(0, "title").toString(),
                 QString("Contacts per minute in the last 10 s"));
    }

    void births_areChosenAsARate_andShareAPlotWithDeaths() {
        EditorWindow window("hunter-and-prey");
        watchOf(window).newPlotOf("prey");
        QTRY_VERIFY(isOpen(window, "monitorDialog"));
        MonitorDraft& draft = *watchOf(window).draft();
        draft.setQuantity("births");
        QCOMPARE(draft.counting(), QString("per-second"));
        QCOMPARE(draft.property("window").toString(), QString("5"));
        QVERIFY(draft.others().isEmpty());
        QVERIFY(draft.agents().isEmpty());
        QVERIFY(draft.statistics().isEmpty());
        QVERIFY2(draft.accept(), qPrintable(draft.missing()));
        const MonitorAnnotation made = monitorOf(*plotsIn(window.editor.document.project())[0]);
        QCOMPARE(made.window, 5.0);
        QVERIFY(made.with.empty());

        draft.begin();
        draft.setType("prey");
        draft.setQuantity("deaths");
        QVERIFY(draft.accept());
        const PlotListModel& plots = *watchOf(window).plots();
        QTRY_COMPARE(plots.count(), 1);
        QCOMPARE(plots.value(0, "title").toString(),
                 QString("Births and deaths per second in the last 5 s"));
        const auto series = plots.value(0, "series").toList();
        QCOMPARE(series.size(), 2);
        QCOMPARE(series[1].toMap()["name"].toString(), QString("Prey, deaths"));

        // Counted otherwise, they have a plot of their own.
        draft.begin();
        draft.setType("prey");
        draft.setQuantity("deaths");
        draft.setCounting("total");
        QVERIFY(draft.accept());
        QTRY_COMPARE(plots.count(), 2);
    }

    void statusBar_showsWhatTheProjectCounts() {
        EditorWindow window("hunter-and-prey");
        SimulationController& simulation = window.editor.simulation;
        QVERIFY(!watchOf(window).plotsShown());
        const auto shown = [&](const char* property) {
            return window.item("contactsLabel")->property(property).toString();
        };
        QCOMPARE(shown("unit"), QString("Hunter caught prey"));
        simulation.runToTick(400);
        QTRY_COMPARE(simulation.tick(), 400.0);
        Simulation same(window.editor.document.project());
        while (same.tick() < 400)
            same.step();
        const std::uint64_t caught = same.contactsOf("hunter", "prey").count;
        QVERIFY(caught > 0 && caught < same.contactTotal());
        QTRY_COMPARE(shown("value"), QString::number(caught));

        window.click("contactsLabel");
        QTRY_VERIFY(isOpen(window, "monitorDialog"));
        QCOMPARE(watchOf(window).draft()->place(), QString("status-bar"));
        key(window, Qt::Key_Escape);
        QTRY_VERIFY(!isOpen(window, "monitorDialog"));

        const Id counter = "counter-catches";
        Document& document = window.editor.document;
        document.push(remove(document.project(), std::span(&counter, 1)), "Remove");
        QTRY_COMPARE(shown("unit"), QString("contacts"));
        QCOMPARE(shown("value"), QString::number(same.contactTotal()));
    }

    void plot_ofThePickedAgent() {
        EditorWindow window("hunter-and-prey");
        SimulationController& simulation = window.editor.simulation;
        QTRY_VERIFY(simulation.agentCount() > 0);
        const Id type = simulation.frame().agents.back().type;
        simulation.pick(AgentName{type, 0});
        QTRY_VERIFY(simulation.frame().explanation);
        watchOf(window).newPlot();
        MonitorDraft& draft = *watchOf(window).draft();
        QCOMPARE(draft.type().toStdString(), type);
        QCOMPARE(draft.agent().toStdString(), simulation.frame().pickedLabel);
        QVERIFY(draft.statistics().isEmpty()); // there is only one number
        QVERIFY(draft.accept());
        const MonitorAnnotation made = monitorOf(*plotsIn(window.editor.document.project())[0]);
        QCOMPARE(made.agent, simulation.frame().pickedLabel);
    }

    void plot_measuresEveryTick_howeverFastItIsDrawn() {
        EditorWindow window("hunter-and-prey");
        const Id type = window.editor.simulation.frame().agents.front().type;
        const Id monitor = addMonitor(window, type, "x");
        window.editor.simulation.setSpeed(8);
        QVERIFY(window.runTo(300));
        const auto* series = watchOf(window).plots()->seriesOf(monitor);
        QVERIFY(series);
        QCOMPARE(series->first, std::uint64_t{0});
        QCOMPARE(series->values.size(), std::size_t{301});

        Simulation same(window.editor.document.project());
        for (std::size_t tick = 0; tick <= 300; ++tick) {
            QCOMPARE(series->values[tick],
                     *measure(same, monitorOf(*plotsIn(window.editor.document.project())[0])));
            same.step();
        }
        window.editor.simulation.reset();
        QTRY_COMPARE(window.editor.simulation.frame().tick, std::uint64_t{0});
        QTRY_COMPARE(watchOf(window).plots()->seriesOf(monitor)->values.size(), std::size_t{1});
    }

    void newPlot_showsThePastOfTheTimeline() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.runTo(300));
        const Id monitor = addMonitor(window, window.editor.simulation.frame().agents[0].type, "x");
        const auto series = [&] { return watchOf(window).plots()->seriesOf(monitor); };
        QTRY_VERIFY(series() && series()->values.size() == 301);
        QCOMPARE(series()->first, std::uint64_t{0});
        Simulation same(window.editor.document.project());
        for (std::size_t tick = 0; tick <= 300; ++tick, same.step())
            QCOMPARE(series()->values[tick],
                     *measure(same, monitorOf(*plotsIn(window.editor.document.project())[0])));
        QVERIFY(window.runTo(310)); // and goes on
        QTRY_COMPARE(series()->values.size(), std::size_t{311});

        // A longer plot shows more of it.
        QVERIFY(window.runTo(1600));
        QTRY_VERIFY(series()->first > 0);
        watchOf(window).editPlot(QString::fromStdString(monitor));
        watchOf(window).draft()->setSeconds("30");
        QVERIFY(watchOf(window).draft()->accept());
        QTRY_COMPARE(series()->first, std::uint64_t{0});
        QCOMPARE(series()->values.size(), std::size_t{1601});
    }

    void newPlot_inThePast_showsTheWholeTimeline() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.runTo(200));
        window.editor.simulation.timeline()->goTo(50);
        QTRY_COMPARE(window.editor.simulation.tick(), 50.0);
        const Id monitor = addMonitor(window, window.editor.simulation.frame().agents[0].type, "x");
        const auto series = [&] { return watchOf(window).plots()->seriesOf(monitor); };
        QTRY_VERIFY(series() && series()->values.size() == 201);
        QCOMPARE(window.editor.simulation.tick(), 50.0);
    }

    void sameQuantity_sharesAPlot() {
        EditorWindow window("hunter-and-prey");
        const auto& agents = window.editor.simulation.frame().agents;
        QTRY_VERIFY(agents.size() == 2);
        addMonitor(window, agents[0].type, "speed");
        addMonitor(window, agents[1].type, "count");
        addMonitor(window, agents[1].type, "speed");
        const PlotListModel& plots = *watchOf(window).plots();
        QCOMPARE(plots.count(), 2);
        QCOMPARE(plots.plot(0)->title, QString("Speed"));
        QCOMPARE(plots.plot(0)->series.size(), std::size_t{2});
        QVERIFY(plots.plot(0)->series[0].color != plots.plot(0)->series[1].color);
        QVERIFY(plots.plot(0)->series[0].name.endsWith(", mean"));
        QCOMPARE(plots.plot(1)->series.size(), std::size_t{1});
    }

    void lines_haveTheColorsOfTheirAgents_inBothThemes() {
        EditorWindow window("wolves-and-sheep");
        const PlotListModel& plots = *watchOf(window).plots();
        const auto contrastIn = [](const QColor& color, const QColor& ground) {
            return std::abs(color.lightnessF() - ground.lightnessF());
        };
        QTRY_VERIFY(plots.count() >= 2);
        QCOMPARE(plots.plot(0)->series.size(), std::size_t{2});
        window.editor.settings.setProperty("dark", true);
        QTRY_COMPARE(plots.plot(0)->series[0].color, QColor("#e0a33e")); // sheep
        QCOMPARE(plots.plot(0)->series[1].color, QColor("#d2533f"));     // wolves
        const QColor onDark = plots.plot(1)->series[0].color;
        window.editor.settings.setProperty("dark", false);
        QTRY_VERIFY(plots.plot(0)->series[0].color != QColor("#e0a33e")); // too pale on white
        QTRY_VERIFY(plots.plot(1)->series[0].color != onDark);
        QVERIFY(contrastIn(plots.plot(1)->series[0].color, Qt::white) > 0.4);
        QTRY_COMPARE(window.item("series-plot-sheep")->property("ink").value<QColor>(),
                     plots.plot(0)->series[0].color);
    }

    /// Four hunters, and two beside: level lines at two heights, the lower one with gaps.
    void variant_isDashed_onTheSameAxes() {
        EditorWindow window("hunter-and-prey");
        addMonitor(window, "hunter", "count");
        QTRY_VERIFY(window.item("plotItem"));
        auto* plot = qobject_cast<PlotItem*>(window.item("plotItem"));
        const QColor color = watchOf(window).plots()->plot(0)->series[0].color;
        /// The rows with the color in most columns, from the top, and how often each has gaps.
        const auto lines = [&] {
            QImage image(plot->size().toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            plot->paint(&painter);
            painter.end();
            std::vector<std::pair<int, int>> found;
            for (int y = 0; y < image.height(); ++y) {
                int colored = 0;
                int gaps = 0;
                for (int x = 1; x < image.width(); ++x) {
                    const bool isOn = image.pixelColor(x, y) == color;
                    colored += isOn;
                    gaps += !isOn && image.pixelColor(x - 1, y) == color;
                }
                if (colored > image.width() / 5 && (found.empty() || y > found.back().first + 3))
                    found.emplace_back(y, gaps);
            }
            return found;
        };
        window.editor.teaching.comparison()->compareWithRun("Two hunters", "hunter.count=2");
        QVERIFY(window.runTo(600));
        QTRY_COMPARE(lines().size(), std::size_t{2});
        QVERIFY(lines()[0].second <= 2);
        QVERIFY(lines()[1].second > 5);
        window.editor.teaching.comparison()->stop();
        QTRY_COMPARE(lines().size(), std::size_t{1});
        QVERIFY(lines()[0].second <= 2);
    }

    void editedPlot_isOneStep() {
        EditorWindow window("hunter-and-prey");
        const Id monitor =
            addMonitor(window, window.editor.simulation.frame().agents[0].type, "speed");
        const Project before = window.editor.document.project();
        watchOf(window).editPlot(QString::fromStdString(monitor));
        MonitorDraft& draft = *watchOf(window).draft();
        draft.setQuantity("force");
        draft.setStatistic("most");
        draft.setSeconds("5");
        draft.setProperty("name", "How hard");
        QVERIFY(draft.accept());
        const Annotation& edited = *window.editor.document.project().annotation(monitor);
        QCOMPARE(edited.name, "How hard");
        QCOMPARE(textOf(valueOf(edited, "quantity")), "force");
        QCOMPARE(textOf(valueOf(edited, "statistic")), "most");
        QCOMPARE(numberOf(valueOf(edited, "seconds")), 5.0);
        window.editor.document.undo();
        QVERIFY(window.editor.document.project() == before);
    }

    void reading_showsTheTick() {
        EditorWindow window("hunter-and-prey");
        const Id monitor = addMonitor(window, window.editor.simulation.frame().agents[0].type, "x");
        QVERIFY(window.runTo(100));
        QTRY_VERIFY(window.item("plotItem"));
        auto& plot = *qobject_cast<PlotItem*>(window.item("plotItem"));
        QTRY_VERIFY(plot.width() > 100);
        QTRY_COMPARE(plot.values().size(), 1);
        QCOMPARE(plot.readTick(), -1.0);
        plot.forceActiveFocus();
        key(window, Qt::Key_Left);
        QCOMPARE(plot.readTick(), 99.0);
        key(window, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(plot.readTick(), 89.0);
        const double value = watchOf(window).plots()->seriesOf(monitor)->values[89];
        QVERIFY(std::abs(plot.values()[0].toDouble() - value) < 0.06);
        key(window, Qt::Key_Escape);
        QCOMPARE(plot.readTick(), -1.0);

        QTest::mouseMove(window.window, window.center("plotItem"));
        QTRY_VERIFY(plot.readTick() > 100); // right of the run so far: the plot shows 20 seconds
        QCOMPARE(plot.values()[0], QString("–"));
    }

    void removed_byKeyboard() {
        EditorWindow window("hunter-and-prey");
        const Id monitor = addMonitor(window, window.editor.simulation.frame().agents[0].type, "x");
        const QString entry = "series-" + QString::fromStdString(monitor);
        QTRY_VERIFY(window.item(entry));
        window.item(entry)->forceActiveFocus();
        key(window, Qt::Key_Delete);
        QTRY_COMPARE(monitorCount(window), std::size_t{0});
        QVERIFY(!window.editor.document.project().nodes.empty());
    }

    void csv_hasTheValuesOfThePlots() {
        EditorWindow window("hunter-and-prey");
        const auto agents = window.editor.simulation.frame().agents;
        const Id x = addMonitor(window, agents[0].type, "x");
        const Id none = addMonitor(window, "nobody", "speed");
        window.editor.document.push(
            rename(window.editor.document.project(), x, "where, \"exactly\""), "Rename");
        QVERIFY(window.runTo(3));
        const QString file = m_home.filePath("plots.csv");
        QCOMPARE(watchOf(window).plots()->exportCsv(file), QString());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(written.readAll()).split('\n');
        QCOMPARE(lines.size(), 6); // a header, four ticks, and the end
        QCOMPARE(lines[0],
                 QString("tick,\"Position x where, \"\"exactly\"\"\",\"Speed nobody, mean\""));
        const auto& values = watchOf(window).plots()->seriesOf(x)->values;
        for (int tick = 0; tick <= 3; ++tick) {
            const QStringList fields = lines[tick + 1].split(',');
            QCOMPARE(fields[0], QString::number(tick));
            QCOMPARE(fields[1].toDouble(), values[static_cast<std::size_t>(tick)]); // bit for bit
            QCOMPARE(fields[2], QString());
        }
        QVERIFY(!watchOf(window).plots()->exportCsv("/nowhere/plots.csv").isEmpty());
    }

    /// A spreadsheet takes no name for a formula, and a number stays a number.
    void csv_hasNoFormulas() {
        EditorWindow window("hunter-and-prey");
        const QString hostile = TILLER_SOURCE_DIR "/tests/data/hostile/csv.tiller";
        QVERIFY(window.editor.document.open(hostile));
        QVERIFY(window.runTo(2));
        const QString file = m_home.filePath("formulas.csv");
        QCOMPARE(watchOf(window).plots()->exportCsv(file), QString());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString header = QString::fromUtf8(written.readLine()).trimmed();
        QVERIFY2(header.contains("=cmd|' /C calc'!A0") && !header.contains(",="),
                 qPrintable(header));

        const MonitorSeries series{.monitor = {}, .values = {-1.5}};
        QCOMPARE(tiller::toCsv({"=1+1", "-x", "@a", "\t=b"}, {&series, &series, &series, &series}),
                 std::string("tick,'=1+1,'-x,'@a,\\t=b\n0,-1.5,-1.5,-1.5,-1.5\n"));
    }

    void projectWithPlots_showsThem() {
        const QString file = m_home.filePath("plotted.tiller");
        {
            EditorWindow window("hunter-and-prey");
            QVERIFY(!window.item("plotPanel")->isVisible());
            addMonitor(window, window.editor.simulation.frame().agents[0].type, "speed");
            QVERIFY(window.editor.document.saveAs(file));
        }
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.editor.document.open(file));
        QTRY_VERIFY(window.item("plotPanel")->isVisible());
        QTRY_VERIFY(window.item("plot-0"));
        key(window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!window.item("plotPanel")->isVisible());
    }

    void follow_keepsTheAgentInTheMiddle() {
        EditorWindow window("hunter-and-prey");
        SimulationController& simulation = window.editor.simulation;
        auto& world = *qobject_cast<AgentsItem*>(window.item("world"));
        const Id type = simulation.frame().agents.back().type;
        world.forceActiveFocus();
        key(window, Qt::Key_F); // no agent is picked: chooses the tool
        QCOMPARE(world.drawing()->tool(), QString("field"));
        key(window, Qt::Key_Escape);
        simulation.pick(AgentName{type, 0});
        key(window, Qt::Key_F);
        QVERIFY(world.camera()->following());
        QVERIFY(window.runTo(50));
        const auto fromMiddle = [&] {
            const FrameAgents& agents = *simulation.frame().agentsOf(type);
            return QLineF(world.view().toView(Vec2{agents.x[0], agents.y[0]}),
                          world.boundingRect().center())
                .length();
        };
        QVERIFY2(fromMiddle() < 0.5, qPrintable(QString::number(fromMiddle())));
        key(window, Qt::Key_Escape);
        QVERIFY(!world.camera()->following());
        QVERIFY(simulation.hasPicked());
        QVERIFY(window.runTo(120));
        QVERIFY(fromMiddle() > 1);

        key(window, Qt::Key_F);
        QVERIFY(world.camera()->following());
        const QPoint corner = world.mapToScene({12, 12}).toPoint();
        QTest::mousePress(window.window, Qt::MiddleButton, {}, corner);
        QTest::mouseMove(window.window, corner + QPoint(20, 10));
        QTest::mouseMove(window.window, corner + QPoint(40, 20));
        QTest::mouseRelease(window.window, Qt::MiddleButton, {}, corner + QPoint(40, 20));
        QVERIFY(!world.camera()->following());
    }

    void rightClick_offersAMenu_dragPans() {
        EditorWindow window("hunter-and-prey");
        SimulationController& simulation = window.editor.simulation;
        QTRY_VERIFY(simulation.agentCount() > 0);
        auto* world = qobject_cast<AgentsItem*>(window.item("world"));
        QVERIFY(world);
        QSignalSpy asked(world, &AgentsItem::menuRequested);
        QTest::mouseClick(window.window, Qt::RightButton, {}, window.center("world"));
        QCOMPARE(asked.size(), 1);
        QTRY_VERIFY(isOpen(window, "worldMenu"));
        QTest::keyClick(window.window, Qt::Key_Escape);
        QTRY_VERIFY(!isOpen(window, "worldMenu"));
        const QPoint middle = window.center("world"); // a drag still pans
        QTest::mousePress(window.window, Qt::RightButton, {}, middle);
        QTest::mouseMove(window.window, middle + QPoint(40, 0));
        QTest::mouseRelease(window.window, Qt::RightButton, {}, middle + QPoint(40, 0));
        QCOMPARE(asked.size(), 1);
    }

    void picture_equalsTheViewport() {
        EditorWindow window("hunter-and-prey");
        Recorder& recorder = *watchOf(window).recorder();
        QSignalSpy saved(&recorder, &Recorder::saved);
        QSignalSpy failed(&recorder, &Recorder::failed);
        auto& world = *qobject_cast<AgentsItem*>(window.item("world"));
        const QString file = m_home.filePath("world.png");
        recorder.savePicture(file);
        QCOMPARE(saved.size(), 1);
        const QImage image(file);
        QCOMPARE(image.size(),
                 (world.size() * window.window->effectiveDevicePixelRatio()).toSize());
        const QImage again = world.snapshot();
        QCOMPARE(image.convertToFormat(QImage::Format_RGB32), again);
        recorder.savePicture("/nowhere/world.png");
        QCOMPARE(failed.size(), 1);
        QTRY_VERIFY(isOpen(window, "watchFailure"));
    }

    void seconds_areReadAsInTheInspector() {
        EditorWindow window("hunter-and-prey");
        watchOf(window).newPlot();
        MonitorDraft& draft = *watchOf(window).draft();
        QCOMPARE(draft.seconds(), QString("20"));
        for (const char* text : {"5*4", "", "x", "-3", "0.5", "601"}) {
            draft.setSeconds(text);
            QVERIFY2(!draft.canAccept() && draft.missing().contains("number of seconds"), text);
        }
        draft.setSeconds("12,5");
        QVERIFY(draft.canAccept());
        QVERIFY(draft.accept());
        QCOMPARE(monitorOf(*plotsIn(window.editor.document.project())[0]).seconds, 12.5);
    }

    void enterInAField_addsThePlot() {
        EditorWindow window("hunter-and-prey");
        key(window, Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen(window, "monitorDialog"));
        QTRY_VERIFY(window.item("plotSeconds"));
        window.item("plotSeconds")->forceActiveFocus(Qt::TabFocusReason);
        for (const char letter : {'7', ',', '5', '*', '2'})
            QTest::keyClick(window.window, letter);
        key(window, Qt::Key_Return);
        QVERIFY2(isOpen(window, "monitorDialog"), "no number, no plot");
        QCOMPARE(window.item("plotSeconds")->property("text").toString(), QString("7,5*2"));
        QVERIFY(!window.item("acceptPlot")->isEnabled());
        for (const char letter : {'7', ',', '5'}) // Enter has selected the old text
            QTest::keyClick(window.window, letter);
        key(window, Qt::Key_Return);
        QTRY_COMPARE(monitorCount(window), std::size_t{1});
        QTRY_VERIFY(!isOpen(window, "monitorDialog"));
        QCOMPARE(monitorOf(*plotsIn(window.editor.document.project())[0]).seconds, 7.5);
    }

    void enterInAnyField_addsThePlot() {
        EditorWindow window("hunter-and-prey");
        std::size_t added = 0;
        for (const char* field : {"plotQuantity", "plotType", "plotAgent", "plotStatistic",
                                  "plotSeconds", "plotName", "acceptPlot"}) {
            key(window, Qt::Key_P, Qt::ControlModifier);
            QTRY_VERIFY2(isOpen(window, "monitorDialog"), field);
            window.item(field)->forceActiveFocus(Qt::TabFocusReason);
            QTRY_VERIFY2(window.hasFocus(field), field);
            key(window, Qt::Key_Return);
            ++added;
            QTRY_VERIFY2(monitorCount(window) == added, field);
            QTRY_VERIFY2(!isOpen(window, "monitorDialog"), field);
        }
    }

    void fieldsOfTheDialog_lineUp() {
        EditorWindow window("hunter-and-prey");
        key(window, Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen(window, "monitorDialog"));
        const auto left = [&](const char* name) { return window.item(name)->mapToScene({}).x(); };
        const auto right = [&](const char* name) {
            return left(name) + window.item(name)->width();
        };
        for (const char* name : {"plotType", "plotStatistic", "plotSeconds", "plotName"})
            QTRY_COMPARE(left(name), left("plotQuantity"));
        for (const char* name : {"plotAgent", "plotStatistic", "plotSeconds", "plotName"})
            QTRY_COMPARE(right(name), right("plotQuantity"));
        QTRY_COMPARE(window.item("plotType")->width(), window.item("plotAgent")->width());
    }

    void longName_staysInThePanel() {
        EditorWindow window("hunter-and-prey");
        const Id type = window.editor.simulation.frame().agents.front().type;
        watchOf(window).newPlot();
        MonitorDraft& draft = *watchOf(window).draft();
        draft.setType(QString::fromStdString(type));
        draft.setProperty("name", QString("a very long name ").repeated(20));
        QVERIFY(draft.accept());
        const Id monitor = plotsIn(window.editor.document.project())[0]->id;
        const QString name = QString::fromStdString("series-" + monitor);
        QTRY_VERIFY(window.item(name) && window.item("plot-0"));
        QTRY_VERIFY(window.item(name)->width() > 100);
        QTRY_VERIFY(window.item(name)->width() < window.item("plot-0")->width());
    }

    void filmDialog_refusesTextThatIsNoLength() {
        EditorWindow window("hunter-and-prey");
        if (!watchOf(window).recorder()->missing().isEmpty())
            QSKIP("ffmpeg is not installed");
        QCOMPARE(Recorder::secondsOf("1,5"), 1.5);
        QCOMPARE(Recorder::secondsOf("5*4"), 0.0);
        QCOMPARE(Recorder::secondsOf("3601"), 0.0);
        QMetaObject::invokeMethod(window.window->findChild<QObject*>("filmDialog"), "open");
        QTRY_VERIFY(isOpen(window, "filmDialog"));
        QTRY_VERIFY(window.item("filmSeconds"));
        window.item("filmSeconds")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(window.window, 'x');
        QTRY_VERIFY(!window.item("acceptFilm")->isEnabled());
        key(window, Qt::Key_Backspace);
        QTest::keyClick(window.window, '2');
        QTRY_VERIFY(window.item("acceptFilm")->isEnabled());
        key(window, Qt::Key_Escape);
        QTRY_VERIFY2(!isOpen(window, "filmDialog"),
                     "what is typed is taken already: Esc is the dialog's");
    }

    void pictureFile_isNoFilm() {
        EditorWindow window("hunter-and-prey");
        Recorder& recorder = *watchOf(window).recorder();
        QSignalSpy failed(&recorder, &Recorder::failed);
        for (const char* name : {"film.png", "film.xyz", "film"}) {
            recorder.startFilm(m_home.filePath(name), Recorder::FromStart, 1);
            QVERIFY(!recorder.running());
            const QString why = failed.takeLast()[0].toString();
            QVERIFY2(why.contains("neither *.gif nor *.mp4"), qPrintable(why));
            QVERIFY(!QFile::exists(m_home.filePath(name)));
        }
    }

    void film_ofTheRunSoFar_isRecordedAndCanceled() {
        EditorWindow window("hunter-and-prey");
        Recorder& recorder = *watchOf(window).recorder();
        if (!recorder.missing().isEmpty())
            QSKIP("ffmpeg is not installed");
        QVERIFY(window.runTo(30));
        QSignalSpy saved(&recorder, &Recorder::saved);
        const QString file = m_home.filePath("run.gif");
        recorder.startFilm(file, Recorder::SoFar, 0);
        QVERIFY(recorder.running());
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60'000);
        QVERIFY(!recorder.running());
        QCOMPARE(recorder.progress(), 1.0);
        QFile film(file);
        QVERIFY(film.open(QIODevice::ReadOnly));
        QVERIFY(film.read(6) == "GIF89a");

        const QString other = m_home.filePath("other.mp4");
        recorder.startFilm(other, Recorder::FromNow, 3600);
        QTRY_VERIFY(window.item("filmProgress")->isVisible());
        recorder.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!recorder.running(), 60'000);
        QVERIFY(!QFile::exists(other));
        QCOMPARE(saved.size(), 1);
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestWatch)
#include "tst_watch.moc"
