#include "app/editor/canvas/group_card.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/words/setting_text.h"
#include "core/model/registry.h"

#include <algorithm>

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

bool isInner(const NodeGroups& groups, const Link& link, std::string_view open) {
    const NodeGroup* from = groups.cardOf(link.from.node, open);
    return from && from == groups.cardOf(link.to.node, open);
}

} // namespace tiller
