import QtQuick

/** Every color, size and duration of the window, in one place. Made once, in Main, and handed down.
    Text keeps 4.5:1 and controls keep 3:1 on every ground of their theme. */
QtObject {
    id: root

    property bool dark: true
    property real scale: 1        ///< of type and controls; larger where it is projected
    property bool contrast: false ///< text and lines at their strongest

    // Grounds, from the back to the front
    readonly property color ground: dark ? "#14161a" : "#eef0f4"
    readonly property color panel: dark ? "#1c1e22" : "#fdfeff"
    readonly property color raised: dark ? "#24272c" : "#ffffff"
    readonly property color field: dark ? "#171a1d" : "#f3f5f9"
    readonly property color hover: dark ? "#2d3036" : "#e8ebf0"
    readonly property color pressed: dark ? "#383b42" : "#dadee5"
    readonly property color chosen: dark ? "#20344d" : "#d9e8fb"
    readonly property color grid: dark ? "#1f2227" : "#dfe2e7"

    // Lines
    readonly property color line: contrast ? outline : dark ? "#30333a" : "#d5d8de"
    readonly property color outline: dark ? "#727579" : "#87898c"
    readonly property color shadow: dark ? "#50000000" : "#22000000"

    // Text
    readonly property color text: contrast ? (dark ? "#ffffff" : "#000000") : dark ? "#e5e8ed" : "#202224"
    readonly property color textMuted: contrast ? (dark ? "#d4d7dc" : "#303236") : dark ? "#a2a5aa" : "#5a5c60"
    readonly property color textDisabled: dark ? "#6b6e73" : "#94969a"
    readonly property color textOnAccent: dark ? "#0d1013" : "#ffffff"

    // Meaning
    readonly property color accent: dark ? "#65adff" : "#1f68bc"
    readonly property color error: dark ? "#ff7e76" : "#b33736"
    readonly property color warning: dark ? "#da9e3f" : "#935b00"
    readonly property color good: dark ? "#69c27e" : "#1d7d3e"

    // Kinds of nodes, at equal lightness
    readonly property color agentType: dark ? "#7aabfc" : "#3967b3"
    readonly property color behavior: dark ? "#69c27e" : "#1d7d3e"
    readonly property color target: dark ? "#da9e3f" : "#935b00"
    readonly property color combiner: dark ? "#be95ec" : "#7b52a4"
    readonly property color condition: dark ? "#3fc0c0" : "#007c7c"
    readonly property color mode: dark ? "#ed86a7" : "#a24466"

    // What agents do, as in the tutorials; also the colors of behaviors' forces
    readonly property color wander: dark ? "#a2a5aa" : "#6b6e73"
    readonly property color seek: dark ? "#58c46e" : "#1d7d3e"
    readonly property color pursue: dark ? "#f29a3f" : "#b35c00"
    readonly property color evade: dark ? "#ff7e76" : "#c23a38"

    // The viewport
    readonly property color world: dark ? "#101215" : "#ffffff"
    readonly property color worldEdge: dark ? "#53555a" : "#9d9ea2"

    // Type: one family, four sizes
    readonly property string family: "Inter"
    readonly property int caption: 12 * scale
    readonly property int body: 13 * scale
    readonly property int title: 15 * scale
    readonly property int heading: 20 * scale

    // Space, in steps of 4
    readonly property int gap: 4 * scale
    readonly property int space: 8 * scale
    readonly property int wide: 16 * scale
    readonly property int control: 28 * scale ///< height of a control
    readonly property int row: 32 * scale     ///< height of a row or a bar's button
    readonly property int bar: 40 * scale     ///< height of a bar
    readonly property int icon: 16 * scale
    readonly property int radius: 6

    readonly property int quick: 120 ///< ms; no motion is longer

    /** What a color becomes under a veil of the ground; 0 is none, 1 hides it. */
    function veiled(shown: color, veil: real): color {
        return veil > 0 ? Qt.tint(shown, Qt.alpha(ground, veil)) : shown
    }

    /** The color of a NodeKind, by its name in files. */
    function kind(name: string): color {
        switch (name) {
        case "agent-type":
        case "group":
            return agentType
        case "behavior":
            return behavior
        case "target":
            return target
        case "combiner":
            return combiner
        case "condition":
            return condition
        case "mode":
            return mode
        }
        return textMuted
    }

    /** The color of what flows through a port, by the type's name in files. */
    function port(type: string): color {
        switch (type) {
        case "force":
        case "heading":
            return behavior
        case "condition":
            return condition
        case "agents":
        case "agent":
            return agentType
        case "mode":
        case "transition":
            return mode
        }
        return target
    }

    /** The shape of a port: what fits has the same color and shape. Round is what is in one place or
        pushes, square what has an extent or lasts, and what may or may not be stands on its tip. */
    function portShape(type: string): string {
        switch (type) {
        case "condition":
        case "transition":
            return "diamond"
        case "path":
        case "region":
        case "obstacles":
        case "field":
        case "heading":
        case "mode":
            return "square"
        }
        return "round"
    }
}
