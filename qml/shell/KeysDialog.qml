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
        [qsTr("V D P E F, C B G W"), qsTr("In the viewport: select, or draw a point, path, region, field, an obstacle or wall; Enter ends it")],
        [qsTr("Double click"), qsTr("On a line: add a point to a path, wall or polygon; Delete removes the one that is held")],
        [qsTr("Ctrl, Alt and drag"), qsTr("In the viewport: snap to the grid, or to nothing")],
        [qsTr("F"), qsTr("In the viewport, with an agent picked: follow it")],
        [qsTr("Esc"), qsTr("Take back a gesture that is under way")]]

    signal shortcutsRequested()

    title: qsTr("Keys and mouse")
    objectName: "keysDialog"
    width: Math.min(880, parent ? parent.width - 64 : 880)
    onAboutToShow: keys.refresh()
    onOpened: closeButton.forceActiveFocus(Qt.TabFocusReason)

    body: Row {
        width: parent ? parent.width : 0
        height: Math.min(520, (root.parent ? root.parent.height : 700) - 160)
        spacing: root.theme.wide

        ListView {
            id: mouseList

            width: parent.width / 2 - parent.spacing
            height: parent.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            spacing: root.theme.space
            model: root.gestures

            ScrollBar.vertical: ScrollBar {
            }

            delegate: KeysLine {
                required property var modelData

                width: mouseList.width - 12
                theme: root.theme
                keys: modelData[0]
                keysWidth: 140
                does: modelData[1]
            }
        }

        ListView {
            id: keyList

            objectName: "keyList"
            width: parent.width / 2
            height: parent.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            spacing: root.theme.gap
            section.property: "group"

            ScrollBar.vertical: ScrollBar {
            }

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

                width: keyList.width - 12
                theme: root.theme
                keysWidth: 108
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
        onClicked: root.close()
    }
}
