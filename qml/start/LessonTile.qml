import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A lesson of the course: its number, its title, and whether it is done. */
AbstractButton {
    id: root

    required property int number
    required property string title
    required property string line
    required property bool done
    required property bool isNext
    readonly property string progress: done ? qsTr("done") : isNext ? (number === 1 ? qsTr("start here") : qsTr("comes next")) : ""

    width: 256
    height: 60
    hoverEnabled: true
    Accessible.name: qsTr("Lesson %1: %2").arg(number).arg(title)
    Accessible.description: progress
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: root.Theme.radius
        color: root.isNext ? root.Theme.chosen : root.Theme.raised
        border.width: root.visualFocus ? 2 : 1
        border.color: root.visualFocus || root.hovered || root.isNext ? root.Theme.accent : root.Theme.line
    }

    // qmllint disable deferred-property-id
    contentItem: Item {
        Rectangle {
            id: circle

            x: 8
            anchors.verticalCenter: parent.verticalCenter
            width: 32
            height: 32
            radius: 16
            color: root.isNext ? root.Theme.accent : "transparent"
            border.color: root.done ? root.Theme.good : root.isNext ? root.Theme.accent : root.Theme.outline

            BodyText {
                anchors.centerIn: parent
                visible: !root.done
                text: root.number
                color: root.isNext ? root.Theme.textOnAccent : root.Theme.textMuted
                font.weight: Font.DemiBold
            }

            Icon {
                anchors.centerIn: parent
                visible: root.done
                name: "check"
                color: root.Theme.good
            }
        }

        BodyText {
            anchors.left: circle.right
            anchors.leftMargin: root.Theme.space + 4
            anchors.right: parent.right
            y: parent.height / 2 - height
            text: root.title
            elide: Text.ElideRight
            font.weight: Font.DemiBold
        }

        Caption {
            anchors.left: circle.right
            anchors.leftMargin: root.Theme.space + 4
            anchors.right: parent.right
            y: parent.height / 2 + 2
            text: root.progress === "" ? root.line : root.line + " · " + root.progress
            elide: Text.ElideRight
        }
    }
}
