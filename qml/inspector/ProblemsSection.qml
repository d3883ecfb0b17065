pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** What is wrong with the project; a click leads there. */
ListView {
    id: root

    required property Theme theme
    required property ProblemListModel problems

    signal chosen(string id)

    objectName: "problems"
    clip: true
    model: problems
    boundsBehavior: Flickable.StopAtBounds
    topMargin: theme.space
    spacing: theme.gap

    ScrollBar.vertical: ScrollBar {
    }

    delegate: AbstractButton {
        id: row

        required property int index
        required property string sentence
        required property bool isError
        required property string leadsTo

        objectName: "problem-row-" + index
        x: root.theme.space
        width: root.width - 2 * root.theme.space
        height: words.height + 2 * root.theme.space
        hoverEnabled: true
        Accessible.name: (isError ? qsTr("Error: %1") : qsTr("Warning: %1")).arg(sentence)
        onClicked: root.chosen(leadsTo)

        background: Rectangle {
            radius: root.theme.radius
            color: row.hovered ? root.theme.hover : root.theme.field
            border.width: row.visualFocus ? 2 : 0
            border.color: root.theme.accent
        }

        Item {
            anchors.fill: parent

            Icon {
                x: root.theme.space
                y: root.theme.space
                name: row.isError ? "error" : "warning"
                color: row.isError ? root.theme.error : root.theme.warning
            }

            Text {
                id: words

                x: 32
                y: root.theme.space
                width: row.width - 40
                wrapMode: Text.Wrap
                text: row.sentence
                color: root.theme.text
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
                lineHeight: 1.2
            }
        }
    }

    Text {
        anchors.centerIn: parent
        visible: root.count === 0
        text: qsTr("No problems. The project runs as it is.")
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
