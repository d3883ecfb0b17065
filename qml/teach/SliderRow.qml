// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Layouts
import Tiller.App

/** One thing on the panel: its title, its value with the unit, and what sets it. The key Alt with
    an arrow moves it. */
FocusScope {
    id: root

    required property Theme theme
    required property Document document
    required property bool mayEdit
    required property string slider
    required property string title
    required property string about
    required property string kind
    required property var value
    required property string text
    required property string unit
    required property real from
    required property real to
    required property real step
    required property var choices
    required property bool isSaved
    required property string savedText
    property int gesture: 0

    signal edited(var value, int gesture)
    signal typed(string text)
    signal restored()
    signal moved(int by)
    signal removed()
    signal chosen()

    function editorFor(kind: string): Component {
        switch (kind) {
        case "number":
        case "integer":
            return numberEditor
        case "flag":
            return flagEditor
        case "choice":
            return choiceEditor
        }
        return missing
    }

    objectName: "panel-" + slider
    height: content.height
    Keys.onPressed: event => {
        const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
        if (by === 0 || !root.mayEdit || !(event.modifiers & Qt.AltModifier))
            return
        root.moved(by)
        event.accepted = true
    }

    ColumnLayout {
        id: content

        width: root.width
        spacing: 0

        RowLayout {
            spacing: 0

            Text {
                id: name

                Layout.fillWidth: true
                Layout.preferredHeight: root.theme.control
                text: root.title
                textFormat: Text.PlainText
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                color: root.theme.text
                font.family: root.theme.family
                font.pixelSize: root.theme.caption

                HoverHandler {
                    id: hover
                }

                Tip {
                    theme: root.theme
                    visible: hover.hovered
                    text: root.about + "\n" + qsTr("Saved: %1").arg(root.savedText)
                }
            }

            IconButton {
                objectName: "restore-" + root.slider
                visible: !root.isSaved
                implicitWidth: root.theme.control
                implicitHeight: root.theme.control
                theme: root.theme
                iconName: "reset"
                iconColor: root.theme.textMuted
                tip: qsTr("Back to %1, as it was saved").arg(root.savedText)
                onClicked: root.restored()
            }

            RowMenuButton {
                visible: root.mayEdit
                theme: root.theme
                about: root.title
                onMoved: by => root.moved(by)
                onRemoved: root.removed()
                onChosen: root.chosen()
            }
        }

        Loader {
            Layout.fillWidth: true
            Layout.preferredHeight: root.theme.control
            sourceComponent: root.editorFor(root.kind)
        }
    }

    Component {
        id: numberEditor

        RowLayout {
            spacing: root.theme.space

            ValueSlider {
                objectName: "panelSlider-" + root.slider
                Layout.fillWidth: true
                theme: root.theme
                from: root.from
                to: Math.max(root.to, root.from + 1e-9)
                stepSize: root.step
                shown: Number(root.value)
                Accessible.name: root.title
                Accessible.description: root.about
                onEditStarted: root.gesture = root.document.beginGesture()
                onEdited: value => root.edited(value, root.gesture)
            }

            NumberField {
                objectName: "panelField-" + root.slider
                Layout.preferredWidth: 76 * root.theme.scale
                theme: root.theme
                value: root.text
                unit: root.unit
                Accessible.name: root.title
                Accessible.description: root.about
                onEntered: text => root.typed(text)
            }
        }
    }

    Component {
        id: flagEditor

        FlagSwitch {
            objectName: "panelFlag-" + root.slider
            theme: root.theme
            shown: root.value === true
            Accessible.name: root.title
            onEdited: value => root.edited(value, 0)
        }
    }

    Component {
        id: choiceEditor

        ChoiceBox {
            objectName: "panelChoice-" + root.slider
            theme: root.theme
            choices: root.choices
            shown: String(root.value)
            Accessible.name: root.title
            onEdited: id => root.edited(id, 0)
        }
    }

    Component {
        id: missing

        Text {
            text: qsTr("What it set is not there any more.")
            color: root.theme.warning
            elide: Text.ElideRight
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
    }
}
