import QtQuick
import Tiller.App

/** The edge of a panel that resizes it, by mouse or by arrow keys. */
Item {
    id: root

    property bool upright: false ///< the edge is at the left of the panel
    readonly property bool highlighted: area.containsMouse || area.pressed || root.activeFocus

    signal moved(real by) ///< pixels to the right, or down

    activeFocusOnTab: true
    Accessible.role: Accessible.Separator
    Accessible.name: qsTr("Size of the plots")
    Accessible.focusable: true
    Keys.onUpPressed: root.moved(-16)
    Keys.onDownPressed: root.moved(16)
    Keys.onLeftPressed: root.moved(-16)
    Keys.onRightPressed: root.moved(16)

    Rectangle {
        width: root.upright ? (root.highlighted ? 2 : 1) : parent.width
        height: root.upright ? parent.height : (root.highlighted ? 2 : 1)
        color: root.highlighted ? root.Theme.accent : root.Theme.line
    }

    MouseArea {
        id: area

        property point last

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: root.upright ? Qt.SizeHorCursor : Qt.SizeVerCursor
        preventStealing: true
        onPressed: mouse => last = mapToGlobal(mouse.x, mouse.y)
        onPositionChanged: mouse => {
            if (!pressed)
                return
            const now = mapToGlobal(mouse.x, mouse.y)
            root.moved(root.upright ? now.x - last.x : now.y - last.y)
            last = now
        }
    }
}
