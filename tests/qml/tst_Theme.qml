import QtQuick
import QtTest
import Tiller.App

TestCase {
    id: testCase

    name: "Theme"

    Item {
        id: shown
    }

    function luminance(color) {
        const part = x => x <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4)
        return 0.2126 * part(color.r) + 0.7152 * part(color.g) + 0.0722 * part(color.b)
    }

    function contrast(a, b) {
        const low = Math.min(luminance(a), luminance(b))
        const high = Math.max(luminance(a), luminance(b))
        return (high + 0.05) / (low + 0.05)
    }

    function test_contrast_data() {
        const rows = []
        for (const dark of [true, false]) {
            for (const ground of ["ground", "panel", "raised", "field", "hover", "chosen"])
                for (const text of ["text", "textMuted"])
                    rows.push({tag: text + " on " + ground + (dark ? ", dark" : ", light"), dark: dark,
                               front: text, back: ground, least: 4.5})
            for (const ground of ["ground", "panel", "raised", "field"])
                for (const front of ["outline", "accent", "error", "warning", "good", "agentType",
                                     "behavior", "target", "combiner", "condition", "mode", "wander", "seek",
                                     "pursue", "evade"])
                    rows.push({tag: front + " on " + ground + (dark ? ", dark" : ", light"), dark: dark,
                               front: front, back: ground, least: 3})
            rows.push({tag: "on accent" + dark, dark: dark, front: "textOnAccent", back: "accent", least: 4.5})
            for (const back of ["combiner", "mode"])
                rows.push({tag: "on " + back + dark, dark: dark, front: "textOnAccent", back: back, least: 4.5})
        }
        return rows
    }

    function test_contrast(row) {
        shown.Theme.dark = row.dark
        const found = contrast(shown.Theme[row.front], shown.Theme[row.back])
        verify(found >= row.least, found.toFixed(2))
    }
}
