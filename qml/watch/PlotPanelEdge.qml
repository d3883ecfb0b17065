import QtQuick

/** The edge that is dragged to make a panel higher; with the keyboard, up and down. */
Item {
    id: root

    required property Theme theme

    signal moved(real by)

    height: 6
    activeFocusOnTab: true
    Accessible.role: Accessible.Separator
    Accessible.name: qsTr("Height of the plots")
    Accessible.focusable: true
    Keys.onUpPressed: root.moved(-16)
    Keys.onDownPressed: root.moved(16)

    Rectangle {
        width: parent.width
        height: area.containsMouse || area.pressed || root.activeFocus ? 2 : 1
        color: area.containsMouse || area.pressed || root.activeFocus ? root.theme.accent : root.theme.line
    }

    MouseArea {
        id: area

        property real last: 0

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.SizeVerCursor
        preventStealing: true
        onPressed: mouse => last = mapToGlobal(mouse.x, mouse.y).y
        onPositionChanged: mouse => {
            if (!pressed)
                return
            const now = mapToGlobal(mouse.x, mouse.y).y
            root.moved(now - last)
            last = now
        }
    }
}
