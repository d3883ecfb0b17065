import QtQuick
import Tiller.App

/** One group of the crumbs: a button that leads to it; the open one is a title. */
Row {
    id: root

    required property int index
    required property var modelData
    property bool isOpen: false

    signal chosen(string id)

    height: parent ? parent.height : 0
    spacing: 8

    Words {
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: "›"
        color: root.Theme.textMuted
        font.family: root.Theme.family
        font.pixelSize: root.Theme.body
    }

    TextButton {
        objectName: "crumb" + root.index
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.isOpen
        focusPolicy: Qt.TabFocus
        text: root.modelData.title
        onClicked: root.chosen(root.modelData.id)
    }

    Words {
        objectName: root.isOpen ? "openGroup" : ""
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        visible: root.isOpen
        text: root.modelData.title
        color: root.Theme.text
        font.family: root.Theme.family
        font.pixelSize: root.Theme.body
        font.weight: Font.DemiBold
    }
}
