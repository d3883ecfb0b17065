import QtQuick
import Tiller.App

/** A setting: its title at the left, its control at the right. */
Item {
    id: root

    required property string title
    default property alias control: holder.data

    implicitHeight: Theme.row

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        text: root.title
    }

    Item {
        id: holder

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: childrenRect.width
        height: childrenRect.height
    }
}
