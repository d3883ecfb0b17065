import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Asks what a film shall show. */
ModalDialog {
    id: root

    required property Recorder recorder
    property string missing: ""
    property int part: Recorder.FromStart
    property real seconds: 10

    signal chosen(int part, real seconds)

    objectName: "filmDialog"
    title: missing === "" ? qsTr("Record a film") : qsTr("There can be no film")
    text: missing !== "" ? missing
        : qsTr("Runs the simulation again and records it at 30 frames per second.")
    onAboutToShow: missing = recorder.missing()
    onOpened: partBox.forceActiveFocus(Qt.TabFocusReason)

    body: ColumnLayout {
        width: parent.width
        visible: root.missing === ""
        spacing: root.theme.space

        FormRow {
            theme: root.theme
            label: qsTr("Shows")

            ChoiceBox {
                id: partBox

                objectName: "filmPart"
                Layout.fillWidth: true
                theme: root.theme
                choices: [
                    { "id": "1", "title": qsTr("From the start"), "help": qsTr("The project as it is now, from tick 0.") },
                    { "id": "2", "title": qsTr("From now on"), "help": qsTr("Goes on from where the world is.") },
                    { "id": "0", "title": qsTr("What was seen so far"), "help": qsTr("Since the reset, with what the mouse and edits did.") }
                ]
                shown: root.part.toString()
                Accessible.name: qsTr("Shows")
                onEdited: id => root.part = parseInt(id)
            }
        }
        FormRow {
            theme: root.theme
            visible: root.part !== Recorder.SoFar
            label: qsTr("Length")

            NumberField {
                objectName: "filmSeconds"
                Layout.fillWidth: true
                theme: root.theme
                value: root.seconds
                unit: qsTr("seconds")
                Accessible.name: qsTr("Length in seconds")
                onEntered: text => {
                    const seconds = parseFloat(text)
                    if (seconds > 0)
                        root.seconds = Math.min(seconds, 3600)
                }
            }
        }
    }

    TextButton {
        objectName: "cancelFilm"
        theme: root.theme
        text: root.missing === "" ? qsTr("Cancel") : qsTr("Close")
        onClicked: root.close()
    }
    TextButton {
        objectName: "acceptFilm"
        theme: root.theme
        visible: root.missing === ""
        text: qsTr("Choose a file…")
        primary: true
        onClicked: {
            forceActiveFocus(Qt.OtherFocusReason)
            root.close()
            root.chosen(root.part, root.seconds)
        }
    }
}
