import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** One layer of the scene. A click makes it the current one, a double click or F2 renames it. */
Rectangle {
    id: root

    required property int index
    required property string title
    required property int itemCount
    required property bool isHidden
    required property bool isLocked
    required property bool isCurrent
    required property bool isDefault
    required property string picture
    required property string problem
    required property real opacityPercent
    required property LayerList layers
    required property int last

    property bool renaming: false
    property int opacityGesture: 0

    function isOwnKey(event: var): bool {
        return event.key === Qt.Key_F2 || event.key === Qt.Key_Delete
               || (event.modifiers === Qt.AltModifier && (event.key === Qt.Key_Up || event.key === Qt.Key_Down))
    }

    objectName: "layer-" + title
    implicitHeight: column.implicitHeight
    activeFocusOnTab: true
    color: isCurrent ? Theme.chosen : mouse.containsMouse ? Theme.hover : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: (isHidden ? qsTr("hidden, ") : "") + (isLocked ? qsTr("locked, ") : "")
                            + qsTr("%n items", "", itemCount)
    Accessible.selected: isCurrent
    Accessible.onPressAction: layers.makeCurrent(index)
    Keys.onReturnPressed: layers.makeCurrent(index)
    Keys.onEnterPressed: layers.makeCurrent(index)
    Keys.onSpacePressed: layers.setHidden(index, !isHidden)
    Keys.onShortcutOverride: event => event.accepted = isOwnKey(event) // the window has shortcuts with these keys
    Keys.onPressed: event => {
        event.accepted = isOwnKey(event)
        if (!event.accepted)
            return
        if (event.key === Qt.Key_F2)
            renaming = true
        else if (event.key === Qt.Key_Delete)
            layers.remove(index)
        else
            layers.move(index, event.key === Qt.Key_Up ? -1 : 1)
    }

    MouseArea {
        id: mouse

        anchors.fill: parent
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        hoverEnabled: true
        onClicked: event => {
            root.layers.makeCurrent(root.index)
            if (event.button === Qt.RightButton)
                menu.popup()
        }
        onDoubleClicked: root.renaming = true
    }

    Column {
        id: column

        width: root.width

        RowLayout {
            width: parent.width
            height: root.Theme.row
            spacing: 0

            IconButton {
                objectName: "hide-" + root.title
                iconName: root.isHidden ? "hidden" : "eye"
                iconColor: root.isHidden ? root.Theme.textDisabled : root.Theme.textMuted
                tip: root.isHidden
                     ? qsTr("Show %1").arg(root.title)
                     : qsTr("Hide %1 in the editor. What is hidden still acts in the simulation: obstacles still stop agents.").arg(root.title)
                onClicked: root.layers.setHidden(root.index, !root.isHidden)
            }
            IconButton {
                objectName: "lock-" + root.title
                iconName: root.isLocked ? "lock" : "unlock"
                iconColor: root.isLocked ? root.Theme.warning : root.Theme.textDisabled
                tip: root.isLocked ? qsTr("Unlock %1").arg(root.title)
                                   : qsTr("Lock %1: what is in it is shown, but the mouse cannot take it, and no edit changes it.").arg(root.title)
                onClicked: root.layers.setLocked(root.index, !root.isLocked)
            }
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.leftMargin: root.Theme.gap

                PlainText {
                    id: name

                    anchors.fill: parent
                    visible: !root.renaming
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideRight
                    text: root.title
                    color: root.isHidden ? root.Theme.textMuted : root.Theme.text
                    font.weight: root.isCurrent ? Font.DemiBold : Font.Normal
                }
                LineField {
                    objectName: "layerName-" + root.title
                    anchors.fill: parent
                    visible: root.renaming
                    value: root.title
                    Accessible.name: qsTr("Name of the layer")
                    onVisibleChanged: {
                        if (visible)
                            forceActiveFocus()
                    }
                    onActiveFocusChanged: {
                        if (!activeFocus)
                            root.renaming = false
                    }
                    onEntered: text => root.layers.rename(root.index, text)
                    onAccepted: root.renaming = false
                    Keys.onEscapePressed: event => {
                        root.renaming = false
                        event.accepted = true
                    }
                }
            }
            Icon {
                Layout.rightMargin: root.Theme.gap
                visible: root.picture !== ""
                name: root.problem === "" ? "picture" : "warning"
                color: root.problem === "" ? root.Theme.textMuted : root.Theme.warning
            }
            Caption {
                Layout.rightMargin: root.Theme.gap
                visible: !root.renaming && root.picture === ""
                text: root.itemCount
            }
            IconButton {
                objectName: "layerMore-" + root.title
                iconName: "more"
                iconColor: root.Theme.textMuted
                tip: qsTr("More for %1").arg(root.title)
                Accessible.role: Accessible.ButtonMenu
                onClicked: menu.popup(this, 0, height)
            }
        }

        RowLayout {
            width: parent.width
            visible: root.picture !== "" && root.problem === ""
            height: visible ? root.Theme.row : 0

            Caption {
                Layout.leftMargin: 2 * root.Theme.row + root.Theme.gap
                Layout.fillWidth: true
                text: qsTr("Opacity")
                elide: Text.ElideRight
            }
            DragField {
                name: "opacity-" + root.title
                Layout.rightMargin: root.Theme.space
                implicitWidth: 72 * root.Theme.scale
                value: String(root.opacityPercent)
                unit: "%"
                title: qsTr("Opacity of the picture of %1").arg(root.title)
                help: qsTr("From 0 to 100 %")
                onEntered: text => root.layers.setOpacity(root.index, Number(text.replace(",", ".")))
                onDragStarted: root.opacityGesture = root.Editor.document.beginGesture()
                onDragged: pixels => root.layers.setOpacity(root.index, root.opacityPercent + pixels, root.opacityGesture)
                onDragCanceled: root.Editor.document.cancelGesture(root.opacityGesture)
                onStepped: steps => root.layers.setOpacity(root.index, root.opacityPercent + steps)
            }
        }

        CaptionParagraph {
            width: parent.width
            visible: root.problem !== ""
            leftPadding: 2 * root.Theme.row + root.Theme.gap
            rightPadding: root.Theme.space
            bottomPadding: root.Theme.gap
            text: root.problem
            color: root.Theme.warning
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: root.activeFocus
        color: "transparent"
        border.width: 2
        border.color: root.Theme.accent
    }

    CommandMenu {
        id: menu

        entries: [{text: qsTr("Move the selection into this layer"), enabled: () => root.layers.canTake,
                run: () => root.layers.takeSelection(root.index)},
            {text: () => root.layers.pickedAgent === "" ? qsTr("Move the picked agent into this layer")
                                                        : qsTr("Move the agent %1 into this layer").arg(root.layers.pickedAgent),
                enabled: () => root.layers.pickedAgent !== "", run: () => root.layers.takeAgent(root.index)},
            {text: qsTr("Select what is in it"), enabled: () => !root.isHidden && !root.isLocked && root.itemCount > 0,
                run: () => root.layers.selectItems(root.index)},
            null,
            {text: qsTr("Rename"), run: () => root.renaming = true},
            {text: qsTr("Move up, to the front"), enabled: () => root.index > 0, run: () => root.layers.move(root.index, -1)},
            {text: qsTr("Move down, to the back"), enabled: () => root.index < root.last,
                run: () => root.layers.move(root.index, 1)},
            null,
            {text: qsTr("Remove; its items move to the default layer"), enabled: () => !root.isDefault && !root.isLocked,
                run: () => root.layers.remove(root.index)}]
    }
}
