import QtQuick
import Tiller.App

/** Shows a world as the step of a lesson says: its overlays, the part of it that is seen, and what stands out. Where a
    step says nothing, the overlays are the person's own. */
Item {
    id: root

    required property AgentsItem world
    readonly property var words: [...Editor.teaching.lesson.shown].filter(each => each !== "plots" && each !== "counts")
    property bool moved: false ///< a step has moved the camera

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
    onWordsChanged: world.showStep(words)
    Component.onCompleted: {
        world.showStep(words)
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
