import QtQuick
import Tiller.App

/** A node type in the palette: drag it onto the canvas, or double-click it. */
Item {
    id: root

    required property string type
    required property string title
    required property string help
    required property string kind
    required property string formula
    required property string words
    property bool current: false
    property bool draggable: false ///< else the row below the mouse becomes the current one

    signal chosen()
    signal pointed()
    signal dragged(point place)
    signal dropped(point place)

    implicitHeight: Theme.control
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: help
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        radius: root.Theme.radius - 2
        color: (root.draggable && mouse.containsMouse) || root.current ? root.Theme.hover : "transparent"
    }

    Rectangle {
        x: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        width: 8
        height: 8
        radius: 2
        color: root.Theme.colors.ofKind(root.kind)
    }

    PlainText {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.wide + 8
        verticalAlignment: Text.AlignVCenter
        text: root.title
        elide: Text.ElideRight
    }

    MouseArea {
        id: mouse

        property bool moved: false

        anchors.fill: parent
        hoverEnabled: true
        preventStealing: root.draggable
        onPressed: moved = false
        onPositionChanged: event => {
            root.pointed()
            if (!pressed || !root.draggable)
                return
            moved = moved || Math.abs(event.x - width / 2) > width / 2 || Math.abs(event.y - height / 2) > height
            if (moved)
                root.dragged(mapToItem(null, event.x, event.y))
        }
        onReleased: event => {
            if (moved)
                root.dropped(mapToItem(null, event.x, event.y))
            moved = false
        }
        onClicked: {
            if (!root.draggable)
                root.chosen()
        }
        onDoubleClicked: {
            if (root.draggable)
                root.chosen()
        }
    }

    Tip {
        beside: true
        visible: mouse.containsMouse && !mouse.pressed
        delay: 700
        text: root.help + (root.formula === "" ? "" : "\n\n" + root.formula)
              + (root.words === "" ? "" : "\n\n" + qsTr("Also: %1").arg(root.words))
              + (root.draggable ? "\n\n" + qsTr("Drag it onto the canvas, or double-click.") : "")
    }
}
