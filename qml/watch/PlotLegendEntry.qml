import QtQuick
import Tiller.App

/** A series of a plot with its current value. A click edits it; the cross or Delete removes it. */
Pressable {
    id: root

    required property int index
    required property var modelData ///< {id, name, color}
    required property PlotItem plot
    readonly property string name: modelData.name
    readonly property color ink: modelData.color
    readonly property string value: plot?.values[index] ?? ""

    /// The width of everything but the name, which is elided if there is little space.
    readonly property real otherWidth: leftPadding + rightPadding + mark.width + digits.implicitWidth + cross.width
                                      + 3 * content.spacing

    objectName: "series-" + modelData.id
    implicitHeight: 22
    implicitWidth: label.implicitWidth + otherWidth
    radius: Theme.radius - 2
    text: root.name
    Accessible.name: root.name + ": " + root.value
    Accessible.description: qsTr("Click to edit this plot; Delete removes it.")
    onClicked: root.Editor.watch.editPlot(root.modelData.id)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Delete
    Keys.onDeletePressed: root.Editor.watch.plots.remove(root.modelData.id)

    // qmllint disable deferred-property-id
    contentItem: Item {
        Row {
            id: content

            anchors.verticalCenter: parent.verticalCenter
            spacing: 6

            Rectangle {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                width: 12
                height: 4
                radius: 2
                color: root.ink
            }
            Caption {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, Math.min(implicitWidth, root.width - root.otherWidth))
                elide: Text.ElideRight
                text: root.name
            }
            Digits {
                id: digits

                anchors.verticalCenter: parent.verticalCenter
                text: root.value
                size: root.Theme.caption
                Accessible.ignored: true
            }
            Icon {
                id: cross

                anchors.verticalCenter: parent.verticalCenter
                width: 12
                height: 12
                opacity: root.hovered || root.visualFocus ? 1 : 0
                name: "close"
                color: crossArea.containsMouse ? root.Theme.text : root.Theme.textMuted

                MouseArea {
                    id: crossArea

                    anchors.fill: parent
                    anchors.margins: -4
                    hoverEnabled: true
                    onClicked: root.Editor.watch.plots.remove(root.modelData.id)
                }
            }
        }
    }

    Tip {
        text: label.truncated ? root.name : qsTr("Edit this plot.")
        visible: root.hovered && !crossArea.containsMouse
    }
}
