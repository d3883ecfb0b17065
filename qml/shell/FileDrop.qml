import QtQuick

/** Takes a file that is dropped on the window, and says so while it hovers. */
Item {
    id: root

    required property Theme theme

    signal dropped(url url)

    DropArea {
        id: area

        anchors.fill: parent
        onEntered: drag => drag.accepted = drag.hasUrls
        onDropped: drop => root.dropped(drop.urls[0])
    }

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        color: Qt.alpha(root.theme.ground, 0.7)
        border.width: 2
        border.color: root.theme.accent

        Text {
            anchors.centerIn: parent
            text: qsTr("Drop it to open it")
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.heading
        }
    }
}
