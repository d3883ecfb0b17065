#include "app/editor/sim/picked_values_model.h"

#include "app/editor/sim/action_text.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"
#include "core/modes/agent_mode.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

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

} // namespace tiller
