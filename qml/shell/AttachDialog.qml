// qmllint disable unqualified type
// Qt 6.4 cannot bind delegates in popups: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The games on this computer that listen for an editor. */
ModalDialog {
    id: root

    property var games: []

    signal chosen(int game)

    function ask() {
        look()
        open()
    }

    function look() {
        games = Editor.recordings.findGames()
        list.currentIndex = 0
    }

    objectName: "attachDialog"
    title: qsTr("Attach to a running game")
    text: games.length > 0
          ? qsTr("The editor follows the game as it plays. What you edit acts in the game at its next step.")
          : qsTr("No running game found. docs/games/live.md shows how a game lets an editor attach.")
    width: Math.min(560 * Theme.scale, parent ? parent.width - 64 : 560)
    defaultButton: games.length > 0 ? attachButton : againButton

    body: ListView {
        id: list

        objectName: "gameList"
        width: parent ? parent.width : 0
        height: Math.min(contentHeight, 260 * root.Theme.scale)
        clip: true
        spacing: root.Theme.gap
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        visible: count > 0
        model: root.games
        Accessible.role: Accessible.List
        Accessible.name: root.title
        Keys.onUpPressed: decrementCurrentIndex()
        Keys.onDownPressed: incrementCurrentIndex()

        ScrollBar.vertical: ListBar {}

        delegate: GameRow {
            width: list.width - root.Theme.space
            current: ListView.isCurrentItem
            onClicked: list.currentIndex = index
            onDoubleClicked: {
                list.currentIndex = index
                root.acceptDefault()
            }
        }
    }

    leftButtons: TextButton {
        id: againButton

        objectName: "lookAgain"
        text: qsTr("Look again")
        Keys.forwardTo: [list]
        onClicked: root.look()
    }

    TextButton {
        objectName: "cancelAttach"
        text: qsTr("Cancel")
        Keys.forwardTo: [list]
        onClicked: root.close()
    }

    TextButton {
        id: attachButton

        objectName: "attachGame"
        text: qsTr("Attach")
        primary: true
        enabled: list.count > 0
        Keys.forwardTo: [list]
        onClicked: {
            const game = list.currentIndex
            root.close()
            root.chosen(game)
        }
    }
}
