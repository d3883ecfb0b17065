import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A search field. */
TextField {
    id: root

    implicitHeight: Theme.control
    leftPadding: 28
    rightPadding: 28
    topPadding: 0
    bottomPadding: 0
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.family
    font.pixelSize: Theme.body
    color: Theme.text
    placeholderTextColor: Theme.textMuted
    selectionColor: Theme.accent
    selectedTextColor: Theme.textOnAccent
    selectByMouse: true
    Accessible.name: placeholderText
    Accessible.searchEdit: true

    background: Rectangle {
        radius: root.Theme.radius
        color: root.Theme.field
        border.width: root.activeFocus ? 2 : 1
        border.color: root.activeFocus ? root.Theme.accent : root.Theme.outline
    }

    Icon {
        x: 7
        anchors.verticalCenter: parent.verticalCenter
        name: "search"
        color: root.Theme.textMuted
    }

    IconButton {
        anchors.right: parent.right
        width: 26
        height: parent.height
        visible: root.text !== ""
        iconName: "close"
        tip: qsTr("Clear the search")
        focusPolicy: Qt.NoFocus
        onClicked: root.clear()
    }
}
