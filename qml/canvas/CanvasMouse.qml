import QtQuick
import Tiller.App

/** Hands the mouse to the controller. */
MouseArea {
    id: root

    required property CanvasController canvas
    required property bool panKey

    signal pressedAnywhere()

    objectName: "canvasMouse"
    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.MiddleButton | Qt.RightButton
    cursorShape: panKey ? Qt.OpenHandCursor : canvas.cursor
    preventStealing: true

    onPressed: mouse => {
        root.pressedAnywhere()
        root.canvas.press(mouse.x, mouse.y, mouse.button, mouse.modifiers, root.panKey)
    }
    onEntered: {
        if (!root.pressed) // the move that enters is announced as no other
            root.canvas.move(root.mouseX, root.mouseY, Qt.NoModifier)
    }
    onPositionChanged: mouse => root.canvas.move(mouse.x, mouse.y, mouse.modifiers)
    onReleased: mouse => root.canvas.release(mouse.x, mouse.y)
    onCanceled: root.canvas.cancel()
    onDoubleClicked: mouse => {
        if (mouse.button === Qt.LeftButton)
            root.canvas.doubleClick(mouse.x, mouse.y)
    }
    onExited: root.canvas.leave()
    onWheel: wheel => root.canvas.wheel(wheel.x, wheel.y, wheel.angleDelta.x, wheel.angleDelta.y,
                                        wheel.modifiers)
}
