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
}
