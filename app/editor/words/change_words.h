#pragma once

#include "core/model/change.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tiller {

/// The first lines about a change, and how many follow.
struct ChangeLines {
    QStringList first;
    qsizetype more = 0;
};

/// What a change does to nodes, links, scene items and the world, with a line for each setting:
/// "Prey: Max speed 120 u/s → 90 u/s". Removed nodes have the names that they had before.
/// @param project after the change
/// @param most lines are written; what is added and removed after them is counted only
[[nodiscard]] ChangeLines changeLines(const Change& change, const Project& project, qsizetype most);

/// A change in a sentence: "2 cards added, 1 wire removed, 2 settings changed: Seek: Max force
/// 2 → 3; Muted Wander". Empty if the change is.
/// @param project after the change
[[nodiscard]] QString changeSummary(const Change& change, const Project& project);

/// A work that a node type follows, as docs/sources.md has it.
struct SourceWork {
    QString name;    ///< the short name: "Reynolds 1999"
    QString text;    ///< "Craig W. Reynolds: Steering Behaviors For Autonomous Characters. ..."
    QString address; ///< on the web; empty for a book
};

/// The works that a NodeType::source names, such as "Reynolds 1999, seek; OpenSteer": each once, in
/// its order.
[[nodiscard]] std::vector<SourceWork> worksOf(const QString& source);

} // namespace tiller
