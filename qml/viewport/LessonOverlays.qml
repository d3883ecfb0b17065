import QtQuick
import Tiller.App

/** Shows a world as the step of a lesson says: its overlays, the part of it that is seen, and what stands out. Where a
    step says nothing, the overlays are the person's own. */
Item {
    id: root

    required property AgentsItem world
    readonly property var words: Editor.teaching.lesson.shown
    readonly property var names: ({
        handles: "showHandles", grid: "showGrid", radii: "showRadii", trails: "showTrails", velocity: "showVelocity",
        desired: "showDesired", steering: "showSteering", forces: "showForces", behavior: "colorByBehavior"
    })
    property bool moved: false ///< a step has moved the camera
    property var own: null ///< the person's overlays, while a step has chosen others

    function follow() {
        const chosen = Array.from(words)
        if (chosen.length === 0 && own === null)
            return
        if (own === null)
            own = Object.values(names).reduce((all, name) => Object.assign(all, {[name]: world.overlays[name]}), {})
        for (const word in names)
            world.overlays[names[word]] = chosen.length > 0 ? chosen.includes(word) : own[names[word]]
        if (chosen.length === 0)
            own = null
    }

    function look() {
        const part = Editor.teaching.lesson.camera
        const chosen = part.width > 0
        if (chosen)
            world.camera.show(part)
        else if (moved)
            world.camera.fit()
        moved = chosen
    }

    visible: false
    onWordsChanged: follow()
    Component.onCompleted: {
        follow()
        look()
    }

    Binding {
        target: root.world.spotlight
        property: "target"
        value: root.Editor.teaching.lesson.spotlight
    }

    Connections {
        target: root.Editor.teaching.lesson

        function onStepChanged() {
            root.look()
        }
    }
}
