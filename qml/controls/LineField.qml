import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A field for one line. Shows `value`; only a changed text emits `entered`, and a refused text goes back to
    `value`. Esc restores `value`. While nothing is typed the field follows `value`, and undo acts on the
    project (see Typing). */
TextField {
    id: root

    property string value
    property bool wrong: false
    property bool typed: false ///< something is typed and not entered yet

    signal entered(string text)

    function show() {
        typed = false
        text = value
        wrong = false
    }

    function commit() {
        if (typed && text !== value)
            entered(text)
        show()
    }

    implicitHeight: Theme.control
    leftPadding: Theme.space
    rightPadding: Theme.space
    topPadding: 0
    bottomPadding: 0
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: Theme.text
    placeholderTextColor: Theme.textMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.textOnAccent
    selectByMouse: true
    text: value

    onTextEdited: typed = text !== value
    onValueChanged: {
        if (!typed)
            show()
    }
    onActiveFocusChanged: {
        if (activeFocus)
            selectAll()
        else
            commit()
    }
    onAccepted: {
        commit()
        selectAll()
    }
    Keys.onEscapePressed: event => {
        event.accepted = typed && text !== value // without a change the key is for the parent
        show()
    }

    background: Rectangle {
        radius: root.Theme.radius - 2
        color: root.Theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.Theme.accent : root.Theme.outline
    }
}
