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

    /** A game that listens: its project, and where it runs. */
    component GameRow: Rectangle {
        id: gameRow

        required property int index
        required property var modelData
        required property bool current

        signal clicked()
        signal doubleClicked()

        objectName: "game-" + index
        height: column.implicitHeight + 2 * Theme.space
        radius: Theme.radius
        color: current ? Theme.chosen : mouse.containsMouse ? Theme.hover : "transparent"
        border.color: current ? Theme.accent : Theme.line
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1. %2").arg(modelData.title).arg(modelData.detail)
        Accessible.selected: current

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

        MouseArea {
            id: mouse

            anchors.fill: parent
            hoverEnabled: true
            onClicked: gameRow.clicked()
            onDoubleClicked: gameRow.doubleClicked()
        }
    }
}
