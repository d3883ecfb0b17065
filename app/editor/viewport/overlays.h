#pragma once

#include "app/editor/pane/view_transform.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

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
    Q_PROPERTY(bool showGrounds MEMBER grounds)
    Q_PROPERTY(bool showVelocity MEMBER velocity)
    Q_PROPERTY(bool showDesired MEMBER desired)
    Q_PROPERTY(bool showSteering MEMBER steering)
    Q_PROPERTY(bool showForces MEMBER forces)
    Q_PROPERTY(bool showRadii MEMBER radii)
    Q_PROPERTY(bool showTrails MEMBER trails)
    Q_PROPERTY(bool showTurning MEMBER turning)
    Q_PROPERTY(bool showDirections MEMBER directions)
    Q_PROPERTY(bool showSelected MEMBER selected)
    Q_PROPERTY(bool colorByBehavior MEMBER colorByBehavior)

public:
    bool grid = true;
    bool snap = false;    ///< drags and drawings snap to the grid
    double gridSize = 20; ///< of the grid that they snap to, in units of the world
    bool handles = true;  ///< points, paths, regions, fields and starts; obstacles always show
    bool grounds = true;  ///< the maps of grounds, beneath the scene
    bool scene = false;   ///< shows the same, without handles to drag: in a variant
    bool velocity = false;
    bool desired = false; ///< velocity, desired velocity and steering as a triangle
    bool steering = false;
    bool forces = false; ///< of each behavior, in its color
    bool radii = false;
    bool trails = false;
    bool turning = true; ///< the circles that the picked agent turns on, if it has a max turn rate
    bool directions = true; ///< the ring of directions that a Context compares for the picked agent
    bool selected = false;  ///< the force of the selected node, on every agent
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

    /// These overlays, but of those that a step of a lesson can choose only the ones that it names.
    /// @param words as in stepOverlays (core/model/step.h)
    [[nodiscard]] Overlays ofStep(const QStringList& words) const;
    /// These overlays, but those that a step can choose as @p own has them.
    [[nodiscard]] Overlays afterStep(const Overlays& own) const;

    friend bool operator==(const Overlays&, const Overlays&) = default;
};

/// A switch of the viewport: a command with keys in the menu View, an entry of the menu Show, a
/// button, and a word for steps of a lesson.
struct Overlay {
    QString id; ///< the property of Overlays; it also stands in the settings of a person
    bool Overlays::*shown;
    int menuPlace; ///< in the menu View
    QString icon;
    QString keys; ///< by default
    QString step; ///< its word in stepOverlays; empty: not for lessons
    QString name;
    QString help;
    QString menuName = {};    ///< in the menu View, if not the name
    bool isRemembered = true; ///< between sessions

    /// Whether the header has a button for it. What neither lessons nor keys switch, such as what
    /// is about the picked agent alone, is only in the menus.
    [[nodiscard]] bool hasButton() const { return !step.isEmpty() || !keys.isEmpty(); }
    /// The id of its command, which stands in the settings of a person.
    [[nodiscard]] QString command() const {
        return id == "showSelected" ? QString("actionShowSelected") : "action-" + id;
    }
};

/// Switches that are together in the menu Show.
struct OverlayGroup {
    QString title;
    std::vector<Overlay> overlays;
};

[[nodiscard]] const std::vector<OverlayGroup>& overlayGroups(); ///< colors first, then the world
[[nodiscard]] std::vector<Overlay> overlaysInMenu();            ///< in the order of the menu View

} // namespace tiller
