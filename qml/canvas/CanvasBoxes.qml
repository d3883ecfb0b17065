pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The frames and comments of the canvas, behind wires and cards. */
Item {
    id: root

    /** From the top of a frame to that of the nearest frame around it; without one, there is no limit. */
    function roomForTitle(frame: Item): real {
        let room = Infinity
        for (let i = 0; i < frames.count; ++i) {
            const other = frames.itemAt(i)
            const isAround = other && other !== frame && other.x <= frame.x && other.y <= frame.y && other.x + other.width >= frame.x + frame.width && other.y + other.height >= frame.y + frame.height
            if (isAround)
                room = Math.min(room, frame.y - other.y)
        }
        return room
    }

    Item {
        Repeater {
            id: frames

            model: root.Editor.canvas.annotations.frames

            FrameBox {
                id: frame

                titleRoom: root.roomForTitle(frame)
                zoom: root.Editor.canvas.view.zoom
                titleScale: root.Editor.canvas.view.titleScale
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
                onSelectRequested: root.Editor.document.selection.select(itemId)
            }
        }
    }
}
