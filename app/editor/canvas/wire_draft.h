#pragma once

#include "app/editor/canvas/canvas_scene.h"
#include "core/nodes/node_type.h"

namespace tiller {

/// The port of a node type where a wire from a port of @p type can end; with @p fromInput, the wire
/// is drawn backward from an input. Prefers a port of the same type. Null if none fits.
[[nodiscard]] const Port* fittingPort(const NodeType& nodeType, PortType type, bool fromInput);

/// A wire that is being drawn, from a port to a free end.
struct WireDraft {
    PortRef from;
    bool fromInput = false; ///< it is drawn backward
    PortType type = PortType::force;
    QPointF end;                 ///< on the canvas
    std::optional<PortRef> over; ///< the port at the free end
    std::optional<Id> carried;   ///< the link whose end is carried away
    QString refusal;             ///< why the wire cannot end at that port; empty if it can

    WireDraft(const CanvasScene& scene, PortRef port, QPointF freeEnd);

    /// The output and the input that the wire joins with a port at its free end.
    [[nodiscard]] std::pair<PortRef, PortRef> endsWith(const PortRef& port) const;
    /// Whether the scene still has its ports and the carried link.
    [[nodiscard]] bool isIn(const CanvasScene& scene) const;
    /// @pre isIn(scene)
    [[nodiscard]] WireCurve curve(const CanvasScene& scene) const;
};

} // namespace tiller
