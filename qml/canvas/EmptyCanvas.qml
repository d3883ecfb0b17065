import QtQuick

/** Says what to do where there is nothing yet. */
Column {
    id: root

    required property Theme theme

    objectName: "emptyCanvas"
    spacing: theme.space

    Text {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        text: qsTr("Start with who moves")
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.title
        font.weight: Font.DemiBold
    }

    Text {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        lineHeight: 1.3
        text: qsTr("Drag an Agent type from the palette to here, then a behavior such as Seek, and draw a "
                   + "wire from its Force to the agent's Steering. Or start with a ready group: a Flock. A right click adds "
                   + "things where you are.")
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }
}
