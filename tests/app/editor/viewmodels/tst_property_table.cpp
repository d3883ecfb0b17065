#include "app/editor/viewmodels/property_list_model.h"
#include "tests/app/editor/window.h"

using namespace tiller;

namespace {

const PropertyList& ofNode(const EditorWindow& window, const char* node) {
    return window.editor.document.project().node(node)->properties;
}

/// Types a text into a field, and enters it.
void enter(EditorWindow& window, const QString& field, const char* text) {
    window.item(field)->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_A, Qt::ControlModifier);
    window.type(text);
    window.key(Qt::Key_Return);
}

void press(EditorWindow& window, const QString& button) {
    window.item(button)->forceActiveFocus(Qt::TabFocusReason);
    window.key(Qt::Key_Space);
}

} // namespace

/// The table of properties in the inspector.
class TestPropertyTable : public QObject {
    Q_OBJECT

private slots:
    void property_isAddedNamedTypedAndRemoved_byKeyboard() {
        EditorWindow window("hunter-and-prey");
        window.select("hunter");
        QTRY_VERIFY(window.isShown("noProperties"));
        press(window, "addProperty");
        QTRY_VERIFY(window.hasFocus("propertyName-0")); // to type its name at once
        QVERIFY(!window.isShown("noProperties"));
        window.key(Qt::Key_A, Qt::ControlModifier);
        window.type("health");
        window.key(Qt::Key_Tab);
        QTRY_COMPARE(ofNode(window, "hunter")[0].name, std::string("health"));
        window.item("propertyType-0")->forceActiveFocus(Qt::TabFocusReason);
        window.key(Qt::Key_Up); // from text to number
        QTRY_VERIFY(ofNode(window, "hunter")[0].type == PropertyType::number);
        enter(window, "propertyValue-0", "12.5");
        QTRY_COMPARE(numberOf(ofNode(window, "hunter")[0].value), 12.5);
        press(window, "removeProperty-0");
        QTRY_VERIFY(ofNode(window, "hunter").empty());
        for (const char* undone : {"remove", "value", "type", "name"}) {
            QVERIFY2(window.editor.document.canUndo(), undone);
            window.editor.document.undo();
        }
        QCOMPARE(ofNode(window, "hunter")[0].name, std::string("property"));
        window.editor.document.undo();
        QVERIFY(!window.editor.document.canUndo());
    }

    void wrongNamesAndValues_areToldAtTheField() {
        EditorWindow window("hunter-and-prey");
        window.select("hunter");
        QTRY_VERIFY(window.item("addProperty"));
        press(window, "addProperty");
        QTRY_VERIFY(window.item("propertyName-0"));
        QVERIFY(!window.isShown("propertyProblem-0"));
        enter(window, "propertyName-0", "two words");
        QTRY_VERIFY(window.isShown("propertyProblem-0"));
        QVERIFY(window.text("propertyProblem-0").contains("not a name"));
        QCOMPARE(ofNode(window, "hunter")[0].name, std::string("property"));
        enter(window, "propertyName-0", "power");
        QTRY_VERIFY(!window.isShown("propertyProblem-0"));
        window.item("propertyType-0")->forceActiveFocus(Qt::TabFocusReason);
        window.key(Qt::Key_Up);
        QTRY_VERIFY(ofNode(window, "hunter")[0].type == PropertyType::number);
        enter(window, "propertyValue-0", "much");
        QTRY_VERIFY(window.text("propertyProblem-0").contains("number"));
        QCOMPARE(numberOf(ofNode(window, "hunter")[0].value), 0.0);
        press(window, "addProperty");
        QTRY_VERIFY(window.item("propertyName-1"));
        enter(window, "propertyName-1", "power");
        QTRY_VERIFY(window.text("propertyProblem-1").contains("Two properties"));
    }

    void typeChanges_keepWhatTheyCan() {
        EditorWindow window("hunter-and-prey");
        PropertyListModel model;
        model.setDocument(&window.editor.document);
        model.setItem("hunter");
        model.add();
        QCOMPARE(model.setValue(0, "3.7"), QString());
        QCOMPARE(model.setType(0, "number"), QString());
        QCOMPARE(numberOf(ofNode(window, "hunter")[0].value), 3.7);
        QCOMPARE(model.setType(0, "int"), QString());
        QCOMPARE(numberOf(ofNode(window, "hunter")[0].value), 4.0);
        QVERIFY(model.setValue(0, "2.5").contains("whole"));
        QCOMPARE(model.setType(0, "color"), QString()); // 4 is no color
        QCOMPARE(textOf(ofNode(window, "hunter")[0].value),
                 textOf(initialValue(PropertyType::color)));
        QCOMPARE(model.setValue(0, "#FF8800"), QString());
        QCOMPARE(model.setType(0, "text"), QString());
        QCOMPARE(textOf(ofNode(window, "hunter")[0].value), std::string("#ff8800"));
        QCOMPARE(model.setType(0, "bool"), QString());
        QCOMPARE(model.setValue(0, true), QString());
        QVERIFY(flagOf(ofNode(window, "hunter")[0].value));
        QCOMPARE(model.setType(0, "int"), QString());
        QCOMPARE(numberOf(ofNode(window, "hunter")[0].value), 1.0);
    }

    void projectItemsAndAgents_haveSome_andTheFileKeepsThem() {
        const QString file = m_home.filePath("with-properties.tiller");
        const auto add = [](Document& document, const QString& item, int agent) {
            PropertyListModel model;
            model.setDocument(&document);
            model.setItem(item);
            model.setAgent(agent);
            QVERIFY2(model.available(), qPrintable(item));
            model.add();
            QCOMPARE(model.rename(0, "tag"), QString());
            QCOMPARE(model.setValue(0, item), QString());
        };
        QString placed;
        QString region;
        Project saved;
        {
            EditorWindow window("home-and-walls");
            Document& document = window.editor.document;
            for (const Node& node : document.project().nodes)
                if (node.type == "agent-type")
                    placed = QString::fromStdString(node.id);
            region = QString::fromStdString(document.project().scene.front().id);
            document.push(
                setAgents(document.project(), placed.toStdString(), {{"one", {10, 20}, {}}}),
                "Place");
            document.push(
                setValue(document.project(), placed.toStdString(), "start", std::string("placed")),
                "Place");
            add(document, "world", -1);
            add(document, placed, -1);
            add(document, placed, 0);
            add(document, region, -1);
            window.select(placed);
            QTRY_VERIFY(window.item("agentProperties-0"));
            press(window, "agentProperties-0");
            QTRY_VERIFY(window.isShown("addProperty-0"));
            saved = document.project();
            QVERIFY(document.saveAs(file));
        }
        EditorWindow window("home-and-walls");
        QVERIFY(window.editor.document.open(file));
        const Project& read = window.editor.document.project();
        QVERIFY(read.properties == saved.properties && read.properties.size() == 1);
        const Node& node = *read.node(placed.toStdString());
        QCOMPARE(textOf(node.properties.at(0).value), placed.toStdString());
        QCOMPARE(textOf(node.agents.at(0).properties.at(0).value), placed.toStdString());
        QCOMPARE(textOf(read.scene.front().properties.at(0).value), region.toStdString());
    }

    void nodesWithout_haveNoTable() {
        EditorWindow window("hunter-and-prey");
        window.select("evade");
        QTRY_VERIFY(window.isShown("setting-speed"));
        QVERIFY(!window.isShown("addProperty"));
        window.click("tab-world");
        QTRY_VERIFY(window.item("worldSettings")->isVisible());
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestPropertyTable)
#include "tst_property_table.moc"
