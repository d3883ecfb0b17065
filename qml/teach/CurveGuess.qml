import QtQuick
import Tiller.App

/** Axes to sketch a curve on. The run draws its own over the sketch. */
Column {
    id: root

    required property Lesson lesson

    spacing: Theme.gap

    Caption {
        width: root.width
        text: sketch.title
        elide: Text.ElideRight
    }

    Row {
        visible: !root.lesson.locked
        spacing: root.Theme.space

        Caption {
            text: qsTr("your curve")
            color: root.Theme.accent
            font.weight: Font.DemiBold
        }

        Caption {
            text: qsTr("the run")
            color: root.Theme.warning
            font.weight: Font.DemiBold
        }
    }

    SketchItem {
        id: sketch

        objectName: "sketch"
        width: root.width
        height: Math.min(220 * root.Theme.scale, Math.max(140, width * 0.55))
        lesson: root.lesson
        simulation: root.Editor.simulation
        activeFocusOnTab: root.lesson.locked
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Sketch of %1").arg(title)
        Accessible.description: qsTr("Left and right go along the time, up and down set the value.")
        Accessible.focusable: true
    }

    Row {
        visible: root.lesson.locked
        spacing: root.Theme.space

        TextButton {
            objectName: "submitCurve"
            enabled: sketch.drawn
            primary: sketch.drawn
            text: qsTr("This is my curve")
            onClicked: sketch.submit()
        }

        TextButton {
            objectName: "clearCurve"
            visible: sketch.drawn
            text: qsTr("Clear")
            onClicked: sketch.clear()
        }
    }

    Caption {
        width: root.width
        visible: root.lesson.locked && !sketch.drawn
        text: qsTr("Draw with the mouse over the axes.")
        wrapMode: Text.Wrap
    }
}
