import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A field over a wire to type its weight. Enter or a click elsewhere finishes; Esc leaves the weight
    unchanged. */
CanvasEditor {
    id: root

    function openFor(id: string, weight: var) {
        openOver(id, Number(weight.toFixed(3)).toString().replace(".", Qt.locale().decimalPoint))
    }

    field: line
    x: place.x - width / 2
    y: place.y - height / 2
    width: 64
    height: Theme.control
    onFollowed: place = Qt.rect(root.Editor.canvas.weightPlace(item).x, root.Editor.canvas.weightPlace(item).y, 0, 0)
    onEntered: (item, text) => root.Editor.canvas.edits.typeWeight(item, text)

    TextLine {
        id: line

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
        Keys.onEscapePressed: root.cancel()

        background: Rectangle {
            radius: root.Theme.radius
            color: root.Theme.field
            border.width: 2
            border.color: root.Theme.accent
        }
    }
}
