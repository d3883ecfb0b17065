import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Says that a file takes long to open, and cancels it. */
ModalDialog {
    id: root

    readonly property FileReading reading: Editor.document.reading

    objectName: "opening"
    closePolicy: Popup.NoAutoClose
    title: qsTr("Opening “%1”").arg(reading.file)
    text: qsTr("Large files take a while. If you cancel, the open project stays as it is.")
    defaultButton: cancelButton

    TextButton {
        id: cancelButton

        objectName: "cancelOpening"
        text: qsTr("Cancel")
        onClicked: root.reading.cancel()
    }

    Connections {
        target: root.reading

        function onFileChanged() {
            if (root.reading.file !== "")
                root.open()
            else
                root.close()
        }
    }
}
