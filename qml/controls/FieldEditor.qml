// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import Tiller.App

/** The control of a field or a setting, by its kind. It shows a value; what a person does only emits `edited`. */
Loader {
    id: root

    required property string kind
    required property var value
    property string name: ""         ///< of the control
    property string title: ""
    property string help: ""         ///< for screen readers
    property string unit: ""
    property string hint: ""         ///< in an empty field; of a color: what none means
    property var choices: []         ///< {id, title, help} each
    property bool mixed: false       ///< several items have different values
    property bool live: false        ///< a field also reports what is being typed
    property Component other: null   ///< the control of a kind that is not known here, or another control

    readonly property var editors: ({flag: flagEditor, choice: choiceEditor, segments: segmentEditor, number: numberEditor,
                                     color: colorEditor, lines: linesEditor, hint: hintText, button: textButton,
                                     close: closeButton, rule: rule, space: null})

    signal edited(var value, int gesture)

    sourceComponent: other !== null ? other : kind in editors ? editors[kind] : textEditor

    Component {
        id: flagEditor

        FlagSwitch {
            objectName: root.name
            shown: root.value === true
            Accessible.name: root.title
            onEdited: value => root.edited(value, 0)
        }
    }

    Component {
        id: choiceEditor

        ChoiceBox {
            objectName: root.name
            choices: root.choices
            shown: String(root.value)
            mixed: root.mixed
            Accessible.name: root.title
            Accessible.description: root.help
            onEdited: id => root.edited(id, 0)
        }
    }

    Component {
        id: segmentEditor

        Segments {
            objectName: root.name
            choices: root.choices
            shown: root.mixed ? "" : String(root.value)
            title: root.title
            onEdited: id => root.edited(id, 0)
        }
    }

    Component {
        id: numberEditor

        NumberField {
            objectName: root.name
            value: String(root.value)
            unit: root.unit
            Accessible.name: root.title
            Accessible.description: root.help
            onTextEdited: if (root.live) root.edited(text, 0)
            onEntered: text => root.edited(text, 0)
        }
    }

    Component {
        id: textEditor

        LineField {
            objectName: root.name
            value: String(root.value)
            placeholderText: root.hint
            Accessible.name: root.title
            onTextEdited: if (root.live) root.edited(text, 0)
            onEntered: text => root.edited(text, 0)
        }
    }

    Component {
        id: colorEditor

        ColorEditor {
            name: root.name
            shown: String(root.value)
            title: root.title
            none: root.hint
            onEdited: color => root.edited(color, 0)
        }
    }

    Component {
        id: linesEditor

        LinesEditor {
            objectName: root.name
            value: String(root.value)
            Accessible.name: root.title
            onEntered: (text, gesture) => root.edited(text, gesture)
        }
    }

    Component {
        id: hintText

        Caption {
            text: String(root.value)
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }
    }

    Component {
        id: textButton

        Item {
            implicitHeight: button.implicitHeight

            TextButton {
                id: button

                objectName: root.name
                text: root.title
                onClicked: root.edited(true, 0)
            }
        }
    }

    Component {
        id: closeButton

        IconButton {
            objectName: root.name
            implicitWidth: root.Theme.control
            implicitHeight: root.Theme.control
            iconName: "close"
            tip: root.title
            onClicked: root.edited(true, 0)
        }
    }

    Component {
        id: rule

        Line {}
    }
}
