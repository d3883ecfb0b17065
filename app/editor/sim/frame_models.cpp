#include "app/editor/sim/frame_models.h"

#include "app/editor/sim/edit_marks.h"
#include "app/editor/words/setting_text.h"
#include "core/model/groups.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/modes/agent_mode.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tiller {

namespace {

/// The names of nodes, each looked up once: a crowd has thousands of rows, in every frame.
class NodeNames {
public:
    explicit NodeNames(const Project& project) : m_project(project), m_index(project) {}

    [[nodiscard]] bool has(const Id& id) const { return m_index.node(id) != nullptr; }
    const QString& operator()(const Id& id) {
        const auto [name, isNew] = m_names.try_emplace(id);
        if (isNew) {
            const Node* node = m_index.node(id);
            name->second = QString::fromStdString(node ? nameInLists(m_project, *node) : id);
        }
        return name->second;
    }

private:
    const Project& m_project;
    ProjectIndex m_index;
    std::map<std::string_view, QString> m_names;
};

QString placeText(const std::optional<Vec2>& place) {
    return place ? QStringLiteral("%1, %2").arg(std::round(place->x)).arg(std::round(place->y))
                 : QString();
}

/// Whether a transition leads from this mode to another one.
bool leadsOut(const Project& project, const Id& transition, const Id& mode) {
    const auto froms = project.linksInto(transition, "from");
    const bool fromHere = froms.empty() || std::ranges::any_of(froms, [&](const Link* link) {
                              return link->from.node == mode;
                          });
    return fromHere && std::ranges::any_of(project.links, [&](const Link& link) {
               return link.from.node == transition && link.to.node != mode;
           });
}

} // namespace

std::vector<EventsModel::Row> EventsModel::rowsOf(const FrameCounts& counts,
                                                  const Project& project) {
    std::vector<Row> rows;
    NodeNames names(project);
    for (const ContactCount& each : counts.contacts)
        if (names.has(each.first) && names.has(each.second))
            rows.push_back({QStringLiteral("contact"),
                            each.first,
                            tr("%1 touched %2").arg(names(each.first), names(each.second)),
                            static_cast<double>(each.count),
                            {}});
    for (const EventKind wanted : {EventKind::arrival, EventKind::mode, EventKind::action})
        for (const EventCount& each : counts.events) {
            if (kindOf(project, each) != wanted)
                continue;
            const QString text = wanted == EventKind::mode     ? tr("%1 entered %2")
                                 : wanted == EventKind::action ? tr("%1: %2")
                                                               : tr("%1 arrived: %2");
            rows.push_back({QString::fromStdString(toString(wanted)), each.node,
                            text.arg(names(each.agentType), names(each.node)),
                            static_cast<double>(each.count), each.agentType});
        }
    return rows;
}

QString EventsModel::contactsText() const {
    QStringList all;
    for (const Row& row : m_rows)
        if (row.kind == QStringLiteral("contact"))
            all += QStringLiteral("%1 %2").arg(row.text).arg(row.count);
    return all.join(QStringLiteral(", "));
}

void EventsModel::show(const FrameCounts& counts, const Project& project,
                       const std::optional<FrameCounts>& other) {
    std::vector<Row> rows = rowsOf(counts, project);
    if (other) {
        for (Row& row : rows)
            row.other = 0;
        for (Row& there : rowsOf(*other, project)) {
            auto here = std::ranges::find(rows, there.text, &Row::text);
            if (here == rows.end()) {
                rows.push_back(there);
                here = std::prev(rows.end());
                here->count = 0;
            }
            here->other = there.count;
        }
    }
    m_rows.show(std::move(rows), &Row::text);
}

double timeInMode(const Explanation& explanation) {
    for (const NodeExplanation& each : explanation.nodes)
        if (each.node == explanation.mode && each.memory.size() > modeTime)
            return each.memory[modeTime];
    return 0;
}

/// A mode is active while the agent is in it, even if no behavior steers there. A transition shows
/// what it waits for.
PickedValuesModel::Row PickedValuesModel::modeRow(const NodeExplanation& node, Row row,
                                                  const Explanation& explanation,
                                                  const Project& project) {
    if (row.type == QLatin1String("agent-mode")) {
        row.active = node.node == explanation.mode;
        row.state = row.active
                        ? tr("for %1").arg(timeText(timeInMode(explanation), countsTicks(project)))
                        : QString();
        return row;
    }
    const double after = numberOf(valueOf(*project.node(node.node), "after"));
    const double left = after - timeInMode(explanation);
    const bool isTrue = node.active;
    row.active = leadsOut(project, node.node, explanation.mode);
    row.state = !row.active ? QString()
                : left > 0  ? tr("not before %1").arg(timeText(left, countsTicks(project)))
                : isTrue    ? tr("now")
                            : tr("waits");
    return row;
}

std::vector<PickedValuesModel::Row> PickedValuesModel::rowsOf(const Explanation& explanation,
                                                              const Project& project) {
    std::vector<Row> rows;
    double total = 0;
    for (const NodeExplanation& each : explanation.nodes) {
        const Node* node = project.node(each.node);
        const NodeType* type = node ? findNodeType(node->type) : nullptr;
        if (!type)
            continue; // just deleted
        const double force = length(each.force);
        const bool contributes = each.used && type->kind == NodeKind::behavior;
        const double part = contributes ? force * each.weight : 0;
        total += part;
        Row row{each.node,
                QString::fromStdString(displayName(*node)),
                QString::fromStdString(type->id),
                QString::fromStdString(toString(type->kind)),
                each.active,
                each.used,
                each.weight,
                force,
                part,
                placeText(each.target)};
        const auto waits = each.quantities.find("waits");
        if (waits != each.quantities.end() && std::get<bool>(waits->second))
            row.state = tr("waits for its way");
        if (each.action) {
            row.active = each.active || each.action->fires;
            row.state = actionText(each, countsTicks(project));
            row.reason = actionReason(project, each);
        }
        rows.push_back(type->kind == NodeKind::mode
                           ? modeRow(each, std::move(row), explanation, project)
                           : std::move(row));
    }
    for (Row& row : rows)
        row.share = total > 0 ? row.share / total : 0;
    const auto rank = [](const Row& row) {
        return row.kind == QLatin1String("behavior") ? 0
               : row.kind == QLatin1String("mode")   ? 1
               : row.kind == QLatin1String("action") ? 2
                                                     : 3;
    };
    std::ranges::stable_sort(rows, {}, rank);
    return rows;
}

void PickedValuesModel::show(const std::optional<Explanation>& explanation,
                             const Project& project) {
    m_rows.show(explanation ? rowsOf(*explanation, project) : std::vector<Row>(), &Row::node);
}

PickedMotion motionOf(const Explanation& agent, const Project& project) {
    const double degrees = qRadiansToDegrees(std::atan2(-agent.heading.y, agent.heading.x));
    const Node* mode = project.node(agent.mode);
    return {.position = {agent.position.x, agent.position.y},
            .speed = length(agent.velocity),
            .maxSpeed = agent.maxSpeed,
            .heading = degrees < 0 ? degrees + 360 : degrees,
            .wanted = length(agent.wanted),
            .steering = length(agent.steering),
            .cut = agent.cut,
            .mode = QString::fromStdString(agent.mode),
            .modeName = mode ? QString::fromStdString(displayName(*mode)) : QString(),
            .modeTime = timeInMode(agent)};
}

} // namespace tiller
