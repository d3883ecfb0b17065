import QtQuick

/** Offers what an earlier session did not save, when its file is opened. */
ModalDialog {
    id: root

    property bool answered: false ///< by a button; Esc keeps them for later
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
    text: qsTr("The editor ended before “%1” was saved. Its changes were kept %2, %3.").arg(kept.title ?? "").arg(kept.when ?? "").arg(kept.later ?? "")
          + "\n\n" + qsTr("“Restore” shows them, and the file stays as it is until you save. “Show the file as saved” discards these changes for good. “Keep for later” asks again the next time.")
    defaultButton: restoreButton
    onAboutToShow: answered = false
    onClosed: {
        if (!answered)
            laterChosen(kept)
    }

    TextButton {
        objectName: "keepForLater"
        theme: root.theme
        text: qsTr("Keep for later")
        onClicked: root.close()
    }

    SureButton {
        objectName: "showSaved"
        theme: root.theme
        words: qsTr("Show the file as saved")
        question: qsTr("Discard the changes")
        onConfirmed: {
            root.answered = true
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
            root.answered = true
            root.close()
            root.restoreChosen(root.kept)
        }
    }
}
