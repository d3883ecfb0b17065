import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Which number of a run counts: at the end, the mean, or when it first reaches a limit. */
FormRow {
    id: root

    required property var choices
    required property string take
    required property bool hasLimit
    required property string limit

    signal taken(string id)
    signal limited(string text)

    label: qsTr("Result")

    ChoiceBox {
        objectName: "sweepTake"
        Layout.fillWidth: true
        choices: root.choices
        shown: root.take
        Accessible.name: qsTr("Which number of a run counts")
        onEdited: id => root.taken(id)
    }
    NumberField {
        objectName: "sweepLimit"
        visible: root.hasLimit
        Layout.preferredWidth: 96 * root.Theme.scale
        value: root.limit
        Accessible.name: qsTr("The number that is reached")
        onTextEdited: root.limited(text)
    }
}
