#include "app/editor/viewmodels/project_search_model.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/teach/setting_words.h"
#include "app/editor/viewmodels/fuzzy_match.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"
#include "core/model/reroute.h"
#include "core/model/step.h"

#include <QRegularExpression>
#include <QTimer>

#include <algorithm>
#include <map>
#include <numeric>

namespace tiller {

namespace {

// Names come before texts that contain the search.
constexpr int inText = 1000;

QString q(const std::string& text) {
    return QString::fromStdString(text);
}

QString oneLine(const QString& text) {
    return text.simplified();
}

/// A line of Markdown without its marks: only the words of links, no stars, no list marks.
QString withoutMarks(QString line) {
    static const QRegularExpression links(QStringLiteral(R"(!?\[([^\]]*)\]\([^)]*\))"));
    static const QRegularExpression starts(QStringLiteral(R"(^\s*(?:#+|>|[-*+]|\d+\.)\s+)"));
    static const QRegularExpression stars(QStringLiteral(R"(\*+|`+|\b_+|_+\b)"));
    return line.replace(links, QStringLiteral("\\1")).remove(starts).remove(stars);
}

} // namespace

/// Looks through a project for one search.
class ProjectSearchModel::Finder {
public:
    Finder(const Project& project, QString search)
        : m_project(project), m_search(std::move(search)) {}

    std::vector<Row> take() && {
        std::ranges::stable_sort(m_rows, {}, &Row::rank);
        // All of a card or item stands at the place of its best row.
        std::map<QString, std::size_t> best;
        std::vector<std::size_t> groups;
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            groups.push_back(m_rows[i].leadsTo.isEmpty()
                                 ? i
                                 : best.try_emplace(m_rows[i].leadsTo, i).first->second);
        std::vector<std::size_t> order(m_rows.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return groups[i]; });
        std::vector<Row> grouped;
        for (const std::size_t i : order) {
            Row& row = m_rows[i];
            row.nested =
                !grouped.empty() && !row.leadsTo.isEmpty() && grouped.back().leadsTo == row.leadsTo;
            grouped.push_back(std::move(row));
        }
        return grouped;
    }

    void nodes() {
        for (const Node& node : m_project.nodes) {
            const NodeType& type = *findNodeType(node.type);
            const QString name = q(displayName(node));
            const QString kind = q(toString(type.kind));
            const QString what = node.name.empty() ? q(type.help) : q(type.title);
            const QString frame = frameOf(node.id);
            const QString where = frame.isEmpty() ? what : tr("In %1. %2").arg(frame, what);
            const QStringList words = findableWords(type.title, type.words) << q(type.title);
            add({name, words}, {0, name, where, tr("Node"), kind, q(node.id)});
            settings(type, node.values, name, kind, node.id);
            for (const PlacedAgent& agent : node.agents)
                add({q(agent.name)}, {inText, q(agent.name), tr("Placed agent of %1").arg(name),
                                      tr("Agent"), kind, q(node.id)});
        }
    }

    void links() {
        for (const Link& link : m_project.links) {
            const QString title = wireName(m_project, link);
            add({title}, {inText / 2, title, tr("Wire into “%1”").arg(portTitle(link.to)),
                          tr("Wire"), QString(), q(link.id)});
        }
    }

    void scene() {
        for (const SceneItem& item : m_project.scene) {
            const Description& type = *findSceneType(item.type);
            const QString name = sceneName(m_project, item.id);
            add({name, {q(type.title)}}, {0, name, tr("%1 in the world").arg(q(type.title)),
                                          tr("Scene"), QString(), q(item.id)});
            settings(type, item.values, name, QString(), item.id);
        }
    }

    void annotations() {
        for (const Annotation& item : m_project.annotations) {
            if (isReroute(item))
                continue; // its wire is found
            const Description& type = *findAnnotationType(item.type);
            const QString name = q(item.name.empty() ? type.title.shown() : item.name);
            add({name, {q(type.title)}},
                {0, name, q(type.help), q(type.title), QString(), q(item.id)});
            texts(type, item, name);
        }
    }

    void parameters() {
        for (const Parameter& each : m_project.parameters) {
            const QString name = parameterName(m_project, each);
            add({name, {tr("Parameter"), q(each.id)}},
                {0, name, drivenNames(m_project, each), tr("Parameter"), QString(), q(each.id)});
        }
    }

    void problems(const Problems& problems) {
        for (const Problem& problem : problems)
            add({problemText(m_project, problem), {tr("Problem")}},
                {inText, problemText(m_project, problem),
                 problem.severity == Severity::error ? tr("Error") : tr("Warning"), tr("Problem"),
                 QString(), problem.ids.empty() ? QString() : q(problem.ids.front())});
    }

