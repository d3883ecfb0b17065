import QtQuick

/** Shows the canvas, the viewport, or both. */
KeyAction {
    id: root

    required property WindowState window
    required property string layout ///< as in WindowState

    words: qsTr("layout, panes, full")
    checkable: true
    checked: window.layout === layout
    enabled: window.editing
    onTriggered: {
        window.layout = layout
        checked = Qt.binding(() => root.window.layout === root.layout)
    }
}
