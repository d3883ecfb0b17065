#pragma once

#include "app/editor/canvas/card.h"
#include "core/model/change.h"
#include "core/model/groups.h"

namespace tiller {

/// A line on the card of a group: a port or a setting.
struct GroupRow {
    PortRef ref; ///< the node of the group, and its port or setting
    QString name;
    QString value;              ///< of a setting
    const Port* port = nullptr; ///< null of a setting; lives as long as the registry
    double top = 0;             ///< from the top of the card
};

/// The lines of a group's card, from the top.
[[nodiscard]] std::vector<GroupRow> groupRows(const Project& project, const NodeGroups& groups,
                                              const NodeGroup& group);

/// The card of a hidden node: the box of its group's card, with those of its ports that stand on
/// it. @param group null, or of another canvas: then it has no ports
[[nodiscard]] Card standIn(const Project& project, const NodeGroups& groups, const NodeGroup* group,
                           Card card);

/// The change, and what makes room where it makes cards of groups higher: cards, groups and
/// comments that such a card would cover move down.
[[nodiscard]] Change withRoomForGroups(const Project& project, const Change& change);

/// Whether a link joins two nodes of one group's card, while the canvas shows the group @p open.
[[nodiscard]] bool isInner(const NodeGroups& groups, const Link& link, std::string_view open);

} // namespace tiller
