import QtQuick
import QtQuick.Templates as T

/** Takes a file that is dropped on the window, and says so while it hovers; none while a dialog or
    menu is open. */
Item {
    id: root

    required property Theme theme

    property url held ///< what hovers
    readonly property string name: decodeURIComponent(String(held).split("/").pop())
    readonly property bool fits: /\.(tiller|json)$/i.test(name)

    signal dropped(url url)

    objectName: "fileDrop"

    DropArea {
        id: area

        anchors.fill: parent
        enabled: (T.Overlay.overlay?.visibleChildren.length ?? 0) === 0
        onEntered: drag => {
            drag.accepted = drag.hasUrls
            if (drag.hasUrls)
                root.held = drag.urls[0]
        }
        onDropped: drop => {
            drop.accepted = root.fits
            if (root.fits)
                root.dropped(drop.urls[0])
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: area.containsDrag
        color: Qt.alpha(root.theme.ground, 0.7)
        border.width: 2
        border.color: root.fits ? root.theme.accent : root.theme.warning

        Text {
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 4 * root.theme.wide)
            text: root.fits ? qsTr("Drop to open \u201c%1\u201d").arg(root.name)
                            : qsTr("\u201c%1\u201d is no Tiller project (.tiller) or export (.json)").arg(root.name)
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            color: root.fits ? root.theme.text : root.theme.warning
            font.family: root.theme.family
            font.pixelSize: root.theme.heading
        }
    }
}
