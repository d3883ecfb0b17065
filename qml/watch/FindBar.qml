import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The goals of the last search, and its buttons. */
RowLayout {
    id: root

    readonly property ValueFinder finder: Editor.watch.finder

    spacing: 2

    Caption {
        objectName: "findGoals"
        Layout.fillWidth: true
        text: root.finder.goals
        elide: Text.ElideRight
    }
    BarButton {
        objectName: "pauseFind"
        visible: root.finder.running
        text: root.finder.paused ? qsTr("Continue") : qsTr("Pause the search")
        glyph: root.finder.paused ? "play" : "pause"
        tip: text
        onClicked: root.finder.setPaused(!root.finder.paused)
    }
    BarButton {
        objectName: "cancelFind"
        visible: root.finder.running
        text: qsTr("Stop the search")
        glyph: "stop"
        tip: qsTr("Stop. The best so far stay.")
        onClicked: root.finder.cancel()
    }
    BarButton {
        objectName: "editFind"
        visible: !root.finder.running
        text: qsTr("Search again…")
        glyph: "reset"
        tip: qsTr("Change goals, bounds or time, and search again.")
        onClicked: root.finder.edit()
    }
}
