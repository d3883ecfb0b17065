import QtQuick

/** Where a link stands in a note: what Tab stops at, and Enter follows. */
Item {
    id: root

    required property Theme theme
    required property TextEdit note
    required property string target
    required property string words
    required property int start
    required property int end
    required property int layouts ///< of the note: with each, letters may stand elsewhere
    readonly property rect first: placeOf(start)
    readonly property rect last: placeOf(end - 1) ///< of its last letter
    readonly property rect after: placeOf(end)
    readonly property bool broken: first.y !== last.y ///< over several lines

    signal followed()

    function placeOf(letter: int): rect {
        // A link of the text that was stands a moment longer than that text.
        return layouts >= 0 && letter <= note.length ? note.positionToRectangle(letter) : Qt.rect(0, 0, 0, 0)
    }

    objectName: "noteLink-" + target
    x: broken ? 0 : first.x
    y: first.y
    width: broken ? note.width : (after.y === first.y ? after.x : note.width) - first.x
    height: last.y + last.height - first.y
    activeFocusOnTab: true
    Accessible.role: Accessible.Link
    Accessible.name: words
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
        border.color: root.theme.accent
    }
}
