#include "app/editor/editor_parts.h"
#include "tests/app/editor/qml_plugins.h"
#include "tests/app/editor/testing.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>

/// Objects find the editor's parts through their ancestors.
class TestEditorParts : public QObject {
    Q_OBJECT

private slots:
    void everythingInside_hasTheParts() {
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&m_engine);
        component.setData(m_source, {});
        const std::unique_ptr<QObject> made(
            EditorParts::create(component, {.document = &m_document}, {{"number", 7}}));
        QVERIFY2(made, qPrintable(component.errorString()));
        QCOMPARE(made->property("number").toInt(), 7);
        for (const char* name : {"own", "inner", "inPopup"})
            QCOMPARE(made->property(name).value<Document*>(), &m_document);
    }

    void bindings_haveTheParts_fromTheStart() {
        QTest::failOnWarning(QRegularExpression("TypeError"));
        QQmlComponent component(&m_engine);
        component.setData(m_source, {});
        const std::unique_ptr<QObject> made(
            EditorParts::create(component, {.document = &m_document}, {{"number", 7}}));
        QCOMPARE(made->property("asked").toString(), m_document.name());
    }

    void withoutParts_theyAreNull() {
        QQmlComponent component(&m_engine);
        component.setData(m_source, {});
        const std::unique_ptr<QObject> made(component.createWithInitialProperties({{"number", 7}}));
        QCOMPARE(made->property("own").value<Document*>(), nullptr);
        QCOMPARE(made->property("asked").toString(), "none");
    }

    void brokenComponent_givesNull() {
        QQmlComponent component(&m_engine);
        component.setData("import Tiller.App; Nothing {}", {});
        QVERIFY(!EditorParts::create(component, {.document = &m_document}));
        QVERIFY(!component.errorString().isEmpty());
    }

private:
    QByteArray m_source = R"(
        import QtQuick
        import QtQuick.Controls.Basic
        import Tiller.App
        Item {
            id: root
            property string asked
            required property int number
            readonly property Document own: Editor.document
            readonly property Document inner: leaf.Editor.document
            readonly property Document inPopup: content.Editor.document
            Item { Item { id: leaf; objectName: Editor.document ? Editor.document.name : "none" } }
            Popup { contentItem: Item { id: content } }
            Component.onCompleted: asked = leaf.objectName
        }
    )";
    Document m_document;
    QQmlEngine m_engine;
};
