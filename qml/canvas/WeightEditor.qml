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

    signal entered(string link, string text)

    function openFor(id: string, placeX: real, placeY: real, weight: real) {
        link = id
        savedText = Number(weight.toFixed(3)).toString()
        finished = false
        field.text = savedText
        x = placeX - width / 2
        y = placeY - height / 2
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

    padding: 0
    width: 64
    height: Theme.control
    closePolicy: Popup.CloseOnPressOutside
    background: null
    onClosed: root.finish()

    TextField {
        id: field

        readonly property bool typed: !root.finished
        readonly property bool ownsUndo: true

        function commit() {
            root.save()
        }

        anchors.fill: parent
        objectName: "weightField"
        padding: 0
        horizontalAlignment: TextInput.AlignHCenter
        verticalAlignment: TextInput.AlignVCenter
        font.family: root.Theme.family
        font.pixelSize: root.Theme.body
        color: root.Theme.text
        selectionColor: root.Theme.accent
        selectedTextColor: root.Theme.textOnAccent
        selectByMouse: true
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
