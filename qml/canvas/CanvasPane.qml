pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The graph of the project. Everything is drawn from the controller's models; the mouse goes to
    the controller as it is. */
FocusScope {
    id: root

    required property Theme theme
    required property CanvasController canvas
    required property Actions actions
    required property Document document
    required property SimulationController simulation
    property string liveMode: ""  ///< the mode the picked agent is in
    property string liveAgent: "" ///< and its name
    property bool panKey: false

    signal inspectorRequested()
    signal problemsRequested()
    signal spaceTapped()

    objectName: "canvas"
    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Canvas
    Accessible.name: qsTr("Canvas: the nodes of the project and their wires")
    onWidthChanged: root.canvas.setViewSize(width, height)
    onHeightChanged: root.canvas.setViewSize(width, height)

    LiveLinks {
        id: liveLinks

        canvas: root.canvas
        simulation: root.simulation
    }

    LiveCards {
        id: liveCards

        canvas: root.canvas
        simulation: root.simulation
    }

    Rectangle {
        anchors.fill: parent
        color: root.theme.ground
    }

    CanvasGrid {
        anchors.fill: parent
        pan: root.canvas.pan
        zoom: root.canvas.zoom
        color: root.theme.grid
    }

    Item {
        id: content

        x: root.canvas.pan.x
        y: root.canvas.pan.y
        scale: root.canvas.zoom
        transformOrigin: Item.TopLeft

        CanvasBoxes {
            theme: root.theme
            canvas: root.canvas
            document: root.document
        }

        WireLayer {
            canvas: root.canvas
            live: liveLinks
            forceColor: root.theme.behavior
            conditionColor: root.theme.condition
            agentsColor: root.theme.agentType
            targetColor: root.theme.target
            modeColor: root.theme.mode
            selectedColor: root.theme.accent
            refusedColor: root.theme.error
        }

        Repeater {
            model: ShownRows {
                sourceModel: root.canvas.links
                shownBy: "marked"
            }

            WireMarks {
                theme: root.theme
                canvas: root.canvas
                opacity: liveLinks.generation === 0 || liveLinks.concerns(linkId) ? 1 : 0.35
            }
        }

        CardFaces {
            theme: root.theme
            canvas: root.canvas
        }

        Repeater {
            model: ShownRows {
                sourceModel: root.canvas.nodes
                shownBy: "seen"
            }

            NodeCard {
                theme: root.theme
                canvas: root.canvas
                agentInIt: root.liveMode === nodeId ? root.liveAgent : ""
                liveVeil: liveCards.fades === 0 ? 0 : liveCards.veilOf(nodeId)
                onSelectRequested: root.document.selection.select(nodeId)
            }
        }

        Repeater {
            model: liveCards

            LiveCard {
                theme: root.theme
                detailed: root.canvas.detailed
            }
        }

        Repeater {
            model: liveLinks

            LiveWireLabel {
                theme: root.theme
                shown: root.canvas.marked
                scale: root.canvas.markScale
            }
        }
    }

    CanvasMouse {
        anchors.fill: parent
        canvas: root.canvas
        panKey: root.panKey
        onPressedAnywhere: root.forceActiveFocus()
    }

    CanvasOverlay {
        anchors.fill: parent
        theme: root.theme
        canvas: root.canvas
        focused: root.activeFocus
    }

    CanvasPopups {
        anchors.fill: parent
        theme: root.theme
        canvas: root.canvas
        actions: root.actions
        document: root.document
        onClosed: root.forceActiveFocus()
    }

    CanvasKeys {
        id: keys

        canvas: root.canvas
        document: root.document
        onPanKeyChanged: root.panKey = panKey
        onTapped: root.spaceTapped()
    }

    Keys.forwardTo: [keys]
    Keys.onShortcutOverride: event => event.accepted = keys.takes(event) // is not forwarded
    onActiveFocusChanged: {
        if (!activeFocus)
            keys.letGo()
    }

    Connections {
        target: root.canvas

        function onInspectorRequested() {
            root.inspectorRequested()
        }

        function onProblemsRequested() {
            root.problemsRequested()
        }
    }
}
