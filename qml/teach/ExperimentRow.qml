import QtQuick
import QtQuick.Layouts
import Tiller.App

/** One experiment: a button to start or leave it, and a menu for its author to edit, move and delete it. */
Rectangle {
    id: root

    required property bool mayEdit
    required property string experiment
    required property string title
    required property string summary
    required property string fault
    required property bool isRunning

    signal started()
    signal compared() ///< start, beside the settings before
    signal backRequested()
    signal moved(int by)
    signal removed()
    signal chosen()

    objectName: "experiment-" + experiment
    height: content.height + 2 * Theme.gap
    radius: Theme.radius
    color: isRunning ? Theme.chosen : Theme.field
    border.color: isRunning ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: fault === "" ? summary : fault

    RowLayout {
        id: content

        x: root.Theme.gap
        y: root.Theme.gap
        width: root.width - 2 * root.Theme.gap
        spacing: 0

        IconButton {
            objectName: "start-" + root.experiment
            Layout.alignment: Qt.AlignTop
            enabled: root.fault === ""
            iconName: root.isRunning ? "reset" : "play"
            iconColor: root.Theme.accent
            tip: root.isRunning ? qsTr("Leave \u201c%1\u201d").arg(root.title) : qsTr("Start \u201c%1\u201d").arg(root.title)
            onClicked: root.isRunning ? root.backRequested() : root.started()
        }

        Column {
            Layout.fillWidth: true
            Layout.leftMargin: root.Theme.gap
            Layout.topMargin: root.Theme.gap + 2
            Layout.bottomMargin: root.Theme.gap
            Layout.alignment: Qt.AlignTop
            spacing: 2

            BodyText {
                width: parent.width
                text: root.title
                wrapMode: Text.Wrap
            }

            Caption {
                width: parent.width
                visible: text !== "" && text !== root.title
                text: root.fault === "" ? root.summary : root.fault
                wrapMode: Text.Wrap
                color: root.fault === "" ? root.Theme.textMuted : root.Theme.warning
            }
        }

        RowMenuButton {
            Layout.alignment: Qt.AlignTop
            visible: root.mayEdit
            title: root.title
            comparable: root.fault === "" && !root.isRunning
            onCompared: root.compared()
            onMoved: by => root.moved(by)
            onRemoved: root.removed()
            onChosen: root.chosen()
        }
    }
}
