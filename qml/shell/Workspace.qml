// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** Palette, canvas and viewport, inspector; the transport below. */
Item {
    id: root

    required property Theme theme
    required property Document document
    required property CanvasController canvas
    required property ProblemListModel problems
    required property SimulationController simulation
    required property Actions actions
    required property AppSettings settings
    required property string layout
    required property Watch watch
    required property Teaching teaching
    required property bool notesShown
    readonly property AgentsItem world: viewport.world
    readonly property alias canvasItem: canvasPane
    readonly property Item toldOn: canvasPane.visible ? canvasPane : viewport.worldView ///< where toasts are seen
    readonly property real barsHeight: transport.height + timelineBar.height
    property string pointedNode: "" ///< in the inspector

    signal notesClosed()

    // Back from the start page or a presentation, keys go where they went.
    onVisibleChanged: {
        if (visible)
            focusShown()
    }
    onLayoutChanged: {
        if (layout === "viewport" && canvasPane.activeFocus)
            world.forceActiveFocus()
        else if (layout === "canvas" && world.activeFocus)
            canvasPane.forceActiveFocus()
    }

    /** No key acts on a canvas that one does not see. */
    function focusShown() {
        (layout === "viewport" ? world : canvasPane).forceActiveFocus()
    }

    function find() {
        palette.find()
    }

    function search() {
        projectSearch.open()
    }

    function closeSearch() {
        projectSearch.close()
    }

    function searchStep(by: int) {
        projectSearch.step(by)
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RememberedSplit {
            id: panes

            // What the panes at the sides leave of a small window, and what they may be at least.
            readonly property real leastMiddle: 272
            readonly property real leastPalette: 152
            readonly property real leastNotes: 224
            readonly property real leastInspector: 264

            name: "panes"
            settings: root.settings
            Layout.fillWidth: true
            Layout.fillHeight: true

            handle: PaneDivider {
                theme: root.theme
            }

            PalettePane {
                id: palette

                SplitView.preferredWidth: 192
                SplitView.minimumWidth: panes.leastPalette
                SplitView.maximumWidth: Math.max(panes.leastPalette, panes.width - panes.leastMiddle - inspector.width
                                                 - (root.notesShown ? panes.leastNotes : 0))
                theme: root.theme
                onChosen: type => {
                    root.canvas.addNodeInView(type)
                    root.focusShown()
                }
                onDragged: (type, place) => {
                    const at = canvasPane.mapFromItem(null, place)
                    const over = canvasPane.visible && canvasPane.contains(at)
                    root.canvas.holdType(over ? type : "", at.x, at.y)
                }
                onDropped: (type, place) => {
                    const at = canvasPane.mapFromItem(null, place)
                    if (!canvasPane.visible || !canvasPane.contains(at))
                        return
                    root.canvas.addNode(type, at.x, at.y)
                    canvasPane.forceActiveFocus()
                }
            }

            NotesPane {
                SplitView.preferredWidth: 300
                SplitView.minimumWidth: panes.leastNotes
                SplitView.maximumWidth: Math.max(panes.leastNotes, panes.width - panes.leastMiddle - inspector.width
                                                 - palette.width)
                visible: root.notesShown
                theme: root.theme
                document: root.document
                teaching: root.teaching
                closeKeys: root.actions.lesson.notes.current
                onCloseRequested: root.notesClosed()
            }

            RememberedSplit {
                id: middle

                name: "middle"
                settings: root.settings

                SplitView.fillWidth: true
                orientation: width < height * 1.35 ? Qt.Vertical : Qt.Horizontal

                handle: PaneDivider {
                    theme: root.theme
                }

                CanvasPane {
                    id: canvasPane

                    SplitView.preferredWidth: middle.width * 0.56
                    SplitView.preferredHeight: middle.height * 0.52
                    SplitView.minimumWidth: 240
                    SplitView.minimumHeight: 160
                    SplitView.maximumHeight: root.layout === "both" ? Math.max(160, middle.height - (root.watch.plotsShown ? 312 : 200))
                                                                    : Infinity
                    visible: root.layout !== "viewport"
                    theme: root.theme
                    canvas: root.canvas
                    actions: root.actions
                    document: root.document
                    simulation: root.simulation
                    liveMode: root.simulation.pickedMode
                    liveAgent: root.simulation.pickedAgent
                    onInspectorRequested: inspector.focusSelection()
                    onProblemsRequested: inspector.tab = "problems"
                    onSpaceTapped: root.actions.trigger("Space")
                }

                ColumnLayout {
                    SplitView.fillWidth: true
                    SplitView.fillHeight: true
                    SplitView.minimumWidth: 240
                    SplitView.minimumHeight: 160
                    visible: root.layout !== "canvas"
                    spacing: 0

                    ViewportPane {
                        id: viewport

                        objectName: "viewportPane"
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        theme: root.theme
                        simulation: root.simulation
                        document: root.document
                        comparison: root.teaching.comparison
                        watch: root.watch
                        litNode: root.canvas.hoveredNode !== "" ? root.canvas.hoveredNode : root.pointedNode
                        watchActions: root.actions.watching
                    }

                    SliderPanel {
                        Layout.fillWidth: true
                        most: parent.height / 3 // the world comes first
                        visible: count > 0
                        theme: root.theme
                        document: root.document
                        teaching: root.teaching
                    }
                }
            }

            InspectorPane {
                id: inspector

                SplitView.preferredWidth: 312
                SplitView.minimumWidth: panes.leastInspector
                SplitView.maximumWidth: Math.max(panes.leastInspector, panes.width - panes.leastMiddle - panes.leastPalette
                                                 - (root.notesShown ? panes.leastNotes : 0))
                theme: root.theme
                document: root.document
                simulation: root.simulation
                problems: root.problems
                time: root.actions.time
                teaching: root.teaching
                onProblemChosen: id => {
                    root.document.selection.select(id)
                    root.canvas.centerOn(id)
                }

                onPlotRequested: agentType => root.watch.newPlotOf(agentType)

                agentSection: AgentSection {
                    theme: root.theme
                    watch: root.watch
                    plotKeys: root.actions.watching.plot.current
                    world: root.world
                    simulation: root.simulation
                    document: root.document
                    onPointed: id => root.pointedNode = id
                    Component.onDestruction: root.pointedNode = ""
                }
            }
        }

        TransportBar {
            id: transport

            objectName: "transport"
            Layout.fillWidth: true
            theme: root.theme
            simulation: root.simulation
            document: root.document
            actions: root.actions.sim
        }

        TimelineBar {
            id: timelineBar

            Layout.fillWidth: true
            theme: root.theme
            simulation: root.simulation
            actions: root.actions.time
        }
    }

    Connections {
        target: root.teaching

        function onShown(id: string) {
            root.canvas.centerOn(id)
        }
    }

    Connections {
        target: root.simulation

        function onPickedChanged() {
            if (root.simulation.hasPicked)
                inspector.tab = "agent"
        }
    }

    Remembered {
        group: "viewport"
        target: viewport.world
        properties: ["showGrid", "showHandles", "showVelocity", "showSteering", "showForces", "showRadii",
            "showTrails", "colorByBehavior"]
    }

    ProjectSearch {
        id: projectSearch

        x: middle.x + (canvasPane.visible ? canvasPane.width : middle.width) - width - root.theme.space
        y: root.theme.space
        width: Math.max(240, Math.min(360, 0.4 * (canvasPane.visible ? canvasPane.width : middle.width)))
        theme: root.theme
        document: root.document
        canvas: root.canvas
        onSettingFound: setting => inspector.showSetting(setting)
        onClosed: {
            inspector.showSetting("")
            root.focusShown()
        }
    }
}
