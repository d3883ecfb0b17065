pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** Marks for edits, for dragged agents, and where a run differs from that of its game. A click goes to the tick;
    hovering shows what happened. */
Item {
    id: root

    required property Timeline timeline
    required property TimeRuler ruler

    property Item hoveredMark: null
    property string hoveredText

    Tip { // one for all marks: there are many, and each edit makes them anew
        parent: root.hoveredMark
        visible: root.hoveredMark !== null
        text: root.hoveredText
        delay: 100
    }

    Repeater {
        model: root.timeline.marks

        Item {
            id: mark

            required property var modelData
            required property int index

            readonly property bool drags: modelData.kind === "drag"
            readonly property bool differs: modelData.kind === "differs"

            objectName: "mark-" + index
            x: root.ruler.placeOf(modelData.tick) - width / 2
            y: 0
            width: 10
            height: 12
            visible: modelData.tick >= root.timeline.first
            Accessible.role: Accessible.Button
            Accessible.name: modelData.text
            Accessible.onPressAction: root.timeline.goTo(modelData.tick)

            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 2
                width: mark.differs ? 3 : 7
                height: mark.differs ? root.height - 4 : 7
                radius: mark.drags ? 3.5 : mark.differs ? 1.5 : 0
                rotation: mark.drags || mark.differs ? 0 : 45
                color: mark.drags ? root.Theme.agentType : mark.differs ? root.Theme.error : root.Theme.behavior
                border.width: hover.hovered ? 1 : 0
                border.color: root.Theme.text
            }
            HoverHandler {
                id: hover

                onHoveredChanged: {
                    if (hovered) {
                        root.hoveredText = mark.modelData.text
                        root.hoveredMark = mark
                    } else if (root.hoveredMark === mark) {
                        root.hoveredMark = null
                    }
                }
            }
            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.timeline.goTo(mark.modelData.tick)
            }
        }
    }
}
