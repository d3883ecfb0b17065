import QtQuick

/** Says that another editor has the file open, before it opens here too. */
ModalDialog {
    id: root

    property string file
    property string holder
    property bool answered: false ///< by a button; Esc cancels

    signal copyChosen(string file)
    signal openChosen(string file)
    signal canceled()

    function ask(path: string, otherUser: string) {
        file = path
        holder = otherUser
        open()
    }

    objectName: "inUse"
    title: qsTr("“%1” is open elsewhere").arg(file.slice(file.lastIndexOf("/") + 1))
    text: qsTr("It is open in %1. If both save it, the last save wins. A copy is a separate project; you name it when you save it.").arg(holder)
    defaultButton: copyButton
    onAboutToShow: answered = false
    onClosed: {
        if (!answered)
            canceled()
    }

    TextButton {
        objectName: "cancelInUse"
        text: qsTr("Cancel")
        onClicked: root.close()
    }

    TextButton {
        objectName: "openAnyway"
        text: qsTr("Open anyway")
        onClicked: {
            root.answered = true
            root.close()
            root.openChosen(root.file)
        }
    }

    TextButton {
        id: copyButton

        objectName: "openCopy"
        text: qsTr("Open a copy")
        primary: true
        onClicked: {
            root.answered = true
            root.close()
            root.copyChosen(root.file)
        }
    }
}
