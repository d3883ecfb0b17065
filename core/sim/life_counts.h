#pragma once

#include "core/model/project.h"
#include "core/sim/recent_count.h"

#include <map>

namespace tiller {

/// How agents come into a type and leave the world.
enum class LifeChange {
    born,
    died,
    became, ///< another type's agents became agents of this type
};

/// The lives of one agent type.
struct LifeRecord {
    RecentCount born, died, became;

    bool operator==(const LifeRecord&) const = default;

    [[nodiscard]] RecentCount& of(LifeChange change) {
        return change == LifeChange::born ? born : change == LifeChange::died ? died : became;
    }
    [[nodiscard]] const RecentCount& of(LifeChange change) const {
        return const_cast<LifeRecord*>(this)->of(change);
    }
};

/// By agent type. Types in which nothing happened have no entry.
using LifeRecords = std::map<Id, LifeRecord>;

} // namespace tiller
