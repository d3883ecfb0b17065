// qmllint disable unqualified type
// Delegates in Popups cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** What keys and mouse do. The keys of actions are those they have now. */
ModalDialog {
    id: root

    required property AppSettings settings
    required property var groups
    readonly property var gestures: [
        [qsTr("Drag from a port"), qsTr("Draw a wire; dropped on the empty canvas it asks what to add")],
        [qsTr("Right click"), qsTr("Add a node here; a menu on cards and wires")],
        [qsTr("Drag a weight"), qsTr("Change it; with Shift finely; double-click to type")],
        [qsTr("Wheel"), qsTr("Zoom at the mouse; with Shift, or two fingers, pan")],
        [qsTr("Middle button"), qsTr("Pan; or Space and drag")],
        [qsTr("Arrows"), qsTr("Go from card to card; with Shift, select more; with Ctrl, move the card")],
        [qsTr("Alt and left, right"), qsTr("From a card along its wires; on a wire, arrows go to the next one")],
        [qsTr("Page up, page down"), qsTr("Through all cards, frames and comments")],
        [qsTr("Enter"), qsTr("To the settings of the selected card; to the text or weight of a frame, comment or wire")],
        [qsTr("Drag a card"), qsTr("It goes into line with others, and into a wire it is dropped on; with Alt, neither")],
        [qsTr("V"), qsTr("In the viewport: select and move")],
        [qsTr("D"), qsTr("Draw a point")],
        [qsTr("P"), qsTr("Draw a path; Enter ends it")],
        [qsTr("E"), qsTr("Draw a region")],
        [qsTr("F"), qsTr("Draw a field; with an agent picked, follow it")],
        [qsTr("C"), qsTr("Draw a round obstacle")],
        [qsTr("B"), qsTr("Draw a box obstacle")],
        [qsTr("G"), qsTr("Draw a polygon obstacle; Enter ends it")],
        [qsTr("W"), qsTr("Draw a wall; Enter ends it")],
        [qsTr("Double click"), qsTr("On a line: add a point to a path, wall or polygon; Delete removes the one that is held")],
        [qsTr("Ctrl, Alt and drag"), qsTr("In the viewport: snap to the grid, or to nothing")],
        [qsTr("Esc"), qsTr("Take back a gesture that is under way")]]

    signal shortcutsRequested()

    title: qsTr("Keys and mouse")
    objectName: "keysDialog"
    width: Math.min(880 * theme.scale, parent ? parent.width - 64 : 880)
    onAboutToShow: keys.refresh()
    defaultButton: closeButton

    body: Flickable {
        id: scroller

        function scroll(by: real) {
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + by))
        }

        width: parent ? parent.width : 0
        height: Math.min(contentHeight, (root.parent ? root.parent.height : 700) - 160 * root.theme.scale)
        contentHeight: Math.max(mouseList.height, keyList.height)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Keys.onUpPressed: scroll(-root.theme.row)
        Keys.onDownPressed: scroll(root.theme.row)
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp
            if (event.accepted)
                scroll(event.key === Qt.Key_PageDown ? height : -height)
        }

        ScrollBar.vertical: ListBar {
            theme: root.theme
        }

        ListView {
            id: mouseList

            width: scroller.width / 2 - root.theme.wide
            height: contentHeight
            interactive: false
            spacing: root.theme.gap
            model: root.gestures

            header: PaneTitle {
                theme: root.theme
                text: qsTr("Mouse and canvas")
                topPadding: root.theme.space
                bottomPadding: root.theme.gap
            }

            delegate: KeysLine {
                required property var modelData

                width: mouseList.width
                theme: root.theme
                keys: modelData[0]
                keysWidth: 140 * root.theme.scale
                does: modelData[1]
            }
        }

        ListView {
            id: keyList

            objectName: "keyList"
            x: scroller.width / 2
            width: scroller.width / 2 - root.theme.wide
            height: contentHeight
            interactive: false
            spacing: root.theme.gap
            section.property: "group"

            section.delegate: PaneTitle {
                required property string section

                theme: root.theme
                text: section
                topPadding: root.theme.space
                bottomPadding: root.theme.gap
            }

            model: ShortcutListModel {
                id: keys

                groups: root.groups
                shortcuts: root.settings.shortcuts
                onlyWithKeys: true
            }

            delegate: KeysLine {
                required property string title

                width: keyList.width
                theme: root.theme
                keysWidth: 108 * root.theme.scale
                does: title
            }
        }
    }

    TextButton {
        objectName: "changeKeys"
        theme: root.theme
        text: qsTr("Change keys…")
        onClicked: {
            root.close()
            root.shortcutsRequested()
        }
    }

    TextButton {
        id: closeButton

        theme: root.theme
        text: qsTr("Close")
        primary: true
        Keys.forwardTo: [scroller]
        onClicked: root.close()
    }
}
