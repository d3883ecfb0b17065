import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The progress of what takes long, with a button to cancel it. */
RaisedBox {
    id: root

    required property string title
    required property real share ///< that is done, 0 to 1
    required property string cancelText
    required property string cancelTip
    property alias cancelName: cancelButton.objectName

    readonly property int percent: Math.floor(share * 100)

    signal canceled()

    implicitWidth: 280
    implicitHeight: 44
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%1: %2 percent").arg(title).arg(percent)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.wide - 4
        anchors.rightMargin: root.Theme.gap
        spacing: root.Theme.space

        PlainText {
            text: root.title
        }
        ShareBar {
            Layout.fillWidth: true
            share: root.share
        }
        Digits {
            text: root.percent + "%"
            size: root.Theme.caption
            Accessible.ignored: true
        }
        BarButton {
            id: cancelButton

            text: root.cancelText
            glyph: "close"
            tip: root.cancelTip
            onClicked: root.canceled()
        }
    }
}
