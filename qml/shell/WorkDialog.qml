import Tiller.App

/** Says what takes long, and cancels it. */
ModalDialog {
    id: root

    required property bool running
    required property string cancelName ///< of the button
    signal canceled()

    defaultButton: cancelButton
    onRunningChanged: {
        if (running)
            open()
        else
            close()
    }
    onClosed: { // by Escape, if it is not done
        if (running)
            canceled()
    }

    TextButton {
        id: cancelButton

        objectName: root.cancelName
        text: qsTr("Cancel")
        onClicked: root.canceled()
    }
}
