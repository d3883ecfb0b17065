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

    title: qsTr("&View")

    KeyAction {
        objectName: "actionLayout"
        words: qsTr("layout, panes, full")
        text: qsTr("&Next layout")
        keys: "F6"
        enabled: root.window.editing
        onTriggered: root.window.showNextLayout()
    }

    LayoutAction {
        objectName: "actionLayoutCanvas"
        text: qsTr("Layout: &canvas")
        keys: "Alt+1"
        window: root.window
        layout: "canvas"
    }

    LayoutAction {
        objectName: "actionLayoutBoth"
        text: qsTr("Layout: &both, side by side")
        keys: "Alt+2"
        window: root.window
        layout: "both"
    }

    LayoutAction {
        objectName: "actionLayoutViewport"
        text: qsTr("Layout: &viewport")
        keys: "Alt+3"
        window: root.window
        layout: "viewport"
    }

    LayoutAction {
        objectName: "actionLayoutStacked"
        text: qsTr("Layout: both, viewport &below")
        keys: "Alt+4"
        window: root.window
        layout: "stacked"
    }

    LayoutAction {
        objectName: "actionLayoutAuto"
        text: qsTr("Layout: &automatic")
        help: qsTr("Canvas and viewport side by side or one above the other, as this project needs it")
        keys: "Alt+0"
        window: root.window
        layout: "auto"
    }

    KeyAction {
        objectName: "actionFill"
        words: qsTr("layout, panes, full, maximize, large, hide the palette, hide the inspector")
        text: root.window.filled === "" ? qsTr("Maximize this &pane") : qsTr("Show all &panes again")
        keys: "Shift+F6"
        help: qsTr("The canvas or the viewport, whichever has the keyboard, without the panes beside it")
        enabled: root.window.editing
        onTriggered: root.window.toggleFilled(!root.window.canvasShown || root.world.activeFocus ? "viewport" : "canvas")
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
        choice: root.choices.find("showHandles")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("showVelocity")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("showDesired")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("showSteering")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("showForces")
    }

    OverlayAction {
        objectName: "actionShowSelected"
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("showSelected")
        text: qsTr("Force of the selected node")
        keys: "Shift+J"
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("showRadii")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("showTrails")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("showGrid")
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: root.choices.find("snapToGrid")
        keys: "G"
    }

    OverlayAction {
        world: root.world
        enabled: root.window.editing
        choice: ({overlay: "colorByBehavior", name: qsTr("Color by behavior"),
                  tip: qsTr("Colors agents by the behavior with the largest share of the force, not by their type.")})
    }

    KeyAction {
        objectName: "actionLayers"
        words: qsTr("hide, lock, show, visibility, scene, obstacles")
        text: qsTr("La&yers of the world")
        keys: "L"
        help: qsTr("Lists the layers over the world, to show, hide and lock scene items together")
        enabled: root.window.editing && root.window.worldShown
        checkable: true
        checked: root.Editor.settings.layersShown
        onTriggered: root.Editor.settings.layersShown = !root.Editor.settings.layersShown
    }

    KeyAction {
        objectName: "actionReferences"
        startsSection: true
        words: qsTr("tags, agents, links, show, hide")
        text: qsTr("References as &wires")
        keys: "T"
        help: qsTr("Draws all references to agent types as wires, also those that are long or lead back")
        enabled: root.window.editingCanvas
        checkable: true
        checked: root.Editor.settings.referencesAsWires
        onTriggered: root.Editor.settings.referencesAsWires = !root.Editor.settings.referencesAsWires
    }

    KeyAction {
        objectName: "actionMinimap"
        words: qsTr("minimap, overview, show, hide")
        text: qsTr("&Minimap")
        help: qsTr("Minimap with more than 60 cards, or with more than 20 that are not all in view")
        enabled: root.window.editingCanvas
        checkable: true
        checked: root.Editor.settings.minimap
        onTriggered: root.Editor.settings.minimap = !root.Editor.settings.minimap
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
