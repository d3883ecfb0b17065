#pragma once

#include "app/editor/pane/view_transform.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What a viewport shows besides the agents, and what their colors mean. QML uses the names of the
/// properties, and the stored settings of a person do so too.
struct Overlays {
    Q_GADGET
    QML_VALUE_TYPE(overlays)
    Q_PROPERTY(bool showGrid MEMBER grid)
    Q_PROPERTY(bool snapToGrid MEMBER snap)
    Q_PROPERTY(double gridSize MEMBER gridSize)
    Q_PROPERTY(bool showHandles MEMBER handles)
    Q_PROPERTY(bool showVelocity MEMBER velocity)
    Q_PROPERTY(bool showDesired MEMBER desired)
    Q_PROPERTY(bool showSteering MEMBER steering)
    Q_PROPERTY(bool showForces MEMBER forces)
    Q_PROPERTY(bool showRadii MEMBER radii)
    Q_PROPERTY(bool showTrails MEMBER trails)
    Q_PROPERTY(bool showSelected MEMBER selected)
    Q_PROPERTY(bool colorByBehavior MEMBER colorByBehavior)

public:
    bool grid = true;
    bool snap = false;    ///< drags and drawings snap to the grid
    double gridSize = 20; ///< of the grid that they snap to, in units of the world
    bool handles = true;  ///< points, paths, regions, fields and starts; obstacles always show
    bool scene = false;   ///< shows the same, without handles to drag: in a variant
    bool velocity = false;
    bool desired = false; ///< velocity, desired velocity and steering as a triangle
    bool steering = false;
    bool forces = false; ///< of each behavior, in its color
    bool radii = false;
    bool trails = false;
    bool selected = false;        ///< the force of the selected node, on every agent
    bool colorByBehavior = false; ///< agents have the color of their leading behavior, not type

    /// The distance of the lines of the grid: the size that drags snap to, or what fits the view.
    [[nodiscard]] double gridStep(const ViewTransform& view) const {
        return snap && gridSize > 0 ? gridSize : gridDistance(view);
    }

    /// Whether frames must carry the forces on all agents.
    [[nodiscard]] bool needForces() const { return desired || steering || forces; }

    /// The overlays of a variant: the world beside this one, which cannot be edited.
    Q_INVOKABLE tiller::Overlays forVariant() const {
        Overlays result = *this;
        result.scene = handles;
        result.handles = false;
        result.selected = false;
        return result;
    }

    friend bool operator==(const Overlays&, const Overlays&) = default;
};

} // namespace tiller
