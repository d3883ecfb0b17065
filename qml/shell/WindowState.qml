import QtQuick

/** What the window shows, and requests from actions to open something. */
QtObject {
    id: root

    /// What was chosen: "canvas", "viewport", "both", "stacked" (the viewport below the canvas), or "auto": both, as the project needs it.
    property string layout: "auto"
    property string bothLayout: "auto" ///< the latest one of both
    property bool stacks: false ///< in "auto", the viewport is below the canvas
    readonly property string shownLayout: filled !== "" ? filled : layout !== "auto" ? layout : stacks ? "stacked" : "both"
    property string filled: "" ///< the pane that fills the window: "canvas", "viewport", or none
    property bool atStart: false ///< the start page is open
    property bool hasProject: true ///< also true on the start page
    property bool notesShown: false
    property bool presented: false ///< also true on the start page
    readonly property bool presenting: presented && !atStart
    readonly property bool editing: !atStart && !presenting
    readonly property bool canvasShown: shownLayout !== "viewport"
    readonly property bool worldShown: shownLayout !== "canvas"
    property bool worldUsed: false ///< the viewport had the keyboard later than the canvas
    readonly property bool worldFirst: worldShown && (worldUsed || !canvasShown)
    readonly property bool sidesShown: filled === "" ///< the palette and the inspector
    readonly property bool editingCanvas: editing && canvasShown

    signal nodeSearchRequested()
    signal searchRequested()
    signal searchStepRequested(int by)
    signal settingsRequested()
    signal commandsRequested()
    signal keysRequested()
    signal shortcutsRequested()
    signal sharesReset() ///< canvas and viewport share their room as the project needs it

    function toggleStartPage() {
        atStart = !atStart || !hasProject
    }

    function togglePresentation() {
        presented = !presenting
    }

    /** Goes from both panes to the canvas alone, then to the viewport alone. */
    function showNextLayout() {
        showLayout(layout === "canvas" ? "viewport" : layout === "viewport" ? bothLayout : "canvas")
    }

    function showLayout(name: string) {
        filled = ""
        layout = name
        if (name === "auto")
            sharesReset()
    }

    /** Fills the window with a pane, or shows the layout again. */
    function toggleFilled(pane: string) {
        filled = filled === "" ? pane : ""
    }

    onLayoutChanged: {
        filled = ""
        if (layout !== "canvas" && layout !== "viewport")
            bothLayout = layout
    }
}
