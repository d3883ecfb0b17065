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
    required property string layout
    required property Watch watch
    readonly property AgentsItem world: viewport.world

    function find() {
        palette.find()
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        SplitView {
            Layout.fillWidth: true
            Layout.fillHeight: true

            handle: PaneDivider {
                theme: root.theme
            }

            PalettePane {
                id: palette

                SplitView.preferredWidth: 192
                SplitView.minimumWidth: 152
                theme: root.theme
                onChosen: type => {
                    root.canvas.addNodeInView(type)
                    canvasPane.forceActiveFocus()
                }
                onDragged: (type, place) => {
                    const at = canvasPane.mapFromItem(null, place)
                    const over = canvasPane.visible && canvasPane.contains(at)
                    root.canvas.holdType(over ? type : "", at.x, at.y)
                }
                onDropped: (type, place) => {
                    const at = canvasPane.mapFromItem(null, place)
                    if (canvasPane.visible && canvasPane.contains(at))
                        root.canvas.addNode(type, at.x, at.y)
                }
            }

            SplitView {
                id: middle

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
                    visible: root.layout !== "viewport"
                    theme: root.theme
                    canvas: root.canvas
                    document: root.document
                    liveMode: root.simulation.pickedMode
                    liveAgent: root.simulation.pickedAgent
                    onInspectorRequested: inspector.focusSelection()
                    onProblemsRequested: inspector.tab = "problems"
                    onSpaceTapped: root.simulation.togglePlay()
                }

                ViewportPane {
                    id: viewport

                    objectName: "viewportPane"
                    SplitView.fillWidth: true
                    SplitView.fillHeight: true
                    SplitView.minimumWidth: 240
                    SplitView.minimumHeight: 160
                    visible: root.layout !== "canvas"
                    theme: root.theme
                    simulation: root.simulation
                    document: root.document
                    watch: root.watch
                }
            }

            InspectorPane {
                id: inspector

                SplitView.preferredWidth: 312
                SplitView.minimumWidth: 264
                theme: root.theme
                document: root.document
                problems: root.problems
                time: root.actions.time
                onProblemChosen: id => {
                    root.document.selection.select(id)
                    root.canvas.centerOn(id)
                }

                agentSection: AgentSection {
                    theme: root.theme
                    watch: root.watch
                    world: root.world
                    simulation: root.simulation
                    document: root.document
                }
            }
        }

        TransportBar {
            objectName: "transport"
            Layout.fillWidth: true
            theme: root.theme
            simulation: root.simulation
            document: root.document
            actions: root.actions.sim
        }

        TimelineBar {
            Layout.fillWidth: true
            theme: root.theme
            simulation: root.simulation
            actions: root.actions.time
        }
    }

    Connections {
        target: root.simulation

        function onPickedChanged() {
            if (root.simulation.hasPicked)
                inspector.tab = "agent"
        }
    }
}
