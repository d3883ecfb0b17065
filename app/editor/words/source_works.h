#pragma once

#include <QString>

#include <vector>

namespace tiller {

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
