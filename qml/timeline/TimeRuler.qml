import QtQuick
import Tiller.App

/** The positions of ticks along the timeline. */
QtObject {
    required property Timeline timeline
    required property real inset ///< pixels to the first tick
    required property real length ///< pixels from the first tick to the last

    /** The position of a tick in pixels. */
    function placeOf(tick: real): real {
        return inset + (tick - timeline.first) / Math.max(1, timeline.end - timeline.first) * length
    }
}
