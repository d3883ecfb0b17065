import QtQuick
import Tiller.App

/** Says that the editor crashed, and where the report is, until the person has seen it. */
RaisedBox {
    id: root

    readonly property CrashReports crashes: Editor.session.crashes

    signal reportRequested()

    objectName: "crashNotice"
    visible: crashes.unseen
    height: texts.height + 2 * Theme.space
    Accessible.role: Accessible.Notification
    Accessible.name: head.text

    Icon {
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        name: "warning"
        color: root.Theme.warning
    }

    Column {
        id: texts

        x: 36
        y: root.Theme.space
        width: buttons.x - x - root.Theme.space
        spacing: root.Theme.gap

        Paragraph {
            id: head

            width: parent.width
            text: qsTr("Tiller ended unexpectedly %1").arg(root.crashes.when)
            font.weight: Font.DemiBold
        }

        Caption {
            width: parent.width
            wrapMode: Text.WrapAnywhere
            text: qsTr("The report stays on this computer: %1").arg(root.crashes.latest)
        }
    }

    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        spacing: root.Theme.gap

        TextButton {
            objectName: "showCrashReport"
            text: qsTr("Show the report")
            onClicked: root.reportRequested()
        }

        TextButton {
            objectName: "dismissCrash"
            text: qsTr("Dismiss")
            onClicked: root.crashes.markSeen()
        }
    }
}
