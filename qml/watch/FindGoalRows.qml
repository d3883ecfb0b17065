import QtQuick
import QtQuick.Layouts
import Tiller.App

/** A goal of a search: a number of a run, and whether it should be small, large or near a target. */
ColumnLayout {
    id: root

    required property FindGoal goal
    required property int number ///< among the goals, from 1
    required property bool alone ///< the only one: it stays

    signal removed()

    Layout.fillWidth: true
    spacing: Theme.space

    FormRow {
        label: root.alone ? qsTr("Should be") : qsTr("Goal %1").arg(root.number)

        ChoiceBox {
            objectName: "wish-" + root.number
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            choices: root.goal.wishes
            shown: root.goal.wish
            Accessible.name: qsTr("What the number should be")
            onEdited: id => root.goal.wish = id
        }
        NumberField {
            objectName: "target-" + root.number
            visible: root.goal.hasTarget
            Layout.preferredWidth: 96 * root.Theme.scale
            value: root.goal.target
            Accessible.name: qsTr("The number that it should be near")
            onTextEdited: root.goal.target = text
        }
        NumberField {
            objectName: "weight-" + root.number
            visible: !root.alone
            Layout.preferredWidth: 112 * root.Theme.scale
            value: root.goal.weight
            unit: qsTr("weight")
            Accessible.name: qsTr("How much this goal counts beside the others")
            onTextEdited: root.goal.weight = text
        }
        IconButton {
            objectName: "removeGoal-" + root.number
            visible: !root.alone
            implicitWidth: root.Theme.control
            implicitHeight: root.Theme.control
            iconName: "close"
            tip: qsTr("Remove goal %1").arg(root.number)
            onClicked: root.removed()
        }
    }
    MeasureRows {
        draft: root.goal.measure
        label: qsTr("Number")
    }
    TakeRow {
        choices: root.goal.takes
        take: root.goal.take
        hasLimit: root.goal.hasLimit
        limit: root.goal.limit
        onTaken: id => root.goal.take = id
        onLimited: text => root.goal.limit = text
    }
    Rectangle {
        visible: !root.alone
        Layout.fillWidth: true
        implicitHeight: 1
        color: root.Theme.line
    }
}
