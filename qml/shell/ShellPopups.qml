import QtQuick
import Tiller.App

/** The command palette, the dialogs for keys and settings, and what takes long. */
Item {
    id: root

    readonly property alias commands: commands
    readonly property alias keys: keys
    readonly property alias shortcuts: shortcuts
    readonly property alias settings: settings

    CommandPalette {
        id: commands

        onNodeChosen: type => root.Editor.canvas.adder.addNodeInView(type)
        onCardChosen: node => {
            root.Editor.document.selection.select(node)
            root.Editor.canvas.centerOn(node, 0)
        }
    }

    KeysDialog {
        id: keys

        onShortcutsRequested: shortcuts.open()
    }

    ShortcutsDialog {
        id: shortcuts
    }

    SettingsDialog {
        id: settings

        onShortcutsRequested: shortcuts.open()
    }

    LongWorkDialog {}

    /** Says what takes long, and cancels it. */
    component LongWorkDialog: ModalDialog {
        id: longWorkDialog

        readonly property LongWork work: Editor.document.work

        objectName: "longWork"
        title: work.what
        text: qsTr("Large files take a while. %1").arg(work.whenCanceled)
        defaultButton: cancelButton
        onClosed: { // by Escape, if it is not done
            if (work.what !== "")
                work.cancel()
        }

        TextButton {
            id: cancelButton

            objectName: "cancelWork"
            text: qsTr("Cancel")
            onClicked: longWorkDialog.work.cancel()
        }

        Connections {
            target: longWorkDialog.work

            function onChanged() {
                if (longWorkDialog.work.what !== "")
                    longWorkDialog.open()
                else
                    longWorkDialog.close()
            }
        }
    }
}
