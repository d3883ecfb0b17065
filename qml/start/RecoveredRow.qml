import QtQuick
import Tiller.App

/** A project that was not saved. Removing it takes a second click. */
Rectangle {
    id: root

    required property Theme theme
    required property int index
    required property string path
    required property string file
    required property string title
    required property string where
    required property string when

    signal restoreRequested()
    signal discardRequested()

    objectName: "recovered-" + index
    height: 44
    radius: theme.radius
    color: theme.raised
    border.color: theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, not saved, kept %2").arg(title).arg(when)

    Icon {
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        name: "save"
        color: root.theme.warning
    }

    Text {
        id: name

        x: 36
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, buttons.x - x - 24)
        elide: Text.ElideRight
        text: root.title
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        font.weight: Font.DemiBold
    }

    Text {
        anchors.left: name.right
        anchors.right: buttons.left
        anchors.margins: root.theme.space
        anchors.baseline: name.baseline
        elide: Text.ElideMiddle
        text: qsTr("kept %1, %2").arg(root.when).arg(root.where)
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: root.theme.space
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.theme.gap

        TextButton {
            objectName: "restore-" + root.index
            theme: root.theme
            text: qsTr("Restore")
            Accessible.name: qsTr("Restore %1").arg(root.title)
            onClicked: root.restoreRequested()
        }

        SureButton {
            objectName: "discard-" + root.index
            theme: root.theme
            words: qsTr("Remove")
            question: qsTr("Remove for good")
            Accessible.name: qsTr("%1: %2").arg(text).arg(root.title)
            onConfirmed: root.discardRequested()
        }
    }
}
