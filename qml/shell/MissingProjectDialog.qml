import QtQuick

/** Asks for the project of a recording, which is not beside it. */
ModalDialog {
    id: root

    property string file
    property string name

    property bool answered: false

    signal fileRequested()
    signal projectChosen(project: string) ///< its file; empty: the copy in the recording
    signal canceled()

    function ask(recording: string, project: string) {
        file = recording
        name = project
        answered = false
        open()
    }

    function answer(project: string) {
        answered = true
        close()
        projectChosen(project)
    }

    objectName: "missingProject"
    title: qsTr("Where is “%1”?").arg(name)
    text: qsTr("The recording is of this project, which is not beside it. Choose its file, or open the copy in the recording.")
    defaultButton: copyButton
    onClosed: if (!answered) canceled()

    TextButton {
        objectName: "cancelMissingProject"
        text: qsTr("Cancel")
        onClicked: root.close()
    }

    TextButton {
        objectName: "chooseMissingProject"
        text: qsTr("Choose the file…")
        onClicked: root.fileRequested()
    }

    TextButton {
        id: copyButton

        objectName: "openRecordedCopy"
        text: qsTr("Open the copy")
        primary: true
        onClicked: root.answer("")
    }
}
