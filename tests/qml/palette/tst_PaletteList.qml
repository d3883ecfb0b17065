import QtQuick
import QtTest
import Tiller.App
import Tiller.Ui

TestCase {
    id: root

    name: "PaletteList"
    when: windowShown
    visible: true
    width: 300
    height: 900

    PaletteModel {
        id: entries
    }

    PaletteList {
        id: list

        anchors.fill: parent
        model: entries
    }

    /** The visible headings from top to bottom. */
    function headings() {
        const found = []
        for (let i = 0; i < list.contentItem.children.length; ++i) {
            const child = list.contentItem.children[i]
            if (child.visible && child.type === undefined && child.title !== undefined && child.title !== "")
                found.push(child)
        }
        return found.sort((a, b) => a.y - b.y).map(each => each.title)
    }

    function test_headings_matchTheRows() {
        tryVerify(() => headings()[0] === "Agents")
        entries.fromInput = true
        entries.portType = "force"
        tryVerify(() => headings()[0] === "Behaviors")
        compare(headings().indexOf("Agents"), -1)
        entries.portType = ""
        tryVerify(() => headings()[0] === "Agents")
    }
}
