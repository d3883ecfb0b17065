import QtQuick
import Tiller.App

/** What the run counts, in large type over the world of a presentation. */
Rectangle {
    id: root

    readonly property string counted: Editor.simulation.countedText

    objectName: "stageCounter"
    implicitWidth: label.implicitWidth + 2 * Theme.space
    implicitHeight: label.implicitHeight + Theme.space
    radius: Theme.radius
    color: Qt.alpha(Theme.raised, 0.9)
    border.color: Theme.line

    Words {
        id: label

        objectName: "stageCounted"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - 2 * root.Theme.space)
        text: root.counted
        elide: Text.ElideRight
        color: root.Theme.text
        font.family: root.Theme.family
        font.pixelSize: root.Theme.title
        font.weight: Font.DemiBold
    }
}
