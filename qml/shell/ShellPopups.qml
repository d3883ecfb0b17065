import QtQuick
import Tiller.App

/** The command palette, the dialogs for keys and settings, and what takes long. */
Item {
    id: root

    required property WindowState window
    required property var groups ///< of actions

    function openCommands() {
        commands.open()
    }

    CommandPalette {
        id: commands

        groups: root.groups
        canAdd: root.window.editing
        onNodeChosen: type => root.Editor.canvas.adder.addNodeInView(type)
        onCardChosen: node => {
            root.Editor.document.selection.select(node)
            root.Editor.canvas.centerOn(node, 0)
        }
    }

    KeysDialog {
        id: keys

        groups: root.groups
        onShortcutsRequested: shortcuts.open()
    }

    ShortcutsDialog {
        id: shortcuts

        groups: root.groups
    }

    SettingsDialog {
        id: settings

        onShortcutsRequested: shortcuts.open()
    }

    LongWorkDialog {}

    Connections {
        target: root.window

        function onKeysRequested() {
            keys.open()
        }

        function onShortcutsRequested() {
            shortcuts.open()
        }

        function onSettingsRequested() {
            settings.open()
        }
    }

    /** Says what takes long, and cancels it. */
    component LongWorkDialog: ModalDialog {
        id: root

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
            onClicked: root.work.cancel()
        }

        Connections {
            target: root.work

            function onChanged() {
                if (root.work.what !== "")
                    root.open()
                else
                    root.close()
            }
        }
    }
}
