pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The words that complete the one at the cursor, below its line or above it. Down and Up choose one; Enter and
    Tab take it. The keyboard stays in the field. */
Popup {
    id: root

    required property LinesEditor field
    required property FormulaDraft draft
    property bool all: false ///< it was asked for, so that it also shows without a letter
    property var done: null  ///< the text with which it was closed: it opens for another one
    readonly property int rowHeight: 24 * Theme.scale

    /** Whether a key acts here, and not on the window. */
    function takes(event: var): bool {
        return (visible && (event.key === Qt.Key_Escape || event.key === Qt.Key_Tab)) || asks(event)
    }

    function asks(event: var): bool {
        return event.key === Qt.Key_Space && (event.modifiers & (Qt.ControlModifier | Qt.MetaModifier)) !== 0
    }

    /** What a key of the field does here. False for keys that the field takes. */
    function press(event: var): bool {
        const index = list.currentIndex
        if (asks(event)) {
            done = null
            offer(true)
            return true
        }
        if (!visible)
            return false
        switch (event.key) {
        case Qt.Key_Down:
            list.currentIndex = (index + 1) % list.count
            return true
        case Qt.Key_Up:
            list.currentIndex = index <= 0 ? list.count - 1 : index - 1
            return true
        case Qt.Key_Tab:
            take(Math.max(0, index))
            return true
        case Qt.Key_Escape:
            dismiss()
            return true
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (index >= 0)
                take(index)
            else
                close()
            return index >= 0
        }
        return false
    }

    function refresh() {
        const typed = field.text !== field.lastValue
        if (field.activeFocus && field.text !== done && (visible || typed))
            offer(visible && all)
    }

    function offer(asked: bool) {
        all = asked
        draft.offer(field.cursorPosition, asked)
        if (list.count === 0) {
            close()
            return
        }
        list.currentIndex = asked ? 0 : -1
        list.positionViewAtBeginning()
        place()
        open()
    }

    /** Below the line, or above it where that has more room; always inside the window. */
    function place() {
        const line = field.cursorRectangle
        const at = field.mapToItem(null, line.x, line.y)
        const above = at.y - 12
        const below = field.Window.height - at.y - line.height - 12
        const wanted = list.count * rowHeight + footer.height + 2 * padding
        const isBelow = below >= Math.min(wanted, 160) || below >= above
        height = Math.min(wanted, 260, isBelow ? below : above)
        x = Math.min(line.x, field.Window.width - width - 8 - (at.x - line.x))
        y = isBelow ? line.y + line.height + 4 : line.y - height - 4
    }

    function take(index: int) {
        const from = draft.wordStart
        const text = draft.insertionOf(index)
        field.remove(from, field.cursorPosition)
        field.insert(from, text)
        field.cursorPosition = from + text.length
        dismiss()
    }

    function dismiss() {
        done = field.text
        close()
    }

    width: Math.min(420, field.Window.width - 16)
    padding: Theme.gap
    focus: false
    closePolicy: Popup.NoAutoClose

    background: RaisedBox {
        border.color: root.Theme.outline
    }

    Item {
        anchors.fill: parent
        objectName: "formulaCompletion"

        ListView {
            id: list

            anchors.fill: parent
            anchors.bottomMargin: footer.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            currentIndex: -1
            model: root.draft
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Words that fit")

            ScrollBar.vertical: ScrollBar {}

            delegate: FormulaWordRow {
                required property string name
                required property int index

                objectName: "formulaWord-" + name
                width: list.width
                height: root.rowHeight
                onClicked: root.take(index)
            }
        }

        CaptionParagraph {
            id: footer

            anchors.bottom: parent.bottom
            width: parent.width
            height: 2 * metrics.height + root.Theme.gap
            verticalAlignment: Text.AlignVCenter
            leftPadding: root.Theme.space
            rightPadding: root.Theme.space
            text: list.currentItem ? (list.currentItem as FormulaWordRow).help : qsTr("Down chooses, Tab takes the first, Esc closes.")
            maximumLineCount: 2
            elide: Text.ElideRight

            FontMetrics {
                id: metrics

                font: footer.font
            }
        }
    }

    Connections {
        target: root.field

        function onTextChanged() {
            later.restart()
        }

        function onCursorPositionChanged() {
            if (root.visible)
                later.restart()
        }

        function onActiveFocusChanged() {
            if (!root.field.activeFocus)
                root.close()
        }
    }

    Timer { // text and cursor change one after the other
        id: later

        interval: 0
        onTriggered: root.refresh()
    }
}
