import QtQuick
import Tiller.App

/** Where ticks are along the line of time. */
QtObject {
    required property Timeline timeline
    required property real inset ///< pixels, to the first tick
    required property real reach ///< pixels, from the first tick to the last

    /** In pixels. */
    function placeOf(tick: real): real {
        return inset + (tick - timeline.first) / Math.max(1, timeline.end - timeline.first) * reach
    }
}
