import QtQuick
import QtQuick.Layouts
import Tiller.App

/** What the brush adds, and whether to the project or to the running world. */
RaisedBox {
    id: root

    required property AgentBrush brush

    objectName: "brushBar"
    implicitWidth: row.implicitWidth + 2 * root.Theme.space
    implicitHeight: row.implicitHeight + root.Theme.space
    Accessible.role: Accessible.Grouping
    Accessible.name: hint.text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: root.Theme.space
        spacing: root.Theme.space

        ChoiceBox {
            objectName: "brushType"
            visible: root.brush.agentTypes.length > 1
            choices: root.brush.agentTypes
            shown: root.brush.agentType
            Accessible.name: qsTr("Agent type that the brush adds")
            onEdited: id => root.brush.agentType = id
        }
        Caption {
            id: hint

            objectName: "brushHint"
            Layout.fillWidth: true
            text: root.brush.hint
            elide: Text.ElideRight
            color: root.Theme.text
        }
    }
}
