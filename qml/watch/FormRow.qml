import QtQuick
import QtQuick.Layouts
import Tiller.App

/** A label and its control, which fills the rest of the row. */
RowLayout {
    id: root

    required property string label

    Layout.fillWidth: true
    spacing: Theme.space

    PlainText {
        Layout.minimumWidth: 112 * root.Theme.scale
        Layout.preferredWidth: 112 * root.Theme.scale
        Layout.maximumWidth: 112 * root.Theme.scale
        text: root.label
        color: root.Theme.textMuted
    }
}
