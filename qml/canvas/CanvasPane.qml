pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The graph of the project. The controller's models say what to draw; all mouse events go to the controller. */
FocusScope {
    id: root

    property string liveMode: ""  ///< the mode of the picked agent
    property string liveAgent: "" ///< the picked agent
    property bool panKey: false

    signal inspectorRequested()
    signal problemsRequested()
    signal spaceTapped()

    objectName: "canvas"
    clip: true
    activeFocusOnTab: true
    Accessible.role: Accessible.Canvas
    Accessible.name: qsTr("Canvas: the nodes of the project and their wires")
    onWidthChanged: root.Editor.canvas.setViewSize(width, height)
    onHeightChanged: root.Editor.canvas.setViewSize(width, height)
    onVisibleChanged: {
        if (!visible)
            root.Editor.canvas.leave() // a hidden item gets no event when the mouse leaves it
    }

    LiveLinks {
        id: liveLinks

        canvas: root.Editor.canvas
        simulation: root.Editor.simulation
    }

    LiveCards {
        id: liveCards

        canvas: root.Editor.canvas
        simulation: root.Editor.simulation
    }

    Rectangle {
        anchors.fill: parent
        color: root.Theme.ground
    }

    CanvasGrid {
        anchors.fill: parent
        pan: root.Editor.canvas.view.pan
        zoom: root.Editor.canvas.view.zoom
        color: root.Theme.grid
    }

    Item {
        id: content

        x: root.Editor.canvas.view.pan.x
        y: root.Editor.canvas.view.pan.y
        scale: root.Editor.canvas.view.zoom
        transformOrigin: Item.TopLeft

        CanvasBoxes {
            visible: !root.Editor.canvas.groups.inside
        }

        WireLayer {
            canvas: root.Editor.canvas
            live: liveLinks
        }

        Repeater {
            model: ShownRows {
                sourceModel: root.Editor.canvas.links
                shownBy: "marked"
            }

            WireMarks {
                canvas: root.Editor.canvas
                opacity: liveLinks.generation === 0 || liveLinks.concerns(linkId) ? 1 : 0.35
            }
        }

        Repeater {
            model: root.Editor.canvas.wirePoints

            WirePoint {
                visible: root.Editor.canvas.view.marked
                scale: root.Editor.canvas.view.markScale
                onSelectRequested: root.Editor.document.selection.select(itemId)
            }
        }

        Item {
            visible: !root.Editor.canvas.groups.inside

            Repeater {
                model: root.Editor.canvas.annotations.frames

                FrameTitle {
                    view: root.Editor.canvas.view
                }
            }
        }

        CardLayer {
            canvas: root.Editor.canvas
        }

        CanvasGroups {}

        Repeater {
            model: ShownRows {
                sourceModel: root.Editor.canvas.nodes
                shownBy: "seen"
            }

            NodeCard {
                canvas: root.Editor.canvas
                agentInIt: root.liveMode === nodeId ? root.liveAgent : ""
                onSelectRequested: root.Editor.document.selection.select(nodeId)
            }
        }

        Repeater {
            model: liveCards

            LiveCard {
                detailed: root.Editor.canvas.view.detailed
                markScale: root.Editor.canvas.view.markScale
            }
        }

        Repeater {
            model: liveLinks

            LiveWireLabel {
                z: root.Editor.canvas.nodes.rowCount() + 1
                mouse: canvasMouse
                shown: root.Editor.canvas.view.marked
                scale: root.Editor.canvas.view.markScale
            }
        }
    }

    CanvasMouse {
        id: canvasMouse

        anchors.fill: parent
        panKey: root.panKey
        onPressedAnywhere: root.forceActiveFocus()
    }

    CanvasOverlay {
        anchors.fill: parent
        focused: root.activeFocus
        corner: minimap
    }

    Minimap {
        id: minimap

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: root.Theme.space
    }

    CanvasPopups {
        anchors.fill: parent
        onClosed: root.forceActiveFocus()
    }

    CanvasKeys {
        id: keys

        onPanKeyChanged: root.panKey = panKey
        onTapped: root.spaceTapped()
    }

    Keys.forwardTo: [keys]
    Keys.onShortcutOverride: event => event.accepted = keys.usesKey(event) // forwardTo does not forward it
    onActiveFocusChanged: {
        if (!activeFocus)
            keys.forgetKeys()
    }

    Connections {
        target: root.Editor.canvas.requests

        function onInspectorRequested() {
            root.inspectorRequested()
        }

        function onProblemsRequested() {
            root.problemsRequested()
        }
    }
}
