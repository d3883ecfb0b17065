import QtQuick
import Tiller.App

/** Passes mouse events to the controller. */
MouseArea {
    id: root

    required property bool panKey

    signal pressedAnywhere()

    objectName: "canvasMouse"
    hoverEnabled: visible // while it is shown again, it has no layout yet, and would enter and never leave
    acceptedButtons: Qt.LeftButton | Qt.MiddleButton | Qt.RightButton
    cursorShape: panKey ? Qt.OpenHandCursor : Editor.canvas.cursor
    preventStealing: true

    onPressed: mouse => {
        root.pressedAnywhere()
        root.Editor.canvas.press(mouse.x, mouse.y, mouse.button, mouse.modifiers, root.panKey)
    }
    onEntered: {
        if (!root.pressed) // the first position comes without a move
            root.Editor.canvas.move(root.mouseX, root.mouseY, Qt.NoModifier)
    }
    onPositionChanged: mouse => root.Editor.canvas.move(mouse.x, mouse.y, mouse.modifiers)
    onReleased: mouse => root.Editor.canvas.release(mouse.x, mouse.y)
    onCanceled: root.Editor.canvas.cancel()
    onDoubleClicked: mouse => {
        if (mouse.button === Qt.LeftButton)
            root.Editor.canvas.doubleClick(mouse.x, mouse.y)
    }
    onExited: root.Editor.canvas.leave()
    onWheel: wheel => root.Editor.canvas.view.wheel(wheel.x, wheel.y, wheel.angleDelta.x, wheel.angleDelta.y,
                                        wheel.modifiers)
}
