import QtQuick
import QtTest
import Tiller.Ui

/** ChoiceBox, LineField, Segments and ValueSlider: they show a value, and only ask for another one. */
TestCase {
    id: testCase

    name: "Controls"
    when: windowShown
    visible: true
    width: 400
    height: 300

    readonly property var choices: [{id: "a", title: "First", help: ""}, {id: "b", title: "Second", help: ""}]

    Component {
        id: choiceBox

        ChoiceBox {
            width: 160
            choices: testCase.choices
            shown: "a"
        }
    }

    Component {
        id: lineField

        LineField {
            value: "old"
        }
    }

    Component {
        id: segments

        Segments {
            width: 200
            title: "Start"
            choices: testCase.choices
            shown: "a"
        }
    }

    Component {
        id: valueSlider

        ValueSlider {
            width: 200
            shown: 1
            to: 10
        }
    }

    SignalSpy {
        id: edited
    }

    SignalSpy {
        id: started

        signalName: "editStarted"
    }

    /** Makes a control with the focus, and counts one of its signals. */
    function make(component, signalName = "edited") {
        const made = createTemporaryObject(component, testCase)
        edited.clear()
        edited.target = null
        edited.signalName = signalName
        edited.target = made
        made.forceActiveFocus()
        return made
    }

    function makeSlider() {
        const slider = make(valueSlider)
        started.clear()
        started.target = slider
        return slider
    }

    function type(letters) {
        for (const letter of letters)
            keyClick(letter)
    }

    function test_choiceBox_showsTheTitleOfAnId() {
        const box = make(choiceBox)
        compare(box.displayText, "First")
        box.shown = "b"
        compare(box.displayText, "Second")
        box.mixed = true
        compare(box.displayText, "Several")
    }

    function test_choiceBox_onlyEmitsEdited() {
        const box = make(choiceBox)
        keyClick(Qt.Key_Down)
        compare(edited.count, 1)
        compare(edited.signalArguments[0][0], "b")
        compare(box.currentIndex, 0)
    }

    function test_lineField_enter_emitsOnce_andARefusalShowsTheOldValue() {
        const field = make(lineField, "entered")
        type("new")
        compare(field.text, "new")
        keyClick(Qt.Key_Return)
        compare(edited.count, 1)
        compare(edited.signalArguments[0][0], "new")
        compare(field.text, "old")
    }

    function test_lineField_acceptedValue_isShown() {
        const field = make(lineField, "entered")
        field.entered.connect(text => field.value = text)
        type("new")
        keyClick(Qt.Key_Return)
        compare(field.text, "new")
    }

    function test_lineField_escape_restoresTheValue() {
        const field = make(lineField, "entered")
        type("new")
        keyClick(Qt.Key_Escape)
        compare(field.text, "old")
        keyClick(Qt.Key_Return)
        compare(edited.count, 0)
    }

    function test_lineField_modelChanges_areShown_butNotWhileTyping() {
        const field = make(lineField, "entered")
        type("n")
        field.value = "other"
        compare(field.text, "n")
        testCase.forceActiveFocus()
        const another = createTemporaryObject(lineField, testCase)
        another.value = "other"
        compare(another.text, "other")
    }

    function test_segments_click_onlyEmitsEdited() {
        const shown = make(segments)
        const second = findChild(shown, "choice-b")
        mouseClick(second)
        compare(edited.count, 1)
        compare(edited.signalArguments[0][0], "b")
        verify(!second.checked)
        shown.shown = "b"
        verify(second.checked)
    }

    function test_slider_refusedEdit_showsTheOldValue() {
        const slider = makeSlider()
        keyClick(Qt.Key_Right)
        compare(edited.count, 1)
        compare(started.count, 1)
        compare(slider.value, 1)
    }

    function test_slider_drag_startsOnce_andEditsOften() {
        const slider = makeSlider()
        mousePress(slider, 30, slider.height / 2)
        mouseMove(slider, 80, slider.height / 2)
        mouseMove(slider, 140, slider.height / 2)
        mouseRelease(slider, 140, slider.height / 2)
        compare(started.count, 1)
        verify(edited.count >= 2)
    }

    function test_slider_followsTheModel() {
        const slider = makeSlider()
        slider.shown = 5
        compare(slider.value, 5)
        compare(edited.count, 0)
    }
}
