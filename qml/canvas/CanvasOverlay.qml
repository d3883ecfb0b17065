import QtQuick
import Tiller.App

/** What lies over the cards and is not zoomed: rubber band, lines, refusal, hints, focus, empty state. */
Item {
    id: root

    required property Theme theme
    required property CanvasController canvas
    required property bool focused

    Rectangle {
        objectName: "rubberBand"
        visible: width > 0 && height > 0
        x: root.canvas.rubberBand.x
        y: root.canvas.rubberBand.y
        width: root.canvas.rubberBand.width
        height: root.canvas.rubberBand.height
        color: Qt.alpha(root.theme.accent, 0.12)
        border.color: root.theme.accent
    }

    AlignLines {
        anchors.fill: parent
        lines: root.canvas.guides
        color: root.theme.mode
    }

    Bubble {
        objectName: "buttonTip"
        theme: root.theme
        visible: root.canvas.buttonTip !== ""
        text: root.canvas.buttonTip
        tone: root.theme.outline
        x: Math.max(8, Math.min(root.canvas.buttonPlace.x - width / 2, root.width - width - 8))
        y: Math.min(root.canvas.buttonPlace.y + 8, root.height - height - 8)
    }

    Bubble {
        objectName: "refusal"
        theme: root.theme
        visible: root.canvas.refusal !== ""
        text: root.canvas.refusal
        tone: root.theme.error
        x: Math.max(8, Math.min(root.canvas.draftEnd.x + 16, root.width - width - 8))
        y: Math.max(8, Math.min(root.canvas.draftEnd.y + 20, root.height - height - 8))
    }

    Bubble {
        objectName: "canvasHint"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: root.theme.space
        theme: root.theme
        visible: root.canvas.hint !== "" && !root.canvas.drawing
        text: root.canvas.hint
        tone: root.theme.outline
    }

    EmptyCanvas {
        anchors.centerIn: parent
        width: Math.min(parent.width - 32, 360)
        theme: root.theme
        visible: root.canvas.empty
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: 1
        border.color: root.theme.accent
        visible: root.focused
    }
}
