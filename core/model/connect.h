#pragma once

#include "core/model/project.h"

#include <optional>
#include <string>

namespace tiller {

/// Why a wire from an output to an input is refused, as sentences for the user; nothing if it is
/// allowed. An input that already has its one link is allowed: the new link replaces it.
[[nodiscard]] std::optional<std::string> findRefusal(const Project& project, const PortRef& from,
                                                     const PortRef& to);

/// Why a number does not drive a setting of a node, although it has the socket; nothing if it may.
/// @param from the node that gives it
[[nodiscard]] std::optional<std::string> findDriveRefusal(const Project& project, const Id& from,
                                                          const Node& node, std::string_view port);

/// A sentence that says what to wire to an input of this type.
[[nodiscard]] std::string whatFits(PortType type);

/// Whether a link from one node to another would close a ring of links that carry flow.
[[nodiscard]] bool wouldCloseRing(const Project& project, const Id& from, const Id& to);

} // namespace tiller
