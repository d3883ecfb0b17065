import QtQuick
import Tiller.App

/** Offers the unsaved changes of an earlier session when their file is opened. */
ModalDialog {
    id: root

    required property FileSteps flow
    property var changes: ({}) ///< from FileSession.recoverable

    objectName: "recovery"
    width: 600 * Theme.scale
    title: qsTr("Unsaved changes were found")
    text: qsTr("The editor ended before “%1” was saved. Its unsaved changes are from %2, %3.").arg(changes.title ?? "").arg(changes.when ?? "").arg(changes.later ?? "")
          + (changes.holder ? " " + qsTr("They belong to %1, which may still be open.").arg(changes.holder) : "")
          + "\n\n" + qsTr("“Restore” shows them, and the file stays as it is until you save. “Discard” shows the file as it was saved, and these changes are gone for good. “Keep for later” asks again the next time.")
    defaultButton: restoreButton

    body: RecoveryPreview {
        width: parent ? parent.width : 0
        path: root.changes.path ?? ""
        file: root.changes.file ?? ""
        when: root.changes.when ?? ""
        saved: root.changes.saved ?? ""
    }

    onClosed: {
        if (flow.asks === "recovery")
            flow.answer("")
    }

    TextButton {
        objectName: "keepForLater"
        text: qsTr("Keep for later")
        onClicked: root.flow.answer("keepForLater")
    }

    SureButton {
        objectName: "showSaved"
        idleText: qsTr("Discard")
        armedText: qsTr("Discard the changes")
        onConfirmed: root.flow.answer("showSaved")
    }

    TextButton {
        id: restoreButton

        objectName: "restoreKept"
        text: qsTr("Restore")
        primary: true
        onClicked: root.flow.answer("restoreKept")
    }

    Connections {
        target: root.flow

        function onQuestionChanged() {
            if (root.flow.asks !== "recovery")
                return root.close()
            root.changes = {} // the same files may have other content now
            root.changes = root.flow.changes
            root.open()
        }
    }
}
