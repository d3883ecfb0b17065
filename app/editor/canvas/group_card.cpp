#include "app/editor/canvas/group_card.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/words/setting_text.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

std::vector<GroupRow> groupRows(const Project& project, const NodeGroups& groups,
                                const NodeGroup& group) {
    const Part& part = groups.partOf(group);
    std::vector<GroupRow> rows;
    double top = groupHeader;
    const auto add = [&](const NamedRole& each, bool isPort) {
        const Id* id = group.node(each.ref.role);
        const Node* node = id ? project.node(*id) : nullptr;
        const NodeType* type = node ? findNodeType(node->type) : nullptr;
        const Port* port = type && isPort ? type->port(each.ref.what) : nullptr;
        const std::size_t count = type && !isPort ? node->values.size() : 0;
        const std::size_t setting =
            count > 0 ? type->settingIndex(each.ref.what).value_or(count) : count;
        if (port || setting < count)
            rows.push_back({.ref = {*id, each.ref.what},
                            .name = QString::fromStdString(each.name),
                            .value = port ? QString()
                                          : shortValueText(type->settings[setting],
                                                           node->values[setting], project),
                            .port = port,
                            .top = top});
        top += groupRow;
    };
    for (const NamedRole& each : part.ports)
        add(each, true);
    for (const NamedRole& each : part.exposed)
        add(each, false);
    return rows;
}

Card standIn(const Project& project, const NodeGroups& groups, const NodeGroup* group, Card card) {
    card.hidden = true;
    card.ports.clear();
    const Annotation* annotation = group ? project.annotation(group->id) : nullptr;
    if (!annotation)
        return card;
    card.rect = boxOf(*annotation);
    const double width = card.rect.width();
    for (const GroupRow& row : groupRows(project, groups, *group)) {
        if (!row.port || row.ref.node != card.id)
            continue;
        const bool isInput = row.port->isInput;
        card.ports.push_back({.port = row.port,
                              .center = {isInput ? 0 : width, row.top + groupRow / 2},
                              .row = {isInput ? 0 : width / 2, row.top, width / 2, groupRow}});
    }
    return card;
}

namespace {

/// What stands on a canvas: a card, the card of a group, or a comment.
struct Standing {
    Id id;
    QRectF box;
    double down = 0; ///< how far it moves
};

std::vector<Standing> standingIn(const Project& project, const NodeGroups& groups,
                                 const Id& level) {
    std::vector<Standing> all;
    for (const Node& node : project.nodes) {
        const NodeGroup* group = groups.groupOf(node.id);
        if ((group ? group->id : Id()) == level)
            all.push_back({node.id, layOutCard(node, project).rect});
    }
    for (const Annotation* each : boxesOnCanvas(project, groups, level))
        if (each->type != "frame")
            all.push_back({each->id, boxOf(*each)});
    return all;
}

/// Pushes down what the box covers now, and what that covers then. It does not push what it covered
/// before.
void pushDown(std::vector<Standing>& all, const Standing& by, const QRectF& before) {
    constexpr double gap = 2 * gridStep;
    const QRectF box = by.box.translated(0, by.down);
    for (Standing& each : all) {
        const QRectF at = each.box.translated(0, each.down);
        if (each.id == by.id || !at.intersects(box) || at.intersects(before) ||
            at.top() < box.top())
            continue;
        each.down += std::ceil((box.bottom() + gap - at.top()) / gridStep) * gridStep;
        pushDown(all, Standing(each), at);
    }
}

} // namespace

Change withRoomForGroups(const Project& project, const Change& change) {
    const auto isHigher = [](const Replacement<Annotation>& step) {
        return step.before && step.after && step.after->type == "group" &&
               boxOf(*step.after).height() > boxOf(*step.before).height();
    };
    if (std::ranges::none_of(change.annotations, isHigher))
        return change;
    Project after = project;
    apply(change, after);
    Change all = change;
    const NodeGroups groups(after);
    for (const Replacement<Annotation>& step : change.annotations) {
        const NodeGroup* group = isHigher(step) ? groups.group(step.id()) : nullptr;
        if (!group)
            continue;
        const QRectF now = boxOf(*after.annotation(group->id)); // another one may have moved it
        const QRectF before(now.topLeft(), boxOf(*step.before).size());
        std::vector<Standing> standing = standingIn(after, groups, group->outer);
        pushDown(standing, {group->id, now}, before);
        for (const Standing& each : standing) {
            if (each.down == 0)
                continue;
            Result<Change> move = setBox(after, each.id, each.box.translated(0, each.down));
            if (after.node(each.id))
                move = moveNodes(after, std::vector{each.id}, {0, each.down});
            if (!move)
                continue;
            apply(move.value(), after);
            all = merged(all, move.value());
        }
    }
    return all;
}

bool isInner(const NodeGroups& groups, const Link& link, std::string_view open) {
    const NodeGroup* from = groups.cardOf(link.from.node, open);
    return from && from == groups.cardOf(link.to.node, open);
}

} // namespace tiller
