import QtQuick
import QtQuick.Controls.Basic

/** One line to type in. It shows `value` and asks for another with `entered`; what is refused goes
    back to `value`. Esc takes back what was typed. As long as nothing is typed it follows `value`,
    and undo is the project's (Typing). */
TextField {
    id: root

    required property Theme theme
    property string value
    property bool wrong: false
    property bool typed: false ///< and not entered yet

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

    implicitHeight: theme.control
    leftPadding: theme.space
    rightPadding: theme.space
    topPadding: 0
    bottomPadding: 0
    verticalAlignment: TextInput.AlignVCenter
    font.family: theme.family
    font.pixelSize: theme.body
    color: theme.text
    placeholderTextColor: theme.textMuted
    selectionColor: theme.accent
    selectedTextColor: theme.textOnAccent
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
        event.accepted = typed && text !== value // where nothing is to be taken back it is another's
        show()
    }

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.theme.accent : root.theme.outline
    }
}
