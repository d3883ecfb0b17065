// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import QtQuick.Layouts
import Tiller.App

/** One entry of the panel: its title, its value with the unit, and its control. Alt with an arrow moves it. */
FocusScope {
    id: root

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
    required property string cost
    readonly property bool isNumber: kind === "number" || kind === "integer"
    property int gesture: 0
    readonly property SliderPanelModel sliders: Editor.teaching.sliders

    objectName: "panel-" + slider
    height: content.height
    Keys.onPressed: event => {
        const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
        if (by === 0 || !root.mayEdit || !(event.modifiers & Qt.AltModifier))
            return
        root.sliders.move(root.slider, by)
        event.accepted = true
    }

    Keys.onMenuPressed: if (mayEdit) more.openMenu()

    TapHandler {
        acceptedButtons: Qt.RightButton
        enabled: root.mayEdit
        onTapped: more.openMenu()
    }

    ColumnLayout {
        id: content

        width: root.width
        spacing: 0

        RowLayout {
            spacing: 0

            CaptionParagraph {
                id: name

                Layout.fillWidth: true
                Layout.minimumHeight: root.Theme.control
                text: root.title
                verticalAlignment: Text.AlignVCenter
                maximumLineCount: 3
                elide: Text.ElideRight
                color: root.Theme.text

                HoverHandler {
                    id: hover
                }

                Tip {
                    visible: hover.hovered
                    text: root.about + "\n" + qsTr("Saved: %1").arg(root.savedText) + (root.cost === "" ? "" : "\n" + root.cost)
                }
            }

            IconButton {
                objectName: "restore-" + root.slider
                visible: !root.isSaved
                implicitWidth: root.Theme.control
                implicitHeight: root.Theme.control
                iconName: "reset"
                iconColor: root.Theme.textMuted
                tip: qsTr("Restore the saved value, %1").arg(root.savedText)
                onClicked: root.sliders.restore(root.slider)
            }

            RowMenuButton {
                id: more

                visible: root.mayEdit
                title: root.title
                triable: root.kind !== "" && root.kind !== "missing"
                onTried: root.Editor.watch.sweeps.tryValues(root.slider)
                onSearched: root.Editor.watch.finder.find(root.slider)
                onMoved: by => root.sliders.move(root.slider, by)
                onRemoved: root.sliders.remove(root.slider)
                onChosen: root.Editor.document.selection.select(root.slider)
            }
        }

        FieldEditor {
            Layout.fillWidth: true
            Layout.preferredHeight: root.Theme.control
            kind: root.kind
            value: root.value
            name: "panelField-" + root.slider
            title: root.title
            choices: root.choices
            other: root.isNumber ? numberEditor : root.kind === "flag" || root.kind === "choice" ? null : missing
            onEdited: value => root.sliders.edit(root.slider, value, 0)
        }
    }

    Component {
        id: numberEditor

        RowLayout {
            spacing: root.Theme.space

            ValueSlider {
                objectName: "panelSlider-" + root.slider
                Layout.fillWidth: true
                from: root.from
                to: Math.max(root.to, root.from + 1e-9)
                stepSize: root.step
                shown: Number(root.value)
                Accessible.name: root.title
                Accessible.description: root.about
                onEditStarted: root.gesture = root.Editor.document.beginGesture()
                onEdited: value => root.sliders.edit(root.slider, value, root.gesture)
            }

            NumberField {
                objectName: "panelField-" + root.slider
                Layout.preferredWidth: Math.max(76 * root.Theme.scale, roomWidth)
                value: root.text
                unit: root.unit
                Accessible.name: root.title
                Accessible.description: root.about
                onEntered: text => root.sliders.type(root.slider, text)
            }
        }
    }

    Component {
        id: missing

        Caption {
            text: qsTr("The setting it changed no longer exists.")
            color: root.Theme.warning
            elide: Text.ElideRight
        }
    }
}
