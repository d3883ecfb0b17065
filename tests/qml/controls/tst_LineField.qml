import QtQuick
import QtTest
import Tiller.Ui

TestCase {
    id: testCase

    name: "LineField"
    when: windowShown
    visible: true
    width: 400
    height: 100

    Component {
        id: maker

        LineField {
            value: "old"
        }
    }

    SignalSpy {
        id: entered

        signalName: "entered"
    }

    function make() {
        const field = createTemporaryObject(maker, testCase)
        entered.clear()
        entered.target = field
        field.forceActiveFocus()
        return field
    }

    function type(letters) {
        for (const letter of letters)
            keyClick(letter)
    }

    function test_enter_emitsOnce_andARefusalShowsTheOldValue() {
        const field = make()
        type("new")
        compare(field.text, "new")
        keyClick(Qt.Key_Return)
        compare(entered.count, 1)
        compare(entered.signalArguments[0][0], "new")
        compare(field.text, "old")
    }

    function test_acceptedValue_isShown() {
        const field = make()
        entered.target = null
        field.entered.connect(text => field.value = text)
        type("new")
        keyClick(Qt.Key_Return)
        compare(field.text, "new")
    }

    function test_escape_restoresTheValue() {
        const field = make()
        type("new")
        keyClick(Qt.Key_Escape)
        compare(field.text, "old")
        keyClick(Qt.Key_Return)
        compare(entered.count, 0)
    }

    function test_modelChanges_areShown_butNotWhileTyping() {
        const field = make()
        type("n")
        field.value = "other"
        compare(field.text, "n")
        testCase.forceActiveFocus()
        const another = createTemporaryObject(maker, testCase)
        another.value = "other"
        compare(another.text, "other")
    }
}
