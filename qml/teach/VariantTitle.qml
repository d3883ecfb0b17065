import QtQuick

/** Whose run it is, and how its settings differ from the other's. */
Rectangle {
    id: root

    required property Theme theme
    required property string name
    required property string words
    property int endRoom: 0 ///< taken by what stands at the right

    property real atLeast: 0
    readonly property real wanted: Math.max(theme.row, label.height + theme.space)

    implicitHeight: Math.max(wanted, atLeast)
    color: theme.raised
    Accessible.role: Accessible.Heading
    Accessible.name: name + (words === "" ? "" : ": " + words)

    Text {
        id: label

        x: root.theme.space + 4
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - 2 * x - root.endRoom
        text: root.words === "" ? root.name : root.name + ": " + root.words
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        maximumLineCount: 2
        elide: Text.ElideRight
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
        font.weight: Font.DemiBold
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: root.theme.line
    }
}
