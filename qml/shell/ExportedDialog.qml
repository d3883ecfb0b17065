import QtQuick
import Tiller.App

/** Says where an exported file is, and what to do with it. */
ModalDialog {
    id: root

    property string file
    readonly property bool isPage: /\.html$/i.test(file)
    readonly property string name: file.slice(file.lastIndexOf("/") + 1)

    function show(path: string) {
        file = path
        openFailed.visible = false
        open()
    }

    objectName: "exported"
    title: qsTr("Exported “%1”").arg(name)
    width: 560 * Theme.scale
    defaultButton: closeButton

    body: Column {
        width: parent ? parent.width : 0
        spacing: root.Theme.space

        PlainText {
            objectName: "exportedFile"
            width: parent.width
            wrapMode: Text.WrapAnywhere
            text: root.file
        }

        Paragraph {
            objectName: "exportedUse"
            width: parent.width
            color: root.Theme.textMuted
            lineHeight: 1.3
            text: root.isPage ? qsTr("Open it in any browser. It needs no network and no other file: mail it, or put it on a web site.")
                              : qsTr("Your game loads this file, and its agents move exactly as here. In C++: tiller::game::World::load(\"%1\"). C, Python, JavaScript, Lua, C# and Godot have the same: docs/games/README.md shows how.")
                                .arg(root.name)
        }

        Paragraph {
            objectName: "exportedPages"
            width: parent.width
            visible: !root.isPage && text !== ""
            color: root.Theme.textMuted
            lineHeight: 1.3
            text: root.Editor.dialogs.pageHelp()
        }

        Paragraph {
            id: openFailed

            width: parent.width
            visible: false
            color: root.Theme.warning
            text: qsTr("The desktop has no program that opens it.")
        }
    }

    TextButton {
        objectName: "openExported"
        visible: root.isPage
        text: qsTr("Open the page")
        onClicked: openFailed.visible = !root.Editor.dialogs.openPage(root.file)
    }

    TextButton {
        objectName: "openExportFolder"
        text: qsTr("Open the folder")
        onClicked: openFailed.visible = !root.Editor.dialogs.openFolderOf(root.file)
    }

    TextButton {
        id: closeButton

        objectName: "closeExported"
        text: qsTr("Close")
        primary: true
        onClicked: root.close()
    }
}
