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
        Theme.scale: 1 // cards have the sizes of the project; the zoom makes them larger

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

    /** The grid behind the cards. */
    component CanvasGrid: Item {
        id: canvasGrid

        required property point pan
        required property real zoom
        required property color color

        function rest(distance: real): real {
            return distance - Math.floor(distance / dots.cell) * dots.cell
        }

        DotGrid {
            id: dots

            x: canvasGrid.rest(canvasGrid.pan.x) - cell
            y: canvasGrid.rest(canvasGrid.pan.y) - cell
            width: canvasGrid.width + 2 * cell
            height: canvasGrid.height + 2 * cell
            zoom: canvasGrid.zoom
            color: canvasGrid.color
        }
    }

    /** The frames and comments of the canvas, behind wires and cards. */
    component CanvasBoxes: Item {
        id: canvasBoxes

        Item {
            Repeater {
                model: canvasBoxes.Editor.canvas.annotations.frames

                FrameBox {
                    view: canvasBoxes.Editor.canvas.view
                    onSelectRequested: canvasBoxes.Editor.document.selection.select(itemId)
                }
            }
        }

        Item {
            Repeater {
                model: canvasBoxes.Editor.canvas.annotations.comments

                CommentBox {
                    zoom: canvasBoxes.Editor.canvas.view.zoom
                    legible: canvasBoxes.Editor.canvas.view.zoom >= 0.4
                    textSize: canvasBoxes.Editor.canvas.view.textSize
                    onSelectRequested: canvasBoxes.Editor.document.selection.select(itemId)
                }
            }
        }
    }

    /** The title of a frame. Zoomed out, it grows with its bar, so that frames become the headings of the canvas. */
    component FrameTitle: PlainText {
        id: frameTitle

        required property CanvasView view
        required property string itemId
        required property string title
        required property rect box
        required property var model
        required property real roomAbove
        required property real roomAround

        readonly property real head: 32 ///< of the frame

        objectName: "frameTitle-" + itemId
        x: box.x + 12
        y: box.y + head - height // grows upward, not over the cards
        width: box.width - 24
        height: view.frameTitleHeight(view.titleScale, roomAbove)
        visible: height <= Math.max(roomAround, head)
        verticalAlignment: Text.AlignVCenter
        text: title === "" ? qsTr("Untitled") : title
        elide: Text.ElideRight
        color: title === "" ? Theme.textMuted : Theme.text
        font.pixelSize: Math.round(Math.min(Theme.title * view.titleScale, height / 1.2))
        font.weight: Font.DemiBold
        Accessible.ignored: true // the frame has its name

        Rectangle { // the frame's own bar is lower
            x: 1 - 12
            z: -1
            width: frameTitle.box.width - 2
            height: parent.height
            visible: height > frameTitle.head
            radius: frameTitle.Theme.radius - 1
            color: Qt.tint(frameTitle.Theme.ground, Qt.alpha(frameTitle.model.color, frameTitle.Theme.dark ? 0.36 : 0.32))
        }
    }

    /** Passes mouse events to the controller. */
    component CanvasMouse: MouseArea {
        id: canvasMouse

        required property bool panKey

        signal pressedAnywhere()

        objectName: "canvasMouse"
        hoverEnabled: visible // while it is shown again, it has no layout yet, and would enter and never leave
        acceptedButtons: Qt.LeftButton | Qt.MiddleButton | Qt.RightButton
        cursorShape: panKey ? Qt.OpenHandCursor : Editor.canvas.cursor
        preventStealing: true

        onPressed: mouse => {
            canvasMouse.pressedAnywhere()
            canvasMouse.Editor.canvas.press(mouse.x, mouse.y, mouse.button, mouse.modifiers, canvasMouse.panKey)
        }
        onEntered: {
            if (!canvasMouse.pressed) // the first position comes without a move
                canvasMouse.Editor.canvas.move(canvasMouse.mouseX, canvasMouse.mouseY, Qt.NoModifier)
        }
        onPositionChanged: mouse => canvasMouse.Editor.canvas.move(mouse.x, mouse.y, mouse.modifiers)
        onReleased: mouse => canvasMouse.Editor.canvas.release(mouse.x, mouse.y)
        onCanceled: canvasMouse.Editor.canvas.cancel()
        onDoubleClicked: mouse => {
            if (mouse.button === Qt.LeftButton)
                canvasMouse.Editor.canvas.doubleClick(mouse.x, mouse.y)
        }
        onExited: canvasMouse.Editor.canvas.leave()
        onWheel: wheel => canvasMouse.Editor.canvas.view.wheel(wheel.x, wheel.y, wheel.angleDelta.x, wheel.angleDelta.y,
                                            wheel.modifiers)
    }

    /// A point that a wire passes through. The canvas takes the mouse.
    component WirePoint: Rectangle {
        id: wirePoint

        required property string itemId
        required property point place
        required property bool selected
        required property string sentence

        signal selectRequested()

        objectName: "wirePoint-" + itemId
        x: place.x - width / 2
        y: place.y - height / 2
        width: 12
        height: 12
        radius: 6
        color: selected ? Theme.accent : Theme.panel
        border.width: 2
        border.color: selected ? Theme.accent : Theme.textMuted

        Accessible.role: Accessible.Button
        Accessible.name: sentence
        Accessible.selectable: true
        Accessible.selected: selected
        Accessible.onPressAction: wirePoint.selectRequested()
    }
}
