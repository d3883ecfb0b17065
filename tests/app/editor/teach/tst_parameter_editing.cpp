#include "app/editor/viewmodels/driven_list_model.h"
#include "app/editor/viewmodels/inspector_model.h"
#include "tests/app/editor/window.h"

using namespace tiller;

/// Parameters are made and edited in the inspector.
class TestParameterEditing : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

    void drivenField_namesTheParameter_andLeadsToIt() {
        select("hunter");
        QTRY_VERIFY(item("driver-count"));
        QTRY_VERIFY(isShown("driver-count"));
        QVERIFY(!isShown("driver-mass"));
        QCOMPARE(text("driver-count"), "driven by Hunters");
        click("driver-count");
        QTRY_COMPARE(document().selection()->ids(), QStringList("hunters"));
        QTRY_VERIFY(isShown("setting-max"));
        QTRY_VERIFY(isShown("driven-0"));
        QCOMPARE(text("driven-0"), "Count of Hunter");
    }

    void menu_drivesASettingByAParameter_andTakesItOut() {
        select("nearest-prey");
        QTRY_VERIFY(isShown("field-range"));
        const SettingRef ref{"nearest-prey", "range"};
        const auto openMenu = [&] {
            item("field-range")->forceActiveFocus(Qt::TabFocusReason);
            key(Qt::Key_Menu);
        };
        openMenu();
        QVERIFY(chooseEntry("Link to a parameter"));
        QVERIFY(chooseEntry("How far prey see hunters"));
        QTRY_VERIFY(drives("sight", ref));
        QTRY_COMPARE(number("nearest-prey", "range"), numberOf(parameter("sight").value));
        QTRY_VERIFY(isShown("driver-range"));
        openMenu();
        QVERIFY(chooseEntry("No longer drive by “How far prey see hunters”"));
        QTRY_VERIFY(!drives("sight", ref));
        QVERIFY(!parameter("sight").drives.empty()); // it still drives the other
        openMenu();
        QVERIFY(chooseEntry("Link to a parameter"));
        QVERIFY(chooseEntry("A new parameter"));
        QTRY_COMPARE(project().parameters.size(), std::size_t{4});
        document().undo();
        document().undo();
        QVERIFY(drives("sight", ref));
        document().undo();
        QVERIFY(!document().canUndo());
    }

    void nameRangeAndStep_areEdited_andUndone() {
        const Project before = project();
        select("sight");
        QTRY_VERIFY(isShown("field-max"));
        QCOMPARE(text("name"), "How far prey see hunters");
        enter("name", "Eyes");
        enter("field-max", "400");
        enter("field-min", "10");
        enter("field-step", "5");
        enter("field-value", "200");
        const Parameter& after = parameter("sight");
        QCOMPARE(after.name, "Eyes");
        QCOMPARE(after.max, 400.0);
        QCOMPARE(after.min, 10.0);
        QCOMPARE(after.step, 5.0);
        QCOMPARE(numberOf(after.value), 200.0);
        for (const SettingRef& ref : after.drives)
            QVERIFY(findDrivable(project(), ref)->value == after.value);
        for (int i = 0; i < 5; ++i)
            document().undo();
        QVERIFY(project() == before);
    }

    void wrongRange_isRefused() {
        const Parameter before = parameter("sight");
        QSignalSpy refused(&document(), &Document::refused);
        select("sight");
        QTRY_VERIFY(isShown("field-max"));
        enter("field-max", "1"); // below the value
        enter("field-step", "-2");
        enter("field-value", "100000");
        QCOMPARE(refused.size(), 3);
        QVERIFY(parameter("sight") == before);
    }

    void drivenList_leadsToTheSetting() {
        select("sight");
        QTRY_VERIFY(isShown("driven-0"));
        item("driven-0")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Return);
        QTRY_COMPARE(document().selection()->ids(),
                     QStringList(QString::fromStdString(parameter("sight").drives[0].item)));
        QTRY_VERIFY(isShown("markOf-range"));
        select("hunters");
        QTRY_VERIFY(isShown("release-0"));
        click("release-0");
        QTRY_VERIFY(!project().parameter("hunters"));
        document().undo();
        QVERIFY(project().parameter("hunters"));
    }

    void parameterOfTheWorld_leadsToTheWorldTab() {
        QVERIFY(document().push(makeParameter(project(), document().ids(), {"world", "width"}),
                                "Make"));
        const QString made = QString::fromStdString(project().parameters.back().id);
        select(made);
        QTRY_VERIFY(isShown("driven-0"));
        click("driven-0");
        QTRY_VERIFY(isShown("worldSettings"));
    }

private:
    const Parameter& parameter(const char* id) { return *project().parameter(id); }

    void enter(const QString& field, const char* text) {
        item(field)->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_A, Qt::ControlModifier);
        type(text);
        key(Qt::Key_Return);
    }

    /// An entry of an open menu, by its text.
    QQuickItem* entry(const QString& text) {
        std::vector<QQuickItem*> open{window->contentItem()};
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

    bool chooseEntry(const QString& text) {
        if (!QTest::qWaitFor([&] { return entry(text) != nullptr; }))
            return false;
        const QQuickItem* found = entry(text);
        mouseClick(found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
        return true;
    }

    bool drives(const char* id, const SettingRef& ref) {
        const auto& all = parameter(id).drives;
        return std::ranges::find(all, ref) != all.end();
    }
};

QTEST_MAIN(TestParameterEditing)
#include "tst_parameter_editing.moc"
