import QtQuick
import Tiller.App

/** Asks which version counts when another program wrote the open file. */
ModalDialog {
    id: root

    required property Document document
    property bool answered: false ///< by a button; Esc keeps what is open

    objectName: "fileChanged"
    title: qsTr("“%1” was changed by another program").arg(document.name)
    text: document.modified
          ? qsTr("Reload to see the other program’s version; Undo brings your changes back. Or keep yours: the next save replaces the file.")
          : qsTr("Reload to see the other program’s version. Or keep yours: the next save replaces the file.")
    defaultButton: document.modified ? keepButton : reloadButton
    onClosed: {
        if (!answered)
            document.keepMine()
    }
    onAboutToShow: answered = false

    TextButton {
        id: keepButton

        objectName: "keepMine"
        theme: root.theme
        text: qsTr("Keep mine")
        primary: root.document.modified
        onClicked: root.close()
    }

    TextButton {
        id: reloadButton

        objectName: "reloadFile"
        theme: root.theme
        text: qsTr("Reload")
        primary: !root.document.modified
        onClicked: {
            root.answered = true
            root.close()
            if (!root.document.reload())
                root.document.keepMine()
        }
    }
}
