import QtQuick
import QtQuick.Layouts
import Tiller.App

/** One setting of a sweep and its values: a range, or a list. */
ColumnLayout {
    id: root

    required property SweptValues values
    required property string label
    required property var choices
    property bool bounds: false ///< of a number that may change: no list, no number of values
    required property string name ///< in names of items: "first" or "second"

    signal chosen(string path)

    Layout.fillWidth: true
    spacing: Theme.space

    FormRow {
        label: root.label

        ChoiceBox {
            objectName: root.name + "Path"
            Layout.fillWidth: true
            choices: root.choices
            shown: root.values.path
            Accessible.name: root.label
            Accessible.description: root.values.hint
            onEdited: id => root.chosen(id)
        }
    }
    FormRow {
        visible: root.values.path !== ""
        label: root.bounds ? qsTr("From") : qsTr("Values")

        Segments {
            objectName: root.name + "Kind"
            visible: root.values.isNumber && !root.bounds
            Layout.preferredWidth: 112 * root.Theme.scale
            Layout.preferredHeight: root.Theme.control
            choices: [{id: "range", title: qsTr("Range"), help: qsTr("As many values as you say, from the first to the last.")},
                      {id: "list", title: qsTr("List"), help: qsTr("Values separated by commas.")}]
            shown: root.values.isRange ? "range" : "list"
            title: qsTr("Values")
            onEdited: id => root.values.isRange = id === "range"
        }
        NumberField {
            objectName: root.name + "From"
            visible: root.values.isRange
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            value: root.values.from
            unit: root.values.unit
            Accessible.name: qsTr("From")
            onTextEdited: root.values.from = text
        }
        BodyText {
            visible: root.values.isRange
            text: qsTr("to")
            color: root.Theme.textMuted
        }
        NumberField {
            objectName: root.name + "To"
            visible: root.values.isRange
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            value: root.values.to
            unit: root.values.unit
            Accessible.name: qsTr("To")
            onTextEdited: root.values.to = text
        }
        BodyText {
            visible: root.values.isRange && !root.bounds
            text: qsTr("in")
            color: root.Theme.textMuted
        }
        NumberField {
            objectName: root.name + "Count"
            visible: root.values.isRange && !root.bounds
            Layout.preferredWidth: 84 * root.Theme.scale
            value: root.values.count
            unit: qsTr("values")
            Accessible.name: qsTr("Number of values")
            onTextEdited: root.values.count = text
        }
        LineField {
            objectName: root.name + "List"
            visible: !root.values.isRange
            Layout.fillWidth: true
            value: root.values.list
            Accessible.name: qsTr("Values, separated by commas")
            onTextEdited: root.values.list = text
        }
    }
    FormRow {
        visible: root.values.path !== "" && root.values.hint !== ""
        label: ""

        Caption {
            Layout.fillWidth: true
            text: root.values.hint
            elide: Text.ElideRight
        }
    }
}
