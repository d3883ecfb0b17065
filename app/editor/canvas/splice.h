#pragma once

#include "core/model/edits.h"

namespace tiller {

/// @name Putting a node into a wire
/// From A to B, with a node N between: what led into B now comes from N, with its weight and its
/// place in the order, so that B weighs it as before; A leads into N's first free input that fits,
/// one of the same type before others.
/// @{

/// The input of a node type that would take what the link carries, while its output would take the
/// place of what the link brings; null if the node would not fit there.
[[nodiscard]] const Port* spliceInput(const Project& project, const NodeType& type,
                                      std::string_view link);

/// Whether a node of the project may go into a link: it fits, its output is not wired, and the
/// input is free; so a card that already has its work is not caught by a wire it is dragged over.
[[nodiscard]] bool canSplice(const Project& project, std::string_view node, std::string_view link);

/// @p node may be one that is not yet wired at all. Refused where it does not fit.
[[nodiscard]] Result<Change> splice(const Project& project, IdSource& ids, std::string_view node,
                                    std::string_view link);

/// Takes nodes out of their wires: what leads into each leads on to where it led, where that fits;
/// the wires of its output keep their weight and order. Wires that nothing takes over go.
[[nodiscard]] Change detach(const Project& project, IdSource& ids, std::span<const Id> nodes);
/// @}

} // namespace tiller
