import QtQuick
import Tiller.App

/** Explains the faded agents in the viewport, with a button that removes the previous future. In the past, it
    says that playing makes a new future. */
NoteBox {
    id: root

    readonly property Timeline timeline: Editor.simulation.timeline
    readonly property bool ghosts: timeline.ghostText !== ""

    objectName: "futureNote"
    visible: text !== "" && (ghosts || !Editor.teaching.lesson.running) // a step pauses a few ticks back
    icon.name: ghosts ? "ghost" : "branch"
    icon.color: ghosts ? Theme.accent : Theme.mode
    text: ghosts ? qsTr("Ghosts: the next 2 s without %1; rings: with it").arg(timeline.ghostText)
        : timeline.hasFuture ? timeline.futureText
        : Editor.recordings.attached ? "" : timeline.pastText // a running game is followed, not branched
    closer.objectName: "dismissFuture"
    closer.visible: !ghosts && timeline.hasFuture
    closer.text: qsTr("Discard the old run")
    closer.onClicked: root.timeline.dismissFuture()
}
