#pragma once

#include "core/model/project.h"

#include <optional>
#include <string>

namespace tiller {

/// Why a wire from an output to an input is refused, as a sentence that names both types and says
/// what would fit; nothing if it may be drawn. An input that takes one link and has one is no
/// reason: the new wire takes its place.
[[nodiscard]] std::optional<std::string> findRefusal(const Project& project, const PortRef& from,
                                                     const PortRef& to);

/// What to wire to an input of this type, as a sentence.
[[nodiscard]] std::string whatFits(PortType type);

/// Whether a link from one node to another would close a ring of forces and conditions.
[[nodiscard]] bool wouldRing(const Project& project, const Id& from, const Id& to);

/// Whether a link carries something within a tick, rather than refer to agents, a mode or a
/// transition: only those must not form a ring.
[[nodiscard]] bool carriesFlow(const Project& project, const Link& link);

} // namespace tiller
