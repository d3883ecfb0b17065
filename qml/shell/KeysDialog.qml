pragma ComponentBehavior: Bound

import QtQuick

/** What keys and mouse do. */
ModalDialog {
    id: root

    readonly property var lines: [
        [qsTr("Drag from a port"), qsTr("Draw a wire; dropped on the empty canvas it asks what to add")],
        [qsTr("Right click"), qsTr("Add a node here; a menu on cards and wires")],
        [qsTr("Drag a weight"), qsTr("Change it; with Shift finely; double-click to type")],
        [qsTr("Wheel"), qsTr("Zoom at the mouse; with Shift, or two fingers, pan")],
        [qsTr("Middle button, Space and drag"), qsTr("Pan")],
        [qsTr("Arrows"), qsTr("Go from card to card; with Shift, select more; with Ctrl, move the card")],
        [qsTr("Ctrl+L"), qsTr("Wire the cards selected first to the last one")],
        [qsTr("Alt and up, down"), qsTr("Move the selected wire in the order")],
        [qsTr("Enter"), qsTr("To the settings of the selected card")],
        [qsTr("Ctrl+K"), qsTr("Find a node to add")],
        [qsTr("V D P E F, C B G W"), qsTr("In the viewport: select, or draw a point, path, region, field, an obstacle or wall; Enter ends it")],
        [qsTr("Double click on a line"), qsTr("Add a point to a path, wall or polygon; Delete removes the one that is held")],
        [qsTr("Ctrl, Alt while dragging"), qsTr("In the viewport: snap to the grid, or to nothing")],
        [qsTr("F6"), qsTr("Canvas, viewport or both")],
        [qsTr("F, with an agent picked"), qsTr("In the viewport: follow it")],
        [qsTr("Ctrl+P"), qsTr("Plot a number of the picked agent, or of a group")],
        [qsTr("Space"), qsTr("Play and pause")],
        [qsTr("Esc"), qsTr("Take back a gesture that is under way")]]

    title: qsTr("Keys and mouse")
    objectName: "keysDialog"
    width: 600
    onOpened: closeButton.forceActiveFocus(Qt.TabFocusReason)

    body: Column {
        width: parent ? parent.width : 0
        spacing: root.theme.space

        Repeater {
            model: root.lines

            Row {
                id: line

                required property var modelData

                width: parent.width

                Text {
                    width: 200
                    text: line.modelData[0]
                    color: root.theme.text
                    font.family: root.theme.family
                    font.pixelSize: root.theme.body
                    font.weight: Font.DemiBold
                }

                Text {
                    width: line.width - 200
                    wrapMode: Text.Wrap
                    text: line.modelData[1]
                    color: root.theme.textMuted
                    font.family: root.theme.family
                    font.pixelSize: root.theme.body
                }
            }
        }
    }

    TextButton {
        id: closeButton

        theme: root.theme
        text: qsTr("Close")
        primary: true
        onClicked: root.close()
    }
}
