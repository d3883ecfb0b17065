pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The frames and comments of the canvas, behind wires and cards. */
Item {
    id: root

    Item {
        Repeater {
            model: root.Editor.canvas.annotations.frames

            FrameBox {
                view: root.Editor.canvas.view
                onSelectRequested: root.Editor.document.selection.select(itemId)
            }
        }
    }

    Item {
        Repeater {
            model: root.Editor.canvas.annotations.comments

            CommentBox {
                zoom: root.Editor.canvas.view.zoom
                legible: root.Editor.canvas.view.zoom >= 0.4
                textSize: root.Editor.canvas.view.textSize
                onSelectRequested: root.Editor.document.selection.select(itemId)
            }
        }
    }
}
