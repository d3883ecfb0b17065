// qmllint disable unqualified type
// Qt 6.4 cannot bind delegates in popups: each has its own context.
import QtQuick
import Tiller.App

/** The earlier versions of the open file. The chosen one opens as a copy, or takes the place of the project. */
ListDialog {
    id: root

    readonly property VersionModel versions: Editor.session.versions
    readonly property bool usable: list.currentItem !== null && list.currentItem.usable

    signal copyChosen(string version)
    signal restoreChosen(string version)

    function choose(chosen: var) {
        const version = list.currentItem.path
        close()
        chosen(version)
    }

    objectName: "versionsDialog"
    title: qsTr("Earlier versions of “%1”").arg(Editor.document.name)
    text: versions.count > 0
          ? qsTr("Each save keeps the version before it: the last ten, and the last one of each day for a month.")
          : qsTr("No earlier versions yet. Each save keeps one.")
    width: Math.min(720 * Theme.scale, parent ? parent.width - 64 : 720)
    defaultButton: versions.count > 0 ? restoreButton : closeButton
    onAboutToShow: {
        versions.refresh()
        list.currentIndex = 0
        list.positionViewAtBeginning()
    }

    list.objectName: "versionList"
    listHeight: Math.max(200, (parent ? parent.height : 700) - 220 * Theme.scale)
    model: versions

    delegate: VersionRow {
        width: root.list.width - root.Theme.space
        onClicked: root.list.currentIndex = index
        onDoubleClicked: root.accept(index)
    }

    TextButton {
        id: closeButton

        objectName: "closeVersions"
        text: qsTr("Close")
        primary: list.count === 0
        onClicked: root.close()
    }

    TextButton {
        objectName: "openVersion"
        text: qsTr("Open a copy")
        visible: list.count > 0
        enabled: root.usable
        onClicked: root.choose(root.copyChosen)
    }

    TextButton {
        id: restoreButton

        objectName: "restoreVersion"
        text: qsTr("Restore")
        visible: list.count > 0
        enabled: root.usable
        primary: true
        onClicked: root.choose(root.restoreChosen)
    }

    /** An earlier version: its picture, its time, and what has changed since. */
    component VersionRow: ListRow {
        id: versionRow

        required property int index
        required property string path
        required property string when
        readonly property bool usable: preview.problem === ""
        readonly property string words: !preview.ready ? "" : !usable ? preview.problem
                                        : preview.changes !== "" ? qsTr("Since then: %1").arg(preview.changes)
                                        : qsTr("The same as the open project")

        objectName: "version-" + index
        height: 106
        radius: Theme.radius
        edge: current ? Theme.accent : Theme.line
        Accessible.name: qsTr("%1. %2").arg(when).arg(words)

        PreviewPicture {
            id: preview

            x: versionRow.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            file: versionRow.path
            later: versionRow.Editor.document
        }

        PlainText {
            id: time

            anchors.left: preview.right
            anchors.right: parent.right
            anchors.top: preview.top
            anchors.leftMargin: versionRow.Theme.wide
            anchors.rightMargin: versionRow.Theme.space
            elide: Text.ElideRight
            text: versionRow.when
            font.weight: Font.DemiBold
        }

        CaptionParagraph {
            objectName: "versionWords-" + versionRow.index
            anchors.left: time.left
            anchors.right: time.right
            anchors.top: time.bottom
            anchors.bottom: preview.bottom
            anchors.topMargin: versionRow.Theme.gap
            text: versionRow.words
            elide: Text.ElideRight
            color: versionRow.usable ? versionRow.Theme.textMuted : versionRow.Theme.error
        }
    }
}
