pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** Lines below a part of a text that has a problem. */
Item {
    id: root

    required property TextEdit edit
    required property int from
    required property int length

    /** The rectangles of the part, one for each line on the screen. */
    function pieces(): var {
        const found = []
        const last = edit.length
        let begin = edit.positionToRectangle(Math.min(from, last))
        const end = edit.positionToRectangle(Math.min(from + Math.max(1, length), last))
        const right = edit.width - edit.rightPadding
        while (begin.y < end.y) {
            found.push(Qt.rect(begin.x, begin.y, right - begin.x, begin.height))
            begin = Qt.rect(edit.leftPadding, begin.y + begin.height, 0, begin.height)
        }
        found.push(Qt.rect(begin.x, begin.y, Math.max(6, end.x - begin.x), begin.height))
        return found
    }

    Repeater {
        model: [root.edit.text, root.edit.width, root.edit.contentHeight] && root.pieces()

        Rectangle {
            required property rect modelData

            objectName: root.objectName + "-line"
            x: modelData.x
            y: modelData.y + modelData.height
            width: modelData.width
            height: 2
            color: root.Theme.error
        }
    }
}
