import QtQuick

/** Asks whether to save the changes before a step that would lose them. The question belongs to its step: what is asked
    later never runs it. */
ModalDialog {
    id: root

    required property string name

    property var step: null ///< what runs once the changes are saved or discarded
    property var otherwise: null ///< what runs if the question is canceled

    signal saveChosen(var step, var otherwise)
    signal discardChosen(var step)

    function ask(then: var, ifNot: var) {
        step = then
        otherwise = ifNot
        open()
    }

    function answer(chosen: var) {
        const then = step
        const ifNot = otherwise
        otherwise = null
        close()
        chosen(then, ifNot)
    }

    objectName: "saveChanges"
    title: qsTr("Save changes to “%1”?").arg(name)
    text: qsTr("If you don’t save, your changes are lost.")
    defaultButton: saveButton
    onClosed: {
        const ifNot = otherwise
        step = null
        otherwise = null
        if (ifNot)
            ifNot()
    }

    TextButton {
        objectName: "cancelChanges"
        text: qsTr("Cancel")
        onClicked: root.close()
    }

    TextButton {
        objectName: "discardChanges"
        text: qsTr("Don’t save")
        onClicked: root.answer(root.discardChosen)
    }

    TextButton {
        id: saveButton

        objectName: "saveChangesButton"
        text: qsTr("Save")
        primary: true
        onClicked: root.answer(root.saveChosen)
    }
}