    void notes() {
        const Notes& notes = m_project.notes;
        note(notes.whatItIs, tr("What it is"));
        note(notes.howItWorks, tr("How it works"));
        note(notes.thingsToNotice, tr("Things to notice"));
        note(notes.thingsToTry, tr("Things to try"));
    }

private:
    void add(const Findable& thing, Row row) {
        if (const auto rank = fuzzyRank(thing, m_search)) {
            row.rank += *rank;
            m_rows.push_back(std::move(row));
        }
    }

    /// The settings, by name and value.
    void settings(const Description& type, const std::vector<Value>& values, const QString& owner,
                  const QString& kind, const Id& id) {
        for (std::size_t i = 0; i < type.settings.size(); ++i) {
            const Setting& setting = type.settings[i];
            if (!applies(type, values, setting))
                continue;
            const QString value = oneLine(valueText(setting, values[i], m_project));
            const QString title = q(setting.title);
            add({title, setting.kind == SettingKind::number ? QStringList{} : QStringList{value}},
                {inText, title, tr("%1, setting of %2").arg(value, owner), tr("Setting"), kind,
                 q(id), q(setting.id)});
        }
    }

    /// The texts that people wrote (others are ids), and the changes of an experiment, in words.
    void texts(const Description& type, const Annotation& item, const QString& name) {
        for (std::size_t i = 0; i < type.settings.size(); ++i) {
            if (!type.settings[i].hasLines)
                continue;
            QStringList lines = q(textOf(item.values[i])).split('\n', Qt::SkipEmptyParts);
            for (QString& line : lines)
                if (type.settings[i].id == "changes")
                    line = overrideWords(m_project, line.trimmed());
                else if (isStep(item))
                    line = withoutMarks(line);
            containing(lines, name, q(type.title), item.id);
        }
    }

    void note(const std::string& text, const QString& heading) {
        QStringList lines = q(text).split('\n', Qt::SkipEmptyParts);
        for (QString& line : lines)
            line = withoutMarks(line);
        containing(lines, heading, tr("Notes"), {});
    }

    /// The lines that contain the search. A fuzzy match would find almost any long text.
    void containing(const QStringList& lines, const QString& where, const QString& sort,
                    const Id& id) {
        for (const QString& line : lines)
            if (line.contains(m_search.trimmed(), Qt::CaseInsensitive))
                m_rows.push_back({inText, oneLine(line), where, sort, QString(), q(id)});
    }

    /// The name of the smallest frame around a card; empty if there is none.
    [[nodiscard]] QString frameOf(const Id& node) const {
        const QRectF card = canvasRect(m_project, node);
        const Annotation* found = nullptr;
        for (const Annotation& each : m_project.annotations)
            if (each.type == "frame" && boxOf(each).contains(card) &&
                (!found || boxOf(*found).contains(boxOf(each))))
                found = &each;
        return found && !found->name.empty() ? q(found->name) : QString();
    }

    [[nodiscard]] QString portTitle(const PortRef& ref) const {
        const Node* node = m_project.node(ref.node);
        const Port* port = node ? findNodeType(node->type)->port(ref.port) : nullptr;
        return port ? q(port->title) : q(ref.port);
    }

    const Project& m_project;
    QString m_search;
    std::vector<Row> m_rows;
};

void ProjectSearchModel::followDocument() {
    connect(m_document, &Document::edited, this, &ProjectSearchModel::fillSoon);
    connect(m_document, &Document::opened, this, &ProjectSearchModel::fillSoon);
    connect(m_document, &Document::problemsChanged, this, &ProjectSearchModel::fillSoon);
    fill();
    emit documentChanged();
}

void ProjectSearchModel::setSearch(const QString& search) {
    if (std::exchange(m_search, search) == search)
        return;
    fill();
    emit searchChanged();
}

/// Once for all edits of a turn of the event loop, and only during a search.
void ProjectSearchModel::fillSoon() {
    if (m_pending || m_search.trimmed().isEmpty())
        return;
    m_pending = true;
    QTimer::singleShot(0, this, &ProjectSearchModel::fill);
}

void ProjectSearchModel::fill() {
    m_pending = false;
    std::vector<Row> found;
    if (m_document && !m_search.trimmed().isEmpty()) {
        Finder finder(project(), m_search);
        finder.nodes();
        finder.links();
        finder.scene();
        finder.annotations();
        finder.parameters();
        finder.problems(m_document->problems());
        finder.notes();
        found = std::move(finder).take();
    }
    m_rows.reset(std::move(found));
    emit filled();
}

QString ProjectSearchModel::leadsTo(int row) const {
    const Row* found = m_rows.at(row);
    return found ? found->leadsTo : QString();
}

QString ProjectSearchModel::settingAt(int row) const {
    const Row* found = m_rows.at(row);
    return found ? found->setting : QString();
}

QString ProjectSearchModel::shownAt(int row) const {
    const QString id = leadsTo(row);
    if (!project().sceneItem(id.toStdString()))
        return id;
    for (const Node& node : project().nodes)
        if (std::ranges::find(node.values, Value(id.toStdString())) != node.values.end())
            return q(node.id);
    return id;
}

} // namespace tiller
