pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The inspector's tabs. */
Row {
    id: root

    required property string current
    required property int problemCount
    required property bool anyError

    signal chosen(string tab)

    height: Theme.bar
    leftPadding: Theme.gap

    Repeater {
        model: [["selection", qsTr("Selection")], ["world", qsTr("World")], ["agent", qsTr("Agent")],
            ["notes", qsTr("Notes")], ["problems", qsTr("Problems")]]

        Pressable {
            id: tab

            required property var modelData
            readonly property bool marked: modelData[0] === "problems" && root.problemCount > 0

            objectName: "tab-" + modelData[0]
            height: root.height
            width: label.implicitWidth + 12 + (modelData[0] === "problems" ? 12 : 0) // always with room for the mark
            checked: root.current === modelData[0]
            ground: "transparent"
            focusPolicy: Qt.TabFocus
            Accessible.role: Accessible.PageTab
            Accessible.name: modelData[1]
            Accessible.selected: checked
            onClicked: root.chosen(modelData[0])

            Item {
                anchors.fill: parent

                Caption {
                    id: label

                    x: 6
                    anchors.verticalCenter: parent.verticalCenter
                    text: tab.modelData[1]
                    color: tab.checked || tab.hovered ? root.Theme.text : root.Theme.textMuted
                    font.weight: tab.checked ? Font.DemiBold : Font.Normal
                }

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    x: label.x + label.implicitWidth + 4
                    width: 8
                    height: 8
                    radius: 4
                    visible: tab.marked
                    color: root.anyError ? root.Theme.error : root.Theme.warning
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    x: 6
                    width: parent.width - 12
                    height: 2
                    color: root.Theme.accent
                    visible: tab.checked
                }
            }
        }
    }
}
