#include "app/editor/watch/plot_list_model.h"

#include "app/editor/document/file_dialogs.h"
#include "app/editor/watch/plot_line.h"
#include "app/editor/words/language.h"
#include "app/editor/words/setting_text.h"
#include "core/io/project_io.h"
#include "core/sim/measure.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tiller {

namespace {

QString titleOf(MonitorAnnotation monitor) {
    monitor.node.clear();
    return QString::fromStdString(quantityText(monitor, {}));
}

bool isOfLives(Quantity quantity) {
    return quantity == Quantity::births || quantity == Quantity::deaths ||
           quantity == Quantity::became;
}

/// Births and deaths that are counted alike share a plot. Other plots have one quantity each, and
/// go over one other number. Each histogram is a plot of its own.
QString keyOf(MonitorAnnotation monitor, const Id& id) {
    if (isOfLives(monitor.quantity))
        monitor.quantity = Quantity::births;
    const QString own = monitor.shownIn == ShownIn::histogram ? QString::fromStdString(id)
                        : monitor.over.empty()                ? QString()
                                               : "/" + QString::fromStdString(monitor.over);
    return titleOf(monitor) + own;
}

/// What a plot goes over: another quantity, or the name of what has the same one.
QString overText(Quantity quantity, const Annotation& over, const Project& project) {
    const MonitorAnnotation monitor = monitorOf(over);
    return monitor.quantity == quantity ? QString::fromStdString(seriesName(over, project))
                                        : insideSentence(titleOf(monitor));
}

/// The number of a monitor along an axis: "Count Sheep", "Speed Arriver (units/s)".
QString acrossOf(const Project& project, const Id& monitor) {
    const Annotation* over = project.annotation(monitor);
    if (!over || over->type != "monitor")
        return {};
    return QString::fromStdString(
        withUnit(columnName(*over, project), unitOf(monitorOf(*over).quantity, project)));
}

/// "Births" of "Births per second".
QString nameOf(Quantity quantity) {
    MonitorAnnotation monitor;
    monitor.quantity = quantity;
    return titleOf(monitor);
}

/// Makes "Births and deaths per second" of "Births per second" for a plot of both.
QString titleOfAll(const std::vector<MonitorAnnotation>& monitors) {
    const auto has = [&](Quantity quantity) {
        return std::ranges::find(monitors, quantity, &MonitorAnnotation::quantity) !=
               monitors.end();
    };
    const bool births = has(Quantity::births);
    const bool deaths = has(Quantity::deaths);
    const bool changes = has(Quantity::became);
    const QString title = titleOf(monitors.front());
    if (births + deaths + changes < 2)
        return title;
    const QString all = !changes  ? PlotListModel::tr("Births and deaths")
                        : !deaths ? PlotListModel::tr("Births and changes into the type")
                        : !births ? PlotListModel::tr("Deaths and changes into the type")
                                  : PlotListModel::tr("Births, deaths and changes into the type");
    return QString(title).replace(nameOf(monitors.front().quantity), all);
}

QString nameAmongLives(const QString& whose, Quantity quantity) {
    return (quantity == Quantity::births   ? PlotListModel::tr("%1, births")
            : quantity == Quantity::deaths ? PlotListModel::tr("%1, deaths")
                                           : PlotListModel::tr("%1, changes into the type"))
        .arg(whose);
}

/// Lines have the colors of their agent types where that is clear.
void setColors(PlotListModel::Plot& plot, const Project& project, bool dark) {
    const auto colors = typeColors(plot.of, project, dark);
    for (std::size_t i = 0; i < plot.series.size(); ++i)
        plot.series[i].color = colors ? (*colors)[i] : seriesColor(i, dark);
}

const MonitorSeries* seriesIn(const SimulationController* run, const Id& monitor) {
    if (!run)
        return nullptr;
    const auto& all = run->frame().monitors;
    const auto found = std::ranges::find(all, monitor, &MonitorSeries::monitor);
    return found == all.end() ? nullptr : &*found;
}

} // namespace

