import QtQuick
import Tiller.App

/** A word of formulas, with its help. */
ListRow {
    id: root

    required property string shown
    required property string help

    implicitHeight: 24 * Theme.scale
    Accessible.name: shown
    Accessible.description: help

    PlainText {
        id: word

        x: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        text: root.shown
        font.family: root.Theme.monospaced
        font.pixelSize: root.Theme.caption
    }

    Caption {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: word.right
        anchors.leftMargin: root.Theme.space + 4
        anchors.right: parent.right
        anchors.rightMargin: root.Theme.space
        text: root.help
        elide: Text.ElideRight
    }
}
