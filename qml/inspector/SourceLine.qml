import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A work that a node type follows; a click opens its page in the browser. */
AbstractButton {
    id: root

    required property string address ///< empty: it has no page

    enabled: address !== ""
    hoverEnabled: true
    Accessible.role: enabled ? Accessible.Link : Accessible.StaticText
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Caption {
        text: root.text
        color: root.enabled ? root.Theme.accent : root.Theme.textMuted
        font.underline: root.hovered || root.visualFocus
        wrapMode: Text.Wrap
        lineHeight: 1.25
    }

    Tip {
        visible: root.hovered
        text: qsTr("Opens %1 in your browser.").arg(root.address)
    }
}
