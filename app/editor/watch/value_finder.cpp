#include "app/editor/watch/value_finder.h"

#include "app/editor/teach/setting_words.h"
#include "app/editor/watch/sweep_words.h"
#include "core/base/number_text.h"
#include "core/model/overrides.h"

#include <algorithm>

namespace tiller {

namespace {

QString meanText(double mean, double spread) {
    return QStringLiteral("%1 ± %2").arg(measuredText(mean), measuredText(spread));
}

} // namespace

ValueFinder::ValueFinder(Document& document, SimulationController& simulation)
    : m_document(document), m_draft(document, simulation) {
    connect(&m_work, &BehindWork::progressed, this, &ValueFinder::takeScores);
    connect(&m_work, &BehindWork::ended, this, &ValueFinder::finish);
    connect(&document, &Document::replaced, this, [this] {
        m_work.stop();
        m_hasSearch = false;
        emit changed();
    });
}

void ValueFinder::find(const QString& path) {
    m_draft.begin(path);
    emit draftBegun();
}

void ValueFinder::edit() {
    emit draftBegun();
}

void ValueFinder::acceptDraft() {
    if (!m_draft.canAccept())
        return;
    if (running()) { // the search before ends first
        connect(&m_work, &BehindWork::ended, this, &ValueFinder::acceptDraft,
                Qt::SingleShotConnection);
        m_work.stop();
        return;
    }
    m_task = m_draft.task();
    m_project = m_document.project();
    m_hasSearch = true;
    m_isComparing = false;
    m_scores.clear();
    m_report = {};
    m_freshScores.clear();
    m_freshReport = {};
    m_compares = false;
    m_work.start([this] {
        FindReport report = findValues(m_project, m_task,
                                       // A pause holds between points: it is no time of a search.
                                       {.goesOn = [this] { return !m_work.stopped(); },
                                        .wait = [this] { (void)m_work.goesOn(); },
                                        .evaluated =
                                            [this](const FoundPoint& point) {
                                                const std::lock_guard lock(m_mutex);
                                                m_freshScores.push_back(point.score());
                                            },
                                        .comparing =
                                            [this] {
                                                const std::lock_guard lock(m_mutex);
                                                m_compares = true;
                                            }});
        const std::lock_guard lock(m_mutex);
        m_freshReport = std::move(report);
    });
    emit begun();
    emit changed();
}

void ValueFinder::takeScores() {
    const std::lock_guard lock(m_mutex);
    m_scores.insert(m_scores.end(), m_freshScores.begin(), m_freshScores.end());
    m_freshScores.clear();
    m_isComparing = m_compares;
    emit changed();
}

void ValueFinder::finish(const QString& problem) {
    m_report = std::move(m_freshReport);
    emit changed();
    if (!problem.isEmpty())
        m_document.refuse(problem);
}

void ValueFinder::setPaused(bool paused) {
    if (running())
        m_work.setPaused(paused);
    emit changed();
}

void ValueFinder::cancel() {
    if (running())
        m_work.stop();
}

double ValueFinder::share() const {
    return m_isComparing ? 1 : std::min(1.0, m_work.seconds() / m_task.seconds);
}

QString ValueFinder::goals() const {
    QStringList all;
    for (const Goal& each : m_task.goals)
        all.append(goalText(m_project, each));
    return all.join(QStringLiteral(" · "));
}

bool ValueFinder::better() const {
    return m_report.isCompared() && !m_report.best.empty() &&
           compareScores(m_report.best.front().fresh, m_report.asItIs) == Verdict::better;
}

QString ValueFinder::state() const {
    const QString points = tr("%n points", nullptr, static_cast<int>(m_scores.size()));
    if (running() && paused())
        return tr("%1, paused").arg(points);
    if (running() && m_isComparing)
        return tr("%1; the best run with fresh seeds").arg(points);
    if (running())
        return m_scores.empty() ? tr("The project runs first")
                                : tr("%1, best score %2, %3 left")
                                      .arg(points, measuredText(std::ranges::min(m_scores)),
                                           durationText(m_task.seconds - m_work.seconds()));
    if (m_report.best.empty() && m_report.isPerfect)
        return tr("The project meets the goals already; no other values can be better.");
    if (m_report.best.empty())
        return tr("Stopped before any other values were tried.");
    if (!m_report.isCompared())
        return tr("Stopped: the scores are of the seeds that were searched, so they look better "
                  "than they are.");
    const FoundPoint& best = m_report.best.front().fresh;
    const int seeds = static_cast<int>(best.runs.size());
    switch (compareScores(best, m_report.asItIs)) {
    case Verdict::better:
        return tr("Result 1 is better than the project, with %n fresh seeds.", nullptr, seeds);
    case Verdict::same:
        return tr("The project is as good as result 1, with %n fresh seeds.", nullptr, seeds);
    case Verdict::worse:
        break;
    }
    return tr("The project is better than result 1, with %n fresh seeds.", nullptr, seeds);
}

QVariantMap ValueFinder::rowOf(const QString& name, const FoundPoint& point) const {
    QStringList numbers;
    for (std::size_t i = 0; i < m_task.goals.size(); ++i) {
        const auto mean = meanOf(point, i);
        numbers.append(mean ? meanText(mean->mean, mean->spread) : tr("none"));
    }
    QStringList values;
    const std::vector<double> own = ownValues(m_project, m_task);
    for (std::size_t i = 0; i < m_task.free.size(); ++i) {
        const auto varied = findVaried(m_project, m_task.free[i].path);
        const std::string value = toText(point.values.empty() ? own[i] : point.values[i]);
        if (varied)
            values.append(varied->name + QLatin1Char(' ') + varied->valueText(m_project, value));
    }
    return {{QStringLiteral("name"), name},
            {QStringLiteral("score"), meanText(point.score(), point.spread())},
            {QStringLiteral("numbers"), numbers.join(QStringLiteral(" · "))},
            {QStringLiteral("values"), values.join(QStringLiteral(", "))}};
}

QVariantList ValueFinder::rows() const {
    if (m_report.evaluations.empty())
        return {};
    const bool fresh = m_report.isCompared();
    QVariantList rows{rowOf(tr("Project"), fresh ? m_report.asItIs : m_report.evaluations.front())};
    for (const FoundValues& each : m_report.best)
        rows.append(rowOf(QString::number(rows.size()), fresh ? each.fresh : each.searched));
    return rows;
}

QString ValueFinder::linesOf(int row) const {
    const auto index = static_cast<std::size_t>(row - 1);
    return index < m_report.best.size()
               ? QString::fromStdString(overridesOf(m_task, m_report.best[index].searched.values))
               : QString();
}

QString ValueFinder::nameOf(int row) const {
    return tr("Result %1").arg(row);
}

void ValueFinder::useValues(int row) {
    const std::string lines = linesOf(row).toStdString();
    if (lines.empty())
        return;
    const QString which = summaryOf(m_document.project(), lines);
    if (m_document.push(overrideChanges(m_document.project(), lines), tr("Use found values")))
        emit valuesUsed(which);
}

namespace {

constexpr double mostScore = 2; // twice as bad as the project; worse points are at the edge
constexpr double pointRadius = 2.5;
constexpr double markStep = 32;

} // namespace

Chart makeFindChart(const std::vector<double>& scores, const ChartLook& look) {
    Chart chart(look);
    if (scores.empty())
        return chart;
    const QFontMetricsF metrics(look.font);
    const double high = metrics.height();
    QRectF& area = chart.area;
    area = QRectF(0, high / 2 + 2, look.size.width() - 8, 0);
    area.setBottom(std::max(area.top() + 20, look.size.height() - 2 * high - 6));
    const auto [least, most] = std::ranges::minmax(scores);
    chart.addUp(scaleAround(std::min(least, 0.0), std::clamp(most, 1.0, mostScore),
                            std::max(1, static_cast<int>(area.height() / markStep))));
    const auto count = static_cast<double>(scores.size());
    const double room = pointRadius / area.width() * std::max(1.0, count - 1); // at both ends
    chart.across = {-room, std::max(1.0, count - 1) + room, 1};
    const auto at = [&](std::size_t index, double score) {
        return chart.at(static_cast<double>(index), std::clamp(score, chart.up.from, chart.up.to));
    };
    const double project = at(0, scores[0]).y();
    chart.addLine({{area.left(), project}, {area.right(), project}}, look.text);
    QColor faint = look.text;
    faint.setAlphaF(0.75F);
    QPolygonF best;
    double lowest = scores[0];
    for (std::size_t i = 0; i < scores.size(); ++i) {
        chart.addDot(at(i, scores[i]), faint, pointRadius);
        best.append(at(i, lowest));
        lowest = std::min(lowest, scores[i]);
        best.append(at(i, lowest));
    }
    chart.addLine(best, look.line, 2);
    const double below = area.bottom() + 3;
    chart.addText({area.left(), below}, QStringLiteral("1"), Qt::AlignLeft | Qt::AlignTop);
    chart.addText({area.right(), below}, QString::number(scores.size()),
                  Qt::AlignRight | Qt::AlignTop);
    const QString title = FindItem::tr("Score by point; the project is 1, smaller is better");
    const double titleRoom = area.width() - 2 * metrics.horizontalAdvance(QStringLiteral("10000"));
    chart.addText({area.center().x(), below},
                  metrics.horizontalAdvance(title) < titleRoom ? title : FindItem::tr("Score"),
                  Qt::AlignHCenter | Qt::AlignTop);
    return chart;
}

FindItem::FindItem(QQuickItem* parent) : ChartItem(parent) {
    connect(this, &FindItem::finderChanged, this, [this] {
        connect(m_finder, &ValueFinder::changed, this, &FindItem::rebuild);
        rebuild();
    });
}

Chart FindItem::makeChart(const ChartLook& look) const {
    return m_finder ? makeFindChart(m_finder->scores(), look) : Chart();
}

} // namespace tiller
