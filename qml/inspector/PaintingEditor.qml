import QtQuick
import Tiller.App

/** What is painted on a ground: its grid, and the ways to change it. */
Flow {
    id: root

    required property string name
    required property string text ///< the grid

    spacing: Theme.gap

    Caption {
        height: root.Theme.control
        verticalAlignment: Text.AlignVCenter
        text: root.text
    }
    Repeater {
        model: [["Paint", "actionPaintGround", qsTr("Paint")],
                ["Picture", "actionGroundFromPicture", qsTr("Picture…")]]

        TextButton {
            required property var modelData
            readonly property Command command: root.Editor.commands.find(modelData[1])

            objectName: root.name + modelData[0]
            enabled: command.enabled
            text: modelData[2]
            onClicked: command.trigger()

            Tip {
                visible: parent.hovered
                text: parent.command.help
            }
        }
    }
}
