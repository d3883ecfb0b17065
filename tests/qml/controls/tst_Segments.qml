import QtQuick
import QtTest
import Tiller.Ui

TestCase {
    id: testCase

    name: "Segments"
    when: windowShown
    visible: true
    width: 400
    height: 100

    Component {
        id: maker

        Segments {
            width: 200
            title: "Start"
            choices: [{id: "a", title: "First", help: ""}, {id: "b", title: "Second", help: ""}]
            shown: "a"
        }
    }

    SignalSpy {
        id: edited

        signalName: "edited"
    }

    function test_click_onlyEmitsEdited() {
        const segments = createTemporaryObject(maker, testCase)
        edited.target = segments
        const second = findChild(segments, "choice-b")
        mouseClick(second)
        compare(edited.count, 1)
        compare(edited.signalArguments[0][0], "b")
        verify(!second.checked)
        segments.shown = "b"
        verify(second.checked)
    }
}
