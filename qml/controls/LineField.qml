import QtQuick
import Tiller.App

/** A field for one line. Shows `value`; only a changed text emits `entered`, and a refused text goes back to
    `value`. Esc restores `value`. While nothing is typed the field follows `value`, and undo acts on the
    project (see Typing). Enter and Esc reach the parents, too: the workspace gives the keys to a pane again. */
TextLine {
    id: root

    property string value
    property string atRest: value ///< shows while the field has not the keyboard
    property bool wrong: false
    property bool typed: false ///< something is typed and not entered yet

    signal entered(string text)

    function show() {
        typed = false
        text = activeFocus ? value : atRest
        wrong = false
        if (!activeFocus)
            cursorPosition = 0 // a field that is too narrow shows the beginning
    }

    function commit() {
        if (typed && text !== value)
            entered(text)
        show()
    }

    leftPadding: Theme.space
    rightPadding: Theme.space
    text: atRest

    onTextEdited: typed = text !== value
    onValueChanged: {
        if (!typed)
            show()
    }
    onAtRestChanged: {
        if (!typed)
            show()
    }
    onActiveFocusChanged: {
        if (activeFocus) {
            show()
            selectAll()
        } else {
            commit()
        }
    }
    Component.onCompleted: show()
    onAccepted: {
        commit()
        selectAll()
    }
    Keys.onEscapePressed: event => {
        show()
        event.accepted = false
    }

    background: Rectangle {
        radius: root.Theme.radius - 2
        color: root.Theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.Theme.accent : root.Theme.outline
    }
}
