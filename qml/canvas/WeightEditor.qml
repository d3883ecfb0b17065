import QtQuick
import QtQuick.Controls.Basic

/** A field over a wire to type its weight in. Enter ends it, and so does a click elsewhere; Esc leaves it as it was. */
Popup {
    id: root

    required property Theme theme
    property string link
    property string kept ///< what the project has
    property bool given: true

    signal entered(string link, string text)

    function openFor(which: string, placeX: real, placeY: real, weight: real) {
        link = which
        kept = Number(weight.toFixed(3)).toString()
        given = false
        field.text = kept
        x = placeX - width / 2
        y = placeY - height / 2
        open()
        field.forceActiveFocus()
        field.selectAll()
    }

    function keep() {
        if (field.text === kept)
            return
        kept = field.text
        entered(link, kept)
    }

    function give() {
        if (given)
            return
        given = true
        keep()
        close()
    }

    padding: 0
    width: 64
    height: theme.control
    closePolicy: Popup.CloseOnPressOutside
    background: null
    onClosed: root.give()

    TextField {
        id: field

        readonly property bool typed: !root.given
        readonly property bool ownsUndo: true

        function commit() {
            root.keep()
        }

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
        onAccepted: root.give()
        Keys.onEscapePressed: {
            root.given = true
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
