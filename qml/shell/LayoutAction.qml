import QtQuick

/** Shows the canvas, the viewport, or both. */
KeyAction {
    id: root

    required property WindowState window
    required property string layout ///< as in WindowState

    words: qsTr("layout, panes, full")
    checkable: true
    checked: window.layout === layout && window.filled === ""
    enabled: window.editing
    onTriggered: {
        window.showLayout(layout)
        checked = Qt.binding(() => root.window.layout === root.layout && root.window.filled === "")
    }
}
