import QtQuick
import QtQuick.Layouts

/** A label and what it labels, which takes the rest of the line. */
RowLayout {
    id: root

    required property Theme theme
    required property string label

    Layout.fillWidth: true
    spacing: theme.space

    Text {
        Layout.preferredWidth: 112
        text: root.label
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }
}
