import QtQuick

/** Says that another editor has the file open, before it opens here too. */
ModalDialog {
    id: root

    property string file
    property string holder

    signal copyChosen(string file)
    signal openChosen(string file)

    function ask(path: string, otherUser: string) {
        file = path
        holder = otherUser
        open()
    }

    objectName: "inUse"
    title: qsTr("“%1” is open elsewhere").arg(file.slice(file.lastIndexOf("/") + 1))
    text: qsTr("It is open in %1. If both save it, the last save wins. A copy is a separate project; you name it when you save it.").arg(holder)
    defaultButton: copyButton

    TextButton {
        objectName: "cancelInUse"
        text: qsTr("Cancel")
        onClicked: root.close()
    }

    TextButton {
        objectName: "openAnyway"
        text: qsTr("Open anyway")
        onClicked: {
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
            root.close()
            root.copyChosen(root.file)
        }
    }
}
