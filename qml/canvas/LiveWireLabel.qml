import QtQuick

/** What a wire carries for the picked agent: under its weight, or on it where it has none. Over the
    card of its agent type, what the maximum force cuts off. */
Rectangle {
    id: root

    required property Theme theme
    required property bool shown
    required property string linkId
    required property real middleX
    required property real middleY
    required property string text
    required property string liveState
    required property bool isForce

    readonly property bool isCut: liveState === "cut"
    readonly property bool counts: liveState === "force" || liveState === "yes" || isCut
    readonly property color ink: isCut ? theme.warning : !counts ? theme.textMuted
                                 : isForce ? theme.behavior : theme.condition

    objectName: (isCut ? "cut-" : "liveLink-") + linkId
    x: isCut ? middleX : middleX - width / 2
    y: middleY + (isCut ? -height - 3 : isForce ? 13 : -height / 2)
    width: label.implicitWidth + 12
    height: 20
    radius: 4
    visible: shown && text !== ""
    transformOrigin: isCut ? Item.BottomLeft : isForce ? Item.Top : Item.Center
    color: theme.panel
    border.width: counts ? 1 : 0
    border.color: ink
    Accessible.role: Accessible.Indicator
    Accessible.name: text

    Text {
        id: label

        anchors.centerIn: parent
        text: root.text
        textFormat: Text.PlainText
        color: root.counts ? root.theme.text : root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
        font.weight: root.counts ? Font.DemiBold : Font.Normal
    }
}
