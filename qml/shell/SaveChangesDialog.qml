import QtQuick

/** Asks whether to save the changes before another project replaces this one. */
ModalDialog {
    id: root

    required property string name

    signal saveChosen()
    signal discardChosen()
    signal canceled()

    objectName: "saveChanges"
    title: qsTr("Save changes to “%1”?").arg(name)
    text: qsTr("If you don’t save, your changes are lost.")
    defaultButton: saveButton

    TextButton {
        objectName: "cancelChanges"
        text: qsTr("Cancel")
        onClicked: {
            root.close()
            root.canceled()
        }
    }

    TextButton {
        objectName: "discardChanges"
        text: qsTr("Don’t save")
        onClicked: {
            root.close()
            root.discardChosen()
        }
    }

    TextButton {
        id: saveButton

        objectName: "saveChangesButton"
        text: qsTr("Save")
        primary: true
        onClicked: {
            root.close()
            root.saveChosen()
        }
    }
}
