import QtQuick
import Tiller.App

/** One property: name and type, and below them its value. A refused name or value leaves a sentence below the fields. */
Column {
    id: root

    required property int index
    required property string name
    required property string type
    required property var value
    required property string text
    required property var types
    property string problem: ""

    signal renamed(string name)
    signal typeChosen(string type)
    signal entered(var value)
    signal removed()

    function editName() {
        nameField.forceActiveFocus(Qt.TabFocusReason)
    }

    objectName: "property-" + index
    spacing: 2
    onNameChanged: problem = ""
    onTypeChanged: problem = ""
    onTextChanged: problem = ""

    Row {
        spacing: 2

        LineField {
            id: nameField

            objectName: "propertyName-" + root.index
            width: root.width - typeBox.width - 24 - 2 * 2
            value: root.name
            wrong: root.problem !== ""
            Accessible.name: qsTr("Name of the property")
            Accessible.description: root.problem
            onEntered: text => root.renamed(text)
        }

        ChoiceBox {
            id: typeBox

            objectName: "propertyType-" + root.index
            width: 124 * root.Theme.scale
            choices: root.types
            shown: root.type
            Accessible.name: qsTr("Type of %1").arg(root.name)
            onEdited: id => root.typeChosen(id)
        }

        IconButton {
            objectName: "removeProperty-" + root.index
            small: true
            iconName: "close"
            tip: qsTr("Remove \u201c%1\u201d").arg(root.name)
            onClicked: root.removed()
        }
    }

    FieldEditor {
        width: root.width - 26
        height: root.Theme.control
        kind: root.type === "bool" ? "flag" : root.type === "color" ? "color" : "text"
        value: root.type === "bool" ? root.value : root.text
        name: "propertyValue-" + root.index
        title: root.name
        onEdited: value => root.entered(value)
    }

    CaptionParagraph {
        objectName: "propertyProblem-" + root.index
        width: root.width
        visible: text !== ""
        text: root.problem
        color: root.Theme.error
    }
}
