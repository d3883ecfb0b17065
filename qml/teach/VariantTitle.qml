import QtQuick
import Tiller.App

/** The name of a compared run, how its settings differ from the other run, and what it has counted. */
Rectangle {
    id: root

    required property string name
    required property string difference
    required property string counted
    property int endMargin: 0 ///< for a button at the right

    property real minimumHeight: 0
    readonly property real neededHeight: Math.max(Theme.row, words.height + Theme.space)

    implicitHeight: Math.max(neededHeight, minimumHeight)
    color: Theme.raised
    Accessible.role: Accessible.Heading
    Accessible.name: name + (difference === "" ? "" : ": " + difference)

    Column {
        id: words

        x: root.Theme.space + 4
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - 2 * x - root.endMargin

        CaptionParagraph {
            width: parent.width
            text: root.difference === "" ? root.name : root.name + ": " + root.difference
            maximumLineCount: 2
            elide: Text.ElideRight
            color: root.Theme.text
            font.weight: Font.DemiBold
        }
        CaptionParagraph { // always there: the height must not change while the world runs
            objectName: "counted"
            width: parent.width
            visible: root.Editor.teaching.lesson.countsShown
            text: root.counted
            maximumLineCount: 2
            elide: Text.ElideRight
            color: root.Theme.text
        }
    }

    Line {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
