import QtQuick
import Tiller.App

/** Says how to start on an empty canvas. */
Column {
    id: root

    objectName: "emptyCanvas"
    spacing: Theme.space

    Words {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("Start with an agent type")
        color: root.Theme.text
        font.family: root.Theme.family
        font.pixelSize: root.Theme.title
        font.weight: Font.DemiBold
    }

    BodyText {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        lineHeight: 1.3
        text: qsTr("Drag an Agent type from the palette to here, then a behavior such as Seek, and draw a "
                   + "wire from its Force to the agent's Steering. Or start with a ready group: a Flock. A right click adds "
                   + "things where you are.")
        color: root.Theme.textMuted
    }
}
