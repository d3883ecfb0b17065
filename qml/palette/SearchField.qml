import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A field to search in. */
TextField {
    id: root

    required property Theme theme

    implicitHeight: theme.control
    leftPadding: 28
    rightPadding: 28
    topPadding: 0
    bottomPadding: 0
    verticalAlignment: TextInput.AlignVCenter
    font.family: theme.family
    font.pixelSize: theme.body
    color: theme.text
    placeholderTextColor: theme.textMuted
    selectionColor: theme.accent
    selectedTextColor: theme.textOnAccent
    selectByMouse: true
    Accessible.name: placeholderText
    Accessible.searchEdit: true

    background: Rectangle {
        radius: root.theme.radius
        color: root.theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.theme.accent : root.theme.outline
    }

    Icon {
        x: 7
        anchors.verticalCenter: parent.verticalCenter
        name: "search"
        color: root.theme.textMuted
    }

    IconButton {
        anchors.right: parent.right
        width: 26
        height: parent.height
        visible: root.text !== ""
        theme: root.theme
        iconName: "close"
        tip: qsTr("Clear the search")
        focusPolicy: Qt.NoFocus
        onClicked: root.clear()
    }
}
