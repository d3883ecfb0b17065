import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A field over a frame's title or over a comment, to type in its place. Enter or Tab finishes a title; Ctrl+Enter
    or Esc finishes a comment; a click elsewhere finishes both. Esc leaves a title unchanged. While a comment
    is typed, the project follows every few seconds. */
CanvasEditor {
    id: root

    property bool isTitle
    property int gesture
    readonly property CanvasView view: Editor.canvas.view
    readonly property real fontSize: Math.max(Theme.caption, !isTitle ? Theme.body * view.zoom
                                              : Math.min(Theme.title * view.titleScale * view.zoom, place.height / 1.2))

    function openFor(id: string, text: string, title: bool) {
        isTitle = title
        gesture = Editor.document.beginGesture()
        openOver(id, text)
    }

    objectName: "boxTextEditor"
    field: lines
    x: Math.max(4, Math.min(place.x, parent.width - 124))
    y: Math.max(4, Math.min(place.y, parent.height - 40))
    width: Math.min(parent.width - x - 4, Math.max(place.width, isTitle ? titleWidth.width + 40 : 120))
    height: isTitle ? Math.max(Theme.row, place.height) : Math.max(64, Math.min(place.height, parent.height - y - 4))
    onFollowed: place = root.Editor.canvas.textPlace(item)
    onEntered: (item, text) => root.Editor.canvas.annotations.setText(item, text, gesture)

    TextMetrics { // a frame far away may be narrower than its title
        id: titleWidth

        font: lines.font
        text: lines.text === "" ? "mmmmmm" : lines.text
    }

    Timer {
        interval: 2000
        repeat: true
        running: root.opened && !root.isTitle && lines.text !== root.savedText
        onTriggered: root.save()
    }

    ScrollView {
        anchors.fill: parent

        TextLines {
            id: lines

            readonly property bool typed: !root.finished
            readonly property bool ownsUndo: true

            function commit() {
                root.save()
            }

            objectName: "boxText"
            padding: 8
            topPadding: root.isTitle ? Math.max(0, (root.height - contentHeight) / 2) : 8
            wrapMode: root.isTitle ? TextEdit.NoWrap : TextEdit.Wrap
            font.pixelSize: Math.round(root.fontSize)
            font.weight: root.isTitle ? Font.DemiBold : Font.Normal
            placeholderText: root.isTitle ? qsTr("Title") : qsTr("Write a comment")
            Accessible.name: root.isTitle ? qsTr("Title of the frame") : qsTr("Text of the comment")
            Keys.onPressed: event => {
                const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
                const escape = event.key === Qt.Key_Escape
                const tab = event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab
                if ((tab && root.isTitle) || (enter && (root.isTitle || (event.modifiers & Qt.ControlModifier))) || (escape && !root.isTitle))
                    root.finish()
                else if (escape)
                    root.cancel()
                else
                    return
                event.accepted = true
            }

            background: Rectangle {
                radius: root.Theme.radius
                color: root.Theme.field
                border.width: 2
                border.color: root.Theme.accent
            }
        }
    }
}
