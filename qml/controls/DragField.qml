import QtQuick
import Tiller.App

/** A field for a number that one drags, too: to the right or up for more. Shift makes the drag fine, Ctrl coarse; Esc cancels
    it. A click begins to type; then the arrow keys change the number. */
Item {
    id: root

    property string name: "" ///< of the field, for tests
    property alias value: field.value
    property alias unit: field.unit
    property alias placeholderText: field.placeholderText
    property string title
    property string help
    readonly property real neededWidth: field.neededWidth ///< of the number with its unit
    property bool tipShown: false ///< shows the help while the mouse is over the field

    signal entered(string text)
    signal dragStarted()
    signal dragged(real pixels, int keys)
    signal dragCanceled()
    signal stepped(int steps, int keys, bool again) ///< by an arrow key

    function step(steps: int, event: var) {
        field.commit()
        root.stepped(steps, event.modifiers, event.isAutoRepeat)
    }

    implicitWidth: field.implicitWidth
    implicitHeight: field.implicitHeight
    height: Theme.control

    NumberField {
        id: field

        objectName: root.name
        anchors.fill: parent
        Accessible.name: root.title
        Accessible.description: root.help
        onEntered: text => root.entered(text)
        Keys.onUpPressed: event => root.step(1, event)
        Keys.onDownPressed: event => root.step(-1, event)
    }

    MouseArea {
        id: area

        property point start
        property real last: 0
        property bool dragging: false
        property bool upright: false ///< the drag goes up and down

        anchors.fill: parent
        enabled: !field.activeFocus
        cursorShape: enabled ? Qt.SizeHorCursor : Qt.IBeamCursor
        preventStealing: true
        onPressed: mouse => {
            start = Qt.point(mouse.x, mouse.y)
            dragging = false
        }
        onPositionChanged: mouse => {
            const across = Math.abs(mouse.x - start.x)
            const down = Math.abs(mouse.y - start.y)
            if (!dragging && Math.max(across, down) < 4)
                return
            if (!dragging) {
                dragging = true
                upright = down > across
                last = upright ? -start.y : start.x
                forceActiveFocus(Qt.MouseFocusReason)
                root.dragStarted()
            }
            const now = upright ? -mouse.y : mouse.x
            root.dragged(now - last, mouse.modifiers)
            last = now
        }
        onReleased: {
            if (!dragging)
                field.forceActiveFocus(Qt.MouseFocusReason)
            dragging = false
        }
        onCanceled: dragging = false
        Keys.onEscapePressed: event => {
            event.accepted = pressed && dragging
            if (!event.accepted)
                return
            root.dragCanceled()
            enabled = false // no longer follows the mouse, until its button is up
            enabled = Qt.binding(() => !field.activeFocus)
        }
    }

    HoverHandler {
        id: hover
    }

    Tip {
        visible: root.tipShown && hover.hovered && !field.activeFocus && !area.pressed
        text: root.help
    }
}
