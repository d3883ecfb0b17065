import QtQuick
import QtQuick.Controls.Basic

/** One heading of the notes with its text; to read, or to edit. */
Column {
    id: root

    required property Theme theme
    required property string heading
    required property string field
    required property string value
    required property bool editing

    signal edited(string text)

    spacing: theme.gap
    topPadding: theme.space
    visible: editing || value !== ""

    PaneTitle {
        width: root.width
        theme: root.theme
        text: root.heading
    }

    Text {
        objectName: "note-" + root.field
        width: root.width
        visible: !root.editing
        text: root.value
        textFormat: Text.MarkdownText
        wrapMode: Text.Wrap
        color: root.theme.text
        linkColor: root.theme.accent
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        lineHeight: 1.3
        onLinkActivated: link => Qt.openUrlExternally(link)
    }

    TextArea {
        objectName: "noteEdit-" + root.field
        width: root.width
        visible: root.editing
        text: root.value
        wrapMode: TextEdit.Wrap
        padding: root.theme.space
        color: root.theme.text
        selectionColor: root.theme.accent
        selectedTextColor: root.theme.textOnAccent
        selectByMouse: true
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        Accessible.name: root.heading
        onActiveFocusChanged: {
            if (!activeFocus && text !== root.value)
                root.edited(text)
        }

        background: Rectangle {
            implicitHeight: 72
            radius: root.theme.radius - 2
            color: root.theme.field
            border.width: parent.activeFocus ? 2 : 1
            border.color: parent.activeFocus ? root.theme.accent : root.theme.line
        }
    }
}
