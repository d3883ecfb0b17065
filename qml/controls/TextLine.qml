import QtQuick
import QtQuick.Templates as T
import Tiller.App

/** A field for one line of text. */
T.TextField {
    id: root

    implicitWidth: Math.max(contentWidth, placeholder.implicitWidth) + leftPadding + rightPadding
    implicitHeight: Theme.control
    padding: 0
    leftPadding: padding + 4
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: Theme.text
    placeholderTextColor: Theme.textMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.textOnAccent
    selectByMouse: true

    background: Rectangle {
        radius: root.Theme.radius
        color: root.Theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.Theme.accent : root.Theme.outline
    }

    PlainText {
        id: placeholder

        x: root.leftPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height
        visible: root.length === 0 && root.preeditText === ""
        text: root.placeholderText
        font: root.font
        color: root.placeholderTextColor
        horizontalAlignment: root.effectiveHorizontalAlignment
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
}
