import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A field over a wire to type its weight. Enter or a click elsewhere finishes; Esc leaves the weight
    unchanged. */
Popup {
    id: root

    property string link
    property string savedText ///< in the project
    property bool finished: true
    property point place ///< of the weight

    signal entered(string link, string text)

    function follow() {
        place = root.Editor.canvas.weightPlace(link)
    }

    function openFor(id: string, weight: real) {
        link = id
        savedText = Number(weight.toFixed(3)).toString()
        finished = false
        follow()
        field.text = savedText
        open()
        field.forceActiveFocus()
        field.selectAll()
    }

    function save() {
        if (field.text === savedText)
            return
        savedText = field.text
        entered(link, savedText)
    }

    function finish() {
        if (finished)
            return
        finished = true
        save()
        close()
    }

    x: place.x - width / 2
    y: place.y - height / 2
    padding: 0
    width: 64
    height: Theme.control
    closePolicy: Popup.CloseOnPressOutside
    background: null
    onClosed: root.finish()

    Connections {
        target: root.Editor.canvas.view
        enabled: root.visible

        function onChanged() {
            root.follow()
        }
    }

    TextLine {
        id: field

        readonly property bool typed: !root.finished
        readonly property bool ownsUndo: true

        function commit() {
            root.save()
        }

        anchors.fill: parent
        objectName: "weightField"
        horizontalAlignment: TextInput.AlignHCenter
        Accessible.name: qsTr("Weight of the wire")
        onAccepted: root.finish()
        Keys.onEscapePressed: {
            root.finished = true
            root.close()
        }

        background: Rectangle {
            radius: root.Theme.radius
            color: root.Theme.field
            border.width: 2
            border.color: root.Theme.accent
        }
    }
}
