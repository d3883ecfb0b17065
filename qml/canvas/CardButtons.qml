pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** Mute and solo in the header of a card. They only draw: the canvas finds by geometry which one is clicked
    (card_buttons.h has the places). */
Row {
    id: root

    required property string nodeId
    required property bool showAll ///< also those that are off
    required property bool muted
    required property bool solo
    required property bool soloable

    spacing: 2
    layoutDirection: Qt.RightToLeft

    component Letter: Rectangle {
        id: letter

        required property string text
        required property string name
        required property bool on
        required property color tone

        width: 20
        height: 20
        radius: root.Theme.radius - 2
        opacity: on || root.showAll ? 1 : 0
        color: on ? tone : root.Theme.raised
        border.width: 1
        border.color: on ? tone : root.Theme.outline
        Accessible.role: Accessible.CheckBox
        Accessible.name: name
        Accessible.checkable: true
        Accessible.checked: on

        Caption {
            anchors.centerIn: parent
            text: letter.text
            color: letter.on ? root.Theme.textOnAccent : root.Theme.textMuted
            font.weight: Font.DemiBold
        }
    }

    Letter {
        objectName: "solo-" + root.nodeId
        visible: root.soloable
        text: qsTr("S", "solo")
        name: qsTr("Solo")
        on: root.solo
        tone: root.Theme.warning
    }

    Letter {
        objectName: "mute-" + root.nodeId
        text: qsTr("M", "mute")
        name: qsTr("Mute")
        on: root.muted
        tone: root.Theme.error
    }
}
