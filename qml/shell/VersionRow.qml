import QtQuick
import Tiller.App

/** An earlier version: its picture, its time, and what has changed since. */
Rectangle {
    id: root

    required property int index
    required property string path
    required property string when
    required property bool current
    readonly property bool usable: preview.problem === ""
    readonly property string words: !preview.ready ? "" : !usable ? preview.problem
                                    : preview.changes !== "" ? qsTr("Since then: %1").arg(preview.changes)
                                    : qsTr("The same as the open project")

    signal clicked()
    signal doubleClicked()

    objectName: "version-" + index
    height: 106
    radius: Theme.radius
    color: current ? Theme.chosen : mouse.containsMouse ? Theme.hover : "transparent"
    border.color: current ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1. %2").arg(when).arg(words)
    Accessible.selected: current

    PreviewPicture {
        id: preview

        x: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        file: root.path
        later: root.Editor.document
    }

    BodyText {
        id: time

        anchors.left: preview.right
        anchors.right: parent.right
        anchors.top: preview.top
        anchors.leftMargin: root.Theme.wide
        anchors.rightMargin: root.Theme.space
        elide: Text.ElideRight
        text: root.when
        textFormat: Text.PlainText
        font.weight: Font.DemiBold
    }

    Caption {
        objectName: "versionWords-" + root.index
        anchors.left: time.left
        anchors.right: time.right
        anchors.top: time.bottom
        anchors.bottom: preview.bottom
        anchors.topMargin: root.Theme.gap
        text: root.words
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        color: root.usable ? root.Theme.textMuted : root.Theme.error
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.clicked()
        onDoubleClicked: root.doubleClicked()
    }
}
