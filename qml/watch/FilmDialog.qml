import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Asks what a film shall show. */
ModalDialog {
    id: root

    required property Recorder recorder
    property string missing: ""
    property int part: Recorder.FromStart
    property string length: "10" ///< in seconds, as it is typed
    readonly property real seconds: recorder.secondsOf(length)
    readonly property bool hasLength: part === Recorder.SoFar || seconds > 0

    signal chosen(int part, real seconds)

    objectName: "filmDialog"
    title: missing === "" ? qsTr("Record a film") : qsTr("There can be no film")
    defaultButton: acceptButton
    text: missing !== "" ? missing
        : !hasLength ? qsTr("The length is a number of seconds, above 0 and up to 3600.")
        : qsTr("Runs the simulation again and records it at 30 frames per second.")
    onAboutToShow: {
        missing = recorder.missing()
        if (!hasLength)
            length = "10"
    }
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
                value: root.length
                unit: qsTr("seconds")
                Accessible.name: qsTr("Length in seconds")
                onTextEdited: root.length = text // what is no number is told while one types
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
        id: acceptButton

        objectName: "acceptFilm"
        theme: root.theme
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
