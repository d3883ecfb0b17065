#include "app/editor/viewmodels/property_list_model.h"
#include "tests/app/editor/window.h"

/// The table of properties in the inspector.
class TestPropertyTable : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { restart("hunter-and-prey"); }

    void property_isAddedNamedTypedAndRemoved_byKeyboard() {
        select("hunter");
        QTRY_VERIFY(isShown("noProperties"));
        press("addProperty");
        QTRY_VERIFY(hasFocus("propertyName-0")); // to type its name at once
        QVERIFY(!isShown("noProperties"));
        key(Qt::Key_A, Qt::ControlModifier);
        type("health");
        key(Qt::Key_Tab);
        QTRY_COMPARE(ofNode("hunter")[0].name, std::string("health"));
        item("propertyType-0")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Up); // from text to number
        QTRY_VERIFY(ofNode("hunter")[0].type == PropertyType::number);
        enter("propertyValue-0", "12.5");
        QTRY_COMPARE(numberOf(ofNode("hunter")[0].value), 12.5);
        press("removeProperty-0");
        QTRY_VERIFY(ofNode("hunter").empty());
        for (const char* undone : {"remove", "value", "type", "name"}) {
            QVERIFY2(document().canUndo(), undone);
            document().undo();
        }
        QCOMPARE(ofNode("hunter")[0].name, "property");
        document().undo();
        QVERIFY(!document().canUndo());
    }

    void wrongNamesAndValues_areToldAtTheField() {
        select("hunter");
        QTRY_VERIFY(item("addProperty"));
        press("addProperty");
        QTRY_VERIFY(item("propertyName-0"));
        QVERIFY(!isShown("propertyProblem-0"));
        enter("propertyName-0", "two words");
        QTRY_VERIFY(isShown("propertyProblem-0"));
        QVERIFY(text("propertyProblem-0").contains("not a name"));
        QCOMPARE(ofNode("hunter")[0].name, "property");
        enter("propertyName-0", "power");
        QTRY_VERIFY(!isShown("propertyProblem-0"));
        item("propertyType-0")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Up);
        QTRY_VERIFY(ofNode("hunter")[0].type == PropertyType::number);
        enter("propertyValue-0", "much");
        QTRY_VERIFY(text("propertyProblem-0").contains("number"));
        QCOMPARE(numberOf(ofNode("hunter")[0].value), 0.0);
        press("addProperty");
        QTRY_VERIFY(item("propertyName-1"));
        enter("propertyName-1", "power");
        QTRY_VERIFY(text("propertyProblem-1").contains("Two properties"));
    }

    void typeChanges_keepWhatTheyCan() {
        PropertyListModel model;
        model.setDocument(&document());
        model.setItem("hunter");
        model.add();
        QCOMPARE(model.setValue(0, "3.7"), QString());
        QCOMPARE(model.setType(0, "number"), QString());
        QCOMPARE(numberOf(ofNode("hunter")[0].value), 3.7);
        QCOMPARE(model.setType(0, "int"), QString());
        QCOMPARE(numberOf(ofNode("hunter")[0].value), 4.0);
        QVERIFY(model.setValue(0, "2.5").contains("whole"));
        QCOMPARE(model.setType(0, "color"), QString()); // 4 is no color
        QCOMPARE(textOf(ofNode("hunter")[0].value), textOf(initialValue(PropertyType::color)));
        QCOMPARE(model.setValue(0, "#FF8800"), QString());
        QCOMPARE(model.setType(0, "text"), QString());
        QCOMPARE(textOf(ofNode("hunter")[0].value), "#ff8800");
        QCOMPARE(model.setType(0, "bool"), QString());
        QCOMPARE(model.setValue(0, true), QString());
        QVERIFY(flagOf(ofNode("hunter")[0].value));
        QCOMPARE(model.setType(0, "int"), QString());
        QCOMPARE(numberOf(ofNode("hunter")[0].value), 1.0);
    }

    void projectItemsAndAgents_haveSome_andTheFileKeepsThem() {
        const QString file = filePath("with-properties.tiller");
        const auto add = [this](const QString& owner, int agent) {
            PropertyListModel model;
            model.setDocument(&document());
            model.setItem(owner);
            model.setAgent(agent);
            QVERIFY2(model.available(), qPrintable(owner));
            model.add();
            QCOMPARE(model.rename(0, "tag"), QString());
            QCOMPARE(model.setValue(0, owner), QString());
        };
        QString placed;
        QString region;
        Project saved;
        {
            restart("home-and-walls");
            for (const Node& node : project().nodes)
                if (node.type == "agent-type")
                    placed = QString::fromStdString(node.id);
            region = QString::fromStdString(project().scene.front().id);
            document().push(setAgents(project(), placed.toStdString(), {{"one", {10, 20}, {}}}),
                            "Place");
            document().push(
                setValue(project(), placed.toStdString(), "start", std::string("placed")), "Place");
            add("world", -1);
            add(placed, -1);
            add(placed, 0);
            add(region, -1);
            select(placed);
            QTRY_VERIFY(item("agentProperties-0"));
            press("agentProperties-0");
            QTRY_VERIFY(isShown("addProperty-0"));
            saved = project();
            QVERIFY(document().saveAs(file));
        }
        restart("home-and-walls");
        QVERIFY(document().open(file));
        const Project& read = project();
        QVERIFY(read.properties == saved.properties && read.properties.size() == 1);
        const Node& node = *read.node(placed.toStdString());
        QCOMPARE(textOf(node.properties.at(0).value), placed.toStdString());
        QCOMPARE(textOf(node.agents.at(0).properties.at(0).value), placed.toStdString());
        QCOMPARE(textOf(read.scene.front().properties.at(0).value), region.toStdString());
    }

    void nodesWithout_haveNoTable() {
        select("evade");
        QTRY_VERIFY(isShown("setting-speed"));
        QVERIFY(!isShown("addProperty"));
        click("tab-world");
        QTRY_VERIFY(isShown("worldSettings"));
    }

private:
    const PropertyList& ofNode(const char* node) { return project().node(node)->properties; }

    /// Types a text into a field, and enters it.
    void enter(const QString& field, const char* text) {
        item(field)->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_A, Qt::ControlModifier);
        type(text);
        key(Qt::Key_Return);
    }

    void press(const QString& button) {
        item(button)->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Space);
    }
};
