pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The frames and comments of the canvas, behind wires and cards. */
Item {
    id: root

    /** How far it is from the bottom of a frame's title up to a frame above it, and to the title of a frame around
        it: {above, around}. */
    function roomForTitle(frame: FrameBox): var {
        const bottom = frame.y + frame.head
        const room = {above: Infinity, around: Infinity}
        for (let i = 0; i < frames.count; ++i) {
            const other = frames.itemAt(i)
            if (!other || other === frame || other.x >= frame.x + frame.width || other.x + other.width <= frame.x)
                continue
            const isAround = other.x <= frame.x && other.y <= frame.y && other.x + other.width >= frame.x + frame.width && other.y + other.height >= frame.y + frame.height
            if (isAround)
                room.around = Math.min(room.around, bottom - other.y - frame.head)
            else if (other.y + other.height <= frame.y)
                room.above = Math.min(room.above, bottom - other.y - other.height)
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
