pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The problems of the project, and hints. A click goes to the node with the problem. */
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

    delegate: Pressable {
        id: row

        required property int index
        required property string sentence
        required property bool isError
        required property bool isHint
        required property string leadsTo
        required property string fixTitle

        objectName: "problem-row-" + index
        x: root.Theme.space
        width: root.width - 2 * root.Theme.space
        height: words.height + 2 * root.Theme.space + (fixTitle === "" ? 0 : fixButton.height + root.Theme.gap)
        ground: hovered ? root.Theme.hover : root.Theme.field
        Accessible.name: (isError ? qsTr("Error: %1") : isHint ? qsTr("Hint: %1") : qsTr("Warning: %1")).arg(sentence)
        onClicked: root.chosen(leadsTo)

        Item {
            anchors.fill: parent

            Icon {
                x: root.Theme.space
                y: root.Theme.space
                name: row.isError ? "error" : row.isHint ? "info" : "warning"
                color: row.isError ? root.Theme.error : row.isHint ? root.Theme.textMuted : root.Theme.warning
            }

            CaptionParagraph {
                id: words

                x: 32
                y: root.Theme.space
                width: row.width - 40
                text: row.sentence
                color: root.Theme.text
                lineHeight: 1.2
            }

            TextButton {
                id: fixButton

                objectName: "fix-" + row.index
                x: words.x
                y: words.y + words.height + root.Theme.gap
                width: Math.min(implicitWidth, words.width)
                visible: row.fixTitle !== ""
                text: row.fixTitle
                onClicked: root.Editor.problems.fix(row.index)
            }
        }
    }

    Caption {
        anchors.centerIn: parent
        visible: root.count === 0
        text: qsTr("No problems. The project runs as it is.")
    }
}
