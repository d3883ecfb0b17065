import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Text of several lines. It shows `value` and asks for another while one types, a few seconds behind,
    and when one leaves it; all that is typed from one visit to the next is one step to undo. Esc
    leaves it, and keeps what was typed. */
TextArea {
    id: root

    required property Theme theme
    required property Document document
    required property string value
    property string shown ///< of `value`: what is typed goes on from it
    readonly property bool changed: text !== shown
    readonly property bool typed: changed || canUndo || canRedo ///< undo is the text's own
    property int gesture: 0

    signal entered(string text, int gesture)

    function show() {
        shown = value
        text = value
    }

    function commit() {
        if (!changed)
            return
        shown = text
        entered(text, gesture)
    }

    implicitHeight: Math.max(72, contentHeight + 2 * theme.space)
    wrapMode: TextEdit.Wrap
    padding: theme.space
    color: theme.text
    selectionColor: theme.accent
    selectedTextColor: theme.textOnAccent
    selectByMouse: true
    font.family: theme.family
    font.pixelSize: theme.body
    Component.onCompleted: show()
    onValueChanged: {
        if (value !== shown)
            show()
    }
    onActiveFocusChanged: {
        if (activeFocus)
            gesture = document.beginGesture()
        else
            commit()
    }
    onVisibleChanged: {
        if (!visible)
            commit()
    }
    Keys.onEscapePressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

    Timer {
        interval: 2000
        repeat: true
        running: root.activeFocus && root.changed
        onTriggered: root.commit()
    }

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.theme.accent : root.theme.outline
    }
}
