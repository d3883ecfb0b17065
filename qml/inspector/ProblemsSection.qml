pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The problems of the project. A click goes to the node with the problem. */
ListView {
    id: root

    signal chosen(string id)

    objectName: "problems"
    clip: true
    model: Editor.problems
    boundsBehavior: Flickable.StopAtBounds
    topMargin: Theme.space
    spacing: Theme.gap

    ScrollBar.vertical: ScrollBar {
    }

    delegate: AbstractButton {
        id: row

        required property int index
        required property string sentence
        required property bool isError
        required property string leadsTo

        objectName: "problem-row-" + index
        x: root.Theme.space
        width: root.width - 2 * root.Theme.space
        height: words.height + 2 * root.Theme.space
        hoverEnabled: true
        Accessible.name: (isError ? qsTr("Error: %1") : qsTr("Warning: %1")).arg(sentence)
        onClicked: root.chosen(leadsTo)

        background: Rectangle {
            radius: root.Theme.radius
            color: row.hovered ? root.Theme.hover : root.Theme.field
            border.width: row.visualFocus ? 2 : 0
            border.color: root.Theme.accent
        }

        Item {
            anchors.fill: parent

            Icon {
                x: root.Theme.space
                y: root.Theme.space
                name: row.isError ? "error" : "warning"
                color: row.isError ? root.Theme.error : root.Theme.warning
            }

            Caption {
                id: words

                x: 32
                y: root.Theme.space
                width: row.width - 40
                wrapMode: Text.Wrap
                text: row.sentence
                color: root.Theme.text
                lineHeight: 1.2
            }
        }
    }

    Caption {
        anchors.centerIn: parent
        visible: root.count === 0
        text: qsTr("No problems. The project runs as it is.")
    }
}
