import QtQuick
import Tiller.App

/** Makes a parameter of a setting, which the panel shows, or lets the setting go. */
IconButton {
    id: root

    required property string title
    required property bool onPanel

    implicitWidth: 24
    implicitHeight: 24
    iconName: "slider"
    iconColor: onPanel ? Theme.accent : Theme.textMuted
    tip: onPanel ? qsTr("No longer drive \u201c%1\u201d by a parameter").arg(title)
                 : qsTr("Make \u201c%1\u201d a parameter, with a slider beside the world").arg(title)

    Rectangle {
        anchors.fill: parent
        z: -2
        color: root.Theme.panel
    }
}
