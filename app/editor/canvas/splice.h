#pragma once

#include "core/model/edits.h"

#include <functional>

namespace tiller {

/// The port of a node type where a wire from a port of @p type can end; with @p fromInput, the wire
/// is drawn backward from an input. Prefers a port of the same type. Null if none fits.
/// @param isFree whether a port may be used; null: all may
[[nodiscard]] const Port* fittingPort(const NodeType& nodeType, PortType type, bool fromInput,
                                      const std::function<bool(const Port&)>& isFree = {});

/// @name Inserting a node into a wire
/// A node N goes into the link from A to B: the link into B now comes from N and keeps its weight
/// and its place in the order, and a new link leads from A into N. It takes the first free input of
/// N that fits, and prefers one of the same type.
/// @{

/// The input of a node type that the link from A would take; null if nodes of this type do not fit
/// into the link.
[[nodiscard]] const Port* spliceInput(const Project& project, const NodeType& type,
                                      std::string_view link);

/// Whether a node of the project may go into a link: it fits, its output is not wired, and the
/// input is free. So a card that is wired already does not go into a wire that it is dragged over.
[[nodiscard]] bool canSplice(const Project& project, std::string_view node, std::string_view link);

/// Inserts a node. Refused where it does not fit.
[[nodiscard]] Result<Change> splice(const Project& project, IdSource& ids, std::string_view node,
                                    std::string_view link);

/// Takes nodes out of their wires: each wire into a node is joined with each wire out of it, where
/// their ports fit. The wires out keep their weight and order. All other wires of the node go.
[[nodiscard]] Change detach(const Project& project, IdSource& ids, std::span<const Id> nodes);
/// @}

} // namespace tiller
