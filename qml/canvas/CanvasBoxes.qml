pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The frames of the canvas, and on them the comments: behind wires and cards. */
Item {
    id: root

    required property Theme theme
    required property CanvasController canvas
    required property Document document

    Item {
        Repeater {
            model: root.canvas.annotations.frames

            FrameBox {
                theme: root.theme
                zoom: root.canvas.zoom
                markScale: root.canvas.markScale
                onSelectRequested: root.document.selection.select(itemId)
            }
        }
    }

    Item {
        Repeater {
            model: root.canvas.annotations.comments

            CommentBox {
                theme: root.theme
                zoom: root.canvas.zoom
                legible: root.canvas.zoom >= 0.4
                onSelectRequested: root.document.selection.select(itemId)
            }
        }
    }
}
