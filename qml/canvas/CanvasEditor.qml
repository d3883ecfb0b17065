import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A field over something on the canvas, to type in its place. It moves and grows with the canvas. A click elsewhere
    finishes. */
Popup {
    id: root

    property var field: null     ///< its text is typed
    property string item         ///< that is edited
    property string savedText    ///< in the project
    property bool finished: true
    property rect place          ///< of the text, or of its middle

    signal entered(string item, string text)
    signal followed() ///< the item may be at another place

    function openOver(id: string, text: string) {
        item = id
        finished = false
        followed()
        field.text = text
        savedText = text
        open()
        field.forceActiveFocus()
        field.selectAll()
    }

    function save() {
        const text = field.text
        if (text === savedText)
            return
        savedText = text
        entered(item, text)
    }

    function finish() {
        if (finished)
            return
        finished = true
        save()
        close()
    }

    /** Leaves the project unchanged. */
    function cancel() {
        finished = true
        close()
    }

    padding: 0
    closePolicy: Popup.CloseOnPressOutside
    background: null
    onClosed: root.finish()

    Connections {
        target: root.Editor.canvas.view
        enabled: root.visible

        function onChanged() {
            root.followed()
        }
    }
}
