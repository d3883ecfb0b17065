// qmllint disable unqualified type
// Qt 6.4 cannot bind delegates in popups: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** An overview of keys and mouse, with the keys that the actions have now. */
ModalDialog {
    id: root

    readonly property var gestures: [
        [qsTr("Drag from a port"), qsTr("Draw a wire; drop it on the empty canvas to choose a node")],
        [qsTr("Right click"), qsTr("Add a node here; a menu on cards and wires")],
        [qsTr("Drag a weight"), qsTr("Change it; with Shift in small steps; double-click to type")],
        [qsTr("Wheel"), qsTr("Zoom at the mouse; with Shift, or two fingers, pan")],
        [qsTr("Middle button"), qsTr("Pan; or Space and drag")],
        [qsTr("Arrows"), qsTr("Go from card to card; with Shift, select more; with Ctrl, move the card")],
        [qsTr("Alt and left, right"), qsTr("From a card along its wires; on a wire, arrows go to the next one")],
        [qsTr("Page up, page down"), qsTr("Through all cards, groups, frames and comments")],
        [qsTr("Tab"), qsTr("Into the selected group; out of an open one")],
        [qsTr("Enter"), qsTr("To the settings of the selected card; to the text or weight of a frame, comment or wire")],
        [qsTr("Drag a card"), qsTr("It snaps into line with other cards, and into a wire below it; with Alt, neither")],
        [qsTr("V"), qsTr("In the viewport: select and move")],
        [qsTr("A"), qsTr("Add agents; Delete removes the picked one")],
        [qsTr("D"), qsTr("Draw a point")],
        [qsTr("P"), qsTr("Draw a path; Enter finishes it")],
        [qsTr("E"), qsTr("Draw a region")],
        [qsTr("F"), qsTr("Draw a field; with an agent picked, follow it")],
        [qsTr("C"), qsTr("Draw a round obstacle")],
        [qsTr("B"), qsTr("Draw a box obstacle")],
        [qsTr("Y"), qsTr("Draw a polygon obstacle; Enter finishes it")],
        [qsTr("W"), qsTr("Draw a wall; Enter finishes it")],
        [qsTr("Double click"), qsTr("On a line: add a point to a path, wall or polygon; Delete removes the grabbed point")],
        [qsTr("Drag over the ground"), qsTr("In the viewport: select several scene items; with Shift, more")],
        [qsTr("Ctrl and drag"), qsTr("Drag a copy; pressed later, snap to the grid")],
        [qsTr("Alt and drag"), qsTr("Snap to nothing")],
        [qsTr("Digits, Enter"), qsTr("While dragging: move by so much; 40 along the way, or 40, 20")],
        [qsTr("Esc"), qsTr("Cancel the current gesture")]]

    signal shortcutsRequested()

    title: qsTr("Keys and mouse")
    objectName: "keysDialog"
    width: Math.min(880 * Theme.scale, parent ? parent.width - 64 : 880)
    onAboutToShow: keys.refresh()
    defaultButton: closeButton

    body: Flickable {
        id: scroller

        function scroll(by: real) {
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + by))
        }

        width: parent ? parent.width : 0
        height: Math.min(contentHeight, (root.parent ? root.parent.height : 700) - 160 * root.Theme.scale)
        contentHeight: Math.max(mouseList.height, keyList.height)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Keys.onUpPressed: scroll(-root.Theme.row)
        Keys.onDownPressed: scroll(root.Theme.row)
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp
            if (event.accepted)
                scroll(event.key === Qt.Key_PageDown ? height : -height)
        }

        ScrollBar.vertical: ListBar {}

        Column {
            id: mouseList

            width: scroller.width / 2 - root.Theme.wide
            spacing: root.Theme.gap

            GroupTitle {
                text: qsTr("Mouse and canvas")
            }

            Repeater {
                model: root.gestures

                KeysLine {
                    required property var modelData

                    width: mouseList.width
                    keys: modelData[0]
                    keysWidth: 140 * root.Theme.scale
                    effect: modelData[1]
                }
            }
        }

        Column {
            id: keyList

            objectName: "keyList"
            x: scroller.width / 2
            width: scroller.width / 2 - root.Theme.wide
            spacing: root.Theme.gap

            Repeater {
                id: lines

                model: ShortcutListModel {
                    id: keys

                    commands: root.Editor.commands
                    onlyWithKeys: true
                }

                Column {
                    id: line

                    required property int index
                    required property string title
                    required property string keysText
                    required property string group
                    readonly property bool begins: index === 0 || lines.itemAt(index - 1)?.group !== group // qmllint disable

                    width: keyList.width
                    spacing: root.Theme.gap

                    GroupTitle {
                        visible: line.begins
                        text: line.group
                    }

                    KeysLine {
                        width: line.width
                        keys: line.keysText
                        keysWidth: 132 * root.Theme.scale
                        effect: line.title
                    }
                }
            }
        }
    }

    TextButton {
        objectName: "changeKeys"
        text: qsTr("Change keys…")
        onClicked: {
            root.close()
            root.shortcutsRequested()
        }
    }

    TextButton {
        id: closeButton

        text: qsTr("Close")
        primary: true
        Keys.forwardTo: [scroller]
        onClicked: root.close()
    }

    component GroupTitle: PaneTitle {
        topPadding: Theme.space
        bottomPadding: Theme.gap
    }

    /** Keys or a mouse gesture, and what it does. */
    component KeysLine: Item {
        id: keysLine

        required property string keys
        required property string effect
        required property int keysWidth

        implicitHeight: Math.max(keysText.implicitHeight, effectText.implicitHeight)
        Accessible.role: Accessible.ListItem
        Accessible.name: keys + ": " + effect

        Paragraph {
            id: keysText

            width: keysLine.keysWidth - keysLine.Theme.space
            text: keysLine.keys
            font.weight: Font.DemiBold
        }

        Paragraph {
            id: effectText

            x: keysLine.keysWidth
            width: keysLine.width - x
            text: keysLine.effect
            color: keysLine.Theme.textMuted
        }
    }
}
