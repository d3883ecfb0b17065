import QtQuick
import Tiller.App

/** Asks which version to keep after another program has written the open file. */
ModalDialog {
    id: root

    property bool answered: false ///< by a button; Esc keeps the open version

    objectName: "fileChanged"
    title: qsTr("“%1” was changed by another program").arg(Editor.document.name)
    text: Editor.document.modified
          ? qsTr("Reload to see the other program’s version; Undo brings your changes back. Or keep yours: the next save replaces the file.")
          : qsTr("Reload to see the other program’s version. Or keep yours: the next save replaces the file.")
    defaultButton: Editor.document.modified ? keepButton : reloadButton
    onClosed: {
        if (!answered)
            Editor.document.keepMine()
    }
    onAboutToShow: answered = false

    TextButton {
        id: keepButton

        objectName: "keepMine"
        text: qsTr("Keep mine")
        primary: root.Editor.document.modified
        onClicked: root.close()
    }

    TextButton {
        id: reloadButton

        objectName: "reloadFile"
        text: qsTr("Reload")
        primary: !root.Editor.document.modified
        onClicked: {
            root.answered = true
            root.close()
            if (!root.Editor.document.reload())
                root.Editor.document.keepMine()
        }
    }
}
