import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The world with everything written over it: labels and notes. */
Item {
    id: root

    property string litNode: "" ///< the node whose force is shown on every agent; agents of a type get rings
    property bool layersShown: false ///< the list of layers, over the world

    readonly property AgentsItem world: world
    /// What the notes at the left may take: the list of layers stays beside them.
    readonly property real noteWidth: (layersShown ? layersPanel.x : width) - 2 * Theme.space

    clip: true

    AgentsItem {
        id: world

        objectName: "world"
        anchors.fill: parent
        activeFocusOnTab: true
        simulation: root.Editor.simulation
        document: root.Editor.document
        lit.node: root.litNode
        spotlight.ringed: root.litNode
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("World: %n agents, tick %1", "", root.Editor.simulation.agentCount).arg(root.Editor.simulation.tick)
        Accessible.description: qsTr("Click an agent to pick it; drag agents and scene items; arrow keys move the selection; with a tool, Enter draws or adds in the middle; Delete removes the picked agent.")
        Accessible.focusable: true
    }
    LessonOverlays {
        world: world
    }
    SceneLabels {
        anchors.fill: parent
        visible: world.overlays.showHandles
        world: world
    }
    Caption {
        objectName: "mousePlace"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: root.Theme.space
        visible: world.mouseInside
        text: Math.round(world.mouse.x) + ", " + Math.round(world.mouse.y)
              + (world.dragText === "" ? "" : " · " + world.dragText)
    }
    Rectangle { // around what a drag selects
        objectName: "selectionBand"
        x: world.selection.band.x
        y: world.selection.band.y
        width: world.selection.band.width
        height: world.selection.band.height
        visible: width > 0 || height > 0
        color: Qt.alpha(root.Theme.accent, 0.12)
        border.color: root.Theme.accent
    }
    Column {
        id: notes

        readonly property real most: root.width - 2 * root.Theme.space

        anchors.top: parent.top
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.topMargin: root.Theme.space
        spacing: root.Theme.space

        TextBox {
            objectName: "counters"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, notes.most)
            visible: text !== ""
            text: root.Editor.simulation.counters
            label.font.pixelSize: root.Theme.title
        }
        WarningNote {
            objectName: "heldBackNote"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, notes.most)
            visible: root.Editor.simulation.heldBack !== ""
            text: qsTr("The world runs without the last edits: %1").arg(root.Editor.simulation.heldBack)
        }
        NoteBox { // how the run ended
            objectName: "endNote"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, notes.most)
            visible: text !== ""
            border.color: root.Theme.accent
            icon.name: "flag"
            icon.color: root.Theme.accent
            text: root.Editor.simulation.endText
            label.objectName: "endText"
            label.font.pixelSize: root.Theme.title
            closer.glyph: "reset"
            closer.objectName: "playAgain"
            closer.text: qsTr("Play again from the start")
            closer.onClicked: {
                root.Editor.simulation.restart()
                root.Editor.simulation.play()
            }
        }
        TextBox { // the next step with the current drawing tool
            objectName: "drawHint"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, notes.most)
            visible: text !== ""
            text: world.dragText || world.drawing.hint || (world.brush.active ? "" : world.orders.hint)
        }
        BrushBar {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, notes.most)
            visible: world.brush.active
            brush: world.brush
        }
        GroundBar {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, notes.most)
            visible: world.groundBrush.active
            brush: world.groundBrush
        }
    }
    FutureNote {
        id: future

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.margins: root.Theme.space
        width: Math.min(implicitWidth, root.noteWidth)
    }
    NoteBox { // which recording or running game the timeline shows, and where the run differs from the game
        id: recording

        readonly property Recordings recordings: root.Editor.recordings

        objectName: "recordingNote"
        anchors.top: future.visible ? future.bottom : parent.top
        anchors.left: parent.left
        anchors.margins: root.Theme.space
        width: Math.min(implicitWidth, root.noteWidth)
        visible: text !== ""
        border.color: recordings.warns ? root.Theme.warning : root.Theme.line
        icon.name: recordings.warns ? "warning" : "film"
        icon.color: recordings.warns ? root.Theme.warning : root.Theme.accent
        text: recordings.text
        label.objectName: "recordingText"
        label.maximumLineCount: 8
        closer.objectName: "hideRecordingText"
        closer.text: qsTr("Hide this note")
        closer.onClicked: recordings.hideText()
    }
    TextBox { // the node whose force is shown on every agent, and the number of agents it acts on
        objectName: "litNote"
        anchors.top: recording.visible ? recording.bottom : future.visible ? future.bottom : parent.top
        anchors.left: parent.left
        anchors.margins: root.Theme.space
        visible: text !== ""
        text: world.lit.text
    }
    WarningNote {
        objectName: "pictureNote"
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: root.Theme.space
        width: Math.min(implicitWidth, parent.width - 2 * root.Theme.space)
        visible: text !== ""
        text: world.layers.problem
    }
    LayersPanel {
        id: layersPanel

        anchors.top: parent.top
        anchors.right: parent.right
        anchors.margins: root.Theme.space
        height: Math.min(implicitHeight, parent.height - 2 * root.Theme.space)
        visible: root.layersShown
        world: world
        onClosed: {
            root.Editor.settings.layersShown = false
            world.forceActiveFocus()
        }
    }
    TextBox { // the setting whose handle is under the mouse, and its value
        objectName: "handleTip"
        x: Math.min(world.handles.tipPlace.x + 18, parent.width - width - 8)
        y: Math.max(8, world.handles.tipPlace.y - height - 10)
        visible: text !== ""
        border.color: root.Theme.accent
        text: world.handles.tip
        label.font.pixelSize: root.Theme.body
        label.font.weight: Font.DemiBold
        Accessible.role: Accessible.ToolTip
    }
    EmptyWorld {
        anchors.centerIn: parent
        width: Math.min(320, parent.width - 2 * root.Theme.wide)
        visible: world.isEmpty && world.drawing.tool === "select"
    }
    Rectangle {
        anchors.fill: parent
        visible: world.activeFocus
        color: "transparent"
        border.width: 1
        border.color: root.Theme.accent
        opacity: 0.6
    }

    /** Explains the faded agents in the viewport, with a button that removes the previous future. In the past, it
        says that playing makes a new future. */
    component FutureNote: NoteBox {
        id: futureNote

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
        closer.onClicked: futureNote.timeline.dismissFuture()
    }

    /** A warning over the world. */
    component WarningNote: RaisedBox {
        id: warningNote

        required property string text

        implicitWidth: Math.ceil(oneLine.advanceWidth) + 16 + 3 * warningNote.Theme.space
        implicitHeight: note.implicitHeight + 2 * warningNote.Theme.space
        border.color: warningNote.Theme.warning
        Accessible.role: Accessible.AlertMessage
        Accessible.name: note.text

        TextMetrics { // the implicit width of a wrapped text is not stable
            id: oneLine

            text: note.text
            font: note.font
        }

        Icon {
            x: warningNote.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            name: "warning"
            color: warningNote.Theme.warning
        }
        CaptionParagraph {
            id: note

            x: 16 + 2 * warningNote.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            width: warningNote.width - x - warningNote.Theme.space
            text: warningNote.text
            color: warningNote.Theme.text
        }
    }

    /** Which ground the brush paints, and how. */
    component GroundBar: RaisedBox {
        id: groundBar

        required property GroundBrush brush

        objectName: "groundBar"
        implicitWidth: 580 * groundBar.Theme.scale
        implicitHeight: groundColumn.implicitHeight + groundBar.Theme.space
        Accessible.role: Accessible.Grouping
        Accessible.name: groundHint.text

        Column {
            id: groundColumn

            x: groundBar.Theme.space
            y: groundBar.Theme.space / 2
            width: parent.width - 2 * x
            spacing: groundBar.Theme.gap

            Flow { // a narrow world has two rows
                width: parent.width
                visible: groundBar.brush.ground !== ""
                spacing: groundBar.Theme.gap

                ChoiceBox {
                    objectName: "brushGround"
                    visible: groundBar.brush.grounds.length > 1
                    choices: groundBar.brush.grounds
                    shown: groundBar.brush.ground
                    Accessible.name: qsTr("Ground that the brush paints")
                    onEdited: id => groundBar.brush.ground = id
                }
                BrushNumber {
                    name: "brushRadius"
                    title: qsTr("Radius")
                    help: qsTr("How far the brush reaches. The keys [ and ] change it, too.")
                    number: groundBar.brush.radius
                    least: 0.001
                    onChosen: number => groundBar.brush.radius = number
                }
                BrushNumber {
                    name: "brushValue"
                    title: qsTr("Value")
                    help: qsTr("The value that a painted cell gets.")
                    number: groundBar.brush.value
                    onChosen: number => groundBar.brush.value = number
                }
                Row {
                    spacing: groundBar.Theme.gap

                    Caption {
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        text: qsTr("Soft")
                        color: groundBar.Theme.text
                    }
                    FlagSwitch {
                        objectName: "brushSoft"
                        width: 32 * groundBar.Theme.scale
                        shown: groundBar.brush.isSoft
                        Accessible.name: qsTr("Soft edge of the brush")
                        onEdited: value => groundBar.brush.isSoft = value

                        Tip {
                            visible: parent.hovered
                            text: qsTr("The brush paints less toward its edge.")
                        }
                    }
                }
                TextButton {
                    objectName: "brushFill"
                    text: qsTr("Fill")
                    onClicked: groundBar.brush.fill()

                    Tip {
                        visible: parent.hovered
                        text: qsTr("Gives all cells of the ground this value.")
                    }
                }
                TextButton {
                    readonly property Command command: Editor.commands.find("actionGroundFromPicture")

                    objectName: "brushPicture"
                    text: qsTr("Picture…")
                    onClicked: command.trigger()

                    Tip {
                        visible: parent.hovered
                        text: parent.command.help
                    }
                }
            }
            CaptionParagraph {
                id: groundHint

                objectName: "groundHint"
                width: parent.width
                text: groundBar.brush.hint
                color: groundBar.Theme.text
            }
        }
    }

    /** A number of the brush, to type or to drag. */
    component BrushNumber: DragField {
        id: brushNumber

        property real number
        property real least: 0
        property real before: 0

        signal chosen(real number)

        width: 112 * brushNumber.Theme.scale
        unit: title
        value: String(Number(number.toPrecision(3))).replace(".", Qt.locale().decimalPoint)
        tipShown: true
        onEntered: text => {
            const typed = Number(text.replace(Qt.locale().decimalPoint, "."))
            if (text.trim() !== "" && typed >= least)
                chosen(typed)
        }
        onDragStarted: before = number
        onDragged: pixels => chosen(Math.max(least, number > 0 ? number * Math.pow(1.02, pixels) : pixels / 100))
        onDragCanceled: chosen(before)
        onStepped: steps => chosen(Math.max(least, number * Math.pow(1.1, steps)))
    }

    /** What the brush adds, and whether to the project or to the running world. */
    component BrushBar: RaisedBox {
        id: brushBar

        required property AgentBrush brush

        objectName: "brushBar"
        implicitWidth: row.implicitWidth + 2 * brushBar.Theme.space
        implicitHeight: row.implicitHeight + brushBar.Theme.space
        Accessible.role: Accessible.Grouping
        Accessible.name: hint.text

        RowLayout {
            id: row

            anchors.fill: parent
            anchors.leftMargin: brushBar.Theme.space
            anchors.rightMargin: brushBar.Theme.space
            spacing: brushBar.Theme.space

            ChoiceBox {
                objectName: "brushType"
                visible: brushBar.brush.agentTypes.length > 1
                choices: brushBar.brush.agentTypes
                shown: brushBar.brush.agentType
                Accessible.name: qsTr("Agent type that the brush adds")
                onEdited: id => brushBar.brush.agentType = id
            }
            Caption {
                id: hint

                objectName: "brushHint"
                Layout.fillWidth: true
                text: brushBar.brush.hint
                elide: Text.ElideRight
                color: brushBar.Theme.text
            }
        }
    }
}
