import QtQuick
import Tiller.App

/** A reference to an agent type at the input of a card: a pill with the name of the type, in its color. */
Rectangle {
    id: root

    required property string linkId
    required property string text
    required property color tone
    required property bool legible
    required property bool hovered
    required property bool selected

    readonly property bool isLight: 0.3 * tone.r + 0.59 * tone.g + 0.11 * tone.b > 0.55

    objectName: "tag-" + linkId
    radius: height / 2
    color: tone
    border.width: selected || hovered ? 2 : 0
    border.color: selected ? Theme.accent : Theme.text

    Words {
        anchors.fill: parent
        anchors.leftMargin: 7
        anchors.rightMargin: 7
        visible: root.legible
        text: root.text
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: root.isLight === root.Theme.dark ? root.Theme.textOnAccent : root.Theme.text
        font.family: root.Theme.family
        font.pixelSize: root.Theme.caption
        font.weight: Font.Medium
    }
}
