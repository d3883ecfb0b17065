import QtQuick
import Tiller.App

/** Switches the overlays of a world as the step of a lesson says. Where a step says nothing, they are the person's
    own. */
Item {
    id: root

    required property AgentsItem world
    readonly property var words: Editor.teaching.lesson.shown
    readonly property var names: ({
        handles: "showHandles", grid: "showGrid", radii: "showRadii", trails: "showTrails", velocity: "showVelocity",
        desired: "showDesired", steering: "showSteering", forces: "showForces", behavior: "colorByBehavior"
    })
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

    visible: false
    onWordsChanged: follow()
    Component.onCompleted: follow()
}
