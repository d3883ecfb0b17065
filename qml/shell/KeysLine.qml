import QtQuick
import Tiller.App

/** Keys or a mouse gesture, and what it does. */
Item {
    id: root

    required property string keys
    required property string effect
    required property int keysWidth

    implicitHeight: Math.max(keysText.implicitHeight, effectText.implicitHeight)
    Accessible.role: Accessible.ListItem
    Accessible.name: keys + ": " + effect

    BodyText {
        id: keysText

        width: root.keysWidth - root.Theme.space
        wrapMode: Text.Wrap
        text: root.keys
        font.weight: Font.DemiBold
    }

    BodyText {
        id: effectText

        x: root.keysWidth
        width: root.width - x
        wrapMode: Text.Wrap
        text: root.effect
        color: root.Theme.textMuted
    }
}
