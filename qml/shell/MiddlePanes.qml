pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** Canvas and viewport beside each other, or one above the other in a narrow window. */
RememberedSplit {
    id: root

    required property Actions actions
    required property WindowState window
    required property string pointedNode ///< under the mouse in the inspector
    readonly property alias canvasPane: canvasPane
    readonly property alias viewport: viewport
    readonly property AgentsItem world: viewport.world

    signal inspectorRequested()
    signal problemsRequested()

    /** Gives the keyboard to the canvas, or to the world while the canvas is hidden. */
    function focusShown() {
        (window.canvasShown ? canvasPane : world).forceActiveFocus()
    }

    name: "middle"
    orientation: width < height * 1.35 ? Qt.Vertical : Qt.Horizontal

    handle: PaneDivider {}

    CanvasPane {
        id: canvasPane

        SplitView.preferredWidth: root.width * 0.56
        SplitView.preferredHeight: root.height * 0.52
        SplitView.minimumWidth: 240
        SplitView.minimumHeight: 160
        SplitView.maximumHeight: root.window.layout !== "both" ? Infinity
                                 : Math.max(160, root.height - (root.Editor.watch.plotsShown ? 312 : 200))
        visible: root.window.canvasShown
        actions: root.actions
        liveMode: root.Editor.simulation.pickedMode
        liveAgent: root.Editor.simulation.pickedAgent
        onInspectorRequested: root.inspectorRequested()
        onProblemsRequested: root.problemsRequested()
        onSpaceTapped: root.actions.trigger("Space")
    }

    ColumnLayout {
        SplitView.fillWidth: true
        SplitView.fillHeight: true
        SplitView.minimumWidth: 240
        SplitView.minimumHeight: 160
        visible: root.window.worldShown
        spacing: 0

        ViewportPane {
            id: viewport

            objectName: "viewportPane"
            Layout.fillWidth: true
            Layout.fillHeight: true
            comparison: root.Editor.teaching.comparison
            litNode: root.Editor.canvas.hover.node !== "" ? root.Editor.canvas.hover.node : root.pointedNode
            watchActions: root.actions.watching
        }

        SliderPanel {
            Layout.fillWidth: true
            maximumHeight: parent.height / 3 // the world comes first
            visible: count > 0
        }
    }

    Binding {
        target: root.Editor.canvas.edits
        property: "canvasShown"
        value: root.window.canvasShown
    }

    Binding {
        target: root.Editor.canvas.edits
        property: "worldShown"
        value: root.window.worldShown
    }

    Connections {
        target: root.window

        function onLayoutChanged() {
            if (!root.window.canvasShown && canvasPane.activeFocus)
                root.world.forceActiveFocus()
            else if (root.window.layout === "canvas" && root.world.activeFocus)
                canvasPane.forceActiveFocus()
        }
    }

    Remembered {
        group: "viewport"
        target: viewport.world
        properties: ["overlays.showGrid", "overlays.showHandles", "overlays.showVelocity", "overlays.showDesired", "overlays.showSteering",
            "overlays.showForces", "overlays.showRadii", "overlays.showTrails", "overlays.colorByBehavior"]
    }
}
