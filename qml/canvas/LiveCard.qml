import QtQuick
import Tiller.App

/** The state of a card for the picked agent: its number in a flag at the lower edge. */
Item {
    id: root

    required property bool detailed
    required property real markScale ///< zoomed out, the flag grows: it is as large as a weight
    required property int order
    required property string nodeId
    required property rect box
    required property string liveState
    required property string number
    required property string kind
    required property string title

    readonly property bool isUsed: liveState === "used"
    readonly property bool isCondition: kind === "condition"
    readonly property string word: isCondition ? (liveState === "inactive" ? qsTr("false") : qsTr("true"))
        : liveState === "inactive" ? (kind === "target" ? qsTr("no target") : qsTr("inactive"))
        : liveState === "active" && kind === "behavior" ? qsTr("skipped") : ""

    objectName: "liveCard-" + nodeId
    x: box.x
    y: box.y
    z: order + 0.5 // on its card, below the cards over that
    width: box.width
    height: box.height

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height / 2
        scale: root.markScale
        width: flagText.implicitWidth + 14
        height: 20
        radius: 10
        visible: root.detailed && flagText.text !== ""
        color: root.isUsed ? root.Theme.colors.ofKind(root.kind) : root.Theme.panel
        border.width: root.isUsed ? 0 : 1
        border.color: root.Theme.outline
        Accessible.role: Accessible.Indicator
        Accessible.name: root.title + ": " + flagText.text

        Caption {
            id: flagText

            anchors.centerIn: parent
            text: root.number === "" ? root.word : root.word === "" ? root.number : root.number + "  " + root.word
            color: root.isUsed ? root.Theme.textOnAccent : root.Theme.textMuted
            font.weight: Font.DemiBold
        }
    }
}
