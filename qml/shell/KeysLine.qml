import QtQuick

/** Keys, or what the mouse does, and what comes of it. */
Item {
    id: root

    required property Theme theme
    required property string keys
    required property string does
    required property int keysWidth

    implicitHeight: Math.max(keysText.implicitHeight, doesText.implicitHeight)
    Accessible.role: Accessible.ListItem
    Accessible.name: keys + ": " + does

    Text {
        id: keysText

        width: root.keysWidth - root.theme.space
        wrapMode: Text.Wrap
        text: root.keys
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        font.weight: Font.DemiBold
    }

    Text {
        id: doesText

        x: root.keysWidth
        width: root.width - x
        wrapMode: Text.Wrap
        text: root.does
        textFormat: Text.PlainText
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }
}
