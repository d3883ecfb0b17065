import QtQuick
import Tiller.App

/** A field whose text filters a list. (Later releases of Qt have a SearchField of their own.) */
TextLine {
    id: root

    leftPadding: 28
    rightPadding: 28
    Accessible.name: placeholderText
    Accessible.searchEdit: true

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
