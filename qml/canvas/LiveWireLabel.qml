// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import Tiller.App

/** The value that a wire carries for the picked agent: below its weight, or in the middle of a wire without
    weight. Over the card of the agent type it shows how much the maximum force cuts off. */
Rectangle {
    id: root

    required property bool shown
    required property string linkId
    required property real middleX
    required property real middleY
    required property string text
    required property string help
    required property string liveState
    required property bool isForce
    required property MouseArea mouse ///< lies over the canvas, and takes all that hovers

    readonly property bool isCut: liveState === "cut"
    readonly property bool counts: liveState === "force" || liveState === "yes" || isCut
    readonly property color ink: isCut ? Theme.warning : !counts ? Theme.textMuted
                                 : isForce ? Theme.behavior : Theme.condition
    // The weight is in the middle. A label stays off the cards at its wire: it is above, where below is less room.
    readonly property real below: middleY + 13 * scale
    readonly property real above: middleY - 13 * scale - height * scale
    readonly property bool isAbove: shown && isForce && !isCut && covered(above) < covered(below)

    readonly property bool hovered: visible && help !== "" && mouse.containsMouse
                                    && contains(mapFromItem(mouse, mouse.mouseX, mouse.mouseY))

    property int revision: 0 ///< of the cards

    function covered(top: real): real {
        void revision
        return root.Editor.canvas.coveredCards(Qt.rect(middleX - width * scale / 2, top, width * scale, height * scale))
    }

    objectName: (isCut ? "cut-" : "liveLink-") + linkId
    x: isCut ? middleX : middleX - width / 2
    y: isCut ? middleY - height - 3 : !isForce ? middleY - height / 2 : isAbove ? above : below
    width: label.implicitWidth + 12
    height: 20
    radius: 4
    visible: shown && text !== ""
    transformOrigin: isCut ? Item.BottomLeft : isForce ? Item.Top : Item.Center
    color: Theme.panel
    border.width: counts ? 1 : 0
    border.color: ink
    Accessible.role: Accessible.Indicator
    Accessible.name: help !== "" ? help : text

    Caption {
        id: label

        anchors.centerIn: parent
        text: root.text
        color: root.counts ? root.Theme.text : root.Theme.textMuted
        font.weight: root.counts ? Font.DemiBold : Font.Normal
    }

    Loader {
        active: root.hovered
        sourceComponent: Tip {
            parent: root
            visible: true
            text: root.help
        }
    }

    Connections {
        target: root.Editor.canvas

        function onContentChanged() {
            root.revision += 1
        }
    }
}
