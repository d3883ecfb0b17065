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

    WorkDialog {
        readonly property LongWork work: root.Editor.document.work

        objectName: "longWork"
        running: work.what !== ""
        title: work.what
        text: qsTr("Large files take a while. %1").arg(work.whenCanceled)
        cancelName: "cancelWork"
        onCanceled: work.cancel()
    }
}
