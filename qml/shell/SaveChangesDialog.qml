import QtQuick

/** Asks what shall become of changes before another project takes their place. */
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
        theme: root.theme
        text: qsTr("Cancel")
        onClicked: {
            root.close()
            root.canceled()
        }
    }

    TextButton {
        objectName: "discardChanges"
        theme: root.theme
        text: qsTr("Don’t save")
        onClicked: {
            root.close()
            root.discardChosen()
        }
    }

    TextButton {
        id: saveButton

        objectName: "saveChangesButton"
        theme: root.theme
        text: qsTr("Save")
        primary: true
        onClicked: {
            root.close()
            root.saveChosen()
        }
    }
}
