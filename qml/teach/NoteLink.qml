import QtQuick
import Tiller.App

/** A link in a note that Tab reaches and Enter follows. */
Item {
    id: root

    required property TextEdit note
    required property string target
    required property string linkText
    required property int start
    required property int end
    required property int layouts ///< counts layouts of the note: each may move the letters
    readonly property rect first: placeOf(start)
    readonly property rect last: placeOf(end - 1) ///< the last letter
    readonly property rect after: placeOf(end)
    readonly property bool multiline: first.y !== last.y ///< spans several lines

    signal followed()

    function placeOf(letter: int): rect {
        // After a change a link briefly outlives its text.
        return layouts >= 0 && letter <= note.length ? note.positionToRectangle(letter) : Qt.rect(0, 0, 0, 0)
    }

    objectName: "noteLink-" + target
    x: multiline ? 0 : first.x
    y: first.y
    width: multiline ? note.width : (after.y === first.y ? after.x : note.width) - first.x
    height: last.y + last.height - first.y
    activeFocusOnTab: true
    Accessible.role: Accessible.Link
    Accessible.name: linkText
    Accessible.description: target
    Accessible.focusable: true
    Accessible.onPressAction: root.followed()
    Keys.onReturnPressed: root.followed()
    Keys.onEnterPressed: root.followed()
    Keys.onSpacePressed: root.followed()

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        visible: root.activeFocus
        radius: 3
        color: "transparent"
        border.width: 2
        border.color: root.Theme.accent
    }
}
