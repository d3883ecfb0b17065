import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A tooltip that explains a control and shows its keys. It is shown while the parent is hovered, and closes
    when the parent disappears, or when anything else takes the keyboard, such as a dialog or a menu. */
ToolTip {
    id: root

    property string keys
    property bool beside: false ///< beside the parent instead of above it
    property bool leftward: false
    readonly property bool hasCause: parent !== null && parent.visible && parent.enabled

    delay: 500
    timeout: 12000
    padding: Theme.space
    width: Math.min(implicitWidth, 300 * Theme.scale)
    x: !parent ? 0 : !beside ? Math.round((parent.width - width) / 2)
                             : leftward ? -width - Theme.wide : parent.width + Theme.wide
    y: !parent ? 0 : beside ? Math.round((parent.height - height) / 2) : -height - 3
    font.family: Theme.family
    font.pixelSize: Theme.caption
    onHasCauseChanged: {
        if (!hasCause)
            close()
    }
    onAboutToShow: leftward = beside && parent.mapToItem(null, parent.width, 0).x + Theme.wide + width
                              > parent.Window.width

    contentItem: Paragraph {
        text: root.keys === "" ? root.text : root.text + "  (" + root.keys + ")"
        font: root.font
    }

    background: RaisedBox {}

    Connections {
        target: root.parent ? root.parent.Window.window : null

        function onActiveFocusItemChanged() {
            if (!root.parent.activeFocus)
                root.close()
        }
    }
}
