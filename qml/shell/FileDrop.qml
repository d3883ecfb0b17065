import QtQuick
import QtQuick.Templates as T
import Tiller.App

/** Opens files that are dropped on the window, one after the other, and says so while they are over it. It takes
    nothing while a dialog or menu is open. */
Item {
    id: root

    property var dragged: [] ///< urls of the files over the window
    readonly property var files: dragged.filter(url => /\.(tiller|tiller-part|tiller-recording|json|tmj|tmx|ldtk)$/i.test(nameOf(url)))
    readonly property bool canOpen: files.length > 0
    readonly property string name: nameOf((canOpen ? files : dragged)[0] ?? "")

    signal dropped(urls: var)

    function nameOf(url: url): string {
        return decodeURIComponent(String(url).split("/").pop())
    }

    objectName: "fileDrop"

    DropArea {
        id: area

        anchors.fill: parent
        enabled: (T.Overlay.overlay?.visibleChildren.length ?? 0) === 0
        onEntered: drag => {
            drag.accepted = drag.hasUrls
            if (drag.hasUrls)
                root.dragged = Array.from(drag.urls)
        }
        onDropped: drop => {
            drop.accepted = root.canOpen
            if (root.canOpen)
                root.dropped(root.files)
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        color: Qt.alpha(root.Theme.ground, 0.7)
        border.width: 2
        border.color: root.canOpen ? root.Theme.accent : root.Theme.warning

        Paragraph {
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 4 * root.Theme.wide)
            text: root.files.length > 1 ? qsTr("Drop to open %1 files, one after the other").arg(root.files.length)
                : root.canOpen ? qsTr("Drop to open \u201c%1\u201d").arg(root.name)
                : qsTr("\u201c%1\u201d is not a project (.tiller), recording (.tiller-recording), export (.json) or map (.tmj, .tmx, .ldtk)").arg(root.name)
            horizontalAlignment: Text.AlignHCenter
            color: root.canOpen ? root.Theme.text : root.Theme.warning
            font.pixelSize: root.Theme.heading
        }
    }
}
