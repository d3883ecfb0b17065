// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** Palette, canvas, viewport and inspector; below them the bar that runs the world. */
Item {
    id: root

    readonly property WindowState window: Editor.commands.window
    readonly property AgentsItem world: middle.world
    readonly property alias canvasPane: middle.canvasPane
    readonly property alias search: projectSearch
    /// The visible pane, where toasts are shown.
    readonly property Item toastParent: middle.canvasPane.visible ? middle.canvasPane : middle.viewport.worldView
    readonly property real barsHeight: transport.height
    readonly property bool hidesPanes: [...Editor.teaching.lesson.hidden].includes("panes") ///< the step of a lesson
    property string pointedNode: "" ///< under the mouse in the inspector

    // After the start page or a presentation, the pane gets the keyboard back.
    onVisibleChanged: {
        if (visible)
            middle.focusShown()
    }

    function findNode() {
        window.filled = ""
        palette.find()
    }

    /** Shows the notes in the inspector, if the pane beside the canvas does not show them. */
    function showNotes() {
        if (!root.window.notesShown)
            inspector.tab = "notes"
    }

    /** Enter and Esc in a field of one line give the keys to the pane again. */
    function leaveField(event: var) {
        event.accepted = root.Editor.typing.inField()
        if (event.accepted)
            middle.focusShown()
        else if (event.key === Qt.Key_Escape)
            root.Editor.simulation.unpick()
    }

    /** The keys of the drawing tools work while the mouse is over the world, whatever has the keyboard. */
    function chooseTool(event: var) {
        event.accepted = event.modifiers === Qt.NoModifier && event.text !== "" && world.mouseInside
                         && world.drawing.chooseTool(event.text.toUpperCase())
        if (event.accepted)
            world.forceActiveFocus()
    }

    Keys.onPressed: event => chooseTool(event)
    Keys.onReturnPressed: event => leaveField(event)
    Keys.onEnterPressed: event => leaveField(event)
    Keys.onEscapePressed: event => leaveField(event)

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            SplitView {
                id: panes

                // Minimum widths of the middle and of the panes beside it.
                readonly property real minimumMiddle: Math.min(480, width / 2)
                readonly property real minimumNotes: 224
                readonly property real minimumInspector: 264

                // Widths that were set; 0: as wide as the pane needs.
                property real notesWidth: 0
                property real inspectorWidth: 0

                anchors.fill: parent
                anchors.leftMargin: palette.visible ? palette.width : 0

                onResizingChanged: {
                    if (resizing)
                        return
                    if (notes.visible)
                        notesWidth = notes.width
                    if (inspector.visible && inspector.width !== inspector.implicitWidth)
                        inspectorWidth = inspector.width
                }

                handle: PaneDivider {}

                NotesPane {
                    id: notes

                    SplitView.preferredWidth: panes.notesWidth > 0 ? panes.notesWidth : 300
                    SplitView.minimumWidth: panes.minimumNotes
                    SplitView.maximumWidth: Math.max(panes.minimumNotes, panes.width - panes.minimumMiddle - inspector.width)
                    visible: (root.window.notesShown || root.hidesPanes) && root.window.sidesShown
                    closeKeys: root.Editor.commands.find("actionNotes").keysText
                    onCloseRequested: root.window.notesShown = false
                }

                MiddlePanes {
                    id: middle

                    SplitView.fillWidth: true
                    wholeWidth: panes.width - inspector.implicitWidth
                    pointedNode: root.pointedNode
                    onInspectorRequested: {
                        root.window.filled = ""
                        inspector.focusSelection()
                    }
                    onProblemsRequested: {
                        root.window.filled = ""
                        inspector.tab = "problems"
                    }
                }

                InspectorPane {
                    id: inspector

                    visible: root.window.sidesShown && !root.hidesPanes
                    SplitView.preferredWidth: panes.inspectorWidth > 0 ? panes.inspectorWidth : implicitWidth
                    SplitView.minimumWidth: panes.minimumInspector
                    SplitView.maximumWidth: Math.max(panes.minimumInspector, panes.width - panes.minimumMiddle
                                                     - (root.window.notesShown ? panes.minimumNotes : 0))
                    onProblemChosen: id => {
                        root.Editor.document.selection.select(id)
                        root.Editor.canvas.centerOn(id)
                    }

                    onPlotRequested: agentType => root.Editor.watch.newPlotOf(agentType)

                    agentSection: AgentSection {
                        world: root.world
                        onPointed: id => root.pointedNode = id
                        Component.onDestruction: root.pointedNode = ""
                    }
                }
            }

            PalettePane {
                id: palette

                width: implicitWidth
                height: parent.height
                visible: root.window.sidesShown && !root.hidesPanes
                onClosed: middle.focusShown()
                onChosen: type => {
                    root.Editor.canvas.adder.addNodeInView(type)
                    middle.focusShown()
                }
                onDragged: (type, place) => {
                    const at = root.canvasPane.mapFromItem(null, place)
                    const over = root.canvasPane.visible && root.canvasPane.contains(at)
                    root.Editor.canvas.adder.holdType(over ? type : "", at.x, at.y)
                }
                onDropped: (type, place) => {
                    const at = root.canvasPane.mapFromItem(null, place)
                    if (!root.canvasPane.visible || !root.canvasPane.contains(at))
                        return
                    root.Editor.canvas.adder.addNode(type, at.x, at.y)
                    root.canvasPane.forceActiveFocus()
                }
            }
        }

        TransportBar {
            id: transport

            objectName: "transport"
            Layout.fillWidth: true
        }
    }

    Remembered {
        group: "panes"
        target: panes
        properties: ["notesWidth", "inspectorWidth"]
    }

    Remembered {
        group: "palette"
        target: palette
        properties: ["pinned"]
    }

    Connections {
        target: root.Editor.canvas.requests

        function onDrawRequested(node: string, tool: string) {
            if (root.window.worldShown)
                root.world.drawing.drawFor(node, tool)
        }
    }

    Connections {
        target: root.Editor.teaching

        function onShown(id: string) {
            root.Editor.canvas.centerOn(id)
        }

        function onSettingShown(item: string, setting: string) {
            if (item === "world")
                inspector.showWorldSetting(setting)
            else
                inspector.showSetting(setting)
        }
    }

    Connections {
        target: root.Editor.simulation

        function onPickedChanged() {
            if (root.Editor.simulation.hasPicked)
                inspector.tab = "agent"
        }
    }

    ProjectSearch {
        id: projectSearch

        x: panes.x + middle.x + (root.canvasPane.visible ? root.canvasPane.width : middle.width) - width - root.Theme.space
        y: root.Theme.space
        width: Math.max(240, Math.min(360, 0.4 * (root.canvasPane.visible ? root.canvasPane.width : middle.width)))
        onSettingFound: setting => inspector.showSetting(setting)
        onClosed: {
            inspector.showSetting("")
            middle.focusShown()
        }
    }
}
