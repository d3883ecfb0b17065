pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The frames and comments of the canvas, behind wires and cards. */
Item {
    id: root

    /** How tall a frame's title may be, so that it covers neither the title of a frame around it nor a frame above. */
    function roomForTitle(frame: FrameBox): real {
        const bottom = frame.y + frame.head
        let room = Infinity
        for (let i = 0; i < frames.count; ++i) {
            const other = frames.itemAt(i)
            if (!other || other === frame || other.x >= frame.x + frame.width || other.x + other.width <= frame.x)
                continue
            const isAround = other.x <= frame.x && other.y <= frame.y && other.x + other.width >= frame.x + frame.width && other.y + other.height >= frame.y + frame.height
            if (isAround)
                room = Math.min(room, bottom - other.y - frame.head)
            else if (other.y + other.height <= frame.y)
                room = Math.min(room, bottom - other.y - other.height)
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
