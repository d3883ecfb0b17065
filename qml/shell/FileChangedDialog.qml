import QtQuick
import Tiller.App

/** Asks which version counts when another program wrote the open file. */
ModalDialog {
    id: root

    required property Document document

    objectName: "fileChanged"
    title: qsTr("“%1” was changed by another program").arg(document.name)
    text: document.modified
          ? qsTr("Reload shows the file as it is now; your changes that are not saved go, and undo brings them back. Keep mine leaves what you see, and the next save writes it over the other.")
          : qsTr("Reload shows the file as it is now. Keep mine leaves what you see, and the next save writes it over the other.")
    closePolicy: ModalDialog.NoAutoClose
    onOpened: reloadButton.forceActiveFocus(Qt.TabFocusReason)

    TextButton {
        objectName: "keepMine"
        theme: root.theme
        text: qsTr("Keep mine")
        onClicked: {
            root.close()
            root.document.keepMine()
        }
    }

    TextButton {
        id: reloadButton

        objectName: "reloadFile"
        theme: root.theme
        text: qsTr("Reload")
        primary: true
        onClicked: {
            root.close()
            if (!root.document.reload())
                root.document.keepMine()
        }
    }
}
