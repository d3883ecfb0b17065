// qmllint disable unqualified type
// Qt 6.4 cannot bind delegates in popups: each has its own context.
import QtQuick
import Tiller.App

/** The games on this computer that listen for an editor. */
ListDialog {
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

    list.objectName: "gameList"
    listHeight: 260 * Theme.scale
    model: games

    delegate: GameRow {
        width: root.list.width - root.Theme.space
        onClicked: root.list.currentIndex = index
        onDoubleClicked: root.accept(index)
    }

    leftButtons: TextButton {
        id: againButton

        objectName: "lookAgain"
        text: qsTr("Look again")
        onClicked: root.look()
    }

    TextButton {
        objectName: "cancelAttach"
        text: qsTr("Cancel")
        onClicked: root.close()
    }

    TextButton {
        id: attachButton

        objectName: "attachGame"
        text: qsTr("Attach")
        primary: true
        enabled: list.count > 0
        onClicked: {
            const game = list.currentIndex
            root.close()
            root.chosen(game)
        }
    }

    /** A game that listens: its project, and where it runs. */
    component GameRow: ListRow {
        id: gameRow

        required property int index
        required property var modelData

        objectName: "game-" + index
        height: column.implicitHeight + 2 * Theme.space
        radius: Theme.radius
        edge: current ? Theme.accent : Theme.line
        Accessible.name: qsTr("%1. %2").arg(modelData.title).arg(modelData.detail)

        Column {
            id: column

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.margins: gameRow.Theme.space
            spacing: gameRow.Theme.gap

            PlainText {
                width: parent.width
                elide: Text.ElideRight
                text: gameRow.modelData.title
                font.weight: Font.DemiBold
            }
            Caption {
                width: parent.width
                elide: Text.ElideMiddle
                text: gameRow.modelData.detail
            }
        }
    }
}
