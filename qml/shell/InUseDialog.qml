import QtQuick

/** Says that a file is open elsewhere, before it is opened here too. */
ModalDialog {
    id: root

    property string file
    property string holder

    signal copyChosen(string file)
    signal openChosen(string file)

    function ask(which: string, who: string) {
        file = which
        holder = who
        open()
    }

    objectName: "inUse"
    title: qsTr("“%1” is open elsewhere").arg(file.slice(file.lastIndexOf("/") + 1))
    text: qsTr("Open in %1. If both save it, the last one wins. A copy is a project of its own and gets a name when you save it.").arg(holder)
    defaultButton: copyButton

    TextButton {
        objectName: "cancelInUse"
        theme: root.theme
        text: qsTr("Cancel")
        onClicked: root.close()
    }

    TextButton {
        objectName: "openAnyway"
        theme: root.theme
        text: qsTr("Open anyway")
        onClicked: {
            root.close()
            root.openChosen(root.file)
        }
    }

    TextButton {
        id: copyButton

        objectName: "openCopy"
        theme: root.theme
        text: qsTr("Open a copy")
        primary: true
        onClicked: {
            root.close()
            root.copyChosen(root.file)
        }
    }
}
