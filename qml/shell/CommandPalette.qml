// qmllint disable unqualified type
// Qt 6.4 cannot bind delegates in popups: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Tiller.App

/** All commands and cards, found by words: type a few letters, then Enter. */
Popup {
    id: root

    readonly property real headHeight: search.height + 3 * Theme.space + list.headerItem.height
    readonly property int visibleRows: Math.min(13, Math.floor((parent.height - 2 * y - headHeight) / Theme.row))

    signal nodeChosen(string type)
    signal cardChosen(string node)

    function run(row: int) {
        if (!commands.canRunAt(row))
            return
        close() // first, because the command may open a popup
        commands.run(row)
    }

    objectName: "commandPalette"
    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Theme.bar + Theme.space
    width: Math.min(560 * Theme.scale, parent.width - 2 * Theme.wide)
    height: headHeight + Theme.row * Math.max(2, Math.min(list.count, visibleRows))
    padding: Theme.space
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
        color: root.Theme.raised
        border.color: root.Theme.outline
        radius: root.Theme.radius + 2
    }

    CommandListModel {
        id: commands

        commands: root.Editor.commands
        settings: root.Editor.settings
        canAdd: root.Editor.commands.window.editing
        parts: [...root.Editor.canvas.groups.parts, ...root.Editor.partFiles.inFolder]
        document: root.Editor.document
        onNodeChosen: type => root.nodeChosen(type)
        onCardChosen: node => root.cardChosen(node)
    }

    Item {
        anchors.fill: parent

        FilterField {
            id: search

            objectName: "commandSearch"
            width: parent.width
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

        RowsView {
            id: list

            objectName: "commandList"
            anchors.fill: parent
            anchors.topMargin: search.height + root.Theme.space
            cacheBuffer: 0 // Qt warns about rows that outlive a new search
            model: commands
            Accessible.name: qsTr("Commands")

            header: Caption {
                height: visible ? root.Theme.row : 0
                visible: commands.partial && commands.count > 0
                verticalAlignment: Text.AlignVCenter
                leftPadding: root.Theme.space
                text: qsTr("Nothing has all of these words. These have some:")
            }
            delegate: CommandRow {
                width: list.width - 8
                onClicked: root.run(index)
            }
        }

        PlainText {
            anchors.centerIn: list
            visible: list.count === 0
            text: qsTr("Nothing found. Try fewer letters or another word.")
            color: root.Theme.textMuted
        }
    }

    /** A command: its title, its help, and its keys or its menu. */
    component CommandRow: ListRow {
        id: commandRow

        required property int index
        required property string title
        required property string help
        required property string group
        required property string keys
        required property bool canRun
        required property string kind

        objectName: "command-" + title
        implicitHeight: Theme.row
        opacity: canRun ? 1 : 0.5
        Accessible.name: title
        Accessible.description: (canRun ? "" : qsTr("Not possible just now") + ". ") + (help === "" ? "" : help + ". ") + keys

        Rectangle {
            x: commandRow.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            width: 8
            height: 8
            radius: 2
            visible: commandRow.kind !== ""
            color: commandRow.Theme.colors.ofKind(commandRow.kind)
        }

        PlainText {
            id: name

            x: commandRow.Theme.wide + commandRow.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            text: commandRow.title
        }

        Caption {
            anchors.left: name.right
            anchors.right: ends.left
            anchors.margins: commandRow.Theme.space
            anchors.baseline: name.baseline
            text: commandRow.help
            elide: Text.ElideRight
        }

        Caption {
            id: ends

            anchors.right: parent.right
            anchors.rightMargin: commandRow.Theme.space
            anchors.baseline: name.baseline
            text: commandRow.keys !== "" ? commandRow.keys : commandRow.group
            color: commandRow.keys !== "" ? commandRow.Theme.text : commandRow.Theme.textMuted
        }
    }
}
