pragma ComponentBehavior: Bound

import QtQuick

/** Mute and solo in the header of a card. They only show: the canvas finds by geometry what is clicked (card_buttons.h
    has the places). */
Row {
    id: root

    required property Theme theme
    required property string nodeId
    required property bool all ///< else only what is on
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
        radius: root.theme.radius - 2
        opacity: on || root.all ? 1 : 0
        color: on ? tone : root.theme.raised
        border.width: 1
        border.color: on ? tone : root.theme.outline
        Accessible.role: Accessible.CheckBox
        Accessible.name: name
        Accessible.checkable: true
        Accessible.checked: on

        Text {
            anchors.centerIn: parent
            text: letter.text
            color: letter.on ? root.theme.textOnAccent : root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
            font.weight: Font.DemiBold
        }
    }

    Letter {
        objectName: "solo-" + root.nodeId
        visible: root.soloable
        text: qsTr("S", "solo")
        name: qsTr("Solo")
        on: root.solo
        tone: root.theme.warning
    }

    Letter {
        objectName: "mute-" + root.nodeId
        text: qsTr("M", "mute")
        name: qsTr("Mute")
        on: root.muted
        tone: root.theme.error
    }
}
