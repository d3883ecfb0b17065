pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** Everything over the cards that does not zoom: rubber band, align lines, refusals, hints, focus, empty
    state. */
Item {
    id: root

    required property bool focused
    property Item corner: null ///< at the bottom right, which the hint does not cover

    Rectangle {
        objectName: "rubberBand"
        visible: width > 0 && height > 0
        x: root.Editor.canvas.rubberBand.x
        y: root.Editor.canvas.rubberBand.y
        width: root.Editor.canvas.rubberBand.width
        height: root.Editor.canvas.rubberBand.height
        color: Qt.alpha(root.Theme.accent, 0.12)
        border.color: root.Theme.accent
    }

    Item { // which cards a dragged card is in line with
        Repeater {
            model: root.Editor.canvas.guides

            Rectangle {
                required property var modelData

                objectName: "alignLine"
                x: Math.round(modelData.x1)
                y: Math.round(modelData.y1)
                width: Math.max(1, modelData.x2 - modelData.x1)
                height: Math.max(1, modelData.y2 - modelData.y1)
                color: root.Theme.mode
            }
        }
    }

    Bubble {
        objectName: "buttonTip"
        visible: root.Editor.canvas.hover.buttonTip !== ""
        text: root.Editor.canvas.hover.buttonTip
        tone: root.Theme.outline
        x: Math.max(8, Math.min(root.Editor.canvas.hover.buttonPlace.x - width / 2, root.width - width - 8))
        y: Math.min(root.Editor.canvas.hover.buttonPlace.y + 8, root.height - height - 8)
    }

    Bubble {
        objectName: "refusal"
        visible: root.Editor.canvas.refusal !== ""
        text: root.Editor.canvas.refusal
        tone: root.Theme.error
        x: Math.max(8, Math.min(root.Editor.canvas.draftEnd.x + 16, root.width - width - 8))
        y: Math.max(8, Math.min(root.Editor.canvas.draftEnd.y + 20, root.height - height - 8))
    }

    Bubble {
        objectName: "canvasHint"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: root.Theme.space
        anchors.bottomMargin: root.corner?.visible && width + 3 * root.Theme.space > root.corner.x ? root.height - root.corner.y + root.Theme.gap : root.Theme.space
        visible: root.Editor.canvas.hint !== "" && !root.Editor.canvas.drawing
        text: root.Editor.canvas.hint
        tone: root.Theme.outline
    }

    CanvasCrumbs {
        x: root.Theme.space
        y: root.Theme.space
    }

    Column { // says how to start
        anchors.centerIn: parent
        width: Math.min(parent.width - 32, 360)
        visible: root.Editor.canvas.empty
        objectName: "emptyCanvas"
        spacing: root.Theme.space

        Paragraph {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Start with an agent type")
            font.pixelSize: root.Theme.title
            font.weight: Font.DemiBold
        }

        Paragraph {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 1.3
            text: qsTr("Drag an Agent type from the palette to here, then a behavior such as Seek, and draw a "
                       + "wire from its Force to the agent's Steering. Or start with a ready group: a Flock. A right click adds "
                       + "things where you are.")
            color: root.Theme.textMuted
        }
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: 1
        border.color: root.Theme.accent
        visible: root.focused
    }
}
