#include "app/editor/watch/plot_item.h"
#include "app/editor/watch/watch.h"
#include "tests/app/editor/window.h"

#include <QPainter>

/// The hunt has one monitor more, in the status bar.
std::vector<const Annotation*> plotsIn(const Project& project) {
    std::vector<const Annotation*> found = monitorsIn(project);
    std::erase_if(found, [](const Annotation* each) {
        return monitorOf(*each).shownIn == ShownIn::statusBar;
    });
    return found;
}

/// Plots, following, pictures and films, in the window.
class TestWatch : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

    void plot_isAddedByKeysAlone_andUndone() {
        key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen("monitorDialog"));
        key(Qt::Key_Down); // the next quantity
        const QString chosen = *watchOf().draft()->valueOf("quantity");
        QVERIFY(chosen != "speed");
        for (int i = 0; i < 20 && !window->activeFocusItem()->objectName().startsWith("acceptPlot");
             ++i)
            key(Qt::Key_Tab);
        key(Qt::Key_Space);
        QTRY_COMPARE(monitorCount(), std::size_t{1});
        QVERIFY(!isOpen("monitorDialog"));
        const Annotation& made = *plotsIn(project()).front();
        QCOMPARE(QString::fromStdString(textOf(valueOf(made, "quantity"))), chosen);
        QTRY_VERIFY(isShown("plotPanel"));
        QTRY_VERIFY(item("plot-0"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(monitorCount(), std::size_t{0});
        QTRY_VERIFY(isShown("noPlots"));
    }

    void colorByANumber_isChosenInTheHeader_andUndone() {
        const std::string before = writeProject(project());
        const std::size_t plots = monitorCount();
        window->resize(2200, 1000); // narrow headers have no such button
        QTRY_VERIFY(isShown("colorByNumber"));
        QVERIFY(!item("colorByNumber")->property("checked").toBool());
        click("colorByNumber");
        QTRY_VERIFY(isOpen("monitorDialog"));
        QCOMPARE(*watchOf().draft()->valueOf("shownIn"), "colors");
        QVERIFY(!watchOf().draft()->valueOf("agent"));
        QVERIFY(!watchOf().draft()->valueOf("statistic"));
        item("plotColorsTo")->forceActiveFocus();
        type("x");
        QTRY_VERIFY(!text("noteOfPlot").isEmpty());
        QVERIFY(!watchOf().draft()->canAccept());
        key(Qt::Key_A, Qt::ControlModifier);
        type("200");
        click("acceptPlot");
        QTRY_VERIFY(!isOpen("monitorDialog"));
        const std::vector<Coloring> made = coloringsIn(project());
        QCOMPARE(made.size(), std::size_t{1});
        QCOMPARE(made[0].what.quantity, Quantity::speed);
        QCOMPARE(made[0].what.colorsTo, 200.0);
        QCOMPARE(monitorCount(), plots);
        QTRY_VERIFY(item("colorByNumber")->property("checked").toBool());
        QVERIFY(!item("colorByType")->property("checked").toBool());
        QTRY_VERIFY(isShown("scaleBar"));
        click("colorByNumber"); // edits the same one
        QTRY_VERIFY(isOpen("monitorDialog"));
        QVERIFY(!watchOf().draft()->isNew());
        click("acceptPlot");
        QTRY_VERIFY(!isOpen("monitorDialog"));
        click("colorByType");
        QTRY_VERIFY(coloringsIn(project()).empty());
        QTRY_VERIFY(!isShown("scaleBar"));
        QCOMPARE(writeProject(project()), before);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(coloringsIn(project()).size(), std::size_t{1});
        QTRY_VERIFY(isShown("scaleBar"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(writeProject(project()), before);
        QVERIFY(!isShown("scaleBar"));
    }

    /// A warning that comes while one types pushes no field.
    void wrongTime_movesNoField() {
        key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen("monitorDialog"));
        waitForFrame();
        const QPoint before = center("plotSeconds");
        item("plotSeconds")->forceActiveFocus();
        type("x");
        QTRY_VERIFY(!text("noteOfPlot").isEmpty());
        waitForFrame();
        QCOMPARE(center("plotSeconds"), before);
    }

    void wheel_scrollsAnOpenList() {
        key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen("monitorDialog"));
        click("plotQuantity");
        auto* popup = item("plotQuantity")->property("popup").value<QObject*>();
        QTRY_VERIFY(popup->property("opened").toBool());
        auto* list = popup->property("contentItem").value<QQuickItem*>();
        QVERIFY(list->property("contentHeight").toDouble() > list->height());
        const QPointF at = list->mapToScene({list->width() / 2, list->height() / 2});
        QTest::mouseMove(window, at.toPoint());
        waitForFrame();
        const double before = list->property("contentY").toDouble();
        // Later than what the system said before: a list ignores what came earlier.
        const auto now = static_cast<quint64>(QDeadlineTimer::current().deadline());
        // On a busy machine a flick may end before a frame was drawn: then the wheel turns further.
        const auto isScrolled = [&] { return list->property("contentY").toDouble() > before + 40; };
        for (int notch = 0; notch < 30 && !isScrolled(); ++notch) {
            QWheelEvent event(at, window->mapToGlobal(at), {}, {0, -120}, {}, {}, Qt::NoScrollPhase,
                              false);
            event.setTimestamp(now + 100 * static_cast<quint64>(notch));
            QCoreApplication::sendEvent(window, &event);
            waitForFrame();
        }
        QTRY_VERIFY(isScrolled());
        QVERIFY(popup->property("opened").toBool());
    }

    void contactsWithAType_areChosenInTheDialog() {
        watchOf().newPlotOf("hunter");
        QTRY_VERIFY(isOpen("monitorDialog"));
        MonitorDraft& draft = *watchOf().draft();
        QVERIFY(!draft.valueOf("with"));
        draft.set("quantity", "contacts-with");
        QCOMPARE(draft.valueOf("with"), "prey");
        QCOMPARE(item("plotName")->property("placeholderText").toString(), "Hunter and Prey");
        QVERIFY(!draft.valueOf("agent"));
        draft.set("counting", "per-minute");
        draft.set("window", "a while");
        QVERIFY(!draft.canAccept());
        draft.set("window", "10");
        QVERIFY2(draft.accept(), qPrintable(draft.missing()));
        const MonitorAnnotation made = monitorOf(*plotsIn(project())[0]);
        QCOMPARE(made.with, "prey");
        QCOMPARE(made.window, 10.0);
        const PlotListModel& plots = *watchOf().plots();
        QTRY_COMPARE(plots.count(), 1);
        QCOMPARE(plots.value(0, "title").toString(), "Contacts per minute in the last 10 s");
    }

    void births_areChosenAsARate_andShareAPlotWithDeaths() {
        watchOf().newPlotOf("prey");
        QTRY_VERIFY(isOpen("monitorDialog"));
        MonitorDraft& draft = *watchOf().draft();
        draft.set("quantity", "births");
        QCOMPARE(draft.valueOf("counting"), "per-second");
        QCOMPARE(draft.valueOf("window"), "5");
        QVERIFY(!draft.valueOf("with"));
        QVERIFY(!draft.valueOf("agent"));
        QVERIFY(!draft.valueOf("statistic"));
        QVERIFY2(draft.accept(), qPrintable(draft.missing()));
        const MonitorAnnotation made = monitorOf(*plotsIn(project())[0]);
        QCOMPARE(made.window, 5.0);
        QVERIFY(made.with.empty());

        draft.begin();
        draft.set("of", "prey");
        draft.set("quantity", "deaths");
        QVERIFY(draft.accept());
        const PlotListModel& plots = *watchOf().plots();
        QTRY_COMPARE(plots.count(), 1);
        QCOMPARE(plots.value(0, "title").toString(),
                 "Births and deaths per second in the last 5 s");
        const auto series = plots.value(0, "series").toList();
        QCOMPARE(series.size(), 2);
        QCOMPARE(series[1].toMap()["name"].toString(), "Prey, deaths");

        // Counted otherwise, they have a plot of their own.
        draft.begin();
        draft.set("of", "prey");
        draft.set("quantity", "deaths");
        draft.set("counting", "total");
        QVERIFY(draft.accept());
        QTRY_COMPARE(plots.count(), 2);
    }

    void statusBar_showsWhatTheProjectCounts() {
        QVERIFY(!watchOf().plotsShown());
        const auto shown = [&](const char* property) {
            return item("contactsLabel")->property(property).toString();
        };
        QCOMPARE(shown("unit"), "Hunter caught prey");
        simulation().runToTick(400);
        QTRY_COMPARE(simulation().tick(), 400.0);
        Simulation same(project());
        while (same.tick() < 400)
            same.step();
        const std::uint64_t caught = same.contactsOf("hunter", "prey").count;
        QVERIFY(caught > 0 && caught < same.contactTotal());
        QTRY_COMPARE(shown("value"), QString::number(caught));

        click("contactsLabel");
        QTRY_VERIFY(isOpen("monitorDialog"));
        QCOMPARE(watchOf().draft()->valueOf("shownIn"), "status-bar");
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isOpen("monitorDialog"));

        const Id counter = "counter-catches";
        document().push(remove(project(), std::span(&counter, 1)), "Remove");
        QTRY_COMPARE(shown("unit"), QString("contacts"));
        QCOMPARE(shown("value"), QString::number(same.contactTotal()));
    }

    void plot_ofThePickedAgent() {
        QTRY_VERIFY(simulation().agentCount() > 0);
        const Id type = simulation().frame().agents.back().type;
        simulation().pick(AgentName{type, 0});
        QTRY_VERIFY(simulation().frame().explanation);
        watchOf().newPlot();
        MonitorDraft& draft = *watchOf().draft();
        QCOMPARE(draft.valueOf("of")->toStdString(), type);
        QCOMPARE(draft.valueOf("agent")->toStdString(), simulation().frame().pickedLabel);
        QVERIFY(!draft.valueOf("statistic")); // there is only one number
        QVERIFY(draft.accept());
        const MonitorAnnotation made = monitorOf(*plotsIn(project())[0]);
        QCOMPARE(made.agent, simulation().frame().pickedLabel);
    }

    void plot_measuresEveryTick_howeverFastItIsDrawn() {
        const Id type = simulation().frame().agents.front().type;
        const Id monitor = addMonitor(type, "x");
        simulation().setSpeed(8);
        QVERIFY(runTo(300));
        const auto* series = watchOf().plots()->seriesOf(monitor);
        QVERIFY(series);
        QCOMPARE(series->first, 0U);
        QCOMPARE(series->values.size(), 301U);

        Simulation same(project());
        for (std::size_t tick = 0; tick <= 300; ++tick) {
            QCOMPARE(series->values[tick], *measure(same, monitorOf(*plotsIn(project())[0])));
            same.step();
        }
        simulation().reset();
        QTRY_COMPARE(simulation().frame().tick, std::uint64_t{0});
        QTRY_COMPARE(watchOf().plots()->seriesOf(monitor)->values.size(), std::size_t{1});
    }

    void newPlot_showsThePastOfTheTimeline() {
        QVERIFY(runTo(300));
        const Id monitor = addMonitor(simulation().frame().agents[0].type, "x");
        const auto series = [&] { return watchOf().plots()->seriesOf(monitor); };
        QTRY_VERIFY(series() && series()->values.size() == 301);
        QCOMPARE(series()->first, 0U);
        Simulation same(project());
        for (std::size_t tick = 0; tick <= 300; ++tick, same.step())
            QCOMPARE(series()->values[tick], *measure(same, monitorOf(*plotsIn(project())[0])));
        QVERIFY(runTo(310)); // and goes on
        QTRY_COMPARE(series()->values.size(), std::size_t{311});

        // A longer plot shows more of it.
        QVERIFY(runTo(1600));
        QTRY_VERIFY(series()->first > 0);
        watchOf().editPlot(QString::fromStdString(monitor));
        watchOf().draft()->set("seconds", "30");
        QVERIFY(watchOf().draft()->accept());
        QTRY_COMPARE(series()->first, std::uint64_t{0});
        QCOMPARE(series()->values.size(), 1601U);
    }

    void newPlot_inThePast_showsTheWholeTimeline() {
        QVERIFY(runTo(200));
        simulation().timeline()->goTo(50);
        QTRY_COMPARE(simulation().tick(), 50.0);
        const Id monitor = addMonitor(simulation().frame().agents[0].type, "x");
        const auto series = [&] { return watchOf().plots()->seriesOf(monitor); };
        QTRY_VERIFY(series() && series()->values.size() == 201);
        QCOMPARE(simulation().tick(), 50.0);
    }

    void sameQuantity_sharesAPlot() {
        const auto& agents = simulation().frame().agents;
        QTRY_VERIFY(agents.size() == 2);
        addMonitor(agents[0].type, "speed");
        addMonitor(agents[1].type, "count");
        addMonitor(agents[1].type, "speed");
        const PlotListModel& plots = *watchOf().plots();
        QCOMPARE(plots.count(), 2);
        QCOMPARE(plots.plot(0)->title, "Speed");
        QCOMPARE(plots.plot(0)->series.size(), 2U);
        QVERIFY(plots.plot(0)->series[0].color != plots.plot(0)->series[1].color);
        QVERIFY(plots.plot(0)->series[0].name.endsWith(", mean"));
        QCOMPARE(plots.plot(1)->series.size(), 1U);
    }

    void lines_haveTheColorsOfTheirAgents_inBothThemes() {
        open("wolves-and-sheep");
        const PlotListModel& plots = *watchOf().plots();
        const auto contrastIn = [](const QColor& color, const QColor& ground) {
            return std::abs(color.lightnessF() - ground.lightnessF());
        };
        QTRY_VERIFY(plots.count() >= 2);
        QCOMPARE(plots.plot(0)->series.size(), 2U);
        editor().settings.setProperty("dark", true);
        QTRY_COMPARE(plots.plot(0)->series[0].color, QColor("#e0a33e")); // sheep
        QCOMPARE(plots.plot(0)->series[1].color, QColor("#d2533f"));     // wolves
        const QColor onDark = plots.plot(1)->series[0].color;
        editor().settings.setProperty("dark", false);
        QTRY_VERIFY(plots.plot(0)->series[0].color != QColor("#e0a33e")); // too pale on white
        QTRY_VERIFY(plots.plot(1)->series[0].color != onDark);
        QVERIFY(contrastIn(plots.plot(1)->series[0].color, Qt::white) > 0.4);
        QTRY_COMPARE(item("series-plot-sheep")->property("ink").value<QColor>(),
                     plots.plot(0)->series[0].color);
    }

    /// Four hunters, and two beside: level lines at two heights, the lower one with gaps.
    void variant_isDashed_onTheSameAxes() {
        addMonitor("hunter", "count");
        QTRY_VERIFY(item("plotItem"));
        auto* plot = qobject_cast<PlotItem*>(item("plotItem"));
        const QColor color = watchOf().plots()->plot(0)->series[0].color;
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
        editor().teaching.comparison()->compareWithRun("Two hunters", "hunter.count=2");
        QVERIFY(runTo(600));
        QTRY_COMPARE(lines().size(), std::size_t{2});
        QVERIFY(lines()[0].second <= 2);
        QVERIFY(lines()[1].second > 5);
        editor().teaching.comparison()->stop();
        QTRY_COMPARE(lines().size(), std::size_t{1});
        QVERIFY(lines()[0].second <= 2);
    }

    void editedPlot_isOneStep() {
        const Id monitor = addMonitor(simulation().frame().agents[0].type, "speed");
        const Project before = project();
        watchOf().editPlot(QString::fromStdString(monitor));
        MonitorDraft& draft = *watchOf().draft();
        draft.set("quantity", "force");
        draft.set("statistic", "most");
        draft.set("seconds", "5");
        draft.set("name", "How hard");
        QVERIFY(draft.accept());
        const Annotation& edited = *project().annotation(monitor);
        QCOMPARE(edited.name, "How hard");
        QCOMPARE(textOf(valueOf(edited, "quantity")), "force");
        QCOMPARE(textOf(valueOf(edited, "statistic")), "most");
        QCOMPARE(numberOf(valueOf(edited, "seconds")), 5.0);
        document().undo();
        QVERIFY(project() == before);
    }

    void reading_showsTheTick() {
        const Id monitor = addMonitor(simulation().frame().agents[0].type, "x");
        QVERIFY(runTo(100));
        QTRY_VERIFY(item("plotItem"));
        auto& plot = *qobject_cast<PlotItem*>(item("plotItem"));
        QTRY_VERIFY(plot.width() > 100);
        QTRY_COMPARE(plot.values().size(), 1);
        QCOMPARE(plot.readTick(), -1.0);
        plot.forceActiveFocus();
        key(Qt::Key_Left);
        QCOMPARE(plot.readTick(), 99.0);
        key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(plot.readTick(), 89.0);
        const double value = watchOf().plots()->seriesOf(monitor)->values[89];
        QVERIFY(std::abs(plot.values()[0].toDouble() - value) < 0.06);
        key(Qt::Key_Escape);
        QCOMPARE(plot.readTick(), -1.0);

        QTest::mouseMove(window, center("plotItem"));
        QTRY_VERIFY(plot.readTick() > 100); // right of the run so far: the plot shows 20 seconds
        QCOMPARE(plot.values()[0], "–");
    }

    void removed_byKeyboard() {
        const Id monitor = addMonitor(simulation().frame().agents[0].type, "x");
        const QString entry = "series-" + QString::fromStdString(monitor);
        QTRY_VERIFY(item(entry));
        item(entry)->forceActiveFocus();
        key(Qt::Key_Delete);
        QTRY_COMPARE(monitorCount(), std::size_t{0});
        QVERIFY(!project().nodes.empty());
    }

    void csv_hasTheValuesOfThePlots() {
        const auto agents = simulation().frame().agents;
        const Id x = addMonitor(agents[0].type, "x");
        const Id none = addMonitor("nobody", "speed");
        document().push(rename(project(), x, "where, \"exactly\""), "Rename");
        QVERIFY(runTo(3));
        const QString file = filePath("plots.csv");
        QCOMPARE(watchOf().plots()->exportCsv(file), QString());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(written.readAll()).split('\n');
        QCOMPARE(lines.size(), 6); // a header, four ticks, and the end
        QCOMPARE(lines[0], "tick,seconds,\"Position x where, \"\"exactly\"\" (units)\","
                           "\"Speed nobody, mean (units/tick)\"");
        const auto& values = watchOf().plots()->seriesOf(x)->values;
        for (int tick = 0; tick <= 3; ++tick) {
            const QStringList fields = lines[tick + 1].split(',');
            QCOMPARE(fields[0], QString::number(tick));
            QCOMPARE(fields[1].toDouble(), tick / project().worldNumber("ticksPerSecond"));
            QCOMPARE(fields[2].toDouble(), values[static_cast<std::size_t>(tick)]); // bit for bit
            QCOMPARE(fields[3], QString());
        }
        QVERIFY(!watchOf().plots()->exportCsv("/nowhere/plots.csv").isEmpty());
    }

    void csvForASpreadsheet_isRounded_inTheRegion_asTheDialogLastChose() {
        const TableForm german = tableFormOf("spreadsheet", QLocale("de_DE"));
        QVERIFY(german.hasDecimalComma && german.hasByteOrderMark);
        QVERIFY(!tableFormOf("spreadsheet", QLocale("en_US")).hasDecimalComma);
        QVERIFY(!tableFormOf("plain", QLocale("de_DE")).hasDecimalComma);
        const MonitorSeries series{.monitor = {}, .values = {-1.5, 2.0 / 3}};
        QCOMPARE(tiller::toCsv({"a"}, {&series}, 4, german),
                 "\xef\xbb\xbftick;seconds;a\n0;0;-1,5\n1;0,25;0,6667\n");

        addMonitor("hunter", "x");
        QVERIFY(runTo(3));
        const auto saved = [this](const QString& form) {
            editor().settings.setValue("tableForm", form);
            editor().dialogs.answerWith(filePath(form + ".csv"));
            click("exportPlots");
            QFile written(filePath(form + ".csv"));
            return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
        };
        QTRY_VERIFY(isShown("exportPlots"));
        QVERIFY(saved("plain").startsWith("tick,"));
        QVERIFY(saved("spreadsheet").startsWith("\xef\xbb\xbftick"));
    }

    /// A plot over another one: the line goes through the pairs of their values.
    void plotOverAnother_isChosenInTheDialog_andRead() {
        const Id x = addMonitor("hunter", "x");
        key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen("monitorDialog"));
        MonitorDraft& draft = *watchOf().draft();
        draft.set("of", "hunter");
        draft.set("quantity", "y");
        draft.set("over", QString::fromStdString(x));
        click("acceptPlot");
        QTRY_COMPARE(watchOf().plots()->count(), 2);
        const PlotListModel::Plot& plot = *watchOf().plots()->plot(1);
        QCOMPARE(plot.over, x);
        QVERIFY2(plot.title == "Position y over position x", qPrintable(plot.title));
        QVERIFY(runTo(60));
        QTRY_VERIFY(item("plot-1"));
        auto& shown = *item("plot-1")->findChild<PlotItem*>("plotItem");
        QTRY_VERIFY(!shown.empty());
        shown.forceActiveFocus();
        key(Qt::Key_Left);
        QCOMPARE(shown.readTick(), 59.0);
        const Id y = monitorsIn(project()).back()->id;
        QVERIFY(std::abs(shown.values()[0].toDouble() -
                         watchOf().plots()->seriesOf(y)->values[59]) < 0.06);
        key(Qt::Key_Escape);
        const QString file = filePath("phase.svg");
        QCOMPARE(shown.exportPicture(file), QString());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString drawing = QString::fromUtf8(written.readAll());
        QVERIFY(drawing.contains("Position y over ") && drawing.contains("(units)"));
        QVERIFY(drawing.contains(document().name()));
        QRegularExpression line("polyline points=\"([^\"]*)\"");
        qsizetype most = 0;
        for (const auto& each : line.globalMatch(drawing))
            most = std::max(most, each.captured(1).count(' ') + 1);
        QCOMPARE(most, qsizetype{61}); // a place for each tick
        document().push(remove(project(), std::array{x}), "Remove");
        QTRY_COMPARE(watchOf().plots()->count(), 1); // the other one, over time
    }

    void histogram_hasABarForEachRange_alsoInThePast() {
        const Id speeds = addMonitor("prey", "speed");
        watchOf().editPlot(QString::fromStdString(speeds));
        QTRY_VERIFY(isOpen("monitorDialog"));
        watchOf().draft()->set("shownIn", "histogram");
        QVERIFY(!watchOf().draft()->valueOf("seconds") && !watchOf().draft()->valueOf("agent"));
        click("acceptPlot");
        QTRY_VERIFY(watchOf().plots()->plot(0)->isHistogram);
        QVERIFY(runTo(40));
        const auto each = [&] { return watchOf().plots()->seriesOf(speeds)->each; };
        QTRY_COMPARE(each().size(), simulation().frame().agentsOf("prey")->size());
        const std::vector<double> now = each();
        simulation().timeline()->goTo(10);
        QTRY_COMPARE(simulation().tick(), 10.0);
        QVERIFY(each() != now);
        auto& shown = *qobject_cast<PlotItem*>(item("plotItem"));
        const QString file = filePath("bars.svg");
        QCOMPARE(shown.exportPicture(file), QString());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString drawing = QString::fromUtf8(written.readAll());
        QVERIFY(drawing.count("<polygon") > 1);
        QVERIFY(drawing.contains("Agents") && drawing.contains("Speed ("));
    }

    /// Drawings have points in numbers, whatever the language writes.
    void drawing_isTheSameInEachLanguage() {
        addMonitor("hunter", "x");
        QVERIFY(runTo(20));
        QTRY_VERIFY(item("plotItem"));
        auto& shown = *qobject_cast<PlotItem*>(item("plotItem"));
        const QLocale before;
        QLocale::setDefault(QLocale("de_DE"));
        const QString file = filePath("plot.svg");
        const QString problem = shown.exportPicture(file);
        QLocale::setDefault(before);
        QCOMPARE(problem, QString());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(!QString::fromUtf8(written.readAll()).contains(QRegularExpression("y=\"[0-9]+,")));
    }

    /// A spreadsheet takes no name for a formula, and a number stays a number.
    void csv_hasNoFormulas() {
        const QString hostile = TILLER_SOURCE_DIR "/tests/data/hostile/csv.tiller";
        QVERIFY(document().open(hostile));
        QVERIFY(runTo(2));
        const QString file = filePath("formulas.csv");
        QCOMPARE(watchOf().plots()->exportCsv(file), QString());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString header = QString::fromUtf8(written.readLine()).trimmed();
        QVERIFY2(header.contains("=cmd|' /C calc'!A0") && !header.contains(",="),
                 qPrintable(header));

        const MonitorSeries series{.monitor = {}, .values = {-1.5}};
        QCOMPARE(
            tiller::toCsv({"=1+1", "-x", "@a", "\t=b"}, {&series, &series, &series, &series}, 1),
            "tick,seconds,'=1+1,'-x,'@a,\\t=b\n0,0,-1.5,-1.5,-1.5,-1.5\n");
    }

    void projectWithPlots_showsThem() {
        const QString file = filePath("plotted.tiller");
        {
            restart("hunter-and-prey");
            QVERIFY(!isShown("plotPanel"));
            addMonitor(simulation().frame().agents[0].type, "speed");
            QVERIFY(document().saveAs(file));
        }
        restart("hunter-and-prey");
        QVERIFY(document().open(file));
        QTRY_VERIFY(isShown("plotPanel"));
        QTRY_VERIFY(item("plot-0"));
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!isShown("plotPanel"));
    }

    void follow_keepsTheAgentInTheMiddle() {
        auto& world = *qobject_cast<AgentsItem*>(item("world"));
        const Id type = simulation().frame().agents.back().type;
        world.forceActiveFocus();
        key(Qt::Key_F); // no agent is picked: chooses the tool
        QCOMPARE(world.drawing()->tool(), "field");
        key(Qt::Key_Escape);
        simulation().pick(AgentName{type, 0});
        key(Qt::Key_F);
        QVERIFY(world.camera()->following());
        QVERIFY(runTo(50));
        const auto fromMiddle = [&] {
            const FrameAgents& agents = *simulation().frame().agentsOf(type);
            return QLineF(world.view().toView(Vec2{agents.x[0], agents.y[0]}),
                          world.boundingRect().center())
                .length();
        };
        QVERIFY2(fromMiddle() < 0.5, qPrintable(QString::number(fromMiddle())));
        key(Qt::Key_Escape);
        QVERIFY(!world.camera()->following());
        QVERIFY(simulation().hasPicked());
        QVERIFY(runTo(120));
        QVERIFY(fromMiddle() > 1);

        key(Qt::Key_F);
        QVERIFY(world.camera()->following());
        const QPoint corner = world.mapToScene({12, 12}).toPoint();
        QTest::mousePress(window, Qt::MiddleButton, {}, corner);
        QTest::mouseMove(window, corner + QPoint(20, 10));
        QTest::mouseMove(window, corner + QPoint(40, 20));
        QTest::mouseRelease(window, Qt::MiddleButton, {}, corner + QPoint(40, 20));
        QVERIFY(!world.camera()->following());
    }

    void rightClick_offersAMenu_dragPans() {
        QTRY_VERIFY(simulation().agentCount() > 0);
        auto* world = qobject_cast<AgentsItem*>(item("world"));
        QVERIFY(world);
        QSignalSpy asked(world, &AgentsItem::menuRequested);
        mouseClick(center("world"), Qt::RightButton);
        QCOMPARE(asked.size(), 1);
        QTRY_VERIFY(isOpen("worldMenu"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isOpen("worldMenu"));
        const QPoint middle = center("world"); // a drag still pans
        QTest::mousePress(window, Qt::RightButton, {}, middle);
        QTest::mouseMove(window, middle + QPoint(40, 0));
        QTest::mouseRelease(window, Qt::RightButton, {}, middle + QPoint(40, 0));
        QCOMPARE(asked.size(), 1);
    }

    void picture_equalsTheViewport() {
        Recorder& recorder = *watchOf().recorder();
        QSignalSpy saved(&recorder, &Recorder::saved);
        QSignalSpy failed(&recorder, &Recorder::failed);
        auto& world = *qobject_cast<AgentsItem*>(item("world"));
        const QString file = filePath("world.png");
        recorder.savePicture(file);
        QCOMPARE(saved.size(), 1);
        const QImage image(file);
        QCOMPARE(image.size(), (world.size() * window->effectiveDevicePixelRatio()).toSize());
        const QImage again = world.snapshot();
        QCOMPARE(image.convertToFormat(QImage::Format_RGB32), again);
        recorder.savePicture("/nowhere/world.png");
        QCOMPARE(failed.size(), 1);
        QTRY_VERIFY(isOpen("watchFailure"));
    }

    void seconds_areReadAsInTheInspector() {
        watchOf().newPlot();
        MonitorDraft& draft = *watchOf().draft();
        QCOMPARE(draft.valueOf("seconds"), "20");
        for (const char* text : {"5*", "", "x", "-3", "0.5", "601"}) {
            draft.set("seconds", text);
            QVERIFY2(!draft.canAccept() && draft.missing().contains("number of seconds"), text);
        }
        draft.set("seconds", "12,5");
        QVERIFY(draft.canAccept());
        QVERIFY(draft.accept());
        QCOMPARE(monitorOf(*plotsIn(project())[0]).seconds, 12.5);
    }

    void enterInAField_addsThePlot() {
        key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen("monitorDialog"));
        QTRY_VERIFY(item("plotSeconds"));
        item("plotSeconds")->forceActiveFocus(Qt::TabFocusReason);
        for (const char letter : {'7', ',', '5', '*'})
            key(letter);
        key(Qt::Key_Return);
        QVERIFY2(isOpen("monitorDialog"), "no number, no plot");
        QCOMPARE(text("plotSeconds"), "7,5*");
        QVERIFY(!item("acceptPlot")->isEnabled());
        for (const char letter : {'7', ',', '5'}) // Enter has selected the old text
            key(letter);
        key(Qt::Key_Return);
        QTRY_COMPARE(monitorCount(), std::size_t{1});
        QTRY_VERIFY(!isOpen("monitorDialog"));
        QCOMPARE(monitorOf(*plotsIn(project())[0]).seconds, 7.5);
    }

    void enterInAnyField_addsThePlot() {
        std::size_t added = 0;
        for (const char* field : {"plotQuantity", "plotOf", "plotAgent", "plotStatistic",
                                  "plotSeconds", "plotName", "acceptPlot"}) {
            key(Qt::Key_P, Qt::ControlModifier);
            QTRY_VERIFY2(isOpen("monitorDialog"), field);
            item(field)->forceActiveFocus(Qt::TabFocusReason);
            QTRY_VERIFY2(hasFocus(field), field);
            key(Qt::Key_Return);
            ++added;
            QTRY_VERIFY2(monitorCount() == added, field);
            QTRY_VERIFY2(!isOpen("monitorDialog"), field);
        }
    }

    void fieldsOfTheDialog_lineUp() {
        key(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(isOpen("monitorDialog"));
        const auto left = [&](const char* name) { return item(name)->mapToScene({}).x(); };
        const auto right = [&](const char* name) { return left(name) + item(name)->width(); };
        for (const char* name : {"plotOf", "plotStatistic", "plotSeconds", "plotName"})
            QTRY_COMPARE(left(name), left("plotQuantity"));
        for (const char* name : {"plotAgent", "plotStatistic", "plotSeconds", "plotName"})
            QTRY_COMPARE(right(name), right("plotQuantity"));
        QTRY_COMPARE(item("plotOf")->width(), item("plotAgent")->width());
    }

    void longName_staysInThePanel() {
        const Id type = simulation().frame().agents.front().type;
        watchOf().newPlot();
        MonitorDraft& draft = *watchOf().draft();
        draft.set("of", QString::fromStdString(type));
        draft.set("name", QString("a very long name ").repeated(20));
        QVERIFY(draft.accept());
        const Id monitor = plotsIn(project())[0]->id;
        const QString name = QString::fromStdString("series-" + monitor);
        QTRY_VERIFY(item(name) && item("plot-0"));
        QTRY_VERIFY(item(name)->width() > 100);
        QTRY_VERIFY(item(name)->width() < item("plot-0")->width());
    }

    void filmDialog_refusesTextThatIsNoLength() {
        if (!watchOf().recorder()->missing().isEmpty())
            QSKIP("ffmpeg is not installed");
        QCOMPARE(Recorder::secondsOf("1,5"), 1.5);
        QCOMPARE(Recorder::secondsOf("5*"), 0.0);
        QCOMPARE(Recorder::secondsOf("5*4"), 20.0);
        QCOMPARE(Recorder::secondsOf("3601"), 0.0);
        QMetaObject::invokeMethod(object("filmDialog"), "open");
        QTRY_VERIFY(isOpen("filmDialog"));
        QTRY_VERIFY(item("filmSeconds"));
        item("filmSeconds")->forceActiveFocus(Qt::TabFocusReason);
        key('x');
        QTRY_VERIFY(!item("acceptFilm")->isEnabled());
        key(Qt::Key_Backspace);
        key('2');
        QTRY_VERIFY(item("acceptFilm")->isEnabled());
        key(Qt::Key_Escape);
        QTRY_VERIFY2(!isOpen("filmDialog"), "what is typed is taken already: Esc is the dialog's");
    }

    void pictureFile_isNoFilm() {
        Recorder& recorder = *watchOf().recorder();
        QSignalSpy failed(&recorder, &Recorder::failed);
        for (const char* name : {"film.png", "film.xyz", "film"}) {
            recorder.startFilm(filePath(name), Recorder::FromStart, 1);
            QVERIFY(!recorder.running());
            const QString why = failed.takeLast()[0].toString();
            QVERIFY_HAS(why, "neither *.gif nor *.mp4");
            QVERIFY(!QFile::exists(filePath(name)));
        }
    }

    void film_ofTheRunSoFar_isRecordedAndCanceled() {
        Recorder& recorder = *watchOf().recorder();
        if (!recorder.missing().isEmpty())
            QSKIP("ffmpeg is not installed");
        QVERIFY(runTo(30));
        QSignalSpy saved(&recorder, &Recorder::saved);
        const QString file = filePath("run.gif");
        recorder.startFilm(file, Recorder::SoFar, 0);
        QVERIFY(recorder.running());
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60'000);
        QVERIFY(!recorder.running());
        QCOMPARE(recorder.progress(), 1.0);
        QFile film(file);
        QVERIFY(film.open(QIODevice::ReadOnly));
        QVERIFY(film.read(6) == "GIF89a");

        const QString other = filePath("other.mp4");
        recorder.startFilm(other, Recorder::FromNow, 3600);
        QTRY_VERIFY(isShown("filmProgress"));
        recorder.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!recorder.running(), 60'000);
        QVERIFY(!QFile::exists(other));
        QCOMPARE(saved.size(), 1);
    }

private:
    Watch& watchOf() { return editor().watch; }

    std::size_t monitorCount() { return plotsIn(project()).size(); }

    /// A monitor of a type of the hunt.
    Id addMonitor(const std::string& of, const std::string& quantity,
                  const std::string& node = {}) {
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
        const auto change = addAnnotation(project(), document().ids(), annotation);
        const Id id = change.value().annotations.back().id();
        document().push(change, "Add");
        return id;
    }
};
