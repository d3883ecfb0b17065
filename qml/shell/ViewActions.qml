import QtQuick
import Tiller.App

/** Actions that change what the window shows. */
ActionGroup {
    id: root

    required property WindowState window
    required property AgentsItem world
    required property string fitKeys ///< the keys that fit the world now, which it borrows from the canvas
    readonly property OverlayChoices choices: OverlayChoices {}
    property alias dark: dark
    property alias fitWorld: fitWorld

    function choice(overlay: string): var {
        return choices.list.find(each => each.overlay === overlay)
    }

    title: qsTr("&View")

    KeyAction {
        objectName: "actionLayout"
        words: qsTr("layout, panes, full")
        text: qsTr("&Next of canvas, viewport or both")
        keys: "F6"
        enabled: root.window.editing
        onTriggered: root.window.showNextLayout()
    }

    LayoutAction {
        objectName: "actionLayoutCanvas"
        text: qsTr("Layout: &canvas")
        window: root.window
        layout: "canvas"
    }

    LayoutAction {
        objectName: "actionLayoutBoth"
        text: qsTr("Layout: &both")
        window: root.window
        layout: "both"
    }

    LayoutAction {
        objectName: "actionLayoutViewport"
        text: qsTr("Layout: &viewport")
        window: root.window
        layout: "viewport"
    }

    KeyAction {
        id: fitWorld

        objectName: "actionFitWorld"
        startsSection: true
        words: qsTr("overview, show all, zoom, viewport")
        text: qsTr("&Fit the world")
        shownKeys: current !== "" ? current : root.fitKeys
        help: qsTr("Shows the whole world in the viewport")
        enabled: root.window.editing && root.window.worldShown
        onTriggered: root.world.camera.fit()
    }

    OverlayAction {
        startsSection: true
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showHandles")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showVelocity")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showDesired")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showSteering")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showForces")
    }

    OverlayAction {
        objectName: "actionShowSelected"
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showSelected")
        text: qsTr("Force of the selected node")
        keys: "Shift+J"
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showRadii")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showTrails")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choice("showGrid")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: ({overlay: "colorByBehavior", name: qsTr("Color by behavior"),
                  tip: qsTr("Colors agents by the behavior with the largest share of the force, not by their type.")})
    }

    KeyAction {
        id: dark

        objectName: "actionDark"
        startsSection: true
        words: qsTr("light, theme, colors, contrast")
        text: qsTr("&Dark colors")
        keys: "Ctrl+Shift+D"
        checkable: true
        checked: root.Editor.settings.dark
        onTriggered: root.Editor.settings.dark = !root.Editor.settings.dark
    }
}
