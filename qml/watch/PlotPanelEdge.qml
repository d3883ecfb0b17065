import QtQuick

/** The edge that is dragged to make a panel larger; with the keyboard, by arrows. */
Item {
    id: root

    required property Theme theme
    property bool upright: false ///< at the left of the panel, not above it
    readonly property bool lit: area.containsMouse || area.pressed || root.activeFocus

    signal moved(real by) ///< to the right, or down

    activeFocusOnTab: true
    Accessible.role: Accessible.Separator
    Accessible.name: qsTr("Size of the plots")
    Accessible.focusable: true
    Keys.onUpPressed: root.moved(-16)
    Keys.onDownPressed: root.moved(16)
    Keys.onLeftPressed: root.moved(-16)
    Keys.onRightPressed: root.moved(16)

    Rectangle {
        width: root.upright ? (root.lit ? 2 : 1) : parent.width
        height: root.upright ? parent.height : (root.lit ? 2 : 1)
        color: root.lit ? root.theme.accent : root.theme.line
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
