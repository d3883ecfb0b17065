import QtQuick
import Tiller.App

/** A reference to an agent type at the input of a card: a pill with the name of the type, in its color. */
Item {
    id: root

    required property string linkId
    required property string text
    required property color tone
    required property bool legible
    required property int textSize ///< the smallest that is legible
    required property bool hovered
    required property bool selected

    readonly property bool isLight: 0.3 * tone.r + 0.59 * tone.g + 0.11 * tone.b > 0.55

    objectName: "tag-" + linkId

    Rectangle {
        id: pill

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: root.legible ? Math.max(parent.height, 1.2 * label.font.pixelSize) : parent.height
        radius: height / 2
        color: root.tone
        border.width: root.selected || root.hovered ? 2 : 0
        border.color: root.selected ? root.Theme.accent : root.Theme.text
    }

    Words {
        id: label

        anchors.fill: pill
        anchors.leftMargin: 5
        anchors.rightMargin: 5
        visible: root.legible
        text: root.text
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: root.isLight === root.Theme.dark ? root.Theme.textOnAccent : root.Theme.text
        font.family: root.Theme.family
        font.pixelSize: Math.max(root.Theme.caption, root.textSize)
        font.weight: Font.Medium
    }
}
