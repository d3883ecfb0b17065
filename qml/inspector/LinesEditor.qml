import QtQuick
import QtQuick.Controls.Basic

/** Text of several lines. It shows `value` and asks for another when one leaves it. */
TextArea {
    id: root

    required property Theme theme
    required property string value

    signal entered(string text)

    implicitHeight: Math.max(72, contentHeight + 2 * theme.space)
    text: value
    wrapMode: TextEdit.Wrap
    padding: theme.space
    color: theme.text
    selectionColor: theme.accent
    selectedTextColor: theme.textOnAccent
    selectByMouse: true
    font.family: theme.family
    font.pixelSize: theme.body
    onValueChanged: {
        if (!activeFocus)
            text = value
    }
    onActiveFocusChanged: {
        if (!activeFocus && text !== value)
            entered(text)
    }
    Keys.onEscapePressed: event => {
        event.accepted = text !== value
        text = value
    }
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.theme.accent : root.theme.outline
    }
}
