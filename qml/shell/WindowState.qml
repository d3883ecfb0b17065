import QtQuick

/** What the window shows, and requests from actions to open something. */
QtObject {
    id: root

    property string layout: "both" ///< "canvas", "viewport" or "both"
    property bool atStart: false ///< the start page is open
    property bool hasProject: true ///< also true on the start page
    property bool notesShown: false
    property bool presented: false ///< also true on the start page
    readonly property bool presenting: presented && !atStart
    readonly property bool editing: !atStart && !presenting
    readonly property bool canvasShown: layout !== "viewport"
    readonly property bool worldShown: layout !== "canvas"
    readonly property bool editingCanvas: editing && canvasShown

    signal nodeSearchRequested()
    signal searchRequested()
    signal searchStepRequested(int by)
    signal settingsRequested()
    signal commandsRequested()
    signal keysRequested()
    signal shortcutsRequested()

    function toggleStartPage() {
        atStart = !atStart || !hasProject
    }

    function togglePresentation() {
        presented = !presenting
    }

    /** Goes from both panes to the canvas alone, then to the viewport alone. */
    function showNextLayout() {
        layout = layout === "both" ? "canvas" : layout === "canvas" ? "viewport" : "both"
    }
}
