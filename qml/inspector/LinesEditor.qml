import QtQuick
import Tiller.App

/** A field for several lines. Shows `value`; emits `entered` every `delay` while the text changes, and
    when the field loses the keyboard. All typing between two visits is one undo step. Esc leaves the field
    and keeps the text. */
TextLines {
    id: root

    required property string value
    property string lastValue ///< the value that was last shown or entered
    readonly property bool changed: text !== lastValue
    readonly property bool typed: changed || canUndo || canRedo ///< undo acts on the text
    property int gesture: 0
    property int delay: 2000 ///< milliseconds; the longest time between typing and `entered`

    signal entered(string text, int gesture)

    function show() {
        lastValue = value
        text = value
    }

    function commit() {
        if (!changed)
            return
        lastValue = text
        entered(text, gesture)
    }

    implicitHeight: Math.max(72, contentHeight + 2 * Theme.space)
    Component.onCompleted: show()
    onValueChanged: {
        if (value !== lastValue)
            show()
    }
    onActiveFocusChanged: {
        if (activeFocus)
            gesture = Editor.document.beginGesture()
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
        interval: root.delay
        repeat: true
        running: root.activeFocus && root.changed
        onTriggered: root.commit()
    }

    background: Rectangle {
        radius: root.Theme.radius - 2
        color: root.Theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.Theme.accent : root.Theme.outline
    }
}
