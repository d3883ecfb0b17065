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

        RaisedBox { // a project with unsaved changes, beside the saved one; removing it takes a second click
            id: row

            required property int index
            required property string path
            required property string file
            required property string title
            required property string where
            required property string when
            required property string holder
            required property string saved ///< when the file was saved; empty if there is no file

            objectName: "recovered-" + index
            width: Math.min(root.width, 640)
            height: preview.y + preview.height + root.Theme.space
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1, unsaved changes from %2").arg(title).arg(when)

            Icon {
                x: 12
                anchors.verticalCenter: buttons.verticalCenter
                name: "save"
                color: root.Theme.warning
            }

            PlainText {
                id: name

                x: 36
                anchors.verticalCenter: buttons.verticalCenter
                width: Math.min(implicitWidth, buttons.x - x - 24)
                elide: Text.ElideRight
                text: row.title
                font.weight: Font.DemiBold
            }

            Caption {
                anchors.left: name.right
                anchors.right: buttons.left
                anchors.margins: root.Theme.space
                anchors.baseline: name.baseline
                elide: Text.ElideMiddle
                text: qsTr("from %1, %2").arg(row.when).arg(row.holder !== "" ? qsTr("by %1, which may still be open").arg(row.holder) : row.where)
            }

            Row {
                id: buttons

                anchors.right: parent.right
                anchors.rightMargin: root.Theme.space
                y: (44 - height) / 2
                spacing: root.Theme.gap

                TextButton {
                    objectName: "restore-" + row.index
                    text: qsTr("Restore")
                    Accessible.name: qsTr("Restore %1").arg(row.title)
                    onClicked: root.restoreRequested({path: row.path, file: row.file, title: row.title})
                }

                SureButton {
                    objectName: "discard-" + row.index
                    idleText: qsTr("Remove")
                    armedText: qsTr("Remove for good")
                    Accessible.name: qsTr("%1: %2").arg(text).arg(row.title)
                    onConfirmed: root.discardRequested(row.path)
                }
            }

            RecoveryPreview {
                id: preview

                x: 12
                y: 44
                width: parent.width - 2 * x
                path: row.path
                file: row.file
                when: row.when
                saved: row.saved
            }
        }
    }
}
