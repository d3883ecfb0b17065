import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Asks which part of the run a film shows. */
ModalDialog {
    id: root

    required property Recorder recorder
    property string missing: ""
    property int part: Recorder.FromStart
    property string length: "10" ///< the typed text, in seconds
    readonly property real seconds: recorder.secondsOf(length)
    readonly property bool hasLength: part === Recorder.SoFar || seconds > 0

    signal chosen(int part, real seconds)

    objectName: "filmDialog"
    title: missing === "" ? qsTr("Record a film") : qsTr("A film cannot be recorded")
    defaultButton: acceptButton
    text: missing !== "" ? missing
        : !hasLength ? qsTr("The length is a number of seconds, above 0 and up to 3600.")
        : qsTr("Replays the simulation and records it at 30 frames per second.")
    onAboutToShow: {
        missing = recorder.missing()
        if (!hasLength)
            length = "10"
    }
    onOpened: partBox.forceActiveFocus(Qt.TabFocusReason)

    body: ColumnLayout {
        width: parent.width
        visible: root.missing === ""
        spacing: root.Theme.space

        FormRow {
            label: qsTr("Shows")

            ChoiceBox {
                id: partBox

                objectName: "filmPart"
                Layout.fillWidth: true
                choices: [
                    { "id": "1", "title": qsTr("From the start"), "help": qsTr("The project as it is now, from tick 0.") },
                    { "id": "2", "title": qsTr("From now on"), "help": qsTr("Starts at the current tick.") },
                    { "id": "0", "title": qsTr("The run so far"), "help": qsTr("Since the reset, with all mouse input and edits.") }
                ]
                shown: root.part.toString()
                Accessible.name: qsTr("Shows")
                onEdited: id => root.part = parseInt(id)
            }
        }
        FormRow {
            visible: root.part !== Recorder.SoFar
            label: qsTr("Length")

            NumberField {
                objectName: "filmSeconds"
                Layout.fillWidth: true
                value: root.length
                unit: qsTr("seconds")
                Accessible.name: qsTr("Length in seconds")
                onTextEdited: root.length = text // reports a wrong number while it is typed
            }
        }
    }

    TextButton {
        objectName: "cancelFilm"
        text: root.missing === "" ? qsTr("Cancel") : qsTr("Close")
        onClicked: root.close()
    }
    TextButton {
        id: acceptButton

        objectName: "acceptFilm"
        visible: root.missing === ""
        text: qsTr("Choose a file…")
        primary: true
        enabled: root.missing === "" && root.hasLength
        onClicked: {
            forceActiveFocus(Qt.OtherFocusReason)
            root.close()
            root.chosen(root.part, root.seconds)
        }
    }
}
