import QtQuick
import QtTest
import Tiller.Ui

TestCase {
    id: testCase

    name: "ValueSlider"
    when: windowShown
    visible: true
    width: 400
    height: 100

    Component {
        id: maker

        ValueSlider {
            width: 200
            shown: 1
            to: 10
        }
    }

    SignalSpy {
        id: started

        signalName: "editStarted"
    }

    SignalSpy {
        id: edited

        signalName: "edited"
    }

    function make() {
        const slider = createTemporaryObject(maker, testCase)
        for (const spy of [started, edited]) {
            spy.clear()
            spy.target = slider
        }
        return slider
    }

    function test_refusedEdit_showsTheOldValue() {
        const slider = make()
        slider.forceActiveFocus()
        keyClick(Qt.Key_Right)
        compare(edited.count, 1)
        compare(started.count, 1)
        compare(slider.value, 1)
    }

    function test_drag_startsOnce_andEditsOften() {
        const slider = make()
        mousePress(slider, 30, slider.height / 2)
        mouseMove(slider, 80, slider.height / 2)
        mouseMove(slider, 140, slider.height / 2)
        mouseRelease(slider, 140, slider.height / 2)
        compare(started.count, 1)
        verify(edited.count >= 2)
    }

    function test_followsTheModel() {
        const slider = make()
        slider.shown = 5
        compare(slider.value, 5)
        compare(edited.count, 0)
    }
}
