// qmllint disable unqualified type
// Delegates in Popups cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Tiller.App

/** Everything one can do, found by words: type a few letters, Enter does it. */
Popup {
    id: root

    required property Theme theme
    required property AppSettings settings
    required property var groups
    required property bool canAdd

    readonly property int fitting: Math.min(13, Math.floor((parent.height - 2 * y - search.height - list.headerItem.height - 3 * theme.space) / theme.row))

    signal nodeChosen(string type)

    function run(row: int) {
        if (!commands.canRunAt(row))
            return
        close() // first: an action may open something of its own
        commands.run(row)
    }

    objectName: "commandPalette"
    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: theme.bar + theme.space
    width: Math.min(560 * theme.scale, parent.width - 2 * theme.wide)
    height: search.height + 3 * theme.space + list.headerItem.height + theme.row * Math.max(2, Math.min(list.count, fitting))
    padding: theme.space
    modal: true
    dim: false
    focus: true
    onAboutToShow: {
        search.clear()
        commands.refresh()
        list.currentIndex = 0
    }
    onOpened: search.forceActiveFocus(Qt.PopupFocusReason)

    background: Rectangle {
        color: root.theme.raised
        border.color: root.theme.outline
        radius: root.theme.radius + 2
    }

    CommandListModel {
        id: commands

        groups: root.groups
        settings: root.settings
        canAdd: root.canAdd
        onNodeChosen: type => root.nodeChosen(type)
    }

    Item {
        anchors.fill: parent

        SearchField {
            id: search

            objectName: "commandSearch"
            width: parent.width
            theme: root.theme
            placeholderText: qsTr("What do you want to do?")
            onTextChanged: {
                commands.search = text
                list.currentIndex = 0
            }
            onAccepted: root.run(list.currentIndex)
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onUpPressed: list.decrementCurrentIndex()
            Keys.onPressed: event => {
                const page = event.key === Qt.Key_PageDown ? 10 : event.key === Qt.Key_PageUp ? -10 : 0
                if (page === 0)
                    return
                event.accepted = true
                list.currentIndex = Math.max(0, Math.min(list.count - 1, list.currentIndex + page))
            }
        }

        ListView {
            id: list

            objectName: "commandList"
            anchors.fill: parent
            anchors.topMargin: search.height + root.theme.space
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            cacheBuffer: 0 // rows that are made ahead outlive a new search, and Qt says so
            model: commands
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Commands")

            ScrollBar.vertical: ListBar {
                theme: root.theme
            }

            header: Text {
                height: visible ? root.theme.row : 0
                visible: commands.partial && commands.count > 0
                verticalAlignment: Text.AlignVCenter
                leftPadding: root.theme.space
                text: qsTr("Nothing has all of these words. With some of them:")
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
            }
            delegate: CommandRow {
                width: list.width - 8
                theme: root.theme
                current: ListView.isCurrentItem
                onChosen: root.run(index)
            }
        }

        Text {
            anchors.centerIn: list
            visible: list.count === 0
            text: qsTr("Nothing by that name. Try fewer letters, or another word.")
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.body
        }
    }
}
