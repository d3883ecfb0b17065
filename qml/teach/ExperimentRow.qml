import QtQuick
import QtQuick.Layouts

/** One experiment: start it, or go back; for its author, to edit, move and delete. */
Rectangle {
    id: root

    required property Theme theme
    required property bool mayEdit
    required property string experiment
    required property string title
    required property string summary
    required property string fault
    required property bool isRunning

    signal started()
    signal backRequested()
    signal moved(int by)
    signal removed()
    signal chosen()

    objectName: "experiment-" + experiment
    height: content.height + 2 * theme.gap
    radius: theme.radius
    color: isRunning ? theme.chosen : theme.field
    border.color: isRunning ? theme.accent : theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: fault === "" ? summary : fault

    RowLayout {
        id: content

        x: root.theme.gap
        y: root.theme.gap
        width: root.width - 2 * root.theme.gap
        spacing: 0

        IconButton {
            objectName: "start-" + root.experiment
            Layout.alignment: Qt.AlignTop
            theme: root.theme
            enabled: root.fault === ""
            iconName: root.isRunning ? "reset" : "play"
            iconColor: root.theme.accent
            tip: root.isRunning ? qsTr("Leave \u201c%1\u201d: back to before").arg(root.title) : qsTr("Start \u201c%1\u201d").arg(root.title)
            onClicked: root.isRunning ? root.backRequested() : root.started()
        }

        Column {
            Layout.fillWidth: true
            Layout.leftMargin: root.theme.gap
            Layout.topMargin: root.theme.gap + 2
            Layout.bottomMargin: root.theme.gap
            Layout.alignment: Qt.AlignTop
            spacing: 2

            Text {
                width: parent.width
                text: root.title
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: root.theme.text
                font.family: root.theme.family
                font.pixelSize: root.theme.body
            }

            Text {
                width: parent.width
                visible: text !== "" && text !== root.title
                text: root.fault === "" ? root.summary : root.fault
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: root.fault === "" ? root.theme.textMuted : root.theme.warning
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
            }
        }

        RowMenuButton {
            Layout.alignment: Qt.AlignTop
            visible: root.mayEdit
            theme: root.theme
            about: root.title
            onMoved: by => root.moved(by)
            onRemoved: root.removed()
            onChosen: root.chosen()
        }
    }
}