std::string toCsv(const std::vector<std::string>& names,
                  const std::vector<const MonitorSeries*>& series, double ticksPerSecond,
                  const TableForm& form) {
    Table table(form);
    table.add("tick");
    table.add("seconds");
    std::set<std::uint64_t> ticks;
    for (std::size_t i = 0; i < series.size(); ++i) {
        table.add(names[i]);
        for (std::size_t k = 0; k < series[i]->values.size(); ++k)
            if (!std::isnan(series[i]->values[k]))
                ticks.insert(series[i]->tickOf(k));
    }
    table.endRow();
    for (const std::uint64_t tick : ticks) {
        table.add(std::to_string(tick));
        table.add(static_cast<double>(tick) / ticksPerSecond);
        for (const MonitorSeries* each : series) {
            const std::uint64_t index = tick < each->first ? 0 : (tick - each->first) / each->every;
            const bool has = index < each->values.size() && each->tickOf(index) == tick;
            table.add(has ? std::optional(each->values[index]) : std::nullopt);
        }
        table.endRow();
    }
    return table.take();
}

PlotListModel::PlotListModel(Document& document, SimulationController& simulation)
    : m_document(document), m_simulation(simulation) {
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (!change.annotations.empty() || !change.nodes.empty())
            fill();
    });
    connect(&document, &Document::replaced, this, &PlotListModel::fill);
    connect(this, &PlotListModel::darkChanged, this, &PlotListModel::fill);
    fill();
}

std::vector<PlotListModel::Plot> PlotListModel::plotsOf(const Project& project) const {
    std::vector<Plot> plots;
    for (const Annotation* each : monitorsIn(project)) {
        const MonitorAnnotation monitor = monitorOf(*each);
        const bool isHistogram = monitor.shownIn == ShownIn::histogram;
        if (monitor.shownIn != ShownIn::plot && !isHistogram)
            continue;
        const QString key = keyOf(monitor, each->id);
        auto plot = std::ranges::find(plots, key, &Plot::key);
        if (plot == plots.end())
            plot = plots.insert(plot, {monitor.quantity,
                                       key,
                                       titleOf(monitor),
                                       QString::fromStdString(unitOf(monitor.quantity, project)),
                                       {},
                                       {},
                                       false,
                                       0,
                                       {},
                                       {}});
        plot->isHistogram = isHistogram;
        plot->across = acrossOf(project, monitor.over);
        plot->over = plot->across.isEmpty() ? Id() : monitor.over;
        plot->of.push_back(monitor);
        plot->title = titleOfAll(plot->of);
        QString name = QString::fromStdString(seriesName(*each, project));
        if (isOfLives(monitor.quantity) && each->name.empty())
            name = nameAmongLives(name, monitor.quantity);
        plot->series.push_back({each->id, name, {}});
        plot->seconds = std::max(plot->seconds, monitor.seconds);
    }
    for (Plot& plot : plots) {
        setColors(plot, project, m_dark);
        if (const Annotation* over = project.annotation(plot.over))
            plot.title = tr("%1 over %2").arg(plot.title, overText(plot.quantity, *over, project));
    }
    return plots;
}

void PlotListModel::fill() {
    m_plots.show(plotsOf(m_document.project()), &Plot::key);
}

QVariantList PlotListModel::Plot::entries() const {
    QVariantList list;
    for (const Series& each : series)
        list.append(QVariantMap{{"id", QString::fromStdString(each.monitor)},
                                {"name", each.name},
                                {"color", each.color}});
    return list;
}

const MonitorSeries* PlotListModel::seriesOf(const Id& monitor) const {
    return seriesIn(&m_simulation, monitor);
}

const MonitorSeries* PlotListModel::variantSeriesOf(const Id& monitor) const {
    return seriesIn(m_variant, monitor);
}

void PlotListModel::remove(const QString& monitor) {
    const Id id = monitor.toStdString();
    m_document.push(tiller::remove(m_document.project(), std::span(&id, 1)), tr("Remove plot"));
}

bool PlotListModel::rename(const QString& monitor, const QString& name) {
    return m_document.push(
        tiller::rename(m_document.project(), monitor.toStdString(), name.trimmed().toStdString()),
        tr("Rename plot"));
}

QString PlotListModel::exportCsv(const QString& file, const QString& form) const {
    std::vector<std::string> names;
    std::vector<const MonitorSeries*> series;
    for (const Plot& plot : m_plots)
        for (const Series& each : plot.series)
            if (const MonitorSeries* found = seriesOf(each.monitor)) {
                names.push_back(withUnit((plot.title + ' ' + each.name).toStdString(),
                                         plot.unit.toStdString()));
                series.push_back(found);
            }
    const Result<Done> done = saveText(
        file.toStdString(), toCsv(names, series, m_document.project().worldNumber("ticksPerSecond"),
                                  tableFormOf(form)));
    return done ? QString() : QString::fromStdString(done.problems().front().text);
}

} // namespace tiller
