pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Canvas and viewport beside each other, or the viewport below. A narrow window has no room for both beside each other. */
RememberedSplit {
    id: root

    readonly property WindowState window: Editor.commands.window
    required property string pointedNode ///< under the mouse in the inspector
    required property real wholeWidth ///< without what was set for the panes beside it
    readonly property alias canvasPane: canvasPane
    readonly property alias viewport: viewport
    readonly property AgentsItem world: viewport.world
    readonly property bool hidesCards: [...Editor.teaching.lesson.hidden].includes("cards") ///< the step of a lesson

    signal inspectorRequested()
    signal problemsRequested()

    /** Gives the keyboard to the canvas, or to the world while the canvas is hidden. */
    function focusShown() {
        (window.canvasShown ? canvasPane : world).forceActiveFocus()
    }

    name: "panes"
    firstPane: canvasPane
    natural: orientation === Qt.Vertical ? shares.above : shares.beside
    minimum: orientation === Qt.Vertical ? 160 : 240
    minimumSecond: orientation === Qt.Horizontal ? 240 : Editor.watch.plotsShown ? 340 : 260
    orientation: window.shownLayout === "stacked" || width < 720 ? Qt.Vertical : Qt.Horizontal

    handle: PaneDivider {}

    CanvasPane {
        id: canvasPane

        SplitView.preferredWidth: root.extent
        SplitView.preferredHeight: root.extent
        SplitView.minimumWidth: 240
        SplitView.minimumHeight: 160
        SplitView.maximumHeight: root.window.worldShown ? Math.max(160, root.height - root.minimumSecond) : Infinity
        visible: root.window.canvasShown && !root.hidesCards
        liveMode: root.Editor.simulation.motion.mode
        liveAgent: root.Editor.simulation.pickedAgent
        onInspectorRequested: root.inspectorRequested()
        onProblemsRequested: root.problemsRequested()
        onSpaceTapped: root.Editor.commands.pressKeys("Space")
        onActiveFocusChanged: {
            if (activeFocus)
                root.window.setWorldUsed(false)
        }
    }

    ViewportPane {
        id: viewport

        objectName: "viewportPane"
        SplitView.fillWidth: true
        SplitView.fillHeight: true
        SplitView.minimumWidth: 240
        SplitView.minimumHeight: 200
        visible: root.window.worldShown || root.hidesCards
        litNode: root.Editor.canvas.hover.node !== "" ? root.Editor.canvas.hover.node : root.pointedNode
    }

    PaneShares {
        id: shares

        canvas: root.Editor.canvas
        room: Qt.size(root.wholeWidth, root.height)
        plots: root.Editor.watch.plotsShown
    }

    Binding {
        target: root.window
        property: "stacks"
        value: shares.stacks
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
        target: root.world

        function onActiveFocusChanged() {
            if (root.world.activeFocus)
                root.window.setWorldUsed(true)
        }
    }

    Connections {
        target: root.window

        function onChanged() {
            if (!root.window.canvasShown && canvasPane.activeFocus)
                root.world.forceActiveFocus()
            else if (!root.window.worldShown && root.world.activeFocus)
                canvasPane.forceActiveFocus()
        }

        function onSharesReset() {
            root.forget()
        }
    }

    Remembered {
        group: "viewport"
        target: viewport.world
        paused: viewport.world.showsStep
        properties: [...root.world.rememberedOverlays, "gridSize"].map(name => "overlays." + name)
    }

    Remembered {
        group: "viewport"
        target: viewport
        properties: ["parametersOpen", "parametersOpenWithPlots"]
    }

    /** Two panes that share their room as in the previous session: as a share, so that neither is a sliver in a smaller
        window. Without a share that somebody has set, they have the natural one. */
    component RememberedSplit: SplitView {
        id: rememberedSplit

        required property string name
        required property Item firstPane
        required property real natural ///< the share of the first pane, between 0 and 1
        required property real minimum ///< of the first pane, in pixels
        required property real minimumSecond
        readonly property string key: "share/" + name + (orientation === Qt.Vertical ? "-down" : "")
        readonly property real room: (orientation === Qt.Vertical ? height : width) - 4
        property real chosen: 0 ///< the share that was set; 0: none
        /// In pixels: the first pane's width or height.
        readonly property real extent: Math.round(Math.max(Math.min(minimum, room / 2),
                                                           Math.min((chosen > 0 ? chosen : natural) * room, room - minimumSecond)))

        function restore() {
            const stored = Number(Editor.settings.value(key) ?? 0)
            chosen = stored > 0 && stored < 1 ? stored : 0
        }

        function forget() {
            Editor.settings.setValue("share/" + name, 0)
            Editor.settings.setValue("share/" + name + "-down", 0)
            chosen = 0
        }

        onKeyChanged: restore()
        onResizingChanged: {
            if (resizing || room <= 0)
                return
            chosen = (orientation === Qt.Vertical ? firstPane.height : firstPane.width) / room
            Editor.settings.setValue(key, chosen)
        }
        Component.onCompleted: restore()
    }
}
