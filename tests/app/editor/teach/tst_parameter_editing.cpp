#include "app/editor/viewmodels/driven_list_model.h"
#include "app/editor/viewmodels/inspector_model.h"
#include "tests/app/editor/window.h"

using namespace tiller;

namespace {

const Parameter& parameter(const EditorWindow& window, const char* id) {
    return *window.editor.document.project().parameter(id);
}

void enter(EditorWindow& window, const QString& field, const char* text) {
    window.item(field)->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_A, Qt::ControlModifier);
    window.type(text);
    window.key(Qt::Key_Return);
}

/// An entry of an open menu, by its text.
QQuickItem* entry(const EditorWindow& window, const QString& text) {
    std::vector<QQuickItem*> open{window.window->contentItem()};
    while (!open.empty()) {
        QQuickItem* item = open.back();
        open.pop_back();
        if (item->isVisible() && item->inherits("QQuickMenuItem") &&
            item->property("text").toString() == text)
            return item;
        for (QQuickItem* child : item->childItems())
            open.push_back(child);
    }
    return nullptr;
}

bool chooseEntry(const EditorWindow& window, const QString& text) {
    if (!QTest::qWaitFor([&] { return entry(window, text) != nullptr; }))
        return false;
    const QQuickItem* found = entry(window, text);
    QTest::mouseClick(window.window, Qt::LeftButton, {},
                      found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
    return true;
}

bool drives(const EditorWindow& window, const char* id, const SettingRef& ref) {
    const auto& all = parameter(window, id).drives;
    return std::ranges::find(all, ref) != all.end();
}

} // namespace

/// Parameters are made and edited in the inspector.
class TestParameterEditing : public QObject {
    Q_OBJECT

private slots:
    void drivenField_namesTheParameter_andLeadsToIt() {
        EditorWindow window("hunter-and-prey");
        window.select("hunter");
        QTRY_VERIFY(window.item("driver-count"));
        QTRY_VERIFY(window.isShown("driver-count"));
        QVERIFY(!window.isShown("driver-mass"));
        QCOMPARE(window.text("driver-count"), QString("driven by Hunters"));
        window.click("driver-count");
        QTRY_COMPARE(window.editor.document.selection()->ids(), QStringList("hunters"));
        QTRY_VERIFY(window.isShown("setting-max"));
        QTRY_VERIFY(window.isShown("driven-0"));
        QCOMPARE(window.text("driven-0"), QString("Count of Hunter"));
    }

    void menu_drivesASettingByAParameter_andTakesItOut() {
        EditorWindow window("hunter-and-prey");
        window.select("nearest-prey");
        QTRY_VERIFY(window.isShown("field-range"));
        const SettingRef ref{"nearest-prey", "range"};
        const auto openMenu = [&] {
            window.item("field-range")->forceActiveFocus(Qt::TabFocusReason);
            window.key(Qt::Key_Menu);
        };
        openMenu();
        QVERIFY(chooseEntry(window, "Link to a parameter"));
        QVERIFY(chooseEntry(window, "How far prey see hunters"));
        QTRY_VERIFY(drives(window, "sight", ref));
        QTRY_COMPARE(
            numberOf(valueOf(*window.editor.document.project().node("nearest-prey"), "range")),
            numberOf(parameter(window, "sight").value));
        QTRY_VERIFY(window.isShown("driver-range"));
        openMenu();
        QVERIFY(chooseEntry(window, "No longer drive by “How far prey see hunters”"));
        QTRY_VERIFY(!drives(window, "sight", ref));
        QVERIFY(!parameter(window, "sight").drives.empty()); // it still drives the other
        openMenu();
        QVERIFY(chooseEntry(window, "Link to a parameter"));
        QVERIFY(chooseEntry(window, "A new parameter"));
        QTRY_COMPARE(window.editor.document.project().parameters.size(), std::size_t{4});
        window.editor.document.undo();
        window.editor.document.undo();
        QVERIFY(drives(window, "sight", ref));
        window.editor.document.undo();
        QVERIFY(!window.editor.document.canUndo());
    }

    void nameRangeAndStep_areEdited_andUndone() {
        EditorWindow window("hunter-and-prey");
        const Project before = window.editor.document.project();
        window.select("sight");
        QTRY_VERIFY(window.isShown("field-max"));
        QCOMPARE(window.text("name"), QString("How far prey see hunters"));
        enter(window, "name", "Eyes");
        enter(window, "field-max", "400");
        enter(window, "field-min", "10");
        enter(window, "field-step", "5");
        enter(window, "field-value", "200");
        const Parameter& after = parameter(window, "sight");
        QCOMPARE(after.name, std::string("Eyes"));
        QCOMPARE(after.max, 400.0);
        QCOMPARE(after.min, 10.0);
        QCOMPARE(after.step, 5.0);
        QCOMPARE(numberOf(after.value), 200.0);
        for (const SettingRef& ref : after.drives)
            QVERIFY(findDrivable(window.editor.document.project(), ref)->value == after.value);
        for (int i = 0; i < 5; ++i)
            window.editor.document.undo();
        QVERIFY(window.editor.document.project() == before);
    }

    void wrongRange_isRefused() {
        EditorWindow window("hunter-and-prey");
        const Parameter before = parameter(window, "sight");
        QSignalSpy refused(&window.editor.document, &Document::refused);
        window.select("sight");
        QTRY_VERIFY(window.isShown("field-max"));
        enter(window, "field-max", "1"); // below the value
        enter(window, "field-step", "-2");
        enter(window, "field-value", "100000");
        QCOMPARE(refused.size(), 3);
        QVERIFY(parameter(window, "sight") == before);
    }

    void drivenList_leadsToTheSetting() {
        EditorWindow window("hunter-and-prey");
        window.select("sight");
        QTRY_VERIFY(window.isShown("driven-0"));
        window.item("driven-0")->forceActiveFocus(Qt::TabFocusReason);
        window.key(Qt::Key_Return);
        QTRY_COMPARE(
            window.editor.document.selection()->ids(),
            QStringList(QString::fromStdString(parameter(window, "sight").drives[0].item)));
        QTRY_VERIFY(window.isShown("markOf-range"));
        window.select("hunters");
        QTRY_VERIFY(window.isShown("release-0"));
        window.click("release-0");
        QTRY_VERIFY(!window.editor.document.project().parameter("hunters"));
        window.editor.document.undo();
        QVERIFY(window.editor.document.project().parameter("hunters"));
    }

    void parameterOfTheWorld_leadsToTheWorldTab() {
        EditorWindow window("hunter-and-prey");
        Document& document = window.editor.document;
        QVERIFY(document.push(makeParameter(document.project(), document.ids(), {"world", "width"}),
                              "Make"));
        const QString made = QString::fromStdString(document.project().parameters.back().id);
        window.select(made);
        QTRY_VERIFY(window.isShown("driven-0"));
        window.click("driven-0");
        QTRY_VERIFY(window.item("worldSettings")->isVisible());
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestParameterEditing)
#include "tst_parameter_editing.moc"
