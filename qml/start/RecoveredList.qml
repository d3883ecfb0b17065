pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The projects with unsaved changes from earlier sessions, until they are restored or removed. */
Column {
    id: root

    required property RecoveryModel recovered

    signal restoreRequested(var changes)
    signal discardRequested(string path)

    spacing: 2
    visible: recovered.count > 0

    PaneTitle {
        text: qsTr("Unsaved changes")
        bottomPadding: root.Theme.gap
    }

    Repeater {
        model: root.recovered

        RecoveredRow {
            width: Math.min(root.width, 640)
            onRestoreRequested: root.restoreRequested({path: path, file: file, title: title})
            onDiscardRequested: root.discardRequested(path)
        }
    }

    /** A project with unsaved changes, beside the saved one. Removing it takes a second click. */
    component RecoveredRow: Rectangle {
        id: recoveredRow

        required property int index
        required property string path
        required property string file
        required property string title
        required property string where
        required property string when
        required property string holder
        required property string saved ///< when the file was saved; empty if there is no file

        signal restoreRequested()
        signal discardRequested()

        objectName: "recovered-" + index
        height: preview.y + preview.height + Theme.space
        radius: Theme.radius
        color: Theme.raised
        border.color: Theme.line
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("%1, unsaved changes from %2").arg(title).arg(when)

        Icon {
            x: 12
            anchors.verticalCenter: buttons.verticalCenter
            name: "save"
            color: recoveredRow.Theme.warning
        }

        BodyText {
            id: name

            x: 36
            anchors.verticalCenter: buttons.verticalCenter
            width: Math.min(implicitWidth, buttons.x - x - 24)
            elide: Text.ElideRight
            text: recoveredRow.title
            font.weight: Font.DemiBold
        }

        Caption {
            anchors.left: name.right
            anchors.right: buttons.left
            anchors.margins: recoveredRow.Theme.space
            anchors.baseline: name.baseline
            elide: Text.ElideMiddle
            text: qsTr("from %1, %2").arg(recoveredRow.when).arg(recoveredRow.holder !== "" ? qsTr("by %1, which may still be open").arg(recoveredRow.holder) : recoveredRow.where)
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: recoveredRow.Theme.space
            y: (44 - height) / 2
            spacing: recoveredRow.Theme.gap

            TextButton {
                objectName: "restore-" + recoveredRow.index
                text: qsTr("Restore")
                Accessible.name: qsTr("Restore %1").arg(recoveredRow.title)
                onClicked: recoveredRow.restoreRequested()
            }

            SureButton {
                objectName: "discard-" + recoveredRow.index
                idleText: qsTr("Remove")
                armedText: qsTr("Remove for good")
                Accessible.name: qsTr("%1: %2").arg(text).arg(recoveredRow.title)
                onConfirmed: recoveredRow.discardRequested()
            }
        }

        RecoveryPreview {
            id: preview

            x: 12
            y: 44
            width: parent.width - 2 * x
            path: recoveredRow.path
            file: recoveredRow.file
            when: recoveredRow.when
            saved: recoveredRow.saved
        }
    }
}
