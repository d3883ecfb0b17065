import QtQuick
import QtQuick.Controls.Basic

/** A field over a wire to type its weight in. */
Popup {
    id: root

    required property Theme theme
    property string link

    signal entered(string link, string text)

    function openFor(which: string, placeX: real, placeY: real, weight: real) {
        link = which
        field.text = Number(weight.toFixed(3)).toString()
        x = placeX - width / 2
        y = placeY - height / 2
        open()
        field.forceActiveFocus()
        field.selectAll()
    }

    padding: 0
    width: 64
    height: theme.control
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside
    background: null

    TextField {
        id: field

        anchors.fill: parent

        objectName: "weightField"
        padding: 0
        horizontalAlignment: TextInput.AlignHCenter
        verticalAlignment: TextInput.AlignVCenter
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        color: root.theme.text
        selectionColor: root.theme.accent
        selectedTextColor: root.theme.textOnAccent
        selectByMouse: true
        Accessible.name: qsTr("Weight of the wire")
        onAccepted: {
            root.entered(root.link, text)
            root.close()
        }

        background: Rectangle {
            radius: root.theme.radius
            color: root.theme.field
            border.width: 2
            border.color: root.theme.accent
        }
    }
}
