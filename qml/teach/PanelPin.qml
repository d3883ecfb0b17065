import QtQuick
import Tiller.App

/** Puts a setting on the panel beside the world, or takes it off. */
IconButton {
    id: root

    required property string title
    required property bool onPanel

    implicitWidth: 24
    implicitHeight: 24
    iconName: "slider"
    iconColor: onPanel ? Theme.accent : Theme.textMuted
    tip: onPanel ? qsTr("Take \u201c%1\u201d off the panel").arg(title)
                 : qsTr("Put \u201c%1\u201d on the panel beside the world").arg(title)

    Rectangle {
        anchors.fill: parent
        z: -2
        color: root.Theme.panel
    }
}
