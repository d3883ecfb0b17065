import QtQuick

/** Offers what an earlier session did not save, when its file is opened. */
ModalDialog {
    id: root

    property var kept: ({}) ///< as FileSession.recoverable gives it

    signal restoreChosen(var kept)
    signal savedChosen(var kept)
    signal laterChosen(var kept)

    function ask(what: var) {
        kept = what
        open()
    }

    objectName: "recovery"
    width: 520
    title: qsTr("There are changes that were not saved")
    text: qsTr("The editor ended before “%1” was saved. Its changes were kept %2; the file was saved %3.").arg(kept.title ?? "").arg(kept.when ?? "").arg(kept.savedWhen ?? "")
          + "\n\n" + qsTr("Restored changes are shown, not saved: the file stays as it is until you save. The saved file instead drops them for good. Later, you are asked again.")
    onOpened: restoreButton.forceActiveFocus(Qt.TabFocusReason)
    closePolicy: ModalDialog.NoAutoClose

    TextButton {
        objectName: "keepForLater"
        theme: root.theme
        text: qsTr("Keep for later")
        onClicked: {
            root.close()
            root.laterChosen(root.kept)
        }
    }

    TextButton {
        objectName: "showSaved"
        theme: root.theme
        text: qsTr("Show the file as saved")
        onClicked: {
            root.close()
            root.savedChosen(root.kept)
        }
    }

    TextButton {
        id: restoreButton

        objectName: "restoreKept"
        theme: root.theme
        text: qsTr("Restore")
        primary: true
        onClicked: {
            root.close()
            root.restoreChosen(root.kept)
        }
    }
}
