import QtQuick
import QtQuick.Controls.Basic

/** A tooltip that teaches: what the thing does, and the key for it. Shows while its parent is hovered,
    and goes when anything else takes the keyboard: a dialog, a menu. */
ToolTip {
    id: root

    required property Theme theme
    property string keys
    property bool beside: false ///< not above the parent but at its right, or left where the window ends
    property bool leftward: false

    delay: 500
    timeout: 12000
    padding: theme.space
    width: Math.min(implicitWidth, 300 * theme.scale)
    x: !parent ? 0 : !beside ? Math.round((parent.width - width) / 2)
                             : leftward ? -width - theme.wide : parent.width + theme.wide
    y: !parent ? 0 : beside ? Math.round((parent.height - height) / 2) : -height - 3
    font.family: theme.family
    font.pixelSize: theme.caption
    onAboutToShow: leftward = beside && parent.mapToItem(null, parent.width, 0).x + theme.wide + width
                              > parent.Window.width

    contentItem: Text {
        text: root.keys === "" ? root.text : root.text + "  (" + root.keys + ")"
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: root.theme.text
        font: root.font
    }

    background: Rectangle {
        color: root.theme.raised
        border.color: root.theme.line
        radius: root.theme.radius
    }

    Connections {
        target: root.parent ? root.parent.Window.window : null

        function onActiveFocusItemChanged() {
            root.close()
        }
    }
}
