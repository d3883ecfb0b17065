#include "app/editor/theme/theme.h"
#include "tests/app/editor/qml_plugins.h"
#include "tests/app/editor/testing.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

/// From which object others inherit the theme, and when they follow.
class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { windowWith(""); } // registers the type

    void alone_isDarkAndPlain() {
        QQuickItem item;
        const Theme& theme = themeOf(item);
        QVERIFY(theme.dark());
        QVERIFY(!theme.contrast());
        QCOMPARE(theme.scale(), 1.0);
        QCOMPARE(theme.text(), colorsOf(true, false).text);
    }

    void item_inheritsFromTheNearestAncestor() {
        QQuickItem root;
        QQuickItem middle(&root);
        QQuickItem plain(&middle);
        QQuickItem leaf(&plain);
        themeOf(root).setScale(2);
        QCOMPARE(themeOf(leaf).scale(), 2.0);
        themeOf(middle).setScale(3);
        QCOMPARE(themeOf(leaf).scale(), 3.0);
        themeOf(root).setScale(4);
        QCOMPARE(themeOf(leaf).scale(), 3.0);
    }

    void override_keepsTheOtherValues() {
        QQuickItem root;
        QQuickItem leaf(&root);
        themeOf(leaf).setScale(1.5);
        themeOf(root).setDark(false);
        themeOf(root).setContrast(true);
        QCOMPARE(themeOf(leaf).scale(), 1.5);
        QVERIFY(!themeOf(leaf).dark());
        QCOMPARE(themeOf(leaf).text(), QColor("#000000"));
        QCOMPARE(themeOf(root).scale(), 1.0);
    }

    void reparented_followsTheNewParent() {
        QQuickItem small;
        QQuickItem large;
        themeOf(large).setScale(2);
        QQuickItem leaf(&small);
        int changes = 0;
        connect(&themeOf(leaf), &Theme::changed, &leaf, [&] { ++changes; });
        leaf.setParentItem(&large);
        QCOMPARE(themeOf(leaf).scale(), 2.0);
        QCOMPARE(changes, 1);
        themeOf(small).setScale(5); // not its ancestor any longer
        QCOMPARE(themeOf(leaf).scale(), 2.0);
        themeOf(large).setScale(3);
        QCOMPARE(themeOf(leaf).scale(), 3.0);
        leaf.setParentItem(nullptr);
        QCOMPARE(themeOf(leaf).scale(), 3.0);
    }

    void plainAncestorReparented_isFollowed() {
        QQuickItem small;
        QQuickItem large;
        themeOf(large).setScale(2);
        QQuickItem plain(&small);
        QQuickItem leaf(&plain);
        QCOMPARE(themeOf(leaf).scale(), 1.0);
        plain.setParentItem(&large);
        QCOMPARE(themeOf(leaf).scale(), 2.0);
    }

    void popups_inheritWhereTheyAreDeclared() {
        const auto window = windowWith(R"(
        Popup { objectName: "popup"; contentItem: Item { objectName: "inPopup" } }
        Popup {
            objectName: "dialog"
            parent: T.Overlay.overlay
            contentItem: Item { objectName: "inDialog" }
        }
        Item { objectName: "inOverlay"; parent: T.Overlay.overlay }
        ToolTip { objectName: "tip"; contentItem: Item { objectName: "inTip" } }
        ComboBox { popup: Popup { contentItem: Item { id: made; objectName: "inBox" } } }
    )");
        for (const char* name :
             {"popup", "inPopup", "dialog", "inDialog", "inOverlay", "tip", "inTip", "inBox"})
            QCOMPARE(themeOf(find(*window, name)).scale(), 2.0);
        for (const char* name : {"popup", "dialog", "tip"})
            QVERIFY(QMetaObject::invokeMethod(&find(*window, name), "open"));
        QTRY_VERIFY(find(*window, "dialog").property("opened").toBool());
        themeOf(find(*window, "stage")).setScale(3);
        for (const char* name : {"inPopup", "inDialog", "inTip", "inBox"})
            QCOMPARE(themeOf(find(*window, name)).scale(), 3.0);
        QVERIFY(QMetaObject::invokeMethod(&find(*window, "dialog"), "close"));
        QTRY_VERIFY(!find(*window, "dialog").property("visible").toBool());
        QCOMPARE(themeOf(find(*window, "inDialog")).scale(), 3.0);
    }

    void menus_inheritWhereTheyOpen() {
        const auto window = windowWith(R"(
        Menu {
            id: menu
            objectName: "menu"
            MenuItem { objectName: "entry" }
            Menu { objectName: "submenu"; title: "More"; MenuItem { objectName: "inner" } }
        }
        Item { id: small; Theme.scale: 1 }
        function openAbove() { menu.popup(small, 0, 0) }
    )");
        for (const char* name : {"menu", "entry", "submenu", "inner"})
            QCOMPARE(themeOf(find(*window, name)).scale(), 2.0);
        QVERIFY(QMetaObject::invokeMethod(&find(*window, "stage"), "openAbove"));
        for (const char* name : {"menu", "entry", "submenu", "inner"})
            QCOMPARE(themeOf(find(*window, name)).scale(), 1.0);
    }

    void madeMenus_inherit() {
        const auto window = windowWith(R"(
        readonly property real size: bar.count > 0 ? bar.menuAt(0).Theme.scale : 0
        MenuBar {
            id: bar
            Instantiator {
                model: 1
                onObjectAdded: (index, object) => bar.insertMenu(index, object)
                Menu { title: "Made" }
            }
        }
    )");
        QTRY_COMPARE(find(*window, "stage").property("size").toDouble(), 2.0);
    }

    void madeItems_inherit() {
        const auto window = windowWith(R"(
        property real least: 9
        component Probe: Item {
            readonly property real size: Theme.scale
            height: 10
            Component.onCompleted: stage.least = Math.min(stage.least, size)
        }
        Loader { id: loader; sourceComponent: Component { Probe {} } }
        Repeater { id: rows; model: 1; Probe {} }
        ListView { id: list; height: 100; model: 1; delegate: Probe {} }
    )");
        QTRY_COMPARE(find(*window, "stage").property("least").toDouble(), 2.0);
    }

    void otherObjects_inheritFromTheirParent() {
        const auto window = windowWith(R"(
        QtObject { objectName: "object"; readonly property real size: Theme.scale }
    )");
        QCOMPARE(find(*window, "object").property("size").toDouble(), 2.0);
        themeOf(find(*window, "stage")).setScale(3);
        QCOMPARE(find(*window, "object").property("size").toDouble(), 3.0);
    }

    void destroyedAncestor_leavesTheValues() {
        auto ancestor = std::make_unique<QQuickItem>();
        QQuickItem leaf;
        leaf.setParentItem(ancestor.get());
        themeOf(*ancestor).setScale(2);
        QCOMPARE(themeOf(leaf).scale(), 2.0);
        ancestor.reset();
        QCOMPARE(themeOf(leaf).scale(), 2.0);
        QQuickItem other;
        leaf.setParentItem(&other);
        QCOMPARE(themeOf(leaf).scale(), 1.0);
    }

    void window_isDestroyedWithoutAChange() {
        auto window = windowWith(R"(
        ListView { objectName: "list"; height: 100; model: 3
            delegate: Item { height: Theme.row } }
        Popup { objectName: "popup"; contentItem: Item { objectName: "inPopup" } }
    )");
        QVERIFY(QMetaObject::invokeMethod(&find(*window, "popup"), "open"));
        int changes = 0;
        for (const char* name : {"stage", "list", "popup", "inPopup"})
            connect(&themeOf(find(*window, name)), &Theme::changed, this, [&] { ++changes; });
        window.reset();
        QCOMPARE(changes, 0);
    }

    void bindings_follow() {
        const auto window = windowWith(R"(
        Rectangle { objectName: "color"; color: stage.Theme.text }
        Rectangle { objectName: "named"; color: stage.Theme.colors.ofKind("mode") }
    )");
        const auto color = [&](const char* name) {
            return find(*window, name).property("color").value<QColor>();
        };
        QCOMPARE(color("color"), colorsOf(false, true).text);
        QCOMPARE(color("named"), colorsOf(false, true).mode);
        themeOf(*window).setDark(true);
        QCOMPARE(color("color"), colorsOf(true, true).text);
        QCOMPARE(color("named"), colorsOf(true, true).mode);
    }

    void sizes_areScaledAndCut() {
        QQuickItem item;
        Theme& theme = themeOf(item);
        QCOMPARE(theme.body(), 13);
        theme.setScale(1.5);
        QCOMPARE(theme.body(), 19);
        QCOMPARE(theme.caption(), 18);
        QCOMPARE(theme.radius(), 6);
    }

    void ports_haveColorsAndShapes() {
        const Colors& dark = colorsOf(true, false);
        const NamedColors colors(dark);
        QCOMPARE(colors.ofKind("group"), dark.agentType);
        QCOMPARE(colors.ofKind("combiner"), dark.combiner);
        QCOMPARE(colors.ofKind("unknown"), dark.textMuted);
        QCOMPARE(colors.ofPort("force"), dark.behavior);
        QCOMPARE(colors.ofPort("transition"), dark.mode);
        QCOMPARE(colors.ofPort("path"), dark.target);
        QCOMPARE(Theme::portShape("force"), "round");
        QCOMPARE(Theme::portShape("path"), "square");
        QCOMPARE(Theme::portShape("condition"), "diamond");
    }

private:
    /// Makes a window of QML; `inside` goes into an item with scale 2 called stage.
    std::unique_ptr<QQuickWindow> windowWith(const char* inside) {
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&m_engine);
        component.setData(R"(
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import QtQml
import Tiller.App
ApplicationWindow {
    visible: true
    width: 300
    height: 200
    Theme.dark: false
    Item {
        id: stage
        objectName: "stage"
        anchors.fill: parent
        Theme.scale: 2
        Theme.contrast: true
)" + QByteArray(inside) + "}}",
                          {});
        auto window =
            std::unique_ptr<QQuickWindow>(qobject_cast<QQuickWindow*>(component.create()));
        if (!window)
            qFatal("%s", qPrintable(component.errorString()));
        return window;
    }

    static Theme& themeOf(QObject& object) {
        return *qobject_cast<Theme*>(qmlAttachedPropertiesObject<Theme>(&object));
    }
    static QObject& find(const QQuickWindow& window, const char* name) {
        QObject* found = window.findChild<QObject*>(QLatin1String(name));
        if (!found)
            qFatal("the window has no %s", name);
        return *found;
    }
    QQmlEngine m_engine;
};
