import QtQuick
import QtTest
import Tiller.Ui

TestCase {
    id: testCase

    name: "ChoiceBox"
    when: windowShown
    visible: true
    width: 400
    height: 300

    Component {
        id: maker

        ChoiceBox {
            width: 160
            choices: [{id: "a", title: "First", help: ""}, {id: "b", title: "Second", help: ""}]
            shown: "a"
        }
    }

    SignalSpy {
        id: edited

        signalName: "edited"
    }

    function make() {
        const box = createTemporaryObject(maker, testCase)
        edited.clear()
        edited.target = box
        return box
    }

    function test_id_showsItsTitle() {
        const box = make()
        compare(box.displayText, "First")
        box.shown = "b"
        compare(box.displayText, "Second")
        box.mixed = true
        compare(box.displayText, "Several")
    }

    function test_choice_onlyEmitsEdited() {
        const box = make()
        box.forceActiveFocus()
        keyClick(Qt.Key_Down)
        compare(edited.count, 1)
        compare(edited.signalArguments[0][0], "b")
        compare(box.currentIndex, 0)
    }
}
